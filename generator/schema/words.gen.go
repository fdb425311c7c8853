// Code generated from the tables *.txt by go generate. DO NOT EDIT.

package schema

// ProseBlock is a run of ordinary Markdown between directives.
type ProseBlock struct {
	Type string `yaml:"-" json:"type" const:"prose"`
	HTML Prose  `yaml:"-" json:"html"`
}

// Callout is a boxed note: :::callout{kind="safety" title="Mind the step"}.
type Callout struct {
	Type string `yaml:"-" json:"type" const:"callout"`
	// Kind sets the style: safety (a warning), tip, note, or one that the model adds.
	Kind  string  `yaml:"-" json:"kind" validate:"required,oneof=safety tip note"`
	Title string  `yaml:"-" json:"title,omitempty,omitzero" words:"true"`
	Body  []Block `yaml:"-" json:"body"`
}

// Tabs is a row of panels that shows one at a time: :::tabs with :::tab inside.
type Tabs struct {
	Type string `yaml:"-" json:"type" const:"tabs"`
	// Label names the row of tabs for screen readers.
	Label string `yaml:"-" json:"label" validate:"required"`
	Tabs  []Tab  `yaml:"-" json:"tabs" validate:"required,min=2" holds:"tab"`
}

// Tab is one panel of Tabs. The first is open when the page loads.
type Tab struct {
	// ID is derived from the label; the address page#id opens the tab.
	ID    string  `yaml:"-" json:"id"`
	Label string  `yaml:"-" json:"label" validate:"required" words:"true"`
	Body  []Block `yaml:"-" json:"body"`
}

// Accordion is a list of questions or topics that unfold: :::accordion with :::item inside.
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

// Steps is a numbered list of steps: :::steps with :::step inside.
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
	// Name is the name of a file in content/tables, without .yaml.
	Name string `yaml:"-" json:"name" validate:"required"`
	// Expand makes each row open and close, one at a time; the rows need a detail.
	Expand bool `yaml:"-" json:"expand,omitempty,omitzero"`
	// Table is filled in from that file.
	Table *Table `yaml:"-" json:"table"`
}

// Jump is a list of links to the page's sections: :::jump. With nothing inside it
// lists the page's second-level headings.
type Jump struct {
	Type  string    `yaml:"-" json:"type" const:"jump"`
	Links []Heading `yaml:"-" json:"links"`
}

// Quote is a quotation: :::quote{by="A parent of two"}.
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
	// LoggedOut is what a members' page shows visitors who are not logged in, before they
	// are sent to the login page: card (a notice) or nothing. Left out: card.
	LoggedOut string `yaml:"logged-out" json:"-" validate:"omitempty,oneof=card nothing"`
	// Notice is the sentence on that card. Left out: the site's own.
	Notice string `yaml:"notice" json:"-"`
	// Draft leaves the page out of the site until the key is removed or false.
	Draft bool `yaml:"draft" json:"-"`
	// Hidden keeps a public page out of search engines and the sitemap.
	Hidden bool `yaml:"hidden" json:"-"`
	// Canonical is the address of the page that search engines should show instead.
	Canonical string `yaml:"canonical" json:"-" refers:"page"`
	// Sample marks a page whose facts are made up; a real site must not publish one.
	Sample bool `yaml:"sample" json:"-"`
	// Template is the kind of page. Files in a folder of one kind do not need it.
	Template string `yaml:"template" json:"-"`
	// Emblem is the page's small picture: its file name in content/pictures.
	Emblem Picture `yaml:"emblem" json:"-" decorates:"true"`
}

// Page is everything that one address shows. Components read no other value.
type Page struct {
	// Path is the address without a trailing slash: / or /opening-hours.
	Path     string `yaml:"-" json:"path"`
	Template string `yaml:"-" json:"template"`
	// Night is set on pages that members use in the dark.
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
	// Ribbon is the line above an unpublished page that says why it is not published.
	Ribbon string `yaml:"-" json:"ribbon,omitempty,omitzero"`
	// Gate is set on a members' page. If the gate has a body address, the page's own Body
	// and Content are missing: they are in the file at that address.
	Gate *Gate `yaml:"-" json:"gate,omitempty,omitzero"`
	// Content is the part of the page that is specific to its template.
	Content Content `yaml:"-" json:"content"`
	// Site is the data that all pages share.
	Site SharedData `yaml:"-" json:"site"`
}

// Gate describes what replaces a members' page until the visitor logs in.
type Gate struct {
	LoggedOut string `yaml:"-" json:"loggedOut" validate:"oneof=card nothing"`
	// Body is the address of the file with the whole page. It is empty in that file.
	Body string `yaml:"-" json:"body,omitempty,omitzero"`
	// Notice is the sentence on the notice card.
	Notice string `yaml:"-" json:"notice"`
}

// Heading is a heading that links can point to.
type Heading struct {
	ID   string `yaml:"-" json:"id"`
	Text string `yaml:"-" json:"text"`
}

