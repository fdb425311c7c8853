package content

import (
	"crypto/sha256"
	"hash"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"

	"nightlight/generator/diag"
	"nightlight/generator/schema"
)

// library holds what text can refer to by name. It is the markdown.Resolver.
type library struct {
	icons    fs.FS
	drawn    sync.Map // icon name → markup
	pictures map[string]string
	tables   map[string]*schema.Table
	// read is the hash of everything that a document could take from here.
	read hash.Hash

	iconNames func() []string
}

func newLibrary(icons fs.FS) *library {
	return &library{
		icons:     icons,
		pictures:  map[string]string{},
		read:      sha256.New(),
		iconNames: sync.OnceValue(func() []string { return svgNames(icons) }),
	}
}

func svgNames(icons fs.FS) []string {
	if icons == nil {
		return nil
	}
	files, _ := fs.Glob(icons, "*.svg") // the pattern is well formed
	for i, file := range files {
		files[i] = strings.TrimSuffix(file, path.Ext(file))
	}
	slices.Sort(files) // the extension changed the order
	return files
}

// note adds a file to what documents depend on.
func (l *library) note(file string, data []byte) {
	sum := sha256.Sum256(data)
	l.read.Write([]byte(file))
	l.read.Write(sum[:])
}

// fingerprint stands for all icons, pictures and tables in the key of a document.
// Thousands of icons are not read for it: an icon set changes as a whole, and the
// first icon of lucide names the version.
func (l *library) fingerprint() []byte {
	names := l.iconNames()
	l.note("icons", []byte(strings.Join(names, "\n")))
	if len(names) > 0 {
		first, _ := fs.ReadFile(l.icons, names[0]+".svg")
		l.note(names[0], first)
	}
	return l.read.Sum(nil)
}

func (l *library) pictureNames() []string { return slices.Sorted(maps.Keys(l.pictures)) }

// Icon returns an icon as markup, in the colour and size of the text around it.
func (l *library) Icon(name string) (svg, suggestion string, ok bool) {
	if drawn, ok := l.drawn.Load(name); ok {
		return drawn.(string), "", true
	}
	if _, known := slices.BinarySearch(l.iconNames(), name); known {
		if data, err := fs.ReadFile(l.icons, name+".svg"); err == nil {
			svg = drawIcon(string(data))
			l.drawn.Store(name, svg)
			return svg, "", true
		}
	}
	return "", diag.Suggest(name, l.iconNames()), false
}

// Picture returns a picture of content/pictures as markup.
func (l *library) Picture(name string) (svg, suggestion string, ok bool) {
	if svg, ok = l.pictures[name]; ok {
		return svg, "", true
	}
	return "", diag.Suggest(name, l.pictureNames()), false
}

// Table returns a table of content/tables.
func (l *library) Table(name string) (table *schema.Table, suggestion string, ok bool) {
	if table, ok = l.tables[name]; ok {
		return table, "", true
	}
	return nil, diag.Suggest(name, slices.Sorted(maps.Keys(l.tables))), false
}

var (
	iconDrawing = regexp.MustCompile(`(?s)<svg[^>]*>(.*)</svg>`)
	markupGap   = regexp.MustCompile(`>\s+<`)
)

// drawIcon keeps the strokes of a lucide file and gives them our own frame.
func drawIcon(file string) string {
	drawing := ""
	if match := iconDrawing.FindStringSubmatch(file); match != nil {
		drawing = markupGap.ReplaceAllString(strings.TrimSpace(match[1]), "><")
	}
	return `<svg class="icon" aria-hidden="true" focusable="false" width="1em" height="1em" viewBox="0 0 24 24" fill="none"` +
		` stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">` + drawing + `</svg>`
}
