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
	// FS is the folder of the site, in which the texts stand as they were written.
	FS fs.FS
	// Data is what the data files contain.
	Data Data
	// Tables contains the tables by their name: the file's without .yaml.
	Tables map[string]*schema.Table
	// Documents are the pages to publish, sorted by file.
	Documents []*Document
	// Photos are the photographs of content/pictures, shown or not.
	Photos *photo.Album
	// Links are the addresses that the YAML files lead to.
	Links []markdown.Link
	// Published are the addresses that the site has published before.
	Published PublishedList
	// Scheduled are the posts whose day has not come, soonest first.
	Scheduled []Scheduled
	// Withheld are the documents of those that made no page because they are not to appear yet.
	Withheld []*Document
	// Unpublished are the files that made no page, by the address they would have.
	Unpublished map[string]Unpublished

	keys      map[string]cache.Key         // of the YAML files
	positions map[string]yamldoc.Positions // by file
	broken    map[string]bool              // by file
	indexed   sync.Once
	byPath    map[string]*Document
	posts     []*Document
	moved     map[string]string // from an address to where its redirect leads
}

// Site returns what the engine reads of content/site.yaml.
func (t *Tree) Site() *schema.Site { return t.Data.Site().Common() }

// Key is the same as long as all files of the tree are, and all that they show of others.
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
	// Key is that of its text.
	Key cache.Key
	// Figure, where it is not nil, matches the sentences that are advice: the others are none.
	Figure *regexp.Regexp
}

// Advice are the files of advice that are shown, by their names.
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

// Absolute returns the whole address of a path of the site.
func (t *Tree) Absolute(path string) string { return t.Site().Address + path }

// Page returns the document at an address, or nil.
func (t *Tree) Page(path string) *Document {
	t.index()
	return t.byPath[path]
}

// A redirect from everything below a folder leads to one address, or to the rest of the
// address below another folder.
const (
	EverythingBelow = "/*"
	RestOfAddress   = ":splat"
)

// Redirected returns where an address leads by a redirect of its own, or else by that of
// the nearest folder above it; "" where there is none.
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

// Destination is where all redirects from an address lead: the address itself without any, or where
// there is a page, from which one that leads away is reported.
func (t *Tree) Destination(address string) string {
	for range t.Site().Redirects { // no way is longer, unless it is a circle, which is reported
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

// Addresses yields all that the texts lead to, pages, files and photographs, and where they do.
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

// Look is the site's own, else that of the style sheet, which needs no further rules.
func (t *Tree) Look() Brand {
	if t.Model.Brand != nil {
		if brand := t.Model.Brand(t); brand != nil {
			return *brand
		}
	}
	return Brand{Theme: t.Model.Theme}
}

// Paths are the addresses of the documents, sorted.
func (t *Tree) Paths() []string {
	t.index()
	return slices.Sorted(maps.Keys(t.byPath))
}

// Posts are the documents that are posts, newest first.
func (t *Tree) Posts() []*Document {
	t.index()
	return t.posts
}

func (t *Tree) index() {
	t.indexed.Do(func() {
		t.moved = map[string]string{}
		for _, redirect := range slices.Backward(t.Site().Redirects) { // the first of an address is followed
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

// Has says that a data file was read.
func (t *Tree) Has(name string) bool {
	_, read := t.positions[dataFile(name)]
	return read
}

// IsBroken says that a data file has errors, so that what is missing may be unreadable.
func (t *Tree) IsBroken(name string) bool { return t.broken[dataFile(name)] }

// At is the position of a value of a data file: At("site", "contact.emails[1]"). A path that
// is not there gives the position of what is around it.
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

// Unpublished is a Markdown file without a page, and why.
type Unpublished struct {
	File string
	// Reason is why there is no page.
	Reason Reason
}

// Reason is why a file made no page.
type Reason string

// The reasons.
const (
	Unreadable Reason = "unreadable"
	Draft      Reason = "draft"
	Unwritten  Reason = "unwritten"
	Waiting    Reason = "scheduled"
)

// PublishedFile lists the addresses that a live site has published, one on each line:
// /services#one-to-one. The word members stands behind that of a members' page.
const PublishedFile = Root + "/published.lock"

// PublishedList is the list in PublishedFile. It grows for ever, so it is read without the
// limits of an author's texts.
type PublishedList struct{ Root fs.FS }

// Published is an address that the site has published once.
type Published struct {
	// Address is the whole of it, Path the page's, and ID that of a part of the page, or "".
	Address, Path, ID string
	// Members says that only they could read it.
	Members bool
}

const membersWord = "members"

// Each hands the addresses to yield, in the order of their lines.
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
		if line == "" || line[0] == '#' || line == last { // merging two histories can leave a line twice
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

// With returns the lines of the list and others, sorted, and how many are new or for other readers
// now; no lines where none are.
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
