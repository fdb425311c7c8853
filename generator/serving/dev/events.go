package dev

import (
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"net/http"
	"net/url"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/encode"
	"nightlight/generator/finishing/hostrules"
	"nightlight/generator/reading/content"
	"nightlight/generator/serving/inplace"
)

// position names a version of the site that this server served. A page carries the
// one that it was made for. The caller holds s.mu.
func (s *server) position() string { return fmt.Sprintf("%s.%d", s.run, len(s.history)) }

// update is what a page is sent: what has changed since the version it shows, and the
// problems of the newest plan.
type update struct {
	Position string `json:"position"`
	change
	// Styles are the addresses of the style sheets, when they are to be swapped.
	Styles   []string  `json:"styles,omitempty"`
	Problems diag.List `json:"problems"`
	// Page is the address that the page has named, HTML its new document when its content
	// is to be renewed. Missing says that nothing is at the address any more.
	Page    string `json:"page"`
	HTML    string `json:"html,omitempty"`
	Missing bool   `json:"missing,omitempty"`
}

// updateSince returns the update for a page at a position. A page of another server is
// reloaded: what it shows is unknown.
func (s *server) updateSince(position string) update {
	s.mu.Lock()
	defer s.mu.Unlock()
	u := update{Position: s.position(), Problems: append(diag.List{}, s.problems.Sorted()...)}
	run, version, _ := strings.Cut(position, ".")
	seen, err := strconv.Atoi(version)
	if run != s.run || err != nil || seen < 0 || seen > len(s.history) {
		u.Reload = true
		return u
	}
	for _, c := range s.history[seen:] {
		u.change = change{u.Reload || c.Reload, u.Style || c.Style, u.Content || c.Content}
	}
	if u.Style {
		for _, name := range s.site.Paths() {
			if path.Ext(name) == ".css" {
				u.Styles = append(u.Styles, name)
			}
		}
	}
	return u
}

// addPage adds what has become of the page at an address, so that the browser need not ask.
func (s *server) addPage(u *update, address string) {
	u.Page = address
	s.mu.Lock()
	site := s.site
	s.mu.Unlock()
	at, err := url.ParseRequestURI(address)
	if err != nil || site == nil || !u.Reload && !u.Content {
		return
	}
	file, ok := hostrules.Locate(site, at.Path)
	if !ok {
		rules, _ := hostrules.Read(s.ctx, site)
		_, isMoved := rules.Redirects.Find(at.Path, "")
		u.Missing = !isMoved
		return
	}
	// Rendering goes on when the page is left: a renderer that is interrupted has to be replaced.
	if u.Reload {
		go site.Read(s.ctx, file) // the browser is about to ask for it
		return
	}
	if data, err := site.Read(s.ctx, file); err == nil {
		u.HTML = string(data)
	}
}

func (s *server) notify() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for subscriber := range s.subscribers {
		select {
		case subscriber <- struct{}{}:
		default: // it has not looked since the last time, and will see both changes
		}
	}
}

func (s *server) subscribe() (subscriber chan struct{}, unsubscribe func()) {
	subscriber = make(chan struct{}, 1)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.subscribers[subscriber] = true
	return subscriber, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.subscribers, subscriber)
	}
}

// heartbeat is how often an update is sent without a change, so that a connection that
// was lost is noticed.
const heartbeat = 20 * time.Second

// serveEvents streams updates to a page as server-sent events, from the position and for the
// address that the page names.
func (s *server) serveEvents(w http.ResponseWriter, r *http.Request) {
	changed, unsubscribe := s.subscribe()
	defer unsubscribe()
	w.Header().Set("Content-Type", "text/event-stream")
	stream := http.NewResponseController(w)
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()

	position, page := r.URL.Query().Get("since"), r.URL.Query().Get("page")
	// After a lost connection the browser names the last event it has got.
	if last := r.Header.Get("Last-Event-ID"); last != "" {
		position = last
	}
	for {
		u := s.updateSince(position)
		s.addPage(&u, page)
		if err := writeUpdate(w, u); err != nil || stream.Flush() != nil {
			return
		}
		position = u.Position
		select {
		case <-r.Context().Done():
			return
		case <-changed:
		case <-beat.C:
		}
	}
}

func writeUpdate(w io.Writer, u update) error {
	_, err := fmt.Fprintf(w, "id: %s\ndata: %s\n\n", u.Position, encode.Unescaped(u)) // a document is full of what would be escaped
	return err
}

//go:embed *.js *.html
var files embed.FS

