package render

import (
	"regexp"
	"strconv"
	"strings"

	"nightlight/generator/diag"
)

// stopped tells of a page on which the renderer itself died or hung.
func stopped(job Job, err error) diag.Diagnostic {
	return diag.Errorf(diag.Pos{File: job.Source}, "The page %s could not be rendered: %v.", job.Page.Path, err).
		WithHint("A component of the template “%s” may loop for ever or end the process.", job.Page.Template)
}

// threw tells of a component that threw while rendering a page: at the component's
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
