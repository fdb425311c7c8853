// Code generated from the tables *.txt by go generate. DO NOT EDIT.

package schema

// ProseBlock is a run of ordinary Markdown between directives.
type ProseBlock struct {
	Type string `yaml:"-" json:"type" const:"prose"`
	HTML Prose  `yaml:"-" json:"html"`
}

// Callout is a boxed remark: :::callout{kind="safety" title="Mind the step"}.
type Callout struct {
	Type string `yaml:"-" json:"type" const:"callout"`
	// Kind decides the look: safety (a warning), tip, note, or one that the model adds.
	Kind  string  `yaml:"-" json:"kind" validate:"required,oneof=safety tip note"`
	Title string  `yaml:"-" json:"title,omitempty,omitzero" words:"true"`
	Body  []Block `yaml:"-" json:"body"`
}

// Tabs is a row of panels of which one is shown: :::tabs with :::tab inside.
type Tabs struct {
	Type string `yaml:"-" json:"type" const:"tabs"`
	// Label names the row of tabs for screen readers.
	Label string `yaml:"-" json:"label" validate:"required"`
	Tabs  []Tab  `yaml:"-" json:"tabs" validate:"required,min=2" holds:"tab"`
}

// Tab is one panel of Tabs. The first is open at the start.
type Tab struct {
	// ID is made from the label; the address page#id opens the tab.
	ID    string  `yaml:"-" json:"id"`
	Label string  `yaml:"-" json:"label" validate:"required" words:"true"`
	Body  []Block `yaml:"-" json:"body"`
}

// Accordion is a list of questions or topics that open: :::accordion with :::item inside.
type Accordion struct {
	Type  string          `yaml:"-" json:"type" const:"accordion"`
	Items []AccordionItem `yaml:"-" json:"items" validate:"required,min=1" holds:"item"`
}

// AccordionItem is one row of an Accordion.
type AccordionItem struct {
	ID    string  `yaml:"-" json:"id"`
	Title string  `yaml:"-" json:"title" validate:"required" words:"true"`
	Body  []Block `yaml:"-" json:"body"`
}

// Cards is a group of small cards: :::cards with :::card inside.
type Cards struct {
	Type  string `yaml:"-" json:"type" const:"cards"`
	Cards []Card `yaml:"-" json:"cards" validate:"required,min=1" holds:"card"`
}

// Card is one card of Cards; with an href the whole card is a link.
type Card struct {
	Title string  `yaml:"-" json:"title" validate:"required" words:"true"`
	Icon  Icon    `yaml:"-" json:"icon,omitempty,omitzero"`
	Href  string  `yaml:"-" json:"href,omitempty,omitzero"`
	Body  []Block `yaml:"-" json:"body"`
}

// Steps is a numbered path: :::steps with :::step inside.
type Steps struct {
	Type  string `yaml:"-" json:"type" const:"steps"`
	Steps []Step `yaml:"-" json:"steps" validate:"required,min=1" holds:"step"`
}

// Step is one step of Steps.
type Step struct {
	Title string  `yaml:"-" json:"title" validate:"required" words:"true"`
	Body  []Block `yaml:"-" json:"body"`
}

// TableBlock shows a table from content/tables: :::table{name="opening-hours"}.
type TableBlock struct {
	Type string `yaml:"-" json:"type" const:"table"`
	// Name is the file in content/tables without .yaml.
	Name string `yaml:"-" json:"name" validate:"required"`
	// Expand makes each row open and close, one at a time; the rows need a detail.
	Expand bool `yaml:"-" json:"expand,omitempty,omitzero"`
	// Table is filled in from the file.
	Table *Table `yaml:"-" json:"table"`
}

// Jump is a list of links to the page's sections: :::jump. With nothing inside it
// lists the page's second-level headings.
type Jump struct {
	Type  string    `yaml:"-" json:"type" const:"jump"`
	Links []Heading `yaml:"-" json:"links"`
}

// Quote is somebody's words: :::quote{by="A parent of two"}.
type Quote struct {
	Type string  `yaml:"-" json:"type" const:"quote"`
	By   string  `yaml:"-" json:"by,omitempty,omitzero"`
	Body []Block `yaml:"-" json:"body"`
}

// Figure is an illustration with a caption: :::figure{picture="shop-window" alt="…"}.
type Figure struct {
	Type    string  `yaml:"-" json:"type" const:"figure"`
	Picture Picture `yaml:"-" json:"picture" validate:"required"`
	Body    []Block `yaml:"-" json:"body,omitempty,omitzero"`
}

