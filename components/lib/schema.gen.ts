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

/** About introduces the consultant. */
export interface About {
  heading: string;
  text: Html;
  picture?: Html;
}

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

/** Ad is the landing page of advertisements. */
export interface Ad {
  hero: Pitch;
  /** Pains are the troubles of the nights. */
  pains?: Section;
  /** Benefits are the three cards. */
  benefits?: Section;
  /** Testimonial is filled in from Story. */
  testimonial?: Testimonial;
  /** Price states what the package costs. */
  price?: Html;
  /** Limited says that places are few; it is shown in its month only. */
  limited?: Limited;
  /** Closing is the last invitation, with the label of its button. */
  closing: Pitch;
}

/** AgeChoices are the ages in which the day differs. */
export interface AgeChoices {
  'under-6-months': string;
  '6-8-months': string;
  '9-12-months': string;
  '13-17-months': string;
  '18-months-to-3-years': string;
  'over-3-years': string;
}

/** AgeQuestion asks for the child's age, below the name. */
export interface AgeQuestion {
  label: string;
  hint: PlanText;
  /** None is the answer of those who would rather not say. */
  none: string;
  choices: AgeChoices;
}

/** AlsoChoices are what may be so of a family. */
export interface AlsoChoices {
  /** Early is for a baby who was born early. */
  early: string;
  /** Alone is for a parent who has nobody to share the nights with. */
  alone: string;
}

/** AlsoQuestion asks for what changes some words, below the age. */
export interface AlsoQuestion {
  label: string;
  hint: PlanText;
  choices: AlsoChoices;
}

/** Answers is content/answers.yaml: what parents ask at night, and what to do tonight. The home page, the blog and the dashboard show it. */
export interface Answers {
  /** Heading is the question above all: What's happening? */
  heading: string;
  /** Lead is the sentence below it. */
  lead: string;
  /** More opens the questions after the first six. */
  more: string;
  /** Questions, the most frequent first. */
  questions?: Question[];
}

/** ArrangementChoices are the places in which a child may sleep. */
export interface ArrangementChoices {
  /** A is the child's own cot. */
  a: Choice;
  /** B is the child's own bed. */
  b: Choice;
  /** C is sharing a bed all night, and wishing to go on. */
  c: Choice;
  /** D is sharing a bed under 9 months, and wanting to reduce the dependency first. */
  d: Choice;
  /** E is sharing a bed under 9 months, and being unsure about the order. */
  e: Choice;
  /** F is sleeping on a parent all night. */
  f: Choice;
}

/** ArrangementQuestion asks where the child sleeps now. */
export interface ArrangementQuestion {
  question: PlanText;
  /** Hint is shown below the question and says how to answer it. */
  hint: PlanText;
  choices: ArrangementChoices;
  shown: string[];
}

/** Article is one post of the blog. */
export interface Article {
  /** ID is the article's number, which no other article has. */
  id: number;
  /** Date is the day of publication: 2025-06-11. A day in the future keeps the article out of the site until then. */
  date: Date;
  /** Author is who wrote it. */
  author: string;
  /** Excerpt is the teaser on the blog's list. */
  excerpt: Html;
  /** Category groups articles: Sleep Routines. */
  category: string;
  picture?: Html;
  sources?: Link[];
  next?: Next;
  /** Minutes is the reading time, counted from the words. */
  minutes: number;
  /** CategoryPath and AuthorPath are the pages with all articles of the category and of the author; empty where there are none. */
  categoryPath?: string;
  /** BlogPath is the list of all articles; empty where there is none. */
  blogPath?: string;
  authorPath?: string;
  /** Newer and Older are the articles published after and before this one. */
  newer?: Neighbour;
  older?: Neighbour;
  /** Related are other articles of the category. */
  related?: PageCard[];
}

/** ArticleCard is an article on the blog's list. */
export interface ArticleCard {
  title: string;
  path: string;
  excerpt: Html;
  date: Date;
  category: string;
  picture?: Html;
  minutes: number;
}

/** BackupProblems say why a file is not taken. */
export interface BackupProblems {
  /** Large is a file beyond what any backup contains, Foreign one of another origin, Newer one of a later version of the site. */
  large: string;
  foreign: string;
  newer: string;
  /** Damaged contains nothing that can be read. */
  damaged: string;
}

/** BackupWords are about the file with all that a family wrote. */
export interface BackupWords {
  title: string;
  note: Html;
  save: string;
  saved: string;
  /** File is the name of the file, before the day and its ending. */
  file: string;
  /** Restore is the heading of the other direction, Choose the label of the field for the file. */
  restore: string;
  choose: string;
  /** Holds stands above what a file of {day} contains; NewDays counts {count} days, of which {known} are on this phone too. */
  holds: string;
  newDays: string;
  /** Stays is said of a plan or a day of birth where this phone keeps another. */
  stays: string;
  /** Unread counts {count} entries that can't be read. */
  unread: string;
  merge: string;
  restored: string;
  refused: string;
  /** Problems say why a file is not taken. */
  problems: BackupProblems;
}

/** Banner is a wide picture with a sentence beside it. */
export interface Banner {
  picture: Html;
  text: Html;
}

/** Block is one part of a Markdown body: prose, or a directive such as :::tabs. */
export type Block = Accordion | Action | Callout | Cards | Figure | Jump | Listen | ProseBlock | Quote | Routine | Steps | TableBlock | Tabs;

/** Blog is the list of articles. */
export interface Blog {
  lead?: Html;
  /** Topics names the list of links to the categories. */
  topics?: string;
  /** Newer and Older lead from one page of the list to the next. */
  newer: string;
  older: string;
  /** Articles are filled in, newest first. */
  articles: ArticleCard[];
  /** NewerPath and OlderPath are the pages beside this one; empty where there is none. */
  newerPath?: string;
  olderPath?: string;
  /** Answers are filled in from content/answers.yaml, on the first page of the list. */
  answers?: Answers;
  /** CategoryLinks lead from the list of all articles to those of the categories, where there are several, and All leads back there. */
  categoryLinks?: Link[];
  all?: Link;
}

/** Booking is the scheduling service. */
export interface Booking {
  url: string;
  /** Origin is the only one whose messages are accepted: https://calendly.com */
  origin: string;
  /** Load is approach (when a visitor comes near the calendar) or click (when they ask for it). Left out: approach. */
  load?: 'approach' | 'click';
  /** Confirmation is filled in: the page that thanks for a booking. */
  confirmation?: string;
  /** Show is the button that a click loads the calendar with. */
  show: string;
  /** Stores says what the calendar stores on the visitor's device. */
  stores: Html;
  /** Title names the calendar for screen readers: Times for a free call. */
  title: string;
  /** Open is the link to the calendar's own page, which is always there. */
  open: string;
  /** Waiting is shown until the calendar has loaded. */
  waiting: string;
  /** Failure is shown when the calendar has not loaded. */
  failure: string;
}

/** Callout is a boxed note: :::callout{kind="safety" title="Mind the step"}. */
export interface Callout {
  type: 'callout';
  /** Kind sets the style: safety (a warning), tip, note, or one that the model adds. */
  kind: 'safety' | 'tip' | 'note' | 'tonight';
  title?: string;
  body: Block[];
}

