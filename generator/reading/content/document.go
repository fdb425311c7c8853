package content

import (
	"reflect"
	"slices"
	"strings"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/slug"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// Link is an address that an author wrote, and where.
type Link = markdown.Link

// Document is one Markdown file.
type Document struct {
	Front
	// Key is the same as long as the file is, and all that it takes from others.
	Key string
	// Body returns the blocks below the front matter; nil when there is nothing. It
	// is read again each time: the bodies of ten thousand articles are not held.
	Body func() []schema.Block
	// Post is set when pages of the document's kind are posts.
	Post *Post
	// Withheld is why the page is not published, where it is shown all the same.
	Withheld Reason
	// Continues is set where the page goes on with a list that another page begins.
	Continues bool

	positions func() yamldoc.Positions
}

// Front is the part of a document that every build reads.
type Front struct {
	// File is its path below the site's root.
	File string
	// Path is its address: /opening-hours.
	Path string
	// Collection is the folder below content/.
	Collection string
	// Template is the name of the kind of page.
	Template string
	// Matter is the front matter, in the template's struct.
	Matter   schema.Content
	Headings []schema.Heading
	// IDs are those of the body, which links can lead to.
	IDs []string
	// Links are all addresses that the file leads to, front matter first.
	Links []markdown.Link
	// Words counts the words of the body.
	Words int
	// BodyHash is equal for files with the same body.
	BodyHash cache.Key
	// Unwritten is set when the page needs text and has none yet.
	Unwritten bool
}

// At is the position of a value of the front matter, by its path: related[1] or
// next.action.href. A path that is not there gives the position of what is around it.
func (d *Document) At(path string) diag.Pos {
	if d.positions == nil {
		return diag.Pos{File: d.File}
	}
	return d.positions().At(path)
}

func (d *Document) draft() bool { return d.Matter.Common().Draft || d.Unwritten }

// copy returns a document whose front matter can be completed by later stages
// without changing what is cached.
func (d *Document) copy() *Document {
	doc := *d
	matter := reflect.New(reflect.TypeOf(d.Matter).Elem())
	matter.Elem().Set(reflect.ValueOf(d.Matter).Elem())
	doc.Matter = matter.Interface().(schema.Content)
	return &doc
}

// templateOf finds out the kind of page before the front matter is decoded,
// because it decides which keys there are.
func (r *reader) templateOf(in Collection, front *yamldoc.Doc) (*Template, diag.List) {
	named, pos := front.Value("template")
	known := slices.Sorted(slices.Values(r.Model.TemplateNames()))
	var problem diag.Diagnostic
	switch {
	case in.Template != "" && (named == "" || named == in.Template):
		return r.Model.Template(in.Template), nil
	case in.Template != "":
		problem = front.Errorf(pos, len(named), "Files in content/%s are always of the template “%s”.", in.Folder, in.Template).
			WithHint("Remove the line, or move the file to %s.", r.folderOfAnyKind())
	case r.Model.Template(named) != nil:
		return r.Model.Template(named), nil
	case named != "":
		problem = front.Errorf(pos, len([]rune(named)), "There is no template “%s”.", named).WithHint("Choose from: %s.", strings.Join(known, ", "))
		if near := diag.Suggest(named, known); near != "" {
			problem = problem.WithReplacement(named, near).WithHint("Did you mean “%s”?", near)
		}
	case front.IsUnread("template"):
		return nil, nil
	default:
		problem = front.Errorf(front.Start(), 0, "The key “template” is missing: it says what kind of page this is.").
			WithHint("Choose from: %s.", strings.Join(known, ", "))
	}
	return nil, diag.List{problem}
}

// folderOfAnyKind is where files name their own template.
func (r *reader) folderOfAnyKind() string {
	for _, collection := range r.Model.Collections {
		if collection.Template == "" {
			return Root + "/" + collection.Folder
		}
	}
	return "another folder"
}

// firstSites is the year before which no post can have been written.
const firstSites = 1990

// checkDay warns of a post whose day looks like a slip of the keyboard.
func (l *loader) checkDay(doc *Document) {
	switch day := doc.Post.Date; {
	case doc.draft() || day.IsZero():
	case day.After(l.Now.AddDate(1, 0, 0)):
		l.report(diag.Warnf(doc.At("date"), "This is not shown before %s.", day.Format("2 January 2006")).
			WithHint("If that is not meant, look at the year."))
	case day.Year() < firstSites:
		l.report(diag.Warnf(doc.At("date"), "This says that it was written in %d, before there were sites.", day.Year()))
	}
}

// checkAuthors warns of authors whose names are spelt in two ways.
func (l *loader) checkAuthors() {
	var authors []string
	for _, post := range l.tree.Posts() {
		author := post.Post.Author
		if author == "" || slices.Contains(authors, author) {
			continue
		}
		if near := sameName(author, authors); near != "" {
			l.report(diag.Warnf(post.At("author"), "“%s” looks like “%s”, the author of another text.", author, near).
				WithHint("Write a name in the same way everywhere."))
		}
		authors = append(authors, author)
	}
}

// sameName returns the name that is probably meant by another.
func sameName(name string, known []string) string {
	plain := func(name string) string { return strings.ReplaceAll(slug.Of(name), "-", "") }
	for _, other := range known {
		if plain(name) == plain(other) {
			return other
		}
	}
	return diag.Suggest(name, known)
}
