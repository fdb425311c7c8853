// Package photo makes the files of the photographs that pages show.
//
//  1. It inspects each file of content/pictures (inspect.go). One that cannot be shown has a
//     Fault, which is reported where the photograph is used. The result is cached by the file's
//     contents.
//  2. Markup names a photograph's files before they are made: their addresses contain a hash
//     of the photograph and the encoding.
//  3. The files are made on demand, without metadata of place and camera, and are cached on
//     disk. The photograph itself is not published, nor is one that no page shows.
package photo

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"html"
	"io/fs"
	"iter"
	"maps"
	"path"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/base/work"
	"nightlight/generator/output"
	"nightlight/generator/pictures/raster"
)

// Extensions are the file extensions of photographs, including those that cannot be shown.
var Extensions = []string{".jpg", ".jpeg", ".png", ".webp", ".avif", ".heic", ".heif", ".gif", ".tif", ".tiff", ".bmp"}

// version changes when this package encodes the same photograph differently.
const version = "1"

// Rasteriser reads and encodes photographs; it is a raster.Pool.
type Rasteriser interface {
	Inspect(ctx context.Context, file string) (raster.Facts, error)
	Encode(ctx context.Context, file string, targets []raster.Target) ([][]byte, error)
}

// Options configures an Album.
type Options struct {
	// FS is the site's root.
	FS         fs.FS
	Rasteriser Rasteriser
	// Cache stores the results of inspections, and Folder the encoded files.
	Cache  *cache.Cache
	Folder cache.Folder
}

// Album contains the photographs of a site.
type Album struct {
	opts    Options
	program []byte // identifies the version of the encoder
	photos  map[string]*Photo
	// byAddress contains the photographs that can be shown.
	byAddress map[string]*Photo
}

// Photo is a photograph of content/pictures.
type Photo struct {
	// Name is the file name with its extension: anna.jpg. File is its path below the site's root.
	Name, File string
	// Fault is why the photograph cannot be shown; nil if it can.
	Fault *Fault

	facts
	key string // a hash of its contents and the encoding
}

// Fault describes a problem of a photograph, and how to fix it.
type Fault struct{ Message, Hint string }

// Look inspects photographs in parallel.
func Look(ctx context.Context, files []string, opts Options) (*Album, diag.List) {
	a := &Album{opts: opts, photos: map[string]*Photo{}, byAddress: map[string]*Photo{}}
	if len(files) == 0 {
		return a, nil
	}
	a.program, _ = fs.ReadFile(opts.FS, raster.Package) // encoding reports a missing file
	photos, problems := make([]*Photo, len(files)), make([]diag.List, len(files))
	var group errgroup.Group
	group.SetLimit(runtime.NumCPU())
	for i, file := range files {
		group.Go(func() error {
			photos[i], problems[i] = a.inspect(ctx, file)
			return nil
		})
	}
	_ = group.Wait() // the functions return no errors
	for _, photo := range photos {
		a.photos[photo.Name] = photo
		if photo.Fault == nil {
			a.byAddress[photo.Address()] = photo
		}
	}
	return a, slices.Concat(problems...)
}

// Photo returns the photograph with a name, or nil.
func (a *Album) Photo(name string) *Photo { return a.photos[name] }

// Photos returns all photographs, sorted by name.
func (a *Album) Photos() []*Photo {
	return slices.SortedFunc(maps.Values(a.photos), func(x, y *Photo) int { return strings.Compare(x.Name, y.Name) })
}

// Key changes with the photograph's contents and its encoding.
func (p *Photo) Key() string { return p.key }

// Address returns the address that stands for a photograph in content: that of its fallback file.
func (p *Photo) Address() string { return p.address(p.fallback(), p.formats()[len(formats)-1]) }

type format struct{ name, ending, mime string }

var (
	webp    = format{"webp", "webp", "image/webp"}
	formats = []format{{"avif", "avif", "image/avif"}, webp, {"jpeg", "jpg", "image/jpeg"}}
	png     = format{"png", "png", "image/png"}
)

// formats returns the formats of a photograph; the last is for old browsers.
func (p *Photo) formats() []format {
	if p.HasAlpha {
		return []format{formats[0], formats[1], png}
	}
	return formats
}

