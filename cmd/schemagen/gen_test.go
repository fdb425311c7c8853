package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/testfiles"
)

func TestGeneratedFilesAreCurrent(t *testing.T) {
	const root = "../.."
	want := map[string][]byte{}
	for _, site := range sites {
		files, err := site.generate(root)
		if err != nil {
			t.Fatal(err)
		}
		maps.Copy(want, files)
	}
	for name, data := range want {
		got, err := os.ReadFile(filepath.Join(root, name))
		if err != nil || !bytes.Equal(bytes.ReplaceAll(got, []byte("\r\n"), []byte("\n")), data) {
			t.Errorf("%s is out of date: run go generate ./generator/schema", name)
		}
	}
	for _, pattern := range []string{"docs/schemas/*.schema.json", "components/*/*.gen.ts"} {
		kept, err := fs.Glob(os.DirFS(root), pattern)
		if err != nil || len(kept) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		for _, name := range kept {
			if want[name] == nil {
				t.Errorf("%s is made from no type any more: delete it", name)
			}
		}
	}
}

// The types must match the output of encoding/json.
func TestFixturesSatisfyTheirTypes(t *testing.T) {
	const root = "../.."
	for _, site := range sites {
		src, err := site.read(root)
		if err != nil {
			t.Fatal(err)
		}
		types, err := filepath.Abs(filepath.Join(root, site.root, "components/lib/schema.gen"))
		if err != nil {
			t.Fatal(err)
		}
		var values strings.Builder
		fmt.Fprintf(&values, "import type * as T from %q;\ndeclare const html: (id: string) => T.Html;\n", filepath.ToSlash(types))
		for name, pair := range fixtures(src, site.model) {
			kind := "T." + name
			if template, isPage := strings.CutSuffix(name, " page"); isPage {
				kind = "T.PageOf<" + quote(template) + ">"
			}
			fmt.Fprintf(&values, "(%s) satisfies [%s, %s];\n", htmlID.ReplaceAll(encode(pair, ""), []byte("html($0)")), kind, kind)
		}
		if said, err := compile(t, root, values.String()); err != nil {
			t.Errorf("the types of the site in %q do not fit what is sent: %v\n%s", site.root, err, said)
		}
	}
}

var htmlID = regexp.MustCompile(`"html of [^"]*"`)

func compile(t *testing.T, root, text string) ([]byte, error) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "fixtures.ts")
	testfiles.Write(t, file, text)
	return exec.CommandContext(t.Context(), "node", filepath.Join(root, "node_modules/typescript/bin/tsc"),
		"--ignoreConfig", "--noEmit", "--strict", "--exactOptionalPropertyTypes", "--skipLibCheck", "--types", "", file).CombinedOutput()
}

func TestTypesWithoutAFormAreRefusedByName(t *testing.T) {
	src, err := readSource("../..", "generator/schema")
	if err != nil {
		t.Fatal(err)
	}
	type unnamed string
	for name, c := range map[string]struct {
		root reflect.Type
		want string
	}{
		"a channel":         {reflect.TypeFor[struct{ Done chan int }](), ".Done: chan int"},
		"a time":            {reflect.TypeFor[struct{ At []time.Time }](), ".At[]: time.Time"},
		"anything":          {reflect.TypeFor[struct{ Any any }](), ".Any: interface {}"},
		"numbered keys":     {reflect.TypeFor[struct{ By map[int]string }](), ".By: map[int]string"},
		"HTML of no kind":   {reflect.TypeFor[struct{ Body schema.HTML }](), ".Body: schema.HTML"},
		"an open string":    {reflect.TypeFor[struct{ Kind unnamed }](), ".Kind: main.unnamed"},
		"deep in a pointer": {reflect.TypeFor[struct{ In *struct{ F func() } }](), ".In.F: func()"},
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if said, _ := recover().(string); !strings.Contains(said, c.want) {
					t.Errorf("it panicked with %q, want something that names %q", said, c.want)
				}
			}()
			(&declarations{src, nil, map[string]string{}, map[string]reflect.Type{}}).typeOf(c.root, "")
		})
	}
}

var fixturesFile = flag.String("fixtures", "", "the file to write values of this site's types to, for the tests of the components")

// TestWriteFixtures writes the fixtures to a file as JSON.
func TestWriteFixtures(t *testing.T) {
	if *fixturesFile == "" {
		t.Skip("without -fixtures there is nothing to write")
	}
	const root = "../.."
	src, err := sites[0].read(root)
	if err != nil {
		t.Fatal(err)
	}
	plan, err := writtenPlan(root)
	if err != nil {
		t.Fatal(err)
	}
	values := encode(map[string]any{"pages": fixtures(src, sites[0].model), "plan": plan}, "")
	if err := os.WriteFile(*fixturesFile, values, 0o600); err != nil {
		t.Fatal(err)
	}
}

