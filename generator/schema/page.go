// Package schema contains every type that crosses a border: from the author's YAML
// into Go, and from Go into TypeScript.
//
// One struct serves both ways, with a row of a table (page.txt, block.txt) for each key. Its yaml tags and doc
// comments are what the author sees (in editors, through the JSON Schema made from them), its
// json tags are what components see (through schema.gen.ts, made from the same schema). Fields
// tagged `yaml:"-"` are filled in by the build; fields tagged `json:"-"` never reach a browser.
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

// Content is what one template needs beside the common parts of a page. It is
// also the front matter of the template's Markdown files. The model lists all.
type Content interface{ Common() *Matter }

// SocialCard is what the picture that social networks show of a shared link is made of.
type SocialCard struct {
	// Name tells cards apart in their files' names: services.
	Name  string
	Title string
	// Kicker is the small line above the title; may be empty.
	Kicker  string
	Picture Picture
}

// Typeface is one that the pictures of shared links are set in: Fraunces, and a file with letters
// that come before its own, or "".
type Typeface struct{ Name, File string }

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

// SharedData is what all pages of a site can read: the model's struct of
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

// Text is the day as pages show it: 11 June 2025.
func (d Date) Text() string { return d.Format("2 January 2006") }

// UnmarshalText reads a day written as 2025-06-11.
func (d *Date) UnmarshalText(b []byte) error {
	t, err := time.Parse(time.DateOnly, string(b))
	d.Time = t
	return err
}
