package content

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/yamldoc"
)

// values are the values of one kind, which texts quote by a reference: {price:one-to-one}.
type values struct {
	ValueKind
	file string
	// byReference are the values as texts show them.
	byReference map[string]string
	// references are by the values that they stand for; others are values that no reference
	// stands for, and common those that texts may spell out, all bare.
	references     map[string]string
	others, common map[string]bool
	// unread is set where the file could not be read: its values may all be there.
	unread bool
}

// addValues lets texts quote the values of a kind.
func (r *resolver) addValues(kind ValueKind, data Data, unread bool) {
	v := values{ValueKind: kind, file: dataFile(kind.File), byReference: map[string]string{}, references: map[string]string{}, unread: unread}
	byName := kind.ByName(data)
	for _, name := range slices.Backward(slices.Sorted(maps.Keys(byName))) {
		reference := "{" + kind.Name + ":" + name + "}"
		v.byReference[reference] = byName[name]
		v.references[bare(byName[name])] = reference // of equal values the first
	}
	if kind.Others != nil {
		v.others = bareSet(kind.Others(data))
	}
	if kind.Common != nil {
		v.common = bareSet(kind.Common(data))
	}
	r.values = append(r.values, v)
}

// referencePattern finds references to values, and what people write instead.
var referencePattern = regexp.MustCompile(`\{[ \t]*([\pL-]+)[ \t]*(?::[ \t]*([^{}\n:]*?)[ \t]*)?\}`)

// Fill replaces the references in a text by their values; one to nothing stays as it is.
func (r *resolver) Fill(text string) string {
	if len(r.values) == 0 || !strings.Contains(text, "{") {
		return text
	}
	return referencePattern.ReplaceAllStringFunc(text, func(written string) string {
		if value, ok := r.value(written); ok {
			return value
		}
		return written
	})
}

func (r *resolver) value(reference string) (value string, ok bool) {
	for _, v := range r.values {
		if value, ok = v.byReference[reference]; ok {
			return value, true
		}
	}
	return "", false
}

// isUnread says that a reference is to a value of a file that could not be read.
func (r *resolver) isUnread(reference string) bool {
	return slices.ContainsFunc(r.values, func(v values) bool { return v.unread && strings.HasPrefix(reference, "{"+v.Name+":") })
}

// misquote is a reference to nothing, or a value that is spelled out.
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

// misquotes finds the references to nothing and the spelled-out values in a text.
func (r *resolver) misquotes(text string) (found []misquote) {
	if len(r.values) == 0 {
		return nil
	}
	add := func(offset int, m misquote, wrong bool) {
		if m.offset = offset; wrong {
			found = append(found, m)
		}
	}
	for _, at := range referencePattern.FindAllStringSubmatchIndex(text, -1) {
		m, wrong := r.checkReference(text[at[0]:at[1]], text[at[2]:at[3]], at[4] >= 0)
		add(at[0], m, wrong)
	}
	for _, v := range r.values {
		if len(v.byReference) == 0 || v.Literal == nil {
			continue // a site that states no values in one place spells them out
		}
		for _, at := range v.Literal.FindAllStringIndex(text, -1) {
			m, wrong := v.checkLiteral(text[at[0]:at[1]])
			add(at[0], m, wrong)
		}
	}
	return found
}

// mostNamed is how many references are named to an author who has written none of them.
const mostNamed = 12

// checkReference reports words in braces that were meant as a reference, and are none.
func (r *resolver) checkReference(written, kind string, hasName bool) (m misquote, wrong bool) {
	if _, ok := r.value(written); ok {
		return m, false
	}
	var known, files []string
	for _, v := range r.values {
		known = slices.AppendSeq(known, maps.Keys(v.byReference))
		files = append(files, v.file)
		wrong = wrong || strings.EqualFold(kind, v.Name) || hasName && diag.Suggest(kind, []string{v.Name}) != ""
	}
	slices.Sort(known)
	m = misquote{written: written, better: diag.Suggest(written, known)}
	m.Diagnostic = diag.Errorf(diag.Pos{}, "There is nothing to show in the place of %s.", written).
		WithHint("There are: %s.", strings.Join(known, ", "))
	if len(known) == 0 {
		m.Hint = "Write it in " + strings.Join(files, " or ") + " first."
	} else if len(known) > mostNamed {
		m.Hint = "The names stand in " + strings.Join(files, " and ") + "."
	}
	return m, wrong && !r.isUnread(written)
}

// checkLiteral reports a value that a text spells out: one that it could quote, or one that
// the file does not know where it lists the others.
func (v values) checkLiteral(written string) (m misquote, wrong bool) {
	m.written = written
	value := bare(written)
	reference, known := v.references[value]
	switch {
	case v.common[value]:
		return m, false
	case known:
		m.better = reference
		m.Diagnostic = diag.Warnf(diag.Pos{}, "This %s is spelled out, so it would stay when %s changes.", v.Name, v.file)
	case v.Others == nil || v.others[value]:
		return m, false
	default:
		m.Diagnostic = diag.Warnf(diag.Pos{}, "%s isn't one of the %ss in %s.", written, v.Name, v.file).
			WithHint("Quote one, such as %s. If this is none of yours, add it to “%s” there.", slices.Min(slices.Collect(maps.Keys(v.byReference))), v.OthersKey)
	}
	return m, true
}

var filler = strings.NewReplacer(" ", "", "\u00a0", "", ",", "")

// bare drops what people write differently in equal values.
func bare(value string) string { return filler.Replace(value) }

func bareSet(all []string) map[string]bool {
	set := map[string]bool{}
	for _, value := range all {
		set[bare(value)] = true
	}
	return set
}

// checkReferences reports misquotes in a value of a YAML text.
func (r *resolver) checkReferences(read *yamldoc.Result, value yamldoc.Scalar) (diags diag.List) {
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

// checkBodyReferences reports misquotes in the body of a Markdown file.
func (r *resolver) checkBodyReferences(body string, start diag.Pos) (diags diag.List) {
	for _, m := range r.misquotes(body) {
		if m.written[0] == '{' && !strings.Contains(m.written, ":") {
			continue // braces around a word stay as text, as the converter says
		}
		first := 1 + strings.LastIndexByte(body[:m.offset], '\n')
		line, _, _ := strings.Cut(body[first:], "\n")
		diags = append(diags, m.in(posAfter(start, body[:m.offset]), strings.TrimSuffix(line, "\r")))
	}
	return diags
}
