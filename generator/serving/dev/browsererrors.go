package dev

import (
	"cmp"
	"context"
	"encoding/json"
	"net/http"
	"path"
	"strings"
	"unicode/utf16"

	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/hostrules"
)

// The largest report in bytes, and the number of places printed for one version of the site. They
// are limited because any script on a page can send reports.
const (
	maxReport = 8 << 10
	maxTold   = 20
)

// browserError is a page's report of an error: the page and the positions in its stack. The message
// of the error stays in the browser.
type browserError struct {
	Page   string `json:"page"`
	Frames []struct {
		Script       string
		Line, Column int
	} `json:"frames"`
}

func (s *server) serveBrowserError(w http.ResponseWriter, r *http.Request) {
	var report browserError
	r.Body = http.MaxBytesReader(w, r.Body, maxReport)
	if !readJSON(w, r, &report) {
		return
	}
	s.mu.Lock()
	site := s.site
	s.mu.Unlock()
	if site == nil {
		http.NotFound(w, r)
		return
	}
	address := report.Page
	if _, isPage := hostrules.Locate(site, address); !isPage {
		address = "/404"
	}
	d := diag.Errorf("browser-error", diag.Pos{}, "A script failed in the browser, on the page %s.", address)
	for _, frame := range report.Frames {
		if at, ok := site.original(r.Context(), frame.Script, frame.Line, frame.Column); ok {
			d.Pos, d.Source = at.Pos, at.Source
			break
		}
	}
	place := cmp.Or(d.Pos.String(), address)
	s.mu.Lock()
	isNew := !s.told[place] && len(s.told) < maxTold
	s.told[place] = true
	s.mu.Unlock()
	if isNew {
		s.terminal.met(d.WithHint("The page shows what was thrown."))
	}
	answerJSON(w, d)
}

// original returns the component line behind a position in a script.
func (s *site) original(ctx context.Context, script string, line, column int) (d diag.Diagnostic, ok bool) {
	data, err := s.Read(ctx, script+".map")
	var m sourceMap
	if err != nil || json.Unmarshal(data, &m) != nil {
		return d, false
	}
	source, line, column, ok := m.original(line, column)
	if !ok || source >= len(m.SourcesContent) {
		return d, false
	}
	lines := strings.Split(m.SourcesContent[source], "\n")
	d.File = path.Join("dist/assets", m.Sources[source])
	if !strings.HasPrefix(d.File, "components/") || line > len(lines) {
		return d, false
	}
	d.Source = lines[line-1]
	before := utf16.Encode([]rune(d.Source))
	d.Line, d.Column = line, 1+len(utf16.Decode(before[:min(column-1, len(before))]))
	return d, true
}

type sourceMap struct {
	Sources        []string `json:"sources"`
	SourcesContent []string `json:"sourcesContent"`
	Mappings       string   `json:"mappings"`
}

// original returns the source, and the position in it, for a position in the script. Lines and
// columns start at 1; columns count UTF-16 code units.
func (m sourceMap) original(line, column int) (source, sourceLine, sourceColumn int, found bool) {
	var at [5]int // column in the script, source, line, column, name: each is encoded as a difference
	for i, row := range strings.Split(m.Mappings, ";") {
		at[0] = 0
		for segment := range strings.SplitSeq(row, ",") {
			numbers := decodeVLQ(segment)
			for field, difference := range numbers {
				at[field] += difference
			}
			if i == line-1 && at[0] < column && len(numbers) > 1 {
				source, sourceLine, sourceColumn, found = at[1], at[2]+1, at[3]+1, true
			}
		}
	}
	return source, sourceLine, sourceColumn, found && source < len(m.Sources)
}

const base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

// decodeVLQ returns the numbers of a segment. Each digit has five bits, lowest first, and a sixth
// that says whether more follow; the lowest bit of a number is its sign.
func decodeVLQ(segment string) (numbers []int) {
	number, shift := 0, 0
	for _, letter := range segment {
		digit := strings.IndexRune(base64Digits, letter)
		number |= (digit & 31) << shift
		if shift += 5; digit&32 != 0 {
			continue
		}
		if numbers = append(numbers, number>>1); number&1 != 0 {
			numbers[len(numbers)-1] *= -1
		}
		number, shift = 0, 0
	}
	return numbers
}