// Link is a labelled address: a path on this site, or a full https address.
type Link struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	Href  string `yaml:"href" json:"href" validate:"required" refers:"address"`
}

// Illustration is a picture with its alternative text.
type Illustration struct {
	Picture Picture `yaml:"picture" json:"picture,omitempty,omitzero"`
	// Alt says what the picture shows. A photograph needs it; a drawing without it is
	// decorative.
	Alt string `yaml:"alt" json:"-"`
}

// Site contains the keys of content/site.yaml that the engine itself reads. A model embeds
// it in a struct that adds the keys of its own pages.
type Site struct {
	// Name is the name of the business or product.
	Name string `yaml:"name" json:"name" validate:"required"`
	// Tagline follows the name in the title of the front page.
	Tagline string `yaml:"tagline" json:"-" validate:"required"`
	// Address is where the site is published, without a slash at the end: https://example.org
	Address string `yaml:"address" json:"-" validate:"required,url,endsnotwith=/"`
	// Description is one sentence about the business, for search engines and feeds.
	Description string `yaml:"description" json:"-" validate:"required"`
	// Mark is the logo beside the name.
	Mark Picture `yaml:"mark" json:"mark" validate:"required" decorates:"true"`
	// Demonstration means that the business is invented. Every page then says so, search
	// engines are told not to index the site, and a launch build may contain examples.
	Demonstration bool `yaml:"demonstration" json:"demonstration,omitempty,omitzero"`
	// MembersNotice is the sentence on the card that logged-out visitors see.
	MembersNotice string `yaml:"members-notice" json:"-" validate:"required"`
	// App describes the site as an app on a phone's home screen.
	App App `yaml:"app" json:"-"`
	// Redirects send visitors of old addresses to the new ones.
	Redirects []Redirect `yaml:"redirects" json:"-" validate:"dive"`
	// ShareOnePicture uses the site's own picture for every shared link. Drawing one for
	// each page takes long on a site with thousands of pages.
	ShareOnePicture bool `yaml:"share-one-picture" json:"-"`
	// Admin publishes an editor at /admin, where the files in content/ can be edited from
	// any computer. Left out, there is no editor.
	Admin bool `yaml:"admin" json:"-"`
	// Repository is where the site's files are stored; the editor reads and saves them there.
	Repository *Repository `yaml:"repository" json:"-"`
	// PublicFiles are files that stay public in a sealed site although only members' pages, or
	// no pages, show them: public/press/kit.zip or content/pictures/oven.svg.
	PublicFiles []string `yaml:"public-files" json:"-"`
	// Review is “required” if advice must be reviewed in its current wording before it goes
	// live. Left out, unreviewed advice is only a warning.
	Review string `yaml:"review" json:"-" validate:"omitempty,oneof=required"`
	// Silence lists warnings that are not shown.
	Silence []Silence `yaml:"silence" json:"-" validate:"dive"`
	// Year is the year of the build, for the footer.
	Year int `yaml:"-" json:"year"`
}

// Repository is a Git repository, and how people who edit the site log in to it.
type Repository struct {
	// Host is the kind of service that hosts it: github, gitlab or forgejo. Left out: github.
	Host string `yaml:"host" json:"-" validate:"omitempty,oneof=github gitlab forgejo"`
	// Address is the address of a GitLab or Forgejo other than gitlab.com and codeberg.org:
	// https://git.example.org.
	Address string `yaml:"address" json:"-" validate:"omitempty,url"`
	// AppID is the ID of the editor at GitLab or Forgejo, for logging in without a token.
	AppID string `yaml:"app-id" json:"-"`
	// Name is owner/name, as in the repository's address.
	Name string `yaml:"name" json:"-" validate:"required"`
	// Branch is the branch that is published. Left out: main.
	Branch string `yaml:"branch" json:"-"`
	// SignIn is the address of the service that logs people in to GitHub. Left out, it is
	// Netlify's.
	SignIn string `yaml:"sign-in" json:"-" validate:"omitempty,url"`
}

// App is how phones show a site that is added to their home screen.
type App struct {
	// Name is shown below the icon, which has room for about 12 letters. Left out, it is
	// the site's name.
	Name string `yaml:"name" json:"-"`
	// Href is the page that the icon opens. Left out, it is the front page.
	Href string `yaml:"href" json:"-" validate:"omitempty,startswith=/" refers:"address"`
	// Shortcuts are the pages that a long press on the icon offers. Phones show the first
	// three or four.
	Shortcuts []Link `yaml:"shortcuts" json:"-" validate:"dive"`
}

// Redirect leads from an address that was published before to its new one.
type Redirect struct {
	// From is the old address, or all addresses below a folder: /news/*.
	From string `yaml:"from" json:"-" validate:"required,startswith=/"`
	// To is the new address. For a folder, :splat is the rest of the address: /blog/:splat.
	To string `yaml:"to" json:"-" validate:"required" refers:"address"`
}

