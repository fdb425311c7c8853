package dev

import (
	"crypto/subtle"
	"encoding/json"
	"net"
	"net/http"
	"net/netip"

	"nightlight/generator/inplace"
)

// maxChange is how large a change may be, in bytes: a file of text has no more.
const maxChange = 2 << 20

// tokenHeader is the header that holds the token of the session. A page of another site
// can neither read the token nor send the header.
const tokenHeader = "Nightlight-Token"

// serveEdit answers the editor in the page. Who edits sits at this machine, also while
// others on the network may look at the site, and shows the token that this server gave
// to its own pages.
func (s *server) serveEdit(w http.ResponseWriter, r *http.Request, action string) {
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Cross-Origin-Resource-Policy", "same-origin")
	if s.opts.Editor == nil || !isLocal(r) {
		http.Error(w, "The site is edited only on the machine that serves it.", http.StatusForbidden)
		return
	}
	if action == "values" && r.Method == http.MethodGet {
		answerJSON(w, struct {
			Token string `json:"token"`
			inplace.Page
		}{s.token, s.opts.Editor.Page(r.Context(), r.URL.Query().Get("path"))})
		return
	}
	if r.Method != http.MethodPost {
		http.Error(w, "A change is sent with POST.", http.StatusMethodNotAllowed)
		return
	}
	if subtle.ConstantTimeCompare([]byte(r.Header.Get(tokenHeader)), []byte(s.token)) != 1 {
		http.Error(w, "This page is of another session. Load it again.", http.StatusForbidden)
		return
	}
	var change inplace.Change
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxChange)).Decode(&change); err != nil {
		http.Error(w, "The change cannot be read.", http.StatusBadRequest)
		return
	}
	switch action {
	case "check":
		answerJSON(w, s.opts.Editor.Check(r.Context(), change))
	case "save":
		answerJSON(w, s.opts.Editor.Save(r.Context(), change))
	case "undo":
		answerJSON(w, s.opts.Editor.Undo())
	default:
		http.NotFound(w, r)
	}
}

// isLocal reports whether a request comes from this machine.
func isLocal(r *http.Request) bool {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return false
	}
	address, err := netip.ParseAddr(host)
	return err == nil && address.Unmap().IsLoopback()
}

func answerJSON(w http.ResponseWriter, answer any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(answer) // the browser may have closed the connection
}
