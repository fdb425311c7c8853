package library

import (
	"compress/gzip"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"html"
	"maps"
	"path"
	"strings"
)

// attached is what belongs to files that only sealed pages lead to: pictures, documents,
// recordings. Such a file is published sealed at an address that says nothing of it,
//
//	/members/9fK2mQxA/file/Rk0bQ2xhcm9z-xK2mQ9fAhcm9.sealed
//
// and the sealed pages have this address in place of the file's own, with its name behind #,
// which no browser sends. The code of the pages fetches and opens it there.
type attached struct {
	files  map[string][]byte
	markup []string // old and new, in turn
	values []string
}

// fileLabel begins the labels under which attachments are sealed.
const fileLabel = "/file/"

// empty is a picture of one transparent pixel, until the sealed one is open.
const empty = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

// AddressOf returns the address of an attachment. Nobody without the key can tell from which
// name it is made. The name changes with the file's bytes.
func (f *Files) AddressOf(name string) string {
	mac := hmac.New(sha256.New, f.key.expand("file"))
	mac.Write([]byte(name))
	hidden := base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:18])
	return Folder + "/" + f.key.Name() + fileLabel + hidden[:12] + "-" + hidden[12:] + ".sealed"
}

// Seal encrypts an attachment for its address.
func (f *Files) Seal(address string, data []byte) []byte {
	hidden := path.Base(address)
	return f.key.Seal(fileLabel+hidden[:12], compress(data, gzip.BestSpeed))
}

// Attach seals a file of the site that has an address of its own. hrefs are all spellings of
// that address in pages of the library.
func (f *Files) Attach(own string, data []byte, hrefs []string) {
	sum := sha256.Sum256(data)
	address := f.AddressOf(own + string(sum[:]))
	if f.files == nil {
		f.files = map[string][]byte{}
	}
	f.files[address] = f.Seal(address, data)
	named := address + "#" + path.Base(own)
	for _, href := range hrefs {
		f.values = append(f.values, quoted(href), quoted(named))
		f.Replace(` src="`+href+`"`, PictureOf(named))
		f.Replace(` href="`+href+`"`, ` href="`+html.EscapeString(named)+`"`)
	}
}

// PictureOf are the attributes of a picture that is opened from one of several attachments:
// as in srcset, widths follow the addresses.
func PictureOf(attachments string) string {
	return ` src="` + empty + `" data-sealed="` + html.EscapeString(attachments) + `"`
}

// Replace has the library's pages show another piece of markup in place of one.
func (f *Files) Replace(old, new string) { f.markup = append(f.markup, old, new) }

// Attachments are the sealed files by their addresses, without those that are made later.
func (f *Files) Attachments() map[string][]byte { return f.files }

// Markup returns the pieces of markup of a page of the library as it shows them.
func (f *Files) Markup(pieces map[string]string) map[string]string {
	if len(f.markup) == 0 {
		return pieces
	}
	replacer := strings.NewReplacer(f.markup...)
	pieces = maps.Clone(pieces)
	for id, piece := range pieces {
		pieces[id] = replacer.Replace(piece)
	}
	return pieces
}

// Values returns the JSON of a page of the library as it shows it.
func (f *Files) Values(data []byte) []byte {
	if len(f.values) == 0 {
		return data
	}
	return []byte(strings.NewReplacer(f.values...).Replace(string(data)))
}

// quoted is a text as JSON has it.
func quoted(text string) string {
	data, err := json.Marshal(text)
	if err != nil {
		panic(err) // a text can always be written
	}
	return string(data)
}
