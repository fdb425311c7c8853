package photo

import (
	"context"
	"errors"
	"iter"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/work"
	"nightlight/generator/output"
	"nightlight/generator/pictures/raster"
)

// Files are the files that are made of the photographs that a site shows.
type Files struct {
	album  *Album
	shown  map[string]file // by address
	sealer Sealer
}

var _ output.Keyed = (*Files)(nil)

type file struct {
	photo  *Photo
	target raster.Target
	// at is where somebody shows the photograph.
	at diag.Pos
	// isSealed says that it is published sealed, and kept so on this machine.
	isSealed bool
}

// key is that of the file among those that are kept.
func (f file) key(address string) string {
	return strings.NewReplacer("/assets/", "", ".", "-", "/", "-").Replace(address)
}

// Files are those of the photographs among addresses. A sealer may be nil.
func (a *Album) Files(addresses iter.Seq2[string, diag.Pos], sealer Sealer) *Files {
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

// Has says whether an address is that of a photograph, shown or not.
func (a *Album) Has(address string) bool { return a.byAddress[address] != nil }

// Paths are the files that Produce can make.
func (f *Files) Paths() []string { return slices.Sorted(maps.Keys(f.shown)) }

// Key is the address, which is made from all that decides the file's bytes. A sealed file has
// none: what is known by its key other machines share.
func (f *Files) Key(path string) string {
	if f.shown[path].isSealed {
		return ""
	}
	return path
}

// Produce hands over the files at paths. Each photograph is read once for all its files.
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
	var mu sync.Mutex // of yield and diags
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

// encode keeps the files, unless the photograph has changed meanwhile.
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

// prune removes what is made of no photograph that this site shows.
func (f *Files) prune() {
	used := map[string]bool{}
	for path, one := range f.shown {
		used[one.key(path)] = true
	}
	f.album.opts.Folder.Prune(func(key string) bool { return used[key] })
}

// IsKept says whether a file is on this machine already.
func (f *Files) IsKept(path string) bool { return f.album.opts.Folder.Has(f.shown[path].key(path)) }

// Keep takes over a file that another machine has encoded.
func (f *Files) Keep(path string, data []byte) {
	f.album.opts.Folder.Put(f.shown[path].key(path), data)
}
