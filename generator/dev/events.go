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

// update is what a page is sent: what has changed since the version it shows, and the
// problems of the newest plan.
type update struct {
	Position string `json:"position"`
	change
	// Styles are the addresses of the style sheets, when they are to be swapped.
	Styles   []string  `json:"styles,omitempty"`
	Problems diag.List `json:"problems"`
}

// updateSince returns the update for a page at a position. A page of another server is
// reloaded: what it shows is unknown.
func (s *server) updateSince(position string) update {
	s.mu.Lock()
	defer s.mu.Unlock()
	u := update{Position: s.position(), Problems: s.shown(s.problems)}
	run, version, _ := strings.Cut(position, ".")
	seen, err := strconv.Atoi(version)
	if run != s.run || err != nil || seen < 0 || seen > len(s.history) {
		u.Reload = true
		return u
	}
	for _, c := range s.history[seen:] {
		u.change = u.change.and(c)
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

// notify makes all subscribers look for an update.
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

// serveEvents streams updates to a page as server-sent events, from the position that
// the page names.
func (s *server) serveEvents(w http.ResponseWriter, r *http.Request) {
	changed, unsubscribe := s.subscribe()
	defer unsubscribe()
	w.Header().Set("Content-Type", "text/event-stream")
	stream := http.NewResponseController(w)
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()

	position := r.URL.Query().Get("since")
	// After a lost connection the browser names the last event it has got.
	if last := r.Header.Get("Last-Event-ID"); last != "" {
		position = last
	}
	for {
		u := s.updateSince(position)
		data, err := json.Marshal(u)
		if err != nil {
			panic("dev: update: " + err.Error())
		}
		if _, err := fmt.Fprintf(w, "id: %s\ndata: %s\n\n", u.Position, data); err != nil || stream.Flush() != nil {
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
