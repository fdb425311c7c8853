package site

import (
	"cmp"
	"fmt"
	"iter"
	"net/url"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// checkPublished reports published addresses that no longer exist, because links and bookmarks lead
// to them. It also reports pages that do not say who may read them, and so would be public, if they
// replace a members' page or are in the folder of one that is gone: they may be that page under a
// new name.
func (l *linker) checkPublished() {
	public, members := map[string]bool{}, []string{}
	l.diags.Add(l.tree.Published.Each(func(address content.Published) {
		to := l.tree.Destination(address.Path)
		doc := l.tree.Page(to)
		checked := l.redirects[address.Path] || !strings.HasPrefix(to, "/") // as a link of content/site.yaml, or on another site
		switch {
		case address.ID != "" && doc != nil:
			if ids, known := idsOf(l.tree, doc); known && !slices.Contains(ids, address.ID) {
				l.diags = append(l.diags, withdrawnPart(address, doc, ids))
			}
		case address.ID == "" && doc == nil && !checked && !l.isFile(to):
			l.diags = append(l.diags, l.reportWithdrawn(address.Path))
			l.withdrawn[address.Path] = true
		}
		switch {
		case address.Members:
			members = append(members, address.Path)
		case address.ID == "":
			public[address.Path] = true
		}
	}))
	closed := map[string]string{} // pages, and folders of pages that are gone
	for _, was := range members {
		to := l.tree.Destination(was)
		closed[to] = was
		delete(public, was) // a merge can leave both lines
		if _, waits := l.tree.Unpublished[was]; !waits && (l.tree.Page(to) == nil || public[to]) {
			closed[path.Dir(was)+"/*"] = was
		}
	}
	for _, doc := range l.tree.Documents {
		was := cmp.Or(closed[doc.Path], closed[path.Dir(doc.Path)+"/*"])
		isReported := func() bool { return l.sealed() && l.tree.Model.Template(doc.Template).Open == "" } // by Seal
		if was != "" && doc.Matter.Common().Access == "" && !public[doc.Path] && !isReported() {
			l.diags = append(l.diags, unsaid(doc, "Only members could read %s as it was published, and this page does not say who may read it now.", was))
		}
	}
}

func (l *linker) reportWithdrawn(path string) diag.Diagnostic {
	if unpublished, exists := l.tree.Unpublished[path]; exists {
		return diag.Errorf("address-gone", diag.Pos{File: unpublished.File}, "This page was published, and is left out now (%s): whoever follows a link to %s would find nothing.", unpublished.Reason, path).
			WithHint("Publish it again, or redirect %s in content/site.yaml.", path)
	}
	return diag.Errorf("address-gone", l.tree.At("site", "redirects"), "%s was published, and nothing is there any more.", path).
		WithHint("%s", l.howToRedirect("Bring it back with nightlight restore. Or redirect it", "the file", path))
}

func (l *linker) howToRedirect(request, file, path string) string {
	if path == "/" {
		return "Bring back the home page, index.md, with nightlight restore."
	}
	return withLines(l.tree, request, file, "redirects", fmt.Sprintf("  - from: %s\n    to: %s", path, cmp.Or(l.suggest(path), "/")))
}

// withLines completes a request with lines for a list in content/site.yaml, and where to add them.
func withLines(tree *content.Tree, request, file, list, lines string) string {
	if tree.At("site", list).Line == 0 {
		return fmt.Sprintf("%s, with these lines at the end of %s:\n%s:\n%s", request, file, list, lines)
	}
	return fmt.Sprintf("%s, with these lines below “%s:” in %s:\n%s", request, list, file, lines)
}

func withdrawnPart(address content.Published, doc *content.Document, ids []string) diag.Diagnostic {
	problem := diag.Warnf("fragment-gone", diag.Pos{File: doc.File}, "%s#%s was published, and the page has no such part any more.", address.Path, address.ID)
	hint := fmt.Sprintf("If its heading reads otherwise now, write {#%s} behind it. If the part has been removed, silence this warning.", address.ID)
	if near := diag.Suggest(address.ID, ids); near != "" {
		hint = fmt.Sprintf("It may be #%s now. ", near) + hint
	}
	return problem.WithHint("%s", hint)
}

// idsOf returns the IDs of a page's parts, and whether all of them are known.
func idsOf(tree *content.Tree, doc *content.Document) (ids []string, known bool) {
	anchors := tree.Model.Template(doc.Template).Anchors
	if anchors == nil {
		return doc.IDs, doc.Body != nil
	}
	return append(anchors(doc), doc.IDs...), true
}

// Addresses yields the addresses of the pages and their parts.
func Addresses(tree *content.Tree) iter.Seq[content.Published] {
	return func(yield func(content.Published) bool) {
		for _, path := range tree.Paths() {
			doc := tree.Page(path)
			ids, _ := idsOf(tree, doc)
			of := []string{path}
			for _, id := range ids {
				if !strings.Contains(id, "_") { // the IDs of footnotes are numbered
					of = append(of, path+"#"+id)
				}
			}
			for _, address := range of {
				isMembers := address == path && access(doc.Matter.Common()) == schema.Members
				if !yield(content.Published{Address: address, Path: path, Members: isMembers}) {
					return
				}
			}
		}
	}
}

// pathOf returns the path of an address of the site, as browsers and hosts interpret it: regardless
// of scheme, port, the host's case, trailing dots and www. It returns "" for an address of another
// site.
func pathOf(site, href string) string {
	href = strings.NewReplacer("\\", "/", "\t", "", "\n", "", "\r", "").Replace(strings.TrimFunc(href, func(r rune) bool { return r <= ' ' }))
	own, err := url.Parse(site)
	if err != nil { // which is reported elsewhere
		own = new(url.URL)
	}
	to, err := url.Parse(href)
	switch {
	case err != nil, to.Scheme != "" && to.Scheme != "http" && to.Scheme != "https":
		return ""
	case to.Host != "" && bareHost(to) != bareHost(own):
		return ""
	case to.Opaque != "":
		to, err = url.Parse("/" + to.Opaque)
	}
	if err != nil || to.Path == "" {
		return ""
	}
	return path.Clean("/" + strings.TrimRight(to.Path, "."))
}

func bareHost(address *url.URL) string {
	return strings.TrimPrefix(strings.ToLower(strings.TrimRight(address.Hostname(), ".")), "www.")
}

// IsSealed reports whether members' files are published encrypted. It is also true if the key has
// errors, because then nothing is published.
func IsSealed(tree *content.Tree) bool {
	if tree.Model.LibraryKey == nil {
		return false
	}
	key, diags := tree.Model.LibraryKey(tree)
	return key != nil || diags.HasErrors()
}

// unsaid reports a page that would be public because its access line is missing.
func unsaid(doc *content.Document, problem string, args ...any) diag.Diagnostic {
	return diag.Errorf("access-unsaid", diag.Pos{File: doc.File, Line: 1}, problem, args...).
		WithHint("Add one of these lines below the first:\n%s\n%s", "access: members", "access: public")
}
