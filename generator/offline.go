package generator

import (
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/assets"
	"nightlight/generator/bundle"
	"nightlight/generator/library"
	"nightlight/generator/offline"
)

// offlineOptions say what members can save: the pages of routes that say so, every
// members' file, the index of the search, and all that these pages can load.
func (b *Builder) offlineOptions(plan *Plan, public assets.Files, index map[string][]byte) offline.Options {
	pages, links := map[string]string{}, slices.Clone(plan.Content.Links)
	styles := map[string]bool{}
	for _, route := range plan.Routes {
		if route.Offline {
			pages[route.Page.Path] = route.Files[0]
			links = append(links, route.Links...)
			styles[plan.scripts.Manifest.Styles[route.Page.Template]] = true
		}
	}
	files := maps.Clone(plan.members.ByPath())
	maps.Copy(files, index)
	for address, data := range plan.scripts.Browser {
		if ext := path.Ext(address); ext != ".map" && (ext != ".css" || styles[address]) {
			files[address] = data
		}
	}
	for _, link := range links {
		if data, ok := public[link.Href]; ok {
			files[link.Href] = data
		}
	}
	return offline.Options{Worker: plan.scripts.Worker, Pages: pages, Files: files, Named: isNamed, Cache: b.cache}
}

// isNamed says whether an address changes with the bytes of its file.
func isNamed(address string) bool {
	return strings.HasPrefix(address, bundle.Folder) || strings.HasPrefix(address, library.Folder+"/")
}