// Action is the one thing to do next: :::action{href="/contact" label="Ask a question"}.
type Action struct {
	Type  string  `yaml:"-" json:"type" const:"action"`
	Href  string  `yaml:"-" json:"href" validate:"required"`
	Label string  `yaml:"-" json:"label" validate:"required"`
	Body  []Block `yaml:"-" json:"body,omitempty,omitzero"`
}

// Matter contains the keys that every Markdown file may have in its front matter.
type Matter struct {
	// Title is the page's main heading.
	Title string `yaml:"title" json:"-" validate:"required"`
	// TabTitle is the title in the browser tab and in search results; left out,
	// it is "Title | site name".
	TabTitle string `yaml:"tab-title" json:"-"`
	// Description is the sentence under the title in search results: 50 to 160 letters.
	Description string `yaml:"description" json:"-" validate:"required"`
	// Access is public (everyone) or members (only after logging in). Left out: public.
	Access Access `yaml:"access" json:"-" validate:"omitempty,oneof=public members"`
	// LoggedOut is what a visitor who is not logged in meets on a members' page
	// before being sent to the login: card (a notice) or nothing. Left out: card.
	LoggedOut string `yaml:"logged-out" json:"-" validate:"omitempty,oneof=card nothing"`
	// Notice is the sentence of that card. Left out: the site's own.
	Notice string `yaml:"notice" json:"-"`
	// Draft keeps the page out of the site until it is removed or false.
	Draft bool `yaml:"draft" json:"-"`
	// Hidden keeps a public page out of search engines and the sitemap.
	Hidden bool `yaml:"hidden" json:"-"`
	// Canonical is the address of the page that search engines should show instead.
	Canonical string `yaml:"canonical" json:"-" refers:"page"`
	// Sample marks a page whose facts are made up; a real site must not publish one.
	Sample bool `yaml:"sample" json:"-"`
	// Template is the kind of page; files in a folder of one kind do not need it.
	Template string `yaml:"template" json:"-"`
	// Emblem is the page's small picture, by its file name in content/pictures.
	Emblem Picture `yaml:"emblem" json:"-" decorates:"true"`
}

// Page is everything that one address shows: the only value components read.
type Page struct {
	// Path is the address without a trailing slash: / or /opening-hours.
	Path     string `yaml:"-" json:"path"`
	Template string `yaml:"-" json:"template"`
	// Night is set where members use the page in the dark.
	Night  bool   `yaml:"-" json:"night,omitempty,omitzero"`
	Access Access `yaml:"-" json:"access"`
	// Title is the main heading.
	Title string `yaml:"-" json:"title"`
	// Lead is the description, for pages that show it under the heading.
	Description string  `yaml:"-" json:"description"`
	Emblem      Picture `yaml:"-" json:"emblem,omitempty,omitzero"`
	// Body is the Markdown below the front matter.
	Body []Block `yaml:"-" json:"body"`
	// Headings are the second-level headings of the body, for "on this page".
	Headings []Heading `yaml:"-" json:"headings"`
	// Ribbon says above a page that only the author sees why it is not published.
	Ribbon string `yaml:"-" json:"ribbon,omitempty,omitzero"`
	// Gate is set on a members' page. As long as the gate has a body address, the
	// page's own Body and Content are missing: they are in the file there.
	Gate *Gate `yaml:"-" json:"gate,omitempty,omitzero"`
	// Content is the template's own part.
	Content Content `yaml:"-" json:"content"`
	// Site is what all pages share.
	Site SharedData `yaml:"-" json:"site"`
}

// Gate is what is shown instead of a members' page until the visitor is logged in.
type Gate struct {
	// LoggedOut is card or nothing.
	LoggedOut string `yaml:"-" json:"loggedOut" validate:"oneof=card nothing"`
	// Body is the address of the file with the whole page; the page in that file
	// has none.
	Body string `yaml:"-" json:"body,omitempty,omitzero"`
	// Notice is the sentence on the notice card.
	Notice string `yaml:"-" json:"notice"`
}

// Heading is a heading that links can lead to.
type Heading struct {
	ID   string `yaml:"-" json:"id"`
	Text string `yaml:"-" json:"text"`
}

// Link is a labelled address: a path of this site, or a whole https address.
type Link struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	Href  string `yaml:"href" json:"href" validate:"required" refers:"address"`
}

// Illustration is a picture with the words for those who cannot see it.
type Illustration struct {
	Picture Picture `yaml:"picture" json:"picture,omitempty,omitzero"`
	// Alt says what the picture shows. A photograph needs it; a drawing without it only
	// decorates.
	Alt string `yaml:"alt" json:"-"`
}

