// Package photo makes the files of photographs that pages show.
//
//  1. Each file of content/pictures is looked at (inspect.go): what cannot be shown is a
//     Fault, which is told where somebody shows the photograph. A result is cached by the
//     file's bytes.
//  2. Its markup (markup.go) names its files before they are made: an address is a hash of
//     the photograph and of how it is encoded.
//  3. The files are made when they are asked for (produce.go), without what the photograph
//     says of place and camera, and are kept on disk. The photograph itself is not
//     published, nor is one that no page shows.
package photo

import (
	"context"
	"encoding/base64"
	"io/fs"
	"maps"
	"path"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/raster"
)

// Extensions are those of the files that are read as photographs. Not all of them can be
// shown; for the others it is said what to do.
var Extensions = []string{".jpg", ".jpeg", ".png", ".webp", ".avif", ".heic", ".heif", ".gif", ".tif", ".tiff", ".bmp"}

// version changes when the same photograph is encoded differently.
const version = "1"

// Rasteriser reads and encodes photographs; it is a raster.Pool.
type Rasteriser interface {
	Inspect(ctx context.Context, file string) (raster.Facts, error)
	Encode(ctx context.Context, file string, targets []raster.Target) ([][]byte, error)
}

// Options say where photographs are, and what they are read with.
type Options struct {
	// FS is the site's root.
	FS         fs.FS
	Rasteriser Rasteriser
	// Cache holds what is known of photographs, and Folder the files made of them.
	Cache  *cache.Cache
	Folder cache.Folder
}

// Album holds the photographs of a site.
type Album struct {
	opts    Options
	program []byte // what identifies the encoder
	photos  map[string]*Photo
	// byAddress holds those that can be shown.
	byAddress map[string]*Photo
}

// Photo is a photograph of content/pictures.
type Photo struct {
	// Name is the file's, with its ending: anna.jpg. File is its path below the site's root.
	Name, File string
	// Fault is why it cannot be shown; nil when it can.
	Fault *Fault

	facts
	key string // of its bytes and of how it is encoded
}

// Fault is what is wrong with a photograph: a sentence that begins with its file, and what
// to do.
type Fault struct{ Message, Hint string }

// Look looks at photographs, side by side.
func Look(ctx context.Context, files []string, opts Options) (*Album, diag.List) {
	a := &Album{opts: opts, photos: map[string]*Photo{}, byAddress: map[string]*Photo{}}
	if len(files) == 0 {
		return a, nil
	}
	a.program, _ = fs.ReadFile(opts.FS, raster.Package) // where it is missing, encoding says so
	photos, problems := make([]*Photo, len(files)), make([]diag.List, len(files))
	var group errgroup.Group
	group.SetLimit(runtime.NumCPU())
	for i, file := range files {
		group.Go(func() error {
			photos[i], problems[i] = a.inspect(ctx, file)
			return nil
		})
	}
	_ = group.Wait() // none of them fails
	for _, photo := range photos {
		a.photos[photo.Name] = photo
		if photo.Fault == nil && photo.Width > 0 {
			a.byAddress[photo.Address()] = photo
		}
	}
	return a, slices.Concat(problems...)
}

// Photo returns the photograph of a name, or nil.
func (a *Album) Photo(name string) *Photo { return a.photos[name] }

// Photos are all photographs, by name.
func (a *Album) Photos() []*Photo {
	return slices.SortedFunc(maps.Values(a.photos), func(x, y *Photo) int { return strings.Compare(x.Name, y.Name) })
}

// Key changes with the photograph's bytes and with how it is encoded.
func (p *Photo) Key() string { return p.key }

// Address stands for a photograph among the addresses that a text leads to: that of one of
// its files.
func (p *Photo) Address() string { return p.address(p.fallback(), p.formats()[len(formats)-1]) }

// format is a kind of file that is made of a photograph.
type format struct{ name, ending, mime string }

var (
	webp    = format{"webp", "webp", "image/webp"}
	formats = []format{{"avif", "avif", "image/avif"}, webp, {"jpeg", "jpg", "image/jpeg"}}
	png     = format{"png", "png", "image/png"}
)

// formats are those of one photograph, the last one for browsers that know no other. JPEG
// has no transparency.
func (p *Photo) formats() []format {
	if p.HasAlpha {
		return []format{formats[0], formats[1], png}
	}
	return formats
}

// allWidths are how wide its files are, in pixels. Screens show a picture at up to three
// pixels for each that the layout counts.
var allWidths = []int{240, 480, 800, 1200, 1800}

// widths are those of one photograph, which is never made larger.
func (p *Photo) widths() []int {
	largest := min(p.Width, allWidths[len(allWidths)-1])
	smaller := slices.DeleteFunc(slices.Clone(allWidths), func(width int) bool { return width >= largest })
	return append(smaller, largest)
}

// fallback is the width of the file for browsers that cannot choose.
func (p *Photo) fallback() int {
	widths := p.widths()
	return widths[min(2, len(widths)-1)]
}

func (p *Photo) address(width int, f format) string {
	name := strings.TrimSuffix(p.Name, path.Ext(p.Name))
	return "/assets/photo-" + name + "-" + p.key + "-" + strconv.Itoa(width) + "." + f.ending
}

// keyOf is the key of a photograph whose bytes have a hash.
func (a *Album) keyOf(hash cache.Key) string {
	sum := cache.KeyOf([]byte(version), a.program, hash[:])
	return base64.RawURLEncoding.EncodeToString(sum[:9])
}
