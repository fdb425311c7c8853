package content

import (
	"bufio"
	"cmp"
	"errors"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
)

// PublishedFile lists the addresses that a live site has published, one on each line:
// /services, or /services#one-to-one for a part of a page. A word behind the address says who
// could read the page, where that was not everybody: members, or sealed where it was
// published encrypted. Files that were sealed are listed too, by their paths:
// public/plan.pdf sealed.
const PublishedFile = Root + "/published.lock"

// Sealed is the access to what is published encrypted.
const Sealed schema.Access = "sealed"

// accesses are from the widest to the narrowest.
var accesses = []schema.Access{schema.Public, schema.Members, Sealed}

// IsNarrower says that fewer can read with one access than with another.
func IsNarrower(one, other schema.Access) bool {
	return slices.Index(accesses, one) > slices.Index(accesses, other)
}

// PublishedList is the list in PublishedFile. It grows with the site for as long as there
// is one, so it is read line by line wherever it is needed, and the limits of an author's
// texts do not apply to it.
type PublishedList struct{ fsys fs.FS }

// ReadPublished returns the list of a site, by its root.
func ReadPublished(root fs.FS) PublishedList { return PublishedList{root} }

// Published is an address that the site has published once.
type Published struct {
	// Address is the whole of it, Path the page's, and ID that of a part of the page, or "".
	// Those of a file that was sealed are its path below the site's root.
	Address, Path, ID string
	// Access says who could read it.
	Access schema.Access
	// Pos is its line.
	Pos diag.Pos
}

// IsFile says that it is a file that was sealed, and no address.
func (p Published) IsFile() bool { return p.Path[0] != '/' }

// parsePublished reads a line; false where it is none of the list.
func parsePublished(line string, pos diag.Pos) (p Published, ok bool) {
	address, access, _ := strings.Cut(line, " ")
	p = Published{Address: address, Access: cmp.Or(schema.Access(access), schema.Public), Pos: pos}
	p.Path, p.ID, _ = strings.Cut(address, "#")
	isListed := p.Path[0] == '/' || p.Access == Sealed
	return p, isListed && slices.Contains(accesses, p.Access)
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
		line := strings.TrimSpace(strings.TrimPrefix(lines.Text(), "\uFEFF"))
		if line == "" || line[0] == '#' || line == last { // merging two histories can leave a line twice
			continue
		}
		published, ok := parsePublished(line, pos)
		if !ok {
			diags = append(diags, notAnAddress(pos))
			continue
		}
		last = line
		yield(published)
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

// With returns the lines of the list and others, sorted, each address once with the
// narrowest access, and how many lines are new or changed.
func (l PublishedList) With(others []Published) (lines []string, added int, diags diag.List) {
	byAddress := map[string]Published{}
	note := func(p Published) {
		if listed, ok := byAddress[p.Address]; !ok || IsNarrower(p.Access, listed.Access) {
			byAddress[p.Address] = p
			added++
		}
	}
	diags = l.Each(note)
	added = 0
	for _, other := range others {
		note(other)
	}
	return linesOf(byAddress), added, diags
}

// Unsealed returns the lines of the list as they are once a library is no longer sealed, and
// what then becomes readable for whoever knows its address.
func (l PublishedList) Unsealed() (lines []string, opened []Published, diags diag.List) {
	byAddress := map[string]Published{}
	diags = l.Each(func(p Published) {
		if p.Access == Sealed {
			opened = append(opened, p)
			p.Access = schema.Members
		}
		if !p.IsFile() {
			byAddress[p.Address] = p
		}
	})
	return linesOf(byAddress), opened, diags
}

func linesOf(byAddress map[string]Published) (lines []string) {
	for _, address := range slices.Sorted(maps.Keys(byAddress)) {
		line := address
		if access := byAddress[address].Access; access != schema.Public {
			line += " " + string(access)
		}
		lines = append(lines, line)
	}
	return lines
}
