package library

import (
	"compress/gzip"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"html"
	"maps"
	"path"
	"strings"

	"nightlight/generator/base/encode"
)

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
