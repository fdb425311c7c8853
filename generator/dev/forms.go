package dev

import (
	"bufio"
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"html/template"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"time"

	"nightlight/generator/host"
)

//go:embed inbox.html
var inboxHTML string

var inboxPage = template.Must(template.New("inbox").Funcs(template.FuncMap{
	"when":    func(t time.Time) string { return t.Local().Format("Monday 2 January 2006, 15:04") },
	"machine": func(t time.Time) string { return t.Format(time.RFC3339) },
}).Parse(inboxHTML))

// serveForms shows what was sent with the site's forms, newest first.
func (s *server) serveForms(w http.ResponseWriter, _ *http.Request) {
	submissions, err := readForms(s.opts.Forms)
	if err != nil {
		http.Error(w, "The submissions could not be read: "+err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	// What visitors type is escaped; that nothing runs here is a second lock.
	w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'")
	_ = inboxPage.Execute(w, submissions) // the browser may have gone
}

// readForms reads all submissions of a folder, newest first.
func readForms(folder string) ([]host.Submission, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.jsonl"))
	if err != nil {
		return nil, err
	}
	var all []host.Submission
	for _, file := range files {
		data, err := os.ReadFile(file)
		if errors.Is(err, fs.ErrNotExist) {
			continue // deleted just now
		} else if err != nil {
			return nil, err
		}
		lines := bufio.NewScanner(bytes.NewReader(data))
		lines.Buffer(nil, len(data)+1)
		for lines.Scan() {
			var sent host.Submission
			if json.Unmarshal(lines.Bytes(), &sent) == nil { // a line cut short is left out
				all = append(all, sent)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b host.Submission) int { return b.At.Compare(a.At) })
	return all, nil
}
