package dev

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"path"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"nightlight/generator/serving/inplace"
)

// own is the prefix of dev's own addresses.
const own = "/__nightlight/"

// address is one of dev's own addresses, below /__nightlight/. Data that page scripts must not read
// is served at the author's origin, a port that only this machine can reach.
type address struct {
	name string
	who  *audience
	// reveals is the information in an answer.
	reveals string
	answer  func(*server, http.ResponseWriter, *http.Request)
}

// siteAddresses are served at the site's origin.
var siteAddresses = append(scripts(sitePages, "client", "browser-errors", "elements", "reload", "edit", "edit-targets", "edit-words"), []address{
	{"events", sitePages, "that the site has changed, the page that the asker shows, and the problems with their lines, but no line of a file that a command writes", (*server).serveEvents},
	{"browser-error", sitePages, "the line of a component behind a position in a script", (*server).serveBrowserError},
	{"kit", sitePages, "the sheet of a site's parts, if it has one, without a line of the site's own", (*server).serveKit},
	{"forms", thisMachine, "the address of that page at the author's origin", (*server).redirectToAuthor},
	{"versions", thisMachine, "the address of that page at the author's origin", (*server).redirectToAuthor},
	{"brand", thisMachine, "the address of that page at the author's origin", (*server).redirectToAuthor},
}...)

// authorAddresses are served at the author's origin.
var authorAddresses = append(scripts(authorTab, "editor", "elements", "edit-index", "edit-panel", "edit-words"), []address{
	{"editor", authorTab, "the editor's empty frame, which only pages of the site may show", (*server).serveEditor},
	{"edit/values", editorOnly, "the values of the files that authors edit", (*server).serveValues},
	{"edit/check", editorOnly, "what would become of a change", serveChange((*inplace.Editor).Check)},
	{"edit/save", editorOnly, "what became of a change, which is written", serveChange((*inplace.Editor).Save)},
	{"edit/undo", editorOnly, "what became of the last change, which is taken back", (*server).serveUndo},
	{"forms", authorTab, "what was sent with the site's forms", (*server).serveForms},
	{"versions", authorTab, "an empty form for the history and for publishing", (*server).serveVersions},
	{"versions/run", editorOnly, "what history, restore or publish say, which run", (*server).runCommand},
	{"brand", authorTab, "the colours of the brand", (*server).serveBrand},
}...)

func scripts(who *audience, names ...string) (rows []address) {
	for _, name := range names {
		rows = append(rows, address{name + ".js", who, "a script of dev's own", serveScript})
	}
	return rows
}

// audience defines who may request an address.
type audience struct {
	name string
	may  func(*server, *http.Request) bool
	// refusal is the answer to all others.
	refusal string
}

var (
	sitePages   = &audience{"pages of the site, with `--host` on other machines too", isSitePage, "Only pages of this site may ask for this."}
	thisMachine = &audience{"pages of the site on this machine", func(s *server, r *http.Request) bool { return isSitePage(s, r) && isThisMachine(r) }, "This is answered only on the machine that serves the site."}
	authorTab   = &audience{"tabs and frames on this machine, but no script of a page", isAuthorTab, "This is answered only to the author, on the machine that serves the site."}
	editorOnly  = &audience{"the editor and its pages, by the origin that the browser names", isEditor, "Only the editor may ask for this."}
)

// isSitePage refuses requests by pages of another site. A browser that sends no Sec-Fetch-Site, as
// over plain http, is judged by the Origin header, if there is one.
func isSitePage(_ *server, r *http.Request) bool {
	site, origin := r.Header.Get("Sec-Fetch-Site"), r.Header.Get("Origin")
	if site == "" {
		return origin == "" || origin == "http://"+r.Host
	}
	return site == "same-origin" || site == "none"
}

// isAuthorTab refuses fetches and loads by scripts of another origin. Tabs and frames are allowed,
// because scripts cannot read them.
func isAuthorTab(s *server, r *http.Request) bool {
	return isThisMachine(r) && (isSitePage(s, r) || r.Header.Get("Sec-Fetch-Mode") == "navigate")
}

func isThisMachine(r *http.Request) bool {
	address, err := netip.ParseAddrPort(r.RemoteAddr)
	return err == nil && address.Addr().Unmap().IsLoopback()
}

// isEditor requires POST, for which browsers always send the Origin header.
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

// guard answers only requests for the listener's own addresses: otherwise any web page could point
// a name at this machine (DNS rebinding) and read drafts. Other machines must use the addresses of
// LAN.
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

const defaultPort = 4321

// tries is the number of ports to try, beginning with the default one.
const tries = 20

// Listener is an open port, with the addresses by which browsers reach it.
type Listener struct {
	net.Listener
	// others are the listeners at the addresses of LAN.
	others []net.Listener
	// Local is the address on this machine: http://localhost:4321.
	Local string
	// LAN are the addresses for other machines on the network, if requested.
	LAN []string
	// hosts are the host names that this machine may use, and lanHosts those that other machines may
	// use too.
	hosts, lanHosts []string
	// Alone is set if other machines may connect but this one has no address for them.
	Alone bool

	limits limits
}

