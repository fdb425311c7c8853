package cache

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"iter"
	"os"
	"strings"
)

// A file of the store holds payloads, then the index (the version, and for each result
// its key, the span of its payload and its metadata), then a footer that says where the
// index begins.

const magic = "nightlight cache\n"

// entrySize is the most that an entry of the index takes beside its metadata.
const entrySize = 32 + 16 + binary.MaxVarintLen64

const footerSize = int64(len(magic) + 8 + 4)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

func checksum(data []byte) uint32 { return crc32.Checksum(data, castagnoli) }

// appendFooter returns the end of a file whose index begins at start.
func appendFooter(start int64, sum uint32) []byte {
	footer := binary.BigEndian.AppendUint64([]byte(magic), uint64(start))
	return binary.BigEndian.AppendUint32(footer, sum)
}

func readFooter(file *os.File) ([]byte, error) {
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	footer := make([]byte, footerSize)
	if _, err := file.ReadAt(footer, info.Size()-footerSize); err != nil || string(footer[:len(magic)]) != magic {
		return nil, errors.Join(errMalformed, err)
	}
	return footer, nil
}

// indexParts ranges over the bytes of an index, which is too long to be held.
func indexParts(version Key, all map[Key]*record) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		part := version[:]
		for key, r := range all {
			if !yield(part) {
				return
			}
			part = append(part[:0], key[:]...)
			part = binary.BigEndian.AppendUint64(part, uint64(r.payload.At))
			part = binary.BigEndian.AppendUint32(part, r.payload.Size)
			part = binary.BigEndian.AppendUint32(part, r.payload.Sum)
			part = appendString(part, r.meta)
		}
		yield(part)
	}
}

// readIndex reads the records of a file; an error when it is not a whole file of this
// version.
func readIndex(file *os.File, version Key) (all map[Key]*record, err error) {
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	end := info.Size() - footerSize
	footer, err := readFooter(file)
	if err != nil {
		return nil, err
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
	return parseIndex(file, text), nil
}

// parseIndex reads an index whose checksum was right.
func parseIndex(file *os.File, text string) map[Key]*record {
	all := map[Key]*record{}
	for in := (&reader{text}); in.text != ""; {
		key := Key([]byte(in.take(32)))
		at := []byte(in.take(16))
		all[key] = &record{
			payload: span{int64(binary.BigEndian.Uint64(at)), binary.BigEndian.Uint32(at[8:]), binary.BigEndian.Uint32(at[12:])},
			meta:    in.string(),
			in:      file,
		}
	}
	return all
}
