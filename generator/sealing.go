package generator

import (
	"io/fs"
	"maps"
	"slices"

	"nightlight/generator/base/library"
	"nightlight/generator/linking/site"
	"nightlight/generator/reading/assets"
	"nightlight/generator/reading/content"
)

// seal seals the files to which only pages of a sealed library lead: those of public/ at once,
// and photographs when they are made.
func (b *Builder) seal(read scanned, made *site.Linked) sealed {
	all := sealed{open: read.public}
	if read.key != nil {
		all.attachments, all.open = library.NewAttachments(read.key), maps.Clone(read.public)
		isPublic := func(address string) bool { _, there := read.public[address]; return there }
		for address, links := range site.OnlyGated(read.tree, made.Routes, isPublic) {
			all.add(address, links, read)
		}
	}
	all.opened = slices.Concat(made.Opened, site.OpenedFiles(made.SealedBefore, all.files, func(file string) bool {
		_, err := fs.Stat(b.fsys, file)
		return err == nil
	}))
	return all
}

// add seals the file at an address, to which links lead.
func (s *sealed) add(address string, links []content.Link, read scanned) {
	if data, isPublic := read.public[address]; isPublic {
		s.attachments.Attach(address, data, hrefsOf(links))
		delete(s.open, address)
		s.files = append(s.files, assets.Folder+address)
		return
	}
	s.attachments.Add(address)
	open, sealed := read.tree.Photos.SealedMarkup(address, s.attachments)
	s.attachments.Replace(open, `<picture><img`+library.PictureOf(sealed))
	s.files = append(s.files, read.tree.Photos.FileAt(address))
}

// attached are the files that are sealed already, by address.
func (s *sealed) attached() map[string][]byte {
	if s.attachments == nil {
		return nil
	}
	return s.attachments.Files
}

// hrefsOf are the addresses of links, as authors and as texts write them.
func hrefsOf(links []content.Link) (hrefs []string) {
	for _, link := range links {
		hrefs = append(hrefs, link.Href, link.Written())
	}
	slices.Sort(hrefs)
	return slices.Compact(hrefs)
}
