package site

import (
	"fmt"
	"strings"

	"nightlight/generator/content"
	"nightlight/generator/diag"
)

// checkRedirects reports redirects that can never be followed, at their line in
// content/site.yaml. Where they lead is checked with all links.
func (l *linker) checkRedirects() {
	l.moved = map[string]string{}
	for i, redirect := range l.tree.Site().Redirects {
		from := redirect.From
		pos := l.tree.At("site", fmt.Sprintf("redirects[%d].from", i))
		report := func(format string, args ...any) *diag.Diagnostic {
			l.diags = append(l.diags, diag.Errorf(pos, format, args...))
			return &l.diags[len(l.diags)-1]
		}
		doc := l.tree.Page(strings.TrimRight(from, "/"))
		switch {
		case strings.ContainsAny(from, " \t\\?#") || strings.HasPrefix(from, "//"):
			report("The address “%s” cannot be redirected: it may hold no space, backslash, ? or #.", from).Hint = "Write %20 for a space."
		case l.moved[from] != "":
			report("There is a redirect from %s above already, so this one is never followed.", from).Hint = "Remove one of the two."
		case doc != nil:
			report("There is a page at %s, so this redirect is never followed.", from).Hint = "Remove the redirect, or rename " + doc.File + "."
		case l.isFile(from):
			report("There is a file at %s, so this redirect is never followed.", from).Hint = "Remove the redirect or the file."
		}
		if l.moved[from] == "" {
			l.moved[from] = redirect.To
		}
	}
}

// movedTo is the problem with a link to an address from which a redirect leads away.
func (l *linker) movedTo(link content.Link, address string) diag.Diagnostic {
	passed := map[string]bool{}
	for to := address; ; {
		if passed[to] {
			return diag.Errorf(link.Pos, "The redirects from %s lead in a circle.", address).
				WithHint("Lead each old address to a page that exists.")
		}
		passed[to] = true
		next := l.moved[to]
		if next == "" {
			return diag.Errorf(link.Pos, "The link “%s” leads to a page that has moved.", link.Href).WithHint("Write %s.", to)
		}
		to = next
	}
}
