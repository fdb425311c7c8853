package site

import (
	"fmt"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// checkRedirects reports redirects that can never be followed.
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
		case strings.ContainsAny(from, " \t\\?#") || strings.HasPrefix(from, "//"):
			report("redirect-malformed", "The address “%s” cannot be redirected: it may hold no space, backslash, ? or #.", from).Hint = "Write %20 for a space."
		case strings.Contains(folder, "*"):
			report("redirect-malformed", "The address “%s” cannot be redirected: a * stands for all pages of a folder, and only at the end.", from).Hint = "Write it as in /news/*, or write a redirect for each address."
		case isFolder && l.pageBelow(folder) != nil:
			report("redirect-hides-pages", "There are pages below %s, so this redirect would lead away from them on some hosts.", folder).Hint = "Redirect each address that has moved, or rename " + l.pageBelow(folder).File + " too."
		case passed[from]:
			report("redirect-unused", "There is a redirect from %s above already, so this one is never followed.", from).Hint = "Remove one of the two."
		case doc != nil:
			report("redirect-unused", "There is a page at %s, so this redirect is never followed.", from).Hint = "Remove the redirect, or rename " + doc.File + "."
		case later.Reason == content.Waiting: // on its day the build would stop
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

// movedTo says where a link arrives, unless that is written in a redirect and does not exist.
func (l *linker) movedTo(link content.Link, address string) (problem diag.Diagnostic, leads bool) {
	passed := map[string]bool{}
	for to := address; ; {
		if passed[to] || len(passed) > len(l.tree.Site().Redirects) { // those of folders can make it ever longer
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