/** CalloutKinds are the words that tell the kinds of callout apart. */
export interface CalloutKinds {
  safety: string;
  tip: string;
  note: string;
  tonight: string;
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

/** Certificate is what the word "certified" rests on, or another proof of trade. */
export interface Certificate {
  name: string;
  /** AwardedBy is the school or the awarding body, the insurer, or who checked. */
  awardedBy: string;
  year: number;
  /** Number is that of the certificate or policy. */
  number?: string;
  /** Check is the address at which anybody can look it up. */
  check?: string;
}

/** Chart shows the rows of a table as bars on one scale. */
export interface Chart {
  /** Scale is the scale of the bars, by the name that the model gives it. */
  scale: 'hours' | 'months' | 'tog';
  /** Columns are the headings of the one or two columns that it draws. Each of their cells contains a figure or a range with its unit: 2-3.5 h. */
  columns: string[];
  /** Rows is filled in by the build: for each row of the table, the spans of the columns in the units of the scale. */
  rows: Span[][];
}

/** Choice is an answer that can be picked. */
export interface Choice {
  label: PlanText;
  /** Note says more, in smaller letters. */
  note?: PlanText;
}

/** Claim is a headline number with what it counts. */
export interface Claim {
  value: string;
  label: string;
  /** Basis says what is counted, Asked how many were asked and how many answered, and Period when. They are shown in small print below the numbers. */
  basis?: string;
  asked?: string;
  period?: string;
}

/** Confirmation is a page after something has been done: a booking, or a purchase. */
export interface Confirmation {
  /** Event is what has happened; it decides what is reported to the ad tag. */
  event: 'booking' | 'purchase';
  lead: Html;
  picture?: Html;
  /** Next are the things that happen now, in order. */
  next: Point[];
  /** Actions are the buttons, the main one first. */
  actions: Link[];
  /** Purchases are filled in from the offers that have a purchase-value of their own. */
  purchases?: PurchaseValue[];
}

/** Consent is the wording of the cookie question. */
export interface Consent {
  /** Text is the question, short enough for two lines of a phone. */
  text: Html;
  accept: string;
  reject: string;
  /** Choose is the button that shows the purposes one by one, and Save the one below them. */
  choose: string;
  save: string;
  /** Adverts and Analytics say what can be allowed, and who then learns what; only what has an id under tracking is asked about. */
  adverts: string;
  analytics: string;
  /** Change is the label in the footer that brings the question back. */
  change: string;
}

/** ConsultantProfile is how the site shows and lets hear its consultant. */
export interface ConsultantProfile {
  /** Portrait is a drawing until there is a photograph. */
  portrait: Html;
  recording?: VoiceRecording;
}

/** Contact is a page with the contact form. */
export interface Contact {
  lead: Html;
  /** Details is the heading above the telephone number and addresses. */
  details: string;
  /** Form describes the form. */
  form: ContactForm;
  /** Aside is shown beside the form: who answers, and when. */
  aside?: Html;
  /** Booking is the second button, for version B. */
  booking?: Link;
}

/** ContactForm is the wording of a contact form. */
export interface ContactForm {
  /** Version is a (with the child's age, the telephone number optional) or b (no child's age, the mobile number required). */
  version: 'a' | 'b';
  /** Submit is the label of the button. */
  submit: string;
  /** Privacy says what happens with what is sent. */
  privacy: Html;
  /** ThanksHeading and ThanksText are the Thank You panel. */
  thanksHeading: string;
  thanksText: Html;
  /** Sent stays below the form once it was sent; {time} becomes the time. */
  sent: string;
  /** Failure is shown when sending failed; {email} becomes the e-mail address. */
  failure: string;
  /** Ages are the choices of the child's age. */
  ages?: string[];
  /** ChooseAge stands in the field until one is chosen. */
  chooseAge?: string;
  /** MessageHint is shown under the message field. */
  messageHint?: string;
  /** SubmitNote says beside the button what it does. */
  submitNote?: Html;
  /** Errors are shown beside the fields that they are about. */
  errors: FieldErrors;
}

/** Counter is the script of such a service, and what it is told. */
export interface Counter {
  script: string;
  /** Attributes are those of its element, each a name and a value. */
  attributes: string[][];
  /** Commands are put into Matomo's queue before it is loaded. */
  commands: string[][];
}

/** Dashboard is the members' home: all modules as a path. */
export interface Dashboard {
  lead: Html;
  /** Tools are the tiles above the modules. */
  tools: Link[];
  /** Modules are the cards, in order. */
  modules: Module[];
  /** Start is the label of each card's button. */
  start: string;
  /** Today is what was read, and what comes next. */
  today: Today;
  /** Saving is about the library on the device. */
  saving?: Saving;
  /** Answers are filled in from content/answers.yaml. */
  answers?: Answers;
}

/** A day, for machines and for people. */
export interface Date {
  /** 2025-06-11 */
  iso: string;
  /** 11 June 2025 */
  text: string;
}

/** Day is a day of sleep, in hours since midnight. */
export interface Day {
  wake: number;
  asleep: number;
  naps: Span[];
}

/** Details are the ways to reach the business. */
export interface Details {
  /** Phone as people read it: 07700 900123. */
  phone: string;
  /** Emails are the two addresses, the first for enquiries. */
  emails: string[];
  location: string;
  /** Post is who runs the business and where letters reach them. */
  post?: Post;
}

/** DiaryAverage is what several days come to. */
export interface DiaryAverage {
  title: string;
  /** Days says it: {days} whole days, {average} a day, {from} to {to}. */
  days: Html;
  /** Age says what the table has for the child's {age}: {sleep}. AnyAge is shown where the day of birth is not known. */
  age: Html;
  anyAge: Html;
  /** Enough is shown after two weeks. */
  enough: Html;
}

/** DiaryChildren tells the children of a family apart, where it has several. */
export interface DiaryChildren {
  /** Whose names the buttons that choose between them; Open unfolds the fields of their names. */
  whose: string;
  open: string;
  note: Html;
  /** Name is the label of the field for child {number}. */
  name: string;
  /** Problem asks for names that differ; Saved says that they are kept. */
  save: string;
  saved: string;
  problem: string;
}

/** DiaryDay is about one day: its sleeps, and what changes them. */
export interface DiaryDay {
  /** Earlier and Later lead to the day before and the day after. */
  earlier: string;
  later: string;
  empty: string;
  /** Add, AddWaking and AddFeed open the form for one, Change that of one which is there. */
  add: string;
  addWaking: string;
  addFeed: string;
  change: string;
  asleep: string;
  woke: string;
  /** Up asks who was up when the child woke, Whose which child it was, of several. */
  up: string;
  whose: string;
  save: string;
  remove: string;
  cancel: string;
  /** Overlap is shown when a sleep runs into another, Future when it is yet to come, During when a waking lies in a sleep. */
  overlap: string;
  future: string;
  during: string;
  /** AwakeBefore and StillAsleep are shown with a sleep, Was before who was up. */
  awakeBefore: string;
  stillAsleep: string;
  wasUp: string;
  firstWaking: string;
  /** Lone is shown with a waking from a sleep that was not written down. */
  lone: string;
  /** Line is the label of a line about the day, Note says what counts as night. */
  line: string;
  note: Html;
}

/** DiaryHandover is about handing the night over to the other parent. */
export interface DiaryHandover {
  /** Open is the button of the diary. */
  open: string;
  title: string;
  note: Html;
  send: string;
  /** Code says what the QR code is, Long that the night is too long for one. */
  code: string;
  long: string;
  /** Theirs is the button that says that it was handed over. */
  theirs: string;
  /** Subject names the link in the phone's list of apps and in messages. */
  subject: string;
  copied: string;
  byHand: string;
}

/** DiaryKeeping is about keeping the diary on the device. */
export interface DiaryKeeping {
  note: Html;
  remove: string;
  /** Confirm asks before all days are removed, with the buttons Yes and No; of several children ConfirmChild does, of {name}. */
  confirm: string;
  confirmChild: string;
  yes: string;
  no: string;
}

/** DiaryNow is what a parent does with one thumb. {time} is a time of day, {length} a length of time. */
export interface DiaryNow {
  /** Asleep, Awake and Feed are the buttons. */
  asleep: string;
  awake: string;
  feed: string;
  /** AsleepSince and AwakeSince say how it is, Empty that nothing was written yet. */
  asleepSince: string;
  awakeSince: string;
  empty: string;
  /** FellAsleep, Woke and Fed say what was written, beside the button Undo. */
  fellAsleep: string;
  woke: string;
  fed: string;
  saved: string;
  removed: string;
  undo: string;
  /** Forgotten asks when a sleep ended that was left open, WokeAt is the label of the time. */
  forgotten: string;
  wokeAt: string;
  /** Handed says since when another phone has it, beside the button TakeBack. */
  handed: string;
  takeBack: string;
  /** NextSleep is the link to the page that counts to it. */
  nextSleep: Link;
}

/** DiaryPicture is the picture of two weeks, and its table. */
export interface DiaryPicture {
  title: string;
  /** Sleep, Waking and Feed name what is drawn. */
  sleep: string;
  waking: string;
  feed: string;
  /** Table unfolds the same days in figures; Columns are the headings, the first for the day. */
  table: string;
  date: string;
  naps: string;
  night: string;
  all: string;
  wakings: string;
  feeds: string;
  /** Clocks stands beside a sleep at which the clocks were changed. */
  clocks: string;
}

/** DiarySending is about sending the week to the consultant. */
export interface DiarySending {
  /** Open is the button of the diary. */
  open: string;
  title: string;
  note: Html;
  /** Question is the label of the field for it. */
  question: string;
  /** Preview stands above the text, which is all that is sent. */
  preview: string;
  /** Send hands the file to the phone's apps, Save stores it, Mail writes to the consultant. */
  send: string;
  save: string;
  mail: string;
  /** File is the name of the file, without day and ending, Subject the subject of the message. */
  file: string;
  subject: string;
  /** Asks, Plan and Week are the headings of the page; PlanNight says where the family is. */
  asks: string;
  plan: string;
  planNight: string;
  week: string;
  /** Sleep, Woke and Feed are the kinds of its lines. */
  sleep: string;
  woke: string;
  feed: string;
}

/** DiarySheet is the empty sheet on paper. */
export interface DiarySheet {
  /** Print is the label of the button. */
  print: string;
  title: string;
  /** Name and Day are written before the lines at its top. */
  name: string;
  day: string;
  /** Columns are the headings. */
  columns: string[];
}

/** DimBar contains what helps at three in the morning, three or four links for each. */
export interface DimBar {
  visitors: Link[];
  members: Link[];
}

/** DiscoveryCall is the page that leads to the free call. */
export interface DiscoveryCall {
  hero: Pitch;
  /** Limited is the badge that says that free calls are few; it is shown in its month only. */
  limited?: Limited;
  /** Testimonial is filled in from Story. */
  testimonial?: Testimonial;
  /** Problems are what families come with. */
  problems?: Section;
  /** Consultant introduces the person who answers. */
  consultant?: About;
  /** Reasons are why to book. */
  reasons?: Section;
  /** Consultation is the booking section. */
  consultation: Section;
  /** Programme is about the online programme, at #online-programme. */
  programme?: Next;
}

/** DummyChoices are the times at which a dummy may be used. */
export interface DummyChoices {
  all_time: Choice;
  night_only: Choice;
  day_only: Choice;
  no: Choice;
}

/** DummyQuestion asks when a dummy is used. */
export interface DummyQuestion {
  question: PlanText;
  /** Hint is shown below the question and says how to answer it. */
  hint: PlanText;
  choices: DummyChoices;
  shown: string[];
}

/** FieldErrors say what is missing in a contact form. Their JSON names are those of the fields. */
export interface FieldErrors {
  name: string;
  email: string;
  /** EmailFormat is shown for what cannot be an e-mail address. */
  emailFormat: string;
  /** EmailMeant asks about a slip in an address: {address} is the one that was probably meant. */
  emailMeant: string;
  /** Phone is for version b, where the mobile number is required. */
  phone?: string;
  /** ChildAge is for version a. */
  childAge?: string;
}

/** Figure is an illustration with a caption: :::figure{picture="shop-window" alt="…"}. */
export interface Figure {
  type: 'figure';
  picture: Html;
  body?: Block[];
}

/** Footer is the wording of the foot of public pages. */
export interface Footer {
  /** About is the sentence under the name. */
  about: Html;
  /** Safety is a line about safe sleep with its links. */
  safety?: Html;
  /** Groups are the lists of links. */
  groups: NavGroup[];
  /** Small is the last line, after the year and the name. */
  small: string;
  /** Links are shown beside the last line: the privacy notice. */
  links: Link[];
}

/** Form is a page with questions that its file lists. The host's forms take the answers, under the last part of the page's address. */
export interface Form {
  lead: Html;
  /** Questions are asked in this order. */
  questions: FormQuestion[];
  /** Submit is the label of the button. */
  submit: string;
  /** Privacy says what happens with what is sent. */
  privacy: Html;
  /** ThanksHeading and ThanksText are the Thank You panel. */
  thanksHeading: string;
  thanksText: Html;
  /** Sent stays below the form once it was sent; {time} becomes the time. */
  sent: string;
  /** Failure is shown when sending failed; {email} becomes the e-mail address. */
  failure: string;
  /** Keep is the label of the box that keeps the answers on the visitor's device until they are sent. */
  keep: string;
  /** EmailFormat is shown for what cannot be an e-mail address. */
  emailFormat: string;
  /** Aside is shown below the form. */
  aside?: Html;
  /** Lasting is filled in from content/keeping.yaml. */
  lasting?: Lasting;
}

/** FormCondition is the answer after which a question is shown. */
export interface FormCondition {
  /** Question is the name of an earlier choice or choices. */
  question: string;
  /** Is are its answers, one of which has to be chosen. */
  is: string[];
}

/** FormQuestion is a question of a form. */
export interface FormQuestion {
  /** Name stands before the answer in what reaches you: child-name. */
  name: string;
  label: string;
  /** Kind is what the field takes: text (a line), paragraph, email, phone, date, number, choice (one of the choices) or choices (any of them). */
  kind: 'text' | 'paragraph' | 'email' | 'phone' | 'date' | 'number' | 'choice' | 'choices';
  hint?: string;
  /** Choices are the answers of a choice or choices. */
  choices?: string[];
  /** Missing says that the answer is missing. Left out, the question may stay open. */
  missing?: string;
  /** When shows the question only after some answers of an earlier one. */
  when?: FormCondition;
}

/** Gate describes what replaces a members' page until the visitor logs in. */
export interface Gate {
  loggedOut: 'card' | 'nothing';
  /** Body is the address of the file with the whole page. It is empty in that file. */
  body?: string;
  /** Notice is the sentence on the notice card. */
  notice: string;
}

/** GoalChoices are the two goals. */
export interface GoalChoices {
  /** A is the child's own bed. */
  a: Choice;
  /** B is going on sharing a bed, the child falling asleep independently. */
  b: Choice;
}

/** GoalQuestion asks what the parents want to reach. */
export interface GoalQuestion {
  question: PlanText;
  /** Hint is shown below the question and says how to answer it. */
  hint: PlanText;
  choices: GoalChoices;
  shown: string[];
}

/** Guide is a reading page: public guides and the members' library. */
export interface Guide {
  /** Lead is the sentence or two under the title. */
  lead: Html;
  /** Now are three lines for someone who stands in the dark with the child: what to do right now, before any explanation. Every file in content/guides has them. */
  now?: string[];
  /** Calls are filled in: the numbers that Now asks to call. */
  calls?: Link[];
  /** Label is the small line above the title: "Member Resource". */
  label?: string;
  /** Reviewed is the day on which the facts were last checked: 2026-11-01. */
  reviewed: Date;
  /** Sources are the places where the facts come from. */
  sources?: Link[];
  /** Action is the button in the title band: where to begin reading. */
  action?: Link;
  /** Shortcuts are links that only small screens show, below the title. */
  shortcuts?: Link[];
  /** AnchorOffset is how far below the top, in pixels, a section is shown that a link leads to: 80 or 100. Left out, it is shown just below the bar. */
  anchorOffset?: 80 | 100;
  /** Next is the call to action at the end. */
  next?: Next;
  /** VisitorsNext is filled in for a public guide whose call to action leads to a members' page: visitors are shown it instead. */
  visitorsNext?: Next;
  /** RelatedPages are filled in from Related. */
  relatedPages?: PageCard[];
}

/** Heading is a heading that links can point to. */
export interface Heading {
  id: string;
  text: string;
}

/** Hero is the first thing a visitor sees. */
export interface Hero {
  /** Badge is the small line above the heading. */
  badge?: string;
  /** Heading is the promise, in one sentence. */
  heading: string;
  lead: Html;
  picture?: Html;
  /** Figures are the headline numbers. */
  figures: Claim[];
  /** Call is the main button, which leads to the booking calendar. */
  call: Link;
  /** Action is the second button. */
  action?: Link;
  /** Quiet is a link, quieter than the buttons. */
  quiet?: Link;
  /** Prices are filled in from the offers of the services page. */
  prices: Price[];
}

/** Home is the front page. */
export interface Home {
  /** Hero is the top of the page. */
  hero: Hero;
  /** Struggles is the section about what tired parents struggle with. */
  struggles?: Section;
  /** Banner is the wide picture below the struggles. */
  banner?: Banner;
  /** HowItWorks is the path of steps. */
  howItWorks?: Section;
  /** WhyChooseUs is the list of reasons. */
  whyChooseUs?: Section;
  /** Stories is the heading above the parents' stories. Without stories it is not shown. */
  stories?: Section;
  /** Consultation is the booking section. */
  consultation: Section;
  /** Limited says that places are few; it is shown in its month only. */
  limited?: Limited;
  /** Testimonials are filled in from content/testimonials.yaml. */
  testimonials: Testimonial[];
  /** Answers are filled in from content/answers.yaml. */
  answers?: Answers;
}

/** Jump is a list of links to the page's sections: :::jump. With nothing inside it lists the page's second-level headings. */
export interface Jump {
  type: 'jump';
  links: Heading[];
}

/** KeptThings are the names of what the site may keep on a device. */
export interface KeptThings {
  plan: string;
  diary: string;
  birth: string;
  draft: string;
  reading: string;
  library: string;
  login: string;
  look: string;
  consent: string;
  /** Other is anything else that a family has kept, as by an older version of the site. */
  other: string;
}

/** KeptWords are about the list of what is kept. */
export interface KeptWords {
  title: string;
  /** Empty is shown when nothing is kept, Reading until that is known. */
  empty: string;
  reading: string;
  /** Things name what may be kept. */
  things: KeptThings;
  /** Days says how many days the diary has: {count}. Since says from which {day} on a thing is kept, Size how large it is: {size}. */
  days: string;
  since: string;
  size: string;
  remove: string;
  /** RemoveAll removes everything; Confirm asks before anything goes, with the buttons Yes and No. */
  removeAll: string;
  confirm: string;
  yes: string;
  no: string;
  removed: string;
}

/** Lasting is content/keeping.yaml: how long the browser keeps what a family keeps on its phone. One of its texts stands beside every button that keeps something. */
export interface Lasting {
  /** Stays is shown where the browser has promised to keep it. */
  stays: Html;
  /** MayForget is shown where it has not, SevenDays in Safari, which deletes what scripts store after seven days without a visit. Both say what helps. */
  mayForget: Html;
  sevenDays: Html;
  /** NotKept is shown where the browser refuses to store, and says what helps. */
  notKept: Html;
  /** Tab is shown on a shared computer. */
  tab: Html;
}

/** Limited is a claim that only a few places are free, true for one month. */
export interface Limited {
  /** Month is the month for which the claim is true: 2026-11. */
  month: string;
  title: string;
  /** Text says what is limited, with {places}. */
  text?: Html;
}

/** Link is a labelled address: a path on this site, or a full https address. */
export interface Link {
  label: string;
  href: string;
}

/** Listen is a button that plays the sample of white noise over and over: :::listen{label="Hear white noise" hint="…"}. */
export interface Listen {
  type: 'listen';
  /** Label names the button. */
  label: string;
  /** Hint is shown until the button has been pressed once. */
  hint: string;
}

/** Lock is what is published of a sealed library's key: the key itself, wrapped for each pair of username and password. */
export interface Lock {
  /** Library names the key. */
  library: string;
  /** Salt is base64. A key that opens one of Keys is PBKDF2-SHA-256 over "user\x00password". */
  salt: string;
  iterations: number;
  /** Keys are base64: a nonce of 12 bytes, and the library's key in AES-256-GCM with the associated data "library key". */
  keys: string[];
}

/** Login is the members' login. */
export interface Login {
  lead: Html;
  /** Help is the line below the form. */
  help?: Html;
  /** Failure is shown when the browser could not check the username and password. */
  failure: string;
  /** StorageRefused is shown when the browser refuses to store the login. */
  storageRefused: string;
  picture?: Html;
  /** NoCrypto is shown where the browser offers no Web Crypto to open a sealed library. */
  noCrypto: string;
  /** ShowPassword is the label of the button that shows the password as it is typed. */
  showPassword: string;
  /** Submit is the label of the button. */
  submit: string;
  /** SharedComputer is the label of the box to tick where others use the same computer: nothing is kept there beyond the tab. */
  sharedComputer: string;
  /** Wanted is shown to a visitor whom a members' page, {page}, has sent here. */
  wanted: string;
  /** SharedWindow is shown in place of the form where another page has opened this one or shows it in a frame, and could read what is typed. OpenAlone leads out of that. */
  sharedWindow: string;
  openAlone: string;
  /** NoScripts is shown where JavaScript is switched off. */
  noScripts: string;
  /** Verifier is filled in from content/members.yaml; a sealed library has Lock instead. */
  verifier?: Verifier;
  lock?: Lock;
}

/** Loudness is the choice of how loud a sound is, beside the device's own buttons. */
export interface Loudness {
  label: string;
  /** Choices are offered in this order; the first holds until another is chosen. */
  choices: LoudnessChoice[];
}

/** LoudnessChoice is one loudness. */
export interface LoudnessChoice {
  label: string;
  percent: number;
}

/** MethodChoices are the ways of settling. */
export interface MethodChoices {
  dummy: Choice;
  'breast feeding': Choice;
  'bottle feeding': Choice;
  rocking: Choice;
  shushing: Choice;
  patting: Choice;
}

/** MethodsQuestion asks what helps the child to fall asleep. */
export interface MethodsQuestion {
  question: PlanText;
  /** Hint is shown below the question and says how to answer it. */
  hint: PlanText;
  choices: MethodChoices;
  shown: string[];
}

/** Minutes is a range, both ends included; a single figure is a range of its own. */
export interface Minutes {
  from: number;
  to: number;
}

/** Module is a part of the members' library. */
export interface Module {
  title: string;
  description: Html;
  icon?: Html;
  path: string;
  /** Minutes is the reading time of a guide, counted from its words. */
  minutes?: number;
}

/** MorningQuestion asks whether the stage was ready; the stage's own sign stands below it. */
export interface MorningQuestion {
  question: PlanText;
  yes: string;
  notYet: string;
  /** Noted is said after an answer, beside the button that takes it back. */
  noted: string;
  undo: string;
  /** Verdict is what the sleep diary says of the question, where it has last night. */
  verdict: Verdict;
}

/** NameQuestion asks for the child's name. */
export interface NameQuestion {
  question: PlanText;
  /** Hint is shown below the question and says how to answer it. */
  hint: PlanText;
  /** Label is shown above the field. */
  label: string;
  /** Age asks for the child's age, which parents may keep to themselves. */
  age: AgeQuestion;
  /** Also asks for what parents may add. */
  also: AlsoQuestion;
}

/** NavGroup is one drop-down. */
export interface NavGroup {
  label: string;
  links: Link[];
}

/** Navigation contains the links of the bars. */
export interface Navigation {
  /** Public are the links of the public bar. */
  public: Link[];
  /** MemberArea is shown instead of MemberLogin to those logged in. */
  memberArea: Link;
  memberLogin: Link;
  /** Book is the label of the booking button. */
  book: string;
  /** ThumbBar is the label of the booking button at the foot of a phone's screen. */
  thumbBar: string;
  /** MembersHome is the first link of the members' bar. */
  membersHome: Link;
  /** MemberGroups are the drop-downs of the members' bar. */
  memberGroups: NavGroup[];
  /** DimBar contains the links at the foot of the screen while the amber light is on. */
  dimBar: DimBar;
}

/** Neighbour is the article before or after another. */
export interface Neighbour {
  /** Label says which: Older article. */
  label: string;
  title: string;
  path: string;
}

/** Next is a call to action: a heading, a sentence and a button. */
export interface Next {
  heading: string;
  text: Html;
  action: Link;
}

/** NextSleep is the page that counts from a waking to the next sleep. */
export interface NextSleep {
  lead: Html;
  /** Fields are the labels of what the page asks. */
  fields: NextSleepFields;
  /** Answers are what it says. */
  answers: NextSleepAnswers;
  /** Windows are filled in from content/tables/wake-windows.yaml. */
  windows: WakeWindow[];
  /** Lasting is filled in from content/keeping.yaml. */
  lasting?: Lasting;
}

/** NextSleepAnswers are the sentences of the answer. {from} and {to} are times of day, {age} the row of the table, {bedtime} the wished bedtime. */
export interface NextSleepAnswers {
  title: string;
  /** Between is for a range, Around for a row with a single figure. */
  between: Html;
  around: Html;
  /** LastNap and LastNapAround say when the last nap ends. */
  lastNap: Html;
  lastNapAround: Html;
  /** Own stands in place of From where the times are the child's own: of {windows} since {since}. {from} is what the row says. */
  own: Html;
  /** From says which row of the table it is. */
  from: Html;
  /** Later stands in place of the times once they have passed. */
  later: Html;
  /** Asleep says since when the child sleeps, {time}, and how long, {length}. */
  asleep: Html;
  /** TooYoung is shown below the ages of the table. */
  tooYoung: Html;
  /** TooOld is shown after the fifth birthday. */
  tooOld: Html;
  /** Night is shown for a waking between bedtime and the morning, with the link to Tonight; NoPlan follows it where no plan is kept. */
  night: Html;
  noPlan: Html;
  tonight: Link;
  /** Unborn is shown for a day of birth that is yet to come. */
  unborn: Html;
  /** Waiting is shown until the questions are answered. */
  waiting: Html;
}

/** NextSleepFields are the labels of the page's questions. */
export interface NextSleepFields {
  born: string;
  early: string;
  /** EarlyHint says why the page asks for it. */
  earlyHint: string;
  woke: string;
  /** Nap asks how long the last sleep was, with the two answers. */
  nap: string;
  long: string;
  short: string;
  /** Naps asks for the number of naps where the table has a row for one nap. */
  naps: string;
  oneNap: string;
  more: string;
  bedtime: string;
  /** Remember is the label of the box that keeps the child's age on the device. */
  remember: string;
  /** Change is the label of the fold around the questions, where the log has answered them. */
  change: string;
}

/** NightChoice asks at which stage the family is. */
export interface NightChoice {
  title: PlanText;
  /** Note says where the choice is stored. */
  note: PlanText;
  /** Stage is the label of the list of stages. */
  stage: string;
  /** Start is the label of the button. */
  start: string;
  /** GoOn is its label where the child's other answers had come to {stage}. */
  goOn: string;
}

/** NightFigures count the nights of one stage. */
export interface NightFigures {
  /** Stay is the last night on which the plan stays with a stage that is not ready. */
  stay: number;
  /** Back is for how many nights it then goes back one stage. */
  back: number;
  /** Finish is the night of the last stage after which the plan is finished. */
  finish: number;
}

/** NightNotes are for nights on which the plan doesn't just go on: Stay is shown on those after the third, Back on those of the stage before, Stop after the last, Settled at the end of a phase that another follows, and Finished at the end of the plan. */
export interface NightNotes {
  stay: PlanProse;
  back: PlanProse;
  stop: PlanProse;
  settled: PlanProse;
  finished: PlanProse;
}

/** NotFound is the page for addresses that do not exist. */
export interface NotFound {
  text: string;
  picture?: Html;
}

/** Notice is a sentence at the top of pages for some days, such as before a holiday. */
export interface Notice {
  text: Html;
  /** Until is the last day. */
  until: Date;
  /** Pages are those that show it: /contact. Left out: all. */
  pages?: string[];
}

/** Now is the first page of the saved app: how it is, one button, and what follows from both. */
export interface Now {
  words: NowWords;
  /** Tonight is what a link says that the other parent has sent. */
  tonight: TonightSoFar;
  /** Diary is the site's page of the diary: both have the same buttons. */
  diary: SleepDiary;
  /** Stages are the plan's stages in short, with what to do at a waking. */
  stages?: StagesInShort;
  /** Windows are filled in from content/tables/wake-windows.yaml. */
  windows: WakeWindow[];
}

/** NowWords are what the first page of the saved app says beside the words of the diary. */
export interface NowWords {
  /** Awake says for how long, a {length}, where the next sleep follows. */
  awake: string;
  /** Stage follows how it is, once the family has begun its plan: {stage} and {night}. */
  stage: string;
  /** Nap, Late (too late for a whole nap) and Bedtime say {when} the next sleep is likely: Between {from} and {to}, or Around {from}. Own follows where the diary says so, from so many {windows}. Due is said when it is over. */
  nap: string;
  late: string;
  bedtime: string;
  between: string;
  around: string;
  own: string;
  due: string;
  /** LastNight is its {length}, its wakings and its {longest} sleep. */
  lastNight: string;
  /** Calm, Once and Often are the wakings: none, one, or {count}. */
  calm: string;
  once: string;
  often: string;
  /** Tonight leads to the plan where one is kept, Sitter to its card, Plan to the questions where none is. */
  tonight: Link;
  sitter: Link;
  plan: Link;
  /** WhichNight leads to the plan's question after a week without an answer, Dashboard to the library. */
  whichNight: Link;
  dashboard: Link;
}

/** Offer is a service that can be bought or talked about. */
export interface Offer {
  /** ID is the anchor: online-programme. */
  id: string;
  title: string;
  description: Html;
  /** Details says what is included, in a sentence or two. */
  details?: Html;
  benefits: Html[];
  /** Price as it is shown: from £299. */
  price: string;
  /** PriceNote says what the price depends on, or what it includes. */
  priceNote?: string;
  /** ActionType is discovery (book a free call) or purchase (open the checkout). */
  actionType: 'discovery' | 'purchase';
  /** CheckoutURL is the card provider's payment page of this offer, for a purchase only. */
  checkoutUrl?: string;
  /** Action is the label of the button. */
  action: string;
  picture?: Html;
  /** Terms are shown below the button: cancellation, starting early. */
  terms?: Html;
}

/** Offline is shown without a connection in place of a page that the saved library lacks. */
export interface Offline {
  text: string;
  /** Again is the label of the button that asks for the page once more. */
  again: string;
  picture?: Html;
  /** Links lead to what is saved. */
  links: Link[];
}

/** OnThisPhone is the page that lists what the browser keeps, for everybody: each thing with what removes it, and all that a family wrote as a file for another phone. */
export interface OnThisPhone {
  lead: Html;
  kept: KeptWords;
  backup: BackupWords;
  /** Lasting is filled in from content/keeping.yaml. */
  lasting?: Lasting;
}

/** Package is what one of the offers consists of, part by part. */
export interface Package {
  heading: string;
  lead: Html;
  features: PackageFeature[];
}

/** PackageFeature is one part of a package. */
export interface PackageFeature {
  /** ID is the anchor: custom-plan. */
  id: string;
  icon: Html;
  title: string;
  description: Html;
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
  site: Site;
}

/** PageCard is another page, shown as a card. */
export interface PageCard {
  title: string;
  description: string;
  path: string;
  emblem?: Html;
  /** Members says that only members can read the page. */
  members?: boolean;
}

/** Pitch is an invitation to the call: the top of a landing page, or its end. */
export interface Pitch {
  badge?: string;
  heading: string;
  lead: Html;
  picture?: Html;
  /** Action is the label of the booking button. */
  action: string;
}

/** PlanCalendar is what the family reads of its plan as a calendar file. */
export interface PlanCalendar {
  /** Add is the label of the button. */
  add: string;
  /** Event names each stage in the calendar, before its letter or number. Lock screens show it, so it should tell a stranger nothing. */
  event: string;
  /** File is the name of the file, without its ending. */
  file: string;
}

/** PlanCondition says for which families a text is, by the answers' own names and values. All keys that are written must be met; a key is met when the family's answer is one of its values. */
export interface PlanCondition {
  arrangement?: ('a' | 'b' | 'c' | 'd' | 'e' | 'f')[];
  goal?: ('a' | 'b')[];
  /** Methods is met when the family chose at least one of these ways of settling. */
  methods?: ('dummy' | 'breast feeding' | 'bottle feeding' | 'rocking' | 'shushing' | 'patting')[];
  /** NoMethods is met when the family chose none of these ways of settling. */
  noMethods?: ('dummy' | 'breast feeding' | 'bottle feeding' | 'rocking' | 'shushing' | 'patting')[];
  /** Room says whether parent and child share a room. */
  room?: boolean;
  /** Dummy is when a dummy is used. */
  dummy?: ('all_time' | 'night_only' | 'day_only' | 'no')[];
  /** Phases is 2 for a plan that begins beside the parents and ends in the cot, and 1 for all others. */
  phases?: 1 | 2;
  /** Stages says whether the plan has stages; for a baby under 6 months it has none. */
  stages?: boolean;
  /** Age is met when the parents gave one of these ages. */
  age?: ('under-6-months' | '6-8-months' | '9-12-months' | '13-17-months' | '18-months-to-3-years' | 'over-3-years')[];
  /** NoAge is met when the parents gave none of these ages, or no age. */
  noAge?: ('under-6-months' | '6-8-months' | '9-12-months' | '13-17-months' | '18-months-to-3-years' | 'over-3-years')[];
  /** Also is met when the parents added one of these. */
  also?: ('early' | 'alone')[];
  /** NoAlso is met when the parents added none of these. */
  noAlso?: ('early' | 'alone')[];
}

/** PlanEntry is one entry of a file of content/plan: what stands in a slot of the plan. Of a slot that takes one entry, a family reads the first whose condition is met; of one that takes a list, all of them. */
export interface PlanEntry {
  /** When says for which families it is. Left out: for all. */
  when?: PlanCondition;
  title?: Html;
  /** Text is a sentence or two, and Body has paragraphs and lists. */
  text?: Html;
  body?: Html;
  /** Label is what a button says. */
  label?: string;
  link?: Link;
}

/** PlanFinding is something that is wrong with the plans of families, as the components judge them (components/features/sleep-plan/rules.ts). */
export interface PlanFinding {
  /** Kind is the ID of the diagnostic. */
  kind: string;
  /** Text is the ID of the text at fault, and Rule the index of the rule that is broken. */
  text?: string;
  rule?: number;
  /** Message says what is wrong, and Hint whom it touches. */
  message: string;
  hint: string;
}

/** PlanFindings is all that is wrong with the plans of families. */
export interface PlanFindings {
  findings: PlanFinding[];
}

/** PlanKeeping is what a family reads about keeping its plan and passing it on. */
export interface PlanKeeping {
  title: string;
  /** Note says what is stored where, before anything is. */
  note: Html;
  /** Keep and Remove are the labels of the two buttons. */
  keep: string;
  remove: string;
  /** Kept and Removed are announced; Undo takes back that it was kept. */
  kept: string;
  removed: string;
  undo: string;
  /** Replaced says that the kept plan, or its night, took the place of another; BringBack undoes it. */
  replaced: string;
  bringBack: string;
  /** Open is the label of the button that leads back to the kept plan. */
  open: string;
  /** Again is the label of the button that begins another plan. */
  again: string;
  /** ByBirth says that by the day of birth on the device there are no stages yet. */
  byBirth: Html;
  link: PlanLink;
  /** Calendar is about the plan as a file for the phone's calendar. */
  calendar: PlanCalendar;
  /** Lasting is filled in from content/keeping.yaml. */
  lasting?: Lasting;
}

/** PlanLink is what a family reads about the plan as a link. */
export interface PlanLink {
  /** Send is the label of the button. */
  send: string;
  /** Note says who can read the plan by the link. */
  note: Html;
  /** Subject names the link in the phone's list of apps and in messages. */
  subject: string;
  /** Copied is announced when the link is on the clipboard. */
  copied: string;
  /** ByHand is shown above the link where the browser refuses the clipboard. */
  byHand: string;
  /** Damaged is shown above the questions when a link could not be read. */
  damaged: string;
}

/** PlanProse is a PlanText with paragraphs and lists. */
export interface PlanProse {
  /** Variants are tried in order. An author may write a single text instead. */
  variants: ProseVariant[];
}

/** PlanRule is one thing that must be true. Its phrases match whole words, whatever their case; "..." matches anything within one sentence, {figure} a number, and | between phrases for either. */
export interface PlanRule {
  id: string;
  /** Why says what goes wrong for a family without the rule. */
  why: string;
  /** When says for which families it is. Left out: for all. */
  when?: PlanCondition;
  /** In names the files of content/plan that it looks at, without .yaml. Left out: the whole plan. */
  in?: string[];
  /** MustSay lists phrases, each of which must be somewhere in the plan. */
  mustSay?: string[];
  /** MustNotSay lists phrases that must be nowhere in it. */
  mustNotSay?: string[];
  /** MustComeBefore is two phrases, the first of which must come before the second. */
  mustComeBefore?: string[];
  /** MustAgree lists phrases with a {figure}; all figures in one plan are equal. */
  mustAgree?: string[];
  /** MostWords is how many words one printing of the plan may have. */
  mostWords?: number;
  /** MostWordsOnPage is how many the page of the plan may have, with what only the screen shows: of a plan with two phases that is both. */
  mostWordsOnPage?: number;
}

/** PlanSlot is a slot of the plan with its entries. */
export interface PlanSlot {
  /** Path leads to it in the words of the plan, from the name of its file. */
  path: string[];
  /** Kind is what an entry contains: a text or prose, a passage with a title, a link or a label. */
  kind: string;
  /** Many says that it takes a list. */
  many?: boolean;
  entries: PlanEntry[];
}

/** PlanText is a phrase or a sentence of the plan: one for all families, or several variants, of which a family reads the first whose condition is met. */
export interface PlanText {
  /** Variants are tried in order. An author may write a single text instead. */
  variants: TextVariant[];
}

/** A title with the text below it, as one family reads them. */
export interface PlanPassage {
  title: Html | undefined;
  body: Html | undefined;
}

/** The words in the slots of the plan, as one family reads them. */
export interface PlanTexts {
  letter: {
    greeting: Html | undefined;
    opening: Html | undefined;
    goal: Html | undefined;
    methods: {
      title: Html | undefined;
      lead: Html | undefined;
      lines: readonly Html[];
    };
    expect: PlanPassage;
    time: PlanPassage;
    promise: PlanPassage;
    keep: PlanPassage;
    signature: Html | undefined;
  };
  safety: {
    age: PlanPassage;
    unwell: Html | undefined;
    coSleeping: {
      never: {
        title: Html | undefined;
        items: readonly Html[];
      };
      always: {
        title: Html | undefined;
        items: readonly Html[];
      };
      instead: Html | undefined;
      link: Link;
    };
    sleepingOnParent: PlanPassage;
    feeds: PlanPassage & {
      link: Link;
    };
    tooMuch: PlanPassage & {
      help: Html | undefined;
    };
    emergency: {
      title: Html | undefined;
      now: Html | undefined;
      soon: Html | undefined;
      link: Link;
    };
  };
  twoPhases: {
    title: Html | undefined;
    lead: Html | undefined;
    second: PlanPassage;
    showSecond: string;
    showFirst: string;
  };
  chestToFlat: {
    title: Html | undefined;
    lead: Html | undefined;
    steps: readonly (PlanPassage)[];
    awake: Html | undefined;
    goal: Html | undefined;
    link: Link;
  };
  day: {
    title: Html | undefined;
    lead: Html | undefined;
    bedtime: Html | undefined;
    byAge: Html | undefined;
    links: readonly (Link)[];
  };
  rapidReturn: {
    title: Html | undefined;
    lead: Html | undefined;
    before: {
      title: Html | undefined;
      items: readonly Html[];
    };
    steps: readonly (PlanPassage)[];
    calledFor: Html | undefined;
    hard: Html | undefined;
    morning: Html | undefined;
  };
  dummy: {
    title: Html | undefined;
    lead: Html | undefined;
    safety: Html | undefined;
    usage: Html | undefined;
    remove: PlanPassage;
    keep: PlanPassage;
    link: Link;
  };
  sameRoom: {
    title: Html | undefined;
    lead: Html | undefined;
    safety: Html | undefined;
    points: readonly (PlanPassage)[];
    link: Link;
  };
  underSixMonths: {
    title: Html | undefined;
    lead: Html | undefined;
    points: readonly (PlanPassage)[];
    later: Html | undefined;
    link: Link;
  };
  labels: {
    progress: string;
    skipped: string;
    print: string;
    copy: string;
    contents: string;
    more: string;
    first: string;
    tonight: string;
    night: string;
    path: string;
    hard: string;
    ready: string;
    copied: string;
    copyByHand: string;
  };
  fridge: {
    open: string;
    print: string;
    back: string;
    title: Html | undefined;
    boxes: Html | undefined;
    tooMuch: Html | undefined;
    emergency: Html | undefined;
    doctor: Html | undefined;
  };
  sitter: {
    open: string;
    print: string;
    back: string;
    title: Html | undefined;
    lead: Html | undefined;
    ownPlace: Html | undefined;
    steps: readonly Html[];
    today: string;
    feed: string;
    naps: string;
    nap: string;
    asleep: string;
    safe: string;
    safety: readonly Html[];
    help: string;
    parents: Html | undefined;
    emergency: Html | undefined;
    doctor: Html | undefined;
  };
  bedSharing: {
    title: Html | undefined;
    lead: Html | undefined;
    dangers: {
      place: Html | undefined;
      smoke: Html | undefined;
      drowsy: Html | undefined;
      born: Html | undefined;
      tired: Html | undefined;
    };
    none: string;
    some: string;
    cot: Html | undefined;
  };
  coSleeping: {
    title: Html | undefined;
    lead: Html | undefined;
    notReady: Html | undefined;
    after: Html | undefined;
    stage0: {
      title: Html | undefined;
      where: Html | undefined;
      aim: Html | undefined;
      tonight: Html | undefined;
      steps: readonly Html[];
      with: {
        dummy: Html | undefined;
        'breast feeding': Html | undefined;
        'bottle feeding': Html | undefined;
        rocking: Html | undefined;
        shushing: Html | undefined;
        patting: Html | undefined;
      };
      night: Html | undefined;
      hard: Html | undefined;
      ready: Html | undefined;
    };
    stage1: {
      title: Html | undefined;
      where: Html | undefined;
      aim: Html | undefined;
      tonight: Html | undefined;
      steps: readonly Html[];
      with: {
        dummy: Html | undefined;
        'breast feeding': Html | undefined;
        'bottle feeding': Html | undefined;
        rocking: Html | undefined;
        shushing: Html | undefined;
        patting: Html | undefined;
      };
      night: Html | undefined;
      hard: Html | undefined;
      ready: Html | undefined;
    };
    stage2: {
      title: Html | undefined;
      where: Html | undefined;
      aim: Html | undefined;
      tonight: Html | undefined;
      steps: readonly Html[];
      with: {
        dummy: Html | undefined;
        'breast feeding': Html | undefined;
        'bottle feeding': Html | undefined;
        rocking: Html | undefined;
        shushing: Html | undefined;
        patting: Html | undefined;
      };
      night: Html | undefined;
      hard: Html | undefined;
      ready: Html | undefined;
    };
  };
  cot: {
    title: Html | undefined;
    lead: Html | undefined;
    notReady: Html | undefined;
    after: Html | undefined;
    stage0: {
      title: Html | undefined;
      where: Html | undefined;
      aim: Html | undefined;
      tonight: Html | undefined;
      steps: readonly Html[];
      with: {
        dummy: Html | undefined;
        'breast feeding': Html | undefined;
        'bottle feeding': Html | undefined;
        rocking: Html | undefined;
        shushing: Html | undefined;
        patting: Html | undefined;
      };
      night: Html | undefined;
      hard: Html | undefined;
      ready: Html | undefined;
    };
    stage1: {
      title: Html | undefined;
      where: Html | undefined;
      aim: Html | undefined;
      tonight: Html | undefined;
      steps: readonly Html[];
      with: {
        dummy: Html | undefined;
        'breast feeding': Html | undefined;
        'bottle feeding': Html | undefined;
        rocking: Html | undefined;
        shushing: Html | undefined;
        patting: Html | undefined;
      };
      night: Html | undefined;
      hard: Html | undefined;
      ready: Html | undefined;
    };
    stage2: {
      title: Html | undefined;
      where: Html | undefined;
      aim: Html | undefined;
      tonight: Html | undefined;
      steps: readonly Html[];
      with: {
        dummy: Html | undefined;
        'breast feeding': Html | undefined;
        'bottle feeding': Html | undefined;
        rocking: Html | undefined;
        shushing: Html | undefined;
        patting: Html | undefined;
      };
      night: Html | undefined;
      hard: Html | undefined;
      ready: Html | undefined;
    };
    stage3: {
      title: Html | undefined;
      where: Html | undefined;
      aim: Html | undefined;
      tonight: Html | undefined;
      steps: readonly Html[];
      with: {
        dummy: Html | undefined;
        'breast feeding': Html | undefined;
        'bottle feeding': Html | undefined;
        rocking: Html | undefined;
        shushing: Html | undefined;
        patting: Html | undefined;
      };
      night: Html | undefined;
      hard: Html | undefined;
      ready: Html | undefined;
    };
    stage4: {
      title: Html | undefined;
      where: Html | undefined;
      aim: Html | undefined;
      tonight: Html | undefined;
      steps: readonly Html[];
      with: {
        dummy: Html | undefined;
        'breast feeding': Html | undefined;
        'bottle feeding': Html | undefined;
        rocking: Html | undefined;
        shushing: Html | undefined;
        patting: Html | undefined;
      };
      night: Html | undefined;
      hard: Html | undefined;
      ready: Html | undefined;
    };
    stage5: {
      title: Html | undefined;
      where: Html | undefined;
      aim: Html | undefined;
      tonight: Html | undefined;
      steps: readonly Html[];
      with: {
        dummy: Html | undefined;
        'breast feeding': Html | undefined;
        'bottle feeding': Html | undefined;
        rocking: Html | undefined;
        shushing: Html | undefined;
        patting: Html | undefined;
      };
      night: Html | undefined;
      hard: Html | undefined;
      ready: Html | undefined;
    };
  };
}

/** PlanTonight is what a family reads that follows its plan night by night. */
export interface PlanTonight {
  title: PlanText;
  /** Begin is shown with the plan until a night was chosen. */
  begin: NightChoice;
  /** Morning asks by day whether the stage was ready. */
  morning: MorningQuestion;
  /** Nights are the figures by which the plan stays or moves. */
  nights: NightFigures;
  /** Notes are what the plan says of a night besides its stage. */
  notes: NightNotes;
  /** TooMuch is the label of what to do when it is too much tonight. */
  tooMuch: string;
  /** Whole and Tonight lead from tonight to the whole plan and back. */
  whole: string;
  tonight: string;
  /** Another is the label of what chooses another night. */
  another: string;
}

/** PlanWords is all that a plan can say. Its texts may contain {name}, the child's name, {place}, which is bed for a child in a bed and cot for all others, and the counts of this family's nights: {stages} and {nights}, or {first-nights}, {second-nights} and {all-nights} in a plan with two phases. */
export interface PlanWords {
  questions: Questions;
  tonight: PlanTonight;
  waking: Waking;
  /** Slots contain all other texts. */
  slots: PlanSlot[];
}

/** Point is one part of a section. */
export interface Point {
  icon?: Html;
  picture?: Html;
  title: string;
  text: Html;
}

/** Post is the business as the law knows it. */
export interface Post {
  /** Name is a sole trader's own name, or a company's with its number. */
  name: string;
  /** Address is the whole postal address, on one line. */
  address: string;
}

/** Price is what an offer costs. */
export interface Price {
  title: string;
  price: string;
}

/** ProseBlock is a run of ordinary Markdown between directives. */
export interface ProseBlock {
  type: 'prose';
  html: Html;
}

/** ProseVariant is prose for some families. A last one without a condition is for all others. */
export interface ProseVariant {
  when?: PlanCondition;
  text: Html;
}

/** PurchaseValue is the amount in GBP that is reported when an offer was bought. */
export interface PurchaseValue {
  /** Offer is the offer's ID, which the address of the page names: /thank-you?offer=ID. */
  offer: string;
  value: number;
}

/** Question is what a parent asks, with its answer. */
export interface Question {
  /** Question is in the parent's own words. */
  question: string;
  /** Tonight are three lines: what to do tonight. */
  tonight: string[];
  /** Path is the guide that explains it: /early-waking, or a section of it. */
  path: string;
  /** ID is the question's place in the list, for links to it: answer-1. */
  id: string;
  /** Guide is the title of the guide, and Members says that it is for members. */
  guide: string;
  members?: boolean;
  /** Calls are the numbers that its lines ask to call, then the free call; beside danger nothing is offered. */
  calls: Link[];
}

/** Questions are the six questions of the sleep plan creator, in order. From the second on, their texts may contain {name}. Shown are the keys of the answers in the order of the file, without the hidden ones. */
export interface Questions {
  childName: NameQuestion;
  arrangement: ArrangementQuestion;
  /** Goal is asked only when the child sleeps beside or on a parent. */
  goal: GoalQuestion;
  /** Methods takes one answer or more; the others take one. */
  methods: MethodsQuestion;
  sameRoom: SameRoomQuestion;
  dummy: DummyQuestion;
}

/** QuickReference is one printable page of tables. */
export interface QuickReference {
  lead: Html;
  /** Print is the label of the button that prints the page. */
  print: string;
}

/** Quote is a quotation: :::quote{by="A parent of two"}. */
export interface Quote {
  type: 'quote';
  by?: string;
  body: Block[];
}

/** Recording is a sound that plays in a loop. */
export interface Recording {
  /** Href is a file of public/, /sounds/wind.mp3, or a whole https address whose host lets other sites play it. */
  href: string;
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

/** Routine is a day at one age, as a card: :::routine{age="6-8 months"} around the table of the day and its tips. */
export interface Routine {
  type: 'routine';
  /** Age is the badge of the card. */
  age: string;
  body: Block[];
  /** Day is read from the table, for the picture above it. */
  day?: Day;
}

/** SafeTonight is the page that says from a few answers whether a baby sleeps safely tonight, and what to do now. Nothing of the answers is stored. */
export interface SafeTonight {
  lead: Html;
  /** Now are a few lines for somebody who reads nothing else, those about illness first. */
  now: string[];
  /** Calls are filled in: the numbers that Now asks to call. */
  calls?: Link[];
  /** Questions are asked in this order. */
  questions: SafetyQuestion[];
  /** Verdicts are what the answers lead to. */
  verdicts: SafetyVerdict[];
  /** Labels are the other words of the page. */
  labels: SafeTonightLabels;
}

/** SafeTonightLabels are the words around questions and answer. */
export interface SafeTonightLabels {
  /** Answer is the heading of the answer, Waiting what it says before all is known. */
  answer: string;
  waiting: string;
  /** Again empties the answers. */
  again: string;
  /** Every is the heading of all verdicts, for those who would rather read. */
  every: string;
  /** Kept says that nothing is. */
  kept: string;
}

/** SafetyAnswer is an answer to choose. */
export interface SafetyAnswer {
  id: string;
  label: string;
  /** Verdict is the ID of what it leads to: a danger at once, and the last answer in the end. */
  verdict: string;
}

/** SafetyQuestion is one question with its answers. */
export interface SafetyQuestion {
  id: string;
  question: string;
  /** When are IDs of answers to other questions, one of which must have been given; left out, everybody is asked. */
  when?: string[];
  answers: SafetyAnswer[];
}

/** SafetyVerdict is one line of answer, and what to do now. */
export interface SafetyVerdict {
  id: string;
  /** Kind says whether it is safe: stop, or fine. */
  kind: 'stop' | 'fine';
  title: string;
  /** Now are the things to do, in their order. */
  now: string[];
}

/** SameRoomChoices are yes and no. */
export interface SameRoomChoices {
  yes: Choice;
  no: Choice;
}

/** SameRoomQuestion asks whether parent and child share a room. */
export interface SameRoomQuestion {
  question: PlanText;
  /** Hint is shown below the question and says how to answer it. */
  hint: PlanText;
  choices: SameRoomChoices;
  shown: string[];
}

/** Saving is what members read about saving the library on their device, to read it without a connection. */
export interface Saving {
  title: string;
  /** Note says what is stored, and what removes it, before anything is. */
  note: Html;
  /** Size says how large it is: {size} is the number of megabytes. */
  size: Html;
  /** Save and Remove are the labels of the two buttons. */
  save: string;
  remove: string;
  /** Saving, Removed, Full, Failed and Unsupported are announced. Full is for a device without enough room, Failed for files that did not come. */
  saving: string;
  removed: string;
  full: string;
  failed: string;
  unsupported: string;
  /** Saved says since when it is there: {date} at {time}, and how large it is: {size}. */
  saved: Html;
  /** Lasting is filled in from content/keeping.yaml. */
  lasting?: Lasting;
}

/** Section is a heading, a few sentences, and a list of points. */
export interface Section {
  /** Eyebrow is the small line above the heading. */
  eyebrow?: string;
  heading: string;
  lead?: Html;
  /** Points are the section's parts, in order. */
  points?: Point[];
  /** Action is the section's button. */
  action?: Link;
}

/** Services is the page that compares the offers. */
export interface Services {
  lead: Html;
  /** Offers are the cards, in order. */
  offers: Offer[];
  /** Limited is the banner about free places; it is shown in its month only. */
  limited?: Limited;
  /** Package explains what the personalised package consists of. */
  package?: Package;
  /** Choosing helps to decide between the offers. */
  choosing?: Section;
  /** Unsure invites those who cannot decide to a call. */
  unsure?: Pitch;
  /** PurchaseToast is announced when the checkout opens in a new tab. */
  purchaseToast: string;
  /** Back is the link at the foot of the page. */
  back?: Link;
}

/** SignOutWords ask at the sign out about what a family keeps on the device. */
export interface SignOutWords {
  question: string;
  /** Keep and Remove are the labels of the buttons that sign out, Stay that of the one that does not. */
  keep: string;
  remove: string;
  stay: string;
}

/** Site is content/site.yaml: what every page may show of the business. */
export interface Site {
  /** Name is the name of the business or product. */
  name: string;
  /** Mark is the logo beside the name. */
  mark: Html;
  /** Demonstration means that the business is invented. Every page then says so, search engines are told not to index the site, and a launch build may contain examples. */
  demonstration?: boolean;
  /** Year is the year of the build, for the footer. */
  year: number;
  contact: Details;
  /** Certificate is what the consultant was awarded. */
  certificate?: Certificate;
  /** Proofs are what else a parent may ask for: insurance, a DBS check, first aid. */
  proofs?: Certificate[];
  /** Consultant is how the site shows its consultant. */
  consultant: ConsultantProfile;
  /** Social are the links to social networks, with pictures by name. */
  social?: SocialLink[];
  /** Navigation contains the two bars and the footer. */
  navigation: Navigation;
  booking: Booking;
  tracking: Tracking;
  /** Counter is filled in: the script that counts visits. */
  counter?: Counter;
  /** Sounds are the recordings that members can play. */
  sounds: Sounds;
  consent: Consent;
  footer?: Footer;
  /** Notice is shown at the top of pages for some days. */
  notice?: Notice;
  /** Words are the small labels around the pages. */
  words: Words;
}

/** SleepDiary is the page of the diary: days that total themselves, and a sheet to print. */
export interface SleepDiary {
  lead: Html;
  now: DiaryNow;
  picture: DiaryPicture;
  day: DiaryDay;
  average: DiaryAverage;
  keeping: DiaryKeeping;
  /** Children tells them apart. */
  children: DiaryChildren;
  /** Handover passes the night on to the other parent, Sending the week to the consultant. */
  handover: DiaryHandover;
  sending: DiarySending;
  sheet: DiarySheet;
  /** Stages are the plan's stages in short, for tonight's line. */
  stages?: StagesInShort;
  /** Needs are filled in from content/tables/sleep-needs.yaml. */
  needs: SleepNeed[];
  /** Lasting is filled in from content/keeping.yaml. */
  lasting?: Lasting;
}

/** SleepNeed is a row of content/tables/sleep-needs.yaml. */
export interface SleepNeed {
  age: string;
  fromMonths: number;
  /** Sleep is what the row says of 24 hours. */
  sleep: string;
  /** MostAwake is twice the usual time between two sleeps, in minutes: longer, and one was not written down. */
  mostAwake: number;
}

/** SleepPlan is the page of the sleep plan creator: six questions, then the plan. */
export interface SleepPlan {
  /** Lead is shown under the title, until the plan is shown. */
  lead: Html;
  /** Keeping is about keeping a plan and passing it on. */
  keeping: PlanKeeping;
  /** Rules are content/plan/rules.yaml, for check alone. */
  rules?: PlanRule[];
  /** Plan is filled in from content/plan. */
  plan: PlanWords;
}

/** SleepSound is one of the sounds: the wind is the recording of site.yaml, the device makes the others. */
export interface SleepSound {
  kind: 'wind' | 'white' | 'pink' | 'brown' | 'rain' | 'hush' | 'heart';
  name: string;
  /** Play and Stop are the labels of the button. */
  play: string;
  stop: string;
}

/** SleepSounds is the page of sounds to fall asleep by. */
export interface SleepSounds {
  lead: Html;
  /** Choose is the name of the list of sounds. */
  choose: string;
  /** Sounds are offered in this order; the large button plays the first until another is chosen. */
  sounds: SleepSound[];
  /** Timer asks for how long it plays. */
  timer: SoundTimer;
  /** Loudness asks how loud it is. */
  loudness: Loudness;
  /** Line is the line at the foot of other pages while a sound plays. */
  line: SoundLine;
  /** Failure is announced when the sound cannot play. */
  failure: string;
  picture?: Html;
}

/** SocialLink is a profile on a social network. */
export interface SocialLink {
  label: string;
  href: string;
  /** Icon is a drawing of content/pictures in one colour. */
  icon: Html;
}

/** SoundLine is said of the sound that plays while other pages are read. */
export interface SoundLine {
  label: string;
  /** Left follows the name of the sound, with its {minutes}. */
  left: string;
}

/** SoundTimer is the choice of how long a sound plays. */
export interface SoundTimer {
  label: string;
  /** Off is the choice without an end. */
  off: string;
  /** Minutes are the other choices, with the word after each figure. */
  minutes: number[];
  unit: string;
}

/** Sounds are the recordings that members can play. */
export interface Sounds {
  /** WhiteNoise is the sample in the guides. */
  whiteNoise: Recording;
  /** Wind is the loop on the page of sleep sounds. */
  wind: Recording;
}

/** Span is a range of figures, or one figure if both ends are equal. */
export interface Span {
  from: number;
  to: number;
}

/** StageInShort is a stage in one line, with its sign; the first of an approach is the optional one. */
export interface StageInShort {
  tonight: PlanText;
  ready: PlanText;
  /** Settled is that of StageWaking. */
  settled: number;
}

/** StageWaking is a waking in one stage. */
export interface StageWaking {
  /** Settled is the longest time awake in the night, in minutes, that by the diary agrees with the sign of the stage. */
  settled: number;
  steps: WakingStep[];
}

/** StagesInShort is what the tools say of the plan. */
export interface StagesInShort {
  coSleeping: StageInShort[];
  cot: StageInShort[];
  morning: MorningQuestion;
  nights: NightFigures;
  notes: NightNotes;
  /** Waking is what to do at a waking, where the page counts one. */
  waking?: Waking;
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
  tone?: 'blush' | 'moon' | 'sage' | 'sky' | 'dusk';
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
  ad: Ad;
  article: Article;
  blog: Blog;
  confirmation: Confirmation;
  contact: Contact;
  dashboard: Dashboard;
  'discovery-call': DiscoveryCall;
  form: Form;
  guide: Guide;
  home: Home;
  login: Login;
  'next-sleep': NextSleep;
  'not-found': NotFound;
  now: Now;
  offline: Offline;
  'on-this-phone': OnThisPhone;
  'quick-reference': QuickReference;
  'safe-tonight': SafeTonight;
  services: Services;
  'sleep-diary': SleepDiary;
  'sleep-plan': SleepPlan;
  'sleep-sounds': SleepSounds;
}

/** Testimonial is one family's story. */
export interface Testimonial {
  id: number;
  name: string;
  /** ChildAge describes the parent and the child: "Mum of Leo, 8 months". */
  childAge: string;
  quote: Html;
  stars: number;
  picture?: Html;
}

/** TextVariant is a text for some families. A last one without a condition is for all others. */
export interface TextVariant {
  when?: PlanCondition;
  text: Html;
}

/** Today says how far the members' library was read. */
export interface Today {
  /** Begin and Continue lead to the first {module} and to the next. */
  begin: string;
  continue: string;
  /** Length and Left follow with its {minutes}: Left where some of it was read. */
  length: string;
  left: string;
  /** Read is said of a module that was read. */
  read: string;
  /** Offer and Remember ask whether what is read may be remembered. Nothing is, unless asked for. */
  offer: string;
  remember: string;
  /** Stored says where it is stored what was read, and Forget removes that. */
  stored: string;
  forget: string;
}

/** TonightSoFar is what a parent reads whom the other has handed the night over to. */
export interface TonightSoFar {
  /** Title and AsOf, with the {time} at which it was sent and its {day}, stand above it. From says that all of it comes from a link, which anybody can make. */
  title: string;
  from: string;
  asOf: string;
  /** Asleep and Awake say since which {time}; Nothing that no sleep was written. */
  asleep: string;
  awake: string;
  nothing: string;
  /** Wakings is the heading of the list: {from} to {to}, and the {name} of who was up. */
  wakings: string;
  waking: string;
  up: string;
  /** Feed is the last feed, at {time}; Stage the {stage} of the plan and its {night}. */
  feed: string;
  stage: string;
  /** Merge adds it to the log of this phone; Known says that all of it is there, Undo takes it back. */
  merge: string;
  known: string;
  undo: string;
  /** Damaged is shown for a link of which a part is missing. */
  damaged: string;
}

/** Tracking are the ids of the advertising tag; empty means that nothing is loaded. */
export interface Tracking {
  /** TagID is the ad tag: AW-123456789. */
  tagId: string;
  /** AnalyticsID counts visits: G-AB12CD34EF. */
  analyticsId: string;
  /** Booking and Purchase are the send_to targets of the two conversions. */
  booking: string;
  purchase: string;
  /** PurchaseValue is the amount in GBP reported for a purchase. */
  purchaseValue: number;
}

/** Verdict says what follows from the sleep diary by the rules of the plan, and why. The parents decide all the same. */
export interface Verdict {
  stay: PlanText;
  on: PlanText;
  back: PlanText;
  /** Calm, Short and Long are about last night: no waking; none longer than {awake}; one of {awake}, which is longer than the stage takes for settled. */
  calm: PlanText;
  short: PlanText;
  long: PlanText;
  /** Early is the reason to stay before the third night, Last in the last stage. */
  early: PlanText;
  last: PlanText;
  /** Decide says what the diary cannot know. */
  decide: PlanText;
}

/** Verifier is what is published of a username and password: enough to check them, not to read them. */
export interface Verifier {
  /** Salt and Hash are base64; the hash is PBKDF2-SHA-256 over "user\x00password". */
  salt: string;
  hash: string;
  iterations: number;
}

/** VoiceRecording is a short recording of the consultant's voice. */
export interface VoiceRecording {
  /** Href is a sound file of public/: /sounds/the-call.mp3. */
  href: string;
  /** Label says what can be heard: What the call is like. */
  label: string;
  /** TranscriptLabel opens the words of the recording as text. */
  transcriptLabel: string;
  transcript: Html;
}

/** WakeWindow is a row of content/tables/wake-windows.yaml as figures. */
export interface WakeWindow {
  /** Age is the row's own name for it. */
  age: string;
  /** FromMonths is the age at which the row begins; nil for a child with one nap. */
  fromMonths?: number;
  /** AfterLong and AfterShort are the windows after a long and a short nap. */
  afterLong: Minutes;
  afterShort: Minutes;
}

/** Waking is what a family reads while a child is awake in the night: a count of minutes, and what the stage says to do at each. */
export interface Waking {
  /** Begin and End are the labels of the two buttons, Again begins the count once more. */
  begin: string;
  end: string;
  again: string;
  /** Title names the count, Since says when it began, and Next stands before the next step. */
  title: PlanText;
  since: PlanText;
  next: PlanText;
  /** Rule says that the minutes are the longest wait, and never the shortest. */
  rule: PlanText;
  /** Morning says what ends the count of a night that has become a day. */
  morning: PlanText;
  /** ScreenOn is shown where the phone keeps its screen on for the count. */
  screenOn: string;
  /** Woke, Restarted and FellAsleep say what was written at {time}, beside the button Undo. */
  woke: string;
  restarted: string;
  fellAsleep: string;
  undo: string;
  /** CoSleeping and Cot contain the stages in their order; the first is the optional one. */
  coSleeping: StageWaking[];
  cot: StageWaking[];
}

/** WakingStep is what to do from a minute on. */
export interface WakingStep {
  when?: PlanCondition;
  /** After is the minute of the count. */
  after: number;
  do: PlanText;
}

/** Words are the small labels around the pages, most of them for screen readers. */
export interface Words {
  /** SkipLink is the first link of each page, for those who use a keyboard. */
  skipLink: string;
  /** Demonstration is the line at the top of every page of a demonstration. */
  demonstration: string;
  menu: string;
  closeMenu: string;
  /** PublicLinks and MembersLinks name the lists of links at the top of the pages. */
  publicLinks: string;
  membersLinks: string;
  /** CloseMessage names the button that closes a message before it goes by itself. */
  closeMessage: string;
  /** Search names the button that opens the search, and its field. */
  search: string;
  closeSearch: string;
  /** NightLight switches between the day and the night look. */
  nightLight: string;
  /** DimLight switches the dim amber look on and off. */
  dimLight: string;
  /** RestOfPage unfolds what the amber look folds. */
  restOfPage: string;
  scrollToTop: string;
  /** RightNow is shown above the three lines that open a guide. */
  rightNow: string;
  /** MembersOnly marks a link to a page that visitors cannot read. */
  membersOnly: string;
  /** OnThisPage is shown above a guide's list of sections. */
  onThisPage: string;
  /** Shortcuts names a guide's list of links on small screens. */
  shortcuts: string;
  sources: string;
  /** Checked is shown below the sources, before the day. */
  checked: string;
  /** ReadNext is shown above the related pages. */
  readNext: string;
  /** Minutes follows the reading time of an article: "min read". */
  minutes: string;
  /** Loading is announced while a members' page is on its way. */
  loading: string;
  /** NotLoaded and TryAgain are shown when a members' page did not come. */
  notLoaded: string;
  tryAgain: string;
  /** PartNotLoaded is shown when the code of what a visitor asked for did not come. */
  partNotLoaded: string;
  /** LogInAgain is shown to a member whose browser has no key to the sealed library, or an old one. */
  logInAgain: string;
  /** ErrorTitle and ErrorText are shown when a page's code fails; the e-mail address follows. */
  errorTitle: string;
  errorText: string;
  /** SignOut asks what becomes of what is kept on the device. */
  signOut: SignOutWords;
  /** Kinds are the names of the kinds of callout; a callout without a title shows its own. */
  kinds: CalloutKinds;
}
