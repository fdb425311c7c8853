package cache

import (
	"bytes"
	"crypto/rand"
	"encoding/binary"
	"fmt"
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
