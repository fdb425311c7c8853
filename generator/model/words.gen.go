// Code generated from the tables *.txt by go generate. DO NOT EDIT.

package model

import "nightlight/generator/schema"

// NeverAdvised is content/never-advised.yaml: advice that no text of the site may give, and where
// links to sources of help must lead.
type NeverAdvised struct {
	Links   []HelpLink     `yaml:"links" json:"-" validate:"dive"`
	Figures []SafeFigure   `yaml:"figures" json:"-" validate:"dive"`
	Grammar WarningGrammar `yaml:"grammar" json:"-" validate:"required"`
	Dangers []Danger       `yaml:"dangers" json:"-" validate:"required,dive"`
}

// AllowedSentence is an entry of content/allowed.yaml: a sentence that is accepted in exactly these
// words although a rule refuses it.
type AllowedSentence struct {
	Text string `yaml:"text" json:"-" validate:"required"`
	Why  string `yaml:"why" json:"-" validate:"required"`
	Who  string `yaml:"who" json:"-" validate:"required"`
	When string `yaml:"when" json:"-" validate:"required,datetime=2006-01-02"`
}

// HelpLink says where a link must lead if its text names a source of help.
type HelpLink struct {
	// Says lists the names, separated by |.
	Says string `yaml:"says" json:"-" validate:"required"`
	// Leads are the allowed targets: telephone numbers (tel:999), hosts (nhs.uk), or / for this site.
	Leads []string `yaml:"leads" json:"-" validate:"required,min=1"`
	// Beside lists phrases, one of which must be on the same page or in the same entry of a list.
	Beside []string `yaml:"beside" json:"-"`
	// Except are phrases in which the name doesn't ask for a call: “rang 111”, “111 nights”.
	Except []string `yaml:"except" json:"-"`
}

// WarningGrammar contains the words that distinguish a warning from advice: see advice.Table.
type WarningGrammar struct {
	Small     string      `yaml:"small" json:"-" validate:"required"`
	Groups    []WordGroup `yaml:"groups" json:"-" validate:"required,dive"`
	Negations []string    `yaml:"negations" json:"-" validate:"required,min=1"`
	Cancels   []string    `yaml:"cancels" json:"-" validate:"required,min=1"`
	After     []string    `yaml:"after" json:"-" validate:"required,min=1"`
	Breaks    []string    `yaml:"breaks" json:"-" validate:"required,min=1"`
	Starts    []string    `yaml:"starts" json:"-" validate:"required,min=1"`
	// Told, Answers, Ages and Others contain phrases of sentences that give no advice.
	Told    ToldGrammar   `yaml:"told" json:"-" validate:"required"`
	Answers AnswerGrammar `yaml:"answers" json:"-" validate:"required"`
	Ages    AgeGrammar    `yaml:"ages" json:"-" validate:"required"`
	Others  OtherGrammar  `yaml:"others" json:"-" validate:"required"`
	// Concepts are named sets of phrases that dangers refer to.
	Concepts []Concept `yaml:"concepts" json:"-" validate:"required,dive"`
}

// ToldGrammar contains the words that distinguish history and opinions from advice.
type ToldGrammar struct {
	Beliefs  []string `yaml:"beliefs" json:"-" validate:"required,min=1"`
	History  []string `yaml:"history" json:"-" validate:"required,min=1"`
	Past     []string `yaml:"past" json:"-" validate:"required,min=1"`
	Subjects []string `yaml:"subjects" json:"-" validate:"required,min=1"`
	Present  []string `yaml:"present" json:"-" validate:"required,min=1"`
	Praises  []string `yaml:"praises" json:"-" validate:"required,min=1"`
	Rejects  []string `yaml:"rejects" json:"-" validate:"required,min=1"`
}

// AnswerGrammar contains the words that answers begin with.
type AnswerGrammar struct {
	Yes []string `yaml:"yes" json:"-" validate:"required,min=1"`
	No  []string `yaml:"no" json:"-" validate:"required,min=1"`
}

// AgeGrammar contains the phrases for ages.
type AgeGrammar struct {
	Young []string `yaml:"young" json:"-" validate:"required,min=1"`
	Older []string `yaml:"older" json:"-" validate:"required,min=1"`
}

// OtherGrammar contains the words that distinguish adults' things from a child's.
type OtherGrammar struct {
	Adults   []string `yaml:"adults" json:"-" validate:"required,min=1"`
	Places   []string `yaml:"places" json:"-" validate:"required,min=1"`
	Owners   []string `yaml:"owners" json:"-" validate:"required,min=1"`
	Children []string `yaml:"children" json:"-" validate:"required,min=1"`
	Lent     []string `yaml:"lent" json:"-" validate:"required,min=1"`
}

// Concept is a named set of phrases for one thing.
type Concept struct {
	Name string   `yaml:"name" json:"-" validate:"required"`
	Said []string `yaml:"said" json:"-" validate:"required,min=1"`
}

// WordGroup is a named group of words that phrases refer to.
type WordGroup struct {
	Name  string `yaml:"name" json:"-" validate:"required"`
	Words string `yaml:"words" json:"-" validate:"required"`
}

// Danger is something that must never be advised.
type Danger struct {
	ID string `yaml:"id" json:"-" validate:"required"`
	// Why says what can happen to a child.
	Why string `yaml:"why" json:"-" validate:"required"`
	// Source is the address of the guidance that says so.
	Source string `yaml:"source" json:"-" validate:"required,url"`
	// Advice, Together, Except, Unless and Outgrown are the fields of advice.Danger.
	Advice   []string `yaml:"advice" json:"-" validate:"required,min=1"`
	Together []string `yaml:"together" json:"-"`
	Outgrown bool     `yaml:"outgrown" json:"-"`
	Except   []string `yaml:"except" json:"-"`
	Unless   []string `yaml:"unless" json:"-"`
	// Found and Silent are examples for the tests: sentences that are reported and that are not.
	Found  []string `yaml:"found" json:"-" validate:"required,min=1"`
	Silent []string `yaml:"silent" json:"-" validate:"required,min=1"`
}

// Routine is a card with the day at one age: :::routine{age="6-8 months"} around the table of the
// day and its tips.
type Routine struct {
	Type string `yaml:"-" json:"type" const:"routine"`
	// Age is the badge of the card.
	Age  string         `yaml:"-" json:"age" validate:"required" words:"true"`
	Body []schema.Block `yaml:"-" json:"body"`
	// Day is read from the table, for the picture above it.
	Day *Day `yaml:"-" json:"day,omitempty,omitzero"`
}

// Day is a day of sleep, in hours since midnight.
type Day struct {
	Wake   float64       `yaml:"-" json:"wake"`
	Asleep float64       `yaml:"-" json:"asleep"`
	Naps   []schema.Span `yaml:"-" json:"naps"`
}

// Listen is a button that plays the sample of white noise over and over:
// :::listen{label="Hear white noise" hint="…"}.
type Listen struct {
	Type string `yaml:"-" json:"type" const:"listen"`
	// Label names the button.
	Label string `yaml:"-" json:"label" validate:"required" words:"true"`
	// Hint is shown until the button has been pressed once.
	Hint string `yaml:"-" json:"hint" validate:"required"`
}

// Article is one post of the blog.
type Article struct {
	schema.Matter `yaml:",inline"`
	// ID is the article's number, which must be unique.
	ID int `yaml:"id" json:"id" validate:"required,min=1"`
	// Date is the day of publication: 2025-06-11. A future date delays publication until that day.
	Date schema.Date `yaml:"date" json:"date" validate:"required"`
	// Updated is the day of the last change that readers should know about.
	Updated *schema.Date `yaml:"updated" json:"-"`
	// Author is the name of the person who wrote it.
	Author string `yaml:"author" json:"author" validate:"required"`
	// Excerpt is the teaser on the blog's list.
	Excerpt schema.Prose `yaml:"excerpt" json:"excerpt" validate:"required"`
	// Category is the group that the article belongs to: Sleep Routines.
	Category            string `yaml:"category" json:"category" validate:"required"`
	schema.Illustration `yaml:",inline"`
	Sources             []schema.Link `yaml:"sources" json:"sources,omitempty,omitzero" validate:"dive"`
	Next                *Next         `yaml:"next" json:"next,omitempty,omitzero"`
	// Minutes is the reading time, estimated from the number of words.
	Minutes int `yaml:"-" json:"minutes"`
	// CategoryPath and AuthorPath are the pages with all articles of the category and of the author,
	// or empty if there are none.
	CategoryPath string `yaml:"-" json:"categoryPath,omitempty,omitzero"`
	// BlogPath is the list of all articles, or empty if there is none.
	BlogPath   string `yaml:"-" json:"blogPath,omitempty,omitzero"`
	AuthorPath string `yaml:"-" json:"authorPath,omitempty,omitzero"`
	// Newer and Older are the articles published after and before this one.
	Newer *Neighbour `yaml:"-" json:"newer,omitempty,omitzero"`
	Older *Neighbour `yaml:"-" json:"older,omitempty,omitzero"`
	// Related are other articles of the category.
	Related []PageCard `yaml:"-" json:"related,omitempty,omitzero"`
}

// Neighbour is the article before or after another.
type Neighbour struct {
	// Label says which: Older article.
	Label string `yaml:"-" json:"label"`
	Title string `yaml:"-" json:"title"`
	Path  string `yaml:"-" json:"path"`
}

// Blog is the list of articles.
type Blog struct {
	schema.Matter `yaml:",inline"`
	Lead          schema.Prose `yaml:"lead" json:"lead,omitempty,omitzero" validate:"required"`
	// NewerArticle and OlderArticle label the links between articles. Left out, there is no link.
	NewerArticle string `yaml:"newer-article" json:"-"`
	OlderArticle string `yaml:"older-article" json:"-"`
	// Topics names the list of links to the categories.
	Topics string `yaml:"topics" json:"topics,omitempty,omitzero"`
	// Categories and Authors describe the pages with all articles of a category and of an
	// author; left out, there are no such pages.
	Categories *ArticleGroup `yaml:"categories" json:"-"`
	Authors    *ArticleGroup `yaml:"authors" json:"-"`
	// PerPage is the number of articles on each page of the list. Left out: 24.
	PerPage int `yaml:"per-page" json:"-" validate:"omitempty,min=1,max=200"`
	// Newer and Older label the links between the pages of the list.
	Newer string `yaml:"newer" json:"newer" validate:"required"`
	Older string `yaml:"older" json:"older" validate:"required"`
	// PageWord is shown before the number of a further page: "page".
	PageWord string `yaml:"page-word" json:"-" validate:"required"`
	// Articles are filled in, newest first.
	Articles []ArticleCard `yaml:"-" json:"articles"`
	// NewerPath and OlderPath are the previous and next pages of the list, or empty if there is none.
	NewerPath string `yaml:"-" json:"newerPath,omitempty,omitzero"`
	OlderPath string `yaml:"-" json:"olderPath,omitempty,omitzero"`
	// Answers are filled in from content/answers.yaml, on the first page of the list.
	Answers *Answers `yaml:"-" json:"answers,omitempty,omitzero"`
	// CategoryLinks lead from the list of all articles to those of the categories, if there are
	// several. All leads back to the list of all articles.
	CategoryLinks []schema.Link `yaml:"-" json:"categoryLinks,omitempty,omitzero"`
	All           *schema.Link  `yaml:"-" json:"all,omitempty,omitzero"`
}

// ArticleGroup describes the pages with all articles of a category, or of an author. In its texts,
// {name} is the name of the category or author.
type ArticleGroup struct {
	// Title is the main heading: Articles about {name}.
	Title string `yaml:"title" json:"-" validate:"required"`
	// Description is the sentence in search results.
	Description string `yaml:"description" json:"-" validate:"required"`
}

// ArticleCard is an article on the blog's list.
type ArticleCard struct {
	Title    string         `yaml:"-" json:"title"`
	Path     string         `yaml:"-" json:"path"`
	Excerpt  schema.Prose   `yaml:"-" json:"excerpt"`
	Date     schema.Date    `yaml:"-" json:"date"`
	Category string         `yaml:"-" json:"category"`
	Picture  schema.Picture `yaml:"-" json:"picture,omitempty,omitzero"`
	Minutes  int            `yaml:"-" json:"minutes"`
}

// Next is a call to action: a heading, a sentence and a button.
type Next struct {
	Heading string       `yaml:"heading" json:"heading" validate:"required"`
	Text    schema.Prose `yaml:"text" json:"text" validate:"required"`
	Action  schema.Link  `yaml:"action" json:"action" validate:"required"`
}

// Brand is content/brand.yaml: the business's own colours and typefaces. Without the file, those of
// the style sheet apply.
type Brand struct {
	Colours BrandColours `yaml:"colours" json:"-" validate:"required"`
	// Type chooses the typefaces. Left out: Fraunces for headings and Figtree for texts.
	Type BrandType `yaml:"type" json:"-"`
}

// BrandType chooses the typefaces of a site: the two that come with it, or your own files.
type BrandType struct {
	Headings string `yaml:"headings" json:"-" validate:"omitempty,oneof=Fraunces Figtree"`
	Text     string `yaml:"text" json:"-" validate:"omitempty,oneof=Fraunces Figtree"`
	// HeadingsFile is a file in public/ with your own typeface for headings: /headings.woff2.
	HeadingsFile string `yaml:"headings-file" json:"-" validate:"omitempty,startswith=/" refers:"address"`
	// TextFile is a file in public/ with your own typeface for texts.
	TextFile string `yaml:"text-file" json:"-" validate:"omitempty,startswith=/" refers:"address"`
}

// BrandColours are the colours by purpose. Other colours are derived from them, apart from a few
// fixed ones.
type BrandColours struct {
	// Paper is the background of the pages.
	Paper ColourPair `yaml:"paper" json:"-" validate:"required"`
	// Card is the background of areas that stand out from the page.
	Card ColourPair `yaml:"card" json:"-" validate:"required"`
	// Ink is the colour of text.
	Ink ColourPair `yaml:"ink" json:"-" validate:"required"`
	// Soft is the colour of secondary text.
	Soft ColourPair `yaml:"soft" json:"-" validate:"required"`
	Link ColourPair `yaml:"link" json:"-" validate:"required"`
	// Action is the colour of the main button.
	Action ColourPair `yaml:"action" json:"-" validate:"required"`
	// Accent is the colour of decoration.
	Accent ColourPair `yaml:"accent" json:"-" validate:"required"`
	// Band is the background of the dark bands.
	Band ColourPair `yaml:"band" json:"-" validate:"required"`
}

// ColourPair is a colour by day and by night, each written as "#3a3356".
type ColourPair struct {
	Day   string `yaml:"day" json:"-" validate:"required"`
	Night string `yaml:"night" json:"-" validate:"required"`
}

// Answers is content/answers.yaml: the questions that parents ask at night, and what to do tonight.
// The home page, the blog and the dashboard show them.
type Answers struct {
	// Heading is the question above the list: What's happening?
	Heading string `yaml:"heading" json:"heading" validate:"required,max=40"`
	// Lead is the sentence below the heading.
	Lead string `yaml:"lead" json:"lead" validate:"required,max=140"`
	// More labels the button that shows the questions after the first six.
	More string `yaml:"more" json:"more" validate:"required,max=40"`
	// Call is the link to the free call, shown below answers.
	Call schema.Link `yaml:"call" json:"-" validate:"required"`
	// CallNumber is the label of a link that calls {number}. Browsers receive the finished labels.
	CallNumber string `yaml:"call-number" json:"-" validate:"required,max=40"`
	// Questions are listed with the most frequent first.
	Questions []Question `yaml:"questions" json:"questions,omitempty,omitzero" validate:"required,dive" browser:"members"`
}

