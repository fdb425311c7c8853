package host

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/net/html"

	"nightlight/generator/base/dom"
	"nightlight/generator/finishing/hostrules"
)

// form is a form of the site's HTML that the host collects.
type form struct {
	fields   []string
	honeypot string
}

func (f *form) values(sent url.Values) map[string]string {
	values := map[string]string{}
	for _, field := range f.fields {
		if sent.Has(field) && field != f.honeypot && field != "form-name" {
			values[field] = strings.Join(sent[field], ", ")
		}
	}
	return values
}

// forms returns the forms that the site's pages declare. Finished files are searched once, others
// at each submission.
func (s *server) forms(ctx context.Context) (found map[string]*form, err error) {
	if !s.opts.Finished {
		return s.findForms(ctx)
	}
	s.finding.Lock()
	defer s.finding.Unlock()
	if s.declared == nil {
		s.declared, err = s.findForms(ctx)
	}
	return s.declared, err
}

func (s *server) findForms(ctx context.Context) (map[string]*form, error) {
	forms := map[string]*form{}
	_, err := s.files.Each(ctx, func(name string, data []byte) error {
		if path.Ext(name) != ".html" || !bytes.Contains(data, []byte("netlify")) {
			return nil
		}
		doc, err := html.Parse(bytes.NewReader(data))
		if err != nil {
			return err
		}
		collectForms(doc, forms)
		return nil
	})
	if err != nil {
		return nil, err
	}
	// A page that cannot be rendered must not disable the forms of the others.
	return forms, nil
}

func collectForms(doc *html.Node, forms map[string]*form) {
	for node := range doc.Descendants() {
		if marked, _ := dom.Attribute(node, "data-netlify"); node.Data != "form" || marked != "true" {
			continue
		}
		name, _ := dom.Attribute(node, "name")
		f := forms[name]
		if f == nil {
			f = &form{}
			forms[name] = f
		}
		if value, ok := dom.Attribute(node, "netlify-honeypot"); ok {
			f.honeypot = value
		}
		for field := range node.Descendants() {
			if field.Type != html.ElementNode || !slices.Contains([]string{"input", "select", "textarea"}, field.Data) {
				continue
			}
			if name, _ := dom.Attribute(field, "name"); name != "" && !slices.Contains(f.fields, name) {
				f.fields = append(f.fields, name)
			}
		}
	}
}

// largestForm is the largest size of a submission in bytes.
const largestForm = 1 << 20

// post accepts a submission, and answers with the page that it was sent to.
func (s *server) post(w http.ResponseWriter, r *http.Request) error {
	rules, err := hostrules.Read(r.Context(), s.files)
	if err != nil {
		return err
	}
	file, status, moved := s.resolve(rules, r.URL)
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
	// A bot that fills in the hidden field gets the same answer as a visitor.
	if declared.honeypot == "" || r.PostForm.Get(declared.honeypot) == "" {
		submission := Submission{At: s.opts.Now(), Form: name, Page: r.URL.Path, Fields: declared.values(r.PostForm)}
		if err := s.opts.Inbox.Add(submission); err != nil {
			return fmt.Errorf("storing the submission: %w", err)
		}
	}
	return s.answer(w, r, rules, file, http.StatusOK)
}

// Inbox is the path of a folder with a line in NAME.jsonl for each submission. If it is empty,
// forms are refused.
type Inbox string

// Submission is one submitted form. Page is the address that it was sent to.
type Submission struct {
	At     time.Time         `json:"at"`
	Form   string            `json:"form"`
	Page   string            `json:"page"`
	Fields map[string]string `json:"fields"`
}

// mostReceived is the largest size of a form's submissions in bytes. With --host a whole network
// can send them, and otherwise only a full disk would stop it.
const mostReceived = 10 << 20

// appending serialises writes, so the lines of submissions do not mix.
var appending sync.Mutex

// Add writes a submission to disk, unless the form's file has reached its largest size.
func (i Inbox) Add(submission Submission) error {
	line, err := json.Marshal(submission)
	if err != nil {
		return err
	}
	appending.Lock()
	defer appending.Unlock()
	if err := os.MkdirAll(string(i), 0o755); err != nil {
		return err
	}
	folder, err := i.open()
	if err != nil {
		return err
	}
	defer folder.Close()
	name := url.PathEscape(submission.Form) + ".jsonl"
	switch info, err := folder.Lstat(name); {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return err
	case !info.Mode().IsRegular():
		return fmt.Errorf("%s is a link or another thing than a file: move it elsewhere, or remove it", name)
	case info.Size()+int64(len(line)) >= mostReceived:
		return fmt.Errorf("%s has %d MB, which is all that is stored for one form: move it elsewhere, or remove it", name, mostReceived>>20)
	}
	file, err := folder.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(append([]byte{'\n'}, line...)) // a crash may have cut the previous line short
	return errors.Join(err, file.Close())
}

// open opens the folder. It refuses a link, which may come with a site from elsewhere and would let
// visitors' submissions be written to any folder.
func (i Inbox) open() (*os.Root, error) {
	info, err := os.Lstat(string(i))
	if err == nil && !info.IsDir() {
		err = fmt.Errorf("%s is a link or another thing than a folder: move it elsewhere, or remove it", filepath.Base(string(i)))
	}
	if err != nil {
		return nil, err
	}
	return os.OpenRoot(string(i))
}

// Received returns the submissions, newest first, and the damaged lines (contact.jsonl:3) or files
// (contact.jsonl).
func (i Inbox) Received() (all []Submission, damaged []string, err error) {
	root, err := i.open()
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	defer root.Close()
	folder := root.FS()
	files, _ := fs.Glob(folder, "*.jsonl") // the pattern is valid
	for _, file := range files {
		if info, err := root.Lstat(file); err != nil || !info.Mode().IsRegular() || info.Size() > mostReceived {
			damaged = append(damaged, file)
			continue
		}
		data, err := fs.ReadFile(folder, file)
		if err != nil {
			return nil, nil, err
		}
		for n, line := range bytes.Split(data, []byte{'\n'}) {
			var submission Submission
			if json.Unmarshal(line, &submission) == nil {
				all = append(all, submission)
			} else if len(line) > 0 {
				damaged = append(damaged, fmt.Sprintf("%s:%d", file, n+1))
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Submission) int { return b.At.Compare(a.At) })
	return all, damaged, nil
}
