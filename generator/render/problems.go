package render

import (
	"regexp"
	"strconv"
	"strings"

	"nightlight/generator/diag"
)

// stopped tells of a page on which the renderer itself died or hung.
func stopped(job Job, err error) diag.Diagnostic {
	return diag.Errorf(diag.Pos{File: job.Source}, "the page %s could not be rendered: %v", job.Page.Path, err).
		WithHint("a component of the template %q may loop for ever or end the process", job.Page.Template)
}

// threw tells of a component that threw while rendering a page: at the component's
// line, where the stack names one, else at the page's source.
func threw(job Job, t *thrown) diag.Diagnostic {
	pos, stack := componentPos(t.Stack)
	if pos.File == "" {
		pos.File = job.Source
	}
	d := diag.Errorf(pos, "rendering the page %s failed: %s", job.Page.Path, t.Message).
		WithHint("the page comes from %s", job.Source)
	d.Detail = stack
	return d
}

var frame = regexp.MustCompile(`components/([\w./-]+\.tsx?):(\d+):(\d+)`)

// componentPos finds the first place in components/ that a stack names, and the
// part of the stack that is about components.
func componentPos(stack string) (pos diag.Pos, lines string) {
	var ours []string
	for line := range strings.Lines(stack) {
		m := frame.FindStringSubmatch(strings.ReplaceAll(line, `\`, "/"))
		if m == nil {
			continue
		}
		if pos.File == "" {
			pos.File = "components/" + m[1]
			pos.Line, _ = strconv.Atoi(m[2])
			pos.Column, _ = strconv.Atoi(m[3])
		}
		ours = append(ours, strings.TrimSpace(line))
	}
	return pos, strings.Join(ours, "\n")
}
