package cache

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
)

// remoteEntry says which bytes a result is. In a remote store it is an ActionResult of the Remote
// Execution API, since stores compare what is at /ac/ with that: one output file, which may
// hold its bytes, and the signature as the standard output.
type remoteEntry struct {
	hash      [sha256.Size]byte
	size      int
	contents  []byte // empty where they are at /cas/
	signature []byte // empty without a secret
}

// The numbers of fields in messages of the Remote Execution API.
const (
	resultFile      = 2
	resultOutput    = 5
	fileName        = 1
	fileDigest      = 2
	fileContents    = 5
	digestHash      = 1
	digestSize      = 2
	wireNumber      = 0
	wireEightBytes  = 1
	wireLengthBytes = 2
	wireFourBytes   = 5
)

var errEntry = errors.New("the remote cache has an entry that is not an ActionResult of one file")

func (e remoteEntry) encode() []byte {
	digest := appendBytes(nil, digestHash, []byte(hex.EncodeToString(e.hash[:])))
	digest = binary.AppendUvarint(append(digest, digestSize<<3|wireNumber), uint64(e.size))
	file := appendBytes(nil, fileName, []byte("result"))
	file = appendBytes(file, fileDigest, digest)
	file = appendBytes(file, fileContents, e.contents)
	return appendBytes(appendBytes(nil, resultFile, file), resultOutput, e.signature)
}

func appendBytes(b []byte, number int, data []byte) []byte {
	if len(data) == 0 {
		return b
	}
	b = binary.AppendUvarint(b, uint64(number<<3|wireLengthBytes))
	b = binary.AppendUvarint(b, uint64(len(data)))
	return append(b, data...)
}

// parseEntry reads what encode wrote, whatever a store has added to it.
func parseEntry(data []byte) (e remoteEntry, err error) {
	var file, digest, hash []byte
	err = errors.Join(
		readFields(data, map[uint64]*[]byte{resultFile: &file, resultOutput: &e.signature}),
		readFields(file, map[uint64]*[]byte{fileDigest: &digest, fileContents: &e.contents}),
		readFields(digest, map[uint64]*[]byte{digestHash: &hash}),
	)
	if err != nil || len(hash) != hex.EncodedLen(len(e.hash)) {
		return remoteEntry{}, errEntry
	}
	if _, err := hex.Decode(e.hash[:], hash); err != nil {
		return remoteEntry{}, errEntry
	}
	return e, nil
}

// readFields takes the fields of some numbers out of a message of Protocol Buffers.
func readFields(data []byte, wanted map[uint64]*[]byte) error {
	for len(data) > 0 {
		tag, n := binary.Uvarint(data)
		if n <= 0 {
			return errEntry
		}
		data = data[n:]
		size, n := uint64(0), 0
		switch tag & 7 {
		case wireNumber:
			_, n = binary.Uvarint(data)
		case wireLengthBytes:
			size, n = binary.Uvarint(data)
		case wireEightBytes:
			n = 8
		case wireFourBytes:
			n = 4
		}
		if n <= 0 || n > len(data) || size > uint64(len(data)-n) {
			return errEntry
		}
		if field := wanted[tag>>3]; field != nil && tag&7 == wireLengthBytes {
			*field = data[n : n+int(size)]
		}
		data = data[n+int(size):]
	}
	return nil
}
