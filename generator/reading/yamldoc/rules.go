package yamldoc

import (
	"errors"
	"fmt"
	"maps"
	"net/url"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/go-playground/validator/v10"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// inlineMark is the name of a struct that is written inline. It is removed from paths:
// its keys belong to the struct around it.
const inlineMark = "~"

// rules checks the validate tags and speaks of YAML keys.
var rules = sync.OnceValue(func() *validator.Validate {
	v := validator.New(validator.WithRequiredStructEnabled())
	v.RegisterTagNameFunc(func(field reflect.StructField) string {
		key, options, _ := strings.Cut(field.Tag.Get("yaml"), ",")
		if options == "inline" {
			return inlineMark
		}
		return key
	})
	for tag, holds := range ownRules {
		if err := v.RegisterValidation(tag, func(field validator.FieldLevel) bool { return holds(field.Field().String()) }); err != nil {
			panic(err) // the table is fixed
		}
	}
	return v
})

// ownRules are the rules about texts that the validator lacks, or that mean less to it: any
// scheme makes a URL for it, javascript: too.
var ownRules = map[string]func(text string) bool{
	"url": func(text string) bool {
		address, err := url.Parse(text)
		return err == nil && (address.Scheme == "https" || address.Scheme == "http") && address.Host != "" && !strings.ContainsAny(text, " \t\\")
	},
	"phone": func(text string) bool {
		digits := strings.Join(digit().FindAllString(text, -1), "")
		return telephone().MatchString(text) && len(digits) >= 10 && len(digits) <= 15 && strings.Trim(digits, digits[:1]) != ""
	},
	// An amount of nothing is a slip, or a free offer, which says so in words.
	"amount": func(text string) bool { return amount().MatchString(text) && strings.ContainsAny(text, "123456789") },
}

var (
	telephone = pattern.Of(`^\+?[0-9 ()-]+$`)
	amount    = pattern.Of(`^£(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{2})?$`)
	digit     = pattern.Of(`[0-9]`)
)

// structural are the tags that only modify other tags.
var structural = map[string]bool{"": true, "-": true, "omitempty": true, "dive": true}

// checkRules panics when a field has a rule without a sentence, or when the rules of
// what is in a list would never be looked at.
func checkRules(field reflect.StructField, name string) {
	tag := field.Tag.Get("validate")
	for rule := range strings.SplitSeq(tag, ",") {
		rule, _, _ = strings.Cut(rule, "=")
		if !structural[rule] && sentences[rule] == nil {
			panic(fmt.Sprintf("yamldoc: %s has the rule %s, for which there is no sentence", name, rule))
		}
	}
	t := field.Type
	if t.Kind() == reflect.Slice && t.Elem().Kind() == reflect.Struct && !readsItself(t.Elem()) && !strings.Contains(tag, "dive") {
		panic(fmt.Sprintf("yamldoc: %s is a list of structs without the rule dive", name))
	}
}

// sentences holds the sentence about each validate tag that is not met.
var sentences = map[string]func(name string, fail validator.FieldError) string{
	"required": says("is missing."),
	"url":      says("takes a whole address, such as https://example.org/page."),
	"phone":    says("takes a telephone number: 10 to 15 digits with spaces, such as 01632 960123."),
	"amount":   says("takes an amount above nothing, such as £299, £1,299 or £49.99."),
	"email":    says("takes an e-mail address, such as hello@example.org."),
	"base64":   says("is not what the command wrote; set the members' password again."),
	"unique": func(name string, fail validator.FieldError) string {
		return fmt.Sprintf("Two items of %s have the same %s.", name, strings.ToLower(fail.Param()))
	},
	"endsnotwith": func(name string, fail validator.FieldError) string {
		return fmt.Sprintf("%s must not end with %s.", name, fail.Param())
	},
	"startswith": func(name string, fail validator.FieldError) string {
		return fmt.Sprintf("%s must begin with %s.", name, fail.Param())
	},
	"datetime": func(name string, fail validator.FieldError) string {
		return fmt.Sprintf("%s is written like %s.", name, exampleDay.Format(fail.Param()))
	},
	"oneof": func(name string, fail validator.FieldError) string {
		return fmt.Sprintf("%s cannot be “%v”. Choose from: %s.", name, fail.Value(), strings.Join(OneOf(fail.Param()), ", "))
	},
	"min": func(name string, fail validator.FieldError) string { return bound(name, "at least", fail) },
	"max": func(name string, fail validator.FieldError) string { return bound(name, "at most", fail) },
	"gt": func(name string, fail validator.FieldError) string {
		return fmt.Sprintf("%s takes a number above %s, not %v.", name, fail.Param(), fail.Value())
	},
	"len": func(name string, fail validator.FieldError) string { return bound(name, "exactly", fail) },
}

// says makes sentences that only name the key.
func says(rest string) func(string, validator.FieldError) string {
	return func(name string, _ validator.FieldError) string { return name + " " + rest }
}

// exampleDay is what sentences about dates show.
var exampleDay = time.Date(2026, time.April, 3, 0, 0, 0, 0, time.UTC)

func bound(name, relation string, fail validator.FieldError) string {
	switch fail.Kind() {
	case reflect.Slice:
		return fmt.Sprintf("%s takes %s %s items, and has %d.", name, relation, fail.Param(), reflect.ValueOf(fail.Value()).Len())
	case reflect.String:
		return fmt.Sprintf("%s takes %s %s letters.", name, relation, fail.Param())
	}
	return fmt.Sprintf("%s takes a number of %s %s, not %v.", name, relation, fail.Param(), fail.Value())
}

// validate checks the tags of a struct, or of each struct of a list.
func (d *decoder) validate(v any) {
	value := reflect.ValueOf(v).Elem()
	if value.Kind() != reflect.Slice {
		d.validateStruct("", v)
		return
	}
	for i := range value.Len() {
		d.validateStruct(Item("", i), value.Index(i).Addr().Interface())
	}
}

func (d *decoder) validateStruct(path string, v any) {
	var fails validator.ValidationErrors
	if !errors.As(rules().Struct(v), &fails) {
		return
	}
	missing := map[string][]string{} // the keys that are not there, by the path of their group
	for _, fail := range fails {
		_, below, _ := strings.Cut(strings.ReplaceAll(fail.Namespace(), inlineMark+".", ""), ".")
		at := child(path, below)
		switch {
		case strings.Contains("."+below, ".-"): // no key: what is in it is filled in afterwards
		case d.HasProblem(at):
		case fail.Tag() == "required" && !d.isThere(at):
			missing[parent(at)] = append(missing[parent(at)], at)
		default:
			d.Diags = append(d.Diags, d.brokenRule(at, fail))
		}
	}
	for _, group := range slices.Sorted(maps.Keys(missing)) {
		d.reportAbsent(group, missing[group])
	}
}

// reportAbsent reports the keys that a group lacks. Where it lacks one and has one that
// nobody knows, the two are one mistake.
func (d *decoder) reportAbsent(group string, paths []string) {
	if strangers := d.strangers[group]; len(strangers) == 1 && len(paths) == 1 {
		stranger, key := &d.Diags[strangers[0]], LastKey(paths[0])
		written := string([]rune(stranger.Source)[stranger.Column-1:][:stranger.Length])
		*stranger = stranger.WithReplacement(written, key).WithHint("Did you mean “%s”, which is missing?", key)
		return
	}
	for _, path := range paths {
		d.Diags = append(d.Diags, d.missing(path, d.At(path)))
	}
}

func (d *decoder) brokenRule(path string, fail validator.FieldError) diag.Diagnostic {
	pos := d.At(path)
	if number, isNumber := fail.Value().(int); isNumber && fail.Tag() == "required" && d.isThere(path) {
		return d.Errorf(pos, 1, "%s cannot be %d.", nameOf(path), number)
	}
	if fail.Tag() == "required" {
		return d.missing(path, pos)
	}
	text := ""
	if fail.Kind() != reflect.Slice {
		text = fmt.Sprint(fail.Value())
	}
	problem := d.Errorf(pos, len([]rune(text)), "%s", sentences[fail.Tag()](nameOf(path), fail))
	if fail.Tag() == "endsnotwith" {
		problem = problem.WithReplacement(text, strings.TrimRight(text, fail.Param()))
	}
	if fail.Tag() == "startswith" {
		problem = problem.WithReplacement(text, fail.Param()+text)
	}
	if fail.Tag() == "oneof" {
		if near := diag.Suggest(text, OneOf(fail.Param())); near != "" {
			problem = problem.WithReplacement(text, near)
		}
	}
	return problem
}

func (d *decoder) isThere(path string) bool {
	_, there := d.Positions[path]
	return there
}

// missing speaks of a required key that is not there, or has nothing after it.
func (d *decoder) missing(path string, pos diag.Pos) diag.Diagnostic {
	if d.isThere(path) {
		if problem := d.mistakeOn(search{line: pos.Line}); problem != nil {
			return *problem
		}
		return d.Errorf(pos, len(LastKey(path)), "%s has nothing after it, and must be filled in.", nameOf(path))
	}
	key := LastKey(path)
	around := parent(path)
	if around == "" {
		return d.Errorf(pos, 0, "The key “%s” is missing.", key).WithHint("Add a line that begins with “%s: ”.", key)
	}
	marked := 1
	if !strings.HasSuffix(around, "]") {
		marked = len(LastKey(around))
	}
	return d.Errorf(pos, marked, "%s needs the key “%s”.", nameOf(around), key).
		WithHint("Add a line below it that begins with “%s: ”, indented like its neighbours.", key)
}

var oneOfValue = pattern.Of(`'[^']*'|\S+`)

// OneOf returns the values of a validate tag's oneof: those with spaces in them stand
// in single quotation marks.
func OneOf(param string) []string {
	values := oneOfValue().FindAllString(param, -1)
	for i := range values {
		values[i] = strings.Trim(values[i], "'")
	}
	return values
}
