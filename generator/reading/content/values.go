package content

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// values contains the values of one kind, which texts quote by a reference: {price:one-to-one}.
type values struct {
	ValueKind
	file string
	// byReference maps references to the values as texts show them.
	byReference map[string]string
	// references maps values to their references; others are values without a reference, and
	// common those that texts may spell out. All values here are bare.
	references     map[string]string
	others, common map[string]bool
	// unread is set if the file could not be read, so it is unknown which values exist.
	unread bool
}

func (r *resolver) addValues(kind ValueKind, data Data, unread bool) {
	v := values{ValueKind: kind, file: dataFile(kind.File), byReference: map[string]string{}, references: map[string]string{}, unread: unread}
	byName := kind.ByName(data)
	for _, name := range slices.Backward(slices.Sorted(maps.Keys(byName))) {
		reference := "{" + kind.Name + ":" + name + "}"
		v.byReference[reference] = byName[name]
		v.references[bare(byName[name])] = reference // the first of equal values wins
	}
	if kind.Others != nil {
		v.others = bareSet(kind.Others(data))
	}
	if kind.Common != nil {
		v.common = bareSet(kind.Common(data))
	}
	r.values = append(r.values, v)
	r.noteForAll(kind.Name, fmt.Append(nil, v.byReference, v.others, v.common, unread)) // fmt sorts maps
}

// referencePattern matches references to values, and common mistakes in writing them.
var referencePattern = pattern.Of(`\{[ \t]*([\pL-]+)[ \t]*(?::[ \t]*([^{}\n:]*?)[ \t]*)?\}`)

