package disk

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"nightlight/generator/base/diag"
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

func TestAFirstSiteAppearsWithItsManifestOrNotAtAll(t *testing.T) {
	// Without the manifest, the next build would take the site for somebody's own files.
	for name, spoil := range map[string]func(t *testing.T, work string){
		"no rename": func(t *testing.T, _ string) {
			watchSteps(t, func(string, string, string) error { return errInjected })
		},
		"no manifest": func(t *testing.T, work string) {
			if err := os.MkdirAll(filepath.Join(work, "written.json.new"), 0o755); err != nil {
				t.Fatal(err)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "dist")
			spoil(t, filepath.Join(filepath.Dir(dir), ".nightlight", "dist"))
			if _, _, err := Write(t.Context(), tree{"/a/b/index.html": "deep"}.set(), folderAt(dir), nil); err == nil {
				t.Error("there is no error")
			}
			expectTree(t, dir, tree{})
		})
	}
}
