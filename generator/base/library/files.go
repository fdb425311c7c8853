// Package library generates the files that only members fetch.
//
// NewFile creates all of them. If the site has a library key, they are compressed and
// encrypted (key.go); otherwise they are published in plain text.
//
// A file's address tells the browser how to read it:
//
//	/members/house-rules-Rk0bQ2xhcm9z.json              plain JSON
//	/members/9fK2mQxA/house-rules-Rk0bQ2xhcm9z.sealed   sealed with the key 9fK2mQxA as /house-rules
//
// The last twelve letters of the name are a hash of the file's bytes.
//
// Files that only sealed pages link to are sealed too (Attachments).
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

// Folder contains the members' files. It is outside the assets folder, whose files shared
// caches may store for a year.
const Folder = "/members"

// File is a file that only members fetch.
type File struct {
	Address string
	Data    []byte
}

// NewFile returns a file with data, sealed with key unless that is nil. name begins with a
// slash: it is the path of a page or the name of other contents.
func NewFile(key *Key, name string, data []byte) File {
	if key == nil {
		return File{Folder + name + "-" + hashOf(data) + ".json", data}
	}
	data = key.Seal(name, compress(data, gzip.BestCompression))
	return File{Folder + "/" + key.Name() + name + "-" + hashOf(data) + ".sealed", data}
}

// Read returns the data that was passed to NewFile.
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

// compress is used before encryption. Attackers cannot add to what is compressed, so its length
// reveals nothing to them.
func compress(data []byte, level int) []byte {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, level)
	if err != nil {
		panic(err) // the levels are constants
	}
	_, _ = w.Write(data) // a Buffer returns no errors
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

// Attachments are files that only sealed pages link to: pictures, documents, recordings. Each
// is sealed and published at an address that reveals nothing about it:
//
//	/members/9fK2mQxA/file/Rk0bQ2xhcm9z-xK2mQ9fAhcm9.sealed
//
// Sealed pages contain this address instead of the file's own, with its name after #, which
// browsers do not send. Their scripts fetch and open it
// (components/navigation/sealed-attachments.ts). For a site that is not sealed, it is nil.
type Attachments struct {
	// Files are the attachments sealed so far, by address.
	Files map[string][]byte

	// sealed contains the addresses that sealed photographs would have in a public site.
	sealed map[string]bool
	key    *Key
	markup []string // alternately old and new
	values []string
}

// NewAttachments returns an empty set whose files will be sealed with key.
func NewAttachments(key *Key) *Attachments {
	return &Attachments{Files: map[string][]byte{}, sealed: map[string]bool{}, key: key}
}

// fileLabel is the prefix of the labels under which attachments are sealed.
const fileLabel = "/file/"

// empty is a transparent pixel that is shown until the sealed picture is opened.
const empty = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

// Add marks the photograph at an address as one to seal when its files are generated.
func (a *Attachments) Add(photograph string) { a.sealed[photograph] = true }

// IsFor reports whether the photograph at an address must be sealed.
func (a *Attachments) IsFor(photograph string) bool { return a != nil && a.sealed[photograph] }

// AddressOf returns the address of an attachment, derived from its name with the key.
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

// Attach seals a file of the site. hrefs are all spellings of its address in library pages.
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

// PictureOf returns the attributes of a picture of attachments: addresses with their widths.
func PictureOf(attachments string) string {
	return ` src="` + empty + `" data-sealed="` + html.EscapeString(attachments) + `"`
}

// Replace makes Markup replace old with new in the library's pages.
func (a *Attachments) Replace(old, new string) { a.markup = append(a.markup, old, new) }

// Markup returns the markup of a library page, by ID, with all replacements made.
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

// Replaced returns bytes that identify the replacements of Markup and Values, for cache keys.
func (a *Attachments) Replaced() []byte {
	if a == nil {
		return nil
	}
	return encode.JSON([][]string{a.markup, a.values})
}

// Values returns the JSON of a library page with all replacements made.
func (a *Attachments) Values(data []byte) []byte {
	if a == nil || len(a.values) == 0 {
		return data
	}
	return []byte(strings.NewReplacer(a.values...).Replace(string(data)))
}
