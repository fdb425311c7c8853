// Package schema contains every type that crosses a boundary: from YAML into Go, and from
// Go into TypeScript.
//
// One struct serves both directions; a table (page.txt, block.txt) has a row for each of its
// keys. Authors see its yaml tags and doc comments in their editors, through the generated JSON
// Schema; components see its json tags, through the generated schema.gen.ts. Fields tagged
// `yaml:"-"` are filled in by the build; fields tagged `json:"-"` never reach a browser.
package schema

import "time"

// Access says who may read a page.
type Access string

// The two kinds of access.
const (
	Public  Access = "public"
	Members Access = "members"
)

// Common returns the keys that every kind of page shares.
func (m *Matter) Common() *Matter { return m }

// Content is the data of one template in addition to the common parts of a page. It is
// also the front matter of the template's Markdown files. The model lists all templates.
type Content interface{ Common() *Matter }

// SocialCard is the content of an Open Graph image.
type SocialCard struct {
	// Name identifies the card in its file's name: services.
	Name  string
	Title string
	// Kicker is the small line above the title; may be empty.
	Kicker  string
	Picture Picture
}

// Typeface is a typeface of Open Graph images, such as Fraunces, and a font file whose letters
// take precedence over its own, or "".
type Typeface struct{ Name, File string }

// Pictured is a JSON-LD object that contains the address of its page's Open Graph image.
type Pictured interface{ SetImage(address string) }

// Head is what a document tells browsers, search engines and social networks about its
// page. It never reaches a component.
type Head struct {
	// Title is the title in the browser tab.
	Title       string
	Description string
	// Canonical is the absolute URL that search engines should show.
	Canonical string
	// Unlisted excludes the page from search engines and the sitemap.
	Unlisted bool
	// Demonstration excludes the whole site from search engines.
	Demonstration bool
	// Type is the Open Graph type: website or article.
	Type string
	// Image is the absolute URL of the Open Graph image, which is drawn from Card.
	Image string
	Card  SocialCard
	// StructuredData returns the JSON-LD objects; it is nil if there are none. It is a
	// function because most pages of an incremental build are not rendered again.
	StructuredData func() []any `json:"-"`
	// Policies are the Content-Security-Policies that the document adds to the HTTP header's.
	Policies []string
	// OwnCodeOnly reports whether these policies exclude third parties.
	OwnCodeOnly bool
	// SiteName is the publisher's name.
	SiteName string
	// Language is the document's language as an HTML lang attribute: en-GB.
	Language string
	Theme    Theme
}

// NoIndex reports whether search engines must not index the page.
func (h Head) NoIndex() bool { return h.Unlisted || h.Demonstration }

// Theme contains the CSS colours that browsers use for their toolbars around the site.
type Theme struct {
	Light, Dark string
	// Dim is the colour of a third theme; "" if a site has none.
	Dim string
}

// SharedData is the data that all pages of a site can read: the model's struct for
// content/site.yaml, which embeds Site.
type SharedData interface{ Common() *Site }

// Common returns the keys that the engine reads.
func (s *Site) Common() *Site { return s }

// Date is a day.
type Date struct{ time.Time }

// MarshalJSON writes {"iso": "2025-06-11", "text": "11 June 2025"}.
func (d Date) MarshalJSON() ([]byte, error) {
	return []byte(`{"iso":"` + d.Format(time.DateOnly) + `","text":"` + d.Text() + `"}`), nil
}

// Text returns the day as pages show it: 11 June 2025.
func (d Date) Text() string { return d.Format("2 January 2006") }

// UnmarshalText reads a day written as 2025-06-11.
func (d *Date) UnmarshalText(b []byte) error {
	t, err := time.Parse(time.DateOnly, string(b))
	d.Time = t
	return err
}