// allWidths are the widths of its files. Screens show up to three pixels per CSS pixel.
var allWidths = []int{240, 480, 800, 1200, 1800}

func (p *Photo) widths() []int {
	largest := min(p.Width, allWidths[len(allWidths)-1])
	smaller := slices.DeleteFunc(slices.Clone(allWidths), func(width int) bool { return width >= largest })
	return append(smaller, largest)
}

// fallback returns the width of the file for browsers without srcset.
func (p *Photo) fallback() int {
	widths := p.widths()
	return widths[min(2, len(widths)-1)]
}

func (p *Photo) address(width int, f format) string {
	name := strings.TrimSuffix(p.Name, path.Ext(p.Name))
	return "/assets/photo-" + name + "-" + p.key + "-" + strconv.Itoa(width) + "." + f.ending
}

// keyOf returns the key of a photograph whose contents have this hash.
func (a *Album) keyOf(hash cache.Key) string {
	sum := cache.KeyOf([]byte(version), a.program, hash[:])
	return base64.RawURLEncoding.EncodeToString(sum[:9])
}

// textSizes is the sizes attribute of a photograph in running text.
const textSizes = "(min-width: 45rem) 42rem, 92vw"

// Markup returns a picture element over a tiny inline placeholder, which shows at once. A
// transparent photograph has no placeholder, as it would shine through.
func (p *Photo) Markup(alt string) string {
	var b strings.Builder
	b.WriteString(`<span class="photo">`)
	if !p.HasAlpha {
		b.WriteString(`<img src="data:image/webp;base64,` + p.Placeholder + `" alt="" aria-hidden="true">`)
	}
	b.WriteString(p.files() + ` width="` + strconv.Itoa(p.Width) + `" height="` + strconv.Itoa(p.Height) + `" alt="` + html.EscapeString(alt) + `"` +
		` loading="lazy" decoding="async"></picture></span>`)
	return b.String()
}

// files returns the start of the picture element, which names all files of the photograph.
func (p *Photo) files() string {
	var b strings.Builder
	b.WriteString(`<picture>`)
	made := p.formats()
	for _, f := range made[:len(made)-1] {
		b.WriteString(`<source type="` + f.mime + `" srcset="` + p.srcset(f) + `" sizes="` + textSizes + `">`)
	}
	last := made[len(made)-1]
	b.WriteString(`<img src="` + p.address(p.fallback(), last) + `" srcset="` + p.srcset(last) + `" sizes="` + textSizes + `"`)
	return b.String()
}

func (p *Photo) srcset(f format) string {
	var candidates []string
	for _, width := range p.widths() {
		candidates = append(candidates, p.address(width, f)+" "+strconv.Itoa(width)+"w")
	}
	return strings.Join(candidates, ", ")
}

func (f *Files) isSealed(p *Photo) bool { return f.sealer.IsFor(p.Address()) }

// SealedMarkup returns the part of a photograph's markup that names its files, and a srcset of the
// sealed ones to replace it.
func (a *Album) SealedMarkup(address string, sealer *library.Attachments) (open, sealed string) {
	p := a.byAddress[address]
	var files []string
	for _, width := range p.widths() {
		files = append(files, fmt.Sprintf("%s#.%s %dw", sealer.AddressOf(p.address(width, webp)), webp.ending, width))
	}
	return p.files(), strings.Join(files, ", ")
}

// FileAt returns the path, below the site's root, of the photograph at an address.
func (a *Album) FileAt(address string) string { return a.byAddress[address].File }

// Saved returns the address of the one size that is saved for offline use, in a format that every
// browser with service workers supports; false if there is no photograph at the address.
func (f *Files) Saved(address string) (string, bool) {
	p := f.album.byAddress[address]
	if p == nil {
		return "", false
	}
	open := p.address(p.fallback(), webp)
	if f.isSealed(p) {
		return f.sealer.AddressOf(open), true
	}
	return open, true
}

// Files makes the files of the photographs that a site shows. It is an output.Source.
type Files struct {
	album  *Album
	shown  map[string]file // by address
	sealer *library.Attachments
}

var _ output.Keyed = (*Files)(nil)

type file struct {
	photo  *Photo
	target raster.Target
	// at is where the photograph is used.
	at diag.Pos
	// isSealed is set if the file is published sealed, and cached sealed on this machine.
	isSealed bool
}

