package render

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

func cannotLoad(failed *moduleError) diag.Diagnostic {
	pos := diag.Pos{File: "components"}
	if failed.thrown != nil {
		if at, ok := firstComponent(failed.thrown.Stack); ok {
			pos = at
		}
	}
	return diag.Errorf("component-load", pos, "The components cannot be loaded, so no page can be rendered: %v", failed.err).
		WithHint("This happens while the file is imported, outside of any component.")
}

// pageReport is what a component printed or threw while a page was rendered.
type pageReport struct {
	stack, text string
	// components is React's own stack of what was thrown.
	components string
	job        Job
}

// place is where its stack leads to in components/, and what happened there: equal for what
// one line does on many pages.
func (r pageReport) place() string {
	pos, _ := firstComponent(r.stack) // empty when no component is known
	return pos.String() + "\x00" + r.text
}

// alike puts reports together that have the same place, sorted by place and page.
func alike(reports []pageReport) (groups [][]pageReport) {
	slices.SortFunc(reports, func(a, b pageReport) int {
		return cmp.Or(cmp.Compare(a.place(), b.place()), cmp.Compare(a.job.File, b.job.File))
	})
	for i, report := range reports {
		if i == 0 || report.place() != reports[i-1].place() {
			groups = append(groups, nil)
		}
		last := &groups[len(groups)-1]
		*last = append(*last, report)
	}
	return groups
}

// printedDiagnostics are one warning for each text, however many pages print it.
func printedDiagnostics(prints []pageReport) (diags diag.List) {
	for _, same := range alike(prints) {
		if text := strings.TrimSpace(same[0].text); text != "" {
			diags = append(diags, printedDiagnostic(same[0], text, len(same)))
		}
	}
	return diags
}

// thrownDiagnostics are one error for each line that throws, however many pages show it.
func thrownDiagnostics(throws []pageReport) (diags diag.List) {
	for _, same := range alike(throws) {
		d := threw(same[0])
		if more := len(same) - 1; more > 0 {
			d.Hint += fmt.Sprintf(" The same happens on %d more %s.", more, map[bool]string{true: "page", false: "pages"}[more == 1])
		}
		diags = append(diags, d)
	}
	return diags
}

func printedDiagnostic(r pageReport, text string, pages int) diag.Diagnostic {
	pos, ok := firstComponent(r.stack)
	if !ok {
		pos = diag.Pos{File: r.job.Source}
	}
	line, rest, _ := strings.Cut(text, "\n")
	d := diag.Warnf("component-printed", pos, "A component printed, while %s was rendered: %s", r.job.Page.Path, line)
	d.Detail = rest
	if pages > 1 {
		d = d.WithHint("It is printed %d times, for other pages too.", pages)
	}
	return d
}

func stopped(job Job, err error) diag.Diagnostic {
	return diag.Errorf("render-stopped", diag.Pos{File: job.Source}, "The page %s could not be rendered: %v.", job.Page.Path, err).
		WithHint("A component of the template “%s” may loop for ever or end the process.", job.Page.Template)
}

func threw(r pageReport) diag.Diagnostic {
	pos, ok := firstComponent(r.stack)
	if !ok {
		pos = diag.Pos{File: r.job.Source}
	}
	d := diag.Errorf("component-threw", pos, "Rendering the page %s failed: %s", r.job.Page.Path, r.text).
		WithHint("The page comes from %s.", r.job.Source)
	d.Detail = trimLines(r.components)
	return d
}

var frame = pattern.Of(`components/([\w./-]+\.tsx?):(\d+):(\d+)`)

func firstComponent(stack string) (diag.Pos, bool) {
	m := frame().FindStringSubmatch(strings.ReplaceAll(stack, `\`, "/"))
	if m == nil {
		return diag.Pos{}, false
	}
	line, _ := strconv.Atoi(m[2])
	column, _ := strconv.Atoi(m[3])
	return diag.Pos{File: "components/" + m[1], Line: line, Column: column}, true
}

// trimLines shortens a component stack to names and places in components/.
func trimLines(stack string) string {
	var lines []string
	for line := range strings.Lines(strings.TrimSpace(stack)) {
		line = strings.TrimSpace(strings.ReplaceAll(line, `\`, "/"))
		name, _, _ := strings.Cut(line, " (")
		if m := frame().FindString(line); m != "" {
			name += " (" + m + ")"
		}
		lines = append(lines, name)
	}
	return strings.Join(lines, "\n")
}
