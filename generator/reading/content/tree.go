package content

import (
	"errors"
	"io/fs"
	"iter"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// Tree is everything in content/.
type Tree struct {
	Model Model
	// Now is the time of the build.
	Now time.Time
	// FS is the site's folder, with the source texts.
	FS fs.FS
	// Data is the content of the data files.
	Data Data
	// Tables are the tables by name, which is the file's name without .yaml.
	Tables map[string]*schema.Table
	// Documents are the pages to publish, sorted by file.
	Documents []*Document
	// Photos are the photographs in content/pictures, including unused ones.
	Photos *photo.Album
	// Links are the links in the YAML files.
	Links []markdown.Link
	// Published lists the addresses that the site has published before.
	Published PublishedList
	// Scheduled are the posts dated in the future, soonest first.
	Scheduled []Scheduled
	// Withheld are the documents without a page because they are not to be published yet.
	Withheld []*Document
	// Unpublished are the files without a page, by the address that they would have.
	Unpublished map[string]Unpublished

	keys      map[string]cache.Key         // of the YAML files
	positions map[string]yamldoc.Positions // by file
	broken    map[string]bool              // by file
	indexed   sync.Once
	byPath    map[string]*Document
	posts     []*Document
	moved     map[string]string // the targets of redirects, by address
}

// Site returns the part of content/site.yaml that the engine uses.
func (t *Tree) Site() *schema.Site { return t.Data.Site().Common() }

// Key returns a key that changes whenever a YAML file, a document, or anything they embed does.
func (t *Tree) Key() cache.Key {
	var parts [][]byte
	for _, file := range slices.Sorted(maps.Keys(t.keys)) {
		key := t.keys[file]
		parts = append(parts, []byte(file), key[:])
	}
	for _, doc := range t.Documents {
		parts = append(parts, []byte(doc.File), []byte(doc.Key))
	}
	return cache.KeyOf(parts...)
}

// AdviceFile is a file of advice.
type AdviceFile struct {
	// Key changes whenever the text of the file does.
	Key cache.Key
	// Figure, if not nil, matches the sentences that are advice; the other sentences are not.
	Figure *regexp.Regexp
}

// Advice returns the files of advice by name, without documents that are withheld.
func (t *Tree) Advice() map[string]AdviceFile {
	advice := map[string]AdviceFile{}
	isOne := func(patterns []string, file string) bool {
		return slices.ContainsFunc(patterns, func(pattern string) bool {
			matched, _ := path.Match(Root+"/"+pattern, file)
			return matched
		})
	}
	isAdvice := func(file string) bool { return isOne(t.Model.Advice.Files, file) }
	var figure *regexp.Regexp
	var figureKey cache.Key
	if t.Model.Advice.Figure != nil {
		figure = t.Model.Advice.Figure()
		figureKey = cache.KeyOf([]byte(figure.String()))
	}
	var pages []string
	if t.Model.Advice.Pages != nil {
		pages = t.Model.Advice.Pages(t)
	}
	for _, doc := range t.Documents {
		if doc.Withheld == "" && (isAdvice(doc.File) || slices.Contains(t.Model.Advice.Templates, doc.Template) || slices.Contains(pages, doc.Path)) {
			advice[doc.File] = AdviceFile{Key: cache.KeyOf([]byte(doc.File), doc.Hash[:])}
		} else if doc.Withheld == "" && isOne(t.Model.Advice.Stated, doc.File) {
			advice[doc.File] = AdviceFile{cache.KeyOf([]byte(doc.File), doc.Hash[:], figureKey[:]), figure}
		}
	}
	for file, key := range t.keys {
		if isAdvice(file) {
			advice[file] = AdviceFile{Key: key}
		}
	}
	return advice
}

// Absolute returns the absolute URL of a path of the site.
func (t *Tree) Absolute(path string) string { return t.Site().Address + path }

// Page returns the document at an address, or nil.
func (t *Tree) Page(path string) *Document {
	t.index()
	return t.byPath[path]
}

// EverythingBelow ends the source of a redirect for a whole folder. RestOfAddress stands in its
// target for the part of the address below that folder.
const (
	EverythingBelow = "/*"
	RestOfAddress   = ":splat"
)

// Redirected returns the target of an address's own redirect, or else that of the nearest folder
// above it that has one, or else "".
func (t *Tree) Redirected(address string) string {
	t.index()
	if to := t.moved[address]; to != "" || len(t.moved) == 0 {
		return to
	}
	for folder := address; len(folder) > 1; {
		folder = strings.TrimSuffix(path.Dir(folder), "/")
		if to := t.moved[folder+EverythingBelow]; to != "" {
			return strings.Replace(to, RestOfAddress, address[len(folder)+1:], 1)
		}
	}
	return ""
}

// Destination follows the redirects from an address to their end, and returns the address itself
// if it has none. It stops at a page, because a redirect from a page is reported elsewhere.
func (t *Tree) Destination(address string) string {
	for range t.Site().Redirects { // a longer chain is a loop, which is reported elsewhere
		if t.Page(address) != nil {
			break
		}
		to, _, _ := strings.Cut(t.Redirected(address), "#")
		if to == "" {
			break
		}
		address = to
	}
	return address
}

// Addresses yields the address and position of every link, including photographs in the texts.
func (t *Tree) Addresses() iter.Seq2[string, diag.Pos] {
	return func(yield func(string, diag.Pos) bool) {
		lists := [][]Link{t.Links}
		for _, doc := range t.Documents {
			lists = append(lists, doc.Links)
		}
		for _, links := range lists {
			for _, link := range links {
				if link.Shows == "" && !yield(link.Href, link.Pos) {
					return
				}
			}
		}
	}
}

// Look returns the site's brand, or else the theme of the style sheet without further rules.
func (t *Tree) Look() Brand {
	if t.Model.Brand != nil {
		if brand := t.Model.Brand(t); brand != nil {
			return *brand
		}
	}
	return Brand{Theme: t.Model.Theme}
}

// Paths returns the addresses of the documents, sorted.
func (t *Tree) Paths() []string {
	t.index()
	return slices.Sorted(maps.Keys(t.byPath))
}

// Posts returns the documents that are posts, newest first.
func (t *Tree) Posts() []*Document {
	t.index()
	return t.posts
}

func (t *Tree) index() {
	t.indexed.Do(func() {
		t.moved = map[string]string{}
		for _, redirect := range slices.Backward(t.Site().Redirects) { // the first redirect from an address wins
			t.moved[redirect.From] = redirect.To
		}
		t.byPath = make(map[string]*Document, len(t.Documents))
		for _, doc := range t.Documents {
			t.byPath[doc.Path] = doc
			if doc.Post != nil {
				t.posts = append(t.posts, doc)
			}
		}
		slices.SortStableFunc(t.posts, func(a, b *Document) int { return b.Post.Date.Compare(a.Post.Date.Time) })
	})
}

// Has reports whether a data file was read.
func (t *Tree) Has(name string) bool {
	_, read := t.positions[dataFile(name)]
	return read
}

// IsBroken reports whether a data file has errors: a missing value may then be unreadable.
func (t *Tree) IsBroken(name string) bool { return t.broken[dataFile(name)] }

// At returns the position of a value of a data file: At("site", "contact.emails[1]"). If the
// path does not exist, it returns the position of the innermost part that does.
func (t *Tree) At(name, path string) diag.Pos {
	file := dataFile(name)
	if pos := t.positions[file].At(path); pos.File != "" {
		return pos
	}
	return diag.Pos{File: file}
}

// Scheduled is a post that goes live with the first build on or after its day.
type Scheduled struct {
	Title string
	Date  schema.Date
}

// Unpublished is a Markdown file without a page, with the reason.
type Unpublished struct {
	File string
	// Reason is why there is no page.
	Reason Reason
}

// Reason is why a file has no page.
type Reason string

// The reasons.
const (
	Unreadable Reason = "unreadable"
	Draft      Reason = "draft"
	Unwritten  Reason = "unwritten"
	Waiting    Reason = "scheduled"
)

// PublishedFile lists the addresses that a live site has published, one on each line:
// /services#one-to-one. The word members follows the address of a members' page.
const PublishedFile = Root + "/published.lock"

// PublishedList is the list in PublishedFile. It only ever grows, so the limits for texts by
// authors do not apply to it.
type PublishedList struct{ Root fs.FS }

// Published is an address that the site has published.
type Published struct {
	// Address is the whole address, Path the page's part of it, and ID the fragment, or "".
	Address, Path, ID string
	// Members is set if only members could read it.
	Members bool
}

const membersWord = "members"

// Each passes the addresses to yield, in the order of their lines.
func (l PublishedList) Each(yield func(Published)) (diags diag.List) {
	data, err := fs.ReadFile(l.Root, PublishedFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	} else if err != nil {
		return diag.List{diag.FromError(err, "reading "+PublishedFile)}
	}
	pos, last := diag.Pos{File: PublishedFile, Column: 1}, ""
	for line := range strings.Lines(strings.TrimPrefix(string(data), "\uFEFF")) {
		pos.Line++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' || line == last { // a Git merge can duplicate a line
			continue
		}
		address, word, isMarked := strings.Cut(line, " ")
		path, id, _ := strings.Cut(address, "#")
		if path[0] != '/' || isMarked && word != membersWord {
			diags = append(diags, diag.Errorf("published-line", pos, "This isn't an address on the site: each line begins with / or #.").
				WithHint("Take the file from the project's history; a build of the live site adds what is missing."))
			continue
		}
		last = line
		yield(Published{Address: address, Path: path, ID: id, Members: isMarked})
	}
	return diags
}

// With returns the sorted lines of the list merged with others, and how many of them are new or
// have changed between public and members. Without any such line, lines is nil.
func (l PublishedList) With(others iter.Seq[Published]) (lines []string, added int, diags diag.List) {
	isMembers := map[string]bool{} // by address
	diags = l.Each(func(p Published) { isMembers[p.Address] = p.Members })
	for p := range others {
		if before, isListed := isMembers[p.Address]; !isListed || before != p.Members {
			isMembers[p.Address] = p.Members
			added++
		}
	}
	if added == 0 {
		return nil, 0, diags
	}
	for _, address := range slices.Sorted(maps.Keys(isMembers)) {
		if isMembers[address] {
			address += " " + membersWord
		}
		lines = append(lines, address)
	}
	return lines, added, diags
}
