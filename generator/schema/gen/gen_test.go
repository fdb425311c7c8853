package main

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"nightlight/generator/schema"
)

func TestGeneratedFilesAreCurrent(t *testing.T) {
	files, err := generate("..")
	if err != nil {
		t.Fatal(err)
	}
	const root = "../../.."
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(root, name))
		if err != nil || !bytes.Equal(bytes.ReplaceAll(got, []byte("\r\n"), []byte("\n")), want) {
			t.Errorf("%s is out of date: run go generate ./generator/schema", name)
		}
	}
	kept, err := filepath.Glob(root + "/docs/schemas/*.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range kept {
		if name := "docs/schemas/" + filepath.Base(file); files[name] == nil {
			t.Errorf("%s is made from no type any more: delete it", name)
		}
	}
}

func TestTypesWithoutAFormAreRefusedByName(t *testing.T) {
	src, err := readSource("..")
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
