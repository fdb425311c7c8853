package content

import (
	"slices"
	"strings"
	"unicode/utf8"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/marks"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/slug"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// Link is an address in a text, with its position.
type Link = markdown.Link

// Document is one Markdown file.
type Document struct {
	Front
	// Key changes whenever the file does, or anything that it embeds from other files.
	Key string
	// Hash is the hash of the file's bytes.
	Hash cache.Key
	// Body returns the blocks below the front matter; it is nil if there are none. Later calls
	// parse the file again, because the bodies of ten thousand articles need much memory; a call
	// that does so returns nil if the file has changed.
	Body func() []schema.Block
	// Post is set if pages of the document's kind are posts.
	Post *Post
	// Withheld is why the page is not to be published yet, or "".
	Withheld Reason
	// Continues is set if the page continues a list that another page begins.
	Continues bool

	reader *reader // nil if the document has no file
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
	// IDs are the ids in the body, which links can lead to.
	IDs []string
	// Links are all links in the file, front matter first.
	Links []markdown.Link
	// Words counts the words of the body.
	Words int
	// BodyHash is equal for files with the same body.
	BodyHash cache.Key
	// Unwritten is set if the page needs text and has none yet.
	Unwritten bool
}

// At returns the position of a value of the front matter by its path: related[1] or
// next.action.href. If the path does not exist, it returns the position of the innermost part
// that does; if the file has changed since it was parsed, the file without a line.
func (d *Document) At(path string) diag.Pos {
	text, isSame := d.text()
	if !isSame {
		return diag.Pos{File: d.File}
	}
	front, _, _, _ := d.reader.yaml.FrontMatter(d.File, text)
	return front.Decode(d.reader.Model.Template(d.Template).New()).Positions.At(path)
}

// text reads the file again, and reports whether it is unchanged since it was parsed.
func (d *Document) text() (string, bool) {
	if d.reader == nil {
		return "", false
	}
	data, problems := d.reader.readText(d.File)
	return diag.Normalise(data), problems == nil && cache.KeyOf(data) == d.Hash
}

func (d *Document) body(start int) []schema.Block {
	text, isSame := d.text()
	if !isSame {
		return nil
	}
	blocks := d.reader.convert.Blocks(text[start:])
	return append([]schema.Block{}, blocks...) // not nil: that means a changed file
}

func (d *Document) draft() bool { return d.Matter.Common().Draft || d.Unwritten }

// templateOf runs before decoding, because the template decides which keys are allowed.
func (r *reader) templateOf(in Collection, front *yamldoc.Doc) (*Template, diag.List) {
	named, pos := front.Value("template")
	known := slices.Sorted(slices.Values(r.Model.TemplateNames()))
	var problem diag.Diagnostic
	switch {
	case in.Template != "" && (named == "" || named == in.Template):
		return r.Model.Template(in.Template), nil
	case in.Template != "":
		problem = front.Errorf("template", pos, len(named), "Files in content/%s are always of the template “%s”.", in.Folder, in.Template).
			WithHint("Remove the line, or move the file to %s.", r.folderOfAnyKind())
	case r.Model.Template(named) != nil:
		return r.Model.Template(named), nil
	case named != "":
		problem = front.Errorf("template", pos, len([]rune(named)), "There is no template “%s”.", named).WithHint("Choose from: %s.", strings.Join(known, ", "))
		if near := diag.Suggest(named, known); near != "" {
			problem = problem.WithReplacement(named, near).WithHint("Did you mean “%s”?", near)
		}
	case front.IsUnread("template"):
		return nil, nil
	default:
		problem = front.Errorf("template", front.Start(), 0, "The key “template” is missing: it says what kind of page this is.").
			WithHint("Choose from: %s.", strings.Join(known, ", "))
	}
	return nil, diag.List{problem}
}

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

func (l *loader) checkDay(doc *Document) {
	switch day := doc.Post.Date; {
	case doc.draft() || day.IsZero():
	case day.After(l.Now.AddDate(1, 0, 0)):
		l.report(diag.Warnf("date-in-future", doc.At("date"), "This is not shown before %s.", day.Format("2 January 2006")).
			WithHint("If that is not meant, look at the year."))
	case day.Year() < firstSites:
		l.report(diag.Warnf("date-too-early", doc.At("date"), "This says that it was written in %d, before there were websites.", day.Year()))
	}
}

func (l *loader) checkAuthors() {
	var authors []string
	for _, post := range l.tree.Posts() {
		author := post.Post.Author
		if author == "" || slices.Contains(authors, author) {
			continue
		}
		if near := sameName(author, authors); near != "" {
			l.report(diag.Warnf("author-spelling", post.At("author"), "“%s” looks like “%s”, the author of another text.", author, near).
				WithHint("Write a name in the same way everywhere."))
		}
		authors = append(authors, author)
	}
}

func sameName(name string, known []string) string {
	plain := func(name string) string { return strings.ReplaceAll(slug.Of(name), "-", "") }
	for _, other := range known {
		if plain(name) == plain(other) {
			return other
		}
	}
	return diag.Suggest(name, known)
}

// checkLeftovers ignores comments in YAML, code, and whole lists in brackets.
func checkLeftovers(file, text string, lists map[diag.Pos]bool) diag.List {
	leftovers := marks.In("text")
	if len(leftovers.All(text)) == 0 {
		return nil
	}
	parts := quiet(file, text)
	return leftovers.Find(file, text, func(hit marks.Hit, pos diag.Pos) bool {
		return lists[pos] || slices.ContainsFunc(parts, func(part []int) bool { return part[0] <= hit.Begin && hit.End <= part[1] })
	})
}

var inlineCode = pattern.Of("`[^`\n]+`")

// quiet returns the byte ranges of a text that checkLeftovers ignores.
func quiet(file, text string) (parts [][]int) {
	start, isCode := 0, false
	for line := range strings.Lines(text) {
		trimmed := strings.TrimSpace(line)
		isFence := strings.HasPrefix(trimmed, "```")
		switch isCode = isCode != isFence; {
		case isCode, isFence, strings.HasSuffix(file, ".yaml") && strings.HasPrefix(trimmed, "# "):
			parts = append(parts, []int{start, start + len(line)})
		case strings.HasSuffix(file, ".md"):
			for _, at := range inlineCode().FindAllStringIndex(line, -1) {
				parts = append(parts, []int{start + at[0], start + at[1]})
			}
		}
		start += len(line)
	}
	return parts
}

// samplesIn returns the model's sample texts, each by its opening. Those of new files are the
// sentences in quotation marks in their front matter, and the lines below it.
func samplesIn(model *Model) map[string]bool {
	samples := map[string]bool{}
	for _, sample := range model.Samples {
		samples[opening(sample)] = true
	}
	for _, starter := range model.Starters {
		front, body, _ := strings.Cut(strings.TrimPrefix(starter.Text, "---\n"), "\n---\n")
		for _, found := range quotedText().FindAllStringSubmatch(front, -1) {
			samples[opening(found[1])] = true
		}
		for line := range strings.Lines(body) {
			if line = opening(line); line != "" && !strings.HasPrefix(line, ":::") {
				samples[line] = true
			}
		}
	}
	return samples
}

// opening returns the first eight words of a text, or all of a shorter one: authors often change
// only the end of a sample sentence, and begin none of their own with so many words of it.
func opening(text string) string {
	text = strings.TrimSpace(text)
	end := 0
	for range 8 {
		space := strings.IndexByte(text[end:], ' ')
		if space < 0 {
			return text
		}
		end += space + 1
	}
	return strings.TrimSpace(text[:end])
}

var quotedText = pattern.Of(`"([^"\n]+)"`)

func (r *reader) checkSamples(front *yamldoc.Result, body string, pos diag.Pos, hint string) (diags diag.List) {
	report := func(pos diag.Pos, length int) {
		diags = append(diags, front.Errorf("sample-line", pos, length, "This line still says what to write here.").WithHint("%s", hint))
	}
	for _, value := range front.Scalars {
		if r.samples[opening(value.Text)] {
			report(value.Pos, utf8.RuneCountInString(value.Text))
		}
	}
	for line := range strings.Lines(body) {
		if r.samples[opening(line)] {
			report(pos, utf8.RuneCountInString(strings.TrimRight(line, "\n")))
		}
		pos.Line++
	}
	return diags
}