// Question is a parent's question with its answer.
type Question struct {
	// Question is the question in the parent's own words.
	Question string `yaml:"question" json:"question" validate:"required,max=48"`
	// Tonight is three lines about what to do tonight.
	Tonight []string `yaml:"tonight" json:"tonight" validate:"required,len=3,dive,max=140"`
	// Path is the guide that explains it, or a section of one: /early-waking.
	Path string `yaml:"path" json:"path" validate:"required,startswith=/" refers:"page"`
	// ID is the anchor for links to the question, made from its position in the list: answer-1.
	ID string `yaml:"-" json:"id"`
	// Guide is the title of the guide, and Members says that it is for members.
	Guide   string `yaml:"-" json:"guide"`
	Members bool   `yaml:"-" json:"members,omitempty,omitzero"`
	// Calls are the numbers that the lines ask parents to call, then the free call, which is left out
	// if the lines name 999.
	Calls []schema.Link `yaml:"-" json:"calls"`
}

// HelpFirst is content/help-first.yaml: what parents search for when someone may be in danger.
type HelpFirst struct {
	// Medicines are medicines that parents give. A search for one must not lead to a page that sells.
	Medicines []string   `yaml:"medicines" json:"-" validate:"required,min=1"`
	Signs     []HelpSign `yaml:"signs" json:"-" validate:"required,dive"`
}

// HelpSign describes the searches about one kind of danger.
type HelpSign struct {
	// Said are the phrases that such a search contains: see advice.FirstAsked.
	Said []string `yaml:"said" json:"-" validate:"required,min=1"`
	// Calls are the buttons above the results.
	Calls []schema.Link `yaml:"calls" json:"-" validate:"required,min=1,dive"`
	// Leads are the addresses of the first results.
	Leads []string `yaml:"leads" json:"-" validate:"required,min=1" refers:"page"`
	// Typed are example searches, each of which must find this sign first.
	Typed []string `yaml:"typed" json:"-" validate:"required,min=1"`
}

// Login is the members' login.
type Login struct {
	schema.Matter `yaml:",inline"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Help is the line below the form.
	Help schema.Prose `yaml:"help" json:"help,omitempty,omitzero"`
	// Failure is shown when the browser cannot check the username and password.
	Failure string `yaml:"failure" json:"failure" validate:"required"`
	// StorageRefused is shown when the browser refuses to store the login.
	StorageRefused      string `yaml:"storage-refused" json:"storageRefused" validate:"required"`
	schema.Illustration `yaml:",inline"`
	// NoCrypto is shown if the browser has no Web Crypto, which opens a sealed library.
	NoCrypto string `yaml:"no-crypto" json:"noCrypto" validate:"required"`
	// ShowPassword is the label of the button that shows the password as it is typed.
	ShowPassword string `yaml:"show-password" json:"showPassword" validate:"required"`
	// Submit is the label of the button.
	Submit string `yaml:"submit" json:"submit" validate:"required"`
	// SharedComputer is the label of the checkbox for a computer that others use, where nothing stays
	// stored after the tab is closed.
	SharedComputer string `yaml:"shared-computer" json:"sharedComputer" validate:"required"`
	// Wanted is shown to a visitor who was sent here from a members' page, {page}.
	Wanted string `yaml:"wanted" json:"wanted" validate:"required"`
	// SharedWindow replaces the form if another page has opened this one or shows it in a frame, and
	// so could read what is typed. OpenAlone labels the link that opens the login on its own.
	SharedWindow string `yaml:"shared-window" json:"sharedWindow" validate:"required"`
	OpenAlone    string `yaml:"open-alone" json:"openAlone" validate:"required"`
	// NoScripts is shown if JavaScript is switched off.
	NoScripts string `yaml:"no-scripts" json:"noScripts" validate:"required"`
	// Verifier is filled in from content/members.yaml; a sealed library has Lock instead.
	Verifier *Verifier `yaml:"-" json:"verifier,omitempty,omitzero"`
	Lock     *Lock     `yaml:"-" json:"lock,omitempty,omitzero"`
}

// Dashboard is the members' home: all modules as a path.
type Dashboard struct {
	schema.Matter `yaml:",inline"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Tools are the tiles above the modules.
	Tools []schema.Link `yaml:"tools" json:"tools" validate:"dive"`
	// Modules are the cards, in order.
	Modules []Module `yaml:"modules" json:"modules" validate:"required,dive"`
	// Start is the label of each card's button.
	Start string `yaml:"start" json:"start" validate:"required"`
	// Today shows how much has been read, and what comes next.
	Today Today `yaml:"today" json:"today" validate:"required"`
	// Saving is the wording for saving the library on the device.
	Saving *Saving `yaml:"saving" json:"saving,omitempty,omitzero"`
	// Answers are filled in from content/answers.yaml.
	Answers *Answers `yaml:"-" json:"answers,omitempty,omitzero"`
}

// StagesInShort is what the tools show of the plan.
type StagesInShort struct {
	CoSleeping []StageInShort  `yaml:"-" json:"coSleeping"`
	Cot        []StageInShort  `yaml:"-" json:"cot"`
	Morning    MorningQuestion `yaml:"-" json:"morning"`
	Nights     NightFigures    `yaml:"-" json:"nights"`
	Notes      NightNotes      `yaml:"-" json:"notes"`
	// Waking is what to do at a waking, for the page that counts its minutes.
	Waking *Waking `yaml:"-" json:"waking,omitempty,omitzero"`
}

// StageInShort is a stage in one line, with its sign of readiness. The first stage is optional.
type StageInShort struct {
	Tonight PlanText `yaml:"-" json:"tonight"`
	Ready   PlanText `yaml:"-" json:"ready"`
	// Settled is StageWaking.Settled.
	Settled int `yaml:"-" json:"settled"`
}

// Saving is the wording for saving the library on a device, to read it without a connection.
type Saving struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Note is shown before anything is stored. It says what will be stored and how to remove it.
	Note schema.Prose `yaml:"note" json:"note" validate:"required"`
	// Size says how large the library is: {size} is the number of megabytes.
	Size schema.Text `yaml:"size" json:"size" validate:"required"`
	// Save and Remove are the labels of the two buttons.
	Save   string `yaml:"save" json:"save" validate:"required"`
	Remove string `yaml:"remove" json:"remove" validate:"required"`
	// Saving, Removed, Full, Failed and Unsupported are announced. Full is for a device without enough
	// space, Failed for files that could not be loaded.
	Saving      string `yaml:"saving" json:"saving" validate:"required"`
	Removed     string `yaml:"removed" json:"removed" validate:"required"`
	Full        string `yaml:"full" json:"full" validate:"required"`
	Failed      string `yaml:"failed" json:"failed" validate:"required"`
	Unsupported string `yaml:"unsupported" json:"unsupported" validate:"required"`
	// Saved says when the library was saved, {date} at {time}, and how large it is: {size}.
	Saved schema.Text `yaml:"saved" json:"saved" validate:"required"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty,omitzero"`
}

// Module is a part of the members' library.
type Module struct {
	Title       string         `yaml:"title" json:"title" validate:"required"`
	Description schema.Text    `yaml:"description" json:"description" validate:"required"`
	Icon        schema.Picture `yaml:"icon" json:"icon,omitempty,omitzero" decorates:"true"`
	Path        string         `yaml:"path" json:"path" validate:"required,startswith=/" refers:"page"`
	// Minutes is the reading time of a guide, counted from its words.
	Minutes int `yaml:"-" json:"minutes,omitempty,omitzero"`
}

// SleepSounds is the page of sounds to fall asleep by.
type SleepSounds struct {
	schema.Matter `yaml:",inline"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Choose is the name of the list of sounds.
	Choose string `yaml:"choose" json:"choose" validate:"required"`
	// Sounds are offered in this order; the large button plays the first until another is chosen.
	Sounds []SleepSound `yaml:"sounds" json:"sounds" validate:"required,min=1,unique=Kind,dive"`
	// Timer asks how long the sound plays.
	Timer SoundTimer `yaml:"timer" json:"timer" validate:"required"`
	// Loudness asks how loud the sound is.
	Loudness Loudness `yaml:"loudness" json:"loudness" validate:"required"`
	// Line is the line at the foot of other pages while a sound plays.
	Line SoundLine `yaml:"line" json:"line" validate:"required"`
	// Failure is announced when the sound cannot play.
	Failure             string `yaml:"failure" json:"failure" validate:"required"`
	schema.Illustration `yaml:",inline"`
}

// QuickReference is one printable page of tables.
type QuickReference struct {
	schema.Matter `yaml:",inline"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Print is the label of the button that prints the page.
	Print string `yaml:"print" json:"print" validate:"required"`
}

// MembersAccess is content/members.yaml: who may log in, and how the library is
// protected. The command "nightlight member" writes it.
type MembersAccess struct {
	// Protect is flag (members' pages are hidden until the login) or sealed (they are
	// encrypted, and the login opens them). Left out: flag.
	Protect string `yaml:"protect" json:"-" validate:"omitempty,oneof=flag sealed"`
	// Salt is the salt of PBKDF2, in base64.
	Salt string `yaml:"salt" json:"-" validate:"required,base64"`
	// Hash is PBKDF2-SHA-256 over "user\x00password", in base64; used only with flag.
	Hash string `yaml:"hash" json:"-" validate:"omitempty,base64"`
	// Iterations is the number of iterations of PBKDF2.
	Iterations int `yaml:"iterations" json:"-" validate:"required,min=600000"`
	// Demo marks the username and password that the README prints.
	Demo bool `yaml:"demo" json:"-"`
	// Key is the key of the sealed library, in base64. Keep it as secret as the guides.
	Key string `yaml:"key" json:"-" validate:"omitempty,base64"`
	// Pairs are the usernames that can open the sealed library.
	Pairs []MemberPair `yaml:"pairs" json:"-" validate:"dive"`
}

// MemberPair is a username with the key derived from it and its password.
type MemberPair struct {
	Username string `yaml:"username" json:"-" validate:"required"`
	// Key is PBKDF2-SHA-256 over "user\x00password", in base64.
	Key string `yaml:"key" json:"-" validate:"required,base64"`
}

// Verifier is published to check a username and password, without revealing them.
type Verifier struct {
	// Salt and Hash are base64; the hash is PBKDF2-SHA-256 over "user\x00password".
	Salt       string `yaml:"-" json:"salt"`
	Hash       string `yaml:"-" json:"hash"`
	Iterations int    `yaml:"-" json:"iterations"`
}

// Lock is the published form of a sealed library's key: the key is wrapped once for each pair of
// username and password.
type Lock struct {
	// Library is the name of the key.
	Library string `yaml:"-" json:"library"`
	// Salt is base64. The key that unwraps an entry of Keys is PBKDF2-SHA-256 over "user\x00password".
	Salt       string `yaml:"-" json:"salt"`
	Iterations int    `yaml:"-" json:"iterations"`
	// Keys are base64: a nonce of 12 bytes, and the library's key in AES-256-GCM with
	// the associated data "library key".
	Keys []string `yaml:"-" json:"keys"`
}

// Lasting is content/keeping.yaml: how long the browser keeps the data that a family stores on its
// phone. One of its texts is shown beside every button that stores something.
type Lasting struct {
	// Stays is shown if the browser has promised to keep the data.
	Stays schema.Text `yaml:"stays" json:"stays" validate:"required"`
	// MayForget is shown if it has not, SevenDays in Safari, which deletes data stored by scripts
	// after seven days without a visit. Both say what helps.
	MayForget schema.Text `yaml:"may-forget" json:"mayForget" validate:"required"`
	SevenDays schema.Text `yaml:"seven-days" json:"sevenDays" validate:"required"`
	// NotKept is shown if the browser refuses to store data, and says what helps.
	NotKept schema.Text `yaml:"not-kept" json:"notKept" validate:"required"`
	// Tab is shown on a shared computer.
	Tab schema.Text `yaml:"tab" json:"tab" validate:"required"`
}

// Today says how much of the members' library has been read.
type Today struct {
	// Begin and Continue label the links to the first {module} and to the next.
	Begin    string `yaml:"begin" json:"begin" validate:"required"`
	Continue string `yaml:"continue" json:"continue" validate:"required"`
	// Length and Left add its reading time, {minutes}; Left is used if part of it has been read.
	Length string `yaml:"length" json:"length" validate:"required"`
	Left   string `yaml:"left" json:"left" validate:"required"`
	// Read marks a module that has been read.
	Read string `yaml:"read" json:"read" validate:"required"`
	// Offer and Remember ask whether to store which guides are read. Otherwise nothing is stored.
	Offer    string `yaml:"offer" json:"offer" validate:"required"`
	Remember string `yaml:"remember" json:"remember" validate:"required"`
	// Stored says where this is stored, and Forget labels the button that removes it.
	Stored string `yaml:"stored" json:"stored" validate:"required"`
	Forget string `yaml:"forget" json:"forget" validate:"required"`
}

// SoundTimer is the choice of how long a sound plays.
type SoundTimer struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	// Off is the choice that sets no time limit.
	Off string `yaml:"off" json:"off" validate:"required"`
	// Minutes are the other choices, with the word after each figure.
	Minutes []int  `yaml:"minutes" json:"minutes" validate:"required,dive,min=1,max=600"`
	Unit    string `yaml:"unit" json:"unit" validate:"required"`
}

// SoundLine is shown on other pages while a sound plays.
type SoundLine struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	// Left is shown after the name of the sound, with its remaining {minutes}.
	Left string `yaml:"left" json:"left" validate:"required"`
}

// MorningQuestion asks whether the stage was ready; the stage's own sign is shown below it.
type MorningQuestion struct {
	Question PlanText `yaml:"question" json:"question" validate:"required"`
	Yes      string   `yaml:"yes" json:"yes" validate:"required"`
	NotYet   string   `yaml:"not-yet" json:"notYet" validate:"required"`
	// Noted is shown after an answer, beside the button Undo.
	Noted string `yaml:"noted" json:"noted" validate:"required"`
	Undo  string `yaml:"undo" json:"undo" validate:"required"`
	// Verdict is the answer that the sleep diary suggests, if it covers last night.
	Verdict Verdict `yaml:"verdict" json:"verdict" validate:"required"`
}

// Waking is what a family reads while a child is awake at night: a count of minutes, and what to do
// at each in the current stage.
type Waking struct {
	// Begin and End are the labels of the two buttons; Again labels the one that restarts the count.
	Begin string `yaml:"begin" json:"begin" validate:"required"`
	End   string `yaml:"end" json:"end" validate:"required"`
	Again string `yaml:"again" json:"again" validate:"required"`
	// Title names the count, Since says when it began, and Next introduces the next step.
	Title PlanText `yaml:"title" json:"title" validate:"required"`
	Since PlanText `yaml:"since" json:"since" validate:"required"`
	Next  PlanText `yaml:"next" json:"next" validate:"required"`
	// Rule says that the minutes are the longest wait, not the shortest.
	Rule PlanText `yaml:"rule" json:"rule" validate:"required"`
	// Morning says when the count ends once it is morning.
	Morning PlanText `yaml:"morning" json:"morning" validate:"required"`
	// ScreenOn is shown if the phone keeps its screen on during the count.
	ScreenOn string `yaml:"screen-on" json:"screenOn" validate:"required"`
	// Woke, Restarted and FellAsleep say what was recorded, with its {time}, beside the button Undo.
	Woke       string `yaml:"woke" json:"woke" validate:"required"`
	Restarted  string `yaml:"restarted" json:"restarted" validate:"required"`
	FellAsleep string `yaml:"fell-asleep" json:"fellAsleep" validate:"required"`
	Undo       string `yaml:"undo" json:"undo" validate:"required"`
	// CoSleeping and Cot contain the stages in order; the first is the optional one.
	CoSleeping []StageWaking `yaml:"co-sleeping" json:"coSleeping" validate:"required,len=3,dive"`
	Cot        []StageWaking `yaml:"cot" json:"cot" validate:"required,len=6,dive"`
}

// SleepSound is one of the sounds: the wind is the recording of site.yaml, the device makes the others.
type SleepSound struct {
	Kind string `yaml:"kind" json:"kind" validate:"required,oneof=wind white pink brown rain hush heart"`
	Name string `yaml:"name" json:"name" validate:"required"`
	// Play and Stop are the labels of the button.
	Play string `yaml:"play" json:"play" validate:"required"`
	Stop string `yaml:"stop" json:"stop" validate:"required"`
}

