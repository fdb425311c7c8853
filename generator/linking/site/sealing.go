package site

import (
	"bytes"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/reading/assets"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Sealed contains the files of a site, divided into members' and public files.
type Sealed struct {
	// Attachments are the members' files, or nil if the library is not sealed.
	Attachments *library.Attachments
	// Public are the files of public/ that are published unchanged.
	Public assets.Files
}

// Seal decides who may have each thing in a sealed library. A table, drawing, photograph or file of
// public/ that a members' page shows belongs to members, whatever its address, unless it is
// declared public. It is an error if a public page shows it too, or if nothing says who may have a
// page or file. Photographs are sealed when they are generated, files of public/ immediately. key
// is nil if the library is not sealed.
func Seal(tree *content.Tree, public assets.Files, key *library.Key) (Sealed, diag.List) {
	if key == nil {
		return Sealed{Public: public}, nil
	}
	s := newSealing(tree, public)
	s.checkPages()
	s.decide()
	s.checkListed()
	all := Sealed{library.NewAttachments(key), maps.Clone(public)}
	for _, thing := range slices.Sorted(maps.Keys(s.own)) {
		all.add(tree, s.own[thing])
	}
	s.checkUnnamed(all.Public)
	return all, s.diags.Sorted()
}

// Attached returns the files that are already sealed, by address.
func (s *Sealed) Attached() map[string][]byte {
	if s.Attachments == nil {
		return nil
	}
	return s.Attachments.Files
}

// add seals the file that uses lead to; tables and drawings are parts of pages.
func (s *Sealed) add(tree *content.Tree, uses []use) {
	address := uses[0].address
	if data, isPublic := s.Public[address]; isPublic {
		var hrefs []string
		for _, u := range uses {
			hrefs = append(hrefs, u.Href, u.Written())
		}
		slices.Sort(hrefs)
		s.Attachments.Attach(address, data, slices.Compact(hrefs))
		delete(s.Public, address)
	} else if tree.Photos.Has(address) {
		s.Attachments.Add(address)
		open, sealed := tree.Photos.SealedMarkup(address, s.Attachments)
		s.Attachments.Replace(open, `<picture><img`+library.PictureOf(sealed))
	}
}

// use is a place where a page or a data file shows a thing.
type use struct {
	content.Link
	// thing is the path of a file below the site's root, and address is where it would be published,
	// or "" for tables and drawings.
	thing, address string
}

type sealing struct {
	tree    *content.Tree
	files   assets.Files
	public  map[string]string         // address of a file of public/, by itself, in lower case and without its extension
	ofFiles map[string][]content.Link // by YAML file
	// free are the things that are declared public.
	free []string
	// own maps members' things to their uses, and open are the things that public pages show.
	own  map[string][]use
	open map[string]bool
	// ofSize maps sizes in bytes to the sorted files in own.
	ofSize map[int][]string
	diags  diag.List
}

func newSealing(tree *content.Tree, public assets.Files) *sealing {
	s := &sealing{tree: tree, files: public, public: map[string]string{}, ofFiles: map[string][]content.Link{}, free: publicFiles(tree), own: map[string][]use{}, open: map[string]bool{}, ofSize: map[int][]string{}}
	for address := range public {
		s.public[strings.ToLower(address)] = address
		page, isPage := strings.CutSuffix(address, ".html")
		page = strings.TrimSuffix(page, "/index")
		if isPage && tree.Page(page) == nil { // hosts find it without its extension
			s.public[page], s.public[strings.ToLower(page)] = address, address
		}
	}
	for address := range public {
		s.public[address] = address
	}
	for _, link := range tree.Links {
		s.ofFiles[link.Pos.File] = append(s.ofFiles[link.Pos.File], link)
	}
	return s
}

// checkPages reports pages that do not say who may read them: a lost line would publish one.
func (s *sealing) checkPages() {
	for _, doc := range s.tree.Documents {
		if doc.Matter.Common().Access == "" && s.tree.Model.Template(doc.Template).Open == "" {
			s.diags = append(s.diags, unsaid(doc, "The library is sealed, and this page does not say who may read it."))
		}
	}
}

const settings = content.Root + "/site.yaml"

// decide goes through all uses, members' uses first.
func (s *sealing) decide() {
	s.freeShared()
	for _, doc := range slices.Concat(s.tree.Documents, s.tree.Withheld) {
		if access(doc.Matter.Common()) == schema.Members { // its own file, because there may be a copy
			s.claim(content.Link{Pos: diag.Pos{File: doc.File}, Shows: doc.File})
		}
	}
	s.eachUse(s.claim, func(content.Link) {})
	for _, thing := range slices.Sorted(maps.Keys(s.own)) {
		size := s.sizeOf(thing)
		s.ofSize[size] = append(s.ofSize[size], thing)
	}
	s.eachUse(func(content.Link) {}, s.show)
	s.foresee()
	for file, links := range s.ofFiles {
		if isTable(file) && !s.open[file] { // it is shown nowhere, or only to members
			for _, link := range links {
				if !s.open[s.useOf(link).thing] {
					s.claim(link)
				}
			}
		}
	}
}

// freeShared declares public the pictures of content/site.yaml and the emblems of members' pages,
// which are shown above the notice for visitors.
func (s *sealing) freeShared() {
	shared := slices.DeleteFunc(slices.Clone(s.ofFiles[settings]), func(link content.Link) bool { return link.Shows == "" && !s.tree.Photos.Has(link.Href) })
	for _, doc := range s.tree.Documents {
		if access(doc.Matter.Common()) == schema.Members {
			emblem := doc.At("emblem")
			shared = append(shared, slices.DeleteFunc(slices.Clone(doc.Links), func(link content.Link) bool { return link.Pos != emblem })...)
		}
	}
	for _, link := range shared {
		s.free = append(s.free, s.useOf(link).thing)
	}
}

// eachUse calls members or everybody for each thing that pages and data files show.
func (s *sealing) eachUse(members, everybody func(content.Link)) {
	for _, doc := range s.tree.Documents {
		to := everybody
		if access(doc.Matter.Common()) == schema.Members {
			to = members
		}
		s.usesIn(doc, to)
	}
	for file, links := range s.ofFiles {
		to := everybody
		if isTable(file) && !s.isFree(file) {
			continue // they belong to the pages that show it
		} else if s.tree.IsForMembers(file) && !s.isFree(file) {
			to = members
		}
		for _, link := range links {
			to(link)
		}
	}
}

func (s *sealing) usesIn(doc *content.Document, to func(content.Link)) {
	for _, link := range doc.Links {
		to(link)
	}
	for _, name := range s.tree.Model.Template(doc.Template).Shows {
		to(content.Link{Pos: diag.Pos{File: doc.File}, Shows: content.Root + "/" + name + ".yaml"})
	}
}

// foresee reports members' things that scheduled articles will show, which would otherwise fail the
// build on their day. Until then they make nothing public.
func (s *sealing) foresee() {
	open := maps.Clone(s.open)
	for _, doc := range s.tree.Withheld {
		if doc.Withheld == content.Waiting {
			s.usesIn(doc, s.show)
		}
	}
	s.open = open
}

// claim records that a members' page shows a thing, and what a table shows in turn.
func (s *sealing) claim(link content.Link) {
	u := s.useOf(link)
	if u.thing == "" || s.isFree(u.thing) {
		return
	}
	s.own[u.thing] = append(s.own[u.thing], u)
	if len(s.own[u.thing]) == 1 {
		s.inTable(u.thing, s.claim)
	}
}

// show reports a public use of a members' thing.
func (s *sealing) show(link content.Link) {
	u := s.useOf(link)
	switch owners := s.owners(u.thing); {
	case u.thing == "":
	case owners != nil:
		if s.own[u.thing] == nil { // a copy, which needs no other report
			s.open[u.thing] = true
		}
		s.diags = append(s.diags, diag.Errorf("members-thing-shown", s.at(link), "Everybody can read this, and %s belongs to members: %s shows it.", u.thing, owners[0].Pos.File).
			WithHint("Remove it here. Or, if everybody may have it, %s", s.release(owners[0].thing)))
	case link.Pos.File == settings && link.Shows == "": // redirects and menus do not make what they name public
	case !s.open[u.thing]:
		s.open[u.thing] = true
		if !s.isFree(u.thing) { // eachUse covers what a public table shows
			s.inTable(u.thing, s.show)
		}
	}
}

// at returns the position of a use. A use that comes from the page's template has no line, so it is
// reported at the page's access.
func (s *sealing) at(link content.Link) diag.Pos {
	for _, doc := range s.tree.Documents {
		if doc.File == link.Pos.File && link.Pos.Line == 0 {
			return doc.At("access")
		}
	}
	return link.Pos
}

// owners returns the members' uses of a thing, or of the file that it is a copy of.
func (s *sealing) owners(thing string) []use {
	if s.own[thing] != nil || s.isFree(thing) {
		return s.own[thing]
	}
	return s.ownersOfCopy(thing)
}

func (s *sealing) ownersOfCopy(thing string) []use {
	if size := s.sizeOf(thing); size > 0 {
		for _, own := range s.ofSize[size] {
			if bytes.Equal(s.dataOf(own), s.dataOf(thing)) {
				return s.own[own]
			}
		}
	}
	return nil
}

// sizeOf returns the size of a file in bytes, or -1 if there is none.
func (s *sealing) sizeOf(thing string) int {
	if data, isPublic := s.files[strings.TrimPrefix(thing, assets.Folder)]; isPublic {
		return len(data)
	} else if info, err := fs.Stat(s.tree.FS, thing); err == nil && info.Mode().IsRegular() {
		return int(info.Size())
	}
	return -1
}

func (s *sealing) dataOf(thing string) []byte {
	data, isPublic := s.files[strings.TrimPrefix(thing, assets.Folder)]
	if !isPublic {
		data, _ = fs.ReadFile(s.tree.FS, thing) // it exists, because its size is known
	}
	return data
}

func (s *sealing) inTable(thing string, each func(content.Link)) {
	if isTable(thing) {
		for _, link := range s.ofFiles[thing] {
			each(link)
		}
	}
}

func isTable(file string) bool { return strings.HasPrefix(file, content.TablesFolder+"/") }

func isPage(file string) bool {
	return strings.HasPrefix(file, content.Root+"/") && path.Ext(file) == ".md"
}

// useOf finds the thing that a link leads to, or none for a page or another site.
func (s *sealing) useOf(link content.Link) use {
	if link.Shows != "" {
		return use{link, link.Shows, ""}
	}
	if s.tree.Photos.Has(link.Href) {
		return use{link, s.tree.Photos.FileAt(link.Href), link.Href}
	}
	site := s.tree.Site().Address
	written := pathOf(site, link.Href)
	for range s.tree.Site().Redirects { // hosts follow these if there is no file
		to := s.tree.Redirected(written)
		if to == "" || s.public[written] != "" {
			break
		}
		written = pathOf(site, to)
	}
	if s.public[written] == "" { // the exact name, or the name on a case-insensitive host
		written = strings.ToLower(written)
	}
	if address := s.public[written]; address != "" {
		return use{link, assets.Folder + address, address}
	}
	return use{Link: link}
}

// isFree reports whether a thing is public, as declared by itself or by content/site.yaml.
func (s *sealing) isFree(thing string) bool {
	if isTable(thing) {
		table := s.tree.Tables[strings.TrimSuffix(path.Base(thing), ".yaml")]
		return table != nil && table.Access == schema.Public
	}
	return slices.Contains(s.free, thing) && !isPage(thing) // a page alone says who may read it
}
