package site

import (
	"bytes"
	"maps"
	"net/url"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/encode"
	"nightlight/generator/base/library"
	"nightlight/generator/reading/assets"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Sealed is what becomes of the files to which only pages of a sealed library lead.
type Sealed struct {
	// Attachments are those files; nil in a library that is not sealed.
	Attachments *library.Attachments
	// Public are the files of public/ that are published as they are.
	Public assets.Files
	// Files are the paths of those that are sealed, below the site's root.
	Files []string
	// Opened is what only members could read when the site was published last.
	Opened []Opened
}

// Seal seals the files to which only pages of a sealed library lead: those of public/ at once,
// and photographs when they are made. key is nil where the library is not sealed.
func Seal(tree *content.Tree, public assets.Files, linked *Linked, key *library.Key) Sealed {
	all := Sealed{Public: public}
	if key != nil {
		all.Attachments, all.Public = library.NewAttachments(key), maps.Clone(public)
		for address, links := range (sealing{tree, linked.Routes, public}).onlyGated() {
			all.add(tree, address, links)
		}
	}
	all.Opened = slices.Concat(linked.Opened, openedFiles(linked.SealedBefore, all.Files, tree.FS))
	return all
}

// add seals the file at an address, to which links lead.
func (s *Sealed) add(tree *content.Tree, address string, links []content.Link) {
	if data, isPublic := s.Public[address]; isPublic {
		var hrefs []string
		for _, link := range links {
			hrefs = append(hrefs, link.Href, link.Written())
		}
		slices.Sort(hrefs)
		s.Attachments.Attach(address, data, slices.Compact(hrefs))
		delete(s.Public, address)
		s.Files = append(s.Files, assets.Folder+address)
		return
	}
	s.Attachments.Add(address)
	open, sealed := tree.Photos.SealedMarkup(address, s.Attachments)
	s.Attachments.Replace(open, `<picture><img`+library.PictureOf(sealed))
	s.Files = append(s.Files, tree.Photos.FileAt(address))
}

// Attached are the files that are sealed already, by address.
func (s *Sealed) Attached() map[string][]byte {
	if s.Attachments == nil {
		return nil
	}
	return s.Attachments.Files
}

// sealing finds the files that only gated pages lead to: photographs, and files of public/.
type sealing struct {
	tree   *content.Tree
	routes []Route
	public assets.Files
}

// onlyGated returns the addresses of the files to which nothing but gated pages lead, with the
// links to them. A file that the part of a page leads to which everybody can read is none, and
// so is one to which content/site.yaml leads, which every page may show.
func (s sealing) onlyGated() map[string][]content.Link {
	found := map[string][]content.Link{}
	var ofData []content.Link
	for _, link := range s.tree.Links {
		if link.Pos.File != content.Root+"/site.yaml" {
			ofData = append(ofData, link)
		}
	}
	for _, route := range s.routes {
		if route.Page.Gate != nil {
			s.note(found, route.Links)
		}
	}
	s.noteShown(found, ofData)
	if len(found) == 0 {
		return nil
	}
	open := map[string][]content.Link{}
	s.note(open, slices.DeleteFunc(slices.Clone(s.tree.Links), func(link content.Link) bool { return slices.Contains(ofData, link) }))
	for _, route := range s.routes {
		if route.Page.Gate == nil {
			s.note(open, route.Links)
		}
	}
	maps.DeleteFunc(found, func(file string, links []content.Link) bool { return open[file] != nil || s.isShownInPublic(links) })
	return found
}

// note adds links to files of the site.
func (s sealing) note(found map[string][]content.Link, links []content.Link) {
	for _, link := range links {
		if file := s.fileOf(link.Href); file != "" {
			found[file] = append(found[file], link)
		}
	}
}

// fileOf returns the address of the file to which a link leads; "" where it leads to none.
func (s sealing) fileOf(href string) string {
	if s.tree.Photos.Has(href) {
		return href
	}
	to, err := url.Parse(href)
	if err != nil || to.Scheme != "" || to.Host != "" || path.Ext(to.Path) == "" {
		return ""
	}
	if _, isPublic := s.public[to.Path]; !isPublic {
		return ""
	}
	return to.Path
}

// noteShown adds links of data files that gated pages show. Which pages show what of a data
// file is known to their components only, so it is looked for in what the pages hold.
func (s sealing) noteShown(found map[string][]content.Link, links []content.Link) {
	for _, link := range links {
		if s.fileOf(link.Href) == "" {
			continue
		}
		for i := range s.routes {
			if route := &s.routes[i]; route.Page.Gate != nil && holds(wholePage(route), link) {
				s.note(found, []content.Link{link})
				break
			}
		}
	}
}

// isShownInPublic says that the part of some page that everybody can read leads to a file.
func (s sealing) isShownInPublic(links []content.Link) bool {
	// Any text may show a table. What else a text leads to is among the links of its page.
	inTable := slices.ContainsFunc(links, func(link content.Link) bool {
		return strings.HasPrefix(link.Pos.File, content.Root+"/tables/")
	})
	for i := range s.routes {
		route := &s.routes[i]
		shown := *route.Page
		switch {
		case route.Page.Gate != nil:
			shown.Content = nil // as in its document
		case inTable:
			shown = *wholePage(route)
		}
		if slices.ContainsFunc(links, func(link content.Link) bool { return holds(&shown, link) }) {
			return true
		}
	}
	return false
}

func wholePage(route *Route) *schema.Page {
	page := *route.Page
	if route.Body != nil {
		page.Body = route.Body()
	}
	return &page
}

// holds says that a page leads to an address, in a value or in a piece of markup. The part
// that all pages share is no page's own.
func holds(page *schema.Page, link content.Link) bool {
	own := *page
	own.Site = nil
	if bytes.Contains(encode.JSON(&own), encode.JSON(link.Href)) {
		return true
	}
	there := false
	schema.Walk(&own, func(h *schema.HTML) {
		there = there || strings.Contains(h.Markup, `"`+link.Written()+`"`)
	})
	return there
}
