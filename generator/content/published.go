package content

import (
	"bufio"
	"errors"
	"io/fs"
	"slices"
	"strings"

	"nightlight/generator/diag"
)

// PublishedFile lists the addresses that a live site has published, one on each line:
// /services, or /services#one-to-one for a part of a page.
const PublishedFile = Root + "/published.lock"

// PublishedList is the list in PublishedFile. It grows with the site for as long as there
// is one, so it is read line by line wherever it is needed, and the limits of an author's
// texts do not apply to it.
type PublishedList struct{ fsys fs.FS }

// Published is an address that the site has published once.
type Published struct {
	// Address is the whole of it, Path the page's, and ID that of a part of the page, or "".
	Address, Path, ID string
	// Pos is its line.
	Pos diag.Pos
}

// Each hands the addresses to yield, in the order of their lines.
func (l PublishedList) Each(yield func(Published)) (diags diag.List) {
	info, err := fs.Stat(l.fsys, PublishedFile)
	if err == nil && !info.Mode().IsRegular() {
		return diag.List{problemOf(PublishedFile, errNoFile)}
	}
	file, err := l.fsys.Open(PublishedFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	} else if err != nil {
		return diag.List{problemOf(PublishedFile, err)}
	}
	defer file.Close()
	pos := diag.Pos{File: PublishedFile, Column: 1}
	lines, last := bufio.NewScanner(file), ""
	for lines.Scan() {
		pos.Line++
		address := strings.TrimSpace(strings.TrimPrefix(lines.Text(), "\uFEFF"))
		switch path, id, _ := strings.Cut(address, "#"); {
		case path == "", address == last: // merging two histories can leave a line twice
		case path[0] != '/':
			diags = append(diags, notAnAddress(pos))
		default:
			last = address
			yield(Published{address, path, id, pos})
		}
	}
	switch err := lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		pos.Line++
		diags = append(diags, notAnAddress(pos))
	case err != nil:
		diags = append(diags, problemOf(PublishedFile, err))
	}
	return diags
}

func notAnAddress(pos diag.Pos) diag.Diagnostic {
	return diag.Errorf(pos, "This isn't an address on the site: each line begins with / or #.").
		WithHint("Take the file from the project's history; a build of the live site adds what is missing.")
}

// With returns the addresses of the list and others, sorted, each once, and how many of
// them the list does not hold.
func (l PublishedList) With(others []string) (all []string, added int, diags diag.List) {
	diags = l.Each(func(listed Published) { all = append(all, listed.Address) })
	slices.Sort(all)
	all = slices.Compact(all)
	added = -len(all)
	all = append(all, others...)
	slices.Sort(all)
	all = slices.Compact(all)
	return all, added + len(all), diags
}
