package main

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"nightlight/generator"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/serving/inplace"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/testfiles"
)

// texts are the replacements of values. The second contains characters with a meaning in YAML
// and Markdown.
var texts = []string{"Another text", `It's "so": a, b] #5 \ {c} – don't`}

// All values of a file get a new text at once, and must be read back with it.
func TestEachValueOfTheContentCanBeChanged(t *testing.T) {
	eachContentFile(t, func(file, text string, read func(string) []content.Value) {
		values := read(text)
		after := text
		for i, value := range slices.Backward(values) {
			splices := value.Splices(numbered(i))
			if len(splices) == 0 {
				t.Fatalf("%s:%d: %s cannot be changed", file, value.Line, value.Path)
			}
			after = splices[0].Apply(after)
		}
		again := read(after)
		if len(again) != len(values) {
			t.Fatalf("%s has %d values, and after the changes %d", file, len(values), len(again))
		}
		for i, value := range again {
			if value.Source != numbered(i) || value.Kind != values[i].Kind {
				t.Errorf("%s:%d: %s (%s) says %q, not %q", file, value.Line, value.Path, value.Kind, value.Source, numbered(i))
			}
		}
	})
}

func numbered(i int) string { return fmt.Sprintf("Text %d", i) }

// oneIn means that one in so many values is changed alone: reading a file again for each of
// thousands would take a minute.
const oneIn = 40

// A single value of any kind gets a new text, and an independent YAML decoding finds only that
// value changed.
func TestAValueIsChangedAlone(t *testing.T) {
	changed := 0
	eachContentFile(t, func(file, text string, read func(string) []content.Value) {
		values := read(text)
		for i := len(values) % oneIn; i < len(values); i += oneIn {
			for _, with := range texts {
				value := values[i]
				after, _, ok := inplace.Replace(text, values, i, with, read)
				switch {
				case ok && value.InBody():
					oneLineChanged(t, file, text, after, value)
				case ok:
					oneValueChanged(t, file, text, after, with)
				case with == texts[0] || !value.InBody():
					t.Errorf("%s:%d: %s (%s) cannot become %s", file, value.Line, value.Path, value.Kind, with)
				}
				changed++
			}
		}
	})
	if changed < 100 {
		t.Errorf("only %d values were changed", changed)
	}
}

func eachContentFile(t *testing.T, do func(file, text string, read func(string) []content.Value)) {
	t.Helper()
	builder := sitetest.NewBuilder(t, generator.Options{Root: "../..", Model: model.LittleDormouse(), NoCache: true})
	values := builder.Values(t.Context())
	for _, file := range values.Files() {
		data := testfiles.Read(t, "../../"+file)
		do(file, string(data), func(text string) []content.Value { return values.Read(file, text) })
	}
}

// oneValueChanged compares two YAML texts decoded by goccy without our types.
func oneValueChanged(t *testing.T, file, before, after, with string) {
	t.Helper()
	a, b := flat(t, file, before), flat(t, file, after)
	differ := 0
	for path := range a {
		if a[path] != b[path] {
			differ++
			if b[path] != with && b[path] != with+"\n" {
				t.Errorf("%s: %s became %q", file, path, b[path])
			}
		}
	}
	if differ != 1 || len(a) != len(b) {
		t.Errorf("%s: %d values differ and there are %d, not %d", file, differ, len(b), len(a))
	}
}

// oneLineChanged compares two Markdown texts line by line.
func oneLineChanged(t *testing.T, file, before, after string, value content.Value) {
	t.Helper()
	a, b := strings.Split(before, "\n"), strings.Split(after, "\n")
	first, removed := value.Line-1, 1+strings.Count(value.Source, "\n")
	if !slices.Equal(a[:first], b[:first]) || !slices.Equal(a[first+removed:], b[first+1:]) {
		t.Errorf("%s:%d: more than the lines of %s changed", file, value.Line, value.Path)
	}
}

// flat returns the values of a YAML text or of front matter, by their paths.
func flat(t *testing.T, file, text string) map[string]string {
	t.Helper()
	if matter, ok := strings.CutPrefix(text, "---\n"); ok {
		text, _, _ = strings.Cut(matter, "\n---\n")
	}
	var root any
	if err := yaml.Unmarshal([]byte(text+"\n"), &root); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	values := map[string]string{}
	flatten("", root, values)
	return values
}

func flatten(path string, node any, into map[string]string) {
	switch node := node.(type) {
	case map[string]any:
		for key, value := range node {
			flatten(path+"."+key, value, into)
		}
	case []any:
		for i, value := range node {
			flatten(fmt.Sprintf("%s[%d]", path, i), value, into)
		}
	default:
		into[path] = fmt.Sprint(node)
	}
}

// Files that commands write, above all members.yaml with its keys, are not for editing: their
// values are not offered, and the files are neither opened nor written. The table lists all such
// files in content/; a new one needs a line.
func TestOnlyWhatAuthorsEditIsOpened(t *testing.T) {
	builder := sitetest.NewBuilder(t, generator.Options{Root: "../..", Model: model.LittleDormouse(), NoCache: true})
	editor := inplace.New(builder)
	offered := builder.Values(t.Context()).Files()
	var refused []string
	err := fs.WalkDir(os.DirFS("../.."), "content", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile("../../" + file)
		if err != nil {
			return err
		}
		answer := editor.Check(t.Context(), inplace.Change{File: file, Hash: fmt.Sprintf("%x", sha256.Sum256(data)), Path: "salt", Text: "another"})
		isRefused := strings.HasPrefix(answer.Refused, "Only files of words")
		if isRefused == slices.Contains(offered, file) {
			t.Errorf("%s is offered: %t, and refused: %t (%s)", file, !isRefused, isRefused, answer.Refused)
		}
		if isRefused && path.Dir(file) != content.PicturesFolder {
			refused = append(refused, file)
		}
		return nil
	})
	if want := []string{"content/members.yaml", "content/reviewed.yaml"}; err != nil || !slices.Equal(refused, want) {
		t.Errorf("what no author edits is %q, not %q (%v)", refused, want, err)
	}
}
