package yamldoc

import (
	"encoding/base64"
	"fmt"
	"maps"
	"net/mail"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/schema"
)

// rule checks a rule of a validate tag, and says what is wrong with a value that breaks it.
type rule struct {
	holds func(v reflect.Value, param string) bool
	says  func(name string, b broken) string
}

type broken struct {
	schema.Rule
	value reflect.Value
}

var rules = map[string]rule{
	"required": {func(v reflect.Value, _ string) bool { return !isEmpty(v) }, says("is missing.")},
	"url":      {text(isURL), says("takes a whole address, such as https://example.org/page.")},
	"phone":    {isPhone, says("takes a whole telephone number, such as 01632 960123 or +44 1632 960123.")},
	// An amount of zero is a mistake; a free offer says so in words.
	"amount": {func(v reflect.Value, sign string) bool {
		figure, ok := strings.CutPrefix(v.String(), sign)
		return ok && amount().MatchString(figure) && strings.ContainsAny(figure, "123456789")
	}, func(name string, b broken) string {
		return fmt.Sprintf("%s takes an amount above nothing, such as %[2]s299, %[2]s1,299 or %[2]s49.99.", name, b.Param)
	}},
	"email": {text(isEmail), says("takes an e-mail address, such as hello@example.org.")},
	"base64": {text(func(t string) bool { _, err := base64.StdEncoding.DecodeString(t); return err == nil && t != "" }),
		says("is not what the command wrote; set the members' password again.")},
	"unique":      {func(v reflect.Value, field string) bool { return repeated(v, field) < 0 }, saysf("Two items of %s have the same %s.", func(b broken) any { return strings.ToLower(b.Param) })},
	"endsnotwith": {func(v reflect.Value, end string) bool { return !strings.HasSuffix(v.String(), end) }, saysf("%s must not end with %s.", param)},
	"startswith":  {func(v reflect.Value, start string) bool { return strings.HasPrefix(v.String(), start) }, saysf("%s must begin with %s.", param)},
	"datetime": {func(v reflect.Value, layout string) bool { _, err := time.Parse(layout, v.String()); return err == nil },
		saysf("%s is written like %s.", func(b broken) any { return exampleDay.Format(b.Param) })},
	"oneof": {func(v reflect.Value, list string) bool {
		return slices.Contains(schema.Rule{Param: list}.Choices(), fmt.Sprint(v.Interface()))
	}, func(name string, b broken) string {
		return fmt.Sprintf("%s cannot be “%v”. Choose from: %s.", name, b.value, strings.Join(b.Choices(), ", "))
	}},
	"min": {sized(func(size, bound float64) bool { return size >= bound }), bound("at least")},
	"max": {sized(func(size, bound float64) bool { return size <= bound }), bound("at most")},
	"len": {sized(func(size, bound float64) bool { return size == bound }), bound("exactly")},
	"gt": {sized(func(size, bound float64) bool { return size > bound }), func(name string, b broken) string {
		return fmt.Sprintf("%s takes a number above %s, not %v.", name, b.Param, b.value)
	}},
}

// modifiers only change the meaning of other rules.
var modifiers = map[string]bool{"omitempty": true, "dive": true, "-": true}

func text(holds func(string) bool) func(reflect.Value, string) bool {
	return func(v reflect.Value, _ string) bool { return holds(v.String()) }
}

// isURL accepts only web addresses: url.Parse accepts any scheme, even javascript:.
func isURL(text string) bool {
	address, err := url.Parse(text)
	return err == nil && (address.Scheme == "https" || address.Scheme == "http") && hostname().MatchString(address.Hostname()) && !strings.ContainsAny(text, " \t\\")
}

func isEmail(text string) bool {
	address, err := mail.ParseAddress(text)
	if err != nil || address.Address != text {
		return false
	}
	_, host, _ := strings.Cut(text, "@")
	return strings.Contains(strings.Trim(host, "."), ".") && !strings.Contains(host, "..")
}

var (
	hostname = pattern.Of(`^(?:localhost|[0-9a-fA-F]*:[0-9a-fA-F:]*|(?:[\pL\pN](?:[\pL\pN_-]*[\pL\pN])?\.)+[\pL\pN-]*[\pL\pN]\.?)$`)
	amount   = pattern.Of(`^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{2})?$`)
)

// sized compares the length of a list, the characters of a text, or a number.
func sized(holds func(size, bound float64) bool) func(reflect.Value, string) bool {
	return func(v reflect.Value, param string) bool {
		limit, err := strconv.ParseFloat(param, 64)
		if err != nil {
			panic("a bound must be a number: " + param)
		}
		size := 0.0
		switch v.Kind() {
		case reflect.Slice:
			size = float64(v.Len())
		case reflect.String:
			size = float64(utf8.RuneCountInString(v.String()))
		case reflect.Float64:
			size = v.Float()
		default:
			size = float64(v.Int())
		}
		return holds(size, limit)
	}
}

// isEmpty reports whether a value was left out. An empty list counts as a value.
func isEmpty(v reflect.Value) bool {
	if v.Kind() == reflect.Slice || v.Kind() == reflect.Pointer {
		return v.IsNil()
	}
	return v.IsZero()
}

func says(rest string) func(string, broken) string {
	return func(name string, _ broken) string { return name + " " + rest }
}

// saysf is like says, for sentences that contain one more word.
func saysf(format string, word func(broken) any) func(string, broken) string {
	return func(name string, b broken) string { return fmt.Sprintf(format, name, word(b)) }
}

func param(b broken) any { return b.Param }

var exampleDay = time.Date(2026, time.April, 3, 0, 0, 0, 0, time.UTC)

