package content

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"nightlight/generator/diag"
	"nightlight/generator/yamldoc"
)

// quotable is a data file that texts quote.
type quotable struct {
	Values
	file string
}

// quotePattern finds quotes of values, {price:one-to-one}, and what people write instead.
var quotePattern = regexp.MustCompile(`\{[ \t]*([\pL-]+)[ \t]*(?::[ \t]*([^{}\n:]*?)[ \t]*)?\}`)

func quoteOf(kind, name string) string { return "{" + kind + ":" + name + "}" }

// Fill replaces the quotes in a text by their values; what quotes nothing stays as it is.
func (r *resolver) Fill(text string) string {
	if len(r.quotable) == 0 || !strings.Contains(text, "{") {
		return text
	}
	return quotePattern.ReplaceAllStringFunc(text, func(written string) string {
		if value, ok := r.value(written); ok {
			return value
		}
		return written
	})
}

func (r *resolver) value(written string) (value string, ok bool) {
	for _, q := range r.quotable {
		for name, value := range q.ByName {
			if written == quoteOf(q.Kind, name) {
				return value, true
			}
		}
	}
	return "", false
}

// misquote is a quote of nothing, or a value that is spelled out.
type misquote struct {
	diag.Diagnostic
	offset          int // in bytes
	written, better string
}

// in returns the problem at its position in a file, whose line is source.
func (m misquote) in(pos diag.Pos, source string) diag.Diagnostic {
	problem := m.Diagnostic
	problem.Pos, problem.Source, problem.Length = pos, source, utf8.RuneCountInString(m.written)
	if m.better != "" {
		problem = problem.WithReplacement(m.written, m.better)
	}
	return problem
}

// misquotes finds the quotes of nothing and the spelled-out values in a text.
func (r *resolver) misquotes(text string) (found []misquote) {
	if len(r.quotable) == 0 {
		return nil
	}
	for _, at := range quotePattern.FindAllStringSubmatchIndex(text, -1) {
		if m, wrong := r.quoteOfNothing(text[at[0]:at[1]], text[at[2]:at[3]], at[4] >= 0); wrong {
			m.offset = at[0]
			found = append(found, m)
		}
	}
	for _, q := range r.quotable {
		if len(q.ByName) == 0 {
			continue // a site that states no values in one place spells them out
		}
		for _, at := range q.Literal.FindAllStringIndex(text, -1) {
			if m, wrong := q.spelledOut(text[at[0]:at[1]]); wrong {
				m.offset = at[0]
				found = append(found, m)
			}
		}
	}
	return found
}

// quoteOfNothing reports words in braces that were meant as a quote, and are none.
func (r *resolver) quoteOfNothing(written, kind string, hasName bool) (m misquote, wrong bool) {
	if _, ok := r.value(written); ok {
		return m, false
	}
	var known, files []string
	for _, q := range r.quotable {
		for name := range q.ByName {
			known = append(known, quoteOf(q.Kind, name))
		}
		files = append(files, q.file)
		wrong = wrong || strings.EqualFold(kind, q.Kind) || hasName && diag.Suggest(kind, []string{q.Kind}) != ""
	}
	slices.Sort(known)
	m = misquote{written: written, better: diag.Suggest(written, known)}
	m.Diagnostic = diag.Errorf(diag.Pos{}, "There is nothing to show in the place of %s.", written).
		WithHint("There are: %s.", strings.Join(known, ", "))
	if len(known) == 0 {
		m.Hint = "Write it in " + strings.Join(files, " or ") + " first."
	}
	return m, wrong
}

// spelledOut reports a value that a text does not quote.
func (q quotable) spelledOut(written string) (m misquote, wrong bool) {
	names := slices.Sorted(maps.Keys(q.ByName))
	m.written = written
	for _, name := range names {
		if bare(q.ByName[name]) == bare(written) {
			m.better = quoteOf(q.Kind, name)
			m.Diagnostic = diag.Warnf(diag.Pos{}, "This %s is spelled out, so it would stay when %s changes.", q.Kind, q.file)
			return m, true
		}
	}
	m.Diagnostic = diag.Warnf(diag.Pos{}, "%s is no %s in %s.", written, q.Kind, q.file).
		WithHint("Quote one, such as %s. If this is none of yours, add it to “%s” there.", quoteOf(q.Kind, names[0]), q.AllowedKey)
	return m, !slices.ContainsFunc(q.Allowed, func(other string) bool { return bare(other) == bare(written) })
}

// bare drops what people write differently in equal values.
func bare(value string) string {
	return strings.NewReplacer(" ", "", "\u00a0", "", ",", "").Replace(value)
}

// checkQuotes reports misquotes in a value of a YAML text.
func (r *resolver) checkQuotes(read *yamldoc.Result, value yamldoc.Scalar) (diags diag.List) {
	if _, isString := value.Into.(*string); !isString && !isMarkup(value.Into) {
		return nil
	}
	locate := value.Locator()
	for _, m := range r.misquotes(value.Text) {
		pos := locate(posAfter(value.Pos, value.Text[:m.offset]))
		diags = append(diags, m.in(pos, read.Errorf(pos, 0, "").Source))
	}
	return diags
}

// checkBodyQuotes reports misquotes in the body of a Markdown file.
func (r *resolver) checkBodyQuotes(body string, start diag.Pos) (diags diag.List) {
	for _, m := range r.misquotes(body) {
		first := 1 + strings.LastIndexByte(body[:m.offset], '\n')
		line, _, _ := strings.Cut(body[first:], "\n")
		diags = append(diags, m.in(posAfter(start, body[:m.offset]), strings.TrimSuffix(line, "\r")))
	}
	return diags
}
