package socialimage

import (
	"bytes"
	"crypto/sha256"
	"os"
	"path/filepath"
	"strings"
)

// cache is a folder of cards and drawings by key. Each file begins with the hash of the
// rest: what a crash or a full disk has cut short counts as missing. Where nothing
// can be written, nothing is kept; that only costs time.
type cache string

const cacheSuffix = ".cached"

func (c cache) file(key string) string { return filepath.Join(string(c), key+cacheSuffix) }

func (c cache) get(key string) ([]byte, bool) {
	data, err := os.ReadFile(c.file(key))
	if err != nil || len(data) < sha256.Size {
		return nil, false
	}
	sum := sha256.Sum256(data[sha256.Size:])
	return data[sha256.Size:], bytes.Equal(sum[:], data[:sha256.Size])
}

func (c cache) put(key string, data []byte) {
	if os.MkdirAll(string(c), 0o755) != nil {
		return
	}
	sum := sha256.Sum256(data)
	_ = os.WriteFile(c.file(key), append(sum[:], data...), 0o644) // a file cut short counts as missing
}

// prune removes all entries but those that are used.
func (c cache) prune(used map[string]bool) {
	entries, err := os.ReadDir(string(c))
	if err != nil {
		return
	}
	for _, entry := range entries {
		if key, ours := strings.CutSuffix(entry.Name(), cacheSuffix); ours && !used[key] {
			_ = os.Remove(c.file(key))
		}
	}
}
