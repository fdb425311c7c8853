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

// position identifies a version of the site on this server. A page contains the position that it
// was rendered for. The caller holds s.mu.
func (s *server) position() string { return fmt.Sprintf("%s.%d", s.run, len(s.history)) }

// update is sent to a page: the changes since the version it shows, and the problems of the newest
// plan.
type update struct {
	Position string `json:"position"`
	change
	// Styles are the addresses of the style sheets if they must be swapped.
	Styles   []string  `json:"styles,omitempty"`
	Problems diag.List `json:"problems"`
	// Page is the address that the page sent, and HTML its new document if its content changed.
	// Missing is set if the address no longer exists.
	Page    string `json:"page"`
	HTML    string `json:"html,omitempty"`
	Missing bool   `json:"missing,omitempty"`
}

// updateSince returns the update for a page at a position. A page of another server is reloaded,
// because its version is unknown.
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

// addPage adds the new state of the page at an address, which saves the browser a request.
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
	// Rendering continues if the visitor leaves the page: an interrupted renderer must be replaced.
	if u.Reload {
		go site.Read(s.ctx, file) // the browser is about to request it
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
		default: // it has not handled the last signal yet, and will see both changes
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

// heartbeat is the interval of updates without a change, which reveal a lost connection.
const heartbeat = 20 * time.Second

// serveEvents streams updates as server-sent events, from the position and for the address in the
// request.
func (s *server) serveEvents(w http.ResponseWriter, r *http.Request) {
	changed, unsubscribe := s.subscribe()
	defer unsubscribe()
	w.Header().Set("Content-Type", "text/event-stream")
	stream := http.NewResponseController(w)
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()

	position, page := r.URL.Query().Get("since"), r.URL.Query().Get("page")
	// After a lost connection the browser sends the ID of the last event it received.
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
	_, err := fmt.Fprintf(w, "id: %s\ndata: %s\n\n", u.Position, encode.Unescaped(u)) // documents contain many characters that would be escaped
	return err
}

//go:embed *.js *.html
var files embed.FS

// ownPages are the templates of dev's own pages.
var ownPages = template.Must(template.New("").Funcs(template.FuncMap{
	"when":    func(t time.Time) string { return t.Local().Format("Monday 2 January 2006, 15:04") },
	"machine": func(t time.Time) string { return t.Format(time.RFC3339) },
	"ratio":   func(contrast float64) string { return fmt.Sprintf("%.1f", contrast) },
}).ParseFS(files, "*.html"))

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

func (s *server) serveKit(w http.ResponseWriter, r *http.Request) {
	http.ServeFile(w, r, filepath.Join(s.opts.Root, "components", "kit.html"))
}

// InlineScript is added to each page by dev, and inserts the client from the template before it.
// The policy allows an element that a script adds; on members' pages no script may set the address
// of one. It records errors for the client (browser-errors.js), which may load after the first of
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

// clientTag returns the markup that dev adds to a page rendered now. The caller holds s.mu.
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

// serveProblems answers with a page that shows the problems instead of the site's page, and is
// replaced by the site's page once they are fixed.
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

// maxChange is the largest size of a change in bytes; content files are smaller.
const maxChange = 2 << 20

// serveEditor answers with the frame of the editor. It has its own origin, so page scripts cannot
// read it, change it or make requests in its name.
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

// readJSON decodes the body of a request. On failure it answers with an error and returns false.
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

// versionsPage is the author's request and its result.
type versionsPage struct {
	// Do is history, restore, publish or brand; it is empty before the first request.
	Do, File, Date, Message string
	Said                    string
	// Asks names the question of a command that has done nothing yet.
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

// runCommand runs a command as in the terminal. A command that asks a question has done nothing;
// the page asks instead.
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
