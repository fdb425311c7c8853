package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"nightlight/generator/schema"
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

// The types promise components what encoding/json writes.
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
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
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
