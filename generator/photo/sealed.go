package photo

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"nightlight/generator/diag"
	"nightlight/generator/library"
	"nightlight/generator/raster"
)

// Seal has the photograph at an address published for members alone: in one format, sealed as
// attachments of their pages, which show it instead of the open files.
func (a *Album) Seal(address string, at diag.Pos, members *library.Files) {
	p := a.byAddress[address]
	p.sealedFor = members
	var attachments []string
	for _, width := range p.widths() {
		path := members.AddressOf(p.address(width, webp))
		a.sealed[path] = file{p, raster.Target{Width: width, Format: webp.name}, at, members}
		attachments = append(attachments, fmt.Sprintf("%s#.%s %dw", path, webp.ending, width))
	}
	members.Replace(p.files(), `<picture><img`+library.PictureOf(strings.Join(attachments, ", ")))
}

// SealedPaths are the files of the photographs that are sealed.
func (a *Album) SealedPaths() []string { return slices.Sorted(maps.Keys(a.sealed)) }

// FileAt returns the path, below the site's root, of the photograph at an address; "" where
// there is none.
func (a *Album) FileAt(address string) string {
	if p := a.byAddress[address]; p != nil {
		return p.File
	}
	return ""
}
