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
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"html"
	"io"
	"maps"
	"path"
	"strings"

	"nightlight/generator/base/encode"
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

// Attachments are files that only sealed pages lead to: pictures, documents, recordings. Each
// is published sealed at an address that says nothing of it,
//
//	/members/9fK2mQxA/file/Rk0bQ2xhcm9z-xK2mQ9fAhcm9.sealed
//
// and the sealed pages have this address in place of the file's own, with its name behind #,
// which no browser sends. The code of the pages fetches and opens it there
// (components/navigation/sealed-attachments.ts). A site that is not sealed has none: nil.
type Attachments struct {
	// Files are those that are sealed already, by address.
	Files map[string][]byte

	// sealed are the addresses that photographs would have if they were open.
	sealed map[string]bool
	key    *Key
	markup []string // old and new, in turn
	values []string
}

// NewAttachments returns an empty set, to be sealed with a key.
func NewAttachments(key *Key) *Attachments {
	return &Attachments{Files: map[string][]byte{}, sealed: map[string]bool{}, key: key}
}

// fileLabel begins the labels under which attachments are sealed.
const fileLabel = "/file/"

// empty is a picture of one transparent pixel, until the sealed one is open.
const empty = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

// Add has the photograph at an address sealed, whose files are made later.
func (a *Attachments) Add(photograph string) { a.sealed[photograph] = true }

// IsFor says whether the photograph at an address is to be sealed.
func (a *Attachments) IsFor(photograph string) bool { return a != nil && a.sealed[photograph] }

// AddressOf returns the address of an attachment, which tells its name only with the key.
func (a *Attachments) AddressOf(name string) string {
	mac := hmac.New(sha256.New, a.key.expand("file"))
	mac.Write([]byte(name))
	hidden := base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:18])
	return Folder + "/" + a.key.Name() + fileLabel + hidden[:12] + "-" + hidden[12:] + ".sealed"
}

// Seal encrypts an attachment for its address.
func (a *Attachments) Seal(address string, data []byte) []byte {
	hidden := path.Base(address)
	return a.key.Seal(fileLabel+hidden[:12], compress(data, gzip.BestSpeed))
}

// Attach seals a file of the site. hrefs are all spellings of its address in the library.
func (a *Attachments) Attach(own string, data []byte, hrefs []string) {
	sum := sha256.Sum256(data)
	address := a.AddressOf(own + string(sum[:]))
	a.Files[address] = a.Seal(address, data)
	named := address + "#" + path.Base(own)
	for _, href := range hrefs {
		a.values = append(a.values, string(encode.JSON(href)), string(encode.JSON(named)))
		a.Replace(` src="`+href+`"`, PictureOf(named))
		a.Replace(` href="`+href+`"`, ` href="`+html.EscapeString(named)+`"`)
	}
}

// PictureOf are the attributes of a picture of attachments: widths follow addresses.
func PictureOf(attachments string) string {
	return ` src="` + empty + `" data-sealed="` + html.EscapeString(attachments) + `"`
}

// Replace has the library's pages show another piece of markup in place of one.
func (a *Attachments) Replace(old, new string) { a.markup = append(a.markup, old, new) }

// Markup returns the pieces of markup of a page of the library as it shows them.
func (a *Attachments) Markup(pieces map[string]string) map[string]string {
	if a == nil || len(a.markup) == 0 {
		return pieces
	}
	replacer := strings.NewReplacer(a.markup...)
	pieces = maps.Clone(pieces)
	for id, piece := range pieces {
		pieces[id] = replacer.Replace(piece)
	}
	return pieces
}

// Replaced identifies what Markup and Values put in place of what.
func (a *Attachments) Replaced() []byte {
	if a == nil {
		return nil
	}
	return encode.JSON([][]string{a.markup, a.values})
}

// Values returns the JSON of a page of the library as it shows it.
func (a *Attachments) Values(data []byte) []byte {
	if a == nil || len(a.values) == 0 {
		return data
	}
	return []byte(strings.NewReplacer(a.values...).Replace(string(data)))
}
