// Package testfiles reads and writes files in tests. Any error ends the test.
package testfiles

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Write writes a file, and makes its parent folders.
func Write[Text ~string | ~[]byte](t testing.TB, name string, text Text) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// Replace writes a file elsewhere and renames it, so that a program that watches the folder never
// reads half of it.
func Replace(t testing.TB, name, text string) {
	t.Helper()
	written := filepath.Join(t.TempDir(), filepath.Base(name))
	Write(t, written, text)
	if err := os.Rename(written, name); err != nil {
		t.Fatal(err)
	}
}

// Read returns the bytes of a file.
func Read(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Edit replaces the first occurrence of old in a file. It fails the test if there is none.
func Edit(t testing.TB, name, old, new string) {
	t.Helper()
	text := string(Read(t, name))
	if !strings.Contains(text, old) {
		t.Fatalf("%s has no %q", name, old)
	}
	Write(t, name, strings.Replace(text, old, new, 1))
}

// Folder is a folder of a test. Its methods take the names of files below it, with slashes.
type Folder struct {
	T    testing.TB
	Root string
}

// Path returns a file's path.
func (f Folder) Path(name string) string { return filepath.Join(f.Root, filepath.FromSlash(name)) }

// Read returns a file's text.
func (f Folder) Read(name string) string {
	f.T.Helper()
	return string(Read(f.T, f.Path(name)))
}

// Write writes a file, and makes its parent folders.
func (f Folder) Write(name, text string) {
	f.T.Helper()
	Write(f.T, f.Path(name), text)
}

// ReplaceIn replaces the first occurrence of old in a file. It fails the test if there is none.
func (f Folder) ReplaceIn(name, old, new string) {
	f.T.Helper()
	Edit(f.T, f.Path(name), old, new)
}