// Site contains the keys of content/site.yaml that the engine itself reads. A model embeds
// it in a struct that adds what its own pages show.
type Site struct {
	// Name is the product's name.
	Name string `yaml:"name" json:"name" validate:"required"`
	// Tagline follows the name in the title of the front page.
	Tagline string `yaml:"tagline" json:"-" validate:"required"`
	// Address is where the site is published, without a slash at the end: https://example.org
	Address string `yaml:"address" json:"-" validate:"required,url,endsnotwith=/"`
	// Description is one sentence about the business, for search engines and feeds.
	Description string `yaml:"description" json:"-" validate:"required"`
	// Mark is the drawn sign beside the name.
	Mark Picture `yaml:"mark" json:"mark" validate:"required" decorates:"true"`
	// Demonstration says that the business is invented. Every page then says so, search
	// engines are told to keep away, and a launch build lets examples pass.
	Demonstration bool `yaml:"demonstration" json:"demonstration,omitempty,omitzero"`
	// MembersNotice is the sentence on the card that a logged-out visitor meets.
	MembersNotice string `yaml:"members-notice" json:"-" validate:"required"`
	// App is the site on a phone's home screen.
	App App `yaml:"app" json:"-"`
	// Redirects lead from addresses that have moved.
	Redirects []Redirect `yaml:"redirects" json:"-" validate:"dive"`
	// ShareOnePicture shows the site's own picture beside every shared link, instead of
	// drawing one for each page, which takes long on a site of thousands.
	ShareOnePicture bool `yaml:"share-one-picture" json:"-"`
	// Admin publishes an editor at /admin, in which the files of content/ are changed
	// from any computer. Left out, there is none.
	Admin bool `yaml:"admin" json:"-"`
	// Repository is where the site's files are kept; the editor reads and saves them there.
	Repository *Repository `yaml:"repository" json:"-"`
	// PublicFiles are the files that everybody may have in a sealed site though a members' page
	// shows them, or no page does: public/press/kit.zip or content/pictures/oven.svg.
	PublicFiles []string `yaml:"public-files" json:"-"`
	// Review is “required” where advice that nobody has reviewed as it is must not go live.
	// Left out, it is a warning.
	Review string `yaml:"review" json:"-" validate:"omitempty,oneof=required"`
	// Silence lists warnings that are not to be shown.
	Silence []Silence `yaml:"silence" json:"-" validate:"dive"`
	// Year is the year of the build, for the footer.
	Year int `yaml:"-" json:"year"`
}

// Repository is a repository on GitHub, and how its editors log in.
type Repository struct {
	// Host keeps it: github, gitlab or forgejo. Left out: github.
	Host string `yaml:"host" json:"-" validate:"omitempty,oneof=github gitlab forgejo"`
	// Address is that of a GitLab or Forgejo other than gitlab.com and codeberg.org:
	// https://git.example.org.
	Address string `yaml:"address" json:"-" validate:"omitempty,url"`
	// AppID is what a GitLab or Forgejo calls the editor, to log in without a token.
	AppID string `yaml:"app-id" json:"-"`
	// Name is owner/name, as in its address at the host.
	Name string `yaml:"name" json:"-" validate:"required"`
	// Branch is the one that is published. Left out: main.
	Branch string `yaml:"branch" json:"-"`
	// SignIn is the address of the service that logs editors in to GitHub. Left out,
	// Netlify does.
	SignIn string `yaml:"sign-in" json:"-" validate:"omitempty,url"`
}

// App is what phones need to know of a site that is put on their home screen.
type App struct {
	// Name is shown below the icon, where there is room for about 12 letters. Left out, it
	// is the site's name.
	Name string `yaml:"name" json:"-"`
	// Href is the page that the icon opens. Left out, it is the front page.
	Href string `yaml:"href" json:"-" validate:"omitempty,startswith=/" refers:"address"`
	// Shortcuts are the pages that a long press on the icon offers, the first three or four.
	Shortcuts []Link `yaml:"shortcuts" json:"-" validate:"dive"`
}

// Redirect leads from an address that was published once to where it is now.
type Redirect struct {
	// From is the old address, or all below a folder: /news/*.
	From string `yaml:"from" json:"-" validate:"required,startswith=/"`
	// To is where it is now. For a folder, :splat is the rest of the address: /blog/:splat.
	To string `yaml:"to" json:"-" validate:"required" refers:"address"`
}

// Silence is an exception: a kind of warning that is not shown. An error always is.
type Silence struct {
	// ID is that of the warning, which stands in square brackets behind its sentence: leftover-todo
	ID string `yaml:"id" json:"-" validate:"required"`
	// File is the file, or several: content/blog/*. Left out, it is every file.
	File string `yaml:"file" json:"-"`
	// Why is the reason, for whoever reads this next year.
	Why string `yaml:"why" json:"-" validate:"required"`
}

