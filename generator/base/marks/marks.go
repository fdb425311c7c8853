// Package marks finds what people, programs and word processors leave in texts. All that it knows
// stands in marks.yaml.
package marks

import (
	_ "embed"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"golang.org/x/text/encoding/charmap"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// Mark is a row of marks.yaml, whose head explains the keys.
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

	needs    []string
	compiled func() *regexp.Regexp
}

// Hit is a mark in a text: the bytes that are marked, and what was meant, if that is known.
type Hit struct {
	*Mark
	Begin, End int
	Meant      string
	IsKnown    bool
}

// Warning is the problem with a hit at a position.
func (h Hit) Warning(pos diag.Pos) diag.Diagnostic {
	return diag.Warnf(h.ID, pos, "%s", h.Says).WithHint("%s", h.Fix)
}

// Marks are those that are looked for in one kind of text.
type Marks struct{ List []Mark }

//go:embed marks.yaml
var source []byte

var byKind = sync.OnceValue(func() map[string]*Marks {
	var all []Mark
	if err := yaml.Unmarshal(source, &all); err != nil {
		panic("marks: " + err.Error()) // a test reads it
	}
	kinds := map[string]*Marks{}
	for _, mark := range all {
		if kinds[mark.In] == nil {
			kinds[mark.In] = new(Marks)
		}
		mark.compiled = pattern.Of(mark.Pattern)
		needs, err := strconv.Unquote(`"` + mark.Needs + `"`)
		if err != nil {
			panic("marks: " + mark.Needs)
		}
		mark.needs = strings.Split(needs, "¦")
		kinds[mark.In].List = append(kinds[mark.In].List, mark)
	}
	return kinds
})

// In returns the marks of one kind of text: text, shown, line or component.
func In(kind string) *Marks { return byKind()[kind] }

// All returns the hits in a text, mark by mark.
func (m *Marks) All(text string) (hits []Hit) {
	var pairs pairs
	pairs.add(text)
	for i := range m.List {
		mark := &m.List[i]
		if !mark.canBeIn(text, &pairs) {
			continue
		}
		for _, at := range mark.matches(text) {
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

// matches are the places of the pattern, as regexp returns them.
func (m *Mark) matches(text string) [][]int {
	if m.Line {
		return pattern.InLines(m.compiled(), text, m.needs...)
	}
	return m.compiled().FindAllStringSubmatchIndex(text, -1)
}

// canBeIn reports whether a text has one of the needs, which is far quicker than the expression.
func (m *Mark) canBeIn(text string, pairs *pairs) bool {
	return slices.ContainsFunc(m.needs, func(need string) bool { return pairs.mayHave(need) && strings.Contains(text, need) })
}

// pairs has a bit for each byte of a text and the one before it: most needs have a pair that
// a text has not, and are not looked for.
type pairs [256][4]uint64

func (p *pairs) add(text string) {
	before := byte(0)
	for i := range len(text) {
		p[text[i]][before/64] |= 1 << (before % 64)
		before = text[i]
	}
}

func (p *pairs) mayHave(need string) bool {
	for i := 1; i < len(need); i++ {
		if before := need[i-1]; p[need[i]][before/64]&(1<<(before%64)) == 0 {
			return false
		}
	}
	return p[need[0]] != [4]uint64{}
}

// Find returns the warnings about a file, at most one for each line, and none where a hit lies in
// one of the quiet parts, which are offsets.
func (m *Marks) Find(file, text string, quiet [][]int) (diags diag.List) {
	said := map[int]bool{}
	for _, hit := range m.All(text) {
		d := hit.Warning(diag.Pos{File: file}).Marking(text, hit.Begin, hit.End)
		if said[d.Line] || slices.ContainsFunc(quiet, func(at []int) bool { return at[0] <= hit.Begin && hit.End <= at[1] }) {
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

// decoded reads bytes in UTF-8 that were taken for Windows-1252; empty where some are lost.
func decoded(text string) string {
	bytes, err := charmap.Windows1252.NewEncoder().String(text)
	if err != nil || !utf8.ValidString(bytes) || strings.ContainsRune(bytes, utf8.RuneError) {
		return ""
	}
	return bytes
}
