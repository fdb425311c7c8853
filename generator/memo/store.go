package memo

import (
	"bufio"
	"cmp"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// Store keeps results in a file from one build to the next. A result has a head,
// which every build reads, and a tail, which is read when it is needed and takes no
// memory until then.
//
// The file is never changed. What is new is written beside it, as it comes, and
// Close makes the next file of that and of what was asked for of the old one: so
// what nobody asks for is forgotten, and a crash or a second process at the same
// time costs no more than the new results. A file that another program wrote, or
// that is damaged, counts as empty.
type Store struct {
	file    string
	version Key

	old  *os.File // nil when there is none
	next *os.File // nil as long as nothing is new

	mu      sync.Mutex
	out     *bufio.Writer // to next
	written int64         // to out
	flushed int64         // of written
	kept    map[Key]*kept
	err     error // of writing; nothing is remembered then
}

// kept is one result.
type kept struct {
	head string
	tail span
	// fresh: the tail is in the next file, not in the old one. used: somebody asked.
	fresh, used bool
}

// span is a part of a file.
type span struct {
	At   int64
	Size uint32
	Sum  uint32
}

const magic = "nightlight memo\n"

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

func checksum(data []byte) uint32 { return crc32.Checksum(data, castagnoli) }

// OpenStore opens the store in a file, which need not exist. Only what a program
// of the same version has written is read.
func OpenStore(file string, version Key) *Store {
	s := &Store{file: file, version: version, kept: map[Key]*kept{}}
	old, err := os.Open(file)
	if err != nil {
		return s
	}
	if s.kept, err = readIndex(old, version); err != nil {
		_ = old.Close()
		s.kept = map[Key]*kept{}
		return s
	}
	s.old = old
	return s
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
	if !k.fresh {
		return s.old, k.tail, s.old != nil
	}
	if k.tail.At+int64(k.tail.Size) > s.flushed {
		if s.err = errors.Join(s.err, s.out.Flush()); s.err != nil {
			return nil, span{}, false
		}
		s.flushed = s.written
	}
	return s.next, k.tail, true
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
	s.kept[key] = &kept{head: head, tail: at, fresh: true, used: true}
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
	if s.next != nil {
		s.err = errors.Join(s.err, s.finish(), s.next.Close())
	}
	if s.old != nil {
		s.err = errors.Join(s.err, s.old.Close())
	}
	if s.next == nil {
		return s.err
	}
	if s.err == nil {
		s.err = os.Rename(s.next.Name(), s.file)
	}
	if s.err != nil {
		_ = os.Remove(s.next.Name())
	}
	return s.err
}

// finish brings over what is used of the old file, and writes the index.
func (s *Store) finish() error {
	if err := s.bringOver(); err != nil {
		return err
	}
	start := s.written
	at := s.append(appendIndex(s.version, s.kept))
	footer := binary.BigEndian.AppendUint64([]byte(magic), uint64(start))
	footer = binary.BigEndian.AppendUint32(footer, at.Sum)
	s.append(footer)
	return errors.Join(s.err, s.out.Flush())
}

// bringOver copies what was asked for of the old file, as it stands there: damage
// must not become right. Most of it lies side by side, and is copied together.
func (s *Store) bringOver() error {
	maps.DeleteFunc(s.kept, func(_ Key, k *kept) bool { return !k.used })
	var old []*kept
	for _, k := range s.kept {
		if !k.fresh {
			old = append(old, k)
		}
	}
	slices.SortFunc(old, func(a, b *kept) int { return cmp.Compare(a.tail.At, b.tail.At) })
	for len(old) > 0 {
		from, to, n := old[0].tail.At, old[0].tail.At, 0
		for n < len(old) && old[n].tail.At == to {
			to += int64(old[n].tail.Size)
			old[n].tail.At += s.written - from
			n++
		}
		if _, err := io.Copy(s.out, io.NewSectionReader(s.old, from, to-from)); err != nil {
			return err
		}
		s.written += to - from
		old = old[n:]
	}
	return s.err
}

func appendIndex(version Key, all map[Key]*kept) []byte {
	size := len(version)
	for _, k := range all {
		size += 32 + 16 + binary.MaxVarintLen64 + len(k.head)
	}
	index := append(make([]byte, 0, size), version[:]...)
	for key, k := range all {
		index = append(index, key[:]...)
		index = binary.BigEndian.AppendUint64(index, uint64(k.tail.At))
		index = binary.BigEndian.AppendUint32(index, k.tail.Size)
		index = binary.BigEndian.AppendUint32(index, k.tail.Sum)
		index = appendString(index, k.head)
	}
	return index
}

const footerSize = int64(len(magic) + 8 + 4)

// readIndex reads what a file remembers; an error when it is not a whole file of
// this version.
func readIndex(file *os.File, version Key) (all map[Key]*kept, err error) {
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	end := info.Size() - footerSize
	footer := make([]byte, footerSize)
	if _, err := file.ReadAt(footer, end); err != nil || string(footer[:len(magic)]) != magic {
		return nil, errors.Join(errMalformed, err)
	}
	start := int64(binary.BigEndian.Uint64(footer[len(magic):]))
	sum := binary.BigEndian.Uint32(footer[len(magic)+8:])
	if start < 0 || start > end {
		return nil, errMalformed
	}
	var index strings.Builder
	index.Grow(int(end - start))
	found := crc32.New(castagnoli)
	_, err = io.Copy(io.MultiWriter(&index, found), io.NewSectionReader(file, start, end-start))
	text, ours := strings.CutPrefix(index.String(), string(version[:]))
	if err != nil || found.Sum32() != sum || !ours {
		return nil, errors.Join(errMalformed, err)
	}
	return parseIndex(text), nil
}

// parseIndex reads an index whose checksum was right.
func parseIndex(text string) map[Key]*kept {
	all := map[Key]*kept{}
	for r := (&reader{text}); r.text != ""; {
		key := Key([]byte(r.take(32)))
		at := []byte(r.take(16))
		all[key] = &kept{
			tail: span{int64(binary.BigEndian.Uint64(at)), binary.BigEndian.Uint32(at[8:]), binary.BigEndian.Uint32(at[12:])},
			head: r.string(),
		}
	}
	return all
}
