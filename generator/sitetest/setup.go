package sitetest

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"

	"nightlight/generator/sitetest/bakery"
)

// setup writes the bakery, and gives it the repository's npm packages and what pictures
// of shared links are drawn with.
func (s *Site) setup() {
	s.t.Helper()
	repository := s.repository()
	packages := filepath.Join(repository, "node_modules")
	if _, err := os.Stat(packages); err != nil {
		s.t.Skipf("the npm packages are not installed; npm ci installs them: %v", err)
	}
	card := filepath.Join("components", "card")
	for _, err := range []error{
		os.CopyFS(s.Root, bakery.Files()),
		os.CopyFS(filepath.Join(s.Root, card), os.DirFS(filepath.Join(repository, card))),
		link(packages, filepath.Join(s.Root, "node_modules")),
		os.WriteFile(filepath.Join(s.Root, "package.json"), []byte(`{"private": true, "type": "module"}`), 0o644),
	} {
		if err != nil {
			s.t.Fatal(err)
		}
	}
}

// repository is the folder of the module: the nearest one up with a go.mod.
func (s *Site) repository() string {
	s.t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		s.t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			s.t.Fatal("sitetest: no go.mod above the test")
		}
		dir = parent
	}
}

// link makes a folder appear under a second name. On Windows a junction does, since
// symbolic links need a right that developers do not have.
func link(target, name string) error {
	if runtime.GOOS == "windows" {
		return exec.Command("cmd", "/c", "mklink", "/J", name, target).Run()
	}
	return os.Symlink(target, name)
}