// fixtures returns two pages of each kind, and two values of each other type that components
// receive, by name: one with every key, and one with only the required keys.
func fixtures(src *source, model content.Model) map[string][2]any {
	values := map[string][2]any{}
	whole, bare := sample{src, true}, sample{src, false}
	for _, t := range componentTypes(model) {
		values[t.Name()] = [2]any{whole.of(t), bare.of(t)}
	}
	for _, template := range model.Templates {
		values[template.Name+" page"] = [2]any{whole.page(model, template), bare.page(model, template)}
	}
	for _, pair := range values {
		schema.FillLists(pair[0])
		schema.FillLists(pair[1])
	}
	return values
}

// sample creates values: full ones have every field, others only those that are always sent.
type sample struct {
	src  *source
	full bool
}

func (s sample) of(t reflect.Type) any {
	v := reflect.New(t)
	s.fill(v.Elem(), t.Name(), schema.Field{})
	return v.Interface()
}

func (s sample) page(model content.Model, template content.Template) any {
	page := s.of(pageType).(*schema.Page)
	page.Template = template.Name
	page.Content = s.of(contentOf(template)).(schema.Content)
	page.Site = s.of(reflect.TypeOf(model.NewData().Site()).Elem()).(schema.SharedData)
	return page
}

// fill sets v, which is the value of a field or an item of it.
func (s sample) fill(v reflect.Value, path string, field schema.Field) {
	switch t := v.Type(); {
	case schema.IsMarkup(t):
		v.Field(0).Set(reflect.ValueOf(schema.HTML{ID: "html of " + path, Source: path}))
		return
	case t == dateType:
		v.Set(reflect.ValueOf(schema.Date{Time: time.Date(2025, time.June, 11, 0, 0, 0, 0, time.UTC)}))
		return
	case t == blockType:
		v.Set(reflect.ValueOf(s.of(reflect.TypeFor[schema.ProseBlock]())))
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(s.text(v.Type(), path, field))
	case reflect.Int:
		v.SetInt(number(field))
	case reflect.Float64:
		v.SetFloat(0.5)
	case reflect.Bool:
		v.SetBool(s.full)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		s.fill(v.Elem(), path, field)
	case reflect.Slice:
		if s.full {
			v.Set(reflect.MakeSlice(v.Type(), 1, 1))
			s.fill(v.Index(0), path, schema.Field{})
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
	case reflect.Struct:
		s.fillFields(v, path)
	}
}

// fillFields fills all fields except those tagged nofixture, such as conditional texts.
func (s sample) fillFields(v reflect.Value, path string) {
	for _, field := range s.src.tags.Fields(v.Type()) {
		_, left := field.Tag.Lookup("nofixture")
		if field.Name == "" && !field.Anonymous || left || !s.full && field.Optional {
			continue
		}
		s.fill(v.FieldByIndex(field.Index), path+"."+field.StructField.Name, field)
	}
}

func number(field schema.Field) int64 {
	n, err := strconv.ParseInt(append(field.Rules.Choices(), "7")[0], 10, 64)
	if err != nil {
		panic(err) // the choices of a number are numbers
	}
	return n
}

func (s sample) text(t reflect.Type, path string, field schema.Field) string {
	if value, ok := field.Tag.Lookup("const"); ok {
		return value
	}
	choices := s.src.choices(t)
	if restricted := field.Rules.Choices(); restricted != nil {
		choices = restricted
	}
	if choices == nil {
		choices = []string{"", path}
	}
	if s.full {
		return choices[len(choices)-1]
	}
	return choices[0]
}

// writtenPlan returns the page of the sleep plan with its markup, for the component tests.
func writtenPlan(repository string) (any, error) {
	tree, diags := content.Load(context.Background(), content.Options{
		Model: model.LittleDormouse(), FS: os.DirFS(repository), Now: time.Date(2026, time.November, 24, 0, 0, 0, 0, time.UTC),
		Icons: os.DirFS(filepath.Join(repository, "node_modules/lucide-static/icons")),
	})
	if diags.HasErrors() {
		return nil, fmt.Errorf("reading the plan: %v", diags)
	}
	for _, doc := range tree.Documents {
		page, ok := doc.Matter.(*model.SleepPlan)
		if !ok {
			continue
		}
		tree.Model.Template("sleep-plan").Fill(doc, tree)
		schema.FillLists(page)
		markup := map[string]string{}
		schema.Walk(page, func(h *schema.HTML) { markup[h.ID] = h.Markup })
		return map[string]any{"content": page, "markup": markup}, nil
	}
	return nil, errors.New("there is no page of the plan")
}
