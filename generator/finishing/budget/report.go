package budget

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/rendering/bundle"
)

// Input is what a report is about.
type Input struct {
	Bundle *bundle.Bundle
	Pages  []Page
	// Members are the files that only members fetch, by address.
	Members map[string][]byte
	// Search is the index in which everybody searches; it is nil where there is none.
	Search []byte
	// Lengths are those of the site's files, in bytes, of which only the longest are measured;
	// nil to measure all pages.
	Lengths map[string]int
	// Read returns the file of a page.
	Read func(ctx context.Context, file string) ([]byte, error)
}

// Page is one of a site's pages.
type Page struct {
	// Path is its address, Template the kind of page that it is.
	Path, Template string
	// Files are the paths of its files in the output.
	Files []string
}

// Report says what a site measures.
type Report struct {
	limits  Limits
	input   Input
	meter   *Meter
	pages   map[string]pageSize // by file
	bundled map[string]int      // sizes of bundled files, by address
}

// Report measures a site whose pages have been made.
func (m *Meter) Report(ctx context.Context, limits Limits, input Input) (*Report, diag.List) {
	r := &Report{limits: limits, input: input, meter: m, bundled: map[string]int{}}
	var diags diag.List
	r.pages, diags = m.pages(ctx, input)
	return r, diags
}

// Over returns a problem for each budget that is exceeded. It names the worst page,
// counts the others, and lists the largest parts.
func (r *Report) Over(severity diag.Severity) (diags diag.List) {
	for _, m := range metrics {
		limit, limited := r.limits[m.Key]
		if !limited {
			continue
		}
		over := slices.DeleteFunc(m.measure(r), func(found measurement) bool { return found.size <= limit.Most })
		if len(over) == 0 {
			continue
		}
		worst := slices.MaxFunc(over, func(a, b measurement) int { return cmp.Compare(a.size, b.size) })
		d := diag.Warnf(limit.Pos, "%s", m.sentence(worst, limit, len(over)-1)).
			WithHint("Make the largest parts smaller or load them when they are needed; a higher budget is the last resort.")
		d.Severity, d.Detail = severity, list(worst.parts)
		diags = append(diags, d)
	}
	return diags
}

// sentence says by how much something is too large.
func (m metric) sentence(worst measurement, limit Limit, more int) string {
	subject := m.subject
	if strings.Contains(subject, "%s") {
		subject = fmt.Sprintf(subject, worst.of)
	}
	text := fmt.Sprintf("%s%s: %s, %s more than the budget of %s", strings.ToUpper(subject[:1]), subject[1:],
		m.show(worst.size), m.show(worst.size-limit.Most), m.show(limit.Most))
	switch {
	case more == 1:
		text += ", and another page is over it too"
	case more > 1:
		text += fmt.Sprintf(", and %d other pages are over it too", more)
	}
	return text + "."
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

// Row is what one page measures, in bytes.
type Row struct {
	Path                  string
	Scripts, Styles, HTML int
}

// Rows are the pages and what they measure, in the order of their addresses. A page
// whose HTML was not measured has none.
func (r *Report) Rows() []Row {
	scripts, styles := r.scripts(), r.styles()
	rows := make([]Row, len(r.input.Pages))
	for i, page := range r.input.Pages {
		rows[i] = Row{Path: page.Path, Scripts: scripts[i].size, Styles: styles[i].size, HTML: r.pages[page.Files[0]].Gzip}
	}
	slices.SortFunc(rows, func(a, b Row) int { return cmp.Compare(a.Path, b.Path) })
	return rows
}

// Heaviest is the page with the most script.
func (r *Report) Heaviest() Row {
	return slices.MaxFunc(r.Rows(), func(a, b Row) int { return cmp.Compare(a.Scripts, b.Scripts) })
}

// Fonts is what every page loads of fonts at first, in bytes.
func (r *Report) Fonts() int { return r.fonts()[0].size }
