package content

import (
	"encoding"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// eachField visits every field that YAML fills.
func eachField(visit func(owner reflect.Type, field reflect.StructField)) {
	seen := map[reflect.Type]bool{}
	var walk func(reflect.Type)
	walk = func(t reflect.Type) {
		for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
			t = t.Elem()
		}
		if t.Kind() != reflect.Struct || seen[t] {
			return
		}
		seen[t] = true
		for i := range t.NumField() {
			if field := t.Field(i); field.Tag.Get("yaml") != "-" && field.Tag.Get("yaml") != "" {
				visit(t, field)
				walk(field.Type)
			}
		}
	}
	for _, t := range yamlTypes() {
		walk(t)
	}
}

func TestEachRuleOfTheSchemaHasASentence(t *testing.T) {
	structural := map[string]bool{"": true, "omitempty": true, "dive": true}
	eachField(func(owner reflect.Type, field reflect.StructField) {
		for _, rule := range strings.Split(field.Tag.Get("validate"), ",") {
			name, _, _ := strings.Cut(rule, "=")
			if !structural[name] && sentences[name] == nil {
				t.Errorf("%s.%s: no sentence for the rule %s", owner.Name(), field.Name, name)
			}
		}
	})
}

// Without dive, the rules of what is in a list are never looked at.
func TestListsOfStructsAreValidatedInside(t *testing.T) {
	eachField(func(owner reflect.Type, field reflect.StructField) {
		isList := field.Type.Kind() == reflect.Slice && field.Type.Elem().Kind() == reflect.Struct
		readsItself := isList && reflect.PointerTo(field.Type.Elem()).Implements(reflect.TypeFor[encoding.TextUnmarshaler]())
		if isList && !readsItself && !strings.Contains(field.Tag.Get("validate"), "dive") {
			t.Errorf("%s.%s is a list of structs without the rule dive", owner.Name(), field.Name)
		}
	})
}

// An author's mistake that nobody has seen printed is not recognised for sure.
func TestEachMistakeHasACase(t *testing.T) {
	files, err := filepath.Glob("testdata/mistakes/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	var cases strings.Builder
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		cases.Write(data)
	}
	for _, m := range mistakes {
		if !strings.Contains(cases.String(), m.sentence) {
			t.Errorf("no case in testdata/mistakes shows: %s", m.sentence)
		}
	}
}
