package bakery

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
)

// Install writes the bakery to a folder that can be built, with the repository's npm packages and
// components/card. It skips the test if the packages are not installed.
func Install(t testing.TB) (root string) {
	t.Helper()
	root = t.TempDir()
	repository := repositoryOf(t)
	packages := filepath.Join(repository, "node_modules")
	if _, err := os.Stat(packages); err != nil {
		t.Skipf("the npm packages are not installed; npm ci installs them: %v", err)
	}
	card := filepath.Join("components", "card")
	for _, err := range []error{
		os.CopyFS(root, Files()),
		os.CopyFS(filepath.Join(root, card), os.DirFS(filepath.Join(repository, card))),
		link(packages, filepath.Join(root, "node_modules")),
		os.WriteFile(filepath.Join(root, "package.json"), []byte(`{"private": true, "type": "module"}`), 0o644),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// repositoryOf returns the module's folder: the nearest parent with a go.mod.
func repositoryOf(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			t.Fatal("bakery: no go.mod above the test")
		}
		dir = parent
	}
}

// link makes a folder available under a second name. On Windows it makes a junction, since symbolic
// links need a privilege that developers usually lack.
func link(target, name string) error {
	if runtime.GOOS == "windows" {
		return exec.Command("cmd", "/c", "mklink", "/J", name, target).Run()
	}
	return os.Symlink(target, name)
}