// Silence is an exception: a kind of warning that is not shown. Errors are always shown.
type Silence struct {
	// ID is the warning's ID, shown in square brackets after its sentence: leftover-todo
	ID string `yaml:"id" json:"-" validate:"required"`
	// File is one file, or several: content/blog/*. Left out, it is every file.
	File string `yaml:"file" json:"-"`
	// Why is the reason, for anyone who reads this next year.
	Why string `yaml:"why" json:"-" validate:"required"`
}

// Table is the contents of a file content/tables/*.yaml.
type Table struct {
	// Access is public for a table on members' pages that stays public in a sealed site.
	Access  Access `yaml:"access" json:"-" validate:"omitempty,oneof=public"`
	Caption string `yaml:"caption" json:"caption" validate:"required" words:"true"`
	// Columns are the column headings; each row has one cell for each.
	Columns []string   `yaml:"columns" json:"columns" validate:"required,min=2"`
	Rows    []TableRow `yaml:"rows" json:"rows" validate:"required,dive"`
	// Note is shown below the table.
	Note Prose `yaml:"note" json:"note,omitempty,omitzero"`
	// Fold folds the rows after the first few. Left out, all are shown.
	Fold *TableFold `yaml:"fold" json:"fold,omitempty,omitzero"`
	// Chart is the chart above the table, drawn from its cells. Left out, there is none.
	Chart *Chart `yaml:"chart" json:"chart,omitempty,omitzero"`
}

// TableFold hides the rows of a table after the first few until a reader opens them.
type TableFold struct {
	// After is how many rows are always shown.
	After int `yaml:"after" json:"after" validate:"required,min=1"`
	// Label is the text of the control that shows the others.
	Label string `yaml:"label" json:"label" validate:"required"`
}

// Chart shows the rows of a table as bars on one scale.
type Chart struct {
	// Scale is the scale of the bars, by the name that the model gives it.
	Scale string `yaml:"scale" json:"scale" validate:"required"`
	// Columns are the headings of the one or two columns that it draws. Each of their
	// cells contains a figure or a range with its unit: 2-3.5 h.
	Columns []string `yaml:"columns" json:"columns" validate:"required,min=1,max=2"`
	// Rows is filled in by the build: for each row of the table, the spans of the columns in
	// the units of the scale.
	Rows [][]Span `yaml:"-" json:"rows"`
}

// Span is a range of figures, or one figure if both ends are equal.
type Span struct {
	From float64 `yaml:"-" json:"from"`
	To   float64 `yaml:"-" json:"to"`
}

// TableRow is one row of a Table.
type TableRow struct {
	Cells []string `yaml:"cells" json:"cells" validate:"required"`
	// Call is the telephone number that the row's first cell calls: 116 123.
	Call string `yaml:"call" json:"call,omitempty,omitzero" validate:"omitempty,max=20"`
	// Tone is the colour of the row, by the name that the model gives it. Left out: none.
	Tone string `yaml:"tone" json:"tone,omitempty,omitzero"`
	// Detail is shown when the row is opened.
	Detail Prose `yaml:"detail" json:"detail,omitempty,omitzero"`
}

// Routes is a table of what pages need in addition to their documents, so that a browser can
// request everything while the document is loading. There is one table of public pages, and
// one of members' pages that only members fetch.
type Routes struct {
	// Entry is the entry script of the documents that the table was made for.
	Entry string `yaml:"-" json:"entry"`
	// Kinds are the kinds of page. Files that every page needs are left out.
	Kinds []RouteKind `yaml:"-" json:"kinds"`
	// Pages maps the path of a page to the index of its kind. /folder/* stands for all pages
	// below a folder that are not listed themselves.
	Pages map[string]int `yaml:"-" json:"pages"`
	// Bodies are the addresses of the files with the members' pages, by path.
	Bodies map[string]string `yaml:"-" json:"bodies,omitempty,omitzero"`
	// Members is the address of the table of members' pages.
	Members string `yaml:"-" json:"members,omitempty,omitzero"`
}

// RouteKind is the files and policy that pages of one kind have in common.
type RouteKind struct {
	Styles  []string `yaml:"-" json:"styles"`
	Scripts []string `yaml:"-" json:"scripts"`
	// OwnCodeOnly means that the documents' policy allows no third parties.
	OwnCodeOnly bool `yaml:"-" json:"ownCodeOnly,omitempty,omitzero"`
}

// Synonyms are words that visitors use, with words of the pages that mean the same.
type Synonyms struct {
	Said  []string `yaml:"-" json:"said"`
	Means string   `yaml:"-" json:"means,omitempty,omitzero"`
	// Pages are the addresses of the pages that are listed first.
	Pages []string `yaml:"-" json:"pages,omitempty,omitzero"`
	// Rank is "first" or "last" among all that was said, or empty.
	Rank string `yaml:"-" json:"rank,omitempty,omitzero"`
}

// Help contains phrases that someone in danger may type, and the pages that help.
type Help struct {
	// Said is a list of phrases, separated by |.
	Said  string   `yaml:"-" json:"said"`
	Calls []Link   `yaml:"-" json:"calls"`
	Pages []string `yaml:"-" json:"pages"`
}
