package host

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"maps"
	"net/http"
	"path"
	"strconv"
	"strings"
	"time"
)

// notFoundFile answers what is unknown.
const notFoundFile = "/404.html"

// answer sends a file with the headers of the asked-for address. Without a file,
// or with any status but 200, ranges and validators make no sense and are left out.
func (s *server) answer(w http.ResponseWriter, r *http.Request, file string, status int) error {
	rules, err := s.headers(r.Context())
	if err != nil {
		return err
	}
	if file == "" {
		file = notFoundFile
	}
	body, err := s.encode(r, file)
	if err != nil {
		return err
	}
	header := w.Header()
	// The host's own default: keep it, but ask whether it is still right.
	header.Set("Cache-Control", "public, max-age=0, must-revalidate")
	maps.Copy(header, rules.For(r.URL.Path))
	if body.data == nil {
		header.Set("Content-Type", "text/plain; charset=utf-8")
		body.data = []byte("There is no page at this address.\n")
	} else {
		body.describe(header, file)
	}
	if status == http.StatusOK && r.Method != http.MethodPost {
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(body.data))
		return nil
	}
	header.Set("Content-Length", strconv.Itoa(len(body.data)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(body.data) // the browser may have gone
	}
	return nil
}

// encoded is a file as it travels.
type encoded struct {
	data     []byte
	encoding string // empty when it travels as it is
	varies   bool   // whether others would get another encoding
}

func (e encoded) describe(header http.Header, file string) {
	sum := sha256.Sum256(e.data)
	header.Set("ETag", `"`+base64.RawURLEncoding.EncodeToString(sum[:12])+`"`)
	if header.Get("Content-Type") == "" {
		header.Set("Content-Type", contentType(file))
	}
	if e.varies {
		header.Add("Vary", "Accept-Encoding")
	}
	if e.encoding != "" {
		header.Set("Content-Encoding", e.encoding)
	}
}

// smallest is the number of bytes below which compressing is not worth it.
const smallest = 1024

// encode reads a file in the best encoding that the browser accepts: one that
// stands beside it, else gzip made now for text. A range is of the plain file.
func (s *server) encode(r *http.Request, file string) (encoded, error) {
	accepted := acceptedEncodings(r.Header.Get("Accept-Encoding"))
	plain := r.Header.Get("Range") != ""
	varies := false
	for _, sibling := range []struct{ encoding, extension string }{{"br", ".br"}, {"gzip", ".gz"}} {
		if !s.files.Has(file + sibling.extension) {
			continue
		}
		varies = true
		if accepted[sibling.encoding] && !plain {
			data, err := s.read(r.Context(), file+sibling.extension)
			return encoded{data, sibling.encoding, true}, err
		}
	}
	data, err := s.read(r.Context(), file)
	if err != nil {
		return encoded{}, err
	}
	if compressible(file) && len(data) >= smallest {
		varies = true
		if accepted["gzip"] && !plain {
			return encoded{compress(data), "gzip", true}, nil
		}
	}
	return encoded{data, "", varies}, nil
}

func compress(data []byte) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write(data) // a bytes.Buffer takes all
	_ = z.Close()
	return b.Bytes()
}

// acceptedEncodings reads an Accept-Encoding header.
func acceptedEncodings(header string) map[string]bool {
	accepted := map[string]bool{}
	for item := range strings.SplitSeq(header, ",") {
		name, weight, _ := strings.Cut(strings.ReplaceAll(item, " ", ""), ";")
		q, err := strconv.ParseFloat(strings.TrimPrefix(weight, "q="), 64)
		accepted[strings.ToLower(name)] = weight == "" || err == nil && q > 0
	}
	return accepted
}

// contentTypes has a row for each kind of file that sites are made of. The
// system's own table is not asked: it differs from machine to machine.
var contentTypes = map[string]struct {
	name string
	text bool // whether it shrinks when compressed
}{
	".html":        {"text/html; charset=utf-8", true},
	".css":         {"text/css; charset=utf-8", true},
	".js":          {"text/javascript; charset=utf-8", true},
	".mjs":         {"text/javascript; charset=utf-8", true},
	".json":        {"application/json; charset=utf-8", true},
	".map":         {"application/json; charset=utf-8", true},
	".webmanifest": {"application/manifest+json; charset=utf-8", true},
	".xml":         {"application/xml; charset=utf-8", true},
	".txt":         {"text/plain; charset=utf-8", true},
	".md":          {"text/markdown; charset=utf-8", true},
	".ics":         {"text/calendar; charset=utf-8", true},
	".svg":         {"image/svg+xml", true},
	".ico":         {"image/x-icon", true},
	".png":         {"image/png", false},
	".jpg":         {"image/jpeg", false},
	".jpeg":        {"image/jpeg", false},
	".gif":         {"image/gif", false},
	".webp":        {"image/webp", false},
	".avif":        {"image/avif", false},
	".woff":        {"font/woff", false},
	".woff2":       {"font/woff2", false},
	".mp3":         {"audio/mpeg", false},
	".m4a":         {"audio/mp4", false},
	".ogg":         {"audio/ogg", false},
	".wav":         {"audio/wav", false},
	".mp4":         {"video/mp4", false},
	".webm":        {"video/webm", false},
	".pdf":         {"application/pdf", false},
	".zip":         {"application/zip", false},
	".wasm":        {"application/wasm", true},
}

func contentType(file string) string {
	if kind, ok := contentTypes[strings.ToLower(path.Ext(file))]; ok {
		return kind.name
	}
	return "application/octet-stream"
}

func compressible(file string) bool { return contentTypes[strings.ToLower(path.Ext(file))].text }
