package host

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"net/http"
	"net/url"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/klauspost/compress/gzhttp"

	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/hostrules"
	"nightlight/generator/output"
)

// HandlerOptions are the options for serving a site.
type HandlerOptions struct {
	// Inbox is where submitted forms are stored. If it is empty, forms are refused.
	Inbox Inbox
	// Now is the clock; nil means the real one.
	Now func() time.Time
	// Finished is set if the files do not change while they are served, so they need to be searched
	// only once.
	Finished bool
	// Failed answers when a page cannot be rendered, with its problems and the error. nil means a
	// plain sentence.
	Failed func(w http.ResponseWriter, r *http.Request, diags diag.List, err error)
}

// Handler serves files as the site's host does: pages with or without a trailing slash, the rules
// of _headers and _redirects, 404.html, and the site's forms.
func Handler(files output.Files, opts HandlerOptions) http.Handler {
	if opts.Now == nil {
		opts.Now = time.Now
	}
	if opts.Failed == nil {
		opts.Failed = failed
	}
	return compressed(&server{files: files, opts: opts})
}

type server struct {
	files output.Files
	opts  HandlerOptions

	finding sync.Mutex
	// declared are the forms of finished files, or nil before the first search.
	declared map[string]*form
}

func failed(w http.ResponseWriter, _ *http.Request, diags diag.List, _ error) {
	text := "This page could not be made.\n\n"
	for _, d := range diags {
		text += fmt.Sprintf("%s: %s\n", d.Pos, d.Message)
	}
	http.Error(w, text, http.StatusInternalServerError)
}

func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var err error
	switch {
	case r.Method == http.MethodGet || r.Method == http.MethodHead:
		err = s.get(w, r)
	case r.Method == http.MethodPost && s.opts.Inbox != "":
		err = s.post(w, r)
	default:
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "Pages can only be read.", http.StatusMethodNotAllowed)
	}
	if unmade, ok := errors.AsType[*output.UnmadeError](err); ok {
		s.opts.Failed(w, r, unmade.Diags, err)
	} else if err != nil {
		s.opts.Failed(w, r, diag.List{diag.FromError(err, "making the page "+r.URL.Path)}, err)
	}
}

func (s *server) get(w http.ResponseWriter, r *http.Request) error {
	rules, err := hostrules.Read(r.Context(), s.files)
	if err != nil {
		return err
	}
	file, status, moved := s.resolve(rules, r.URL)
	if moved != "" {
		http.Redirect(w, r, moved, status)
		return nil
	}
	return s.answer(w, r, rules, file, status)
}

// resolve returns the file and the status of an answer, or the address that the browser is
// redirected to.
func (s *server) resolve(rules hostrules.Rules, address *url.URL) (file string, status int, moved string) {
	path := address.Path
	escapedSlash := strings.Contains(strings.ToLower(address.EscapedPath()), "%2f")
	if escapedSlash || !hostrules.IsPlain(path) {
		return "", http.StatusNotFound, ""
	}
	if file, ok := hostrules.Locate(s.files, path); ok {
		return file, http.StatusOK, ""
	}
	if target, ok := rules.Redirects.Find(path, address.RawQuery); ok {
		return "", http.StatusMovedPermanently, target
	}
	return "", http.StatusNotFound, ""
}

const notFoundFile = "/404.html"

// answer sends a file with the headers of the requested address. With any status but 200 there are
// no ranges, validators or caching: a missing page may exist after the next deploy.
func (s *server) answer(w http.ResponseWriter, r *http.Request, rules hostrules.Rules, file string, status int) error {
	file = cmp.Or(file, notFoundFile)
	data, err := s.files.Read(r.Context(), file)
	isMissing := errors.Is(err, fs.ErrNotExist)
	if err != nil && !isMissing {
		return err
	}
	header := w.Header()
	header.Set("Cache-Control", hostrules.DefaultCaching)
	maps.Copy(header, rules.Headers.For(r.URL.Path))
	if status != http.StatusOK {
		header.Set("Cache-Control", hostrules.DefaultCaching)
	}
	if isMissing {
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
		_, _ = w.Write(data) // the browser may have closed the connection
	}
	return nil
}

// describe sets the headers that depend on the file. The ETag is weak because the file may be sent
// compressed.
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

// compressible reports whether compression makes files of a type smaller: texts, and a few others.
func compressible(contentType string) bool {
	return strings.Contains(contentType, "charset=") ||
		slices.Contains([]string{"image/svg+xml", "image/x-icon", "application/wasm"}, contentType)
}