// Fill replaces the references in a text with their values; unknown references stay unchanged.
func (r *resolver) Fill(text string) string {
	if len(r.values) == 0 || !strings.Contains(text, "{") {
		return text
	}
	return referencePattern().ReplaceAllStringFunc(text, func(written string) string {
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

func (r *resolver) isUnread(reference string) bool {
	return slices.ContainsFunc(r.values, func(v values) bool { return v.unread && strings.HasPrefix(reference, "{"+v.Name+":") })
}

// misquotes reports unknown references and spelled-out values in a text. locate returns the
// position and the line of an offset; onlyNamed ignores braces without a name.
func (r *resolver) misquotes(text string, onlyNamed bool, locate func(offset int) (pos diag.Pos, line string)) (diags diag.List) {
	if len(r.values) == 0 {
		return nil
	}
	report := func(at []int, problem *diag.Diagnostic, better string) {
		if problem == nil {
			return
		}
		written := text[at[0]:at[1]]
		problem.Pos, problem.Source = locate(at[0])
		problem.Length = utf8.RuneCountInString(written)
		if better != "" {
			*problem = problem.WithReplacement(written, better)
		}
		diags = append(diags, *problem)
	}
	for _, at := range referencePattern().FindAllStringSubmatchIndex(text, -1) {
		if hasName := at[4] >= 0; hasName || !onlyNamed {
			problem, better := r.checkReference(text[at[0]:at[1]], text[at[2]:at[3]], hasName)
			report(at, problem, better)
		}
	}
	for _, v := range r.values {
		if len(v.byReference) == 0 || v.Literal == nil {
			continue // without a list of values, texts have to spell them out
		}
		start := 0
		for line := range strings.Lines(text) {
			if strings.ContainsAny(line, "0123456789") { // most lines have none
				for _, at := range v.Literal().FindAllStringIndex(line, -1) {
					problem, better := v.checkLiteral(line[at[0]:at[1]])
					report([]int{start + at[0], start + at[1]}, problem, better)
				}
			}
			start += len(line)
		}
	}
	return diags
}

// mostNamed is the maximum number of references that a hint lists.
const mostNamed = 12

func (r *resolver) checkReference(written, kind string, hasName bool) (problem *diag.Diagnostic, better string) {
	if _, exists := r.value(written); exists || r.isUnread(written) {
		return nil, ""
	}
	var known, meant, files []string // meant are those of the kinds that it seems to name
	for _, v := range r.values {
		known = slices.AppendSeq(known, maps.Keys(v.byReference))
		if strings.EqualFold(kind, v.Name) || hasName && diag.Suggest(kind, []string{v.Name}) != "" {
			meant = slices.AppendSeq(meant, maps.Keys(v.byReference))
			files = append(files, v.file)
		}
	}
	if len(files) == 0 {
		return nil, ""
	}
	slices.Sort(known)
	slices.Sort(meant)
	hint := "There are: " + strings.Join(meant, ", ") + "."
	if len(meant) == 0 {
		hint = "Write it in " + strings.Join(files, " or ") + " first."
	} else if len(meant) > mostNamed {
		hint = "The names stand in " + strings.Join(files, " and ") + "."
	}
	nothing := diag.Errorf("value-unknown", diag.Pos{}, "There is nothing to show in the place of %s.", written).WithHint("%s", hint)
	return &nothing, diag.Suggest(written, known)
}

// checkLiteral returns the problem with a value that a text spells out: the text could quote
// it by a reference, which is better, or the file does not list it.
func (v values) checkLiteral(written string) (problem *diag.Diagnostic, better string) {
	value := bare(written)
	reference, known := v.references[value]
	switch {
	case v.common[value] || !known && (v.Others == nil || v.others[value]):
		return nil, ""
	case known:
		spelledOut := diag.Warnf("value-spelled-out", diag.Pos{}, "This %s is spelled out, so it would stay when %s changes.", v.Name, v.file)
		return &spelledOut, reference
	}
	unknown := diag.Warnf("value-unlisted", diag.Pos{}, "%s isn't one of the %ss in %s.", written, v.Name, v.file).
		WithHint("Quote one, such as %s. If this is none of yours, add it to “%s” there.", slices.Min(slices.Collect(maps.Keys(v.byReference))), v.OthersKey)
	return &unknown, ""
}

var filler = strings.NewReplacer(" ", "", "\u00a0", "", ",", "")

// bare removes spaces and commas, which differ between spellings of equal values.
func bare(value string) string { return filler.Replace(value) }

func bareSet(all []string) map[string]bool {
	set := map[string]bool{}
	for _, value := range all {
		set[bare(value)] = true
	}
	return set
}

func (r *resolver) checkReferences(read *yamldoc.Result, value yamldoc.Scalar) (diags diag.List) {
	if _, isString := value.Into.(*string); !isString && !isMarkup(value.Into) {
		return nil
	}
	locate := value.Locator()
	return r.misquotes(value.Text, false, func(offset int) (diag.Pos, string) {
		pos := locate(posAfter(value.Pos, value.Text[:offset]))
		return pos, read.Errorf("value-unknown", pos, 0, "").Source
	})
}

func (r *resolver) checkBodyReferences(body string, start diag.Pos) (diags diag.List) {
	// Braces around a single word are ordinary text in Markdown.
	return r.misquotes(body, true, func(offset int) (diag.Pos, string) {
		line, _, _ := strings.Cut(body[1+strings.LastIndexByte(body[:offset], '\n'):], "\n")
		return posAfter(start, body[:offset]), strings.TrimSuffix(line, "\r")
	})
}

var braced = pattern.Of(`\{[^{}]*\}`)

func (r *resolver) checkPlaceholders(read *markup, known *Placeholders) {
	for _, value := range read.Scalars {
		locate := value.Locator()
		for _, found := range braced().FindAllStringIndex(value.Text, -1) {
			name := value.Text[found[0]:found[1]]
			if isMarkup(value.Into) && !slices.Contains(known.Names, name) && r.Fill(name) == name && !r.isUnread(name) {
				pos := locate(posAfter(value.Pos, value.Text[:found[0]]))
				problem := read.Errorf("placeholder-unknown", pos, len([]rune(name)), "Nothing can be filled in for %s.", name)
				if near := diag.Suggest(name, known.Names); near != "" {
					problem = problem.WithReplacement(name, near)
				}
				read.report(problem.WithHint("%s", known.Hint))
			}
		}
	}
}

func isMarkup(field any) bool {
	switch field.(type) {
	case *schema.Text, *schema.Prose:
		return true
	}
	return false
}

func posAfter(pos diag.Pos, text string) diag.Pos {
	pos.Line += strings.Count(text, "\n")
	pos.Column += utf8.RuneCountInString(text[strings.LastIndexByte(text, '\n')+1:])
	return pos
}
