package host

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"maps"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/klauspost/compress/gzhttp"
)

// notFoundFile answers what is unknown.
const notFoundFile = "/404.html"

// defaultCaching is what the host sends where no rule says otherwise: keep it, but ask
// whether it is still right.
const defaultCaching = "public, max-age=0, must-revalidate"

// answer sends a file with the headers of the requested address. Without a file, or
// with any status but 200, ranges and validators make no sense and are left out, and
// so is the caching that the rules give to the address: what is missing now may be
// there after the next deploy.
func (s *server) answer(w http.ResponseWriter, r *http.Request, file string, status int) error {
	rules, err := s.headers(r.Context())
	if err != nil {
		return err
	}
	if file == "" {
		file = notFoundFile
	}
	data, err := s.read(r.Context(), file)
	if err != nil {
		return err
	}
	header := w.Header()
	header.Set("Cache-Control", defaultCaching)
	maps.Copy(header, rules.For(r.URL.Path))
	if status != http.StatusOK {
		header.Set("Cache-Control", defaultCaching)
	}
	if data == nil {
		header.Set("Content-Type", "text/plain; charset=utf-8")
		data = []byte("There is no page at this address.\n")
	} else {
		describe(header, file, data)
	}
	if status == http.StatusOK && r.Method != http.MethodPost {
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data))
		return nil
	}
	header.Set("Content-Length", strconv.Itoa(len(data)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(data) // the browser may be closed
	}
	return nil
}

// describe sets the headers that follow from a file. The validator is a weak one: the
// file travels compressed or not.
func describe(header http.Header, file string, data []byte) {
	sum := sha256.Sum256(data)
	header.Set("ETag", `W/"`+base64.RawURLEncoding.EncodeToString(sum[:12])+`"`)
	if header.Get("Content-Type") == "" {
		header.Set("Content-Type", contentType(file))
	}
}

// compressed compresses the answers of a handler for browsers that accept it.
func compressed(handler http.Handler) http.Handler {
	wrap, err := gzhttp.NewWrapper(gzhttp.EnableZstd(false), gzhttp.KeepAcceptRanges(), gzhttp.ContentTypeFilter(compressible))
	if err != nil {
		panic(err) // the options are constants
	}
	return wrap(handler)
}

// contentTypes has a row for each kind of file that sites are made of. The
// system's own table is not asked: it differs from machine to machine.
var contentTypes = map[string]string{
	".html":        "text/html; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".mjs":         "text/javascript; charset=utf-8",
	".json":        "application/json; charset=utf-8",
	".map":         "application/json; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".xml":         "application/xml; charset=utf-8",
	".txt":         "text/plain; charset=utf-8",
	".md":          "text/markdown; charset=utf-8",
	".ics":         "text/calendar; charset=utf-8",
	".svg":         "image/svg+xml",
	".ico":         "image/x-icon",
	".png":         "image/png",
	".jpg":         "image/jpeg",
	".jpeg":        "image/jpeg",
	".gif":         "image/gif",
	".webp":        "image/webp",
	".avif":        "image/avif",
	".woff":        "font/woff",
	".woff2":       "font/woff2",
	".mp3":         "audio/mpeg",
	".m4a":         "audio/mp4",
	".ogg":         "audio/ogg",
	".wav":         "audio/wav",
	".mp4":         "video/mp4",
	".webm":        "video/webm",
	".pdf":         "application/pdf",
	".zip":         "application/zip",
	".wasm":        "application/wasm",
}

func contentType(file string) string {
	if kind, ok := contentTypes[strings.ToLower(path.Ext(file))]; ok {
		return kind
	}
	return "application/octet-stream"
}

// compressible says whether files of a type shrink: texts, and few others.
func compressible(contentType string) bool {
	return strings.Contains(contentType, "charset=") ||
		slices.Contains([]string{"image/svg+xml", "image/x-icon", "application/wasm"}, contentType)
}