// Loudness is the choice of how loud a sound is, beside the device's own buttons.
type Loudness struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	// Choices are offered in this order; the first applies until another is chosen.
	Choices []LoudnessChoice `yaml:"choices" json:"choices" validate:"required,min=1,dive"`
}

// NightFigures are numbers of nights that decide whether the plan stays with a stage or moves.
type NightFigures struct {
	// Stay is the last night on which the plan stays with a stage that is not ready.
	Stay int `yaml:"stay" json:"stay" validate:"required,min=3,max=14"`
	// Back is the number of nights for which the plan then goes back one stage.
	Back int `yaml:"back" json:"back" validate:"required,min=1,max=7"`
	// Finish is the night of the last stage after which the plan is finished.
	Finish int `yaml:"finish" json:"finish" validate:"required,min=3,max=30"`
}

// Verdict says what the plan's rules conclude from the sleep diary, and why. Parents decide.
type Verdict struct {
	Stay PlanText `yaml:"stay" json:"stay" validate:"required"`
	On   PlanText `yaml:"on" json:"on" validate:"required"`
	Back PlanText `yaml:"back" json:"back" validate:"required"`
	// Calm, Short and Long describe last night: no waking; no waking longer than {awake}; a waking of
	// {awake}, which is longer than the stage counts as settled.
	Calm  PlanText `yaml:"calm" json:"calm" validate:"required"`
	Short PlanText `yaml:"short" json:"short" validate:"required"`
	Long  PlanText `yaml:"long" json:"long" validate:"required"`
	// Early is the reason to stay before the third night, Last in the last stage.
	Early PlanText `yaml:"early" json:"early" validate:"required"`
	Last  PlanText `yaml:"last" json:"last" validate:"required"`
	// Decide says what the diary cannot know.
	Decide PlanText `yaml:"decide" json:"decide" validate:"required"`
}

// LoudnessChoice is one loudness.
type LoudnessChoice struct {
	Label   string `yaml:"label" json:"label" validate:"required"`
	Percent int    `yaml:"percent" json:"percent" validate:"required,min=1,max=100"`
}

// StageWaking says what to do at a waking in one stage.
type StageWaking struct {
	// Settled is the longest waking, in minutes, that the diary still counts as settled in this stage.
	Settled int          `yaml:"settled" json:"settled" validate:"required,min=1,max=120"`
	Steps   []WakingStep `yaml:"steps" json:"steps" validate:"required,dive"`
}

// Contact is a page with the contact form.
type Contact struct {
	schema.Matter `yaml:",inline"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Details is the heading above the telephone number and addresses.
	Details string `yaml:"details" json:"details" validate:"required"`
	// Form describes the form.
	Form ContactForm `yaml:"form" json:"form" validate:"required"`
	// Aside is shown beside the form: who answers, and when.
	Aside schema.Prose `yaml:"aside" json:"aside,omitempty,omitzero"`
	// Booking is the second button, for version b.
	Booking *schema.Link `yaml:"booking" json:"booking,omitempty,omitzero"`
}

// ContactForm is the wording of a contact form.
type ContactForm struct {
	// Version is a (with the child's age, the telephone number optional) or b (no
	// child's age, the mobile number required).
	Version   string `yaml:"version" json:"version" validate:"required,oneof=a b"`
	FormWords `yaml:",inline"`
	// Ages are the choices of the child's age.
	Ages []string `yaml:"ages" json:"ages,omitempty,omitzero"`
	// ChooseAge is shown in the field until an age is chosen.
	ChooseAge string `yaml:"choose-age" json:"chooseAge,omitempty,omitzero"`
	// MessageHint is shown under the message field.
	MessageHint string `yaml:"message-hint" json:"messageHint,omitempty,omitzero"`
	// SubmitNote is shown beside the button and says what it does.
	SubmitNote schema.Text `yaml:"submit-note" json:"submitNote,omitempty,omitzero"`
	// Errors are shown beside their fields.
	Errors FieldErrors `yaml:"errors" json:"errors" validate:"required"`
}

// FieldErrors say what is missing in a contact form. Their JSON names are the names of the fields.
type FieldErrors struct {
	Name  string `yaml:"name" json:"name" validate:"required"`
	Email string `yaml:"email" json:"email" validate:"required"`
	// EmailFormat is shown for an invalid e-mail address.
	EmailFormat string `yaml:"email-format" json:"emailFormat" validate:"required"`
	// EmailMeant asks about a likely typing error: {address} is the suggested correction.
	EmailMeant string `yaml:"email-meant" json:"emailMeant" validate:"required"`
	// Phone is for version b, where the mobile number is required.
	Phone string `yaml:"phone" json:"phone,omitempty,omitzero"`
	// ChildAge is for version a.
	ChildAge string `yaml:"child-age" json:"childAge,omitempty,omitzero"`
}

// Form is a page with the questions that its file lists. The host's form service receives the
// answers; the form is named after the last part of the page's address.
type Form struct {
	schema.Matter `yaml:",inline"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Questions are asked in this order.
	Questions []FormQuestion `yaml:"questions" json:"questions" validate:"required,unique=Name,dive"`
	FormWords `yaml:",inline"`
	// Keep is the label of the checkbox that stores the answers on the device until they are sent.
	Keep string `yaml:"keep" json:"keep" validate:"required"`
	// EmailFormat is shown for an invalid e-mail address.
	EmailFormat string `yaml:"email-format" json:"emailFormat" validate:"required"`
	// Aside is shown below the form.
	Aside schema.Prose `yaml:"aside" json:"aside,omitempty,omitzero"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty,omitzero"`
}

// FormQuestion is a question of a form.
type FormQuestion struct {
	// Name is shown before the answer in the message that you receive: child-name.
	Name  string `yaml:"name" json:"name" validate:"required"`
	Label string `yaml:"label" json:"label" validate:"required"`
	// Kind is the type of the answer: text (a line), paragraph, email, phone, date, number, choice
	// (one of the choices) or choices (any of them).
	Kind string `yaml:"kind" json:"kind" validate:"required,oneof=text paragraph email phone date number choice choices"`
	Hint string `yaml:"hint" json:"hint,omitempty,omitzero"`
	// Choices are the answers to choose from, for the kinds choice and choices.
	Choices []string `yaml:"choices" json:"choices,omitempty,omitzero"`
	// Missing says that the answer is missing. Left out, the question is optional.
	Missing string `yaml:"missing" json:"missing,omitempty,omitzero"`
	// When shows the question only after certain answers to an earlier one.
	When *FormCondition `yaml:"when" json:"when,omitempty,omitzero"`
}

// FormCondition is the answer after which a question is shown.
type FormCondition struct {
	// Question is the name of an earlier question of the kind choice or choices.
	Question string `yaml:"question" json:"question" validate:"required"`
	// Is lists answers to it; one of them must be chosen.
	Is []string `yaml:"is" json:"is" validate:"required,min=1"`
}

// Guide is a page to read: a public guide, or one in the members' library.
type Guide struct {
	schema.Matter `yaml:",inline"`
	// Lead is the sentence or two under the title.
	Lead schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Now is three lines for a parent who is up at night with the child: what to do right now, before
	// any explanation. Every file in content/guides has them.
	Now []string `yaml:"now" json:"now,omitempty,omitzero" validate:"omitempty,len=3,dive,max=140"`
	// Calls are filled in: the numbers that Now asks readers to call.
	Calls []schema.Link `yaml:"-" json:"calls,omitempty,omitzero"`
	// Label is the small line above the title: "Member Resource".
	Label string `yaml:"label" json:"label,omitempty,omitzero"`
	// Reviewed is the day on which the facts were last checked: 2026-11-01.
	Reviewed schema.Date `yaml:"reviewed" json:"reviewed" validate:"required"`
	// Sources are the places where the facts come from.
	Sources []schema.Link `yaml:"sources" json:"sources,omitempty,omitzero" validate:"dive"`
	// Action is the button in the title band: where to begin reading.
	Action *schema.Link `yaml:"action" json:"action,omitempty,omitzero"`
	// Shortcuts are links that only small screens show, below the title.
	Shortcuts []schema.Link `yaml:"shortcuts" json:"shortcuts,omitempty,omitzero" validate:"dive"`
	// AnchorOffset is the distance in pixels, 80 or 100, from the top of the window to a section that
	// a link leads to. Left out, the section is shown just below the bar.
	AnchorOffset int `yaml:"anchor-offset" json:"anchorOffset,omitempty,omitzero" validate:"omitempty,oneof=80 100"`
	// Next is the call to action at the end.
	Next *Next `yaml:"next" json:"next,omitempty,omitzero"`
	// VisitorsNext is filled in for a public guide whose call to action leads to a members' page:
	// visitors see it instead.
	VisitorsNext *Next `yaml:"-" json:"visitorsNext,omitempty,omitzero"`
	// Related are the addresses of other pages to read: /safe-sleep.
	Related []string `yaml:"related" json:"-" refers:"page"`
	// RelatedPages are filled in from Related.
	RelatedPages []PageCard `yaml:"-" json:"relatedPages,omitempty,omitzero"`
}

// PageCard is another page, shown as a card.
type PageCard struct {
	Title       string         `yaml:"-" json:"title"`
	Description string         `yaml:"-" json:"description"`
	Path        string         `yaml:"-" json:"path"`
	Emblem      schema.Picture `yaml:"-" json:"emblem,omitempty,omitzero"`
	// Members says that only members can read the page.
	Members bool `yaml:"-" json:"members,omitempty,omitzero"`
}

// Home is the front page.
type Home struct {
	schema.Matter `yaml:",inline"`
	// Hero is the top of the page.
	Hero Hero `yaml:"hero" json:"hero" validate:"required"`
	// Struggles is the section about what tired parents struggle with.
	Struggles *Section `yaml:"struggles" json:"struggles,omitempty,omitzero"`
	// Banner is the wide picture below the struggles.
	Banner *Banner `yaml:"banner" json:"banner,omitempty,omitzero"`
	// HowItWorks is the path of steps.
	HowItWorks *Section `yaml:"how-it-works" json:"howItWorks,omitempty,omitzero"`
	// WhyChooseUs is the list of reasons.
	WhyChooseUs *Section `yaml:"why-choose-us" json:"whyChooseUs,omitempty,omitzero"`
	// Stories is the heading above the parents' stories. It is not shown if there are none.
	Stories *Section `yaml:"stories" json:"stories,omitempty,omitzero"`
	// Consultation is the booking section.
	Consultation Section `yaml:"consultation" json:"consultation" validate:"required"`
	// Limited says that places are limited; it is shown only in its month.
	Limited *Limited `yaml:"limited" json:"limited,omitempty,omitzero"`
	// Testimonials are filled in from content/testimonials.yaml.
	Testimonials []Testimonial `yaml:"-" json:"testimonials"`
	// Answers are filled in from content/answers.yaml.
	Answers *Answers `yaml:"-" json:"answers,omitempty,omitzero"`
}

// Hero is the first thing a visitor sees.
type Hero struct {
	// Badge is the small line above the heading.
	Badge string `yaml:"badge" json:"badge,omitempty,omitzero"`
	// Heading is the promise, in one sentence.
	Heading             string       `yaml:"heading" json:"heading" validate:"required"`
	Lead                schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	schema.Illustration `yaml:",inline"`
	// Figures are the headline numbers.
	Figures []Claim `yaml:"figures" json:"figures" validate:"dive"`
	// Call is the main button, which leads to the booking calendar.
	Call schema.Link `yaml:"call" json:"call" validate:"required"`
	// Action is the second button.
	Action *schema.Link `yaml:"action" json:"action,omitempty,omitzero"`
	// Quiet is a link that stands out less than the buttons.
	Quiet *schema.Link `yaml:"quiet" json:"quiet,omitempty,omitzero"`
	// Prices are filled in from the offers of the services page.
	Prices []Price `yaml:"-" json:"prices"`
}

// Claim is a headline number with what it counts.
type Claim struct {
	Value string `yaml:"value" json:"value" validate:"required"`
	Label string `yaml:"label" json:"label" validate:"required"`
	// Basis says what is counted, Asked how many people were asked and how many answered, and Period
	// when. They are shown in small print below the numbers.
	Basis  string `yaml:"basis" json:"basis,omitempty,omitzero"`
	Asked  string `yaml:"asked" json:"asked,omitempty,omitzero"`
	Period string `yaml:"period" json:"period,omitempty,omitzero"`
	// Sample marks an invented number; a real site must not publish one.
	Sample bool `yaml:"sample" json:"-"`
}

// Price is what an offer costs.
type Price struct {
	Title string `yaml:"-" json:"title"`
	Price string `yaml:"-" json:"price"`
}

// Section is a heading, a few sentences, and a list of points.
type Section struct {
	// Eyebrow is the small line above the heading.
	Eyebrow string       `yaml:"eyebrow" json:"eyebrow,omitempty,omitzero"`
	Heading string       `yaml:"heading" json:"heading" validate:"required"`
	Lead    schema.Prose `yaml:"lead" json:"lead,omitempty,omitzero"`
	// Points are the section's parts, in order.
	Points []Point `yaml:"points" json:"points,omitempty,omitzero" validate:"dive"`
	// Action is the section's button.
	Action *schema.Link `yaml:"action" json:"action,omitempty,omitzero"`
}

// Point is one part of a section.
type Point struct {
	Icon                schema.Icon `yaml:"icon" json:"icon,omitempty,omitzero"`
	schema.Illustration `yaml:",inline"`
	Title               string       `yaml:"title" json:"title" validate:"required"`
	Text                schema.Prose `yaml:"text" json:"text" validate:"required"`
}

// Banner is a wide picture with a sentence beside it.
type Banner struct {
	Picture schema.Picture `yaml:"picture" json:"picture" validate:"required"`
	// Alt says what the picture shows.
	Alt  string       `yaml:"alt" json:"-" validate:"required"`
	Text schema.Prose `yaml:"text" json:"text" validate:"required"`
}

// Testimonial is one family's story.
type Testimonial struct {
	ID   int    `yaml:"id" json:"id" validate:"required"`
	Name string `yaml:"name" json:"name" validate:"required"`
	// ChildAge describes the parent and the child: "Mum of Leo, 8 months".
	ChildAge string       `yaml:"childAge" json:"childAge" validate:"required"`
	Quote    schema.Prose `yaml:"quote" json:"quote" validate:"required"`
	Stars    int          `yaml:"stars" json:"stars" validate:"required,min=1,max=5"`
	// The picture shows the family, small and round beside the name.
	schema.Illustration `yaml:",inline"`
	// Sample marks an invented story; a real site must not publish one.
	Sample bool `yaml:"sample" json:"-"`
}

// Pitch is an invitation to the call: the top of a landing page, or its end.
type Pitch struct {
	Badge               string       `yaml:"badge" json:"badge,omitempty,omitzero"`
	Heading             string       `yaml:"heading" json:"heading" validate:"required"`
	Lead                schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	schema.Illustration `yaml:",inline"`
	// Action is the label of the booking button.
	Action string `yaml:"action" json:"action" validate:"required"`
}

// About introduces the consultant.
type About struct {
	Heading             string       `yaml:"heading" json:"heading" validate:"required"`
	Text                schema.Prose `yaml:"text" json:"text" validate:"required"`
	schema.Illustration `yaml:",inline"`
}

// Confirmation is a page after something has been done: a booking, or a purchase.
type Confirmation struct {
	schema.Matter `yaml:",inline"`
	// Event is what has happened; it decides which conversion is reported to the ad tag.
	Event               string       `yaml:"event" json:"event" validate:"required,oneof=booking purchase"`
	Lead                schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	schema.Illustration `yaml:",inline"`
	// Next lists what happens now, in order.
	Next []Point `yaml:"next" json:"next" validate:"dive"`
	// Actions are the buttons, the main one first.
	Actions []schema.Link `yaml:"actions" json:"actions" validate:"required,dive"`
	// Purchases are filled in from the offers that have a purchase-value of their own.
	Purchases []PurchaseValue `yaml:"-" json:"purchases,omitempty,omitzero"`
}

// PurchaseValue is the amount in GBP that is reported when an offer is bought.
type PurchaseValue struct {
	// Offer is the offer's ID, which the address of the page names: /thank-you?offer=ID.
	Offer string `yaml:"-" json:"offer"`
	Value int    `yaml:"-" json:"value"`
}

