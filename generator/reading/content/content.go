// Package content reads the folder content/ into the types of a site's model.
//
// How a folder becomes a tree:
//
//  1. Every file below content/ is matched with the folders and data files of the
//     model (folders.go). A file that nothing reads is a warning; a name that cannot
//     be an address is an error with a better name.
//  2. Drawings are checked and made safe to inline, and photographs are inspected
//     (picture.go); icons come from an icon set (resolver.go).
//  3. YAML files are read into their type (data.go).
//  4. Markdown files are read in parallel, and each result is cached (reader.go):
//     the front matter is read into the struct of the file's template, and the body
//     becomes blocks.
//  5. Drafts and posts dated in the future are left out. Two files with the same
//     address are an error.
//
// The model (model.go) lists the kinds of page, the data files and the folders.
//
// YAML and front matter are read by yamldoc, Markdown by markdown. Reading continues
// after a problem, so that an author gets all of them at once.
package content

import (
	"cmp"
	"context"
	"image"
	"io/fs"
	"runtime"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// Options configures Load.
type Options struct {
	// Model lists the kinds of page, the data files and the folders.
	Model Model
	// FS is the site's root, the folder with content/.
	FS fs.FS
	// Icons contains the icon set: NAME.svg.
	Icons fs.FS
	// IconSet identifies the icon set in cache keys: it differs between icon sets.
	IconSet []byte
	// Now decides which posts are still in the future.
	Now time.Time
	// Drafts includes drafts and posts dated in the future.
	Drafts bool
	// Photos configures the inspection of the photographs in content/pictures.
	Photos photo.Options
	// Images are the sizes, in pixels, of the images in public/, by address.
	Images map[string]image.Point
	// Cache stores parsed documents; it may be nil.
	Cache *cache.Cache
}

type loader struct {
	*reader
	tree  *Tree
	diags diag.List
}

// Load reads content/ and returns what it could read, with all problems; the tree is complete
// only if there are no errors. The caller may fill in fields tagged yaml:"-", but must not
// change anything else, because it is shared with the cache.
func Load(ctx context.Context, opts Options) (*Tree, diag.List) {
	files, diags := opts.Model.layout().scan(opts.FS)
	l := newLoader(opts)
	l.diags = diags
	if info, err := fs.Stat(opts.FS, Root); err != nil || !info.IsDir() {
		return l.tree, diags // or everything else would be reported as missing
	}
	l.readShared(ctx, files)
	l.readData()
	documents := l.readDocuments(ctx, files)
	l.publish(documents)
	l.checkAddresses()
	l.checkAuthors()
	l.checkNotFound()
	l.reportUnshown()
	read := func(name string) []byte { data, _ := l.read(name); return data }
	return l.tree, diag.Files{Read: read, IsWithheld: l.Model.IsByCommand}.Locate(l.diags).Sorted()
}

func newLoader(opts Options) *loader {
	return &loader{reader: newReader(opts), tree: &Tree{
		Model:       opts.Model,
		Now:         opts.Now,
		FS:          opts.FS,
		Data:        opts.Model.NewData(),
		Tables:      map[string]*schema.Table{},
		Photos:      new(photo.Album),
		Published:   PublishedList{opts.FS},
		Unpublished: map[string]Unpublished{},
		positions:   map[string]yamldoc.Positions{},
		broken:      map[string]bool{},
		keys:        map[string]cache.Key{},
	}}
}

func (l *loader) readShared(ctx context.Context, files map[string][]string) {
	l.readPictures(ctx, files[picturesFolder])
	l.readValues()
	l.readTables(files[tablesFolder])
}

type parsed struct {
	file    string
	address string
	doc     *Document // nil when the file cannot be a page
	diags   diag.List
}

func (l *loader) readDocuments(ctx context.Context, files map[string][]string) []*Document {
	var documents []*Document
	for _, p := range l.parseAll(ctx, files) {
		if p.doc == nil || !p.doc.Matter.Common().Draft || l.Drafts {
			l.report(p.diags...) // a draft that is left out may be unfinished
		}
		if p.doc == nil {
			l.tree.Unpublished[p.address] = Unpublished{p.file, Unreadable}
			continue
		}
		documents = append(documents, p.doc)
	}
	slices.SortFunc(documents, func(a, b *Document) int { return cmp.Compare(a.File, b.File) })
	return documents
}

// parseAll reads the documents in parallel; unchanged files come from the cache.
func (l *loader) parseAll(ctx context.Context, files map[string][]string) []parsed {
	var parse []func() parsed
	common := l.resolver.common.Sum(nil)
	for _, collection := range l.Model.Collections {
		for _, file := range files[collection.Folder] {
			parse = append(parse, func() parsed { return l.document(collection, file, common) })
		}
	}
	results := make([]parsed, len(parse))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0))
	const together = 16 // one goroutine for each file would cost as much as a cache hit
	for first := 0; first < len(parse); first += together {
		group.Go(func() error {
			for i := first; i < min(first+together, len(parse)) && ctx.Err() == nil; i++ {
				results[i] = parse[i]()
			}
			return ctx.Err()
		})
	}
	if err := group.Wait(); err != nil {
		l.report(diag.FromError(err, "reading the content"))
	}
	return results
}

