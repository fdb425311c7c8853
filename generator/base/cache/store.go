package cache

import (
	"bufio"
	"cmp"
	"errors"
	"hash/crc32"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"nightlight/generator/base/work"
)

// Store keeps results on disk from one build to the next. A result has metadata, which
// every build reads, and a payload, which is read when it is needed and takes no memory
// until then.
//
// There are two files: the base, and a delta that holds what is newer than the base.
// Neither is ever changed. New results are written to a temporary file as they come,
// and Close completes it: with what was asked for of the last delta it becomes the next
// delta, or, when that would be large, with everything that was asked for the next base.
// So a build after an edit writes little, what no build asks for is dropped sooner
// or later, and a crash or a second process at the same time costs no more than the
// new results. A file that another program wrote, or that is damaged, counts as
// empty, and so does a delta to another base.
type Store struct {
	file    string
	version Key

	base, delta *os.File // nil when there is none
	next        *os.File // nil as long as nothing is new

	mu      sync.Mutex
	out     *bufio.Writer // to next
	written int64         // to out
	flushed int64         // of written
	records map[Key]*record
	err     error // of writing; nothing is stored then
}

// deltaShare is how large the delta may be, as a part of the base.
const deltaShare = 4

// record is one result.
type record struct {
	meta    string
	payload span
	in      *os.File // that holds the payload
	used    bool     // somebody asked
}

// span is a part of a file.
type span struct {
	At   int64
	Size uint32
	Sum  uint32
}

// size is about what a result takes in a file.
func (r *record) size() int64 { return int64(r.payload.Size) + int64(len(r.meta)) + entrySize }

// OpenStore opens the store in a file, which need not exist. Only what a program
// of the same version has written is read.
func OpenStore(file string, version Key) *Store {
	s := &Store{file: file, version: version, records: map[Key]*record{}}
	if s.base = s.read(file, version); s.base != nil {
		s.delta = s.read(s.deltaFile(), s.deltaVersion())
	}
	return s
}

func (s *Store) deltaFile() string { return s.file + ".delta" }

// deltaVersion ties a delta to its base.
func (s *Store) deltaVersion() Key {
	footer, err := readFooter(s.base)
	if err != nil {
		return Key{}
	}
	return KeyOf(s.version[:], footer)
}

// read adds the records of a file and returns the file; nil where it is of no use.
func (s *Store) read(name string, version Key) *os.File {
	file, err := os.Open(name)
	if err != nil {
		return nil
	}
	all, err := readIndex(file, version)
	if err != nil {
		_ = file.Close()
		return nil
	}
	maps.Copy(s.records, all)
	return file
}

// Empty says that nothing is stored yet. A nil Store is always empty.
func (s *Store) Empty() bool {
	if s == nil {
		return true
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.records) == 0
}

// meta returns the metadata of the result for a key.
func (s *Store) meta(key Key) (string, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := s.records[key]
	if r == nil {
		return "", false
	}
	r.used = true
	return r.meta, true
}

// payload reads the payload of the result for a key.
func (s *Store) payload(key Key) (string, bool) {
	file, at, ok := s.locate(key)
	if !ok {
		return "", false
	}
	data := make([]byte, at.Size)
	if _, err := file.ReadAt(data, at.At); err != nil || checksum(data) != at.Sum {
		return "", false
	}
	return string(data), true
}

func (s *Store) locate(key Key) (*os.File, span, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := s.records[key]
	if r == nil {
		return nil, span{}, false
	}
	if r.in == s.next && r.payload.At+int64(r.payload.Size) > s.flushed {
		if s.err = errors.Join(s.err, s.out.Flush()); s.err != nil {
			return nil, span{}, false
		}
		s.flushed = s.written
	}
	return r.in, r.payload, true
}

// put stores a result, and says whether it could.
func (s *Store) put(key Key, meta string, payload []byte) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.next == nil && s.err == nil {
		s.err = s.begin()
	}
	at := s.append(payload)
	if s.err != nil {
		return false
	}
	s.records[key] = &record{meta: meta, payload: at, in: s.next, used: true}
	return true
}

