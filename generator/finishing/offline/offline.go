// Package offline lists what members can save on their devices, for the service worker that saves
// it (components/worker).
//
// The list is part of the worker's script. A browser compares the script whenever a page is opened,
// so a change of any listed file updates the saved library, and the worker knows without reading
// anything which requests to handle. A second, small file tells pages how much there is to save.
//
// A file whose address does not change with its contents has a revision on the list: a hash of its
// contents. So pages must be made for the list: in a build they are hashed on their way to the disk.
package offline

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/encode"
	"nightlight/generator/base/library"
	"nightlight/generator/base/work"
	"nightlight/generator/linking/site"
	"nightlight/generator/output"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/reading/content"
	"nightlight/generator/rendering/bundle"
)

// SummaryPath is the address of the summary of what the worker saves.
const SummaryPath = "/offline.json"

// Library is an output.Source of pages, the worker and the summary.
type Library struct {
	output.Keyed
	// worker is the service worker's script, which expects the list in the constant LIBRARY.
	worker []byte
	// pages are the addresses of the savable pages, by file; files are all other files, by address.
	pages map[string]string
	files map[string][]byte
	// photos makes the photographs; photographs are the addresses of those to save.
	photos      output.Source
	photographs []string
	// fallback is the address of the page to show in place of one that is not saved; "" if there is
	// none.
	fallback string
	// cache stores the revisions of pages, so that unchanged ones need not be made; it may be nil.
	cache *cache.Cache
}

// Paths returns the two added files; a site without a worker has none.
func (l *Library) Paths() []string {
	if len(l.worker) == 0 {
		return nil
	}
	return []string{site.WorkerPath, SummaryPath}
}

// Key returns the key of a page; the added files have none.
func (l *Library) Key(path string) string {
	if slices.Contains(l.Paths(), path) {
		return ""
	}
	return l.Keyed.Key(path)
}

// Produce makes files; the two that depend on pages come last.
func (l *Library) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	isAdded := func(path string) bool { return slices.Contains(l.Paths(), path) }
	pages := slices.DeleteFunc(slices.Clone(paths), isAdded)
	made := map[string]file{}
	diags, err := l.Keyed.Produce(ctx, pages, func(path string, data []byte) error {
		if _, isSaved := l.pages[path]; isSaved {
			made[path] = fileOf(data)
		}
		return yield(path, data)
	})
	if len(pages) == len(paths) || err != nil || diags.HasErrors() {
		return diags, err
	}
	list, ds := l.list(ctx, made)
	if diags.Add(ds); diags.HasErrors() {
		return diags, nil
	}
	for _, path := range paths {
		switch path {
		case site.WorkerPath:
			err = yield(path, fmt.Appendf(nil, "const LIBRARY = %s;\n%s", encode.JSON(list), l.worker))
		case SummaryPath:
			err = yield(path, encode.JSON(list.summary))
		}
		if err != nil {
			return diags, err
		}
	}
	return diags, nil
}

// summary is what a page needs to know before the worker runs.
type summary struct {
	// Version changes whenever a file on the list does.
	Version string `json:"version"`
	// Bytes is the total size of the files.
	Bytes int `json:"bytes"`
}

// list is what the worker saves: revisions by address, empty if the address identifies the contents.
type list struct {
	summary
	Pages map[string]string `json:"pages"`
	Files map[string]string `json:"files"`
	// Fallback is shown offline in place of a page that is not on the list.
	Fallback string `json:"fallback,omitempty"`
}

// list makes the list. made are the pages that this build has made.
func (l *Library) list(ctx context.Context, made map[string]file) (list, diag.List) {
	var diags diag.List
	all := list{Pages: map[string]string{}, Files: map[string]string{}, Fallback: l.fallback}
	for path, address := range l.pages {
		page, ds := l.page(ctx, path, made)
		diags.Add(ds)
		all.Pages[address] = page.Revision
		all.Bytes += page.Bytes
	}
	for address, data := range l.files {
		all.Files[address] = ""
		if !isNamed(address) {
			all.Files[address] = fileOf(data).Revision
		}
		all.Bytes += len(data)
	}
	diags.Add(l.addPhotographs(ctx, &all))
	all.Version = fileOf(slices.Concat(encode.JSON(all.Pages), encode.JSON(all.Files), l.worker)).Revision
	return all, diags
}