// ownPages are those of dev itself.
var ownPages = template.Must(template.New("").Funcs(template.FuncMap{
	"when":    func(t time.Time) string { return t.Local().Format("Monday 2 January 2006, 15:04") },
	"machine": func(t time.Time) string { return t.Format(time.RFC3339) },
	"ratio":   func(contrast float64) string { return fmt.Sprintf("%.1f", contrast) },
}).ParseFS(files, "*.html"))

// servePage answers with a page of dev's own, which may do what a policy says.
func servePage(w http.ResponseWriter, name, policy string, data any) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Security-Policy", policy)
	_ = ownPages.ExecuteTemplate(w, name, data) // the browser may have closed the connection
}

func serveScript(_ *server, w http.ResponseWriter, r *http.Request) {
	script, err := files.ReadFile(path.Base(r.URL.Path))
	if err != nil {
		panic("dev: " + err.Error())
	}
	w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
	_, _ = w.Write(script) // the browser may have closed the connection
}

// serveKit serves the sheet on which a site shows its parts beside each other.
func (s *server) serveKit(w http.ResponseWriter, r *http.Request) {
	http.ServeFile(w, r, filepath.Join(s.opts.Root, "components", "kit.html"))
}

// InlineScript is added to each page by dev, and takes the client out of the template before
// it. The policy allows an element that a script adds; on members' pages no script may name an
// address. It notes errors for the client (browser-errors.js), which may come after the first of
// them; React prints those that a component catches.
const InlineScript = `document.body.append(document.currentScript.previousElementSibling.content.cloneNode(true));
const noted = window.nightlightErrors = [], note = (event) => noted.push(event), print = console.error;
addEventListener('error', note);
addEventListener('unhandledrejection', note);
console.error = (...all) => {
  const error = all.find((each) => each instanceof Error);
  if (error) note({ error, more: all.filter((each) => typeof each === 'string').join('\n') });
  print(...all);
};
Error.stackTraceLimit = 50;`

// clientTag is what dev adds to a page that is made now. The caller holds s.mu.
func (s *server) clientTag() string {
	if s.opts.Editor == nil {
		return clientTag(s.position(), "")
	}
	return clientTag(s.position(), s.opts.Author.Local)
}

func clientTag(position, editor string) string {
	return fmt.Sprintf(`<template><script type="module" src="%sclient.js"></script></template><script data-position="%s" data-editor="%s">%s</script>`,
		own, position, editor, InlineScript)
}

// serveProblems answers with a page that shows problems where the site's page
// cannot be, and that becomes the site's once they are fixed.
func serveProblems(w http.ResponseWriter, status int, tag string, problems diag.List) {
	var text bytes.Buffer
	if err := diag.Print(&text, diag.Text, problems, diag.Style{}); err != nil {
		panic("dev: " + err.Error())
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = ownPages.ExecuteTemplate(w, "problems.html", map[string]any{ // the browser may have closed the connection
		"Text":     text.String(),
		"Problems": string(encode.JSON(problems.Sorted())),
		"Client":   template.HTML(tag),
	})
}

// maxChange is how large a change may be, in bytes: a file of text has no more.
const maxChange = 2 << 20

// serveEditor answers with the frame in which an author edits. It has an origin of its own, so
// that no script of the page can read, change or ask in its name.
func (s *server) serveEditor(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Origin-Agent-Cluster", "?1")
	servePage(w, "editor.html", "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors "+strings.Join(s.opts.Listener.origins(), " "), nil)
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

func (s *server) serveForms(w http.ResponseWriter, _ *http.Request) {
	submissions, damaged, err := s.opts.Inbox.Received()
	if err != nil {
		http.Error(w, "The submissions could not be read: "+err.Error(), http.StatusInternalServerError)
		return
	}
	// What visitors type is escaped; forbidding scripts is a second protection.
	servePage(w, "inbox.html", "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
		map[string]any{"Submissions": submissions, "Damaged": damaged})
}

// versionsPage is what the author asked for, and what came of it.
type versionsPage struct {
	// Do is history, restore or publish; empty before anything was asked for.
	Do, File, Date, Message string
	Said                    string
	// Asks names the question of a command that did nothing yet.
	Asks  string
	Sheet []content.Swatch
}

func (p versionsPage) answer(w http.ResponseWriter) {
	servePage(w, "versions.html", "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'", p)
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
	page.Said, page.Asks = s.opts.Run(r.Context(), args, asked("agreed"))
	page.answer(w)
}
