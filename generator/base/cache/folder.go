package cache

import (
	"bytes"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"nightlight/generator/base/diag"
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

// Folders are those in which a build keeps what is not part of the site.
type Folders struct {
	// Work belongs to one run or to one finished site: it holds the server's modules, and what
	// writing dist/ needs.
	Work string
	// Results is kept from one build to the next.
	Results   Folder
	temporary bool // Remove deletes the whole work folder
}

// MakeFolders makes the folders of the site at an absolute path. Results are kept in the
// folder that is named, else in node_modules, which hosts keep between builds, else in the
// work folder, which is a temporary one where nothing can be written below the root.
func MakeFolders(root, named string) (f Folders, err error) {
	f.Work = filepath.Join(root, ".nightlight")
	if makeFolder(f.Work) != nil {
		f.temporary = true
		if f.Work, err = os.MkdirTemp("", "nightlight-"); err != nil {
			return f, err
		}
	}
	results, err := f.results(root, named)
	f.Results = Folder(results)
	return f, err
}

func (f Folders) results(root, named string) (string, error) {
	if named != "" {
		if err := makeFolder(named); err != nil {
			return "", fmt.Errorf("keeping results in %s: %w", named, err)
		}
		return filepath.Abs(named)
	}
	// node_modules that are a link belong to another folder too, and may be shared by sites
	// that would remove one another's results.
	packages := filepath.Join(root, "node_modules")
	inPackages := filepath.Join(packages, ".cache", "nightlight")
	info, err := os.Lstat(packages)
	missing := errors.Is(err, fs.ErrNotExist) && !f.temporary // about to be installed
	if missing || err == nil && info.Mode().Type() == fs.ModeDir && makeFolder(inPackages) == nil {
		return inPackages, nil
	}
	return filepath.Join(f.Work, "cache"), nil
}

// makeFolder makes a folder in which something can be written.
func makeFolder(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	probe, err := os.MkdirTemp(folder, "probe-")
	if err != nil {
		return err
	}
	return os.Remove(probe)
}

// Remove deletes the work folder when it is temporary, or when nothing is in it.
func (f Folders) Remove() {
	if f.temporary {
		_ = os.RemoveAll(f.Work)
	}
	_ = os.Remove(f.Work)
}

// hashedFile is the hash of a file's bytes.
var hashedFile = Func[Key]{Name: "file", Stored: true}

// mtimeSafetyGap is how old a modification time must be to tell a file's bytes from
// every other: some file systems count in steps of two seconds.
const mtimeSafetyGap = 3 * time.Second

// KeyOfFile returns the hash of a file's bytes, and the bytes if read had to be called. A
// file with the size and the modification time that it had before is not read for it.
func KeyOfFile(c *Cache, fsys fs.FS, file string, read func() ([]byte, diag.List)) (key Key, data []byte, diags diag.List) {
	stamp, stable := stampOf(fsys, file)
	if !stable {
		c, stamp = nil, Key{} // nothing tells these bytes from those of a moment later
	}
	key, diags = Do(c, hashedFile, stamp, func() (Key, diag.List, bool) {
		text, problems := read()
		now, stable := stampOf(fsys, file)
		if problems.HasErrors() {
			return Key{}, problems, stable && now == stamp
		}
		data = text
		return KeyOf(text), problems, stable && now == stamp
	})
	return key, data, diags
}

// stampOf stands for a file by its size and modification time; false when the time is too
// recent to tell its bytes from others.
func stampOf(fsys fs.FS, file string) (Key, bool) {
	info, err := fs.Stat(fsys, file)
	if err != nil || info.ModTime().IsZero() || time.Since(info.ModTime()) < mtimeSafetyGap {
		return Key{}, false
	}
	var numbers [16]byte
	binary.BigEndian.PutUint64(numbers[:8], uint64(info.Size()))
	binary.BigEndian.PutUint64(numbers[8:], uint64(info.ModTime().UnixNano()))
	return KeyOf([]byte(file), numbers[:]), true
}

// BuildID identifies the running program: what another version has computed may differ, so
// it is not used. A program that cannot read itself gets an ID that no other has.
var BuildID = sync.OnceValue(func() Key {
	if id, err := executableID(); err == nil {
		return KeyOf(id)
	}
	return KeyOf([]byte(rand.Text()))
})

// executableID is the ID that Go's linker has left near the start of the program's file. Where
// it was told to leave none, the file is known by its size and its time.
func executableID() ([]byte, error) {
	name, err := os.Executable()
	if err != nil {
		return nil, err
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	start := make([]byte, 64<<10)
	n, err := file.ReadAt(start, 0)
	if err != nil && err != io.EOF {
		return nil, err
	}
	if id := linkerID(start[:n]); id != "" {
		return []byte(id), nil
	}
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	return fmt.Append(nil, name, " ", info.Size(), " ", info.ModTime().UnixNano()), nil
}

// linkerID finds the ID that the linker leaves as an ELF note, and elsewhere as a text; "" where
// there is none. Equal sources have equal IDs, and only they have.
func linkerID(start []byte) string {
	if _, after, ok := bytes.Cut(start, []byte("Go build ID: \"")); ok {
		id, _, _ := bytes.Cut(after, []byte(`"`))
		return string(id)
	}
	// The length of the ID, the kind of note, and its owner.
	note := []byte("\x04\x00\x00\x00Go\x00\x00")
	if at := bytes.Index(start, note); at >= 4 {
		length := int(binary.NativeEndian.Uint32(start[at-4:]))
		if after := start[at+len(note):]; length <= len(after) {
			return string(after[:length])
		}
	}
	return ""
}
