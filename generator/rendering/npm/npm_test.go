//go:build unix

package npm

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/sitetest/await"
	"nightlight/generator/sitetest/testfiles"
)

// program writes a shell script that stands in for Node or npm.
func program(t *testing.T, file, script string) string {
	t.Helper()
	if err := os.WriteFile(file, []byte("#!/bin/sh\n"+script), 0o755); err != nil {
		t.Fatal(err)
	}
	return file
}

func expectProblem(t *testing.T, diags diag.List, want string) {
	t.Helper()
	if want == "" && len(diags) == 0 {
		return
	}
	if want == "" || len(diags) != 1 || !strings.Contains(diags[0].Message, want) {
		t.Errorf("got %d problems %v, want %q", len(diags), diags, want)
	}
}

func TestNodeIsCheckedOnceAsLongAsItIsTheSame(t *testing.T) {
	dir := t.TempDir()
	runs := filepath.Join(dir, "runs")
	c := &cache.Cache{}
	check := func(version, want string, calls int) {
		t.Helper()
		node := program(t, filepath.Join(dir, "node"), "echo run >> "+runs+"\necho "+version+"\n")
		for range 2 {
			expectProblem(t, CheckNode(t.Context(), c, node), want)
		}
		data, _ := os.ReadFile(runs)
		if got := strings.Count(string(data), "run"); got != calls {
			t.Errorf("%s was run %d times in all, want %d", version, got, calls)
		}
	}
	check("v"+oldestNode+".0", "", 1)
	check("v20.9.0", "Node v20.9.0 is too old.", 2)
	check("v9.3.0", "Node v9.3.0 is too old.", 3)
	check("nonsense", "Node nonsense is too old.", 4)
}

// A killed program leaves children behind that keep its output open.
func TestACheckThatHangsEndsWithItsContext(t *testing.T) {
	started := filepath.Join(t.TempDir(), "started")
	node := program(t, filepath.Join(t.TempDir(), "node"), "sleep 1000 &\necho $! > "+started+"\nwait\necho v22.1.0\n")
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	c := &cache.Cache{}
	ended := make(chan diag.List)
	go func() { ended <- CheckNode(ctx, c, node) }()
	child := 0
	await.Until(t, "the program runs", func() bool {
		data, _ := os.ReadFile(started)
		_, err := fmt.Sscanln(string(data), &child)
		return err == nil
	})
	t.Cleanup(func() { _ = syscall.Kill(child, syscall.SIGKILL) })
	cancel()
	expectProblem(t, await.Value(t, ended, "the end of the check"), "does not run: context canceled")
	if misses := c.Misses(checked.Name); misses != 1 {
		t.Errorf("%d misses", misses)
	}
	program(t, node, "echo v22.1.0\n")
	expectProblem(t, CheckNode(t.Context(), c, node), "")
}

// site is a folder with a lock file, and an npm that counts its runs.
type site struct {
	t          *testing.T
	root, runs string
}

func newSite(t *testing.T, npm string) site {
	s := site{t, t.TempDir(), filepath.Join(t.TempDir(), "runs")}
	bin := t.TempDir()
	program(t, filepath.Join(bin, "npm"), "echo run >> "+s.runs+"\n"+npm)
	t.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
	s.lock("1")
	return s
}

func (s site) lock(version string) {
	s.t.Helper()
	testfiles.Write(s.t, filepath.Join(s.root, "package-lock.json"), version)
}

// ensure calls Ensure and compares npm's total number of runs with calls.
func (s site) ensure(calls int, when, want string) {
	s.t.Helper()
	expectProblem(s.t, Ensure(s.t.Context(), s.root, func(string) {}), want)
	data, _ := os.ReadFile(s.runs)
	if got := strings.Count(string(data), "run"); got != calls {
		s.t.Errorf("%s: npm has run %d times, want %d", when, got, calls)
	}
}

func TestPackagesAreInstalledOnceForEachLockFile(t *testing.T) {
	s := newSite(t, "mkdir -p node_modules; echo {} > node_modules/.package-lock.json\n")
	s.ensure(1, "without packages", "")
	s.ensure(1, "again", "")
	s.lock("2")
	s.ensure(2, "with another lock file", "")
	s.lock("2")
	s.ensure(2, "with the same lock file, saved again", "")
	if err := os.Remove(filepath.Join(s.root, "node_modules", ".package-lock.json")); err != nil {
		t.Fatal(err)
	}
	s.ensure(3, "after an interrupted install", "")
}

// npm install NAME writes the lock file and then the installed packages: nothing is left to install.
func TestAnInstallByHandStays(t *testing.T) {
	s := newSite(t, "mkdir -p node_modules; echo {} > node_modules/.package-lock.json\n")
	s.ensure(1, "without packages", "")
	at := func(file string, seconds int64) {
		t.Helper()
		if err := os.Chtimes(filepath.Join(s.root, file), time.Time{}, time.Unix(seconds, 0)); err != nil {
			t.Fatal(err)
		}
	}
	at(marker, 1000)
	s.lock("2")
	at("package-lock.json", 2000)
	at("node_modules/.package-lock.json", 2001)
	s.ensure(1, "after npm install NAME", "")
	s.lock("3")
	at("package-lock.json", 3000)
	s.ensure(2, "with another lock file from the repository", "")
}

func TestPackagesOfAnotherFolderAreLeftAlone(t *testing.T) {
	s := newSite(t, "exit 1\n")
	if err := os.Symlink(t.TempDir(), filepath.Join(s.root, "node_modules")); err != nil {
		t.Fatal(err)
	}
	s.ensure(0, "through a link", "")
}

// npm ci deletes all of node_modules.
const deleting = "rm -rf node_modules; mkdir node_modules; echo {} > node_modules/.package-lock.json\n"

func TestAnInstallKeepsTheCache(t *testing.T) {
	for name, npm := range map[string]string{"": deleting, "Installing the npm packages failed": "rm -rf node_modules; exit 1\n"} {
		s := newSite(t, npm)
		kept := filepath.Join(s.root, "node_modules", ".cache", "nightlight", "documents")
		testfiles.Write(t, kept, "results")
		s.ensure(1, "with another lock file", name)
		if data, err := os.ReadFile(kept); string(data) != "results" {
			t.Errorf("%q: the cache holds %q: %v", name, data, err)
		}
		if left, _ := os.ReadDir(filepath.Join(s.root, ".nightlight")); len(left) > 0 {
			t.Errorf("%q: %v is left in the work folder", name, left)
		}
	}
}
