package site

import (
	"cmp"
	"fmt"
	"iter"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// checkPublished reports published addresses at which nothing is any more: others link to
// them, and have them among their bookmarks. It also reports pages that everybody could read
// because they do not say who may, where members' pages were, or as new ones beside one that
// is gone: they may be that page under another name.
func (l *linker) checkPublished() {
	public, members := map[string]bool{}, []string{}
	l.diags.Add(l.tree.Published.Each(func(address content.Published) {
		to := l.tree.Destination(address.Path)
		doc := l.tree.Page(to)
		checked := l.redirects[address.Path] || !strings.HasPrefix(to, "/") // as a link of content/site.yaml, or nobody's here
		switch {
		case address.ID != "" && doc != nil:
			if ids, known := l.ids(doc); known && !slices.Contains(ids, address.ID) {
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
		if _, waits := l.tree.Unpublished[was]; !waits && (l.tree.Page(to) == nil || public[to]) {
			closed[path.Dir(was)+"/*"] = was
		}
	}
	for _, doc := range l.tree.Documents {
		was := cmp.Or(closed[doc.Path], closed[path.Dir(doc.Path)+"/*"])
		if was != "" && doc.Matter.Common().Access == "" && !public[doc.Path] && !l.mustSay(doc) {
			l.diags = append(l.diags, unsaid(doc, "Only members could read %s as it was published, and this page does not say who may read it now.", was))
		}
	}
}

// mustSay says that Seal reports a page that does not say who may read it.
func (l *linker) mustSay(doc *content.Document) bool {
	return l.sealed() && l.tree.Model.Template(doc.Template).Open == ""
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
	entry := fmt.Sprintf("  - from: %s\n    to: %s", path, cmp.Or(l.suggest(path), "/"))
	if l.tree.At("site", "redirects").Line == 0 {
		return fmt.Sprintf("%s, with these lines at the end of %s:\nredirects:\n%s", request, file, entry)
	}
	return fmt.Sprintf("%s, with these lines below “redirects:” in %s:\n%s", request, file, entry)
}

func withdrawnPart(address content.Published, doc *content.Document, ids []string) diag.Diagnostic {
	problem := diag.Warnf("fragment-gone", diag.Pos{File: doc.File}, "%s#%s was published, and the page has no such part any more.", address.Path, address.ID)
	hint := fmt.Sprintf("If its heading reads otherwise now, write {#%s} behind it. If the part has been removed, silence this warning.", address.ID)
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

// NewAddresses are those of the pages and their parts which are not on the list of published
// ones, or for other readers than may read them now; sorted. The list is sorted too; of one
// that is not, some addresses may be returned again.
func NewAddresses(tree *content.Tree) (missing []content.Published, diags diag.List) {
	next, stop := iter.Pull(addresses(tree))
	defer stop()
	own, more := next()
	advance := func(isListed bool) {
		if !isListed {
			missing = append(missing, own)
		}
		own, more = next()
	}
	diags = tree.Published.Each(func(listed content.Published) {
		for more && own.Address < listed.Address {
			advance(false)
		}
		if more && own.Address == listed.Address {
			advance(own.Members == listed.Members)
		}
	})
	for more {
		advance(false)
	}
	return missing, diags
}

// addresses yields those of the pages and their parts, sorted: # comes before all that the
// name of a page can hold.
func addresses(tree *content.Tree) iter.Seq[content.Published] {
	l := newLinker(tree)
	return func(yield func(content.Published) bool) {
		for _, path := range tree.Paths() {
			doc := tree.Page(path)
			ids, _ := l.ids(doc)
			of := []string{path}
			for _, id := range ids {
				if !strings.Contains(id, "_") { // those of footnotes are numbers
					of = append(of, path+"#"+id)
				}
			}
			slices.Sort(of)
			for _, address := range slices.Compact(of) {
				isMembers := address == path && access(doc.Matter.Common()) == schema.Members
				if !yield(content.Published{Address: address, Path: path, Members: isMembers}) {
					return
				}
			}
		}
	}
}
