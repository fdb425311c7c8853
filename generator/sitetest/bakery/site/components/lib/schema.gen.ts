// Code generated from the types of the model by go generate; DO NOT EDIT.

/**
 * A piece of an author's HTML: prose, an icon or a picture. It is only a name here;
 * the Html component inserts the markup.
 */
export type Html = string & { readonly __html: unique symbol };

/** A kind of page. */
export type TemplateName = keyof TemplateContent;

/** A page of any kind: its template decides which content it has. */
export type Page = { [T in TemplateName]: PageOf<T> }[TemplateName];

/** Access says who may read a page. */
export type Access = 'public' | 'members';

/** Accordion is a list of questions or topics that unfold: :::accordion with :::item inside. */
export interface Accordion {
  type: 'accordion';
  items: AccordionItem[];
}

/** AccordionItem is one row of an Accordion. */
export interface AccordionItem {
  id: string;
  title: string;
  body: Block[];
}

/** Action is the one thing to do next: :::action{href="/contact" label="Ask a question"}. */
export interface Action {
  type: 'action';
  href: string;
  label: string;
  body?: Block[];
}

/** Bakery is content/site.yaml. */
export interface Bakery {
  /** Name is the name of the business or product. */
  name: string;
  /** Mark is the logo beside the name. */
  mark: Html;
  /** Demonstration means that the business is invented. Every page then says so, search engines are told not to index the site, and a launch build may contain examples. */
  demonstration?: boolean;
  /** Year is the year of the build, for the footer. */
  year: number;
  telephone: string;
  links: Link[];
}

/** Block is one part of a Markdown body: prose, or a directive such as :::tabs. */
export type Block = Accordion | Action | Callout | Cards | Figure | Jump | ProseBlock | Quote | Recipe | Steps | TableBlock | Tabs;

/** Callout is a boxed note: :::callout{kind="safety" title="Mind the step"}. */
export interface Callout {
  type: 'callout';
  /** Kind sets the style: safety (a warning), tip, note, or one that the model adds. */
  kind: 'safety' | 'tip' | 'note' | 'fresh';
  title?: string;
  body: Block[];
}

/** Card is one card of Cards; with an href the whole card is a link. */
export interface Card {
  title: string;
  icon?: Html;
  href?: string;
  body: Block[];
}

/** Cards is a group of small cards: :::cards with :::card inside. */
export interface Cards {
  type: 'cards';
  cards: Card[];
}

/** Chart shows the rows of a table as bars on one scale. */
export interface Chart {
  /** Scale is the scale of the bars, by the name that the model gives it. */
  scale: 'hours' | 'days';
  /** Columns are the headings of the one or two columns that it draws. Each of their cells contains a figure or a range with its unit: 2-3.5 h. */
  columns: string[];
  /** Rows is filled in by the build: for each row of the table, the spans of the columns in the units of the scale. */
  rows: Span[][];
}

/** Counter is the front page. */
export interface Counter {
  lead: Html;
  picture: Html;
  /** Hours are filled in from content/hours.yaml. */
  hours: Hours[];
}

/** A day, for machines and for people. */
export interface Date {
  /** 2025-06-11 */
  iso: string;
  /** 11 June 2025 */
  text: string;
}

/** Figure is an illustration with a caption: :::figure{picture="shop-window" alt="…"}. */
export interface Figure {
  type: 'figure';
  picture: Html;
  body?: Block[];
}

/** Gate describes what replaces a members' page until the visitor logs in. */
export interface Gate {
  loggedOut: 'card' | 'nothing';
  /** Body is the address of the file with the whole page. It is empty in that file. */
  body?: string;
  /** Notice is the sentence on the notice card. */
  notice: string;
}

/** Heading is a heading that links can point to. */
export interface Heading {
  id: string;
  text: string;
}

/** Hours are when the shop is open. */
export interface Hours {
  day: string;
  open: Html;
}

/** Jump is a list of links to the page's sections: :::jump. With nothing inside it lists the page's second-level headings. */
export interface Jump {
  type: 'jump';
  links: Heading[];
}

/** Link is a labelled address: a path on this site, or a full https address. */
export interface Link {
  label: string;
  href: string;
}

/** Loaf is a page about one kind of bread. */
export interface Loaf {
  lead: Html;
  /** Baked is the day of the first one. */
  baked: Date;
  next?: Next;
  /** Others are filled in from Related. */
  others: Link[];
}

/** Next is what to do after reading. */
export interface Next {
  heading: string;
  text: Html;
  action: Link;
}

/** NotFound is the page for addresses that do not exist. */
export interface NotFound {
  text: string;
}

/** Note is a piece of news. */
export interface Note {
  date: Date;
  author: string;
  summary: Html;
  picture: Html;
}

/** Notebook lists the notes. */
export interface Notebook {
  /** Notes are filled in, newest first. */
  notes: Link[];
}

/** OvenLog is what only the bakers read. */
export interface OvenLog {
  degrees: number;
}

