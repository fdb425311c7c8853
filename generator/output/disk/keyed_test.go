package disk

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"nightlight/generator/diag"
	"nightlight/generator/output"
)

// keyed is a source whose pages say their key, and that notes which it was asked for.
type keyed struct {
	keys map[string]string
	made []string
}

func (k *keyed) Key(path string) string { return k.keys[path] }

func (k *keyed) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	for _, path := range paths {
		k.made = append(k.made, path)
		if err := yield(path, []byte("made from "+k.keys[path])); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

func (k *keyed) set() *output.Set {
	set := new(output.Set)
	for path := range k.keys {
		set.AddPages(k, path)
	}
	return set
}

// writeKeyed writes pages with these keys and returns which of them were made.
func writeKeyed(t *testing.T, dir string, keys map[string]string) []string {
	t.Helper()
	source := &keyed{keys: keys}
	write(t, dir, source.set())
	want := tree{}
	for path, key := range keys {
		want[path] = "made from " + key
	}
	expectTree(t, dir, want)
	slices.Sort(source.made)
	return source.made
}

func TestAPageWhoseKeyStaysIsNotMadeAgain(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	for _, step := range []struct {
		name  string
		keys  map[string]string
		spoil func(file string) error
		made  []string
	}{
		{name: "at first all are made", keys: map[string]string{"/a": "1", "/b": "1"}, made: []string{"/a", "/b"}},
		{name: "then none", keys: map[string]string{"/a": "1", "/b": "1"}},
		{name: "one whose key is new", keys: map[string]string{"/a": "1", "/b": "2"}, made: []string{"/b"}},
		{name: "and when it is the old one again", keys: map[string]string{"/a": "1", "/b": "1"}, made: []string{"/b"}},
		{name: "one without a key", keys: map[string]string{"/a": "1", "/b": ""}, made: []string{"/b"}},
		{name: "each time", keys: map[string]string{"/a": "1", "/b": ""}, made: []string{"/b"}},
		{
			name: "one that somebody has edited", keys: map[string]string{"/a": "1", "/b": "2"}, made: []string{"/a", "/b"},
			spoil: func(file string) error { return os.WriteFile(file, []byte("edited"), 0o644) },
		},
		{name: "one that was removed", keys: map[string]string{"/a": "1", "/b": "2"}, made: []string{"/a"}, spoil: os.Remove},
		{
			name: "one that was only touched", keys: map[string]string{"/a": "1", "/b": "2"}, made: []string{"/a"},
			spoil: func(file string) error { return os.Chtimes(file, time.Time{}, time.Unix(1, 0)) },
		},
		{name: "but once", keys: map[string]string{"/a": "1", "/b": "2"}},
	} {
		if step.spoil != nil {
			if err := step.spoil(filepath.Join(dir, "a")); err != nil {
				t.Fatal(err)
			}
		}
		if made := writeKeyed(t, dir, step.keys); !slices.Equal(made, step.made) {
			t.Errorf("%s: made %v, want %v", step.name, made, step.made)
		}
	}
}

func TestAFirstWriteAppearsAsAWholeOrNotAtAll(t *testing.T) {
	rename = func(string, string) error { return errInjected }
	defer func() { rename = os.Rename }()
	dir := filepath.Join(t.TempDir(), "dist")
	files := tree{"/index.html": "home", "/a/b/index.html": "deep"}
	if _, _, err := Write(t.Context(), files.set(), folderAt(dir)); !errors.Is(err, errInjected) {
		t.Errorf("got %v", err)
	}
	expectTree(t, dir, tree{})
	expectNoStaging(t, dir)

	rename = os.Rename
	write(t, dir, files.set())
	expectTree(t, dir, files)
}

// A site without a manifest would be taken for somebody's own files by the next build.
func TestASiteDoesNotAppearWithoutItsManifest(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	obstacle := filepath.Join(filepath.Dir(dir), ".nightlight", "dist", "written.json.new")
	if err := os.MkdirAll(obstacle, 0o755); err != nil {
		t.Fatal(err)
	}
	files := tree{"/index.html": "home"}
	if _, _, err := Write(t.Context(), files.set(), folderAt(dir)); err == nil {
		t.Error("the manifest could not be written, but there is no error")
	}
	expectTree(t, dir, tree{})
}
