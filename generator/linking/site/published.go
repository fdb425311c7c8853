package site

import (
	"cmp"
	"fmt"
	"iter"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// checkPublished reports published addresses at which nothing is any more: others link to
// them, and have them among their bookmarks. It returns what only members could read.
func (l *linker) checkPublished() (private []content.Published) {
	l.diags.Add(l.tree.Published.Each(func(address content.Published) {
		if address.Access != schema.Public {
			private = append(private, address)
		}
		if address.IsFile() {
			return // it has no address of its own
		}
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
	return private
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

// NewAddresses are those of the pages and their parts, and files that are sealed, which are
// not on the list of published ones, or for more readers than may read them now; sorted. The
// list is sorted too; of one that is not, some addresses may be returned again. Those of
// opened pages are left out until somebody has confirmed them.
func NewAddresses(tree *content.Tree, sealedFiles []string, opened []Opened) (missing []content.Published, diags diag.List) {
	next, stop := iter.Pull(addresses(tree, sealedFiles))
	defer stop()
	isOpened := map[string]bool{}
	for _, o := range opened {
		isOpened[o.Path] = true
	}
	own, more := next()
	advance := func(isListed bool) {
		if !isListed && !isOpened[own.Path] {
			missing = append(missing, own)
		}
		own, more = next()
	}
	diags = tree.Published.Each(func(listed content.Published) {
		for more && own.Address < listed.Address {
			advance(false)
		}
		if more && own.Address == listed.Address {
			advance(!content.IsNarrower(own.Access, listed.Access))
		}
	})
	for more {
		advance(false)
	}
	return missing, diags
}

// addresses yields those of the pages and their parts, sorted: # comes before all that the
// name of a page can hold. Files that are sealed follow.
func addresses(tree *content.Tree, sealedFiles []string) iter.Seq[content.Published] {
	l := newLinker(tree)
	return func(yield func(content.Published) bool) {
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
				published := content.Published{Address: address, Path: path, Access: schema.Public}
				if address == path {
					published.Access = l.accessNow(tree.Page(path))
				}
				if !yield(published) {
					return
				}
			}
		}
		for _, file := range slices.Sorted(slices.Values(sealedFiles)) {
			if !yield(content.Published{Address: file, Path: file, Access: content.Sealed}) {
				return
			}
		}
	}
}
