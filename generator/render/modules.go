package render

import (
	"bytes"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// writeModules writes files into a folder where Node can import them, and marks them as
// in use. The modules' names hold hashes, so bundles share a folder; but a name says
// nothing about a damaged file, so the bytes are compared.
func writeModules(folder string, files map[string][]byte) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	// Without it Node takes .js for CommonJS, or looks for the nearest package.json.
	all := map[string][]byte{"package.json": []byte(`{"type":"module"}`)}
	maps.Copy(all, files)
	now := time.Now()
	for name, data := range all {
		if err := writeModule(filepath.Join(folder, name), data, now); err != nil {
			return err
		}
	}
	return nil
}

// writeModule replaces a file in one step, since another process may be importing it.
func writeModule(file string, data []byte, now time.Time) error {
	if found, err := os.ReadFile(file); err == nil && bytes.Equal(found, data) {
		return os.Chtimes(file, now, now)
	}
	temporary, err := os.CreateTemp(filepath.Dir(file), "*.new")
	if err != nil {
		return err
	}
	_, err = temporary.Write(data)
	if closed := temporary.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(temporary.Name(), file)
	}
	if err != nil {
		_ = os.Remove(temporary.Name())
	}
	return err
}

// removeUnused removes modules that nobody has loaded for a day.
func removeUnused(folder string) {
	entries, _ := os.ReadDir(folder)
	for _, entry := range entries {
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > 24*time.Hour {
			_ = os.RemoveAll(filepath.Join(folder, entry.Name()))
		}
	}
}

// fileURL returns the file: address of an absolute path, also of C:\….
func fileURL(file string) string {
	slashed := filepath.ToSlash(file)
	if !strings.HasPrefix(slashed, "/") {
		slashed = "/" + slashed
	}
	return (&url.URL{Scheme: "file", Path: slashed}).String()
}
