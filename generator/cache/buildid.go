package cache

import (
	"crypto/rand"
	"encoding/binary"
	"io"
	"os"
	"sync"
)

// BuildID identifies the running program by its own bytes: what another version has
// computed may differ, so it is not used. A program that cannot read itself gets an
// ID that no other has.
var BuildID = sync.OnceValue(func() Key {
	if sums, err := executableSums(); err == nil {
		return KeyOf(sums)
	}
	return KeyOf([]byte(rand.Text()))
})

// executableSums are the checksums of the program's file, one for each MiB: every build
// waits for them, and a cryptographic hash of the whole takes ten times as long.
func executableSums() (sums []byte, err error) {
	name, err := os.Executable()
	if err != nil {
		return nil, err
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
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
