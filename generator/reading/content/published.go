package content

import (
	"errors"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
)

// PublishedFile lists the addresses that a live site has published, one on each line:
// /services#one-to-one. The word members stands behind that of a members' page.
const PublishedFile = Root + "/published.lock"

// PublishedList is the list in PublishedFile. It grows for ever, so it is read without the
// limits of an author's texts.
type PublishedList struct{ fsys fs.FS }

// ReadPublished returns the list of a site, by its root.
func ReadPublished(root fs.FS) PublishedList { return PublishedList{root} }

// Published is an address that the site has published once.
type Published struct {
	// Address is the whole of it, Path the page's, and ID that of a part of the page, or "".
	Address, Path, ID string
	// Members says that only they could read it.
	Members bool
}

// membersWord marks what only members could read.
const membersWord = "members"

// parsePublished reads a line; false where it is none of the list.
func parsePublished(line string) (p Published, ok bool) {
	address, word, isMarked := strings.Cut(line, " ")
	p = Published{Address: address, Members: isMarked}
	p.Path, p.ID, _ = strings.Cut(address, "#")
	return p, p.Path[0] == '/' && (!isMarked || word == membersWord)
}

// Each hands the addresses to yield, in the order of their lines.
func (l PublishedList) Each(yield func(Published)) (diags diag.List) {
	data, err := fs.ReadFile(l.fsys, PublishedFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	} else if err != nil {
		return diag.List{problemOf(PublishedFile, err)}
	}
	pos, last := diag.Pos{File: PublishedFile, Column: 1}, ""
	for line := range strings.Lines(strings.TrimPrefix(string(data), "\uFEFF")) {
		pos.Line++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' || line == last { // merging two histories can leave a line twice
			continue
		}
		published, ok := parsePublished(line)
		if !ok {
			diags = append(diags, diag.Errorf("published-line", pos, "This isn't an address on the site: each line begins with / or #.").
				WithHint("Take the file from the project's history; a build of the live site adds what is missing."))
			continue
		}
		last = line
		yield(published)
	}
	return diags
}

// With returns the lines of the list and others, sorted, and how many are new or changed.
func (l PublishedList) With(others []Published) (lines []string, added int, diags diag.List) {
	byAddress := map[string]Published{}
	diags = l.Each(func(p Published) { byAddress[p.Address] = p })
	for _, p := range others {
		if listed, ok := byAddress[p.Address]; !ok || listed.Members != p.Members {
			byAddress[p.Address] = p
			added++
		}
	}
	for _, address := range slices.Sorted(maps.Keys(byAddress)) {
		if byAddress[address].Members {
			address += " " + membersWord
		}
		lines = append(lines, address)
	}
	return lines, added, diags
}
