package site

import (
	"cmp"
	"fmt"
	"iter"
	"slices"
	"strings"

	"nightlight/generator/content"
	"nightlight/generator/diag"
)

// checkPublished reports published addresses at which nothing is any more: others link to
// them, and have them among their bookmarks.
func (l *linker) checkPublished() {
	l.diags.Add(l.tree.Published.Each(func(address content.Published) {
		path := l.destination(address.Path)
		doc := l.tree.Page(path)
		checked := l.moved[address.Path] != "" || !strings.HasPrefix(path, "/") // as a link of content/site.yaml, or nobody's here
		switch {
		case doc == nil && address.ID == "" && !checked && !l.isFile(path):
			l.diags = append(l.diags, l.withdrawn(address))
		case doc != nil && address.ID != "":
			if ids, known := l.ids(doc); known && !slices.Contains(ids, address.ID) {
				l.diags = append(l.diags, withdrawnPart(address, doc, ids))
			}
		}
	}))
}

// destination follows the redirects from an address.
func (l *linker) destination(path string) string {
	for range l.moved { // no way is longer, unless it is a circle, which is reported
		to, _, _ := strings.Cut(l.redirected(path), "#")
		if to == "" {
			break
		}
		path = to
	}
	return path
}

// withdrawn is the problem with a page that was published.
func (l *linker) withdrawn(address content.Published) diag.Diagnostic {
	path := address.Path
	stillMeant := fmt.Sprintf("If nobody needs %s any more, remove it from line %d of %s.", path, address.Pos.Line, address.Pos.File)
	if unpublished, exists := l.tree.Unpublished[path]; exists {
		return diag.Errorf(diag.Pos{File: unpublished.File}, "This page was published, and is left out now (%s): whoever follows a link to %s would find nothing.", unpublished.Reason, path).
			WithHint("Publish it again, or redirect %s in content/site.yaml. %s", path, stillMeant)
	}
	entry := fmt.Sprintf("  - from: %s\n    to: %s", path, cmp.Or(l.suggest(path), "/"))
	problem := diag.Errorf(l.tree.At("site", "redirects"), "%s was published, and nothing is there any more.", path)
	if problem.Line == 0 {
		return problem.WithHint("Redirect it, with these lines at the end of the file:\nredirects:\n%s\n%s", entry, stillMeant)
	}
	return problem.WithHint("Redirect it, with these lines below “redirects:”\n%s\n%s", entry, stillMeant)
}

// withdrawnPart is the problem with a part of a page that was published.
func withdrawnPart(address content.Published, doc *content.Document, ids []string) diag.Diagnostic {
	problem := diag.Warnf(diag.Pos{File: doc.File}, "%s#%s was published, and the page has no such part any more.", address.Path, address.ID)
	hint := fmt.Sprintf("If its heading reads otherwise now, write {#%s} behind it. If the part has been removed, remove it from line %d of %s too.", address.ID, address.Pos.Line, address.Pos.File)
	if near := diag.Suggest(address.ID, ids); near != "" {
		hint = fmt.Sprintf("It may be #%s now. ", near) + hint
	}
	return problem.WithHint("%s", hint)
}

// ids are the ids of a page's parts, and whether all of them are known.
func (l *linker) ids(doc *content.Document) (ids []string, known bool) {
	anchors := l.tree.Model.Template(doc.Template).Anchors
	if anchors == nil {
		return doc.IDs, doc.Body != nil
	}
	return append(anchors(doc), doc.IDs...), true
}

// NewAddresses are those of the pages and their parts that are not on the list of published
// ones, sorted. The list is sorted too; of one that is not, some addresses may be returned
// again.
func NewAddresses(tree *content.Tree) (missing []string, diags diag.List) {
	next, stop := iter.Pull(addresses(tree))
	defer stop()
	own, more := next()
	diags = tree.Published.Each(func(listed content.Published) {
		for more && own < listed.Address {
			missing = append(missing, own)
			own, more = next()
		}
		if more && own == listed.Address {
			own, more = next()
		}
	})
	for ; more; own, more = next() {
		missing = append(missing, own)
	}
	return missing, diags
}

// addresses yields those of the pages and their parts, sorted: # comes before all that the
// name of a page can hold.
func addresses(tree *content.Tree) iter.Seq[string] {
	l := linker{tree: tree}
	return func(yield func(string) bool) {
		for _, path := range tree.Paths() {
			ids, _ := l.ids(tree.Page(path))
			of := []string{path}
			for _, id := range ids {
				if !strings.Contains(id, "_") { // those of footnotes are numbers
					of = append(of, path+"#"+id)
				}
			}
			slices.Sort(of)
			for _, address := range slices.Compact(of) {
				if !yield(address) {
					return
				}
			}
		}
	}
}
