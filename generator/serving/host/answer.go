package host

import (
	"bytes"
	"cmp"
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

	"nightlight/generator/finishing/hostrules"
)

// notFoundFile answers what is unknown.
const notFoundFile = "/404.html"

// answer sends a file with the headers of the requested address. With any status but 200 there
// are no ranges, validators or caching: what is missing now may be there after the next
// deploy.
func (s *server) answer(w http.ResponseWriter, r *http.Request, file string, status int) error {
	config, err := s.read(r.Context(), "/_headers")
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
	header.Set("Cache-Control", hostrules.DefaultCaching)
	maps.Copy(header, hostrules.ParseHeaders(config).For(r.URL.Path))
	if status != http.StatusOK {
		header.Set("Cache-Control", hostrules.DefaultCaching)
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
		header.Set("Content-Type", cmp.Or(hostrules.ContentTypes[strings.ToLower(path.Ext(file))], "application/octet-stream"))
	}
}

func compressed(handler http.Handler) http.Handler {
	wrap, err := gzhttp.NewWrapper(gzhttp.EnableZstd(false), gzhttp.KeepAcceptRanges(), gzhttp.ContentTypeFilter(compressible))
	if err != nil {
		panic(err) // the options are constants
	}
	return wrap(handler)
}

// compressible says whether files of a type shrink: texts, and few others.
func compressible(contentType string) bool {
	return strings.Contains(contentType, "charset=") ||
		slices.Contains([]string{"image/svg+xml", "image/x-icon", "application/wasm"}, contentType)
}
