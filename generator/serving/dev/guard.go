package dev

import (
	"net/http"
	"net/url"
	"slices"
)

// guard answers only requests for the listener's own addresses. Otherwise any web page
// that somebody has open could point a name of its own at this machine (DNS rebinding)
// and read drafts and submissions. Pages of other origins cannot send forms either.
func guard(l *Listener, next http.Handler) http.Handler {
	protected := http.NewCrossOriginProtection().Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !slices.Contains(l.hosts, (&url.URL{Host: r.Host}).Hostname()) {
			http.Error(w, "This server answers only on "+l.Local+".", http.StatusForbidden)
			return
		}
		protected.ServeHTTP(w, r)
	})
}
