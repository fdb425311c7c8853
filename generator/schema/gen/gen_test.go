package main

import (
	"bytes"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"nightlight/generator/schema"
)

func TestGeneratedFilesAreCurrent(t *testing.T) {
	const root = "../../.."
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

func TestTypesWithoutAFormAreRefusedByName(t *testing.T) {
	src, err := readSource("../../..", "generator/schema")
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
			err := checkTypes(src, []reflect.Type{c.root}, "json")
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got the error %v, want one that names %q", err, c.want)
			}
		})
	}
}
