package content

import (
	"crypto/sha256"
	"fmt"
	"hash"
	"image"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/work"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/schema"
)

// resolver contains what text can refer to by name. It is the markdown.Resolver.
type resolver struct {
	icons    fs.FS
	drawn    sync.Map          // icon name → markup
	drawings map[string]string // name → markup
	photos   *photo.Album
	images   map[string]image.Point // sizes by address
	tables   map[string]*schema.Table
	values   []values
	// read is the hash of the pictures and tables that a document could take from here.
	read hash.Hash

	iconNames func() []string
	iconSet   func() []byte
}

func newResolver(opts Options) *resolver {
	r := &resolver{icons: opts.Icons, drawings: map[string]string{}, photos: new(photo.Album), images: opts.Images, read: sha256.New()}
	for _, address := range slices.Sorted(maps.Keys(r.images)) {
		r.note(address, []byte(r.images[address].String()))
	}
	r.iconNames = sync.OnceValue(func() []string { return iconNames(opts.Icons, opts.Cache) })
	r.iconSet = sync.OnceValue(r.hashIcons)
	return r
}

// iconNames lists an icon set, once as long as its folder stays the same.
func iconNames(icons fs.FS, m *cache.Cache) []string {
	if icons == nil {
		return nil
	}
	modified := func() (at time.Time) {
		if info, err := fs.Stat(icons, "."); err == nil {
			at = info.ModTime()
		}
		return at
	}
	before := modified()
	if before.IsZero() {
		return svgNames(icons)
	}
	names, _ := cache.Do(m, cache.Func[[]string]{Name: "icons"}, cache.KeyOf(fmt.Append(nil, before.UnixNano())), func() ([]string, diag.List, bool) {
		names := svgNames(icons)
		return names, nil, modified().Equal(before)
	})
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
func (r *resolver) note(file string, data []byte) {
	work.Add(work.HashedBytes, len(data))
	sum := sha256.Sum256(data)
	r.read.Write([]byte(file))
	r.read.Write(sum[:])
}

// fingerprint is a hash of the icons, and of the pictures and tables read so far.
func (r *resolver) fingerprint() []byte { return r.read.Sum(r.iconSet()) }

// hashIcons identifies an icon set by its names and first icon: it changes as a whole.
func (r *resolver) hashIcons() []byte {
	names := r.iconNames()
	hash := sha256.New()
	for _, name := range names {
		fmt.Fprintln(hash, name)
	}
	if len(names) > 0 {
		first, _ := fs.ReadFile(r.icons, names[0]+".svg")
		hash.Write(first)
	}
	return slices.Clip(hash.Sum(nil))
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
	if _, known := slices.BinarySearch(r.iconNames(), name); known {
		if data, err := fs.ReadFile(r.icons, name+".svg"); err == nil {
			svg = drawIcon(string(data))
			r.drawn.Store(name, svg)
			return svg, "", true
		}
	}
	return "", diag.Suggest(name, r.iconNames()), false
}

// ImageSize returns the size of an image of public/.
func (r *resolver) ImageSize(address string) (width, height int) {
	size := r.images[address]
	return size.X, size.Y
}

// Table returns a table of content/tables.
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

// drawIcon keeps the strokes of a lucide file and gives them our own frame.
func drawIcon(file string) string {
	drawing := ""
	if match := iconDrawing().FindStringSubmatch(file); match != nil {
		drawing = markupGap().ReplaceAllString(strings.TrimSpace(match[1]), "><")
	}
	return `<svg class="icon" aria-hidden="true" width="1em" height="1em" viewBox="0 0 24 24" fill="none"` +
		` stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">` + drawing + `</svg>`
}
