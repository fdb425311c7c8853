package content

import (
	"encoding"
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"nightlight/generator/schema"
)

// sampleYAML writes the shortest value of a type that has no problems, as JSON,
// which is YAML too. So a new key in site.yaml does not touch these tests.
func sampleYAML[T any](t *testing.T) []byte {
	t.Helper()
	data, err := json.MarshalIndent(sample(reflect.TypeFor[T](), ""), "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func sample(t reflect.Type, rules string) any {
	switch {
	case t == reflect.TypeFor[schema.Icon](), t == reflect.TypeFor[schema.Picture]():
		return "moon"
	case t == reflect.TypeFor[schema.Date]():
		return "2026-11-01"
	case reflect.PointerTo(t).Implements(reflect.TypeFor[encoding.TextUnmarshaler]()):
		return "Words"
	}
	switch t.Kind() {
	case reflect.Struct:
		keys := map[string]any{}
		for _, field := range reflect.VisibleFields(t) {
			key, _, _ := strings.Cut(field.Tag.Get("yaml"), ",")
			if rules := field.Tag.Get("validate"); key != "" && key != "-" && strings.HasPrefix(rules, "required") {
				keys[key] = sample(field.Type, rules)
			}
		}
		return keys
	case reflect.Slice:
		items := []any{}
		for range max(ruleNumber(rules, "len"), ruleNumber(rules, "min"), 1) {
			items = append(items, sample(t.Elem(), rules))
		}
		return items
	case reflect.Int:
		return max(ruleNumber(rules, "min"), 1)
	case reflect.Bool:
		return true
	}
	return sampleText(rules)
}

func sampleText(rules string) string {
	for rule, text := range map[string]string{
		"url": "https://example.org", "email": "hello@example.org", "base64": "c2FsdA==",
		"startswith=/": "/safe-sleep", "datetime=2006-01": "2026-11",
	} {
		if strings.Contains(","+rules+",", ","+rule+",") {
			return text
		}
	}
	if _, choices, ok := strings.Cut(rules, "oneof="); ok {
		return strings.Fields(choices)[0]
	}
	return "Words"
}

func ruleNumber(rules, name string) int {
	for rule := range strings.SplitSeq(rules, ",") {
		if value, ok := strings.CutPrefix(rule, name+"="); ok {
			number, _ := strconv.Atoi(value)
			return number
		}
	}
	return 0
}
