// Package library writes the files that only members fetch.
//
// All of them go through Files.Add, whatever they hold. Where the site has a library
// key they are compressed and encrypted (key.go), else they are written as they are.
//
// A file's address tells the browser all that it must know to read it:
//
//	/members/safe-sleep-Rk0bQ2xhcm9z.json              as it is
//	/members/9fK2mQxA/safe-sleep-Rk0bQ2xhcm9z.sealed   sealed with the key 9fK2mQxA as /safe-sleep
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
)

// Folder holds the members' files. It is not below the folder of the assets, which
// shared caches may keep for a year.
const Folder = "/members"

// Files are the files that only members fetch.
type Files struct {
	key    *Key
	byPath map[string][]byte
	attached
}

// NewFiles returns an empty set of members' files, to be sealed with a key; nil leaves
// them readable for everybody who knows their addresses.
func NewFiles(key *Key) *Files {
	return &Files{key: key, byPath: map[string][]byte{}}
}

// Add writes a file and returns its address. name begins with a slash: the path of the
// page that the file belongs to, or the name of what it holds.
func (f *Files) Add(name string, data []byte) (address string) {
	if f.key == nil {
		address = Folder + name + "-" + hashOf(data) + ".json"
	} else {
		data = f.key.Seal(name, compress(data, gzip.BestCompression))
		address = Folder + "/" + f.key.Name() + name + "-" + hashOf(data) + ".sealed"
	}
	f.byPath[address] = data
	return address
}

// ByPath returns the files by their addresses.
func (f *Files) ByPath() map[string][]byte { return f.byPath }

// compress comes before the encryption, since what is encrypted cannot be compressed.
// Nobody but the author has a say in what is compressed here, so its length reveals
// nothing to an attacker who could vary it.
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

func hashOf(data []byte) string {
	sum := sha256.Sum256(data)
	return base64.RawURLEncoding.EncodeToString(sum[:9])
}
