package content

import (
	"cmp"
	"crypto/sha256"
	"hash"
	"image"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/slug"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// resolver contains everything that texts can refer to by name. It is the markdown.Resolver.
type resolver struct {
	icons    fs.FS
	drawn    sync.Map          // icon name → markup
	drawings map[string]string // name → markup
	photos   *photo.Album
	images   map[string]image.Point // sizes by address
	tables   map[string]*schema.Table
	values   []values
	// common is the hash of what every text depends on: the icon set and the values.
	common hash.Hash
	// noted are the hashes of what only some texts show: drawings and tables by file,
	// photographs and images by address.
	noted map[string]cache.Key

	iconNames func() []string
}

func newResolver(opts Options) *resolver {
	r := &resolver{icons: opts.Icons, drawings: map[string]string{}, photos: new(photo.Album), images: opts.Images, common: sha256.New(), noted: map[string]cache.Key{}}
	for address, size := range r.images {
		r.note(address, []byte(size.String()))
	}
	r.iconNames = sync.OnceValue(func() []string { return IconNames(opts.Icons) })
	r.noteForAll("icons", opts.IconSet)
	return r
}

// IconNames returns the names of an icon set, sorted.
func IconNames(icons fs.FS) []string {
	if icons == nil {
		return nil
	}
	files, _ := fs.Glob(icons, "*.svg") // the pattern is well formed
	for i, file := range files {
		files[i] = strings.TrimSuffix(file, path.Ext(file))
	}
	slices.Sort(files) // the extension affected the order
	return files
}

func (r *resolver) note(name string, data []byte) {
	r.noted[name] = cache.KeyOf(data)
}

func (r *resolver) noteForAll(name string, data []byte) {
	sum := cache.KeyOf([]byte(name), data)
	r.common.Write(sum[:])
}

// shown returns a hash of the current pictures and tables that a text shows, or zero without any.
func (r *resolver) shown(links []markdown.Link) cache.Key {
	var few [1 << 10]byte // avoids allocating for most texts
	all := few[:0]
	for _, link := range links {
		name := cmp.Or(link.Shows, link.Href)
		if sum, ok := r.noted[name]; ok {
			all = append(append(append(all, name...), 0), sum[:]...)
		}
	}
	if len(all) == 0 {
		return cache.Key{}
	}
	return sha256.Sum256(all)
}

func (r *resolver) pictureNames() []string {
	names := slices.Collect(maps.Keys(r.drawings))
	for _, photo := range r.photos.Photos() {
		names = append(names, photo.Name)
	}
	slices.Sort(names)
	return names
}

// Icon returns an icon as markup, in the colour and size of the text around it.
func (r *resolver) Icon(name string) (svg, suggestion string, ok bool) {
	if drawn, ok := r.drawn.Load(name); ok {
		return drawn.(string), "", true
	}
	// Case-insensitive file systems would also find a name in capital letters.
	if r.icons != nil && name == slug.Of(name) {
		if data, err := fs.ReadFile(r.icons, name+".svg"); err == nil {
			svg = drawIcon(string(data))
			r.drawn.Store(name, svg)
			return svg, "", true
		}
	}
	return "", diag.Suggest(name, r.iconNames()), false
}

// ImageSize returns the size, in pixels, of an image in public/.
func (r *resolver) ImageSize(address string) (width, height int) {
	size := r.images[address]
	return size.X, size.Y
}

// Table returns a table in content/tables.
func (r *resolver) Table(name string) (table *schema.Table, suggestion string, ok bool) {
	if table, ok = r.tables[name]; ok {
		return table, "", true
	}
	return nil, diag.Suggest(name, slices.Sorted(maps.Keys(r.tables))), false
}

var (
	iconDrawing = pattern.Of(`(?s)<svg[^>]*>(.*)</svg>`)
	markupGap   = pattern.Of(`>\s+<`)
)

// drawIcon puts the strokes of a Lucide file into our own <svg> element.
func drawIcon(file string) string {
	drawing := ""
	if match := iconDrawing().FindStringSubmatch(file); match != nil {
		drawing = markupGap().ReplaceAllString(strings.TrimSpace(match[1]), "><")
	}
	return `<svg class="icon" aria-hidden="true" width="1em" height="1em" viewBox="0 0 24 24" fill="none"` +
		` stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">` + drawing + `</svg>`
}

// markup is the result of reading a YAML text, with Markdown and pictures converted.
type markup struct {
	*yamldoc.Result
	links []markdown.Link
	value any // a pointer to what was read
}

func (m *markup) report(problem diag.Diagnostic) { m.Diags = append(m.Diags, problem) }

func (m *markup) isOneOf(path, value string, choices []string) bool {
	if slices.Contains(choices, value) {
		return true
	}
	problem := m.Errorf("name-not-found", m.At(path), utf8.RuneCountInString(value), "There is no %s “%s”.", yamldoc.LastKey(path), value).
		WithHint("Choose from: %s.", strings.Join(choices, ", "))
	if near := diag.Suggest(value, choices); near != "" {
		problem = problem.WithReplacement(value, near)
	}
	m.report(problem)
	return false
}

// fillMarkup converts texts to HTML wherever the schema requires it, and fills in values.
func (r *reader) fillMarkup(result *yamldoc.Result) markup {
	m := markup{Result: result}
	texts := map[string]string{}
	for _, value := range result.Scalars {
		texts[value.Path] = value.Text
	}
	for _, value := range result.Scalars {
		if value.Field.Refers != "" {
			m.link(value)
		}
		m.Diags = append(m.Diags, r.resolver.checkReferences(m.Result, value)...)
		switch into := value.Into.(type) {
		case *string:
			*into = r.resolver.Fill(value.Text)
		case *schema.Text:
			m.convert(value, &into.HTML, r.convert.Inline)
		case *schema.Prose:
			m.convert(value, &into.HTML, r.convert.Prose)
		case *schema.Icon:
			if svg, _, ok := r.resolver.Icon(value.Text); ok {
				into.Set(svg)
			} else {
				m.reportNoDrawing(value, "icon", "lucide.dev/icons lists the names.", r.resolver.iconNames())
			}
		case *schema.Picture:
			into.Alt = texts[strings.TrimSuffix(value.Path, yamldoc.LastKey(value.Path))+"alt"]
			m.picture(value, into, r.resolver)
		}
	}
	return m
}

func (m *markup) link(value yamldoc.Scalar) {
	if value.Text == "" {
		return // reported as missing if it is required
	}
	message, hint := markdown.AddressProblem(value.Text)
	if message == "" && value.Field.Refers == "page" && value.Text[0] != '/' {
		message, hint = "“"+value.Field.Key+"” takes the address of a page of this site.", "It begins with /, as in /contact."
	}
	if message != "" {
		m.report(m.Errorf(diag.AddressInvalid, value.Pos, len([]rune(value.Text)), "%s", message).WithHint("%s", hint))
		return
	}
	m.links = append(m.links, markdown.Link{Href: value.Text, Pos: m.At(value.Path)})
}

func (m *markup) convert(value yamldoc.Scalar, into *schema.HTML, convert func(string, diag.Pos) (string, []markdown.Link, diag.List)) {
	html, links, problems := convert(value.Text, value.Pos)
	into.Set(html)
	locate := value.Locator()
	for _, link := range links {
		link.Pos = locate(link.Pos)
		m.links = append(m.links, link)
	}
	for _, problem := range problems {
		problem.Pos = locate(problem.Pos)
		m.Diags = append(m.Diags, problem)
	}
}

func (m *markup) reportNoDrawing(name yamldoc.Scalar, noun, hint string, known []string) {
	problem := m.Errorf("name-not-found", name.Pos, len([]rune(name.Text)), "There is no %s “%s”.", noun, name.Text).WithHint("%s", hint)
	if near := diag.SuggestAll(name.Text, known, 3); len(near) > 0 {
		problem = problem.WithReplacement(name.Text, near[0]).WithHint("Names like it: %s.", strings.Join(near, ", "))
	}
	m.Diags = append(m.Diags, problem)
}
