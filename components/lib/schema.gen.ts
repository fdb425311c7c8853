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

/** Ad is a landing page for advertisements. */
export interface Ad {
  hero: Pitch;
  /** Pains describe what makes the nights hard. */
  pains?: Section;
  /** Benefits are the three cards. */
  benefits?: Section;
  /** Testimonial is filled in from Story. */
  testimonial?: Testimonial;
  /** Price states what the package costs. */
  price?: Html;
  /** Limited says that places are limited; it is shown only in its month. */
  limited?: Limited;
  /** Closing is the last invitation, with the label of its button. */
  closing: Pitch;
}

/** AgeChoices are the age groups whose days differ. */
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
  /** None is the answer for parents who would rather not say. */
  none: string;
  choices: AgeChoices;
}

/** AlsoChoices are optional details about a family. */
export interface AlsoChoices {
  /** Early is for a baby who was born early. */
  early: string;
  /** Alone is for a parent who has no one to share the nights with. */
  alone: string;
}

/** AlsoQuestion asks, below the age, for details that change some of the wording. */
export interface AlsoQuestion {
  label: string;
  hint: PlanText;
  choices: AlsoChoices;
}

/** Answers is content/answers.yaml: the questions that parents ask at night, and what to do tonight. The home page, the blog and the dashboard show them. */
export interface Answers {
  /** Heading is the question above the list: What's happening? */
  heading: string;
  /** Lead is the sentence below the heading. */
  lead: string;
  /** More labels the button that shows the questions after the first six. */
  more: string;
  /** Questions are listed with the most frequent first. */
  questions?: Question[];
}

