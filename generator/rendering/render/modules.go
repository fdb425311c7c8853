package render

import (
	"bytes"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// moduleFolder is the folder from which Node imports the server's modules. Their names hold
// hashes, so bundles share it.
type moduleFolder struct {
	path string

	mu      sync.Mutex
	written map[string][]byte // by the last write
	at      time.Time         // which every module has as its modification time since
}

// write writes files into the folder, and marks them as in use. A name says nothing about a
// damaged file, so the bytes are compared, unless the file is as the last write left it.
func (m *moduleFolder) write(files map[string][]byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := os.MkdirAll(m.path, 0o755); err != nil {
		return err
	}
	// Without it Node takes .js for CommonJS, or looks for the nearest package.json.
	all := map[string][]byte{"package.json": []byte(`{"type":"module"}`)}
	maps.Copy(all, files)
	now := time.Now()
	for name, data := range all {
		file := filepath.Join(m.path, name)
		if !m.isWritten(name, data) {
			if err := writeModule(file, data); err != nil {
				return err
			}
		}
		if err := os.Chtimes(file, now, now); err != nil {
			return err
		}
	}
	m.written, m.at = all, now
	return nil
}

func (m *moduleFolder) isWritten(name string, data []byte) bool {
	before, known := m.written[name]
	if !known || !bytes.Equal(before, data) {
		return false
	}
	info, err := os.Stat(filepath.Join(m.path, name))
	return err == nil && info.ModTime().Equal(m.at) && info.Size() == int64(len(data))
}

// writeModule replaces a file in one step, since another process may be importing it.
func writeModule(file string, data []byte) error {
	if found, err := os.ReadFile(file); err == nil && bytes.Equal(found, data) {
		return nil
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
func (m *moduleFolder) removeUnused() {
	entries, _ := os.ReadDir(m.path)
	for _, entry := range entries {
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > 24*time.Hour {
			_ = os.RemoveAll(filepath.Join(m.path, entry.Name()))
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
