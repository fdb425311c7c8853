package host

import (
	"errors"
	"fmt"
	"mime"
	"net/http"
	"path"
)

// largestForm is how many bytes a submission may have.
const largestForm = 1 << 20

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
		submission := Submission{At: s.opts.Now(), Form: name, Page: r.URL.Path, Fields: declared.values(r.PostForm)}
		if err := s.opts.Inbox.Add(submission); err != nil {
			return fmt.Errorf("keeping the submission: %w", err)
		}
	}
	return s.answer(w, r, file, http.StatusOK)
}