func (l *loader) publish(documents []*Document) {
	today := l.Now.Format(time.DateOnly)
	for _, doc := range documents {
		if post := l.Model.Template(doc.Template).Post; post != nil {
			doc.Post = new(Post)
			*doc.Post = post(doc)
			l.checkDay(doc)
		}
		waits := doc.Post != nil && doc.Post.Date.Format(time.DateOnly) > today
		if waits && !doc.draft() {
			l.tree.Scheduled = append(l.tree.Scheduled, Scheduled{doc.Matter.Common().Title, doc.Post.Date})
		}
		switch {
		case doc.Unwritten:
			doc.Withheld = Unwritten
		case doc.draft():
			doc.Withheld = Draft
		case waits:
			doc.Withheld = Waiting
		}
		if l.Drafts || doc.Withheld == "" {
			l.tree.Documents = append(l.tree.Documents, doc)
		} else {
			l.tree.Unpublished[doc.Path] = Unpublished{doc.File, doc.Withheld}
			l.tree.Withheld = append(l.tree.Withheld, doc)
		}
	}
	slices.SortStableFunc(l.tree.Scheduled, func(a, b Scheduled) int { return a.Date.Compare(b.Date.Time) })
}

// shortestTwin is the number of words from which two pages with the same text are reported.
const shortestTwin = 30

func (l *loader) checkAddresses() {
	claimed, bodies := map[string]string{}, map[cache.Key]string{}
	for _, doc := range l.tree.Documents {
		if first, taken := claimed[doc.Path]; taken {
			l.report(diag.Errorf("address-taken", diag.Pos{File: doc.File}, "This page and %s have the same address, %s.", first, doc.Path).
				WithHint("Rename one of the two files."))
			continue
		}
		claimed[doc.Path] = doc.File
		if doc.Words < shortestTwin {
			continue
		}
		if first, taken := bodies[doc.BodyHash]; taken {
			l.report(diag.Warnf("text-twice", diag.Pos{File: doc.File}, "This page has the same text as %s: it would be published twice.", first).
				WithHint("Remove one of the two files. Where the page was renamed, the command move keeps its old address."))
		}
		bodies[doc.BodyHash] = doc.File
	}
}

// checkNotFound reports a missing 404 page, because the host would show its own instead.
func (l *loader) checkNotFound() {
	_, unpublished := l.tree.Unpublished[NotFoundPath]
	for _, collection := range l.Model.Collections {
		file := Root + "/" + collection.Folder + "/not-found.md"
		if collection.address(file) == NotFoundPath && !unpublished && l.tree.Page(NotFoundPath) == nil {
			l.report(diag.Errorf("not-found-page", diag.Pos{File: file}, "The page for addresses that do not exist is missing."))
			return
		}
	}
}

func (l *loader) report(problems ...diag.Diagnostic) { l.diags = append(l.diags, problems...) }

// Judge checks every text of a site: in content/, in public/, and in components.
type Judge struct {
	// Key changes whenever the same text could be judged differently.
	Key string
	// NotRead are files of content/ that are never shown to visitors.
	NotRead []string
	// Text returns the problems of a text, and the exceptions that it used.
	Text func(file, text string) (used []string, diags diag.List)
	// Rest is called after all texts are read. It reports unused exceptions and all other problems.
	Rest func(used map[string]bool) diag.List
}