func bound(relation string) func(string, broken) string {
	return func(name string, b broken) string {
		switch b.value.Kind() {
		case reflect.Slice:
			return fmt.Sprintf("%s takes %s %s items, and has %d.", name, relation, b.Param, b.value.Len())
		case reflect.String:
			return fmt.Sprintf("%s takes %s %s letters.", name, relation, b.Param)
		}
		return fmt.Sprintf("%s takes a number of %s %s, not %v.", name, relation, b.Param, b.value)
	}
}

func (d *decoder) validate(v any) {
	missing := map[string][]string{} // the paths of missing keys, by the path of their mapping
	d.checkValue("", reflect.ValueOf(v).Elem(), nil, nil, missing)
	for _, group := range slices.Sorted(maps.Keys(missing)) {
		d.reportAbsent(group, missing[group])
	}
}

// checkValue checks a value and its contents. It reports only the first rule that the value
// breaks.
func (d *decoder) checkValue(path string, v reflect.Value, own, items schema.Rules, missing map[string][]string) {
	if own.Has("-") || own.Has("omitempty") && isEmpty(v) {
		return
	}
	isThere := v.Kind() == reflect.Pointer && !v.IsNil() // even if it is the zero value
	if isThere {
		v = v.Elem()
	}
	for _, rule := range own {
		check, ok := rules[rule.Name]
		switch {
		case !ok || isThere && rule.Name == "required" || check.holds(v, rule.Param):
			continue
		case d.HasProblem(path):
		case rule.Name == "required" && !d.isThere(path):
			missing[parent(path)] = append(missing[parent(path)], path)
		default:
			d.Diags = append(d.Diags, d.brokenRule(path, broken{rule, v}))
		}
		return
	}
	switch {
	case v.Kind() == reflect.Struct && !readsItself(v.Type()):
		for _, field := range schema.Fields(v.Type()) {
			switch {
			case field.Inline:
				d.checkValue(path, v.FieldByIndex(field.Index), nil, nil, missing)
			case field.Key != "":
				d.checkValue(child(path, field.Key), v.FieldByIndex(field.Index), field.Rules, field.Items, missing)
			}
		}
	case v.Kind() == reflect.Slice:
		for i := range v.Len() {
			d.checkValue(Item(path, i), v.Index(i), items, nil, missing)
		}
	}
}

// reportAbsent reports the missing keys of a mapping. If one key is missing and one is
// unknown, the unknown key is probably a wrong name for the missing one.
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

func (d *decoder) brokenRule(path string, b broken) diag.Diagnostic {
	pos := d.At(path)
	if b.Name == "required" {
		if number, isNumber := b.value.Interface().(int); isNumber && d.isThere(path) {
			return d.Errorf("yaml-value", pos, 1, "%s cannot be %d.", nameOf(path), number)
		}
		return d.missing(path, pos)
	}
	text := ""
	if b.value.Kind() != reflect.Slice {
		text = fmt.Sprint(b.value)
	}
	if b.Name == "unique" {
		field, _ := b.value.Type().Elem().FieldByName(b.Param)
		key, _, _ := strings.Cut(field.Tag.Get("yaml"), ",")
		pos = d.At(child(Item(path, repeated(b.value, b.Param)), key))
	}
	problem := d.Errorf(diag.ID("yaml-"+b.Name), pos, len([]rune(text)), "%s", rules[b.Name].says(nameOf(path), b))
	switch b.Name {
	case "endsnotwith":
		problem = problem.WithReplacement(text, strings.TrimRight(text, b.Param))
	case "startswith":
		problem = problem.WithReplacement(text, b.Param+text)
	case "oneof":
		if near := diag.Suggest(text, b.Choices()); near != "" {
			problem = problem.WithReplacement(text, near)
		}
	}
	return problem
}

// repeated returns the first item of a list whose field equals that of an earlier item, or -1.
func repeated(list reflect.Value, field string) int {
	seen := map[any]bool{}
	for i := range list.Len() {
		value := list.Index(i).FieldByName(field).Interface()
		if seen[value] {
			return i
		}
		seen[value] = true
	}
	return -1
}

func (d *decoder) isThere(path string) bool {
	_, there := d.Positions[path]
	return there
}

// missing returns the problem with a required key that is missing or has no value.
func (d *decoder) missing(path string, pos diag.Pos) diag.Diagnostic {
	if d.isThere(path) {
		if problem := d.mistakeOn(search{line: pos.Line}); problem != nil {
			return *problem
		}
		return d.Errorf("yaml-required", pos, len(LastKey(path)), "%s has nothing after it, and must be filled in.", nameOf(path))
	}
	key := LastKey(path)
	around := parent(path)
	if around == "" {
		return d.Errorf("yaml-required", pos, 0, "The key “%s” is missing.", key).WithHint("Add a line that begins with “%s: ”.", key)
	}
	needs := d.Errorf("yaml-required", pos, 1, "%s needs the key “%s”.", nameOf(around), key)
	if isInBraces(d.line(pos.Line), pos.Column) {
		return needs.WithHint("Add “, %s: ” and its value before the brace that closes it.", key)
	}
	if !strings.HasSuffix(around, "]") {
		needs.Length = len(LastKey(around))
	}
	return needs.WithHint("Add a line below it that begins with “%s: ”, indented like its neighbours.", key)
}

// isInBraces reports whether the keys that begin at a column, counted from 1, stand between braces.
func isInBraces(line string, column int) bool {
	before := string([]rune(line)[:min(column-1, len([]rune(line)))])
	return strings.HasSuffix(strings.TrimRight(before, " "), "{")
}
