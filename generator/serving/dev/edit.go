package dev

import (
	"context"
	_ "embed"
	"encoding/json"
	"html/template"
	"net/http"
	"strings"
	"time"

	"nightlight/generator/serving/inplace"
)

// maxChange is how large a change may be, in bytes: a file of text has no more.
const maxChange = 2 << 20

//go:embed editor.html
var editorHTML string

// serveEditor answers with the frame in which an author edits. It has an origin of its own, so
// that no script of the page can read, change or ask in its name.
func (s *server) serveEditor(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Origin-Agent-Cluster", "?1")
	w.Header().Set("Content-Security-Policy", "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors "+strings.Join(s.opts.Listener.origins(), " "))
	_, _ = w.Write([]byte(editorHTML)) // the browser may have closed the connection
}

func (s *server) serveValues(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		Path string `json:"path"`
	}
	if readJSON(w, r, &asked) {
		answerJSON(w, s.opts.Editor.Page(r.Context(), asked.Path))
	}
}

func serveChange(do func(*inplace.Editor, context.Context, inplace.Change) inplace.Answer) func(*server, http.ResponseWriter, *http.Request) {
	return func(s *server, w http.ResponseWriter, r *http.Request) {
		var change inplace.Change
		if readJSON(w, r, &change) {
			answerJSON(w, do(s.opts.Editor, r.Context(), change))
		}
	}
}

func (s *server) serveUndo(w http.ResponseWriter, _ *http.Request) {
	answerJSON(w, s.opts.Editor.Undo())
}

// readJSON reads what a request contains; else it answers, and returns false.
func readJSON(w http.ResponseWriter, r *http.Request, into any) bool {
	err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxChange)).Decode(into)
	if err != nil {
		http.Error(w, "The request cannot be read.", http.StatusBadRequest)
	}
	return err == nil
}

func answerJSON(w http.ResponseWriter, answer any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(answer) // the browser may have closed the connection
}

//go:embed inbox.html
var inboxHTML string

var inboxPage = template.Must(template.New("inbox").Funcs(template.FuncMap{
	"when":    func(t time.Time) string { return t.Local().Format("Monday 2 January 2006, 15:04") },
	"machine": func(t time.Time) string { return t.Format(time.RFC3339) },
}).Parse(inboxHTML))

func (s *server) serveForms(w http.ResponseWriter, _ *http.Request) {
	submissions, damaged, err := s.opts.Inbox.Received()
	if err != nil {
		http.Error(w, "The submissions could not be read: "+err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	// What visitors type is escaped; forbidding scripts is a second protection.
	w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
	_ = inboxPage.Execute(w, map[string]any{"Submissions": submissions, "Damaged": damaged}) // the browser may have closed the connection
}
