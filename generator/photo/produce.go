package photo

import (
	"context"
	"iter"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/diag"
	"nightlight/generator/library"
	"nightlight/generator/output"
	"nightlight/generator/raster"
	"nightlight/generator/work"
)

var _ output.Keyed = (*Album)(nil)

// file is one that is made of a photograph.
type file struct {
	photo  *Photo
	target raster.Target
	// at is where somebody shows the photograph.
	at diag.Pos
	// members seals it; nil for an open file.
	members *library.Files
}

// key is that of the file among those that are kept. A sealed one is kept as it is published.
func (f file) key(address string) string {
	return strings.NewReplacer("/assets/", "", ".", "-", "/", "-").Replace(address)
}

// at returns the file at an address.
func (a *Album) at(address string) file {
	if f, sealed := a.sealed[address]; sealed {
		return f
	}
	return a.shown[address]
}

// Show has the files of the photographs made that are among addresses, which come with
// where a text leads to them.
func (a *Album) Show(addresses iter.Seq2[string, diag.Pos]) {
	for address, at := range addresses {
		p := a.byAddress[address]
		if _, again := a.shown[address]; p == nil || again || p.sealedFor != nil {
			continue
		}
		for _, width := range p.widths() {
			for _, f := range p.formats() {
				a.shown[p.address(width, f)] = file{p, raster.Target{Width: width, Format: f.name}, at, nil}
			}
		}
	}
}

// Saved returns the address of the one size of a photograph that is kept for reading
// without a connection, in a format that every browser with service workers shows; false
// where there is no photograph at the address.
func (a *Album) Saved(address string) (string, bool) {
	p := a.byAddress[address]
	switch {
	case p == nil:
		return "", false
	case p.sealedFor != nil:
		return p.sealedFor.AddressOf(p.address(p.fallback(), webp)), true
	}
	return p.address(p.fallback(), webp), true
}

// Has says whether an address is that of a photograph, shown or not.
func (a *Album) Has(address string) bool { return a.byAddress[address] != nil }

// Paths are the files of the photographs that are shown.
func (a *Album) Paths() []string { return slices.Sorted(maps.Keys(a.shown)) }

// Key is the address, which is made from all that decides the file's bytes.
func (a *Album) Key(path string) string { return path }

// Produce hands over the files at paths, those that are kept first. Photographs are
// encoded side by side, each of them read once for all its files.
func (a *Album) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	missing := map[*Photo][]string{}
	for _, path := range paths {
		f := a.at(path)
		data, ok := a.opts.Folder.Get(f.key(path))
		if !ok {
			missing[f.photo] = append(missing[f.photo], path)
		} else if err := yield(path, data); err != nil {
			return nil, err
		}
	}
	if len(missing) == 0 {
		return nil, ctx.Err()
	}
	defer a.prune()
	var mu sync.Mutex // of yield and diags
	var diags diag.List
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.NumCPU())
	for p, paths := range missing {
		group.Go(func() error {
			made, err := a.encode(ctx, p, paths)
			if ctx.Err() != nil {
				return context.Cause(ctx)
			}
			mu.Lock()
			defer mu.Unlock()
			if err != nil {
				diags = append(diags, diag.Errorf(a.at(paths[0]).at, "%s could not be encoded: %v.", p.File, err).
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

// encode makes files of a photograph and keeps them, unless the photograph has changed
// meanwhile.
func (a *Album) encode(ctx context.Context, p *Photo, paths []string) ([][]byte, error) {
	targets := make([]raster.Target, len(paths))
	for i, path := range paths {
		targets[i] = a.at(path).target
	}
	made, err := a.opts.Rasteriser.Encode(ctx, p.File, targets)
	if err != nil {
		return nil, err
	}
	work.Add(work.Pictures, len(made))
	for i, path := range paths {
		if members := a.at(path).members; members != nil {
			made[i] = members.Seal(path, made[i])
		}
	}
	if a.isUnchanged(p) {
		for i, path := range paths {
			a.opts.Folder.Put(a.at(path).key(path), made[i])
		}
	}
	return made, nil
}

// prune removes what is made of no photograph that this site shows.
func (a *Album) prune() {
	used := map[string]bool{}
	for _, files := range []map[string]file{a.shown, a.sealed} {
		for path, f := range files {
			used[f.key(path)] = true
		}
	}
	a.opts.Folder.Prune(func(key string) bool { return used[key] })
}
