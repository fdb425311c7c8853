// Package marks finds leftovers of people, programs and word processors in texts. All patterns
// are in marks.yaml.
package marks

import (
	_ "embed"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"golang.org/x/text/encoding/charmap"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// Mark is a row of marks.yaml, which documents the keys at its top.
type Mark struct {
	ID      diag.ID
	In      string
	Body    bool
	Pattern string
	Needs   string
	Line    bool
	Says    string
	Fix     string
	Replace *string
	Spaces  *string
	Found   []string
	Not     []string

	compiled func() *regexp.Regexp
}

// Hit is a mark in a text: the offsets of the marked bytes, and their correction if it is known.
type Hit struct {
	*Mark
	Begin, End int
	Meant      string
	IsKnown    bool
}

// Marks are the marks of one kind of text.
type Marks struct {
	List []Mark
	// needs are lists of needs that begin with the same two bytes, and group is the index of
	// the list for two bytes: 0, an empty list, for most.
	needs [][]need
	group [1 << 16]uint16
}

type need struct {
	text string
	mark int
}

//go:embed marks.yaml
var source []byte

var byKind = sync.OnceValue(func() map[string]*Marks {
	var all []Mark
	if err := yaml.Unmarshal(source, &all); err != nil {
		panic("marks: " + err.Error()) // a test would have failed
	}
	kinds := map[string]*Marks{}
	for _, mark := range all {
		if kinds[mark.In] == nil {
			kinds[mark.In] = &Marks{needs: make([][]need, 1)} // the empty list
		}
		mark.compiled = pattern.Of(mark.Pattern)
		needs, err := strconv.Unquote(`"` + mark.Needs + `"`)
		if err != nil {
			panic("marks: " + mark.Needs)
		}
		kinds[mark.In].add(mark, strings.Split(needs, "¦"))
	}
	return kinds
})

// In returns the marks of one kind of text: text, shown, line or component.
func In(kind string) *Marks { return byKind()[kind] }

func (m *Marks) add(mark Mark, needs []string) {
	for _, text := range needs {
		for second := range 256 {
			if len(text) > 1 && text[1] != byte(second) {
				continue
			}
			group := &m.group[pair(text[0], byte(second))]
			if *group == 0 {
				m.needs = append(m.needs, nil)
				*group = uint16(len(m.needs) - 1)
			}
			m.needs[*group] = append(m.needs[*group], need{text, len(m.List)})
		}
	}
	m.List = append(m.List, mark)
}

func pair(first, second byte) int { return int(first)<<8 | int(second) }

// places returns the offsets of each mark's needs, or nil if there are none. Without them a text
// contains no mark, and searching for them is much faster than matching the expressions.
func (m *Marks) places(text string) (places [][]int) {
	for i := range len(text) {
		second := byte(0)
		if i+1 < len(text) {
			second = text[i+1]
		}
		group := m.group[pair(text[i], second)]
		if group == 0 {
			continue
		}
		for _, need := range m.needs[group] {
			if strings.HasPrefix(text[i:], need.text) {
				if places == nil {
					places = make([][]int, len(m.List))
				}
				places[need.mark] = append(places[need.mark], i)
			}
		}
	}
	return places
}

// All returns the hits in a text, mark by mark.
func (m *Marks) All(text string) (hits []Hit) {
	for i, places := range m.places(text) {
		mark := &m.List[i]
		for _, at := range mark.matches(text, places) {
			hit := Hit{Mark: mark, Begin: at[0], End: at[1]}
			if len(at) > 2 && at[2] >= 0 {
				hit.Begin, hit.End = at[2], at[3]
			}
			if hit.IsKnown = mark.Replace != nil; hit.IsKnown {
				hit.Meant = string(mark.compiled().ExpandString(nil, *mark.Replace, text, at))
			}
			if mark.Spaces != nil {
				hit.IsKnown, hit.Meant = true, strings.ReplaceAll(text[hit.Begin:hit.End], " ", *mark.Spaces)
			}
			if mark.ID == "leftover-encoding" {
				hit.Meant = decoded(text[hit.Begin:hit.End])
				hit.IsKnown = hit.Meant != ""
			}
			hits = append(hits, hit)
		}
	}
	return hits
}

// matches returns the matches of the pattern, as regexp does, in a text with these needs.
func (m *Mark) matches(text string, needs []int) [][]int {
	switch {
	case needs == nil:
		return nil
	case m.Line:
		return pattern.InLines(m.compiled(), text, needs)
	}
	return m.compiled().FindAllStringSubmatchIndex(text, -1)
}

// Find returns the warnings about a file, at most one for each line, and none for hits that isQuiet
// excludes.
func (m *Marks) Find(file, text string, isQuiet func(Hit, diag.Pos) bool) (diags diag.List) {
	said := map[int]bool{}
	for _, hit := range m.All(text) {
		d := diag.Warnf(hit.ID, diag.Pos{File: file}, "%s", hit.Says).WithHint("%s", hit.Fix).Marking(text, hit.Begin, hit.End)
		if said[d.Line] || isQuiet != nil && isQuiet(hit, d.Pos) {
			continue
		}
		said[d.Line] = true
		if hit.IsKnown {
			d = d.WithReplacement(text[hit.Begin:hit.End], hit.Meant)
		}
		diags = append(diags, d)
	}
	return diags
}

// decoded repairs UTF-8 that was decoded as Windows-1252; it returns "" if bytes are lost.
func decoded(text string) string {
	bytes, err := charmap.Windows1252.NewEncoder().String(text)
	if err != nil || !utf8.ValidString(bytes) || strings.ContainsRune(bytes, utf8.RuneError) {
		return ""
	}
	return bytes
}
