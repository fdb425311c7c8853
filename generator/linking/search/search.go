// Package search builds the index in which the browser finds sections of pages.
//
//  1. Each page is cut into sections at its headings, tabs and folded items. The result is
//     cached by the page's body.
//  2. For each section the index contains the heading and the words that distinguish it from
//     the others: an index of full texts would be larger than a whole page. The result is
//     cached by the texts of all sections.
//
// The browser ranks the results.
package search

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/net/html"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/dom"
	"nightlight/generator/base/encode"
	"nightlight/generator/schema"
)

// Page is a page to index.
type Page struct {
	Path  string
	Title string
	// Opening is further text that finds the page itself: its description.
	Opening string
	// ByHeading is set if only the title and the headings find the page.
	ByHeading bool
	// Body returns the page's blocks; it is nil if the page has none. Key changes with them.
	Body func() []schema.Block
	Key  string
}

// Section is a part of a page that has its own address.
type Section struct {
	// ID is the ID of the heading; it is empty for the part above the first heading.
	ID      string `json:"id,omitempty"`
	Heading string `json:"heading,omitempty"`
	// Words are the words that find the section besides those of the heading, separated by spaces.
	Words string `json:"words,omitempty"`
}

// Entry is a page in an index.
type Entry struct {
	Path     string    `json:"path"`
	Title    string    `json:"title"`
	Sections []Section `json:"sections"`
	// Locked is set if visitors can find the page but not read it.
	Locked bool `json:"locked,omitempty"`
}

// Index is the index that a browser searches.
type Index struct {
	Entries []Entry `json:"entries"`
	// Members is the address of the index that only members fetch.
	Members string `json:"members,omitempty"`
	// Synonyms and Words apply to both indexes; the public index contains them.
	Synonyms []schema.Synonyms `json:"synonyms,omitempty"`
	Words    map[string]string `json:"words,omitempty"`
	// Help is shown before all results.
	Help []schema.Help `json:"help,omitempty"`
}

// JSON returns the index in the browser's format.
func (i Index) JSON() []byte { return encode.JSON(i) }

// CachedAs is the cache's name for sections.
const CachedAs = "sections"

var cut = cache.Func[[]Section]{Name: CachedAs, Stored: true}

// ChosenAs is the cache's name for the chosen words.
const ChosenAs = "telling words"

var chosen = cache.Func[[]Entry]{Name: ChosenAs, Stored: true}

// Entries returns the entries of pages, in their order.
func Entries(c *cache.Cache, pages []Page) []Entry {
	entries := withWholeTexts(c, pages)
	made, _ := cache.Do(c, chosen, cache.KeyOf(Index{Entries: entries}.JSON()), func() ([]Entry, diag.List, bool) {
		keepTellingWords(entries)
		return entries, nil, true
	})
	return made
}

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
		if page.ByHeading {
			for j := range entries[i].Sections {
				entries[i].Sections[j].Words = ""
			}
		}
	}
	return entries
}

func sectionsOf(c *cache.Cache, page Page) []Section {
	if page.Body == nil {
		return nil
	}
	sections, _ := cache.Do(c, cut, cache.KeyOf([]byte(page.Key)), func() ([]Section, diag.List, bool) {
		cut, body := &cutter{sections: make([]Section, 1)}, page.Body()
		schema.WalkWords(body, cut.begin, cut.prose)
		return cut.sections, nil, body != nil
	})
	return sections
}

// cutter cuts the blocks of a page into sections, whose Words are full texts.
type cutter struct{ sections []Section }

func (c *cutter) begin(id, heading string) {
	if id == "" {
		c.text(heading)
		return
	}
	c.sections = append(c.sections, Section{ID: id, Heading: strings.TrimSpace(heading)})
}

func (c *cutter) text(words ...string) {
	last := &c.sections[len(c.sections)-1]
	last.Words += " " + strings.Join(words, " ")
}

func (c *cutter) prose(markup string) {
	doc, err := html.Parse(strings.NewReader(markup))
	if err != nil {
		return // reading a string cannot fail
	}
	for node := range doc.Descendants() {
		switch {
		case isHeading(node):
			id, _ := dom.Attribute(node, "id")
			c.begin(id, dom.Text(node))
		case node.Type == html.TextNode && !isHeading(node.Parent):
			c.text(node.Data)
		}
	}
}

func isHeading(node *html.Node) bool {
	return node.Type == html.ElementNode && (node.Data == "h2" || node.Data == "h3")
}

// wordsPerSection is the number of words in the index for each section. The public and members'
// indexes and the code that searches them must fit into 26 KB.
const wordsPerSection = 4

// keepTellingWords reduces the texts of sections to the words that best distinguish them from
// others (tf-idf). Words of the title and heading are found anyway.
func keepTellingWords(entries []Entry) {
	var counted []map[string]int
	sections := map[string]int{} // the number of sections with each word
	for _, entry := range entries {
		for _, section := range entry.Sections {
			times := frequencies(section.Words)
			counted = append(counted, times)
			for word := range times {
				sections[word]++
			}
		}
	}
	rarity := make(map[string]float64, len(sections))
	for word, having := range sections {
		rarity[word] = math.Log(float64(len(counted)) / float64(having))
	}
	for _, entry := range entries {
		for i := range entry.Sections {
			section := &entry.Sections[i]
			section.Words = best(counted[0], frequencies(entry.Title+" "+section.Heading), rarity)
			counted = counted[1:]
		}
	}
}

// best returns the most distinctive words of a section, sorted, without the known ones.
func best(times, known map[string]int, rarity map[string]float64) string {
	type scored struct {
		word  string
		score float64
	}
	var found []scored
	for word, n := range times {
		if score := (1 + math.Log(float64(n))) * rarity[word]; known[word] == 0 && score > 0 {
			found = append(found, scored{word, score})
		}
	}
	slices.SortFunc(found, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.word, b.word))
	})
	var words []string
	for _, f := range found[:min(len(found), wordsPerSection)] {
		words = append(words, f.word)
	}
	slices.Sort(words)
	return strings.Join(words, " ")
}

// shortest is the length of the shortest indexed word, in bytes.
const shortest = 4

var apostrophes = strings.NewReplacer("'", "", "’", "")

// frequencies counts the words of a text as the browser splits them: lower-case letters and digits,
// without apostrophes. Numbers are not counted, because most are in tables.
func frequencies(text string) map[string]int {
	text = apostrophes.Replace(strings.ToLower(text))
	times := map[string]int{}
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if len(word) >= shortest && !unicode.IsDigit(rune(word[0])) {
			times[word]++
		}
	}
	return times
}
