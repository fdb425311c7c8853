package content

import (
	"crypto/sha256"
	"fmt"
	"hash"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"

	"nightlight/generator/cache"
	"nightlight/generator/diag"
	"nightlight/generator/schema"
)

// library holds what text can refer to by name. It is the markdown.Resolver.
type library struct {
	icons    fs.FS
	drawn    sync.Map // icon name → markup
	pictures map[string]string
	tables   map[string]*schema.Table
	// read is the hash of the pictures and tables that a document could take from here.
	read hash.Hash

	iconNames func() []string
	iconSet   func() []byte
}

func newLibrary(icons fs.FS, m *cache.Cache) *library {
	l := &library{icons: icons, pictures: map[string]string{}, read: sha256.New()}
	l.iconNames = sync.OnceValue(func() []string { return iconNames(icons, m) })
	l.iconSet = sync.OnceValue(l.hashIcons)
	return l
}

var listed = cache.Func[[]string]{Name: "icons"}

// iconNames lists an icon set, once as long as its folder stays the same: it holds
// thousands.
func iconNames(icons fs.FS, m *cache.Cache) []string {
	if icons == nil {
		return nil
	}
	info, err := fs.Stat(icons, ".")
	if err != nil || info.ModTime().IsZero() {
		return svgNames(icons)
	}
	key := cache.KeyOf(fmt.Append(nil, info.ModTime().UnixNano()))
	names, _ := cache.Do(m, listed, key, func() ([]string, diag.List) { return svgNames(icons), nil })
	return names
}

func svgNames(icons fs.FS) []string {
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

// fingerprint stands for all icons, and the pictures and tables that were read so
// far, in the key of what may show them.
func (l *library) fingerprint() []byte { return l.read.Sum(l.iconSet()) }

// hashIcons tells an icon set from others. Thousands of icons are not read for it:
// a set changes as a whole, and the first icon of lucide names the version.
func (l *library) hashIcons() []byte {
	names := l.iconNames()
	hash := sha256.New()
	for _, name := range names {
		fmt.Fprintln(hash, name)
	}
	if len(names) > 0 {
		first, _ := fs.ReadFile(l.icons, names[0]+".svg")
		hash.Write(first)
	}
	return slices.Clip(hash.Sum(nil))
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
