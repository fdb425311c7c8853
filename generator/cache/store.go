package cache

import (
	"bufio"
	"cmp"
	"errors"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"
)

// Store keeps results on disk from one build to the next. A result has a head, which
// every build reads, and a tail, which is read when it is needed and takes no memory
// until then.
//
// There are two files, the base and the late one, which holds what is newer than the
// base. Neither is ever changed. What is new is written beside them, as it comes,
// and Close makes the next late file of that and of what was asked for of the last
// one; or, when it would be large, the next base of everything that was asked for.
// So a build after an edit writes little, what nobody asks for is forgotten sooner
// or later, and a crash or a second process at the same time costs no more than the
// new results. A file that another program wrote, or that is damaged, counts as
// empty, and so does a late file of another base.
type Store struct {
	file    string
	version Key

	base, late *os.File // nil when there is none
	next       *os.File // nil as long as nothing is new

	mu      sync.Mutex
	out     *bufio.Writer // to next
	written int64         // to out
	flushed int64         // of written
	kept    map[Key]*kept
	err     error // of writing; nothing is remembered then
}

// lateShare is how large the late file may be, as a part of the base.
const lateShare = 4

// kept is one result.
type kept struct {
	head string
	tail span
	in   *os.File // that holds the tail
	used bool     // somebody asked
}

// span is a part of a file.
type span struct {
	At   int64
	Size uint32
	Sum  uint32
}

// size is about what a result takes in a file.
func (k *kept) size() int64 { return int64(k.tail.Size) + int64(len(k.head)) + entrySize }

// OpenStore opens the store in a file, which need not exist. Only what a program
// of the same version has written is read.
func OpenStore(file string, version Key) *Store {
	s := &Store{file: file, version: version, kept: map[Key]*kept{}}
	if s.base = s.read(file, version); s.base != nil {
		s.late = s.read(s.lateFile(), s.lateVersion())
	}
	return s
}

func (s *Store) lateFile() string { return s.file + ".late" }

// lateVersion ties a late file to its base.
func (s *Store) lateVersion() Key {
	footer, err := readFooter(s.base)
	if err != nil {
		return Key{}
	}
	return KeyOf(s.version[:], footer)
}

// read takes up what a file remembers and returns the file; nil where it is of no use.
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
	maps.Copy(s.kept, all)
	return file
}

// Empty says that nothing is remembered yet. A nil Store is always empty.
func (s *Store) Empty() bool {
	if s == nil {
		return true
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.kept) == 0
}

// head returns the head of what is remembered for a key.
func (s *Store) head(key Key) (string, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	k := s.kept[key]
	if k == nil {
		return "", false
	}
	k.used = true
	return k.head, true
}

// tail reads the tail of what is remembered for a key.
func (s *Store) tail(key Key) (string, bool) {
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
	k := s.kept[key]
	if k == nil {
		return nil, span{}, false
	}
	if k.in == s.next && k.tail.At+int64(k.tail.Size) > s.flushed {
		if s.err = errors.Join(s.err, s.out.Flush()); s.err != nil {
			return nil, span{}, false
		}
		s.flushed = s.written
	}
	return k.in, k.tail, true
}

// put remembers a result, and says whether it could.
func (s *Store) put(key Key, head string, tail []byte) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.next == nil && s.err == nil {
		s.err = s.begin()
	}
	at := s.append(tail)
	if s.err != nil {
		return false
	}
	s.kept[key] = &kept{head: head, tail: at, in: s.next, used: true}
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

// sweep removes what processes have left that were broken off.
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

// Close makes the next file, when something is new in it. What could not be written
// is made again by the next build, so its errors are nobody's concern but a test's.
func (s *Store) Close() error {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	name := s.file
	if s.next != nil {
		if s.fewAreLate() {
			name = s.lateFile()
			s.err = errors.Join(s.err, s.finish(s.lateVersion(), s.late))
		} else {
			s.err = errors.Join(s.err, s.finish(s.version, s.late, s.base))
		}
		s.err = errors.Join(s.err, s.next.Close())
	}
	for _, old := range []*os.File{s.base, s.late} {
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
		_ = os.Remove(s.lateFile()) // of the base that was; it would count as empty
	}
	return s.err
}

// fewAreLate says that what is not in the base need not make it anew.
func (s *Store) fewAreLate() bool {
	if s.base == nil {
		return false
	}
	var base, late int64
	for _, k := range s.kept {
		if k.in == s.base {
			base += k.size()
		} else if k.used {
			late += k.size()
		}
	}
	return late*lateShare <= base
}

// finish brings over what was asked for of older files, and ends the next file with
// the index of all that is in it.
func (s *Store) finish(version Key, older ...*os.File) error {
	for _, old := range older {
		if err := s.bringOver(old); err != nil {
			return err
		}
	}
	maps.DeleteFunc(s.kept, func(_ Key, k *kept) bool { return k.in != s.next })
	start := s.written
	index := s.append(appendIndex(version, s.kept))
	s.append(appendFooter(start, index.Sum))
	return errors.Join(s.err, s.out.Flush())
}

// bringOver copies what was asked for of a file, as it stands there: damage must not
// become right. Most of it lies side by side, and is copied together.
func (s *Store) bringOver(file *os.File) error {
	if file == nil {
		return nil
	}
	var old []*kept
	for _, k := range s.kept {
		if k.used && k.in == file {
			old = append(old, k)
		}
	}
	slices.SortFunc(old, func(a, b *kept) int { return cmp.Compare(a.tail.At, b.tail.At) })
	for len(old) > 0 {
		from, to, n := old[0].tail.At, old[0].tail.At, 0
		for n < len(old) && old[n].tail.At == to {
			to += int64(old[n].tail.Size)
			old[n].tail.At += s.written - from
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
