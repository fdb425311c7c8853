// Package search makes the index in which the browser finds sections of pages.
//
//  1. Each page is cut into sections, at its headings, tabs and folded items
//     (sections.go). That is cached by the page's body.
//  2. Of each section the index keeps the heading and the words that tell it from the
//     others (words.go): an index of whole texts would cost more than all of a page. That
//     is cached by the texts of all sections.
//
// How results are ranked is the browser's business.
package search

import (
	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/encode"
	"nightlight/generator/schema"
)

// Page is a page to find.
type Page struct {
	Path  string
	Title string
	// Opening is what else finds the page itself: its description.
	Opening string
	// Body returns the page's blocks, nil where it has none. Key changes with them; it
	// is empty where they have no key.
	Body func() []schema.Block
	Key  string
}

// Section is a part of a page that has an address of its own.
type Section struct {
	// ID is that of the heading; empty for what stands above the first.
	ID      string `json:"id,omitempty"`
	Heading string `json:"heading,omitempty"`
	// Words are found beside the heading's, with spaces between them.
	Words string `json:"words,omitempty"`
}

// Entry is a page in an index.
type Entry struct {
	Path     string    `json:"path"`
	Title    string    `json:"title"`
	Sections []Section `json:"sections"`
	// Locked says that visitors are told of the page, but cannot read it.
	Locked bool `json:"locked,omitempty"`
}

// Synonyms are words of visitors, and those of the pages that mean the same.
type Synonyms struct {
	Said  []string `json:"said"`
	Means string   `json:"means,omitempty"`
	// Pages are the addresses of what is found first.
	Pages []string `json:"pages,omitempty"`
	// Rank is "first" or "last" among all that was said, or empty.
	Rank string `json:"rank,omitempty"`
}

// Index is what a browser searches.
type Index struct {
	Entries []Entry `json:"entries"`
	// Members is the address of the index that only members fetch.
	Members string `json:"members,omitempty"`
	// Synonyms and Words are the same for both, and in the public one.
	Synonyms []Synonyms        `json:"synonyms,omitempty"`
	Words    map[string]string `json:"words,omitempty"`
}

// JSON returns the index as browsers read it.
func (i Index) JSON() []byte { return encode.JSON(i) }

// CachedAs is the name under which sections are counted in the cache.
const CachedAs = "sections"

var cut = cache.Func[[]Section]{Name: CachedAs, Encoding: cache.MetaOnly[[]Section]{Codec: new(cache.Codec)}}

// ChosenAs is the name under which the choices of words are counted in the cache.
const ChosenAs = "telling words"

var chosen = cache.Func[[]Entry]{Name: ChosenAs, Encoding: cache.MetaOnly[[]Entry]{Codec: new(cache.Codec)}}

// Entries makes the entries of pages, in their order.
func Entries(c *cache.Cache, pages []Page) []Entry {
	entries := withWholeTexts(c, pages)
	made, _ := cache.Do(c, chosen, cache.KeyOf(Index{Entries: entries}.JSON()), func() ([]Entry, diag.List) {
		keepTellingWords(entries)
		return entries, nil
	})
	return made
}

// withWholeTexts makes entries whose sections have all their words.
func withWholeTexts(c *cache.Cache, pages []Page) []Entry {
	entries := make([]Entry, len(pages))
	for i, page := range pages {
		opening := Section{Words: page.Opening}
		entries[i] = Entry{Path: page.Path, Title: page.Title, Sections: []Section{opening}}
		for _, section := range sectionsOf(c, page) {
			if section.ID == "" {
				entries[i].Sections[0].Words += " " + section.Words
			} else {
				entries[i].Sections = append(entries[i].Sections, section)
			}
		}
	}
	return entries
}

func sectionsOf(c *cache.Cache, page Page) []Section {
	if page.Body == nil {
		return nil
	}
	if page.Key == "" {
		return cutBody(page.Body())
	}
	sections, _ := cache.Do(c, cut, cache.KeyOf([]byte(page.Key)), func() ([]Section, diag.List) {
		return cutBody(page.Body()), nil
	})
	return sections
}