func (l *Library) addPhotographs(ctx context.Context, all *list) diag.List {
	if len(l.photographs) == 0 {
		return nil
	}
	diags, err := l.photos.Produce(ctx, l.photographs, func(address string, data []byte) error {
		all.Files[address] = ""
		all.Bytes += len(data)
		return nil
	})
	if err != nil {
		diags = append(diags, diag.FromError(err, "making the photographs of the saved library"))
	}
	return diags
}

// file is the revision and size of a file on the list.
type file struct {
	Revision string
	Bytes    int
}

func fileOf(data []byte) file {
	work.Add(work.HashedBytes, len(data))
	sum := sha256.Sum256(data)
	return file{base64.RawURLEncoding.EncodeToString(sum[:9]), len(data)}
}

var cachedFile = cache.Func[file]{Name: "offline", Stored: true}

// page returns the revision and size of a page, from the cache if the page is unchanged.
func (l *Library) page(ctx context.Context, path string, made map[string]file) (file, diag.List) {
	measure := func() (known file, diags diag.List, keep bool) {
		if known, ok := made[path]; ok {
			return known, nil, true
		}
		diags, err := l.Keyed.Produce(ctx, []string{path}, func(_ string, data []byte) error {
			known = fileOf(data)
			return nil
		})
		if err != nil {
			diags = append(diags, diag.FromError(err, "making "+path))
		}
		return known, diags, true
	}
	key := l.Keyed.Key(path)
	if key == "" {
		known, diags, _ := measure()
		return known, diags
	}
	return cache.Do(l.cache, cachedFile, cache.KeyOf([]byte(path), []byte(key)), measure)
}

// Site is the content from which New chooses.
type Site struct {
	Tree    *content.Tree
	Routes  []site.Route
	Scripts *bundle.Bundle
	// Public, Members and Index are files by address: those of public/, those that only members
	// fetch, and the search index with the table of routes.
	Public, Members, Index map[string][]byte
	// Attached are the files that members' pages link to, by the addresses of their sealed copies.
	Attached map[string][]byte
	Photos   *photo.Files
}

// New adds the worker and the summary to a source of pages. Members can save pages, their files,
// the search, and what these load.
func New(pages output.Keyed, from Site, c *cache.Cache) *Library {
	saved, links := map[string]string{}, slices.Clone(from.Tree.Links)
	fallback := ""
	styles := map[string]bool{}
	for _, route := range from.Routes {
		if route.Offline {
			saved[route.Files[0]] = route.Page.Path
			if route.Page.Path == content.OfflinePath {
				fallback = content.OfflinePath
			}
			links = append(links, route.Links...)
			for _, sheet := range from.Scripts.Manifest.Styles[route.Page.Template] {
				styles[sheet] = true
			}
		}
	}
	files := maps.Clone(from.Members)
	maps.Copy(files, from.Attached)
	maps.Copy(files, from.Index)
	for address, data := range from.Scripts.Browser {
		if ext := path.Ext(address); ext != ".map" && (ext != ".css" || styles[address]) {
			files[address] = data
		}
	}
	photographs := map[string]bool{}
	for _, link := range links {
		if data, ok := from.Public[link.Href]; ok {
			files[link.Href] = data
		}
		if address, ok := from.Photos.Saved(link.Href); ok {
			photographs[address] = true
		}
	}
	return &Library{
		Keyed: pages, worker: from.Scripts.Worker, pages: saved, files: files, cache: c,
		photos: from.Photos, photographs: slices.Sorted(maps.Keys(photographs)), fallback: fallback,
	}
}

// isNamed reports whether an address changes with the contents of its file.
func isNamed(address string) bool {
	return strings.HasPrefix(address, bundle.Folder) || strings.HasPrefix(address, library.Folder+"/")
}
