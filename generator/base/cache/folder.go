package cache

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"os"
	"path/filepath"
	"strings"

	"nightlight/generator/base/work"
)

// Folder keeps large results on disk, each in a file of its own, by key. Each file begins
// with a checksum of the rest: what a crash or a full disk has cut short counts as missing.
// Where nothing can be written, nothing is kept; that only costs time.
type Folder string

const folderSuffix = ".cached"

func (f Folder) file(key string) string { return filepath.Join(string(f), key+folderSuffix) }

// Get returns the result for a key.
func (f Folder) Get(key string) ([]byte, bool) {
	data, err := os.ReadFile(f.file(key))
	if err != nil || len(data) < crc32.Size || !bytes.Equal(checksum(data[crc32.Size:]), data[:crc32.Size]) {
		return nil, false
	}
	return data[crc32.Size:], true
}

// Of is the folder below it for results of one kind.
func (f Folder) Of(kind string) Folder { return Folder(filepath.Join(string(f), kind)) }

func checksum(data []byte) []byte {
	return binary.BigEndian.AppendUint32(nil, crc32.Checksum(data, crc32.MakeTable(crc32.Castagnoli)))
}

// Empty says that nothing is in the folder yet.
func (f Folder) Empty() bool {
	entries, _ := os.ReadDir(string(f))
	return len(entries) == 0
}

// Has says whether there is a result for a key, whole or not.
func (f Folder) Has(key string) bool {
	_, err := os.Stat(f.file(key))
	return err == nil
}

// Put keeps a result.
func (f Folder) Put(key string, data []byte) {
	if os.MkdirAll(string(f), 0o755) != nil {
		return
	}
	file, err := os.Create(f.file(key))
	if err != nil {
		return
	}
	work.Add(work.KeptBytes, len(data))
	for _, part := range [][]byte{checksum(data), data} {
		_, _ = file.Write(part) // a file cut short counts as missing
	}
	_ = file.Close()
}

// Prune removes all results but those that are used.
func (f Folder) Prune(used func(key string) bool) {
	entries, err := os.ReadDir(string(f))
	if err != nil {
		return
	}
	for _, entry := range entries {
		if key, ours := strings.CutSuffix(entry.Name(), folderSuffix); ours && !used(key) {
			_ = os.Remove(f.file(key))
		}
	}
}