// begin starts the next file.
func (s *Store) begin() error {
	dir, base := filepath.Split(s.file)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	sweep(s.file)
	next, err := os.CreateTemp(dir, base+".*.new")
	if err != nil {
		return err
	}
	s.next, s.out = next, bufio.NewWriterSize(next, 1<<20)
	return nil
}

// sweep removes what interrupted processes have left.
func sweep(file string) {
	left, _ := filepath.Glob(file + ".*.new") // the pattern is well formed
	for _, name := range left {
		if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > time.Hour {
			_ = os.Remove(name)
		}
	}
}

func (s *Store) append(data []byte) span {
	at := span{At: s.written, Size: uint32(len(data)), Sum: checksum(data)}
	if s.err == nil {
		_, s.err = s.out.Write(data)
		s.written += int64(len(data))
	}
	return at
}

// Close completes the next file, when something is new in it. What could not be written
// is computed again by the next build, so only tests look at its error.
func (s *Store) Close() error {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	name := s.file
	if s.next != nil {
		if s.fitsDelta() {
			name = s.deltaFile()
			s.err = errors.Join(s.err, s.finish(s.deltaVersion(), s.delta))
		} else {
			s.err = errors.Join(s.err, s.finish(s.version, s.delta, s.base))
		}
		s.err = errors.Join(s.err, s.next.Close())
	}
	for _, old := range []*os.File{s.base, s.delta} {
		if old != nil {
			s.err = errors.Join(s.err, old.Close())
		}
	}
	if s.next == nil {
		return s.err
	}
	if s.err == nil {
		s.err = os.Rename(s.next.Name(), name)
	}
	if s.err != nil {
		_ = os.Remove(s.next.Name())
	} else if name == s.file {
		_ = os.Remove(s.deltaFile()) // a delta to the last base counts as empty
	}
	return s.err
}

// fitsDelta says whether what is not in the base is little enough for a delta.
func (s *Store) fitsDelta() bool {
	if s.base == nil {
		return false
	}
	var base, delta int64
	for _, r := range s.records {
		if r.in == s.base {
			base += r.size()
		} else if r.used {
			delta += r.size()
		}
	}
	return delta*deltaShare <= base
}

// finish copies what was asked for of older files, and ends the next file with the
// index of all that is in it.
func (s *Store) finish(version Key, older ...*os.File) error {
	for _, old := range older {
		if err := s.compact(old); err != nil {
			return err
		}
	}
	maps.DeleteFunc(s.records, func(_ Key, r *record) bool { return r.in != s.next })
	start, sum := s.written, uint32(0)
	for part := range indexParts(version, s.records) {
		s.append(part)
		sum = crc32.Update(sum, castagnoli, part)
	}
	s.append(appendFooter(start, sum))
	work.Add(work.KeptBytes, int(s.written))
	return errors.Join(s.err, s.out.Flush())
}

// compact copies what was asked for of a file with its checksums, so that damage stays
// damage. Neighbours are copied together.
func (s *Store) compact(file *os.File) error {
	if file == nil {
		return nil
	}
	var old []*record
	for _, r := range s.records {
		if r.used && r.in == file {
			old = append(old, r)
		}
	}
	slices.SortFunc(old, func(a, b *record) int { return cmp.Compare(a.payload.At, b.payload.At) })
	for len(old) > 0 {
		from, to, n := old[0].payload.At, old[0].payload.At, 0
		for n < len(old) && old[n].payload.At == to {
			to += int64(old[n].payload.Size)
			old[n].payload.At += s.written - from
			old[n].in = s.next
			n++
		}
		if _, err := io.Copy(s.out, io.NewSectionReader(file, from, to-from)); err != nil {
			return err
		}
		s.written += to - from
		old = old[n:]
	}
	return s.err
}
