package host

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/hostrules"
	"nightlight/generator/output"
)

// HandlerOptions are what serving a site needs beside its files.
type HandlerOptions struct {
	// Inbox is where received forms are kept; empty: forms are refused.
	Inbox Inbox
	// Now is the clock; nil is the real one.
	Now func() time.Time
	// Finished says that the files stay as they are while they are served, so that what
	// was found in them once need not be looked for again.
	Finished bool
	// Failed answers when a page could not be made; nil is a plain sentence.
	Failed func(w http.ResponseWriter, r *http.Request, diags diag.List, err error)
}

// Handler serves files as the site's host does: pages with or without a last slash, the rules
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
	// declared are the forms of finished files, once they were looked for.
	declared map[string]*form
}

func failed(w http.ResponseWriter, _ *http.Request, diags diag.List, err error) {
	text := "This page could not be made.\n\n"
	if err != nil {
		text += err.Error() + "\n"
	}
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
	var unmade *output.UnmadeError
	if errors.As(err, &unmade) {
		s.opts.Failed(w, r, unmade.Diags, nil)
	} else if err != nil {
		s.opts.Failed(w, r, nil, err)
	}
}

func (s *server) get(w http.ResponseWriter, r *http.Request) error {
	file, status, moved, err := s.resolve(r.Context(), r.URL)
	if err != nil {
		return err
	}
	if moved != "" {
		http.Redirect(w, r, moved, status)
		return nil
	}
	return s.answer(w, r, file, status)
}

// resolve decides on the file and the status of an answer, or on the address to
// which the browser is sent.
func (s *server) resolve(ctx context.Context, address *url.URL) (file string, status int, moved string, err error) {
	path := address.Path
	escapedSlash := strings.Contains(strings.ToLower(address.EscapedPath()), "%2f")
	if escapedSlash || !hostrules.IsPlain(path) {
		return "", http.StatusNotFound, "", nil
	}
	if file, ok := hostrules.Locate(s.files, path); ok {
		return file, http.StatusOK, "", nil
	}
	data, err := s.read(ctx, "/_redirects")
	if err != nil {
		return "", 0, "", err
	}
	if target, ok := hostrules.ParseRedirects(data).Find(path, address.RawQuery); ok {
		return "", http.StatusMovedPermanently, target, nil
	}
	return "", http.StatusNotFound, "", nil
}

// read returns a file; nil where there is none. An empty one may come as nil from the cache.
func (s *server) read(ctx context.Context, file string) ([]byte, error) {
	data, err := s.files.Read(ctx, file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err == nil && data == nil:
		return []byte{}, nil
	}
	return data, err
}
