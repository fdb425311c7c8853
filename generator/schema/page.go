// Package schema contains every type that crosses a border: from the author's YAML
// into Go, and from Go into TypeScript.
//
// One struct serves both ways. Its yaml tags and doc comments are what the
// author sees (in editors, through the JSON Schema made from them), its json
// tags are what components see (through schema.gen.ts, made from the same
// schema). Fields tagged `yaml:"-"` are filled in by the build; fields tagged
// `json:"-"` never reach a browser.
package schema

// Access says who may read a page.
type Access string

// The two kinds of access.
const (
	Public  Access = "public"
	Members Access = "members"
)

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

// Common returns the keys that every kind of page shares.
func (m *Matter) Common() *Matter { return m }

// Content is what one template needs beside the common parts of a page. It is
// also the front matter of the template's Markdown files. The model lists all.
type Content interface{ Common() *Matter }

// Page is everything that one address shows: the only value components read.
type Page struct {
	// Path is the address without a trailing slash: / or /opening-hours.
	Path     string `json:"path"`
	Template string `json:"template"`
	// Night is set where members use the page in the dark.
	Night  bool   `json:"night,omitempty"`
	Access Access `json:"access"`
	// Title is the main heading.
	Title string `json:"title"`
	// Lead is the description, for pages that show it under the heading.
	Description string  `json:"description"`
	Emblem      Picture `json:"emblem,omitzero"`
	// Body is the Markdown below the front matter.
	Body []Block `json:"body"`
	// Headings are the second-level headings of the body, for "on this page".
	Headings []Heading `json:"headings"`
	// Ribbon says above a page that only the author sees why it is not published.
	Ribbon string `json:"ribbon,omitempty"`
	// Gate is set on a members' page. As long as the gate has a body address, the
	// page's own Body and Content are missing: they are in the file there.
	Gate *Gate `json:"gate,omitempty"`
	// Content is the template's own part.
	Content Content `json:"content"`
	// Site is what all pages share.
	Site SharedData `json:"site"`
}

// Gate is what is shown instead of a members' page until the visitor is logged in.
type Gate struct {
	// LoggedOut is card or nothing.
	LoggedOut string `json:"loggedOut" validate:"oneof=card nothing"`
	// Body is the address of the file with the whole page; the page in that file
	// has none.
	Body string `json:"body,omitempty"`
	// Notice is the sentence on the notice card.
	Notice string `json:"notice"`
}

// Heading is a heading that links can lead to.
type Heading struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

// Link is a labelled address: a path of this site, or a whole https address.
type Link struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	Href  string `yaml:"href" json:"href" validate:"required" refers:"address"`
}

// SocialCard is what the picture that social networks show of a shared link is made of.
type SocialCard struct {
	// Name tells cards apart in their files' names: services.
	Name  string
	Title string
	// Kicker is the small line above the title; may be empty.
	Kicker  string
	Picture Picture
}

// Pictured is a JSON-LD object that names the picture of its page's head.
type Pictured interface{ SetImage(address string) }

// Head is what a document says of its page to browsers, search engines and
// social networks. It never reaches a component.
type Head struct {
	// Title is the browser tab's.
	Title       string
	Description string
	// Canonical is the whole address that search engines should show.
	Canonical string
	// Unlisted keeps the page out of search engines and the sitemap.
	Unlisted bool
	// Demonstration keeps the whole site out of search engines.
	Demonstration bool
	// Type is website or article, as Open Graph has it.
	Type string
	// Image is the whole address of the picture for social networks, drawn of Card.
	Image string
	Card  SocialCard
	// StructuredData returns the JSON-LD objects; nil where there are none. They are
	// made when they are written, since most pages of a build are not.
	StructuredData func() []any `json:"-"`
	// Policies are the Content-Security-Policies that the document adds to that of its answer.
	Policies []string
	// OwnCodeOnly says that they leave third parties out.
	OwnCodeOnly bool
	// SiteName is the publisher's name.
	SiteName string
	// Language is the document's, as HTML writes it: en-GB.
	Language string
	Theme    Theme
}

// NoIndex says that search engines must not show the page.
func (h Head) NoIndex() bool { return h.Unlisted || h.Demonstration }

// Theme contains the colours, as CSS writes them, in which browsers paint their own bars
// around the site.
type Theme struct {
	Light, Dark string
	// Dim is the colour of a third theme; "" where a site has none.
	Dim string
}
