package dev

import (
	"encoding/json"
	"fmt"
	"net/http"
	"path"
	"strconv"
	"strings"
	"time"

	"nightlight/generator/diag"
)

// position names a version of the site that this server served. A page carries the
// one that it was made for. The caller holds s.mu.
func (s *server) position() string { return fmt.Sprintf("%s.%d", s.run, len(s.history)) }

// news is what a page hears: what has changed since the version it shows, and the
// problems that stand now.
type news struct {
	Position string `json:"position"`
	change
	// Styles are the addresses of the style sheets, when they are to be swapped.
	Styles   []string  `json:"styles,omitempty"`
	Problems diag.List `json:"problems"`
}

// newsSince returns what a page at a position has to hear. A position of another
// server is reloaded: nobody knows what lies between.
func (s *server) newsSince(position string) news {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := news{Position: s.position(), Problems: append(diag.List{}, s.problems.Sorted()...)}
	run, version, _ := strings.Cut(position, ".")
	seen, err := strconv.Atoi(version)
	if run != s.run || err != nil || seen < 0 || seen > len(s.history) {
		n.Reload = true
		return n
	}
	for _, c := range s.history[seen:] {
		n.change = n.change.and(c)
	}
	if n.Style {
		for _, name := range s.site.Paths() {
			if path.Ext(name) == ".css" {
				n.Styles = append(n.Styles, name)
			}
		}
	}
	return n
}

// wake makes all listeners look for news.
func (s *server) wake() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for listener := range s.listeners {
		select {
		case listener <- struct{}{}:
		default: // it has not looked since the last time, and will see both
		}
	}
}

func (s *server) listen() (listener chan struct{}, leave func()) {
	listener = make(chan struct{}, 1)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.listeners[listener] = true
	return listener, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.listeners, listener)
	}
}

// heartbeat keeps connections through proxies and sleeping phones honest.
const heartbeat = 20 * time.Second

// serveEvents streams news to a page, as server-sent events, from the position on
// that the page names.
func (s *server) serveEvents(w http.ResponseWriter, r *http.Request) {
	listener, leave := s.listen()
	defer leave()
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	stream := http.NewResponseController(w)
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()

	position := r.URL.Query().Get("since")
	// After a lost connection the browser names the last event it has got.
	if last := r.Header.Get("Last-Event-ID"); last != "" {
		position = last
	}
	for {
		n := s.newsSince(position)
		data, err := json.Marshal(n)
		if err != nil {
			panic("dev: news: " + err.Error())
		}
		if _, err := fmt.Fprintf(w, "id: %s\ndata: %s\n\n", n.Position, data); err != nil || stream.Flush() != nil {
			return
		}
		position = n.Position
		select {
		case <-r.Context().Done():
			return
		case <-listener:
		case <-beat.C:
		}
	}
}
