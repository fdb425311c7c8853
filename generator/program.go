package generator

import (
	"crypto/rand"
	"encoding/binary"
	"hash/crc32"
	"io"
	"os"
	"sync"

	"nightlight/generator/cache"
)

// program identifies this nightlight by its own bytes: what another one has made
// may differ, so it is not remembered. A program that cannot read itself gets an
// identity that no other has.
var program = sync.OnceValue(func() cache.Key {
	if sums, err := ownSums(); err == nil {
		return cache.KeyOf(sums)
	}
	return cache.KeyOf([]byte(rand.Text()))
})

// ownSums are the checksums of the program's file, one for each MiB: every build
// waits for them, and a cryptographic hash of the whole takes ten times as long.
func ownSums() (sums []byte, err error) {
	name, err := os.Executable()
	if err != nil {
		return nil, err
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	table := crc32.MakeTable(crc32.Castagnoli)
	for block := make([]byte, 1<<20); ; {
		n, err := io.ReadFull(file, block)
		sums = binary.BigEndian.AppendUint32(sums, crc32.Checksum(block[:n], table))
		if err == io.EOF || err == io.ErrUnexpectedEOF {
			return sums, nil
		} else if err != nil {
			return nil, err
		}
	}
}
