package generator

import (
	"os"
	"path/filepath"
	"testing"
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
			b := &Builder{root: t.TempDir()}
			if err := test.prepare(b.root); err != nil {
				t.Fatal(err)
			}
			if test.named != "" {
				b.opts.CacheDir = filepath.Join(b.root, test.named)
			}
			if err := b.makeWorkFolder(); err != nil {
				t.Fatal(err)
			}
			got, err := b.cacheFolder()
			if want := filepath.Join(b.root, filepath.FromSlash(test.want)); err != nil || got != want {
				t.Errorf("it is %s, want %s: %v", got, want, err)
			}
		})
	}
}

func TestAFolderThatIsNamedMustBeWritable(t *testing.T) {
	root := t.TempDir()
	if err := file("kept")(root); err != nil {
		t.Fatal(err)
	}
	if _, err := New(Options{Root: root, CacheDir: filepath.Join(root, "kept")}); err == nil {
		t.Error("results are kept in a file")
	}
}

func folder(name string) func(root string) error {
	return func(root string) error { return os.MkdirAll(filepath.Join(root, name), 0o755) }
}

func linkTo(target string) func(root string) error {
	return func(root string) error { return os.Symlink(target, filepath.Join(root, "node_modules")) }
}

// file makes a file where a folder would be.
func file(name string) func(root string) error {
	return func(root string) error {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		return os.WriteFile(path, nil, 0o644)
	}
}
