package host

import (
	"encoding/json"
	"errors"
	"fmt"
	"mime"
	"net/http"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"sync"
	"time"
)

// largestForm is how many bytes a submission may have.
const largestForm = 1 << 20

// Submission is one sent form, as a line of JSON in the forms folder.
type Submission struct {
	At   time.Time `json:"at"`
	Form string    `json:"form"`
	// Page is the address that the form was sent to.
	Page string `json:"page"`
	// Fields are those that the form declares. A field that was sent more than
	// once has its values joined by commas.
	Fields map[string]string `json:"fields"`
}

// post takes a submission, and answers with the page that it was sent to.
func (s *server) post(w http.ResponseWriter, r *http.Request) error {
	file, status, moved, err := s.resolve(r.Context(), r.URL)
	if err != nil {
		return err
	}
	if moved != "" || status != http.StatusOK || path.Ext(file) != ".html" {
		http.Error(w, "There is no page at this address.", http.StatusNotFound)
		return nil
	}
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/x-www-form-urlencoded" {
		http.Error(w, "Forms are sent as application/x-www-form-urlencoded.", http.StatusUnsupportedMediaType)
		return nil
	}
	r.Body = http.MaxBytesReader(w, r.Body, largestForm)
	if err := r.ParseForm(); err != nil {
		status := http.StatusBadRequest
		if tooLarge := new(http.MaxBytesError); errors.As(err, &tooLarge) {
			status = http.StatusRequestEntityTooLarge
		}
		http.Error(w, "The form could not be read.", status)
		return nil
	}
	forms, err := s.forms(r.Context())
	if err != nil {
		return err
	}
	name := r.PostForm.Get("form-name")
	declared, known := forms[name]
	if !known {
		http.Error(w, "No page of this site declares the form "+name+".", http.StatusNotFound)
		return nil
	}
	// Whatever fills a field that people do not see gets the same answer as they do.
	if declared.honeypot == "" || r.PostForm.Get(declared.honeypot) == "" {
		if err := s.keep(name, declared, r); err != nil {
			return fmt.Errorf("keeping the submission: %w", err)
		}
	}
	return s.answer(w, r, file, http.StatusOK)
}

// keep appends a submission to its form's file.
func (s *server) keep(name string, declared *form, r *http.Request) error {
	submission := Submission{
		At:     s.opts.Now(),
		Form:   name,
		Page:   r.URL.Path,
		Fields: declared.values(r.PostForm),
	}
	line, err := json.Marshal(submission)
	if err != nil {
		return err
	}
	return appendLine(filepath.Join(s.opts.Forms, url.PathEscape(name)+".jsonl"), line)
}

// appending keeps the lines of two submissions apart.
var appending sync.Mutex

func appendLine(file string, line []byte) (err error) {
	appending.Lock()
	defer appending.Unlock()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	_, err = f.Write(append(line, '\n'))
	return err
}
