package site

import (
	"cmp"
	"fmt"
	"maps"
	"net/url"
	"path"
	"slices"
	"strings"
	"unicode"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

func (l *linker) checkLinks() {
	for _, link := range l.tree.Links {
		l.checkLink("/", link)
	}
	for _, doc := range slices.Concat(l.tree.Documents, slices.Collect(maps.Values(l.waiting))) {
		for _, link := range doc.Links {
			l.checkLink(doc.Path, link)
		}
	}
	l.reportFragments()
	l.reportMissingPages()
}

func (l *linker) checkLink(from string, link content.Link) {
	switch {
	case link.Shows != "", l.tree.Page(link.Href) != nil:
		return // most links take this path, which avoids parsing them
	case strings.HasSuffix(link.Href, "/"+content.RestOfAddress):
		return // the target of a redirect, which is checked with each published address
	}
	to, err := url.Parse(strings.TrimPrefix(link.Href, l.tree.Absolute("")))
	if err != nil || to.Scheme != "" || to.Host != "" {
		return // of another site, or reported when the file was read
	}
	address := to.Path
	if address == "" {
		address = from
	}
	doc := l.pageFor(from, address)
	switch {
	case doc != nil && to.Fragment != "":
		// On a page whose IDs are not all known, the finished page is checked.
		if ids, known := idsOf(l.tree, doc); known && !slices.Contains(ids, to.Fragment) {
			missing := fragment{doc, to.Fragment}
			l.fragments[missing] = append(l.fragments[missing], link)
		}
	case doc == nil && !l.isFile(address):
		l.reportMissing(link, address)
	}
}

// pageFor returns the page at an address, as seen from another page. A scheduled post exists for
// posts that appear on the same day or later.
func (l *linker) pageFor(from, address string) *content.Document {
	post, reader := l.waiting[address], l.waiting[from]
	if post != nil && reader != nil && !reader.Post.Date.Before(post.Post.Date.Time) {
		return post
	}
	return l.tree.Page(address)
}

type fragment struct {
	doc *content.Document
	id  string
}

// reportFragments reports IDs that pages do not have: at the link or, if several links have the
// same ID, at the page, which has probably lost it.
func (l *linker) reportFragments() {
	for missing, links := range l.fragments {
		doc := missing.doc
		d := diag.Errorf("link-fragment", links[0].Pos, "The link “%s” leads to a heading, section or ID that %s does not have.", links[0].Href, doc.File)
		if len(links) > 1 {
			d = diag.Errorf("link-fragment", diag.Pos{File: doc.File}, "%d links lead to #%s, a heading, section or ID that this page does not have.", len(links), missing.id)
			for _, link := range links {
				d.Detail += link.Pos.String() + "\n"
			}
		}
		ids, _ := idsOf(l.tree, doc)
		if near := diag.Suggest(missing.id, ids); near != "" {
			d = d.WithHint("Did you mean #%s?", near)
		} else if doc.Body == nil {
			d = d.WithHint("It shows no such section: remove the link, or lead it elsewhere.")
		}
		d = d.After(doc.File)
		if doc.Body == nil {
			d = d.After(doc.File, content.Root+"/*.yaml")
		}
		l.diags = append(l.diags, d)
	}
}

func (l *linker) reportMissing(link content.Link, address string) {
	unpublished, exists := l.tree.Unpublished[address]
	var d diag.Diagnostic
	switch {
	case exists && unpublished.Reason == content.Unreadable:
		return // its own problem is reported, and causes this one
	case exists && unpublished.Reason == content.Draft:
		d = diag.Errorf("link-unpublished", link.Pos, "The link “%s” leads to a draft.", link.Href).
			WithHint("Publish %s, by removing its line “draft: true”, or remove the link.", unpublished.File)
	case exists && unpublished.Reason == content.Unwritten:
		d = diag.Errorf("link-unpublished", link.Pos, "The link “%s” leads to a page that has no text yet.", link.Href).
			WithHint("Write %s, or remove the link.", unpublished.File)
	case exists:
		d = diag.Errorf("link-unpublished", link.Pos, "The link “%s” leads to a page that is not published yet.", link.Href).
			WithHint("Its day is in %s.", unpublished.File)
	case l.tree.Redirected(address) != "":
		var leads bool
		if d, leads = l.movedTo(link, address); !leads {
			return // the redirect's target is reported
		}
	case path.Ext(address) != "" && path.Ext(address) != ".md":
		d = diag.Errorf("link-broken", link.Pos, "The link “%s” leads nowhere: there is no file public%s.", link.Href, address)
	case l.withdrawn[address]:
		return // the cause is reported
	default:
		l.missing[address] = append(l.missing[address], link)
		return
	}
	if near := l.suggest(address); d.Hint == "" && near != "" {
		d = d.WithHint("Did you mean %s?", near)
	}
	l.diags = append(l.diags, d.After())
}

// fewLinks is the largest number of links that are reported one by one, each with its line.
const fewLinks = 2

// reportMissingPages reports links to pages that do not exist. Many links to the same missing page
// are one problem.
func (l *linker) reportMissingPages() {
	for address, links := range l.missing {
		near := l.suggest(address)
		if len(links) > fewLinks && near == "" {
			d := diag.Errorf("link-broken", links[0].Pos, "%d links lead to %s, and there is no such page.", len(links), address).
				WithHint("%s", l.howToRedirect("Bring the page back. Or redirect its address", settings, address))
			for _, link := range links {
				d.Detail += link.Pos.String() + "\n"
			}
			l.diags = append(l.diags, d.After())
			continue
		}
		for _, link := range links {
			d := diag.Errorf("link-broken", link.Pos, "The link “%s” leads nowhere: there is no page %s.", link.Href, address)
			if near != "" {
				d = d.WithHint("Did you mean %s?", near)
			}
			l.diags = append(l.diags, d.After())
		}
	}
}

// mostCompared limits the addresses compared for suggestions: a renamed folder can cause as many
// problems as there are pages.
const mostCompared = 200_000

// suggest returns the address of the page or file that was probably meant, or "": one with the same
// plain address, otherwise one with another extension, otherwise a similar one.
func (l *linker) suggest(address string) string {
	if l.compared > mostCompared {
		return ""
	}
	known := append(l.tree.Paths(), l.lists.Paths()...)
	if l.opts.Files != nil {
		known = append(known, slices.Sorted(l.opts.Files)...)
	}
	l.compared += len(known)
	plain, other := plainAddress(address), ""
	for _, collection := range l.tree.Model.Collections {
		if rest, ok := strings.CutPrefix(plain, "/"+collection.Folder+"/"); ok {
			plain = collection.Prefix + rest
		}
	}
	for _, k := range known {
		switch {
		case plainAddress(k) == plain:
			return k
		case path.Ext(k) != "" && withoutEnding(plainAddress(k)) == withoutEnding(plain):
			other = k
		}
	}
	return cmp.Or(other, diag.Suggest(plain, known))
}

// plainAddress removes what people add when they think of files: folders, extensions and capitals.
func plainAddress(address string) string {
	address = strings.ToLower(strings.TrimRight(address, "/"))
	address = strings.TrimPrefix(strings.TrimPrefix(address, "/public"), "/content")
	address = strings.NewReplacer(" ", "-", "_", "-").Replace(address)
	for _, ending := range []string{".md", ".html", "/index"} {
		address = strings.TrimSuffix(address, ending)
	}
	return address
}

func withoutEnding(address string) string { return strings.TrimSuffix(address, path.Ext(address)) }

// isFile reports whether there is a file at an address: in public/, or generated here.
func (l *linker) isFile(address string) bool {
	_, listed := l.lists[address]
	return listed || l.opts.HasFile(address)
}

func (l *linker) checkRedirects() {
	passed := map[string]bool{}
	for i, redirect := range l.tree.Site().Redirects {
		from := redirect.From
		pos := l.tree.At("site", fmt.Sprintf("redirects[%d].from", i))
		report := func(id diag.ID, format string, args ...any) *diag.Diagnostic {
			l.diags = append(l.diags, diag.Errorf(id, pos, format, args...))
			return &l.diags[len(l.diags)-1]
		}
		path := strings.TrimRight(from, "/")
		doc, later := l.tree.Page(path), l.tree.Unpublished[path]
		folder, isFolder := strings.CutSuffix(from, content.EverythingBelow)
		switch {
		case strings.ContainsAny(from, `\?#`) || strings.ContainsFunc(from, unicode.IsSpace) || strings.HasPrefix(from, "//"):
			report("redirect-malformed", "The address “%s” cannot be redirected: it may contain no space, backslash, ? or #.", from).Hint = "Write %20 for a space."
		case strings.Contains(folder, "*"):
			report("redirect-malformed", "The address “%s” cannot be redirected: a * stands for all pages of a folder, and only at the end.", from).Hint = "Write it as in /news/*, or write a redirect for each address."
		case isFolder && l.pageBelow(folder) != nil:
			report("redirect-hides-pages", "There are pages below %s, so this redirect would lead away from them on some hosts.", cmp.Or(folder, "/")).Hint = "Redirect each address that has moved, or rename " + l.pageBelow(folder).File + " too."
		case passed[from]:
			report("redirect-unused", "There is a redirect from %s above already, so this one is never followed.", from).Hint = "Remove one of the two."
		case doc != nil:
			report("redirect-unused", "There is a page at %s, so this redirect is never followed.", from).Hint = "Remove the redirect, or rename " + doc.File + "."
		case later.Reason == content.Waiting: // otherwise the build would fail on that day
			report("redirect-unused", "An article appears at %s on its day, and then this redirect is never followed.", from).Hint = "Remove the redirect, or rename " + later.File + "."
		case l.isFile(from):
			report("redirect-unused", "There is a file at %s, so this redirect is never followed.", from).Hint = "Remove the redirect or the file."
		}
		passed[from] = true
	}
}

func (l *linker) pageBelow(folder string) *content.Document {
	for _, doc := range l.tree.Documents {
		if strings.HasPrefix(doc.Path, folder+"/") {
			return doc
		}
	}
	return nil
}

// movedTo reports where a link arrives; leads is false if that is a redirect's missing target.
func (l *linker) movedTo(link content.Link, address string) (problem diag.Diagnostic, leads bool) {
	passed := map[string]bool{}
	for to := address; ; {
		if passed[to] || len(passed) > len(l.tree.Site().Redirects) { // folder redirects can make the address longer each time
			return diag.Errorf("redirect-circle", link.Pos, "The redirects from %s lead in a circle.", address).
				WithHint("Lead each old address to a page that exists."), true
		}
		passed[to] = true
		next := l.tree.Redirected(to)
		if next == "" {
			d := diag.Warnf("link-moved", link.Pos, "The link “%s” leads to a page that has moved.", link.Href).WithHint("It arrives by a redirect. Write %s.", to)
			end, _, _ := strings.Cut(to, "#")
			written := slices.ContainsFunc(l.tree.Site().Redirects, func(r schema.Redirect) bool { return r.To == to })
			return d, !written || !strings.HasPrefix(to, "/") || l.tree.Page(end) != nil || l.isFile(end)
		}
		to = next
	}
}
