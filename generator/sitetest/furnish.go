package sitetest

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"time"
)

// furnish gives the site the repository's components and npm packages.
func (s *Site) furnish() {
	s.t.Helper()
	repository := s.repository()
	packages := filepath.Join(repository, "node_modules")
	if _, err := os.Stat(packages); err != nil {
		s.t.Fatalf("sitetest: the npm packages are not installed; npm ci installs them: %v", err)
	}
	if err := link(packages, filepath.Join(s.Root, "node_modules")); err != nil {
		s.t.Fatal(err)
	}
	components := filepath.Join(s.Root, "components")
	if err := os.CopyFS(components, os.DirFS(filepath.Join(repository, "components"))); err != nil {
		s.t.Fatal(err)
	}
	// A lock file older than any package, so that a build installs nothing through
	// the link.
	lock := filepath.Join(s.Root, "package-lock.json")
	if err := os.WriteFile(lock, []byte("{}"), 0o644); err != nil {
		s.t.Fatal(err)
	}
	if err := os.Chtimes(lock, time.Unix(0, 0), time.Unix(0, 0)); err != nil {
		s.t.Fatal(err)
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

// link makes a folder appear at a second place. On Windows a junction does, since
// symbolic links need a right that developers do not have.
func link(target, name string) error {
	if runtime.GOOS == "windows" {
		return exec.Command("cmd", "/c", "mklink", "/J", name, target).Run()
	}
	return os.Symlink(target, name)
}