// NotFound is the page for addresses that do not exist.
type NotFound struct {
	schema.Matter       `yaml:",inline"`
	Text                string `yaml:"text" json:"text" validate:"required"`
	schema.Illustration `yaml:",inline"`
}

// Offline is shown when there is no connection and the requested page is not in the saved library.
type Offline struct {
	schema.Matter `yaml:",inline"`
	Text          string `yaml:"text" json:"text" validate:"required"`
	// Again is the label of the button that requests the page again.
	Again               string `yaml:"again" json:"again" validate:"required"`
	schema.Illustration `yaml:",inline"`
	// Links lead to the saved pages.
	Links []schema.Link `yaml:"links" json:"links" validate:"required,min=1,dive"`
}

// Services is the page that compares the offers.
type Services struct {
	schema.Matter `yaml:",inline"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Offers are the cards, in order.
	Offers []Offer `yaml:"offers" json:"offers" validate:"required,unique=ID,dive"`
	// Limited is the banner about free places; it is shown only in its month.
	Limited *Limited `yaml:"limited" json:"limited,omitempty,omitzero"`
	// Package explains what the personalised package includes.
	Package *Package `yaml:"package" json:"package,omitempty,omitzero"`
	// Choosing helps to decide between the offers.
	Choosing *Section `yaml:"choosing" json:"choosing,omitempty,omitzero"`
	// Unsure invites undecided visitors to a call.
	Unsure *Pitch `yaml:"unsure" json:"unsure,omitempty,omitzero"`
	// PurchaseToast is announced when the checkout opens in a new tab.
	PurchaseToast string `yaml:"purchase-toast" json:"purchaseToast" validate:"required"`
	// Back is the link at the foot of the page.
	Back *schema.Link `yaml:"back" json:"back,omitempty,omitzero"`
}

// Offer is a service that visitors can buy, or discuss in a call.
type Offer struct {
	// ID is the anchor: online-programme.
	ID          string       `yaml:"id" json:"id" validate:"required"`
	Title       string       `yaml:"title" json:"title" validate:"required"`
	Description schema.Prose `yaml:"description" json:"description" validate:"required"`
	// Details says what is included, in a sentence or two.
	Details  schema.Prose  `yaml:"details" json:"details,omitempty,omitzero"`
	Benefits []schema.Text `yaml:"benefits" json:"benefits"`
	// Price is the price as visitors see it: from £299.
	Price string `yaml:"price" json:"price" validate:"required"`
	// PriceNote says what the price depends on, or what it includes.
	PriceNote string `yaml:"price-note" json:"priceNote,omitempty,omitzero"`
	// ActionType is discovery (book a free call) or purchase (open the checkout).
	ActionType string `yaml:"action-type" json:"actionType" validate:"required,oneof=discovery purchase"`
	// CheckoutURL is the card provider's payment page for this offer, only for a purchase.
	CheckoutURL string `yaml:"checkout-url" json:"checkoutUrl,omitempty,omitzero" validate:"omitempty,url"`
	// Example marks a made-up checkout-url, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
	// PurchaseValue is the amount in GBP reported when this offer's payment page leads back to
	// /thank-you?offer= with its id. Left out: the one under tracking in site.yaml.
	PurchaseValue int `yaml:"purchase-value" json:"-"`
	// Action is the label of the button.
	Action              string `yaml:"action" json:"action" validate:"required"`
	schema.Illustration `yaml:",inline"`
	// Terms are shown below the button, such as cancellation and starting early.
	Terms schema.Prose `yaml:"terms" json:"terms,omitempty,omitzero"`
}

// Limited is a claim that only a few places are free, which is true for one month.
type Limited struct {
	// Month is the month for which the claim is true: 2026-11.
	Month string `yaml:"month" json:"month" validate:"required,datetime=2006-01"`
	Title string `yaml:"title" json:"title" validate:"required"`
	// Places is the number of places that month, which replaces {places} in the text.
	Places int `yaml:"places" json:"-" validate:"required,min=1"`
	// Text says what is limited, with {places}.
	Text schema.Prose `yaml:"text" json:"text,omitempty,omitzero"`
}

// FormWords are the texts around sending a form.
type FormWords struct {
	// Submit is the label of the button.
	Submit string `yaml:"submit" json:"submit" validate:"required"`
	// Privacy says how the answers are used.
	Privacy schema.Text `yaml:"privacy" json:"privacy" validate:"required"`
	// ThanksHeading and ThanksText are the thank-you panel.
	ThanksHeading string       `yaml:"thanks-heading" json:"thanksHeading" validate:"required"`
	ThanksText    schema.Prose `yaml:"thanks-text" json:"thanksText" validate:"required"`
	// Sent is shown below the form after it was sent; {time} is replaced by the time.
	Sent string `yaml:"sent" json:"sent" validate:"required"`
	// Failure is shown when sending fails; {email} is replaced by the business's e-mail address.
	Failure string `yaml:"failure" json:"failure" validate:"required"`
}

// Package describes what one of the offers includes, part by part.
type Package struct {
	Heading  string           `yaml:"heading" json:"heading" validate:"required"`
	Lead     schema.Prose     `yaml:"lead" json:"lead" validate:"required"`
	Features []PackageFeature `yaml:"features" json:"features" validate:"required,dive"`
}

// PackageFeature is one part of a package.
type PackageFeature struct {
	// ID is the anchor: custom-plan.
	ID          string       `yaml:"id" json:"id" validate:"required"`
	Icon        schema.Icon  `yaml:"icon" json:"icon" validate:"required"`
	Title       string       `yaml:"title" json:"title" validate:"required"`
	Description schema.Prose `yaml:"description" json:"description" validate:"required"`
}

// DiscoveryCall is the page that leads to the free call.
type DiscoveryCall struct {
	schema.Matter `yaml:",inline" json:"-"`
	Hero          Pitch `yaml:"hero" json:"hero" validate:"required"`
	// Limited is the badge that says that free calls are limited; it is shown only in its month.
	Limited *Limited `yaml:"limited" json:"limited,omitempty,omitzero"`
	// Story is the id of the testimonial to show.
	Story int `yaml:"story" json:"-"`
	// Testimonial is filled in from Story.
	Testimonial *Testimonial `yaml:"-" json:"testimonial,omitempty,omitzero"`
	// Problems are the problems that families ask about.
	Problems *Section `yaml:"problems" json:"problems,omitempty,omitzero"`
	// Consultant introduces the person who answers.
	Consultant *About `yaml:"consultant" json:"consultant,omitempty,omitzero"`
	// Reasons are the reasons to book.
	Reasons *Section `yaml:"reasons" json:"reasons,omitempty,omitzero"`
	// Consultation is the booking section.
	Consultation Section `yaml:"consultation" json:"consultation" validate:"required"`
	// Programme is about the online programme, at #online-programme.
	Programme *Next `yaml:"programme" json:"programme,omitempty,omitzero"`
}

// Ad is a landing page for advertisements.
type Ad struct {
	schema.Matter `yaml:",inline" json:"-"`
	Hero          Pitch `yaml:"hero" json:"hero" validate:"required"`
	// Pains describe what makes the nights hard.
	Pains *Section `yaml:"pains" json:"pains,omitempty,omitzero"`
	// Benefits are the three cards.
	Benefits *Section `yaml:"benefits" json:"benefits,omitempty,omitzero"`
	// Story is the id of the testimonial to show.
	Story int `yaml:"story" json:"-"`
	// Testimonial is filled in from Story.
	Testimonial *Testimonial `yaml:"-" json:"testimonial,omitempty,omitzero"`
	// Price states what the package costs.
	Price schema.Prose `yaml:"price" json:"price,omitempty,omitzero"`
	// Limited says that places are limited; it is shown only in its month.
	Limited *Limited `yaml:"limited" json:"limited,omitempty,omitzero"`
	// Closing is the last invitation, with the label of its button.
	Closing Pitch `yaml:"closing" json:"closing" validate:"required"`
}

// SleepPlan is the page of the sleep plan creator: six questions, then the plan.
type SleepPlan struct {
	schema.Matter `yaml:",inline"`
	// Lead is shown under the title, until the plan is shown.
	Lead schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Keeping is the wording for saving a plan and sharing it.
	Keeping PlanKeeping `yaml:"keeping" json:"keeping" validate:"required"`
	// Rules are content/plan/rules.yaml, which only the check uses.
	Rules []PlanRule `yaml:"-" json:"rules,omitempty,omitzero" browser:"-"`
	// Plan is filled in from content/plan.
	Plan *PlanWords `yaml:"-" json:"plan"`
}

// PlanWords contains all texts of a plan. They may contain {name}, the child's name, {place}, which
// is bed for a child in a bed and cot for all others, and the counts of this family's nights:
// {stages} and {nights}, or {first-nights}, {second-nights} and {all-nights} in a plan with two
// phases.
type PlanWords struct {
	Questions Questions   `yaml:"-" json:"questions"`
	Tonight   PlanTonight `yaml:"-" json:"tonight"`
	Waking    Waking      `yaml:"-" json:"waking"`
	// Slots contain all other texts.
	Slots []PlanSlot `yaml:"-" json:"slots"`
}

// WakingStep is what to do from a certain minute on.
type WakingStep struct {
	When *PlanCondition `yaml:"when" json:"when,omitempty,omitzero" nofixture:""`
	// After is the minute of the count at which the step begins.
	After int      `yaml:"after" json:"after" validate:"min=0,max=60"`
	Do    PlanText `yaml:"do" json:"do" validate:"required"`
}

// PlanKeeping is what a family reads about saving its plan and sharing it.
type PlanKeeping struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Note is shown before anything is stored. It says what will be stored, and where.
	Note schema.Text `yaml:"note" json:"note" validate:"required"`
	// Keep and Remove are the labels of the two buttons.
	Keep   string `yaml:"keep" json:"keep" validate:"required"`
	Remove string `yaml:"remove" json:"remove" validate:"required"`
	// Kept and Removed are announced; Undo labels the button that undoes the saving.
	Kept    string `yaml:"kept" json:"kept" validate:"required"`
	Removed string `yaml:"removed" json:"removed" validate:"required"`
	Undo    string `yaml:"undo" json:"undo" validate:"required"`
	// Replaced says that the saved plan, or its night, has replaced another; BringBack labels the
	// button that undoes this.
	Replaced  string `yaml:"replaced" json:"replaced" validate:"required"`
	BringBack string `yaml:"bring-back" json:"bringBack" validate:"required"`
	// Open is the label of the button that leads back to the saved plan.
	Open string `yaml:"open" json:"open" validate:"required"`
	// Again is the label of the button that starts another plan.
	Again string `yaml:"again" json:"again" validate:"required"`
	// ByBirth says that the child, by the day of birth stored on the device, is too young for stages.
	ByBirth schema.Text `yaml:"by-birth" json:"byBirth" validate:"required"`
	Link    PlanLink    `yaml:"link" json:"link" validate:"required"`
	// Calendar is the wording for the plan as a file for the phone's calendar.
	Calendar PlanCalendar `yaml:"calendar" json:"calendar" validate:"required"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty,omitzero"`
}

// NameQuestion asks for the child's name.
type NameQuestion struct {
	Asked `yaml:",inline"`
	// Label is shown above the field.
	Label string `yaml:"label" json:"label" validate:"required"`
	// Age asks for the child's age, which parents may choose not to give.
	Age AgeQuestion `yaml:"age" json:"age" validate:"required"`
	// Also asks for optional details.
	Also AlsoQuestion `yaml:"also" json:"also" validate:"required"`
}

// Choice is an answer that parents can choose.
type Choice struct {
	Label PlanText `yaml:"label" json:"label" validate:"required"`
	// Note says more, in smaller type.
	Note PlanText `yaml:"note" json:"note,omitempty,omitzero"`
	// Hidden leaves the answer out of the wizard. Plans that were made with it stay valid.
	Hidden bool `yaml:"hidden" json:"-"`
}

// ArrangementQuestion asks where the child sleeps now.
type ArrangementQuestion struct {
	Asked   `yaml:",inline"`
	Choices ArrangementChoices `yaml:"choices" json:"choices" validate:"required"`
	Shown   []string           `yaml:"-" json:"shown"`
}

// GoalQuestion asks what the parents want to achieve.
type GoalQuestion struct {
	Asked   `yaml:",inline"`
	Choices GoalChoices `yaml:"choices" json:"choices" validate:"required"`
	Shown   []string    `yaml:"-" json:"shown"`
}

// MethodsQuestion asks what helps the child to fall asleep.
type MethodsQuestion struct {
	Asked   `yaml:",inline"`
	Choices MethodChoices `yaml:"choices" json:"choices" validate:"required"`
	Shown   []string      `yaml:"-" json:"shown"`
}

// SameRoomQuestion asks whether parent and child share a room.
type SameRoomQuestion struct {
	Asked   `yaml:",inline"`
	Choices SameRoomChoices `yaml:"choices" json:"choices" validate:"required"`
	Shown   []string        `yaml:"-" json:"shown"`
}

// DummyQuestion asks when a dummy is used.
type DummyQuestion struct {
	Asked   `yaml:",inline"`
	Choices DummyChoices `yaml:"choices" json:"choices" validate:"required"`
	Shown   []string     `yaml:"-" json:"shown"`
}

// PlanRules is content/plan/rules.yaml: what must be true of every family's plan.
type PlanRules struct {
	Rules []PlanRule `yaml:"rules" json:"rules" validate:"dive"`
}

// PlanRule is one thing that must be true. Its phrases match whole words and ignore case; "..."
// matches anything within one sentence, {figure} matches a number, and | separates alternatives.
type PlanRule struct {
	ID string `yaml:"id" json:"id" validate:"required"`
	// Why says what goes wrong for a family without the rule.
	Why string `yaml:"why" json:"why" validate:"required"`
	// When says which families it is for. Left out: all.
	When *PlanCondition `yaml:"when" json:"when,omitempty,omitzero" nofixture:""`
	// In names the files of content/plan that it applies to, without .yaml. Left out: the whole plan.
	In Choices `yaml:"in" json:"in,omitempty,omitzero"`
	// MustSay lists phrases that must all be in the plan.
	MustSay []string `yaml:"must-say" json:"mustSay,omitempty,omitzero"`
	// MustNotSay lists phrases that must not be in the plan.
	MustNotSay []string `yaml:"must-not-say" json:"mustNotSay,omitempty,omitzero"`
	// MustComeBefore lists two phrases; the first must come before the second.
	MustComeBefore []string `yaml:"must-come-before" json:"mustComeBefore,omitempty,omitzero" validate:"omitempty,len=2"`
	// MustAgree lists phrases with a {figure}; all these figures in one plan must be equal.
	MustAgree []string `yaml:"must-agree" json:"mustAgree,omitempty,omitzero"`
	// MostWords is the largest number of words that a printed plan may have.
	MostWords int `yaml:"most-words" json:"mostWords,omitempty,omitzero"`
	// MostWordsOnPage is the largest number on the page of the plan, which includes what only the
	// screen shows: both phases of a plan with two.
	MostWordsOnPage int `yaml:"most-words-on-page" json:"mostWordsOnPage,omitempty,omitzero"`
}

// PlanFindings contains the problems in the plans of all families.
type PlanFindings struct {
	Findings []PlanFinding `yaml:"-" json:"findings"`
}

// PlanFinding is a problem in the plans of some families, found by
// components/features/sleep-plan/rules.ts.
type PlanFinding struct {
	// Kind is the ID of the diagnostic.
	Kind string `yaml:"-" json:"kind"`
	// Text is the ID of the text at fault, and Rule the index of the rule that is broken.
	Text string `yaml:"-" json:"text,omitempty,omitzero"`
	Rule *int   `yaml:"-" json:"rule,omitempty,omitzero"`
	// Message says what is wrong, and Hint names an affected family.
	Message string `yaml:"-" json:"message"`
	Hint    string `yaml:"-" json:"hint"`
}

