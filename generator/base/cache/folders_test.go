package cache_test

import (
	"os"
	"path/filepath"
	"testing"

	"nightlight/generator/base/cache"
)

func TestWhereResultsAreKept(t *testing.T) {
	const ours, inPackages, inWork = "node_modules", "node_modules/.cache/nightlight", ".nightlight/cache"
	for name, test := range map[string]struct {
		prepare func(root string) error
		named   string
		want    string
	}{
		"packages of its own":             {prepare: folder(ours), want: inPackages},
		"packages still to be installed":  {prepare: folder("content"), want: inPackages},
		"packages of another folder":      {prepare: linkTo(t.TempDir()), want: inWork},
		"packages that nobody may add to": {prepare: file("node_modules/.cache"), want: inWork},
		"a folder that is named":          {prepare: folder(ours), named: "kept", want: "kept"},
	} {
		t.Run(name, func(t *testing.T) {
			root, named := t.TempDir(), test.named
			if err := test.prepare(root); err != nil {
				t.Fatal(err)
			}
			if named != "" {
				named = filepath.Join(root, named)
			}
			got, err := cache.MakeFolders(root, named)
			if want := filepath.Join(root, filepath.FromSlash(test.want)); err != nil || string(got.Results) != want {
				t.Errorf("it is %s, want %s: %v", got.Results, want, err)
			}
		})
	}
}

func TestAFolderThatIsNamedMustBeWritable(t *testing.T) {
	root := t.TempDir()
	if err := file("kept")(root); err != nil {
		t.Fatal(err)
	}
	if _, err := cache.MakeFolders(root, filepath.Join(root, "kept")); err == nil {
		t.Error("results are kept in a file")
	}
}

func folder(name string) func(root string) error {
	return func(root string) error { return os.MkdirAll(filepath.Join(root, name), 0o755) }
}

func linkTo(target string) func(root string) error {
	return func(root string) error { return os.Symlink(target, filepath.Join(root, "node_modules")) }
}

// file creates a file where a folder would be created.
func file(name string) func(root string) error {
	return func(root string) error {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		return os.WriteFile(path, nil, 0o644)
	}
}