/** ArrangementChoices are the places where a child may sleep. */
export interface ArrangementChoices {
  /** A is the child's own cot. */
  a: Choice;
  /** B is the child's own bed. */
  b: Choice;
  /** C is sharing a bed all night, and wanting to continue. */
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
  /** ID is the article's number, which must be unique. */
  id: number;
  /** Date is the day of publication: 2025-06-11. A future date delays publication until that day. */
  date: Date;
  /** Author is the name of the person who wrote it. */
  author: string;
  /** Excerpt is the teaser on the blog's list. */
  excerpt: Html;
  /** Category is the group that the article belongs to: Sleep Routines. */
  category: string;
  picture?: Html;
  sources?: Link[];
  next?: Next;
  /** Minutes is the reading time, estimated from the number of words. */
  minutes: number;
  /** CategoryPath and AuthorPath are the pages with all articles of the category and of the author, or empty if there are none. */
  categoryPath?: string;
  /** BlogPath is the list of all articles, or empty if there is none. */
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

/** BackupProblems say why a file is rejected. */
export interface BackupProblems {
  /** Large is shown for a file larger than any backup, Foreign for one that is not a backup of this site, Newer for one from a later version of the site. */
  large: string;
  foreign: string;
  newer: string;
  /** Damaged is shown for a file that is entirely unreadable. */
  damaged: string;
}

/** BackupWords are the texts about the backup, a file with all that a family wrote. */
export interface BackupWords {
  title: string;
  note: Html;
  save: string;
  saved: string;
  /** File is the name of the file, before the date and the extension. */
  file: string;
  /** Restore is the heading for restoring a backup, Choose the label of the field for the file. */
  restore: string;
  choose: string;
  /** Holds introduces what a backup from {day} contains; NewDays says that it has {count} days, {known} of which are already on this phone. */
  holds: string;
  newDays: string;
  /** Stays marks a plan or a day of birth that is not restored because this phone has another. */
  stays: string;
  /** Unread says that {count} entries are left out: they can't be read, or there is no room for them. */
  unread: string;
  merge: string;
  restored: string;
  refused: string;
  /** Problems say why a file is rejected. */
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
  /** Newer and Older label the links between the pages of the list. */
  newer: string;
  older: string;
  /** Articles are filled in, newest first. */
  articles: ArticleCard[];
  /** NewerPath and OlderPath are the previous and next pages of the list, or empty if there is none. */
  newerPath?: string;
  olderPath?: string;
  /** Answers are filled in from content/answers.yaml, on the first page of the list. */
  answers?: Answers;
  /** CategoryLinks lead from the list of all articles to those of the categories, if there are several. All leads back to the list of all articles. */
  categoryLinks?: Link[];
  all?: Link;
}

/** Booking is the scheduling service. */
export interface Booking {
  url: string;
  /** Origin is the only origin whose messages the site accepts: https://calendly.com */
  origin: string;
  /** Load is approach (when a visitor comes near the calendar) or click (when they ask for it). Left out: approach. */
  load?: 'approach' | 'click';
  /** Confirmation is filled in: the page that confirms a booking. */
  confirmation?: string;
  /** Show is the label of the button that loads the calendar, for load: click. */
  show: string;
  /** Stores says what the calendar stores on the visitor's device. */
  stores: Html;
  /** Title names the calendar for screen readers: Times for a free call. */
  title: string;
  /** Open is the label of the link to the calendar's own page, which is always shown. */
  open: string;
  /** Waiting is shown until the calendar has loaded. */
  waiting: string;
  /** Failure is shown when the calendar fails to load. */
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

/** CalloutKinds are the names of the kinds of callout. */
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

/** Certificate is the qualification that the word "certified" refers to, or another credential. */
export interface Certificate {
  name: string;
  /** AwardedBy is the school, awarding body or insurer, or the organisation that made the check. */
  awardedBy: string;
  year: number;
  /** Number is the certificate or policy number. */
  number?: string;
  /** Check is the address where anyone can verify it. */
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

/** Choice is an answer that parents can choose. */
export interface Choice {
  label: PlanText;
  /** Note says more, in smaller type. */
  note?: PlanText;
}

/** Claim is a headline number with what it counts. */
export interface Claim {
  value: string;
  label: string;
  /** Basis says what is counted, Asked how many people were asked and how many answered, and Period when. They are shown in small print below the numbers. */
  basis?: string;
  asked?: string;
  period?: string;
}

/** Confirmation is a page after something has been done: a booking, or a purchase. */
export interface Confirmation {
  /** Event is what has happened; it decides which conversion is reported to the ad tag. */
  event: 'booking' | 'purchase';
  lead: Html;
  picture?: Html;
  /** Next lists what happens now, in order. */
  next: Point[];
  /** Actions are the buttons, the main one first. */
  actions: Link[];
  /** Purchases are filled in from the offers that have a purchase-value of their own. */
  purchases?: PurchaseValue[];
}

/** Consent is the wording of the cookie question. */
export interface Consent {
  /** Text is the question, short enough for two lines on a phone. */
  text: Html;
  accept: string;
  reject: string;
  /** Choose is the button that shows the purposes one by one, and Save is the button below them. */
  choose: string;
  save: string;
  /** Adverts and Analytics describe the purposes, and who then receives which data. Visitors are asked only about purposes with an ID under tracking. */
  adverts: string;
  analytics: string;
  /** Change is the label in the footer that brings the question back. */
  change: string;
}

/** ConsultantProfile is the portrait and voice recording of the consultant. */
export interface ConsultantProfile {
  /** Portrait is a photograph, or a drawing until there is one. */
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
  /** Booking is the second button, for version b. */
  booking?: Link;
}

/** ContactForm is the wording of a contact form. */
export interface ContactForm {
  /** Version is a (with the child's age, the telephone number optional) or b (no child's age, the mobile number required). */
  version: 'a' | 'b';
  /** Submit is the label of the button. */
  submit: string;
  /** Privacy says how the answers are used. */
  privacy: Html;
  /** ThanksHeading and ThanksText are the thank-you panel. */
  thanksHeading: string;
  thanksText: Html;
  /** Sent is shown below the form after it was sent; {time} is replaced by the time. */
  sent: string;
  /** Failure is shown when sending fails; {email} is replaced by the business's e-mail address. */
  failure: string;
  /** Ages are the choices of the child's age. */
  ages?: string[];
  /** ChooseAge is shown in the field until an age is chosen. */
  chooseAge?: string;
  /** MessageHint is shown under the message field. */
  messageHint?: string;
  /** SubmitNote is shown beside the button and says what it does. */
  submitNote?: Html;
  /** Errors are shown beside their fields. */
  errors: FieldErrors;
}

/** Counter is the script of the service that counts visits, with its settings. */
export interface Counter {
  script: string;
  /** Attributes are the attributes of the script element, each a name and a value. */
  attributes: string[][];
  /** Commands are added to Matomo's queue before its script loads. */
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
  /** Today shows how much has been read, and what comes next. */
  today: Today;
  /** Saving is the wording for saving the library on the device. */
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

/** Details are the ways to contact the business. */
export interface Details {
  /** Phone is the telephone number as visitors see it: 07700 900123. */
  phone: string;
  /** Emails are the two e-mail addresses; the first is for enquiries. */
  emails: string[];
  location: string;
  /** Post is the legal name and postal address of the business. */
  post?: Post;
}

/** DiaryAverage is the average of several days. */
export interface DiaryAverage {
  title: string;
  /** Days gives the average: {days} whole days, {average} a day, between {from} and {to}. */
  days: Html;
  /** Age says what the table gives for the child's {age}: {sleep}. AnyAge is shown if the day of birth is not known. */
  age: Html;
  anyAge: Html;
  /** Enough is shown after two weeks. */
  enough: Html;
}

/** DiaryChildren is the wording for a family with several children. */
export interface DiaryChildren {
  /** Whose names the group of buttons that choose a child; Open unfolds the fields for their names. */
  whose: string;
  open: string;
  note: Html;
  /** Name is the label of the field for child {number}. */
  name: string;
  /** Problem asks for different names; Saved says that the names are stored. */
  save: string;
  saved: string;
  problem: string;
}

/** DiaryDay is the wording for one day: its entries, and the forms that change them. */
export interface DiaryDay {
  /** Earlier and Later lead to the previous and the next day; Empty is for a day without entries. */
  earlier: string;
  later: string;
  empty: string;
  /** Add, AddWaking and AddFeed open the form for a new entry, Change the form of an existing one. */
  add: string;
  addWaking: string;
  addFeed: string;
  change: string;
  asleep: string;
  woke: string;
  /** Up asks who was up when the child woke; Whose asks which of several children it was. */
  up: string;
  whose: string;
  save: string;
  remove: string;
  cancel: string;
  /** Overlap is shown when a sleep overlaps another, Future when a time is in the future, During when a waking falls within a sleep. */
  overlap: string;
  future: string;
  during: string;
  /** AwakeBefore and StillAsleep are shown with a sleep, WasUp before the name of who was up. */
  awakeBefore: string;
  stillAsleep: string;
  wasUp: string;
  firstWaking: string;
  /** Lone is shown with a waking from a sleep that was not recorded. */
  lone: string;
  /** Line is the label of the field for a line about the day; Note says what counts as night. */
  line: string;
  note: Html;
}

/** DiaryHandover is the wording for handing the night over to another adult. */
export interface DiaryHandover {
  /** Open is the button in the diary. */
  open: string;
  title: string;
  note: Html;
  send: string;
  /** Code describes the QR code; Long says that the night is too long for one. */
  code: string;
  long: string;
  /** Theirs is the button that confirms the handover. */
  theirs: string;
  /** Subject names the link in the phone's list of apps and in messages. */
  subject: string;
  copied: string;
  byHand: string;
}

/** DiaryKeeping is the wording for the diary stored on the device. */
export interface DiaryKeeping {
  note: Html;
  remove: string;
  /** Confirm asks before all days are removed, with the buttons Yes and No. With several children, ConfirmChild asks about those of {name}. */
  confirm: string;
  confirmChild: string;
  yes: string;
  no: string;
}

/** DiaryNow is the wording of the buttons. {time} is a time of day, {length} a length of time. */
export interface DiaryNow {
  /** Asleep, Awake and Feed are the buttons. */
  asleep: string;
  awake: string;
  feed: string;
  /** AsleepSince and AwakeSince describe the current state; Empty says that no entry is recent. */
  asleepSince: string;
  awakeSince: string;
  empty: string;
  /** FellAsleep, Woke and Fed say what was recorded, beside the button Undo. */
  fellAsleep: string;
  woke: string;
  fed: string;
  saved: string;
  removed: string;
  undo: string;
  /** Forgotten asks when a sleep without a recorded end was over; WokeAt is the label of the time. */
  forgotten: string;
  wokeAt: string;
  /** Handed says when the diary was handed over to another phone, beside the button TakeBack. */
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
  /** Table unfolds the same days in figures; the others are its column headings. */
  table: string;
  date: string;
  naps: string;
  night: string;
  all: string;
  wakings: string;
  feeds: string;
  /** Clocks is shown beside a sleep during which the clocks or the time zone changed. */
  clocks: string;
}

/** DiarySending is the wording for sending the week to the consultant. */
export interface DiarySending {
  /** Open is the button in the diary. */
  open: string;
  title: string;
  note: Html;
  /** Question is the label of the field for a question to the consultant. */
  question: string;
  /** Preview is shown above the text and says that nothing else is sent. */
  preview: string;
  /** Send shares the file with the phone's apps, Save saves it, and Mail writes to the consultant. */
  send: string;
  save: string;
  mail: string;
  /** File is the name of the file, without date and extension; Subject is the subject of the message. */
  file: string;
  subject: string;
  /** Asks, Plan and Week are the headings of the text; PlanNight gives the stage and night. */
  asks: string;
  plan: string;
  planNight: string;
  week: string;
  /** Sleep, Woke and Feed name the kinds of entries. */
  sleep: string;
  woke: string;
  feed: string;
}

/** DiarySheet is the empty sheet to print. */
export interface DiarySheet {
  /** Print is the label of the button. */
  print: string;
  title: string;
  /** Name and Day are printed before the lines at the top of the sheet. */
  name: string;
  day: string;
  /** Columns are the column headings. */
  columns: string[];
}

/** DimBar contains links that help at night, two to four each for visitors and members. */
export interface DimBar {
  visitors: Link[];
  members: Link[];
}

/** DiscoveryCall is the page that leads to the free call. */
export interface DiscoveryCall {
  hero: Pitch;
  /** Limited is the badge that says that free calls are limited; it is shown only in its month. */
  limited?: Limited;
  /** Testimonial is filled in from Story. */
  testimonial?: Testimonial;
  /** Problems are the problems that families ask about. */
  problems?: Section;
  /** Consultant introduces the person who answers. */
  consultant?: About;
  /** Reasons are the reasons to book. */
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

/** FieldErrors say what is missing in a contact form. Their JSON names are the names of the fields. */
export interface FieldErrors {
  name: string;
  email: string;
  /** EmailFormat is shown for an invalid e-mail address. */
  emailFormat: string;
  /** EmailMeant asks about a likely typing error: {address} is the suggested correction. */
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

/** Footer is the wording of the footer of public pages. */
export interface Footer {
  /** About is the sentence under the name. */
  about: Html;
  /** Safety is a line about safe sleep with its links. */
  safety?: Html;
  /** Groups are the lists of links. */
  groups: NavGroup[];
  /** Small is the last line, after the year and the name. */
  small: string;
  /** Links are shown beside the last line, such as the privacy notice. */
  links: Link[];
}

/** Form is a page with the questions that its file lists. The host's form service receives the answers; the form is named after the last part of the page's address. */
export interface Form {
  lead: Html;
  /** Questions are asked in this order. */
  questions: FormQuestion[];
  /** Submit is the label of the button. */
  submit: string;
  /** Privacy says how the answers are used. */
  privacy: Html;
  /** ThanksHeading and ThanksText are the thank-you panel. */
  thanksHeading: string;
  thanksText: Html;
  /** Sent is shown below the form after it was sent; {time} is replaced by the time. */
  sent: string;
  /** Failure is shown when sending fails; {email} is replaced by the business's e-mail address. */
  failure: string;
  /** Keep is the label of the checkbox that stores the answers on the device until they are sent. */
  keep: string;
  /** EmailFormat is shown for an invalid e-mail address. */
  emailFormat: string;
  /** Aside is shown below the form. */
  aside?: Html;
  /** Lasting is filled in from content/keeping.yaml. */
  lasting?: Lasting;
}

/** FormCondition is the answer after which a question is shown. */
export interface FormCondition {
  /** Question is the name of an earlier question of the kind choice or choices. */
  question: string;
  /** Is lists answers to it; one of them must be chosen. */
  is: string[];
}

/** FormQuestion is a question of a form. */
export interface FormQuestion {
  /** Name is shown before the answer in the message that you receive: child-name. */
  name: string;
  label: string;
  /** Kind is the type of the answer: text (a line), paragraph, email, phone, date, number, choice (one of the choices) or choices (any of them). */
  kind: 'text' | 'paragraph' | 'email' | 'phone' | 'date' | 'number' | 'choice' | 'choices';
  hint?: string;
  /** Choices are the answers to choose from, for the kinds choice and choices. */
  choices?: string[];
  /** Missing says that the answer is missing. Left out, the question is optional. */
  missing?: string;
  /** When shows the question only after certain answers to an earlier one. */
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
  /** B is continuing to share a bed, with the child falling asleep independently. */
  b: Choice;
}

/** GoalQuestion asks what the parents want to achieve. */
export interface GoalQuestion {
  question: PlanText;
  /** Hint is shown below the question and says how to answer it. */
  hint: PlanText;
  choices: GoalChoices;
  shown: string[];
}

/** Guide is a page to read: a public guide, or one in the members' library. */
export interface Guide {
  /** Lead is the sentence or two under the title. */
  lead: Html;
  /** Now is three lines for a parent who is up at night with the child: what to do right now, before any explanation. Every file in content/guides has them. */
  now?: string[];
  /** Calls are filled in: the numbers that Now asks readers to call. */
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
  /** AnchorOffset is the distance in pixels, 80 or 100, from the top of the window to a section that a link leads to. Left out, the section is shown just below the bar. */
  anchorOffset?: 80 | 100;
  /** Next is the call to action at the end. */
  next?: Next;
  /** VisitorsNext is filled in for a public guide whose call to action leads to a members' page: visitors see it instead. */
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
  /** Quiet is a link that stands out less than the buttons. */
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
  /** Stories is the heading above the parents' stories. It is not shown if there are none. */
  stories?: Section;
  /** Consultation is the booking section. */
  consultation: Section;
  /** Limited says that places are limited; it is shown only in its month. */
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

/** KeptThings are the names of the items that the site may store on a device. */
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
  /** Other is anything else that is stored, such as by an older version of the site. */
  other: string;
}

/** KeptWords are the texts of the list of stored items. */
export interface KeptWords {
  title: string;
  /** Empty is shown when nothing is stored, Reading until that is known. */
  empty: string;
  reading: string;
  /** Things are the names of the items. */
  things: KeptThings;
  /** Days says how many days the diary has: {count}. Since says from which {day} on an item has been stored, Size how large it is: {size}. */
  days: string;
  since: string;
  size: string;
  remove: string;
  /** RemoveAll removes everything; Confirm asks before anything is removed, with Yes and No. */
  removeAll: string;
  confirm: string;
  yes: string;
  no: string;
  removed: string;
}

/** Lasting is content/keeping.yaml: how long the browser keeps the data that a family stores on its phone. One of its texts is shown beside every button that stores something. */
export interface Lasting {
  /** Stays is shown if the browser has promised to keep the data. */
  stays: Html;
  /** MayForget is shown if it has not, SevenDays in Safari, which deletes data stored by scripts after seven days without a visit. Both say what helps. */
  mayForget: Html;
  sevenDays: Html;
  /** NotKept is shown if the browser refuses to store data, and says what helps. */
  notKept: Html;
  /** Tab is shown on a shared computer. */
  tab: Html;
}

/** Limited is a claim that only a few places are free, which is true for one month. */
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

/** Lock is the published form of a sealed library's key: the key is wrapped once for each pair of username and password. */
export interface Lock {
  /** Library is the name of the key. */
  library: string;
  /** Salt is base64. The key that unwraps an entry of Keys is PBKDF2-SHA-256 over "user\x00password". */
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
  /** Failure is shown when the browser cannot check the username and password. */
  failure: string;
  /** StorageRefused is shown when the browser refuses to store the login. */
  storageRefused: string;
  picture?: Html;
  /** NoCrypto is shown if the browser has no Web Crypto, which opens a sealed library. */
  noCrypto: string;
  /** ShowPassword is the label of the button that shows the password as it is typed. */
  showPassword: string;
  /** Submit is the label of the button. */
  submit: string;
  /** SharedComputer is the label of the checkbox for a computer that others use, where nothing stays stored after the tab is closed. */
  sharedComputer: string;
  /** Wanted is shown to a visitor who was sent here from a members' page, {page}. */
  wanted: string;
  /** SharedWindow replaces the form if another page has opened this one or shows it in a frame, and so could read what is typed. OpenAlone labels the link that opens the login on its own. */
  sharedWindow: string;
  openAlone: string;
  /** NoScripts is shown if JavaScript is switched off. */
  noScripts: string;
  /** Verifier is filled in from content/members.yaml; a sealed library has Lock instead. */
  verifier?: Verifier;
  lock?: Lock;
}

/** Loudness is the choice of how loud a sound is, beside the device's own buttons. */
export interface Loudness {
  label: string;
  /** Choices are offered in this order; the first applies until another is chosen. */
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

/** Minutes is a range that includes both ends; for a single figure both ends are equal. */
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

/** MorningQuestion asks whether the stage was ready; the stage's own sign is shown below it. */
export interface MorningQuestion {
  question: PlanText;
  yes: string;
  notYet: string;
  /** Noted is shown after an answer, beside the button Undo. */
  noted: string;
  undo: string;
  /** Verdict is the answer that the sleep diary suggests, if it covers last night. */
  verdict: Verdict;
}

/** NameQuestion asks for the child's name. */
export interface NameQuestion {
  question: PlanText;
  /** Hint is shown below the question and says how to answer it. */
  hint: PlanText;
  /** Label is shown above the field. */
  label: string;
  /** Age asks for the child's age, which parents may choose not to give. */
  age: AgeQuestion;
  /** Also asks for optional details. */
  also: AlsoQuestion;
}

/** NavGroup is a labelled group of links: a drop-down menu, or a list in the footer. */
export interface NavGroup {
  label: string;
  links: Link[];
}

/** Navigation contains the links of the navigation bars. */
export interface Navigation {
  /** Public are the links of the public bar. */
  public: Link[];
  /** MemberArea replaces MemberLogin for members who are logged in. */
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
  /** Plan is filled in: the address of the page that makes a plan. */
  plan: string;
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
  /** Fields are the labels of the page's questions. */
  fields: NextSleepFields;
  /** Answers are the sentences of the answer. */
  answers: NextSleepAnswers;
  /** Windows are filled in from content/tables/wake-windows.yaml. */
  windows: WakeWindow[];
  /** Lasting is filled in from content/keeping.yaml. */
  lasting?: Lasting;
}

/** NextSleepAnswers are the sentences of the answer. {from} and {to} are times of day, {age} is the row of the table, and {bedtime} is the intended bedtime. */
export interface NextSleepAnswers {
  title: string;
  /** Between is for a range, Around for a row with a single figure. */
  between: Html;
  around: Html;
  /** LastNap and LastNapAround say when the last nap should end. */
  lastNap: Html;
  lastNapAround: Html;
  /** Own replaces From if the times come from the child's own diary: from {windows} windows since {since}. Its {from} is the time by the table. */
  own: Html;
  /** From says which row of the table the times come from. */
  from: Html;
  /** Later replaces the times once they have passed. */
  later: Html;
  /** Asleep says since when the child has been asleep, {time}, and for how long, {length}. */
  asleep: Html;
  /** TooYoung is shown for a child younger than the ages of the table. */
  tooYoung: Html;
  /** TooOld is shown after the fifth birthday. */
  tooOld: Html;
  /** Night is shown for a waking between bedtime and the morning, with the link Tonight. NoPlan follows it if no plan is stored. */
  night: Html;
  noPlan: Html;
  tonight: Link;
  /** Unborn is shown for a day of birth in the future. */
  unborn: Html;
  /** Waiting is shown until the questions are answered. */
  waiting: Html;
}

/** NextSleepFields are the labels of the page's questions. */
export interface NextSleepFields {
  born: string;
  early: string;
  /** EarlyHint says who should answer this, and why. */
  earlyHint: string;
  woke: string;
  /** Nap asks how long the last sleep was; Long and Short are the answers. */
  nap: string;
  long: string;
  short: string;
  /** Naps asks for the number of naps if the table has a row for one nap. */
  naps: string;
  oneNap: string;
  more: string;
  bedtime: string;
  /** Remember is the label of the checkbox that stores the day of birth on the device. */
  remember: string;
  /** Change is the label that unfolds the questions if the diary has already answered them. */
  change: string;
}

/** NightChoice asks which stage the family has reached. */
export interface NightChoice {
  title: PlanText;
  /** Note says where the choice is stored. */
  note: PlanText;
  /** Stage is the label of the list of stages. */
  stage: string;
  /** Start is the label of the button. */
  start: string;
  /** GoOn is its label when the plan for the child's previous answers had reached {stage}. */
  goOn: string;
}

/** NightFigures are numbers of nights that decide whether the plan stays with a stage or moves. */
export interface NightFigures {
  /** Stay is the last night on which the plan stays with a stage that is not ready. */
  stay: number;
  /** Back is the number of nights for which the plan then goes back one stage. */
  back: number;
  /** Finish is the night of the last stage after which the plan is finished. */
  finish: number;
}

/** NightNotes are shown on nights when the plan doesn't simply continue: Stay on nights after the third, Back on nights in the previous stage, Stop after the last, Settled at the end of a phase that another follows, and Finished at the end of the plan. */
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

/** Notice is a sentence shown at the top of pages for a limited time, such as before a holiday. */
export interface Notice {
  text: Html;
  /** Until is the last day. */
  until: Date;
  /** Pages are the pages that show it: /contact. Left out: all. */
  pages?: string[];
}

/** Now is the first page of the saved app: the current state, one button, and what follows. */
export interface Now {
  words: NowWords;
  /** Tonight is the wording for the night so far, received as a link from another adult. */
  tonight: TonightSoFar;
  /** Diary is the site's diary page; both pages have the same buttons. */
  diary: SleepDiary;
  /** Stages are the plan's stages in short, with what to do at a waking. */
  stages?: StagesInShort;
  /** Windows are filled in from content/tables/wake-windows.yaml. */
  windows: WakeWindow[];
}

/** NowWords are the texts of the first page of the saved app, in addition to those of the diary. */
export interface NowWords {
  /** Awake says for how long the child has been awake, {length}; the next sleep follows. */
  awake: string;
  /** Stage follows the current state once the family has begun its plan: {stage} and {night}. */
  stage: string;
  /** Nap, Late (too late for a whole nap) and Bedtime say {when} the next sleep is likely: Between {from} and {to}, or Around {from}. Own follows if the time comes from the diary, from so many {windows}. Due is shown once the time has passed. */
  nap: string;
  late: string;
  bedtime: string;
  between: string;
  around: string;
  own: string;
  due: string;
  /** LastNight says its {length}, {wakings} and {longest} sleep. */
  lastNight: string;
  /** Calm, Once and Often are the wakings: none, one, or {count}. */
  calm: string;
  once: string;
  often: string;
  /** Tonight leads to the stored plan, Sitter to its card; without one, Plan leads to the questions. */
  tonight: Link;
  sitter: Link;
  plan: Link;
  /** WhichNight leads to the plan's question after a week without an answer, Dashboard to the library. */
  whichNight: Link;
  dashboard: Link;
}

/** Offer is a service that visitors can buy, or discuss in a call. */
export interface Offer {
  /** ID is the anchor: online-programme. */
  id: string;
  title: string;
  description: Html;
  /** Details says what is included, in a sentence or two. */
  details?: Html;
  benefits: Html[];
  /** Price is the price as visitors see it: from £299. */
  price: string;
  /** PriceNote says what the price depends on, or what it includes. */
  priceNote?: string;
  /** ActionType is discovery (book a free call) or purchase (open the checkout). */
  actionType: 'discovery' | 'purchase';
  /** CheckoutURL is the card provider's payment page for this offer, only for a purchase. */
  checkoutUrl?: string;
  /** Action is the label of the button. */
  action: string;
  picture?: Html;
  /** Terms are shown below the button, such as cancellation and starting early. */
  terms?: Html;
}

/** Offline is shown when there is no connection and the requested page is not in the saved library. */
export interface Offline {
  text: string;
  /** Again is the label of the button that requests the page again. */
  again: string;
  picture?: Html;
  /** Links lead to the saved pages. */
  links: Link[];
}

/** OnThisPhone is the public page that lists everything stored in the browser, with a button to remove each item, and a backup of all that a family wrote, for another phone. */
export interface OnThisPhone {
  lead: Html;
  kept: KeptWords;
  backup: BackupWords;
  /** Lasting is filled in from content/keeping.yaml. */
  lasting?: Lasting;
}

/** Package describes what one of the offers includes, part by part. */
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

/** PlanCalendar is what a family reads about its plan as a calendar file. */
export interface PlanCalendar {
  /** Add is the label of the button. */
  add: string;
  /** Event names each stage in the calendar, before its letter or number. Lock screens show it, so it should reveal nothing to strangers. */
  event: string;
  /** File is the name of the file, without its extension. */
  file: string;
}

/** PlanCondition says which families a text is for, by the names and values of the answers. Every key that is given must be met; a key is met when the family's answer is one of its values. */
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
  /** Phases is 2 for a plan that begins beside the parents and ends in the cot, otherwise 1. */
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

/** PlanEntry is one entry of a file of content/plan, which fills a slot of the plan. In a slot for one entry, a family reads the first whose condition is met; in a slot for a list, all whose condition is met. */
export interface PlanEntry {
  /** When says which families it is for. Left out: all. */
  when?: PlanCondition;
  title?: Html;
  /** Text is a sentence or two, and Body has paragraphs and lists. */
  text?: Html;
  body?: Html;
  /** Label is the text of a button or another label. */
  label?: string;
  link?: Link;
}

/** PlanFinding is a problem in the plans of some families, found by components/features/sleep-plan/rules.ts. */
export interface PlanFinding {
  /** Kind is the ID of the diagnostic. */
  kind: string;
  /** Text is the ID of the text at fault, and Rule the index of the rule that is broken. */
  text?: string;
  rule?: number;
  /** Message says what is wrong, and Hint names an affected family. */
  message: string;
  hint: string;
}

/** PlanFindings contains the problems in the plans of all families. */
export interface PlanFindings {
  findings: PlanFinding[];
}

/** PlanKeeping is what a family reads about saving its plan and sharing it. */
export interface PlanKeeping {
  title: string;
  /** Note is shown before anything is stored. It says what will be stored, and where. */
  note: Html;
  /** Keep and Remove are the labels of the two buttons. */
  keep: string;
  remove: string;
  /** Kept and Removed are announced; Undo labels the button that undoes the saving. */
  kept: string;
  removed: string;
  undo: string;
  /** Replaced says that the saved plan, or its night, has replaced another; BringBack labels the button that undoes this. */
  replaced: string;
  bringBack: string;
  /** Open is the label of the button that leads back to the saved plan. */
  open: string;
  /** Again is the label of the button that starts another plan. */
  again: string;
  /** ByBirth says that the child, by the day of birth stored on the device, is too young for stages. */
  byBirth: Html;
  link: PlanLink;
  /** Calendar is the wording for the plan as a file for the phone's calendar. */
  calendar: PlanCalendar;
  /** Lasting is filled in from content/keeping.yaml. */
  lasting?: Lasting;
}

/** PlanLink is what a family reads about sharing the plan as a link. */
export interface PlanLink {
  /** Send is the label of the button. */
  send: string;
  /** Note says who can read the plan with the link. */
  note: Html;
  /** Subject names the link in the phone's list of apps and in messages. */
  subject: string;
  /** Copied is announced when the link is on the clipboard. */
  copied: string;
  /** ByHand is shown above the link if the browser denies access to the clipboard. */
  byHand: string;
  /** Damaged is shown above the questions when a link could not be read. */
  damaged: string;
}

/** PlanProse is a PlanText with paragraphs and lists. */
export interface PlanProse {
  /** Variants are tried in order. An author may write a single text instead. */
  variants: ProseVariant[];
}

/** PlanRule is one thing that must be true. Its phrases match whole words and ignore case; "..." matches anything within one sentence, {figure} matches a number, and | separates alternatives. */
export interface PlanRule {
  id: string;
  /** Why says what goes wrong for a family without the rule. */
  why: string;
  /** When says which families it is for. Left out: all. */
  when?: PlanCondition;
  /** In names the files of content/plan that it applies to, without .yaml. Left out: the whole plan. */
  in?: string[];
  /** MustSay lists phrases that must all be in the plan. */
  mustSay?: string[];
  /** MustNotSay lists phrases that must not be in the plan. */
  mustNotSay?: string[];
  /** MustComeBefore lists two phrases; the first must come before the second. */
  mustComeBefore?: string[];
  /** MustAgree lists phrases with a {figure}; all these figures in one plan must be equal. */
  mustAgree?: string[];
  /** MostWords is the largest number of words that a printed plan may have. */
  mostWords?: number;
  /** MostWordsOnPage is the largest number on the page of the plan, which includes what only the screen shows: both phases of a plan with two. */
  mostWordsOnPage?: number;
}

/** PlanSlot is a slot of the plan with its entries. */
export interface PlanSlot {
  /** Path is its path in the type PlanTexts, beginning with the name of its file. */
  path: string[];
  /** Kind is what an entry contains: a text or prose, a passage with a title, a link or a label. */
  kind: string;
  /** Many is set for a slot that takes a list. */
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

/** PlanTonight is what a family reads while it follows its plan night by night. */
export interface PlanTonight {
  title: PlanText;
  /** Begin is shown with the plan until a night is chosen. */
  begin: NightChoice;
  /** Morning asks, during the day, whether the stage was ready. */
  morning: MorningQuestion;
  /** Nights are the figures that decide whether the plan stays or moves. */
  nights: NightFigures;
  /** Notes are shown on certain nights in addition to the stage. */
  notes: NightNotes;
  /** TooMuch is the label of the help for a night that is too much. */
  tooMuch: string;
  /** Whole and Tonight label the buttons from tonight to the whole plan and back. */
  whole: string;
  tonight: string;
  /** Another is the label of the section where another night can be chosen. */
  another: string;
}

/** PlanWords contains all texts of a plan. They may contain {name}, the child's name, {place}, which is bed for a child in a bed and cot for all others, and the counts of this family's nights: {stages} and {nights}, or {first-nights}, {second-nights} and {all-nights} in a plan with two phases. */
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

/** Post is the legal name and postal address of the business. */
export interface Post {
  /** Name is a sole trader's own name, or a company's name and number. */
  name: string;
  /** Address is the full postal address on one line. */
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

/** ProseVariant is prose for some families. A last variant without a condition is for all others. */
export interface ProseVariant {
  when?: PlanCondition;
  text: Html;
}

/** PurchaseValue is the amount in GBP that is reported when an offer is bought. */
export interface PurchaseValue {
  /** Offer is the offer's ID, which the address of the page names: /thank-you?offer=ID. */
  offer: string;
  value: number;
}

/** Question is a parent's question with its answer. */
export interface Question {
  /** Question is the question in the parent's own words. */
  question: string;
  /** Tonight is three lines about what to do tonight. */
  tonight: string[];
  /** Path is the guide that explains it, or a section of one: /early-waking. */
  path: string;
  /** ID is the anchor for links to the question, made from its position in the list: answer-1. */
  id: string;
  /** Guide is the title of the guide, and Members says that it is for members. */
  guide: string;
  members?: boolean;
  /** Calls are the numbers that the lines ask parents to call, then the free call, which is left out if the lines name 999. */
  calls: Link[];
}

/** Questions are the six questions of the sleep plan creator, in order. From the second on, their texts may contain {name}. Shown lists the keys of the answers in the order of the file, without the hidden ones. */
export interface Questions {
  childName: NameQuestion;
  arrangement: ArrangementQuestion;
  /** Goal is asked only when the child sleeps beside or on a parent. */
  goal: GoalQuestion;
  /** Methods accepts one answer or more; the others accept one. */
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
  /** Href is a file in public/, such as /sounds/wind.mp3, or a full https address whose host lets other sites play it. */
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

/** Routine is a card with the day at one age: :::routine{age="6-8 months"} around the table of the day and its tips. */
export interface Routine {
  type: 'routine';
  /** Age is the badge of the card. */
  age: string;
  body: Block[];
  /** Day is read from the table, for the picture above it. */
  day?: Day;
}

/** SafeTonight is the page that asks a few questions and says whether a baby sleeps safely tonight, and what to do now. The answers are not stored. */
export interface SafeTonight {
  lead: Html;
  /** Now is a few lines for a parent who reads nothing else, those about illness first. */
  now: string[];
  /** Calls are filled in: the numbers that Now asks readers to call. */
  calls?: Link[];
  /** Questions are asked in this order. */
  questions: SafetyQuestion[];
  /** Verdicts are what the answers lead to. */
  verdicts: SafetyVerdict[];
  /** Labels are the other words of the page. */
  labels: SafeTonightLabels;
}

/** SafeTonightLabels are the labels around the questions and the answer. */
export interface SafeTonightLabels {
  /** Answer is the heading of the answer; Waiting is shown until the answer is known. */
  answer: string;
  waiting: string;
  /** Again labels the button that clears the answers. */
  again: string;
  /** Every is the heading of the list of all verdicts, for parents who would rather read them. */
  every: string;
  /** Kept says that nothing is stored. */
  kept: string;
}

/** SafetyAnswer is an answer to choose. */
export interface SafetyAnswer {
  id: string;
  label: string;
  /** Verdict is the ID of the verdict that it leads to. A verdict of the kind stop ends the questions at once; otherwise that of the last answer applies. */
  verdict: string;
}

/** SafetyQuestion is one question with its answers. */
export interface SafetyQuestion {
  id: string;
  question: string;
  /** When lists IDs of answers to earlier questions, one of which must have been given. Left out, the question is always asked. */
  when?: string[];
  answers: SafetyAnswer[];
}

/** SafetyVerdict is a result in one line, and what to do now. */
export interface SafetyVerdict {
  id: string;
  /** Kind says whether it is safe: stop, or fine. */
  kind: 'stop' | 'fine';
  title: string;
  /** Now lists the things to do, in order. */
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

/** Saving is the wording for saving the library on a device, to read it without a connection. */
export interface Saving {
  title: string;
  /** Note is shown before anything is stored. It says what will be stored and how to remove it. */
  note: Html;
  /** Size says how large the library is: {size} is the number of megabytes. */
  size: Html;
  /** Save and Remove are the labels of the two buttons. */
  save: string;
  remove: string;
  /** Saving, Removed, Full, Failed and Unsupported are announced. Full is for a device without enough space, Failed for files that could not be loaded. */
  saving: string;
  removed: string;
  full: string;
  failed: string;
  unsupported: string;
  /** Saved says when the library was saved, {date} at {time}, and how large it is: {size}. */
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
  /** Limited is the banner about free places; it is shown only in its month. */
  limited?: Limited;
  /** Package explains what the personalised package includes. */
  package?: Package;
  /** Choosing helps to decide between the offers. */
  choosing?: Section;
  /** Unsure invites undecided visitors to a call. */
  unsure?: Pitch;
  /** PurchaseToast is announced when the checkout opens in a new tab. */
  purchaseToast: string;
  /** Back is the link at the foot of the page. */
  back?: Link;
}

/** SignOutWords ask, when a member signs out, whether to keep the family's data on the device. */
export interface SignOutWords {
  question: string;
  /** Keep and Remove are the labels of the buttons that sign out, and Stay of the one that doesn't. */
  keep: string;
  remove: string;
  stay: string;
}

/** Site is content/site.yaml: the business's details and the settings that all pages share. */
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
  /** Certificate is the qualification that the word "certified" refers to. */
  certificate?: Certificate;
  /** Proofs are other credentials that parents may ask for: insurance, a DBS check, first aid. */
  proofs?: Certificate[];
  /** Consultant is the portrait and voice recording of the consultant. */
  consultant: ConsultantProfile;
  /** Social lists the links to social networks, each with the name of its picture. */
  social?: SocialLink[];
  /** Navigation contains the links of the navigation bars. */
  navigation: Navigation;
  booking: Booking;
  tracking: Tracking;
  /** Counter is filled in from Visits: the script that counts visits. */
  counter?: Counter;
  /** Sounds are the recordings that members can play. */
  sounds: Sounds;
  consent: Consent;
  footer?: Footer;
  /** Notice is shown at the top of pages for a limited time. */
  notice?: Notice;
  /** Words are the labels that all pages share. */
  words: Words;
}

/** SleepDiary is the page of the diary: days with their totals, and a sheet to print. */
export interface SleepDiary {
  lead: Html;
  now: DiaryNow;
  picture: DiaryPicture;
  day: DiaryDay;
  average: DiaryAverage;
  keeping: DiaryKeeping;
  /** Children is the wording for families with several children. */
  children: DiaryChildren;
  /** Handover hands the night over to another adult; Sending sends the week to the consultant. */
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
  /** Sleep is the amount of sleep in 24 hours, as the row says it. */
  sleep: string;
  /** MostAwake is twice the usual time between two sleeps, in minutes. A longer time means that a sleep was not recorded. */
  mostAwake: number;
}

/** SleepPlan is the page of the sleep plan creator: six questions, then the plan. */
export interface SleepPlan {
  /** Lead is shown under the title, until the plan is shown. */
  lead: Html;
  /** Keeping is the wording for saving a plan and sharing it. */
  keeping: PlanKeeping;
  /** Rules are content/plan/rules.yaml, which only the check uses. */
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
  /** Timer asks how long the sound plays. */
  timer: SoundTimer;
  /** Loudness asks how loud the sound is. */
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
  /** Icon is a single-colour drawing from content/pictures. */
  icon: Html;
}

/** SoundLine is shown on other pages while a sound plays. */
export interface SoundLine {
  label: string;
  /** Left is shown after the name of the sound, with its remaining {minutes}. */
  left: string;
}

/** SoundTimer is the choice of how long a sound plays. */
export interface SoundTimer {
  label: string;
  /** Off is the choice that sets no time limit. */
  off: string;
  /** Minutes are the other choices, with the word after each figure. */
  minutes: number[];
  unit: string;
}

/** Sounds are the recordings that members can play. */
export interface Sounds {
  /** WhiteNoise is the sample in the guides. */
  whiteNoise: Recording;
  /** Wind is the loop on the sleep sounds page. */
  wind: Recording;
}

/** Span is a range of figures, or one figure if both ends are equal. */
export interface Span {
  from: number;
  to: number;
}

/** StageInShort is a stage in one line, with its sign of readiness. The first stage is optional. */
export interface StageInShort {
  tonight: PlanText;
  ready: PlanText;
  /** Settled is StageWaking.Settled. */
  settled: number;
}

/** StageWaking says what to do at a waking in one stage. */
export interface StageWaking {
  /** Settled is the longest waking, in minutes, that the diary still counts as settled in this stage. */
  settled: number;
  steps: WakingStep[];
}

/** StagesInShort is what the tools show of the plan. */
export interface StagesInShort {
  coSleeping: StageInShort[];
  cot: StageInShort[];
  morning: MorningQuestion;
  nights: NightFigures;
  notes: NightNotes;
  /** Waking is what to do at a waking, for the page that counts its minutes. */
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

/** TextVariant is a text for some families. A last variant without a condition is for all others. */
export interface TextVariant {
  when?: PlanCondition;
  text: Html;
}

/** Today says how much of the members' library has been read. */
export interface Today {
  /** Begin and Continue label the links to the first {module} and to the next. */
  begin: string;
  continue: string;
  /** Length and Left add its reading time, {minutes}; Left is used if part of it has been read. */
  length: string;
  left: string;
  /** Read marks a module that has been read. */
  read: string;
  /** Offer and Remember ask whether to store which guides are read. Otherwise nothing is stored. */
  offer: string;
  remember: string;
  /** Stored says where this is stored, and Forget labels the button that removes it. */
  stored: string;
  forget: string;
}

/** TonightSoFar is what a parent sees after taking over the night from another adult. */
export interface TonightSoFar {
  /** Title and AsOf are at the top; AsOf has the {time} and {day} of sending. From says that all of this comes from a link, which anyone can make. */
  title: string;
  from: string;
  asOf: string;
  /** Asleep and Awake say since which {time}; Nothing says that no sleep was recorded. */
  asleep: string;
  awake: string;
  nothing: string;
  /** Wakings is the heading of the list, Waking an entry: {from} to {to}. Up says that {name} was up. */
  wakings: string;
  waking: string;
  up: string;
  /** Feed is the last feed, at {time}; Stage the {stage} of the plan and its {night}. */
  feed: string;
  stage: string;
  /** Merge labels the button that adds all this to the log of this phone; Known says that it is already there; Undo labels the button that removes it again. */
  merge: string;
  known: string;
  undo: string;
  /** Damaged is shown if part of the link is missing or there is no room for its contents. */
  damaged: string;
}

/** Tracking contains the IDs of the ad tag and Google Analytics. Without IDs nothing is loaded. */
export interface Tracking {
  /** TagID is the ID of the ad tag: AW-123456789. */
  tagId: string;
  /** AnalyticsID is the ID of the property that counts visits: G-AB12CD34EF. */
  analyticsId: string;
  /** Booking and Purchase are the send_to targets of the two conversions. */
  booking: string;
  purchase: string;
  /** PurchaseValue is the amount in GBP reported for a purchase. */
  purchaseValue: number;
}

/** Verdict says what the plan's rules conclude from the sleep diary, and why. Parents decide. */
export interface Verdict {
  stay: PlanText;
  on: PlanText;
  back: PlanText;
  /** Calm, Short and Long describe last night: no waking; no waking longer than {awake}; a waking of {awake}, which is longer than the stage counts as settled. */
  calm: PlanText;
  short: PlanText;
  long: PlanText;
  /** Early is the reason to stay before the third night, Last in the last stage. */
  early: PlanText;
  last: PlanText;
  /** Decide says what the diary cannot know. */
  decide: PlanText;
}

/** Verifier is published to check a username and password, without revealing them. */
export interface Verifier {
  /** Salt and Hash are base64; the hash is PBKDF2-SHA-256 over "user\x00password". */
  salt: string;
  hash: string;
  iterations: number;
}

/** VoiceRecording is a short recording of the consultant's voice. */
export interface VoiceRecording {
  /** Href is a sound file in public/: /sounds/the-call.mp3. */
  href: string;
  /** Label says what the recording is about: What the call is like. */
  label: string;
  /** TranscriptLabel is the label that opens the transcript. */
  transcriptLabel: string;
  transcript: Html;
}

/** WakeWindow is a row of content/tables/wake-windows.yaml as figures. */
export interface WakeWindow {
  /** Age is the age as the row names it. */
  age: string;
  /** FromMonths is the age at which the row begins; nil for a child with one nap. */
  fromMonths?: number;
  /** AfterLong and AfterShort are the windows after a long and a short nap. */
  afterLong: Minutes;
  afterShort: Minutes;
}

/** Waking is what a family reads while a child is awake at night: a count of minutes, and what to do at each in the current stage. */
export interface Waking {
  /** Begin and End are the labels of the two buttons; Again labels the one that restarts the count. */
  begin: string;
  end: string;
  again: string;
  /** Title names the count, Since says when it began, and Next introduces the next step. */
  title: PlanText;
  since: PlanText;
  next: PlanText;
  /** Rule says that the minutes are the longest wait, not the shortest. */
  rule: PlanText;
  /** Morning says when the count ends once it is morning. */
  morning: PlanText;
  /** ScreenOn is shown if the phone keeps its screen on during the count. */
  screenOn: string;
  /** Woke, Restarted and FellAsleep say what was recorded, with its {time}, beside the button Undo. */
  woke: string;
  restarted: string;
  fellAsleep: string;
  undo: string;
  /** CoSleeping and Cot contain the stages in order; the first is the optional one. */
  coSleeping: StageWaking[];
  cot: StageWaking[];
}

/** WakingStep is what to do from a certain minute on. */
export interface WakingStep {
  when?: PlanCondition;
  /** After is the minute of the count at which the step begins. */
  after: number;
  do: PlanText;
}

/** Words are the labels that all pages share, most of them for screen readers. */
export interface Words {
  /** SkipLink is the first link of each page, for those who use a keyboard. */
  skipLink: string;
  /** Demonstration is the line at the top of every page of a demonstration site. */
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
  /** NightLight labels the button that switches between the day and night themes. */
  nightLight: string;
  /** DimLight labels the button that switches the dim amber theme on and off. */
  dimLight: string;
  /** RestOfPage labels the button that shows what the amber theme hides. */
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
  /** Loading is announced while a members' page loads. */
  loading: string;
  /** NotLoaded and TryAgain are shown when a members' page fails to load. */
  notLoaded: string;
  tryAgain: string;
  /** PartNotLoaded is shown when the code for something that a visitor opened fails to load. */
  partNotLoaded: string;
  /** LogInAgain is shown to a member whose browser has no key to the sealed library, or an old one. */
  logInAgain: string;
  /** ErrorTitle and ErrorText are shown when a page's code fails; the e-mail address follows. */
  errorTitle: string;
  errorText: string;
  /** SignOut asks whether to keep the data that is stored on the device. */
  signOut: SignOutWords;
  /** Kinds are the names of the kinds of callout, which are shown on callouts without a title. */
  kinds: CalloutKinds;
}
