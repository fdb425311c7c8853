package dev

import (
	_ "embed"
	"fmt"
	"html/template"
	"net/http"
	"slices"
)

// Swatch is a colour of the site's brand by day, by night and in the dim light, each with its
// contrast to the ground that it is read on.
type Swatch struct {
	Name      string
	Colours   [3]string
	Contrasts [3]float64
}

//go:embed versions.html
var versionsHTML string

var versionsTemplate = template.Must(template.New("versions").Funcs(template.FuncMap{
	"ratio": func(contrast float64) string { return fmt.Sprintf("%.1f", contrast) },
}).Parse(versionsHTML))

// versionsPage is what the author asked for, and what came of it.
type versionsPage struct {
	// Do is history, restore or publish; empty before anything was asked for.
	Do, File, Date, Message string
	Said                    string
	// Asks is set where the command did nothing yet, and asks whether it may.
	Asks  bool
	Sheet []Swatch
}

func (p versionsPage) answer(w http.ResponseWriter) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
	_ = versionsTemplate.Execute(w, p) // the browser may have closed the connection
}

func (s *server) serveVersions(w http.ResponseWriter, _ *http.Request) {
	versionsPage{}.answer(w)
}

func (s *server) serveBrand(w http.ResponseWriter, _ *http.Request) {
	versionsPage{Do: "brand", Sheet: s.opts.Sheet()}.answer(w)
}

// runCommand runs a command as the terminal does. One that asks first has done nothing; the page
// asks in its place.
func (s *server) runCommand(w http.ResponseWriter, r *http.Request) {
	r.Body = http.MaxBytesReader(w, r.Body, maxChange)
	if err := r.ParseForm(); err != nil {
		http.Error(w, "The request cannot be read.", http.StatusBadRequest)
		return
	}
	asked := r.PostForm.Get
	page := versionsPage{Do: asked("do"), File: asked("file"), Date: asked("date"), Message: asked("message")}
	if !slices.Contains([]string{"history", "restore", "publish"}, page.Do) {
		http.Error(w, "There is no such command.", http.StatusBadRequest)
		return
	}
	args := []string{page.Do}
	if asked("agreed") != "" {
		args = append(args, "--yes")
	}
	if page.Date != "" && page.Do == "restore" {
		args = append(args, "--date="+page.Date)
	}
	if page.Message != "" && page.Do == "publish" {
		args = append(args, "--message="+page.Message)
	}
	if page.File != "" && page.Do != "publish" {
		args = append(args, "--", page.File)
	}
	s.running.Lock()
	defer s.running.Unlock()
	page.Said, page.Asks = s.opts.Run(r.Context(), args)
	page.answer(w)
}
