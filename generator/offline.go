package generator

import (
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/assets"
	"nightlight/generator/bundle"
	"nightlight/generator/content"
	"nightlight/generator/library"
	"nightlight/generator/offline"
	"nightlight/generator/photo"
)

// offlineOptions say what members can save: the pages of routes that say so, every
// members' file, the index of the search, and all that these pages can load, photographs
// in one size.
func (b *Builder) offlineOptions(plan *Plan, public assets.Files, photos *photo.Album, index map[string][]byte) offline.Options {
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
	maps.Copy(files, plan.members.Attachments())
	maps.Copy(files, index)
	for address, data := range plan.scripts.Browser {
		if ext := path.Ext(address); ext != ".map" && (ext != ".css" || styles[address]) {
			files[address] = data
		}
	}
	photographs := map[string]bool{}
	for _, link := range links {
		if data, ok := public[link.Href]; ok {
			files[link.Href] = data
		}
		if address, ok := photos.Saved(link.Href); ok {
			photographs[address] = true
		}
	}
	opts := offline.Options{
		Worker: plan.scripts.Worker, Pages: pages, Files: files, Named: isNamed, Cache: b.cache,
		Photos: photos, Photographs: slices.Sorted(maps.Keys(photographs)),
	}
	if _, ok := pages[content.OfflinePath]; ok {
		opts.Fallback = content.OfflinePath
	}
	return opts
}

// isNamed says whether an address changes with the bytes of its file.
func isNamed(address string) bool {
	return strings.HasPrefix(address, bundle.Folder) || strings.HasPrefix(address, library.Folder+"/")
}
