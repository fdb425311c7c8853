package dev

import (
	_ "embed"
	"html/template"
	"net/http"
	"time"
)

//go:embed inbox.html
var inboxHTML string

var inboxPage = template.Must(template.New("inbox").Funcs(template.FuncMap{
	"when":    func(t time.Time) string { return t.Local().Format("Monday 2 January 2006, 15:04") },
	"machine": func(t time.Time) string { return t.Format(time.RFC3339) },
}).Parse(inboxHTML))

// serveForms shows what was sent with the site's forms, newest first.
func (s *server) serveForms(w http.ResponseWriter, _ *http.Request) {
	received, err := s.opts.Inbox.Received()
	if err != nil {
		http.Error(w, "The submissions could not be read: "+err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	// What visitors type is escaped; forbidding scripts is a second protection.
	w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
	_ = inboxPage.Execute(w, received) // the browser may have closed the connection
}