func (f file) key(address string) string {
	return strings.NewReplacer("/assets/", "", ".", "-", "/", "-").Replace(address)
}

// Files returns the files of the photographs among the addresses. sealer may be nil.
func (a *Album) Files(addresses iter.Seq2[string, diag.Pos], sealer *library.Attachments) *Files {
	f := &Files{a, map[string]file{}, sealer}
	shown := f.shown
	for address, at := range addresses {
		p := a.byAddress[address]
		if _, again := shown[address]; p == nil || again {
			continue
		}
		for _, width := range p.widths() {
			if f.isSealed(p) {
				shown[sealer.AddressOf(p.address(width, webp))] = file{p, raster.Target{Width: width, Format: webp.name}, at, true}
				continue
			}
			for _, f := range p.formats() {
				shown[p.address(width, f)] = file{p, raster.Target{Width: width, Format: f.name}, at, false}
			}
		}
	}
	return f
}

// Has reports whether an address is that of a photograph, shown or not.
func (a *Album) Has(address string) bool { return a.byAddress[address] != nil }

// Paths returns the files that Produce can make.
func (f *Files) Paths() []string { return slices.Sorted(maps.Keys(f.shown)) }

// Key returns the address, which contains a hash of everything that the file depends on. A sealed
// file has no key: files with keys are shared with other machines.
func (f *Files) Key(path string) string {
	if f.shown[path].isSealed {
		return ""
	}
	return path
}

// Produce yields the files at paths, cached ones first. It reads each photograph at most once.
func (f *Files) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	missing := map[*Photo][]string{}
	for _, path := range paths {
		one := f.shown[path]
		data, ok := f.album.opts.Folder.Get(one.key(path))
		if !ok {
			missing[one.photo] = append(missing[one.photo], path)
		} else if err := yield(path, data); err != nil {
			return nil, err
		}
	}
	if len(missing) == 0 {
		return nil, ctx.Err()
	}
	defer f.prune()
	var mu sync.Mutex // guards yield and diags
	var diags diag.List
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.NumCPU())
	for p, paths := range missing {
		group.Go(func() error {
			made, err := f.encode(ctx, p, paths)
			if ctx.Err() != nil {
				return context.Cause(ctx)
			}
			mu.Lock()
			defer mu.Unlock()
			var absent *raster.AbsentError
			if errors.As(err, &absent) {
				diags = append(diags, notLoaded(absent))
				return nil
			} else if err != nil {
				diags = append(diags, diag.Errorf("photo-not-encoded", f.shown[paths[0]].at, "%s could not be encoded: %v.", p.File, err).
					WithHint("Save it anew as a JPEG; npm ci repairs the program that encodes it."))
				return nil
			}
			for i, path := range paths {
				if err := yield(path, made[i]); err != nil {
					return err
				}
			}
			return nil
		})
	}
	err := group.Wait()
	return diags.Sorted(), err
}

// encode makes the files, and caches them unless the photograph has changed meanwhile.
func (f *Files) encode(ctx context.Context, p *Photo, paths []string) ([][]byte, error) {
	targets := make([]raster.Target, len(paths))
	for i, path := range paths {
		targets[i] = f.shown[path].target
	}
	made, err := f.album.opts.Rasteriser.Encode(ctx, p.File, targets)
	if err != nil {
		return nil, err
	}
	work.Add(work.Pictures, len(made))
	for i, path := range paths {
		if f.shown[path].isSealed {
			made[i] = f.sealer.Seal(path, made[i])
		}
	}
	if f.album.isUnchanged(p) {
		for i, path := range paths {
			f.album.opts.Folder.Put(f.shown[path].key(path), made[i])
		}
	}
	return made, nil
}

func (f *Files) prune() {
	used := map[string]bool{}
	for path, one := range f.shown {
		used[one.key(path)] = true
	}
	f.album.opts.Folder.Prune(func(key string) bool { return used[key] })
}

// IsKept reports whether a file is cached on this machine.
func (f *Files) IsKept(path string) bool { return f.album.opts.Folder.Has(f.shown[path].key(path)) }

// Keep caches a file that another machine has encoded.
func (f *Files) Keep(path string, data []byte) {
	f.album.opts.Folder.Put(f.shown[path].key(path), data)
}
