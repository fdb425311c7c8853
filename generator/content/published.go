package content

import (
	"errors"
	"io/fs"
	"strings"

	"nightlight/generator/diag"
)

// PublishedFile lists the addresses that a live site has published, one on each line:
// /services, or /services#one-to-one for a part of a page.
const PublishedFile = Root + "/published.lock"

// Published is an address that the site has published once.
type Published struct {
	// Path is the page's, and ID that of a part of it, or "".
	Path, ID string
	// Pos is its line.
	Pos diag.Pos
}

// readPublished reads the list, if there is one.
func (l *loader) readPublished() {
	if _, err := fs.Stat(l.FS, PublishedFile); errors.Is(err, fs.ErrNotExist) {
		return
	}
	data, problem := l.readText(PublishedFile)
	if problem != nil {
		l.report(*problem)
		return
	}
	seen := map[string]bool{} // merging two histories can leave a line twice
	for i, line := range diag.Lines(data) {
		pos := diag.Pos{File: PublishedFile, Line: i + 1, Column: 1}
		line = strings.TrimSpace(line)
		switch path, id, _ := strings.Cut(line, "#"); {
		case path == "", seen[line]:
			// blank, a remark, or known
		case path[0] != '/':
			l.report(diag.Errorf(pos, "This is no address of the site: each line begins with / or #.").
				WithHint("Take the file from the project's history; a build of the live site adds what is missing."))
		default:
			seen[line] = true
			l.tree.Published = append(l.tree.Published, Published{path, id, pos})
		}
	}
}
