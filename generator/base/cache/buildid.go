package cache

import (
	"bytes"
	"crypto/rand"
	"encoding/binary"
	"io"
	"os"
	"sync"
)

// BuildID identifies the running program: what another version has computed may differ, so
// it is not used. A program that cannot read itself gets an ID that no other has.
var BuildID = sync.OnceValue(func() Key {
	if id, err := executableID(); err == nil {
		return KeyOf(id)
	}
	return KeyOf([]byte(rand.Text()))
})

// executableID is the ID that Go's linker has left near the start of the program's file. Where
// it has left none it is the file's checksums, which take seven milliseconds of every build.
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
	return checksums(file)
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

// checksums are those of a file, one for each MiB: a cryptographic hash of the whole takes
// ten times as long.
func checksums(file io.Reader) (sums []byte, err error) {
	for block := make([]byte, 1<<20); ; {
		n, err := io.ReadFull(file, block)
		sums = binary.BigEndian.AppendUint32(sums, checksum(block[:n]))
		if err == io.EOF || err == io.ErrUnexpectedEOF {
			return sums, nil
		} else if err != nil {
			return nil, err
		}
	}
}