// PlanEntry is one entry of a file of content/plan, which fills a slot of the plan. In a slot for
// one entry, a family reads the first whose condition is met; in a slot for a list, all whose
// condition is met.
type PlanEntry struct {
	// Slot is the name of the slot.
	Slot string `yaml:"slot" json:"-" validate:"required"`
	// When says which families it is for. Left out: all.
	When  *PlanCondition `yaml:"when" json:"when,omitempty,omitzero" nofixture:""`
	Title schema.Text    `yaml:"title" json:"title,omitempty,omitzero"`
	// Text is a sentence or two, and Body has paragraphs and lists.
	Text schema.Text  `yaml:"text" json:"text,omitempty,omitzero"`
	Body schema.Prose `yaml:"body" json:"body,omitempty,omitzero"`
	// Label is the text of a button or another label.
	Label string       `yaml:"label" json:"label,omitempty,omitzero"`
	Link  *schema.Link `yaml:"link" json:"link,omitempty,omitzero"`
}

// PlanSlot is a slot of the plan with its entries.
type PlanSlot struct {
	// Path is its path in the type PlanTexts, beginning with the name of its file.
	Path []string `yaml:"-" json:"path"`
	// Kind is what an entry contains: a text or prose, a passage with a title, a link or a label.
	Kind string `yaml:"-" json:"kind"`
	// Many is set for a slot that takes a list.
	Many    bool        `yaml:"-" json:"many,omitempty,omitzero"`
	Entries []PlanEntry `yaml:"-" json:"entries"`
}

// PlanText is a phrase or a sentence of the plan: one for all families, or several
// variants, of which a family reads the first whose condition is met.
type PlanText struct {
	// Variants are tried in order. An author may write a single text instead.
	Variants []TextVariant `yaml:"variants" json:"variants" validate:"dive"`
}

// TextVariant is a text for some families. A last variant without a condition is for all others.
type TextVariant struct {
	When *PlanCondition `yaml:"when" json:"when,omitempty,omitzero" nofixture:""`
	Text schema.Text    `yaml:"text" json:"text" validate:"required"`
}

// PlanProse is a PlanText with paragraphs and lists.
type PlanProse struct {
	// Variants are tried in order. An author may write a single text instead.
	Variants []ProseVariant `yaml:"variants" json:"variants" validate:"dive"`
}

// ProseVariant is prose for some families. A last variant without a condition is for all others.
type ProseVariant struct {
	When *PlanCondition `yaml:"when" json:"when,omitempty,omitzero" nofixture:""`
	Text schema.Prose   `yaml:"text" json:"text" validate:"required"`
}

// PlanCondition says which families a text is for, by the names and values of the answers. Every
// key that is given must be met; a key is met when the family's answer is one of its values.
type PlanCondition struct {
	Arrangement Choices `yaml:"arrangement" json:"arrangement,omitempty,omitzero" validate:"dive,oneof=a b c d e f"`
	Goal        Choices `yaml:"goal" json:"goal,omitempty,omitzero" validate:"dive,oneof=a b"`
	// Methods is met when the family chose at least one of these ways of settling.
	Methods Choices `yaml:"methods" json:"methods,omitempty,omitzero" validate:"dive,oneof=dummy 'breast feeding' 'bottle feeding' rocking shushing patting"`
	// NoMethods is met when the family chose none of these ways of settling.
	NoMethods Choices `yaml:"no-methods" json:"noMethods,omitempty,omitzero" validate:"dive,oneof=dummy 'breast feeding' 'bottle feeding' rocking shushing patting"`
	// Room says whether parent and child share a room.
	Room *bool `yaml:"room" json:"room,omitempty,omitzero"`
	// Dummy is when a dummy is used.
	Dummy Choices `yaml:"dummy" json:"dummy,omitempty,omitzero" validate:"dive,oneof=all_time night_only day_only no"`
	// Phases is 2 for a plan that begins beside the parents and ends in the cot, otherwise 1.
	Phases int `yaml:"phases" json:"phases,omitempty,omitzero" validate:"omitempty,oneof=1 2"`
	// Stages says whether the plan has stages; for a baby under 6 months it has none.
	Stages *bool `yaml:"stages" json:"stages,omitempty,omitzero"`
	// Age is met when the parents gave one of these ages.
	Age Choices `yaml:"age" json:"age,omitempty,omitzero" validate:"dive,oneof=under-6-months 6-8-months 9-12-months 13-17-months 18-months-to-3-years over-3-years"`
	// NoAge is met when the parents gave none of these ages, or no age.
	NoAge Choices `yaml:"no-age" json:"noAge,omitempty,omitzero" validate:"dive,oneof=under-6-months 6-8-months 9-12-months 13-17-months 18-months-to-3-years over-3-years"`
	// Also is met when the parents added one of these.
	Also Choices `yaml:"also" json:"also,omitempty,omitzero" validate:"dive,oneof=early alone"`
	// NoAlso is met when the parents added none of these.
	NoAlso Choices `yaml:"no-also" json:"noAlso,omitempty,omitzero" validate:"dive,oneof=early alone"`
}

// PlanCalendar is what a family reads about its plan as a calendar file.
type PlanCalendar struct {
	// Add is the label of the button.
	Add string `yaml:"add" json:"add" validate:"required"`
	// Event names each stage in the calendar, before its letter or number. Lock screens show it, so it
	// should reveal nothing to strangers.
	Event string `yaml:"event" json:"event" validate:"required"`
	// File is the name of the file, without its extension.
	File string `yaml:"file" json:"file" validate:"required"`
}

// PlanLink is what a family reads about sharing the plan as a link.
type PlanLink struct {
	// Send is the label of the button.
	Send string `yaml:"send" json:"send" validate:"required"`
	// Note says who can read the plan with the link.
	Note schema.Text `yaml:"note" json:"note" validate:"required"`
	// Subject names the link in the phone's list of apps and in messages.
	Subject string `yaml:"subject" json:"subject" validate:"required"`
	// Copied is announced when the link is on the clipboard.
	Copied string `yaml:"copied" json:"copied" validate:"required"`
	// ByHand is shown above the link if the browser denies access to the clipboard.
	ByHand string `yaml:"by-hand" json:"byHand" validate:"required"`
	// Damaged is shown above the questions when a link could not be read.
	Damaged string `yaml:"damaged" json:"damaged" validate:"required"`
}

// Asked contains the texts that every question has.
type Asked struct {
	Question PlanText `yaml:"question" json:"question" validate:"required"`
	// Hint is shown below the question and says how to answer it.
	Hint PlanText `yaml:"hint" json:"hint" validate:"required"`
}

// AlsoQuestion asks, below the age, for details that change some of the wording.
type AlsoQuestion struct {
	Label   string      `yaml:"label" json:"label" validate:"required"`
	Hint    PlanText    `yaml:"hint" json:"hint" validate:"required"`
	Choices AlsoChoices `yaml:"choices" json:"choices" validate:"required"`
}

// AgeQuestion asks for the child's age, below the name.
type AgeQuestion struct {
	Label string   `yaml:"label" json:"label" validate:"required"`
	Hint  PlanText `yaml:"hint" json:"hint" validate:"required"`
	// None is the answer for parents who would rather not say.
	None    string     `yaml:"none" json:"none" validate:"required"`
	Choices AgeChoices `yaml:"choices" json:"choices" validate:"required"`
}

// PlanTonight is what a family reads while it follows its plan night by night.
type PlanTonight struct {
	Title PlanText `yaml:"title" json:"title" validate:"required"`
	// Begin is shown with the plan until a night is chosen.
	Begin NightChoice `yaml:"begin" json:"begin" validate:"required"`
	// Morning asks, during the day, whether the stage was ready.
	Morning MorningQuestion `yaml:"morning" json:"morning" validate:"required"`
	// Nights are the figures that decide whether the plan stays or moves.
	Nights NightFigures `yaml:"nights" json:"nights" validate:"required"`
	// Notes are shown on certain nights in addition to the stage.
	Notes NightNotes `yaml:"notes" json:"notes" validate:"required"`
	// TooMuch is the label of the help for a night that is too much.
	TooMuch string `yaml:"too-much" json:"tooMuch" validate:"required"`
	// Whole and Tonight label the buttons from tonight to the whole plan and back.
	Whole   string `yaml:"whole" json:"whole" validate:"required"`
	Tonight string `yaml:"tonight" json:"tonight" validate:"required"`
	// Another is the label of the section where another night can be chosen.
	Another string `yaml:"another" json:"another" validate:"required"`
}

// NightNotes are shown on nights when the plan doesn't simply continue: Stay on nights after the
// third, Back on nights in the previous stage, Stop after the last, Settled at the end of a phase
// that another follows, and Finished at the end of the plan.
type NightNotes struct {
	Stay     PlanProse `yaml:"stay" json:"stay" validate:"required"`
	Back     PlanProse `yaml:"back" json:"back" validate:"required"`
	Stop     PlanProse `yaml:"stop" json:"stop" validate:"required"`
	Settled  PlanProse `yaml:"settled" json:"settled" validate:"required"`
	Finished PlanProse `yaml:"finished" json:"finished" validate:"required"`
}

// Questions are the six questions of the sleep plan creator, in order. From the second on, their
// texts may contain {name}. Shown lists the keys of the answers in the order of the file, without
// the hidden ones.
type Questions struct {
	ChildName   NameQuestion        `yaml:"child-name" json:"childName" validate:"required"`
	Arrangement ArrangementQuestion `yaml:"arrangement" json:"arrangement" validate:"required"`
	// Goal is asked only when the child sleeps beside or on a parent.
	Goal GoalQuestion `yaml:"goal" json:"goal" validate:"required"`
	// Methods accepts one answer or more; the others accept one.
	Methods  MethodsQuestion  `yaml:"methods" json:"methods" validate:"required"`
	SameRoom SameRoomQuestion `yaml:"same-room" json:"sameRoom" validate:"required"`
	Dummy    DummyQuestion    `yaml:"dummy" json:"dummy" validate:"required"`
}

// ArrangementChoices are the places where a child may sleep.
type ArrangementChoices struct {
	// A is the child's own cot.
	A Choice `yaml:"a" json:"a" validate:"required"`
	// B is the child's own bed.
	B Choice `yaml:"b" json:"b" validate:"required"`
	// C is sharing a bed all night, and wanting to continue.
	C Choice `yaml:"c" json:"c" validate:"required"`
	// D is sharing a bed under 9 months, and wanting to reduce the dependency first.
	D Choice `yaml:"d" json:"d" validate:"required"`
	// E is sharing a bed under 9 months, and being unsure about the order.
	E Choice `yaml:"e" json:"e" validate:"required"`
	// F is sleeping on a parent all night.
	F Choice `yaml:"f" json:"f" validate:"required"`
}

// GoalChoices are the two goals.
type GoalChoices struct {
	// A is the child's own bed.
	A Choice `yaml:"a" json:"a" validate:"required"`
	// B is continuing to share a bed, with the child falling asleep independently.
	B Choice `yaml:"b" json:"b" validate:"required"`
}

// MethodChoices are the ways of settling.
type MethodChoices struct {
	Dummy         Choice `yaml:"dummy" json:"dummy" validate:"required"`
	BreastFeeding Choice `yaml:"breast feeding" json:"breast feeding" validate:"required"`
	BottleFeeding Choice `yaml:"bottle feeding" json:"bottle feeding" validate:"required"`
	Rocking       Choice `yaml:"rocking" json:"rocking" validate:"required"`
	Shushing      Choice `yaml:"shushing" json:"shushing" validate:"required"`
	Patting       Choice `yaml:"patting" json:"patting" validate:"required"`
}

// SameRoomChoices are yes and no.
type SameRoomChoices struct {
	Yes Choice `yaml:"yes" json:"yes" validate:"required"`
	No  Choice `yaml:"no" json:"no" validate:"required"`
}

// DummyChoices are the times at which a dummy may be used.
type DummyChoices struct {
	AllTime   Choice `yaml:"all_time" json:"all_time" validate:"required"`
	NightOnly Choice `yaml:"night_only" json:"night_only" validate:"required"`
	DayOnly   Choice `yaml:"day_only" json:"day_only" validate:"required"`
	No        Choice `yaml:"no" json:"no" validate:"required"`
}

// AlsoChoices are optional details about a family.
type AlsoChoices struct {
	// Early is for a baby who was born early.
	Early string `yaml:"early" json:"early" validate:"required"`
	// Alone is for a parent who has no one to share the nights with.
	Alone string `yaml:"alone" json:"alone" validate:"required"`
}

// NightChoice asks which stage the family has reached.
type NightChoice struct {
	Title PlanText `yaml:"title" json:"title" validate:"required"`
	// Note says where the choice is stored.
	Note PlanText `yaml:"note" json:"note" validate:"required"`
	// Stage is the label of the list of stages.
	Stage string `yaml:"stage" json:"stage" validate:"required"`
	// Start is the label of the button.
	Start string `yaml:"start" json:"start" validate:"required"`
	// GoOn is its label when the plan for the child's previous answers had reached {stage}.
	GoOn string `yaml:"go-on" json:"goOn" validate:"required"`
}

// Site is content/site.yaml: the business's details and the settings that all pages share.
type Site struct {
	schema.Site `yaml:",inline"`
	// Protect is how members' pages are published: flag (hidden until the login) or sealed
	// (encrypted). Left out: flag. The command "nightlight member set --protect" changes it.
	Protect string  `yaml:"protect" json:"-" validate:"omitempty,oneof=flag sealed"`
	Contact Details `yaml:"contact" json:"contact" validate:"required"`
	// Certificate is the qualification that the word "certified" refers to.
	Certificate *Certificate `yaml:"certificate" json:"certificate,omitempty,omitzero"`
	// Proofs are other credentials that parents may ask for: insurance, a DBS check, first aid.
	Proofs []Certificate `yaml:"proofs" json:"proofs,omitempty,omitzero" validate:"dive"`
	// Consultant is the portrait and voice recording of the consultant.
	Consultant ConsultantProfile `yaml:"consultant" json:"consultant" validate:"required"`
	// Social lists the links to social networks, each with the name of its picture.
	Social []SocialLink `yaml:"social" json:"social,omitempty,omitzero" validate:"dive" browser:"-"`
	// Navigation contains the links of the navigation bars.
	Navigation Navigation `yaml:"navigation" json:"navigation" validate:"required"`
	Booking    Booking    `yaml:"booking" json:"booking" validate:"required"`
	Tracking   Tracking   `yaml:"tracking" json:"tracking"`
	// Visits is the service that counts visits without cookies. Left out: none.
	Visits *Visits `yaml:"visits" json:"-"`
	// Counter is filled in from Visits: the script that counts visits.
	Counter *Counter `yaml:"-" json:"counter,omitempty,omitzero"`
	// Sounds are the recordings that members can play.
	Sounds  Sounds  `yaml:"sounds" json:"sounds" validate:"required"`
	Consent Consent `yaml:"consent" json:"consent" validate:"required"`
	Footer  *Footer `yaml:"footer" json:"footer,omitempty,omitzero" validate:"required" browser:"-"`
	// VisitorsNext replaces, for visitors, a guide's call to action that leads to a members' page.
	VisitorsNext Next `yaml:"visitors-next" json:"-" validate:"required"`
	// Notice is shown at the top of pages for a limited time.
	Notice *Notice `yaml:"notice" json:"notice,omitempty,omitzero"`
	// Hours are the opening hours and days off.
	Hours *Hours `yaml:"hours" json:"-"`
	// Words are the labels that all pages share.
	Words Words `yaml:"words" json:"words" validate:"required"`
}

// Details are the ways to contact the business.
type Details struct {
	// Phone is the telephone number as visitors see it: 07700 900123.
	Phone string `yaml:"phone" json:"phone" validate:"required,phone=GB"`
	// Emails are the two e-mail addresses; the first is for enquiries.
	Emails   []string `yaml:"emails" json:"emails" validate:"required,len=2,dive,email"`
	Location string   `yaml:"location" json:"location" validate:"required"`
	// Country is the two-letter code of where the business is based and works. Left out: GB.
	Country string `yaml:"country" json:"-" validate:"omitempty,len=2"`
	// Post is the legal name and postal address of the business.
	Post *Post `yaml:"post" json:"post,omitempty,omitzero"`
}

