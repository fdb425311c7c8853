// Package library writes the files that only members fetch.
//
// All of them are made by NewFile, whatever they contain. Where the site has a library
// key they are compressed and encrypted (key.go), else they are written as they are.
//
// A file's address tells the browser all that it must know to read it:
//
//	/members/house-rules-Rk0bQ2xhcm9z.json              as it is
//	/members/9fK2mQxA/house-rules-Rk0bQ2xhcm9z.sealed   sealed with the key 9fK2mQxA as /house-rules
//
// The last twelve letters of the name are a hash of the file's bytes.
//
// Files that only sealed pages lead to are sealed too (attachments.go).
package library

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"strings"
)

// Folder contains the members' files. It is not below the folder of the assets, which
// shared caches may keep for a year.
const Folder = "/members"

// File is a file that only members fetch.
type File struct {
	Address string
	Data    []byte
}

// NewFile seals data with a key; nil leaves it readable. name begins with a slash: the path of
// the page, or the name of what the file contains.
func NewFile(key *Key, name string, data []byte) File {
	if key == nil {
		return File{Folder + name + "-" + hashOf(data) + ".json", data}
	}
	data = key.Seal(name, compress(data, gzip.BestCompression))
	return File{Folder + "/" + key.Name() + name + "-" + hashOf(data) + ".sealed", data}
}

// Read returns the data of which NewFile made the file.
func (f File) Read(key *Key) ([]byte, error) {
	if key == nil {
		return f.Data, nil
	}
	name := strings.TrimPrefix(f.Address, Folder+"/"+key.Name())
	compressed, err := key.Open(name[:max(0, len(name)-len("-Rk0bQ2xhcm9z.sealed"))], f.Data)
	if err != nil {
		return nil, err
	}
	return decompress(compressed)
}

// compress comes before the encryption. Only the author decides what is compressed, so its
// length tells an attacker nothing.
func compress(data []byte, level int) []byte {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, level)
	if err != nil {
		panic(err) // the levels are constants
	}
	_, _ = w.Write(data) // a buffer takes all that is written
	_ = w.Close()
	return b.Bytes()
}

func decompress(data []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("decompressing a members' file: %w", err)
	}
	return io.ReadAll(r)
}

func hashOf(data []byte) string {
	sum := sha256.Sum256(data)
	return base64.RawURLEncoding.EncodeToString(sum[:9])
}