// limits close connections that occupy the server without a request.
type limits struct {
	// header is the time limit for the header of a request, and idle for the next request on a
	// connection.
	header, idle time.Duration
	// headerBytes is the largest size of a request's header.
	headerBytes int
}

var defaultLimits = limits{header: 10 * time.Second, idle: 2 * time.Minute, headerBytes: 64 << 10}

// Listen opens a port: defaultPort or the next free one if port is negative, any free one if it is
// 0. With lan, other machines may also connect, at the addresses of LAN.
func Listen(port int, lan bool) (*Listener, error) {
	l, err := listen(port)
	if err != nil {
		return nil, err
	}
	opened := strconv.Itoa(l.Addr().(*net.TCPAddr).Port)
	listener := &Listener{Listener: l, Local: "http://localhost:" + opened, hosts: []string{"localhost", "127.0.0.1", "::1"}, limits: defaultLimits}
	if !lan {
		return listener, nil
	}
	found, _ := net.InterfaceAddrs() // on failure there are no addresses to print; localhost still works
	for _, ip := range lanAddresses(found) {
		address := net.JoinHostPort(ip, opened)
		other, err := net.Listen("tcp", address)
		if errors.Is(err, syscall.EADDRINUSE) {
			return nil, errors.Join(fmt.Errorf("port %s is taken by another program at %s: stop that one, or choose another port", opened, ip), listener.Close())
		} else if err != nil {
			continue // the address may no longer exist
		}
		listener.others = append(listener.others, other)
		listener.LAN = append(listener.LAN, "http://"+address)
		listener.lanHosts = append(listener.lanHosts, ip)
	}
	listener.Alone = len(listener.LAN) == 0
	return listener, nil
}

// Close closes the port at all addresses.
func (l *Listener) Close() error {
	err := l.Listener.Close()
	for _, other := range l.others {
		err = errors.Join(err, other.Close())
	}
	return err
}

// ListenForAuthor opens a separate port that only this machine can reach. Its origin is not the one
// that Listen opens, so page scripts cannot read its answers.
func ListenForAuthor() (*Listener, error) {
	l, err := listen(0)
	if err != nil {
		return nil, err
	}
	return &Listener{Listener: l, Local: "http://" + l.Addr().String(), hosts: []string{"127.0.0.1"}, limits: defaultLimits}, nil
}

// origins returns the origins of the listener's pages on this machine.
func (l *Listener) origins() []string {
	return []string{l.Local, strings.Replace(l.Local, "localhost", "127.0.0.1", 1)}
}

func listen(port int) (net.Listener, error) {
	if port >= 0 {
		l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", port))
		switch {
		case errors.Is(err, syscall.EADDRINUSE):
			return nil, fmt.Errorf("port %d is taken by another program: stop that one, or choose another port", port)
		case errors.Is(err, fs.ErrPermission):
			return nil, fmt.Errorf("port %d may not be used: choose one above 1023", port)
		case err != nil:
			return nil, fmt.Errorf("port %d cannot be used: %w", port, err)
		}
		return l, nil
	}
	var last error
	for port := defaultPort; port < defaultPort+tries; port++ {
		l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", port))
		if err == nil {
			return l, nil
		}
		last = err
	}
	return nil, fmt.Errorf("no port from %d to %d is free: %w", defaultPort, defaultPort+tries-1, last)
}

// lanAddresses returns the addresses at which other devices can reach this machine: those of
// private networks, or else the others.
func lanAddresses(found []net.Addr) []string {
	var private, others, longer []string
	for _, address := range found {
		network, ok := address.(*net.IPNet)
		switch {
		case !ok || !network.IP.IsGlobalUnicast():
		case network.IP.To4() == nil:
			longer = append(longer, network.IP.String())
		case network.IP.IsPrivate():
			private = append(private, network.IP.String())
		default:
			others = append(others, network.IP.String())
		}
	}
	if len(private) > 0 {
		return private
	}
	return append(others, longer...)
}

// shutdownTimeout is how long pending answers may take after the server was told to stop.
const shutdownTimeout = 2 * time.Second

// Run answers requests with handler until ctx ends. It refuses requests for other addresses than
// the listener's.
func (l *Listener) Run(ctx context.Context, handler http.Handler) error {
	server := &http.Server{
		Handler:           guard(l, handler),
		ReadHeaderTimeout: l.limits.header,
		IdleTimeout:       l.limits.idle,
		MaxHeaderBytes:    l.limits.headerBytes,
		// Event streams end with ctx, so they do not delay the shutdown.
		BaseContext: func(net.Listener) context.Context { return ctx },
	}
	open := append([]net.Listener{l.Listener}, l.others...)
	failed := make(chan error, len(open))
	for _, one := range open {
		go func() { failed <- server.Serve(one) }()
	}
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	stopping, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownTimeout)
	defer cancel()
	if err := server.Shutdown(stopping); errors.Is(err, context.DeadlineExceeded) {
		return server.Close()
	} else if err != nil {
		return err
	}
	return nil
}
