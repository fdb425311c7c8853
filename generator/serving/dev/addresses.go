package dev

import (
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"path"
	"slices"
	"strings"

	"nightlight/generator/serving/inplace"
)

// own is the folder of dev's own addresses.
const own = "/__nightlight/"

// address is one of dev's own, below /__nightlight/. What no page's script may have is
// answered at the author's origin, a port that only this machine reaches.
type address struct {
	name string
	who  *audience
	// reveals is what an answer tells whoever may ask.
	reveals string
	answer  func(*server, http.ResponseWriter, *http.Request)
}

// siteAddresses are answered beside the site's pages.
var siteAddresses = []address{
	{"client.js", sitePages, "a script of dev's own", serveScript},
	{"elements.js", sitePages, "a script of dev's own", serveScript},
	{"reload.js", sitePages, "a script of dev's own", serveScript},
	{"edit.js", sitePages, "a script of dev's own", serveScript},
	{"edit-targets.js", sitePages, "a script of dev's own", serveScript},
	{"edit-words.js", sitePages, "a script of dev's own", serveScript},
	{"events", sitePages, "that the site has changed, the page that the asker shows, and the problems with their lines, but no line of a file that a command writes", (*server).serveEvents},
	{"kit", sitePages, "the sheet of a site's parts, if it has one, without a line of the site's own", (*server).serveKit},
	{"forms", thisMachine, "the address of that page at the author's origin", (*server).redirectToAuthor},
	{"versions", thisMachine, "the address of that page at the author's origin", (*server).redirectToAuthor},
	{"brand", thisMachine, "the address of that page at the author's origin", (*server).redirectToAuthor},
}

// authorAddresses are answered at the author's origin.
var authorAddresses = []address{
	{"editor", authorTab, "the editor's empty frame, which only pages of the site may show", (*server).serveEditor},
	{"editor.js", authorTab, "a script of dev's own", serveScript},
	{"elements.js", authorTab, "a script of dev's own", serveScript},
	{"edit-index.js", authorTab, "a script of dev's own", serveScript},
	{"edit-panel.js", authorTab, "a script of dev's own", serveScript},
	{"edit-words.js", authorTab, "a script of dev's own", serveScript},
	{"edit/values", editorOnly, "the values of the files that authors edit", (*server).serveValues},
	{"edit/check", editorOnly, "what would become of a change", serveChange((*inplace.Editor).Check)},
	{"edit/save", editorOnly, "what became of a change, which is written", serveChange((*inplace.Editor).Save)},
	{"edit/undo", editorOnly, "what became of the last change, which is taken back", (*server).serveUndo},
	{"forms", authorTab, "what was sent with the site's forms", (*server).serveForms},
	{"versions", authorTab, "an empty form for the history and for publishing", (*server).serveVersions},
	{"versions/run", editorOnly, "what history, restore or publish say, which run", (*server).runCommand},
	{"brand", authorTab, "the colours of the brand", (*server).serveBrand},
}

// audience is who may ask for an address.
type audience struct {
	name string
	may  func(*server, *http.Request) bool
	// refusal is what all others are told.
	refusal string
}

var (
	sitePages   = &audience{"pages of the site, with `--host` on other machines too", isSitePage, "Only pages of this site may ask for this."}
	thisMachine = &audience{"pages of the site on this machine", func(s *server, r *http.Request) bool { return isSitePage(s, r) && isThisMachine(r) }, "This is answered only on the machine that serves the site."}
	authorTab   = &audience{"a tab or frame on this machine; no script of a page, which could not read it either", isAuthorTab, "This is answered only to the author, on the machine that serves the site."}
	editorOnly  = &audience{"the editor and its pages, by the origin that the browser names", isEditor, "Only the editor may ask for this."}
)

// isSitePage refuses what a browser asks on behalf of a page of another site.
func isSitePage(_ *server, r *http.Request) bool {
	site := r.Header.Get("Sec-Fetch-Site")
	return site == "" || site == "same-origin" || site == "none"
}

// isAuthorTab refuses what a script of a page of another origin fetches or loads; a tab or a
// frame may be opened, which the script cannot look into.
func isAuthorTab(s *server, r *http.Request) bool {
	return isThisMachine(r) && (isSitePage(s, r) || r.Header.Get("Sec-Fetch-Mode") == "navigate")
}

func isThisMachine(r *http.Request) bool {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return false
	}
	address, err := netip.ParseAddr(host)
	return err == nil && address.Unmap().IsLoopback()
}

// isEditor asks for POST, with which browsers always name the origin that asks.
func isEditor(s *server, r *http.Request) bool {
	return s.opts.Editor != nil && isThisMachine(r) &&
		r.Method == http.MethodPost && r.Header.Get("Origin") == s.opts.Author.Local
}

func (s *server) router(table []address, others http.HandlerFunc) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name, isOwn := strings.CutPrefix(path.Clean(r.URL.Path), own)
		if !isOwn {
			others(w, r)
			return
		}
		for _, a := range table {
			if a.name == name {
				a.serve(s, w, r)
				return
			}
		}
		http.NotFound(w, r)
	})
}

func (a address) serve(s *server, w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Cross-Origin-Resource-Policy", "same-origin")
	if !a.who.may(s, r) {
		http.Error(w, a.who.refusal, http.StatusForbidden)
		return
	}
	a.answer(s, w, r)
}

func (s *server) redirectToAuthor(w http.ResponseWriter, r *http.Request) {
	http.Redirect(w, r, s.opts.Author.Local+path.Clean(r.URL.Path), http.StatusFound)
}

// guard answers only requests for the listener's own addresses: any web page could point a
// name at this machine (DNS rebinding) and read drafts. Other machines ask for the address
// that they were shown.
func guard(l *Listener, next http.Handler) http.Handler {
	protected := http.NewCrossOriginProtection().Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host := (&url.URL{Host: r.Host}).Hostname()
		if !slices.Contains(l.lanHosts, host) && (!isThisMachine(r) || !slices.Contains(l.hosts, host)) {
			http.Error(w, "This server answers only on "+l.Local+".", http.StatusForbidden)
			return
		}
		protected.ServeHTTP(w, r)
	})
}
