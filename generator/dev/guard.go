package dev

import (
	"net/http"
	"net/url"
	"slices"
)

// guard answers only requests for the listener's own addresses. Otherwise any web
// page that somebody has open could point a name of its own at this machine (DNS
// rebinding) and read drafts and submissions, or send forms from elsewhere.
func guard(l *Listener, next http.Handler) http.Handler {
	hosts := []string{"localhost", "127.0.0.1", "::1"}
	for _, address := range l.LAN {
		if u, err := url.Parse(address); err == nil {
			hosts = append(hosts, u.Hostname())
		}
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !slices.Contains(hosts, hostname(r.Host)) || !sameOrigin(r) {
			http.Error(w, "This server answers only on "+l.Local+".", http.StatusForbidden)
			return
		}
		next.ServeHTTP(w, r)
	})
}

func hostname(hostport string) string {
	return (&url.URL{Host: hostport}).Hostname()
}

// sameOrigin says whether a request comes from a page of this server, or from none.
func sameOrigin(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && u.Host == r.Host
}