/** Page is everything that one address shows. Components read no other value. */
export interface PageOf<T extends TemplateName> {
  /** Path is the address without a trailing slash: / or /opening-hours. */
  path: string;
  template: T;
  /** Night is set on pages that members use in the dark. */
  night?: boolean;
  access: Access;
  /** Title is the main heading. */
  title: string;
  /** Lead is the description, for pages that show it under the heading. */
  description: string;
  emblem?: Html;
  /** Body is the Markdown below the front matter. */
  body: Block[];
  /** Headings are the second-level headings of the body, for "on this page". */
  headings: Heading[];
  /** Ribbon is the line above an unpublished page that says why it is not published. */
  ribbon?: string;
  /** Gate is set on a members' page. If the gate has a body address, the page's own Body and Content are missing: they are in the file at that address. */
  gate?: Gate;
  /** Content is the part of the page that is specific to its template. */
  content: TemplateContent[T];
  /** Site is the data that all pages share. */
  site: Bakery;
}

/** ProseBlock is a run of ordinary Markdown between directives. */
export interface ProseBlock {
  type: 'prose';
  html: Html;
}

/** Quote is a quotation: :::quote{by="A parent of two"}. */
export interface Quote {
  type: 'quote';
  by?: string;
  body: Block[];
}

/** Recipe is a recipe: :::recipe{flour="rye"} with :::stage inside. */
export interface Recipe {
  type: 'recipe';
  flour: string;
  stages: Stage[];
  /** Whole is filled in: wholemeal has to rest longer. */
  whole: boolean;
}

/** RouteKind is the files and policy that pages of one kind have in common. */
export interface RouteKind {
  styles: string[];
  scripts: string[];
  /** OwnCodeOnly means that the documents' policy allows no third parties. */
  ownCodeOnly?: boolean;
}

/** Routes is a table of what pages need in addition to their documents, so that a browser can request everything while the document is loading. There is one table of public pages, and one of members' pages that only members fetch. */
export interface Routes {
  /** Entry is the entry script of the documents that the table was made for. */
  entry: string;
  /** Kinds are the kinds of page. Files that every page needs are left out. */
  kinds: RouteKind[];
  /** Pages maps the path of a page to the index of its kind. /folder/* stands for all pages below a folder that are not listed themselves. */
  pages: Record<string, number>;
  /** Bodies are the addresses of the files with the members' pages, by path. */
  bodies?: Record<string, string>;
  /** Members is the address of the table of members' pages. */
  members?: string;
}

/** Span is a range of figures, or one figure if both ends are equal. */
export interface Span {
  from: number;
  to: number;
}

/** Stage is what to do at one time. */
export interface Stage {
  id: string;
  time: string;
  body: Block[];
}

/** Step is one step of Steps. */
export interface Step {
  title: string;
  body: Block[];
}

/** Steps is a numbered list of steps: :::steps with :::step inside. */
export interface Steps {
  type: 'steps';
  steps: Step[];
}

/** Tab is one panel of Tabs. The first is open when the page loads. */
export interface Tab {
  /** ID is derived from the label; the address page#id opens the tab. */
  id: string;
  label: string;
  body: Block[];
}

/** Table is the contents of a file content/tables/*.yaml. */
export interface Table {
  caption: string;
  /** Columns are the column headings; each row has one cell for each. */
  columns: string[];
  rows: TableRow[];
  /** Note is shown below the table. */
  note?: Html;
  /** Fold folds the rows after the first few. Left out, all are shown. */
  fold?: TableFold;
  /** Chart is the chart above the table, drawn from its cells. Left out, there is none. */
  chart?: Chart;
}

/** TableBlock shows a table from content/tables: :::table{name="opening-hours"}. */
export interface TableBlock {
  type: 'table';
  /** Name is the name of a file in content/tables, without .yaml. */
  name: string;
  /** Expand makes each row open and close, one at a time; the rows need a detail. */
  expand?: boolean;
  /** Table is filled in from that file. */
  table: Table;
}

/** TableFold hides the rows of a table after the first few until a reader opens them. */
export interface TableFold {
  /** After is how many rows are always shown. */
  after: number;
  /** Label is the text of the control that shows the others. */
  label: string;
}

/** TableRow is one row of a Table. */
export interface TableRow {
  cells: string[];
  /** Call is the telephone number that the row's first cell calls: 116 123. */
  call?: string;
  /** Tone is the colour of the row, by the name that the model gives it. Left out: none. */
  tone?: 'crust' | 'crumb';
  /** Detail is shown when the row is opened. */
  detail?: Html;
}

/** Tabs is a row of panels that shows one at a time: :::tabs with :::tab inside. */
export interface Tabs {
  type: 'tabs';
  /** Label names the row of tabs for screen readers. */
  label: string;
  tabs: Tab[];
}

/** The content of each kind of page, by the name of its template. */
export interface TemplateContent {
  counter: Counter;
  loaf: Loaf;
  'not-found': NotFound;
  note: Note;
  notebook: Notebook;
  'oven-log': OvenLog;
}
