package dev

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"path"
	"strconv"
	"strings"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/encode"
	"nightlight/generator/finishing/hostrules"
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
	site, handler := s.site, s.handler
	s.mu.Unlock()
	at, err := url.ParseRequestURI(address)
	if err != nil || site == nil || !u.Reload && !u.Content {
		return
	}
	file, ok := hostrules.Locate(site, at.Path)
	if !ok {
		u.Missing = answers(handler, at) == http.StatusNotFound
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

// answers returns the status with which a handler answers for an address.
func answers(handler http.Handler, address *url.URL) int {
	w := &statusWriter{header: http.Header{}, status: http.StatusOK}
	handler.ServeHTTP(w, &http.Request{Method: http.MethodHead, URL: address, Header: http.Header{}})
	return w.status
}

// statusWriter keeps nothing of an answer but its status.
type statusWriter struct {
	header http.Header
	status int
}

func (w *statusWriter) Header() http.Header         { return w.header }
func (w *statusWriter) Write(b []byte) (int, error) { return len(b), nil }
func (w *statusWriter) WriteHeader(status int)      { w.status = status }

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
