package site

import (
	"fmt"
	"io/fs"
	"slices"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Opened is something that only members could read as it was published last, and that
// everybody could read now.
type Opened struct {
	// Path is the address at which it is now, or the path of a file.
	Path string
	// Problem says so, as an error.
	Problem diag.Diagnostic
}

// IsSealed says that members' files are published encrypted. With a fault in the key they are
// as well: then there is no site.
func IsSealed(tree *content.Tree) bool {
	if tree.Model.LibraryKey == nil {
		return false
	}
	key, diags := tree.Model.LibraryKey(tree)
	return key != nil || diags.HasErrors()
}

// accessNow says who can read a page as it is published now.
func (l *linker) accessNow(doc *content.Document) schema.Access {
	now := access(doc.Matter.Common())
	if now == schema.Members && l.sealed() {
		return content.Sealed
	}
	return now
}

// checkPrivate judges what only members could read as it was published last.
func (l *linker) checkPrivate(listed []content.Published) (opened []Opened, files []content.Published) {
	var sealed []content.Published
	for _, private := range listed {
		if private.Access == content.Sealed {
			sealed = append(sealed, private)
		}
		if private.IsFile() {
			files = append(files, private)
		} else if doc := l.tree.Page(l.destination(private.Path)); doc != nil && access(doc.Matter.Common()) == schema.Public {
			opened = append(opened, openedPage(private, doc))
		}
	}
	// The list remembers it apart from the file that holds the key, of which an older one may
	// come back.
	if len(sealed) > 0 && !l.sealed() {
		l.diags = append(l.diags, diag.Errorf(sealed[0].Pos, "The library was published sealed, and it would not be any more: %d of its pages and files, %s first, could be read by whoever finds their addresses.", len(sealed), sealed[0].Path).
			WithHint("Bring the file that holds its key back from the project's history. Or say that the library is to be hidden only, with: nightlight member set --protect flag"))
	}
	return l.withoutPublished(opened), files
}

// withoutPublished leaves out where a redirect leads to a page that was public before: a
// guide that was withdrawn has not become public.
func (l *linker) withoutPublished(opened []Opened) []Opened {
	if len(opened) == 0 {
		return nil
	}
	wasPublic := map[string]bool{}
	_ = l.tree.Published.Each(func(listed content.Published) {
		wasPublic[listed.Path] = wasPublic[listed.Path] || listed.Access == schema.Public && listed.ID == ""
	})
	return slices.DeleteFunc(opened, func(o Opened) bool { return wasPublic[o.Path] })
}

// openedFiles are those of the files that were sealed when they were published last, and that
// are still there and are not now.
func openedFiles(before []content.Published, sealed []string, fsys fs.FS) (opened []Opened) {
	for _, listed := range before {
		if _, err := fs.Stat(fsys, listed.Path); err == nil && !slices.Contains(sealed, listed.Path) {
			problem := diag.Errorf(diag.Pos{File: listed.Path}, "Only members could open %s, and everybody could now: a public page leads to it, or none does.", listed.Path).
				WithHint("Remove it from the public pages. %s", confirmation(listed))
			opened = append(opened, Opened{listed.Path, problem})
		}
	}
	return opened
}

func openedPage(listed content.Published, doc *content.Document) Opened {
	pos := doc.At("access")
	if pos.Line == 0 {
		pos = diag.Pos{File: doc.File}
	}
	what := listed.Path
	if listed.Path != doc.Path {
		what += ", which is at " + doc.Path + " now"
	}
	return Opened{doc.Path, diag.Errorf(pos, "Only members could read %s, and everybody could now.", what).
		WithHint("Write “access: members” into its front matter. %s", confirmation(listed))}
}

func confirmation(listed content.Published) string {
	what := fmt.Sprintf("the word “%s” from", listed.Access)
	if listed.IsFile() {
		what = "the whole of"
	}
	return fmt.Sprintf("Or, if everybody may have it, remove %s line %d of %s.", what, listed.Pos.Line, listed.Pos.File)
}