// Table is content/tables/*.yaml.
type Table struct {
	// Access is public for a table of members' pages that everybody may read in a sealed site.
	Access Access `yaml:"access" json:"-" validate:"omitempty,oneof=public"`
	// Caption names the table.
	Caption string `yaml:"caption" json:"caption" validate:"required" words:"true"`
	// Columns are the headings; a row has one cell for each.
	Columns []string   `yaml:"columns" json:"columns" validate:"required,min=2"`
	Rows    []TableRow `yaml:"rows" json:"rows" validate:"required,dive"`
	// Note is shown below the table.
	Note Prose `yaml:"note" json:"note,omitempty,omitzero"`
	// Fold folds the rows after the first few. Left out, all are shown.
	Fold *TableFold `yaml:"fold" json:"fold,omitempty,omitzero"`
	// Chart is the picture above the table, drawn from its cells. Left out, there is none.
	Chart *Chart `yaml:"chart" json:"chart,omitempty,omitzero"`
}

// TableFold folds the rows of a table after the first few.
type TableFold struct {
	// After is how many rows are always shown.
	After int `yaml:"after" json:"after" validate:"required,min=1"`
	// Label is what unfolds the others.
	Label string `yaml:"label" json:"label" validate:"required"`
}

// Chart is a picture of a table: its rows as bars on one scale.
type Chart struct {
	// Scale is what the bars are measured on, by the name that the model gives it.
	Scale string `yaml:"scale" json:"scale" validate:"required"`
	// Columns are the one or two columns that it draws, by their headings. Each of their
	// cells contains a figure or a range with its unit: 2-3.5 h.
	Columns []string `yaml:"columns" json:"columns" validate:"required,min=1,max=2"`
	// Rows are filled in: for each row of the table the spans of the columns, in the
	// units of the scale.
	Rows [][]Span `yaml:"-" json:"rows"`
}

// Span is a range of figures, or one figure where both ends are equal.
type Span struct {
	From float64 `yaml:"-" json:"from"`
	To   float64 `yaml:"-" json:"to"`
}

// TableRow is one row of a Table.
type TableRow struct {
	Cells []string `yaml:"cells" json:"cells" validate:"required"`
	// Call is the telephone number that the row's first cell calls: 116 123.
	Call string `yaml:"call" json:"call,omitempty,omitzero" validate:"omitempty,max=20"`
	// Tone is the colour of the row, by the name that the model gives it. Left out, it has none.
	Tone string `yaml:"tone" json:"tone,omitempty,omitzero"`
	// Detail is shown when the row is opened.
	Detail Prose `yaml:"detail" json:"detail,omitempty,omitzero"`
}

// Routes is a table of what pages need beside their documents, so that a browser can ask for
// all of it while the document is on its way. There is one of public pages, and one of
// members' pages that only members fetch.
type Routes struct {
	// Entry is the script of the documents for which the table was made.
	Entry string `yaml:"-" json:"entry"`
	// Kinds are the kinds of page, without what all of them need.
	Kinds []RouteKind `yaml:"-" json:"kinds"`
	// Pages are the indexes of the pages' kinds, by path. The pages in a folder
	// and below it that are not named are those of /folder/*.
	Pages map[string]int `yaml:"-" json:"pages"`
	// Bodies are the addresses of the bodies of members' pages, by path.
	Bodies map[string]string `yaml:"-" json:"bodies,omitempty,omitzero"`
	// Members is the address of the table of members' pages.
	Members string `yaml:"-" json:"members,omitempty,omitzero"`
}

// RouteKind is what pages of a kind have in common.
type RouteKind struct {
	Styles  []string `yaml:"-" json:"styles"`
	Scripts []string `yaml:"-" json:"scripts"`
	// OwnCodeOnly says that the documents' policy leaves third parties out.
	OwnCodeOnly bool `yaml:"-" json:"ownCodeOnly,omitempty,omitzero"`
}

// Synonyms are words of visitors, with words of the pages that mean the same.
type Synonyms struct {
	Said  []string `yaml:"-" json:"said"`
	Means string   `yaml:"-" json:"means,omitempty,omitzero"`
	// Pages are the addresses of what is found first.
	Pages []string `yaml:"-" json:"pages,omitempty,omitzero"`
	// Rank is "first" or "last" among all that was said, or empty.
	Rank string `yaml:"-" json:"rank,omitempty,omitzero"`
}

// Help is what is typed where somebody may be in danger, and the pages that help.
type Help struct {
	// Said are phrases with | between them.
	Said  string   `yaml:"-" json:"said"`
	Calls []Link   `yaml:"-" json:"calls"`
	Pages []string `yaml:"-" json:"pages"`
}
