package dev

import (
	"context"
	_ "embed"
	"encoding/json"
	"net/http"
	"strings"

	"nightlight/generator/serving/inplace"
)

// maxChange is how large a change may be, in bytes: a file of text has no more.
const maxChange = 2 << 20

//go:embed editor.html
var editorHTML string

// serveEditor answers with the frame in which an author edits. It has an origin of its own,
// so that no script of the page around it can read or change what is in it, or ask in its
// name.
func (s *server) serveEditor(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Origin-Agent-Cluster", "?1")
	w.Header().Set("Content-Security-Policy", "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors "+strings.Join(s.opts.Listener.origins(), " "))
	_, _ = w.Write([]byte(editorHTML)) // the browser may have closed the connection
}

// serveValues answers with what can be changed of a page.
func (s *server) serveValues(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		Path string `json:"path"`
	}
	if readJSON(w, r, &asked) {
		answerJSON(w, s.opts.Editor.Page(r.Context(), asked.Path))
	}
}

// serveChange answers with what becomes of a change.
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

// readJSON reads what a request holds; else it answers, and returns false.
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
