package render

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
)

// cannotLoad is about components that fail before any page is rendered: at the line that
// throws, where the stack names one.
func cannotLoad(failed *moduleError) diag.Diagnostic {
	pos := diag.Pos{File: "components"}
	if failed.thrown != nil {
		if at, ok := firstComponent(failed.thrown.Stack); ok {
			pos = at
		}
	}
	return diag.Errorf(pos, "The components cannot be loaded, so no page can be rendered: %v", failed.err).
		WithHint("This happens while the file is imported, outside of any component.")
}

// pagePrint is what was printed while a page was rendered.
type pagePrint struct {
	printed
	job Job
}

// printedDiagnostics are one warning for each text, however many pages print it.
func printedDiagnostics(prints []pagePrint) (diags diag.List) {
	at := func(p pagePrint) string { // empty when no component is known
		pos, _ := firstComponent(p.Stack)
		return pos.String()
	}
	slices.SortFunc(prints, func(a, b pagePrint) int {
		return cmp.Or(cmp.Compare(at(a), at(b)), cmp.Compare(a.Text, b.Text), cmp.Compare(a.job.File, b.job.File))
	})
	for len(prints) > 0 {
		first, same := prints[0], 1
		for same < len(prints) && at(prints[same]) == at(first) && prints[same].Text == first.Text {
			same++
		}
		if text := strings.TrimSpace(first.Text); text != "" {
			diags = append(diags, printedDiagnostic(first, text, same))
		}
		prints = prints[same:]
	}
	return diags
}

func printedDiagnostic(p pagePrint, text string, pages int) diag.Diagnostic {
	pos, ok := firstComponent(p.Stack)
	if !ok {
		pos = diag.Pos{File: p.job.Source}
	}
	line, rest, _ := strings.Cut(text, "\n")
	d := diag.Warnf(pos, "A component printed, while %s was rendered: %s", p.job.Page.Path, line)
	d.Detail = rest
	if pages > 1 {
		d = d.WithHint("It is printed %d times, also for other pages.", pages)
	}
	return d
}

// stopped is about a page on which the renderer itself ended or hung.
func stopped(job Job, err error) diag.Diagnostic {
	return diag.Errorf(diag.Pos{File: job.Source}, "The page %s could not be rendered: %v.", job.Page.Path, err).
		WithHint("A component of the template “%s” may loop for ever or end the process.", job.Page.Template)
}

// threw is about a component that threw while a page was rendered: at the component's
// line, where the stack names one, else at the page's source.
func threw(job Job, t *thrown) diag.Diagnostic {
	pos, ok := firstComponent(t.Stack)
	if !ok {
		pos = diag.Pos{File: job.Source}
	}
	d := diag.Errorf(pos, "Rendering the page %s failed: %s", job.Page.Path, t.Message).
		WithHint("The page comes from %s.", job.Source)
	d.Detail = trimLines(t.Components)
	return d
}

var frame = regexp.MustCompile(`components/([\w./-]+\.tsx?):(\d+):(\d+)`)

// firstComponent finds the first place in components/ that a stack names.
func firstComponent(stack string) (diag.Pos, bool) {
	m := frame.FindStringSubmatch(strings.ReplaceAll(stack, `\`, "/"))
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
		if m := frame.FindString(line); m != "" {
			name += " (" + m + ")"
		}
		lines = append(lines, name)
	}
	return strings.Join(lines, "\n")
}
