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

// Folder stores large results on disk, each in its own file, by key. Each file begins with
// a checksum of the rest: a file truncated by a crash or a full disk counts as missing.
// Errors on writing are ignored; they only cost time.
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

// Of returns the subfolder for results of one kind.
func (f Folder) Of(kind string) Folder { return Folder(filepath.Join(string(f), kind)) }

func checksum(data []byte) []byte {
	return binary.BigEndian.AppendUint32(nil, crc32.Checksum(data, crc32.MakeTable(crc32.Castagnoli)))
}

// Empty reports whether the folder is empty or missing.
func (f Folder) Empty() bool {
	entries, _ := os.ReadDir(string(f))
	return len(entries) == 0
}

// Has reports whether there is a file for a key, even a truncated one.
func (f Folder) Has(key string) bool {
	_, err := os.Stat(f.file(key))
	return err == nil
}

// Put stores a result.
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
		_, _ = file.Write(part) // a truncated file counts as missing
	}
	_ = file.Close()
}

// Prune removes all results except those that are used.
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

// Folders are where a build stores files that are not part of the site.
type Folders struct {
	// Work belongs to one run or one finished site: it contains the server's modules and
	// the files needed to write dist/.
	Work string
	// Results persists from one build to the next.
	Results   Folder
	temporary bool // Remove deletes the whole work folder
}

// MakeFolders creates the folders of the site at an absolute path. Results are stored in the
// named folder, or in node_modules, which hosts preserve between builds, or else in the work
// folder. If the root is not writable, the work folder is a temporary one.
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
			return "", fmt.Errorf("storing results in %s: %w", named, err)
		}
		return filepath.Abs(named)
	}
	// A node_modules folder that is a symbolic link may be shared by several sites, which
	// would remove each other's results.
	packages := filepath.Join(root, "node_modules")
	inPackages := filepath.Join(packages, ".cache", "nightlight")
	info, err := os.Lstat(packages)
	missing := errors.Is(err, fs.ErrNotExist) && !f.temporary // it will be installed later
	if missing || err == nil && info.Mode().Type() == fs.ModeDir && makeFolder(inPackages) == nil {
		return inPackages, nil
	}
	return filepath.Join(f.Work, "cache"), nil
}

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

// Remove deletes the work folder if it is temporary or empty.
func (f Folders) Remove() {
	if f.temporary {
		_ = os.RemoveAll(f.Work)
	}
	_ = os.Remove(f.Work)
}

// hashedFile caches the hash of a file's bytes.
var hashedFile = Func[Key]{Name: "file", Stored: true}

// mtimeSafetyGap is how old a modification time must be to identify a file's bytes:
// some file systems have a resolution of two seconds.
const mtimeSafetyGap = 3 * time.Second

// KeyOfFile returns the hash of a file's bytes, and the bytes if it had to call read. It does
// not read a file again whose size and modification time are unchanged.
func KeyOfFile(c *Cache, fsys fs.FS, file string, read func() ([]byte, diag.List)) (key Key, data []byte, diags diag.List) {
	stamp, stable := stampOf(fsys, file)
	if !stable {
		c, stamp = nil, Key{} // a later edit could leave the same stamp
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

// stampOf returns a key for the name, size and modification time of a file; false if the time
// is too recent to identify its bytes.
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

// BuildID identifies the running program: results of other versions may differ, so they are
// not used. If the program cannot read its own file, the ID is random.
var BuildID = sync.OnceValue(func() Key {
	if id, err := executableID(); err == nil {
		return KeyOf(id)
	}
	return KeyOf([]byte(rand.Text()))
})

// executableID returns the ID that Go's linker writes near the start of the program's file. If
// there is none, it returns the file's name, size and modification time.
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

// linkerID returns the ID that the linker writes as an ELF note or, on other systems, as text; ""
// if there is none. Programs have equal IDs if and only if their sources are equal.
func linkerID(start []byte) string {
	if _, after, ok := bytes.Cut(start, []byte("Go build ID: \"")); ok {
		id, _, _ := bytes.Cut(after, []byte(`"`))
		return string(id)
	}
	// A note begins with the length of the ID, the kind of note, and its owner.
	note := []byte("\x04\x00\x00\x00Go\x00\x00")
	if at := bytes.Index(start, note); at >= 4 {
		length := int(binary.NativeEndian.Uint32(start[at-4:]))
		if after := start[at+len(note):]; length <= len(after) {
			return string(after[:length])
		}
	}
	return ""
}
