package offline

import (
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/library"
	"nightlight/generator/linking/site"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/reading/content"
	"nightlight/generator/rendering/bundle"
)

// Site is what there is to choose from.
type Site struct {
	Tree    *content.Tree
	Routes  []site.Route
	Scripts *bundle.Bundle
	// Public, Members and Index are files by address: those of public/, those that only
	// members fetch, and the index of the search with the table of routes.
	Public, Members, Index map[string][]byte
	// Attached are files that members' pages lead to, by the addresses at which they are sealed.
	Attached map[string][]byte
	Photos   *photo.Files
}

// Select says what members can save: the pages of routes that say so, every members' file,
// the index of the search, and all that these pages can load, photographs in one size.
func Select(from Site, c *cache.Cache) Options {
	pages, links := map[string]string{}, slices.Clone(from.Tree.Links)
	styles := map[string]bool{}
	for _, route := range from.Routes {
		if route.Offline {
			pages[route.Page.Path] = route.Files[0]
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
	opts := Options{
		Worker: from.Scripts.Worker, Pages: pages, Files: files, Cache: c,
		Photos: from.Photos, Photographs: slices.Sorted(maps.Keys(photographs)),
	}
	if _, ok := pages[content.OfflinePath]; ok {
		opts.Fallback = content.OfflinePath
	}
	return opts
}

// isNamed says whether an address changes with the bytes of its file, which then needs no
// revision.
func isNamed(address string) bool {
	return strings.HasPrefix(address, bundle.Folder) || strings.HasPrefix(address, library.Folder+"/")
}
