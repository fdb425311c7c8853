package render

import (
	"bytes"
	"cmp"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/node"
	"nightlight/generator/base/pattern"
)

//go:embed worker.mjs
var workerScript string

//go:embed surroundings.mjs
var surroundingsScript string

// The kinds of records that a worker answers with.
const (
	recordHTML = iota
	recordThrown
	recordPrinted
	recordLoaded
)

// result is the renderer's result for one page: markup, or what was thrown.
type result struct {
	html    []byte
	thrown  *report
	printed []report
}

// report is an exception, printed text or React warning from a component.
type report struct {
	Text  string `json:"text"`
	Stack string `json:"stack"`
	// Components is React's component stack of the exception, innermost first.
	Components string `json:"components"`
}

// moduleError reports that the components could not be loaded, so no page can be rendered.
type moduleError struct {
	thrown *report // nil if the process exited or was killed
	err    error
}

func (e *moduleError) Error() string { return e.err.Error() }
func (e *moduleError) Unwrap() error { return e.err }

// worker is a Node process that renders pages. Only one goroutine may use it at a time.
type worker struct {
	*node.Process

	program program
	bundles int      // number imported
	loading []bool   // unanswered requests: whether each loads a bundle
	printed []report // during loading
}

type program struct {
	// entry is the address of the server bundle's entry.
	entry string
	// site is the JSON of the shared data; nil if it is not known yet.
	site []byte
}

// startWorker starts Node, which boots in the background. orphaned is how long a batch may take
// after this process has died.
func startWorker(program string, orphaned time.Duration) (*worker, error) {
	process, err := node.Start(node.Program{Node: program, Script: surroundingsScript + workerScript, Orphaned: orphaned})
	if err != nil {
		return nil, err
	}
	return &worker{Process: process}, nil
}

// load sends a program without waiting for the answers, which loaded reads.
func (w *worker) load(p program) error {
	if p.entry != w.program.entry {
		if err := w.request(map[string]any{"entry": p.entry}, true); err != nil {
			return err
		}
		w.bundles++
	}
	if !bytes.Equal(p.site, w.program.site) {
		if err := w.request(map[string]any{"site": json.RawMessage(p.site)}, false); err != nil {
			return err
		}
	}
	w.program = p
	return nil
}

func (w *worker) request(message map[string]any, isBundle bool) error {
	w.loading = append(w.loading, isBundle)
	return w.SendJSON(message)
}

// render loads a program and renders a batch of pages with it, in order. After an error the worker
// is unusable and must be closed.
func (w *worker) render(ctx context.Context, p program, pages [][]byte, loading, limit time.Duration) (results []result, err error) {
	var failed error
	err = w.Within(ctx, loading, func() error {
		failed, err = w.loaded(p)
		return err
	})
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil:
		return nil, &moduleError{err: err}
	case failed != nil:
		return nil, failed
	}
	err = w.Within(ctx, limit, func() error {
		results, err = w.batch(pages)
		return err
	})
	return results, err
}

// loaded waits until the worker has loaded a program, and returns the error that its modules threw.
// Failures of bundles requested earlier are ignored.
func (w *worker) loaded(p program) (failed, err error) {
	if err := w.load(p); err != nil {
		return nil, err
	}
	for ; len(w.loading) > 0; w.loading = w.loading[1:] {
		kind, data, printed, err := w.read()
		if err != nil {
			return nil, err
		}
		w.printed = append(w.printed, printed...)
		if isBundle := w.loading[0]; isBundle {
			failed = nil
		}
		if kind == recordThrown {
			t := new(report)
			if err := json.Unmarshal(data, t); err != nil {
				return nil, err
			}
			failed = &moduleError{t, errors.New(t.Text)}
		}
	}
	return failed, nil
}

func (w *worker) batch(pages [][]byte) ([]result, error) {
	message := append([]byte{'['}, bytes.Join(pages, []byte{','})...)
	if err := w.Send(append(message, ']')); err != nil {
		return nil, err
	}
	results := make([]result, len(pages))
	for i := range results {
		kind, data, printed, err := w.read()
		if err != nil {
			return nil, err
		}
		results[i].printed = printed
		if kind == recordHTML {
			results[i].html = data
			continue
		}
		results[i].thrown = new(report)
		if err := json.Unmarshal(data, results[i].thrown); err != nil {
			return nil, err
		}
	}
	if len(results) > 0 {
		results[0].printed = append(w.printed, results[0].printed...)
		w.printed = nil
	}
	return results, nil
}

// read returns the next record, and the reports printed before it.
func (w *worker) read() (kind byte, data []byte, prints []report, err error) {
	for {
		kind, data, err := w.Read()
		if err != nil || kind != recordPrinted {
			return kind, data, prints, err
		}
		var p report
		if err := json.Unmarshal(data, &p); err != nil {
			return 0, nil, nil, err
		}
		prints = append(prints, p)
	}
}

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

type pageReport struct {
	report
	job Job
}

// place identifies a report by its position in components/ and its text, so that a line with the
// same effect on many pages is reported once.
func (r pageReport) place() string {
	pos, _ := firstComponent(r.Stack, r.Components) // empty if no component is known
	return pos.String() + "\x00" + r.Text
}

// alike groups reports with the same place, sorted by place and page.
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

// printedDiagnostics returns one warning per place and text, however many pages print it.
func printedDiagnostics(prints []pageReport) (diags diag.List) {
	for _, same := range alike(prints) {
		if text := strings.TrimSpace(same[0].Text); text != "" {
			diags = append(diags, printedDiagnostic(same[0], text, len(same)))
		}
	}
	return diags
}

// thrownDiagnostics returns one error per place and text, however many pages it fails on.
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
	pos, ok := firstComponent(r.Stack)
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
	pos, ok := firstComponent(r.Stack, r.Components)
	if !ok {
		pos = diag.Pos{File: r.job.Source}
	}
	d := diag.Errorf("component-threw", pos, "Rendering the page %s failed: %s", r.job.Page.Path, r.Text).
		WithHint("The page comes from %s.", r.job.Source)
	d.Detail = trimLines(r.Components)
	return d
}

var frame = pattern.Of(`components/([\w./-]+\.tsx?):(\d+):(\d+)`)

// firstComponent returns the first position in components/ in the stacks. Every stack contains the
// entry, so it counts only if there is no other.
func firstComponent(stacks ...string) (pos diag.Pos, ok bool) {
	for _, m := range frame().FindAllStringSubmatch(strings.ReplaceAll(strings.Join(stacks, "\n"), `\`, "/"), -1) {
		isEntry := strings.HasPrefix(m[1], "entry.")
		if ok && isEntry {
			continue
		}
		line, _ := strconv.Atoi(m[2])
		column, _ := strconv.Atoi(m[3])
		pos, ok = diag.Pos{File: "components/" + m[1], Line: line, Column: column}, true
		if !isEntry {
			break
		}
	}
	return pos, ok
}

// trimLines shortens a component stack to names and positions in components/; it preserves other lines.
func trimLines(stack string) string {
	var lines []string
	for line := range strings.Lines(strings.TrimSpace(stack)) {
		line = strings.TrimSpace(strings.ReplaceAll(line, `\`, "/"))
		name := line
		if strings.HasPrefix(line, "at ") {
			name, _, _ = strings.Cut(line, " (")
		}
		if m := frame().FindString(line); m != "" {
			name += " (" + m + ")"
		}
		lines = append(lines, name)
	}
	return strings.Join(lines, "\n")
}
