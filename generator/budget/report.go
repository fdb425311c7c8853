package budget

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"nightlight/generator/bundle"
	"nightlight/generator/diag"
)

// Site is what a report is about.
type Site struct {
	Bundle *bundle.Bundle
	Pages  []Page
	// Members are the files that only members fetch, by address.
	Members map[string][]byte
}

// Page is one of a site's pages.
type Page struct {
	// Path is its address, Template the kind of page that it is.
	Path, Template string
	// Files are the paths of its files in the output.
	Files []string
}

// Report says what a site weighs.
type Report struct {
	limits  Limits
	site    Site
	press   press
	weighed []page         // the heaviest first
	sizes   map[string]int // of bundled files, by address
}

// reading is what something weighs.
type reading struct {
	of     string // the page or the file that it belongs to
	weight int
	parts  []bundle.Part
}

// Report weighs a site whose pages have been made.
func (s *Scale) Report(limits Limits, site Site) *Report {
	return &Report{limits: limits, site: site, press: press{cache: s.Cache}, weighed: s.pages(), sizes: map[string]int{}}
}

// Over returns a problem for each budget that is exceeded. It names the worst page,
// counts the others, and lists the largest parts.
func (r *Report) Over(severity diag.Severity) (diags diag.List) {
	for _, m := range Measures {
		limit, limited := r.limits[m.Key]
		if !limited {
			continue
		}
		readings := slices.DeleteFunc(m.readings(r), func(got reading) bool { return got.weight <= limit.Most })
		if len(readings) == 0 {
			continue
		}
		worst := slices.MaxFunc(readings, func(a, b reading) int { return cmp.Compare(a.weight, b.weight) })
		d := diag.Warnf(limit.Pos, "%s", m.sentence(worst, limit, len(readings)-1)).
			WithHint("make the largest parts smaller or load them when they are needed; a higher budget is the last resort")
		d.Severity, d.Detail = severity, list(worst.parts)
		diags = append(diags, d)
	}
	return diags
}

// sentence says how much too heavy something is.
func (m Measure) sentence(worst reading, limit Limit, more int) string {
	subject := m.subject
	if strings.Contains(subject, "%s") {
		subject = fmt.Sprintf(subject, worst.of)
	}
	text := fmt.Sprintf("%s: %s, %s more than the budget of %s", subject,
		m.say(worst.weight), m.say(worst.weight-limit.Most), m.say(limit.Most))
	switch {
	case more == 1:
		text += ", and another page is over it too"
	case more > 1:
		text += fmt.Sprintf(", and %d other pages are over it too", more)
	}
	return text
}

// largest is how many parts a problem lists.
const largest = 5

func list(parts []bundle.Part) string {
	slices.SortStableFunc(parts, func(a, b bundle.Part) int { return cmp.Compare(b.Bytes, a.Bytes) })
	lines := make([]string, 0, largest)
	for _, part := range parts[:min(len(parts), largest)] {
		lines = append(lines, fmt.Sprintf("%9s  %s", Size(part.Bytes), part.Source))
	}
	if len(lines) == 0 {
		return ""
	}
	return "The largest parts, before compression:\n" + strings.Join(lines, "\n")
}

// Row is what one page weighs, in bytes.
type Row struct {
	Path          string
	Scripts, HTML int
}

// Rows are the pages and what they weigh, in the order of their addresses. A page
// whose HTML was not weighed has none.
func (r *Report) Rows() []Row {
	html := make(map[string]int, len(r.weighed))
	for _, page := range r.weighed {
		html[page.file] = page.gzip
	}
	rows := make([]Row, len(r.site.Pages))
	for i, got := range r.scripts() {
		rows[i] = Row{Path: got.of, Scripts: got.weight, HTML: html[r.site.Pages[i].Files[0]]}
	}
	slices.SortFunc(rows, func(a, b Row) int { return cmp.Compare(a.Path, b.Path) })
	return rows
}

// Heaviest is the page with the most script.
func (r *Report) Heaviest() Row {
	return slices.MaxFunc(r.Rows(), func(a, b Row) int { return cmp.Compare(a.Scripts, b.Scripts) })
}

// Shared are what all pages load at first beside their scripts: the style sheet,
// with gzip, and the fonts.
func (r *Report) Shared() (style, fonts int) {
	return r.style()[0].weight, r.fonts()[0].weight
}