// Post is the legal name and postal address of the business.
type Post struct {
	// Name is a sole trader's own name, or a company's name and number.
	Name string `yaml:"name" json:"name" validate:"required"`
	// Address is the full postal address on one line.
	Address string `yaml:"address" json:"address" validate:"required"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// Certificate is the qualification that the word "certified" refers to, or another credential.
type Certificate struct {
	Name string `yaml:"name" json:"name" validate:"required"`
	// AwardedBy is the school, awarding body or insurer, or the organisation that made the check.
	AwardedBy string `yaml:"awarded-by" json:"awardedBy" validate:"required"`
	Year      int    `yaml:"year" json:"year" validate:"required"`
	// Number is the certificate or policy number.
	Number string `yaml:"number" json:"number,omitempty,omitzero"`
	// Check is the address where anyone can verify it.
	Check string `yaml:"check" json:"check,omitempty,omitzero" validate:"omitempty,url" refers:"address"`
	// Example marks a made-up certificate, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// ConsultantProfile is the portrait and voice recording of the consultant.
type ConsultantProfile struct {
	// Portrait is a photograph, or a drawing until there is one.
	Portrait schema.Picture `yaml:"portrait" json:"portrait" validate:"required"`
	// Alt says what the portrait shows; a photograph needs it.
	Alt       string          `yaml:"alt" json:"-"`
	Recording *VoiceRecording `yaml:"recording" json:"recording,omitempty,omitzero"`
}

// VoiceRecording is a short recording of the consultant's voice.
type VoiceRecording struct {
	// Href is a sound file in public/: /sounds/the-call.mp3.
	Href string `yaml:"href" json:"href" validate:"required,startswith=/" refers:"address"`
	// Label says what the recording is about: What the call is like.
	Label string `yaml:"label" json:"label" validate:"required"`
	// TranscriptLabel is the label that opens the transcript.
	TranscriptLabel string       `yaml:"transcript-label" json:"transcriptLabel" validate:"required"`
	Transcript      schema.Prose `yaml:"transcript" json:"transcript" validate:"required"`
}

// SocialLink is a profile on a social network.
type SocialLink struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	Href  string `yaml:"href" json:"href" validate:"required,url" refers:"address"`
	// Icon is a single-colour drawing from content/pictures.
	Icon schema.Picture `yaml:"icon" json:"icon" validate:"required" decorates:"true"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// NavGroup is a labelled group of links: a drop-down menu, or a list in the footer.
type NavGroup struct {
	Label string        `yaml:"label" json:"label" validate:"required"`
	Links []schema.Link `yaml:"links" json:"links" validate:"required,unique=Href,dive"`
}

// Sounds are the recordings that members can play.
type Sounds struct {
	// WhiteNoise is the sample in the guides.
	WhiteNoise Recording `yaml:"white-noise" json:"whiteNoise" validate:"required"`
	// Wind is the loop on the sleep sounds page.
	Wind Recording `yaml:"wind" json:"wind" validate:"required"`
}

// Recording is a sound that plays in a loop.
type Recording struct {
	// Href is a file in public/, such as /sounds/wind.mp3, or a full https address whose host lets
	// other sites play it.
	Href string `yaml:"href" json:"href" validate:"required" refers:"address"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// Booking is the scheduling service.
type Booking struct {
	URL string `yaml:"url" json:"url" validate:"required,url"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
	// Origin is the only origin whose messages the site accepts: https://calendly.com
	Origin string `yaml:"origin" json:"origin" validate:"required,url"`
	// Load is approach (when a visitor comes near the calendar) or click (when they ask
	// for it). Left out: approach.
	Load string `yaml:"load" json:"load,omitempty,omitzero" validate:"omitempty,oneof=approach click"`
	// Confirmation is filled in: the page that confirms a booking.
	Confirmation string `yaml:"-" json:"confirmation,omitempty,omitzero"`
	// Show is the label of the button that loads the calendar, for load: click.
	Show string `yaml:"show" json:"show" validate:"required"`
	// Stores says what the calendar stores on the visitor's device.
	Stores schema.Text `yaml:"stores" json:"stores" validate:"required"`
	// Title names the calendar for screen readers: Times for a free call.
	Title string `yaml:"title" json:"title" validate:"required"`
	// Open is the label of the link to the calendar's own page, which is always shown.
	Open string `yaml:"open" json:"open" validate:"required"`
	// Waiting is shown until the calendar has loaded.
	Waiting string `yaml:"waiting" json:"waiting" validate:"required"`
	// Failure is shown when the calendar fails to load.
	Failure string `yaml:"failure" json:"failure" validate:"required"`
}

// Tracking contains the IDs of the ad tag and Google Analytics. Without IDs nothing is loaded.
type Tracking struct {
	// TagID is the ID of the ad tag: AW-123456789.
	TagID string `yaml:"tag-id" json:"tagId"`
	// AnalyticsID is the ID of the property that counts visits: G-AB12CD34EF.
	AnalyticsID string `yaml:"analytics-id" json:"analyticsId"`
	// Booking and Purchase are the send_to targets of the two conversions.
	Booking  string `yaml:"booking" json:"booking"`
	Purchase string `yaml:"purchase" json:"purchase"`
	// PurchaseValue is the amount in GBP reported for a purchase.
	PurchaseValue int  `yaml:"purchase-value" json:"purchaseValue"`
	Example       bool `yaml:"example" json:"-"`
}

// Footer is the wording of the footer of public pages.
type Footer struct {
	// About is the sentence under the name.
	About schema.Prose `yaml:"about" json:"about" validate:"required"`
	// Safety is a line about safe sleep with its links.
	Safety schema.Prose `yaml:"safety" json:"safety,omitempty,omitzero"`
	// Groups are the lists of links.
	Groups []NavGroup `yaml:"groups" json:"groups" validate:"required,dive"`
	// Small is the last line, after the year and the name.
	Small string `yaml:"small" json:"small"`
	// Links are shown beside the last line, such as the privacy notice.
	Links []schema.Link `yaml:"links" json:"links" validate:"unique=Href,dive"`
}

// Hours are the opening hours and days off. Texts quote them as {hours:week} and {hours:closed}.
type Hours struct {
	// Week lists the hours of the week in the order in which texts show them.
	Week []OpenDays `yaml:"week" json:"-" validate:"required,min=1,dive"`
	// Closed lists the days off: a single day, 2026-12-25, or a range, 2026-12-24 to 2027-01-03.
	Closed []string `yaml:"closed" json:"-"`
}

// OpenDays are days with the same hours.
type OpenDays struct {
	// Days is one day, several separated by commas, or a range: Monday to Friday.
	Days string `yaml:"days" json:"-" validate:"required"`
	// Open is the opening and closing time: 9am to 5:30pm, or 09:00 to 17:30.
	Open string `yaml:"open" json:"-" validate:"required"`
}

// Notice is a sentence shown at the top of pages for a limited time, such as before a holiday.
type Notice struct {
	Text schema.Text `yaml:"text" json:"text" validate:"required"`
	// From is the first day on which it is shown: the site is rebuilt each morning.
	From schema.Date `yaml:"from" json:"-" validate:"required"`
	// Until is the last day.
	Until schema.Date `yaml:"until" json:"until" validate:"required"`
	// Pages are the pages that show it: /contact. Left out: all.
	Pages []string `yaml:"pages" json:"pages,omitempty,omitzero" refers:"page"`
}

// SearchSynonyms are words that visitors type, with the words that pages use for the same thing.
type SearchSynonyms struct {
	// Said lists what visitors type: words in any order. {6-8} is a number from 6 to 8.
	Said []string `yaml:"said" json:"said" validate:"required,min=1"`
	// Means are the words to search for as well.
	Means string `yaml:"means" json:"means,omitempty,omitzero"`
	// Related lists pages or sections, such as /early-waking. The first one that the visitor can read
	// becomes the top result.
	Related []string `yaml:"related" json:"related,omitempty,omitzero" validate:"dive,startswith=/" refers:"address"`
	// Rank puts this before all other synonyms in the same search (first, for danger) or after them
	// (last, for an age).
	Rank string `yaml:"rank" json:"rank,omitempty,omitzero" validate:"omitempty,oneof=first last"`
}

// Visits is the service that counts visits without cookies, beside Google or instead of it.
type Visits struct {
	// By is the name of the service, or none.
	By string `yaml:"by" json:"-" validate:"required,oneof=plausible fathom umami matomo none"`
	// ID is the service's ID for this site. For Plausible it is the site's domain.
	ID string `yaml:"id" json:"-"`
	// Server is the address of a self-hosted service: https://stats.example.org. Matomo needs it.
	Server string `yaml:"server" json:"-" validate:"omitempty,url,startswith=https://,endsnotwith=/"`
}

// Counter is the script of the service that counts visits, with its settings.
type Counter struct {
	Script string `yaml:"-" json:"script"`
	// Attributes are the attributes of the script element, each a name and a value.
	Attributes [][]string `yaml:"-" json:"attributes"`
	// Commands are added to Matomo's queue before its script loads.
	Commands [][]string `yaml:"-" json:"commands"`
}

// Navigation contains the links of the navigation bars.
type Navigation struct {
	// Public are the links of the public bar.
	Public []schema.Link `yaml:"public" json:"public" validate:"required,unique=Href,dive"`
	// MemberArea replaces MemberLogin for members who are logged in.
	MemberArea  schema.Link `yaml:"member-area" json:"memberArea" validate:"required"`
	MemberLogin schema.Link `yaml:"member-login" json:"memberLogin" validate:"required"`
	// Book is the label of the booking button.
	Book string `yaml:"book" json:"book" validate:"required"`
	// ThumbBar is the label of the booking button at the foot of a phone's screen.
	ThumbBar string `yaml:"thumb-bar" json:"thumbBar" validate:"required"`
	// MembersHome is the first link of the members' bar.
	MembersHome schema.Link `yaml:"members-home" json:"membersHome" validate:"required"`
	// MemberGroups are the drop-downs of the members' bar.
	MemberGroups []NavGroup `yaml:"member-groups" json:"memberGroups" validate:"required,dive"`
	// DimBar contains the links at the foot of the screen while the amber light is on.
	DimBar DimBar `yaml:"dim-bar" json:"dimBar" validate:"required"`
	// Plan is filled in: the address of the page that makes a plan.
	Plan string `yaml:"-" json:"plan"`
}

// Consent is the wording of the cookie question.
type Consent struct {
	// Text is the question, short enough for two lines on a phone.
	Text   schema.Text `yaml:"text" json:"text" validate:"required"`
	Accept string      `yaml:"accept" json:"accept" validate:"required"`
	Reject string      `yaml:"reject" json:"reject" validate:"required"`
	// Choose is the button that shows the purposes one by one, and Save is the button below them.
	Choose string `yaml:"choose" json:"choose" validate:"required"`
	Save   string `yaml:"save" json:"save" validate:"required"`
	// Adverts and Analytics describe the purposes, and who then receives which data. Visitors are
	// asked only about purposes with an ID under tracking.
	Adverts   string `yaml:"adverts" json:"adverts" validate:"required"`
	Analytics string `yaml:"analytics" json:"analytics" validate:"required"`
	// Change is the label in the footer that brings the question back.
	Change string `yaml:"change" json:"change" validate:"required"`
}

// Words are the labels that all pages share, most of them for screen readers.
type Words struct {
	// SkipLink is the first link of each page, for those who use a keyboard.
	SkipLink string `yaml:"skip-link" json:"skipLink" validate:"required"`
	// Demonstration is the line at the top of every page of a demonstration site.
	Demonstration string `yaml:"demonstration" json:"demonstration" validate:"required"`
	Menu          string `yaml:"menu" json:"menu" validate:"required"`
	CloseMenu     string `yaml:"close-menu" json:"closeMenu" validate:"required"`
	// PublicLinks and MembersLinks name the lists of links at the top of the pages.
	PublicLinks  string `yaml:"public-links" json:"publicLinks" validate:"required"`
	MembersLinks string `yaml:"members-links" json:"membersLinks" validate:"required"`
	// CloseMessage names the button that closes a message before it goes by itself.
	CloseMessage string `yaml:"close-message" json:"closeMessage" validate:"required"`
	// Search names the button that opens the search, and its field.
	Search      string `yaml:"search" json:"search" validate:"required"`
	CloseSearch string `yaml:"close-search" json:"closeSearch" validate:"required"`
	// NightLight labels the button that switches between the day and night themes.
	NightLight string `yaml:"night-light" json:"nightLight" validate:"required"`
	// DimLight labels the button that switches the dim amber theme on and off.
	DimLight string `yaml:"dim-light" json:"dimLight" validate:"required"`
	// RestOfPage labels the button that shows what the amber theme hides.
	RestOfPage  string `yaml:"rest-of-page" json:"restOfPage" validate:"required"`
	ScrollToTop string `yaml:"scroll-to-top" json:"scrollToTop" validate:"required"`
	// RightNow is shown above the three lines that open a guide.
	RightNow string `yaml:"right-now" json:"rightNow" validate:"required"`
	// MembersOnly marks a link to a page that visitors cannot read.
	MembersOnly string `yaml:"members-only" json:"membersOnly" validate:"required"`
	// OnThisPage is shown above a guide's list of sections.
	OnThisPage string `yaml:"on-this-page" json:"onThisPage" validate:"required"`
	// Shortcuts names a guide's list of links on small screens.
	Shortcuts string `yaml:"shortcuts" json:"shortcuts" validate:"required"`
	Sources   string `yaml:"sources" json:"sources" validate:"required"`
	// Checked is shown below the sources, before the day.
	Checked string `yaml:"checked" json:"checked" validate:"required"`
	// ReadNext is shown above the related pages.
	ReadNext string `yaml:"read-next" json:"readNext" validate:"required"`
	// Minutes follows the reading time of an article: "min read".
	Minutes string `yaml:"minutes" json:"minutes" validate:"required"`
	// Loading is announced while a members' page loads.
	Loading string `yaml:"loading" json:"loading" validate:"required"`
	// NotLoaded and TryAgain are shown when a members' page fails to load.
	NotLoaded string `yaml:"not-loaded" json:"notLoaded" validate:"required"`
	TryAgain  string `yaml:"try-again" json:"tryAgain" validate:"required"`
	// PartNotLoaded is shown when the code for something that a visitor opened fails to load.
	PartNotLoaded string `yaml:"part-not-loaded" json:"partNotLoaded" validate:"required"`
	// LogInAgain is shown to a member whose browser has no key to the sealed library, or an old one.
	LogInAgain string `yaml:"log-in-again" json:"logInAgain" validate:"required"`
	// ErrorTitle and ErrorText are shown when a page's code fails; the e-mail address follows.
	ErrorTitle string `yaml:"error-title" json:"errorTitle" validate:"required"`
	ErrorText  string `yaml:"error-text" json:"errorText" validate:"required"`
	// SignOut asks whether to keep the data that is stored on the device.
	SignOut SignOutWords `yaml:"sign-out" json:"signOut" validate:"required"`
	// Kinds are the names of the kinds of callout, which are shown on callouts without a title.
	Kinds CalloutKinds `yaml:"kinds" json:"kinds" validate:"required"`
}

// SignOutWords ask, when a member signs out, whether to keep the family's data on the device.
type SignOutWords struct {
	Question string `yaml:"question" json:"question" validate:"required"`
	// Keep and Remove are the labels of the buttons that sign out, and Stay of the one that doesn't.
	Keep   string `yaml:"keep" json:"keep" validate:"required"`
	Remove string `yaml:"remove" json:"remove" validate:"required"`
	Stay   string `yaml:"stay" json:"stay" validate:"required"`
}

// CalloutKinds are the names of the kinds of callout.
type CalloutKinds struct {
	Safety  string `yaml:"safety" json:"safety" validate:"required"`
	Tip     string `yaml:"tip" json:"tip" validate:"required"`
	Note    string `yaml:"note" json:"note" validate:"required"`
	Tonight string `yaml:"tonight" json:"tonight" validate:"required"`
}

// DimBar contains links that help at night, two to four each for visitors and members.
type DimBar struct {
	Visitors []schema.Link `yaml:"visitors" json:"visitors" validate:"min=2,max=4,dive"`
	Members  []schema.Link `yaml:"members" json:"members" validate:"min=2,max=4,dive"`
}

// SearchWords is content/search.yaml: the wording around the results, and the words that visitors
// use for things that pages name differently.
type SearchWords struct {
	// Hint is shown until something is typed.
	Hint string `yaml:"hint" json:"hint" validate:"required,max=140"`
	// Nothing is shown when there are no results.
	Nothing string `yaml:"nothing" json:"nothing" validate:"required,max=140"`
	// Found is shown before the number of results, for screen readers: "Results:".
	Found string `yaml:"found" json:"found" validate:"required,max=40"`
	// Synonyms are words that visitors type, with the words that pages use for the same thing.
	Synonyms []SearchSynonyms `yaml:"synonyms" json:"synonyms" validate:"dive"`
	// ByHeading lists pages about the site itself, which are found only by their titles and headings.
	ByHeading []string `yaml:"by-heading" json:"byHeading,omitempty,omitzero" refers:"page"`
}

// SleepDiary is the page of the diary: days with their totals, and a sheet to print.
type SleepDiary struct {
	schema.Matter `yaml:",inline"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	Now           DiaryNow     `yaml:"now" json:"now" validate:"required"`
	Picture       DiaryPicture `yaml:"picture" json:"picture" validate:"required"`
	Day           DiaryDay     `yaml:"day" json:"day" validate:"required"`
	Average       DiaryAverage `yaml:"average" json:"average" validate:"required"`
	Keeping       DiaryKeeping `yaml:"keeping" json:"keeping" validate:"required"`
	// Children is the wording for families with several children.
	Children DiaryChildren `yaml:"children" json:"children" validate:"required"`
	// Handover hands the night over to another adult; Sending sends the week to the consultant.
	Handover DiaryHandover `yaml:"handover" json:"handover" validate:"required"`
	Sending  DiarySending  `yaml:"sending" json:"sending" validate:"required"`
	Sheet    DiarySheet    `yaml:"sheet" json:"sheet" validate:"required"`
	// Stages are the plan's stages in short, for tonight's line.
	Stages *StagesInShort `yaml:"-" json:"stages,omitempty,omitzero"`
	// Needs are filled in from content/tables/sleep-needs.yaml.
	Needs []SleepNeed `yaml:"-" json:"needs"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty,omitzero"`
}

// SleepNeed is a row of content/tables/sleep-needs.yaml.
type SleepNeed struct {
	Age        string `yaml:"-" json:"age"`
	FromMonths int    `yaml:"-" json:"fromMonths"`
	// Sleep is the amount of sleep in 24 hours, as the row says it.
	Sleep string `yaml:"-" json:"sleep"`
	// MostAwake is twice the usual time between two sleeps, in minutes. A longer time means that a
	// sleep was not recorded.
	MostAwake int `yaml:"-" json:"mostAwake"`
}

// OnThisPhone is the public page that lists everything stored in the browser, with a button to
// remove each item, and a backup of all that a family wrote, for another phone.
type OnThisPhone struct {
	schema.Matter `yaml:",inline"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	Kept          KeptWords    `yaml:"kept" json:"kept" validate:"required"`
	Backup        BackupWords  `yaml:"backup" json:"backup" validate:"required"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty,omitzero"`
}

// NextSleep is the page that counts from a waking to the next sleep.
type NextSleep struct {
	schema.Matter `yaml:",inline"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Fields are the labels of the page's questions.
	Fields NextSleepFields `yaml:"fields" json:"fields" validate:"required"`
	// Answers are the sentences of the answer.
	Answers NextSleepAnswers `yaml:"answers" json:"answers" validate:"required"`
	// Windows are filled in from content/tables/wake-windows.yaml.
	Windows []WakeWindow `yaml:"-" json:"windows"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty,omitzero"`
}

// WakeWindow is a row of content/tables/wake-windows.yaml as figures.
type WakeWindow struct {
	// Age is the age as the row names it.
	Age string `yaml:"-" json:"age"`
	// FromMonths is the age at which the row begins; nil for a child with one nap.
	FromMonths *int `yaml:"-" json:"fromMonths,omitempty,omitzero"`
	// AfterLong and AfterShort are the windows after a long and a short nap.
	AfterLong  Minutes `yaml:"-" json:"afterLong"`
	AfterShort Minutes `yaml:"-" json:"afterShort"`
}

// Minutes is a range that includes both ends; for a single figure both ends are equal.
type Minutes struct {
	From int `yaml:"-" json:"from"`
	To   int `yaml:"-" json:"to"`
}

// Now is the first page of the saved app: the current state, one button, and what follows.
type Now struct {
	schema.Matter `yaml:",inline"`
	Words         NowWords `yaml:"words" json:"words" validate:"required"`
	// Tonight is the wording for the night so far, received as a link from another adult.
	Tonight TonightSoFar `yaml:"tonight" json:"tonight" validate:"required"`
	// Diary is the site's diary page; both pages have the same buttons.
	Diary *SleepDiary `yaml:"-" json:"diary"`
	// Stages are the plan's stages in short, with what to do at a waking.
	Stages *StagesInShort `yaml:"-" json:"stages,omitempty,omitzero"`
	// Windows are filled in from content/tables/wake-windows.yaml.
	Windows []WakeWindow `yaml:"-" json:"windows"`
}

// SafeFigure is the least and the greatest safe figure of a fact; 0 means no bound.
type SafeFigure struct {
	Fact  string  `yaml:"fact" json:"-" validate:"required"`
	Least float64 `yaml:"least" json:"-"`
	Most  float64 `yaml:"most" json:"-"`
}

// SafeTonight is the page that asks a few questions and says whether a baby sleeps safely tonight,
// and what to do now. The answers are not stored.
type SafeTonight struct {
	schema.Matter `yaml:",inline"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Now is a few lines for a parent who reads nothing else, those about illness first.
	Now []string `yaml:"now" json:"now" validate:"required,min=3,max=4,dive,max=140"`
	// Calls are filled in: the numbers that Now asks readers to call.
	Calls []schema.Link `yaml:"-" json:"calls,omitempty,omitzero"`
	// Questions are asked in this order.
	Questions []SafetyQuestion `yaml:"questions" json:"questions" validate:"required,dive"`
	// Verdicts are what the answers lead to.
	Verdicts []SafetyVerdict `yaml:"verdicts" json:"verdicts" validate:"required,dive"`
	// Labels are the other words of the page.
	Labels SafeTonightLabels `yaml:"labels" json:"labels" validate:"required"`
}

// SafetyQuestion is one question with its answers.
type SafetyQuestion struct {
	ID       string `yaml:"id" json:"id" validate:"required"`
	Question string `yaml:"question" json:"question" validate:"required"`
	// When lists IDs of answers to earlier questions, one of which must have been given. Left out, the
	// question is always asked.
	When    []string       `yaml:"when" json:"when,omitempty,omitzero"`
	Answers []SafetyAnswer `yaml:"answers" json:"answers" validate:"required,dive"`
}

// KeptWords are the texts of the list of stored items.
type KeptWords struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Empty is shown when nothing is stored, Reading until that is known.
	Empty   string `yaml:"empty" json:"empty" validate:"required"`
	Reading string `yaml:"reading" json:"reading" validate:"required"`
	// Things are the names of the items.
	Things KeptThings `yaml:"things" json:"things" validate:"required"`
	// Days says how many days the diary has: {count}. Since says from which {day} on an item has been
	// stored, Size how large it is: {size}.
	Days   string `yaml:"days" json:"days" validate:"required"`
	Since  string `yaml:"since" json:"since" validate:"required"`
	Size   string `yaml:"size" json:"size" validate:"required"`
	Remove string `yaml:"remove" json:"remove" validate:"required"`
	// RemoveAll removes everything; Confirm asks before anything is removed, with Yes and No.
	RemoveAll string `yaml:"remove-all" json:"removeAll" validate:"required"`
	Confirm   string `yaml:"confirm" json:"confirm" validate:"required"`
	Yes       string `yaml:"yes" json:"yes" validate:"required"`
	No        string `yaml:"no" json:"no" validate:"required"`
	Removed   string `yaml:"removed" json:"removed" validate:"required"`
}

// BackupWords are the texts about the backup, a file with all that a family wrote.
type BackupWords struct {
	Title string      `yaml:"title" json:"title" validate:"required"`
	Note  schema.Text `yaml:"note" json:"note" validate:"required"`
	Save  string      `yaml:"save" json:"save" validate:"required"`
	Saved string      `yaml:"saved" json:"saved" validate:"required"`
	// File is the name of the file, before the date and the extension.
	File string `yaml:"file" json:"file" validate:"required"`
	// Restore is the heading for restoring a backup, Choose the label of the field for the file.
	Restore string `yaml:"restore" json:"restore" validate:"required"`
	Choose  string `yaml:"choose" json:"choose" validate:"required"`
	// Holds introduces what a backup from {day} contains; NewDays says that it has {count} days,
	// {known} of which are already on this phone.
	Holds   string `yaml:"holds" json:"holds" validate:"required"`
	NewDays string `yaml:"new-days" json:"newDays" validate:"required"`
	// Stays marks a plan or a day of birth that is not restored because this phone has another.
	Stays string `yaml:"stays" json:"stays" validate:"required"`
	// Unread says that {count} entries are left out: they can't be read, or there is no room for them.
	Unread   string `yaml:"unread" json:"unread" validate:"required"`
	Merge    string `yaml:"merge" json:"merge" validate:"required"`
	Restored string `yaml:"restored" json:"restored" validate:"required"`
	Refused  string `yaml:"refused" json:"refused" validate:"required"`
	// Problems say why a file is rejected.
	Problems BackupProblems `yaml:"problems" json:"problems" validate:"required"`
}

// TonightSoFar is what a parent sees after taking over the night from another adult.
type TonightSoFar struct {
	// Title and AsOf are at the top; AsOf has the {time} and {day} of sending. From says that all of
	// this comes from a link, which anyone can make.
	Title string `yaml:"title" json:"title" validate:"required"`
	From  string `yaml:"from" json:"from" validate:"required"`
	AsOf  string `yaml:"as-of" json:"asOf" validate:"required"`
	// Asleep and Awake say since which {time}; Nothing says that no sleep was recorded.
	Asleep  string `yaml:"asleep" json:"asleep" validate:"required"`
	Awake   string `yaml:"awake" json:"awake" validate:"required"`
	Nothing string `yaml:"nothing" json:"nothing" validate:"required"`
	// Wakings is the heading of the list, Waking an entry: {from} to {to}. Up says that {name} was up.
	Wakings string `yaml:"wakings" json:"wakings" validate:"required"`
	Waking  string `yaml:"waking" json:"waking" validate:"required"`
	Up      string `yaml:"up" json:"up" validate:"required"`
	// Feed is the last feed, at {time}; Stage the {stage} of the plan and its {night}.
	Feed  string `yaml:"feed" json:"feed" validate:"required"`
	Stage string `yaml:"stage" json:"stage" validate:"required"`
	// Merge labels the button that adds all this to the log of this phone; Known says that it is
	// already there; Undo labels the button that removes it again.
	Merge string `yaml:"merge" json:"merge" validate:"required"`
	Known string `yaml:"known" json:"known" validate:"required"`
	Undo  string `yaml:"undo" json:"undo" validate:"required"`
	// Damaged is shown if part of the link is missing or there is no room for its contents.
	Damaged string `yaml:"damaged" json:"damaged" validate:"required"`
}

// DiaryHandover is the wording for handing the night over to another adult.
type DiaryHandover struct {
	// Open is the button in the diary.
	Open  string      `yaml:"open" json:"open" validate:"required"`
	Title string      `yaml:"title" json:"title" validate:"required"`
	Note  schema.Text `yaml:"note" json:"note" validate:"required"`
	Send  string      `yaml:"send" json:"send" validate:"required"`
	// Code describes the QR code; Long says that the night is too long for one.
	Code string `yaml:"code" json:"code" validate:"required"`
	Long string `yaml:"long" json:"long" validate:"required"`
	// Theirs is the button that confirms the handover.
	Theirs string `yaml:"theirs" json:"theirs" validate:"required"`
	// Subject names the link in the phone's list of apps and in messages.
	Subject string `yaml:"subject" json:"subject" validate:"required"`
	Copied  string `yaml:"copied" json:"copied" validate:"required"`
	ByHand  string `yaml:"by-hand" json:"byHand" validate:"required"`
}

// DiarySending is the wording for sending the week to the consultant.
type DiarySending struct {
	// Open is the button in the diary.
	Open  string      `yaml:"open" json:"open" validate:"required"`
	Title string      `yaml:"title" json:"title" validate:"required"`
	Note  schema.Text `yaml:"note" json:"note" validate:"required"`
	// Question is the label of the field for a question to the consultant.
	Question string `yaml:"question" json:"question" validate:"required"`
	// Preview is shown above the text and says that nothing else is sent.
	Preview string `yaml:"preview" json:"preview" validate:"required"`
	// Send shares the file with the phone's apps, Save saves it, and Mail writes to the consultant.
	Send string `yaml:"send" json:"send" validate:"required"`
	Save string `yaml:"save" json:"save" validate:"required"`
	Mail string `yaml:"mail" json:"mail" validate:"required"`
	// File is the name of the file, without date and extension; Subject is the subject of the message.
	File    string `yaml:"file" json:"file" validate:"required"`
	Subject string `yaml:"subject" json:"subject" validate:"required"`
	// Asks, Plan and Week are the headings of the text; PlanNight gives the stage and night.
	Asks      string `yaml:"asks" json:"asks" validate:"required"`
	Plan      string `yaml:"plan" json:"plan" validate:"required"`
	PlanNight string `yaml:"plan-night" json:"planNight" validate:"required"`
	Week      string `yaml:"week" json:"week" validate:"required"`
	// Sleep, Woke and Feed name the kinds of entries.
	Sleep string `yaml:"sleep" json:"sleep" validate:"required"`
	Woke  string `yaml:"woke" json:"woke" validate:"required"`
	Feed  string `yaml:"feed" json:"feed" validate:"required"`
}

// NextSleepFields are the labels of the page's questions.
type NextSleepFields struct {
	Born  string `yaml:"born" json:"born" validate:"required"`
	Early string `yaml:"early" json:"early" validate:"required"`
	// EarlyHint says who should answer this, and why.
	EarlyHint string `yaml:"early-hint" json:"earlyHint" validate:"required"`
	Woke      string `yaml:"woke" json:"woke" validate:"required"`
	// Nap asks how long the last sleep was; Long and Short are the answers.
	Nap   string `yaml:"nap" json:"nap" validate:"required"`
	Long  string `yaml:"long" json:"long" validate:"required"`
	Short string `yaml:"short" json:"short" validate:"required"`
	// Naps asks for the number of naps if the table has a row for one nap.
	Naps    string `yaml:"naps" json:"naps" validate:"required"`
	OneNap  string `yaml:"one-nap" json:"oneNap" validate:"required"`
	More    string `yaml:"more" json:"more" validate:"required"`
	Bedtime string `yaml:"bedtime" json:"bedtime" validate:"required"`
	// Remember is the label of the checkbox that stores the day of birth on the device.
	Remember string `yaml:"remember" json:"remember" validate:"required"`
	// Change is the label that unfolds the questions if the diary has already answered them.
	Change string `yaml:"change" json:"change" validate:"required"`
}

// NextSleepAnswers are the sentences of the answer. {from} and {to} are times of day, {age} is the
// row of the table, and {bedtime} is the intended bedtime.
type NextSleepAnswers struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Between is for a range, Around for a row with a single figure.
	Between schema.Text `yaml:"between" json:"between" validate:"required"`
	Around  schema.Text `yaml:"around" json:"around" validate:"required"`
	// LastNap and LastNapAround say when the last nap should end.
	LastNap       schema.Text `yaml:"last-nap" json:"lastNap" validate:"required"`
	LastNapAround schema.Text `yaml:"last-nap-around" json:"lastNapAround" validate:"required"`
	// Own replaces From if the times come from the child's own diary: from {windows} windows since
	// {since}. Its {from} is the time by the table.
	Own schema.Text `yaml:"own" json:"own" validate:"required"`
	// From says which row of the table the times come from.
	From schema.Text `yaml:"from" json:"from" validate:"required"`
	// Later replaces the times once they have passed.
	Later schema.Text `yaml:"later" json:"later" validate:"required"`
	// Asleep says since when the child has been asleep, {time}, and for how long, {length}.
	Asleep schema.Text `yaml:"asleep" json:"asleep" validate:"required"`
	// TooYoung is shown for a child younger than the ages of the table.
	TooYoung schema.Prose `yaml:"too-young" json:"tooYoung" validate:"required"`
	// TooOld is shown after the fifth birthday.
	TooOld schema.Prose `yaml:"too-old" json:"tooOld" validate:"required"`
	// Night is shown for a waking between bedtime and the morning, with the link Tonight. NoPlan
	// follows it if no plan is stored.
	Night   schema.Prose `yaml:"night" json:"night" validate:"required"`
	NoPlan  schema.Text  `yaml:"no-plan" json:"noPlan" validate:"required"`
	Tonight schema.Link  `yaml:"tonight" json:"tonight" validate:"required"`
	// Unborn is shown for a day of birth in the future.
	Unborn schema.Text `yaml:"unborn" json:"unborn" validate:"required"`
	// Waiting is shown until the questions are answered.
	Waiting schema.Text `yaml:"waiting" json:"waiting" validate:"required"`
}

// SafeTonightLabels are the labels around the questions and the answer.
type SafeTonightLabels struct {
	// Answer is the heading of the answer; Waiting is shown until the answer is known.
	Answer  string `yaml:"answer" json:"answer" validate:"required"`
	Waiting string `yaml:"waiting" json:"waiting" validate:"required"`
	// Again labels the button that clears the answers.
	Again string `yaml:"again" json:"again" validate:"required"`
	// Every is the heading of the list of all verdicts, for parents who would rather read them.
	Every string `yaml:"every" json:"every" validate:"required"`
	// Kept says that nothing is stored.
	Kept string `yaml:"kept" json:"kept" validate:"required"`
}

// NowWords are the texts of the first page of the saved app, in addition to those of the diary.
type NowWords struct {
	// Awake says for how long the child has been awake, {length}; the next sleep follows.
	Awake string `yaml:"awake" json:"awake" validate:"required"`
	// Stage follows the current state once the family has begun its plan: {stage} and {night}.
	Stage string `yaml:"stage" json:"stage" validate:"required"`
	// Nap, Late (too late for a whole nap) and Bedtime say {when} the next sleep is likely: Between
	// {from} and {to}, or Around {from}. Own follows if the time comes from the diary, from so many
	// {windows}. Due is shown once the time has passed.
	Nap     string `yaml:"nap" json:"nap" validate:"required"`
	Late    string `yaml:"late" json:"late" validate:"required"`
	Bedtime string `yaml:"bedtime" json:"bedtime" validate:"required"`
	Between string `yaml:"between" json:"between" validate:"required"`
	Around  string `yaml:"around" json:"around" validate:"required"`
	Own     string `yaml:"own" json:"own" validate:"required"`
	Due     string `yaml:"due" json:"due" validate:"required"`
	// LastNight says its {length}, {wakings} and {longest} sleep.
	LastNight string `yaml:"last-night" json:"lastNight" validate:"required"`
	// Calm, Once and Often are the wakings: none, one, or {count}.
	Calm  string `yaml:"calm" json:"calm" validate:"required"`
	Once  string `yaml:"once" json:"once" validate:"required"`
	Often string `yaml:"often" json:"often" validate:"required"`
	// Tonight leads to the stored plan, Sitter to its card; without one, Plan leads to the questions.
	Tonight schema.Link `yaml:"tonight" json:"tonight" validate:"required"`
	Sitter  schema.Link `yaml:"sitter" json:"sitter" validate:"required"`
	Plan    schema.Link `yaml:"plan" json:"plan" validate:"required"`
	// WhichNight leads to the plan's question after a week without an answer, Dashboard to the
	// library.
	WhichNight schema.Link `yaml:"which-night" json:"whichNight" validate:"required"`
	Dashboard  schema.Link `yaml:"dashboard" json:"dashboard" validate:"required"`
}

// DiaryNow is the wording of the buttons. {time} is a time of day, {length} a length of time.
type DiaryNow struct {
	// Asleep, Awake and Feed are the buttons.
	Asleep string `yaml:"asleep" json:"asleep" validate:"required"`
	Awake  string `yaml:"awake" json:"awake" validate:"required"`
	Feed   string `yaml:"feed" json:"feed" validate:"required"`
	// AsleepSince and AwakeSince describe the current state; Empty says that no entry is recent.
	AsleepSince string `yaml:"asleep-since" json:"asleepSince" validate:"required"`
	AwakeSince  string `yaml:"awake-since" json:"awakeSince" validate:"required"`
	Empty       string `yaml:"empty" json:"empty" validate:"required"`
	// FellAsleep, Woke and Fed say what was recorded, beside the button Undo.
	FellAsleep string `yaml:"fell-asleep" json:"fellAsleep" validate:"required"`
	Woke       string `yaml:"woke" json:"woke" validate:"required"`
	Fed        string `yaml:"fed" json:"fed" validate:"required"`
	Saved      string `yaml:"saved" json:"saved" validate:"required"`
	Removed    string `yaml:"removed" json:"removed" validate:"required"`
	Undo       string `yaml:"undo" json:"undo" validate:"required"`
	// Forgotten asks when a sleep without a recorded end was over; WokeAt is the label of the time.
	Forgotten string `yaml:"forgotten" json:"forgotten" validate:"required"`
	WokeAt    string `yaml:"woke-at" json:"wokeAt" validate:"required"`
	// Handed says when the diary was handed over to another phone, beside the button TakeBack.
	Handed   string `yaml:"handed" json:"handed" validate:"required"`
	TakeBack string `yaml:"take-back" json:"takeBack" validate:"required"`
	// NextSleep is the link to the page that counts to it.
	NextSleep schema.Link `yaml:"next-sleep" json:"nextSleep" validate:"required"`
}

// DiaryPicture is the picture of two weeks, and its table.
type DiaryPicture struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Sleep, Waking and Feed name what is drawn.
	Sleep  string `yaml:"sleep" json:"sleep" validate:"required"`
	Waking string `yaml:"waking" json:"waking" validate:"required"`
	Feed   string `yaml:"feed" json:"feed" validate:"required"`
	// Table unfolds the same days in figures; the others are its column headings.
	Table   string `yaml:"table" json:"table" validate:"required"`
	Date    string `yaml:"date" json:"date" validate:"required"`
	Naps    string `yaml:"naps" json:"naps" validate:"required"`
	Night   string `yaml:"night" json:"night" validate:"required"`
	All     string `yaml:"all" json:"all" validate:"required"`
	Wakings string `yaml:"wakings" json:"wakings" validate:"required"`
	Feeds   string `yaml:"feeds" json:"feeds" validate:"required"`
	// Clocks is shown beside a sleep during which the clocks or the time zone changed.
	Clocks string `yaml:"clocks" json:"clocks" validate:"required"`
}

// DiaryDay is the wording for one day: its entries, and the forms that change them.
type DiaryDay struct {
	// Earlier and Later lead to the previous and the next day; Empty is for a day without entries.
	Earlier string `yaml:"earlier" json:"earlier" validate:"required"`
	Later   string `yaml:"later" json:"later" validate:"required"`
	Empty   string `yaml:"empty" json:"empty" validate:"required"`
	// Add, AddWaking and AddFeed open the form for a new entry, Change the form of an existing one.
	Add       string `yaml:"add" json:"add" validate:"required"`
	AddWaking string `yaml:"add-waking" json:"addWaking" validate:"required"`
	AddFeed   string `yaml:"add-feed" json:"addFeed" validate:"required"`
	Change    string `yaml:"change" json:"change" validate:"required"`
	Asleep    string `yaml:"asleep" json:"asleep" validate:"required"`
	Woke      string `yaml:"woke" json:"woke" validate:"required"`
	// Up asks who was up when the child woke; Whose asks which of several children it was.
	Up     string `yaml:"up" json:"up" validate:"required"`
	Whose  string `yaml:"whose" json:"whose" validate:"required"`
	Save   string `yaml:"save" json:"save" validate:"required"`
	Remove string `yaml:"remove" json:"remove" validate:"required"`
	Cancel string `yaml:"cancel" json:"cancel" validate:"required"`
	// Overlap is shown when a sleep overlaps another, Future when a time is in the future, During when
	// a waking falls within a sleep.
	Overlap string `yaml:"overlap" json:"overlap" validate:"required"`
	Future  string `yaml:"future" json:"future" validate:"required"`
	During  string `yaml:"during" json:"during" validate:"required"`
	// AwakeBefore and StillAsleep are shown with a sleep, WasUp before the name of who was up.
	AwakeBefore string `yaml:"awake-before" json:"awakeBefore" validate:"required"`
	StillAsleep string `yaml:"still-asleep" json:"stillAsleep" validate:"required"`
	WasUp       string `yaml:"was-up" json:"wasUp" validate:"required"`
	FirstWaking string `yaml:"first-waking" json:"firstWaking" validate:"required"`
	// Lone is shown with a waking from a sleep that was not recorded.
	Lone string `yaml:"lone" json:"lone" validate:"required"`
	// Line is the label of the field for a line about the day; Note says what counts as night.
	Line string      `yaml:"line" json:"line" validate:"required"`
	Note schema.Text `yaml:"note" json:"note" validate:"required"`
}

// DiaryAverage is the average of several days.
type DiaryAverage struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Days gives the average: {days} whole days, {average} a day, between {from} and {to}.
	Days schema.Text `yaml:"days" json:"days" validate:"required"`
	// Age says what the table gives for the child's {age}: {sleep}. AnyAge is shown if the day of
	// birth is not known.
	Age    schema.Text `yaml:"age" json:"age" validate:"required"`
	AnyAge schema.Text `yaml:"any-age" json:"anyAge" validate:"required"`
	// Enough is shown after two weeks.
	Enough schema.Prose `yaml:"enough" json:"enough" validate:"required"`
}

// DiaryKeeping is the wording for the diary stored on the device.
type DiaryKeeping struct {
	Note   schema.Text `yaml:"note" json:"note" validate:"required"`
	Remove string      `yaml:"remove" json:"remove" validate:"required"`
	// Confirm asks before all days are removed, with the buttons Yes and No. With several children,
	// ConfirmChild asks about those of {name}.
	Confirm      string `yaml:"confirm" json:"confirm" validate:"required"`
	ConfirmChild string `yaml:"confirm-child" json:"confirmChild" validate:"required"`
	Yes          string `yaml:"yes" json:"yes" validate:"required"`
	No           string `yaml:"no" json:"no" validate:"required"`
}

// DiaryChildren is the wording for a family with several children.
type DiaryChildren struct {
	// Whose names the group of buttons that choose a child; Open unfolds the fields for their names.
	Whose string      `yaml:"whose" json:"whose" validate:"required"`
	Open  string      `yaml:"open" json:"open" validate:"required"`
	Note  schema.Text `yaml:"note" json:"note" validate:"required"`
	// Name is the label of the field for child {number}.
	Name string `yaml:"name" json:"name" validate:"required"`
	// Problem asks for different names; Saved says that the names are stored.
	Save    string `yaml:"save" json:"save" validate:"required"`
	Saved   string `yaml:"saved" json:"saved" validate:"required"`
	Problem string `yaml:"problem" json:"problem" validate:"required"`
}

// DiarySheet is the empty sheet to print.
type DiarySheet struct {
	// Print is the label of the button.
	Print string `yaml:"print" json:"print" validate:"required"`
	Title string `yaml:"title" json:"title" validate:"required"`
	// Name and Day are printed before the lines at the top of the sheet.
	Name string `yaml:"name" json:"name" validate:"required"`
	Day  string `yaml:"day" json:"day" validate:"required"`
	// Columns are the column headings.
	Columns []string `yaml:"columns" json:"columns" validate:"required,min=2"`
}

// SafetyAnswer is an answer to choose.
type SafetyAnswer struct {
	ID    string `yaml:"id" json:"id" validate:"required"`
	Label string `yaml:"label" json:"label" validate:"required"`
	// Verdict is the ID of the verdict that it leads to. A verdict of the kind stop ends the questions
	// at once; otherwise that of the last answer applies.
	Verdict string `yaml:"verdict" json:"verdict" validate:"required"`
}

// SafetyVerdict is a result in one line, and what to do now.
type SafetyVerdict struct {
	ID string `yaml:"id" json:"id" validate:"required"`
	// Kind says whether it is safe: stop, or fine.
	Kind  string `yaml:"kind" json:"kind" validate:"required,oneof=stop fine"`
	Title string `yaml:"title" json:"title" validate:"required"`
	// Now lists the things to do, in order.
	Now []string `yaml:"now" json:"now" validate:"required,dive"`
}

// KeptThings are the names of the items that the site may store on a device.
type KeptThings struct {
	Plan    string `yaml:"plan" json:"plan" validate:"required"`
	Diary   string `yaml:"diary" json:"diary" validate:"required"`
	Birth   string `yaml:"birth" json:"birth" validate:"required"`
	Draft   string `yaml:"draft" json:"draft" validate:"required"`
	Reading string `yaml:"reading" json:"reading" validate:"required"`
	Library string `yaml:"library" json:"library" validate:"required"`
	Login   string `yaml:"login" json:"login" validate:"required"`
	Look    string `yaml:"look" json:"look" validate:"required"`
	Consent string `yaml:"consent" json:"consent" validate:"required"`
	// Other is anything else that is stored, such as by an older version of the site.
	Other string `yaml:"other" json:"other" validate:"required"`
}

// BackupProblems say why a file is rejected.
type BackupProblems struct {
	// Large is shown for a file larger than any backup, Foreign for one that is not a backup of this
	// site, Newer for one from a later version of the site.
	Large   string `yaml:"large" json:"large" validate:"required"`
	Foreign string `yaml:"foreign" json:"foreign" validate:"required"`
	Newer   string `yaml:"newer" json:"newer" validate:"required"`
	// Damaged is shown for a file that is entirely unreadable.
	Damaged string `yaml:"damaged" json:"damaged" validate:"required"`
}

// Facts is content/facts.yaml: the figures that several texts use or that a child's safety
// depends on. Texts quote a figure by its id.
type Facts struct {
	Facts []Fact `yaml:"facts" json:"facts" validate:"required,unique=ID,dive"`
}

// Fact is a figure and its source.
type Fact struct {
	// ID is how texts quote the figure: room-temperature for {fact:room-temperature}.
	ID string `yaml:"id" json:"id" validate:"required"`
	// Value is the figure with its unit, as texts show it: 16-20°C.
	Value string `yaml:"value" json:"value" validate:"required"`
	// Source is the address of the guidance, or the name of the experience, that it comes from.
	Source string `yaml:"source" json:"source" validate:"required"`
	// Read is the day on which the figure was last compared with its source.
	Read schema.Date `yaml:"read" json:"read" validate:"required"`
	// Common marks a figure that has other uses too, such as 2 hours. Texts may then write it out.
	Common bool `yaml:"common" json:"common"`
}

// Prices is content/prices.yaml: what the offers cost. Texts quote a price by its id.
type Prices struct {
	Prices []OfferPrice `yaml:"prices" json:"prices" validate:"required,unique=ID,dive"`
	// OtherAmounts are amounts in the texts that are not the business's own prices, such as the price
	// of a sleeping bag in a shop.
	OtherAmounts []string `yaml:"other-amounts" json:"otherAmounts"`
}

// OfferPrice is what an offer costs.
type OfferPrice struct {
	// ID is how texts quote the price: one-to-one for {price:one-to-one}.
	ID string `yaml:"id" json:"id" validate:"required"`
	// Amount is the price as visitors see it: £299.
	Amount string `yaml:"amount" json:"amount" validate:"required,startswith=£,amount=£"`
}
