package dev

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// defaultPort is where a server listens when nobody says otherwise.
const defaultPort = 4321

// tries is how many ports are tried from the default one on.
const tries = 20

// Listener is an open port, with the addresses by which browsers reach it.
type Listener struct {
	net.Listener
	// Local is the address on this machine: http://localhost:4321.
	Local string
	// LAN are the addresses for other machines on the network; none unless asked for.
	LAN []string
	// hosts are the names by which requests may ask for it.
	hosts []string
	// Alone is set when other machines may connect, but this one is on no network.
	Alone bool

	limits limits
}

// limits end connections that keep a server busy and ask for nothing.
type limits struct {
	// header and body are how long each may take to arrive, idle how long the next
	// request of a connection may.
	header, body, idle time.Duration
	// taken is how long the other side may take nothing of an answer. One that takes it slowly
	// gets all of it.
	taken time.Duration
	// headerBytes is how large a request's head may be.
	headerBytes int
}

var defaultLimits = limits{header: 10 * time.Second, body: 30 * time.Second, idle: 2 * time.Minute, taken: 2 * time.Minute, headerBytes: 64 << 10}

// Listen opens a port: defaultPort or the next free one when port is negative, any
// free one when it is 0. With lan, other machines may connect too.
func Listen(port int, lan bool) (*Listener, error) {
	host := "127.0.0.1"
	if lan {
		host = ""
	}
	l, err := listen(host, port)
	if err != nil {
		return nil, err
	}
	opened := strconv.Itoa(l.Addr().(*net.TCPAddr).Port)
	listener := &Listener{Listener: l, Local: "http://localhost:" + opened, hosts: []string{"localhost", "127.0.0.1", "::1"}, limits: defaultLimits}
	if lan {
		for _, ip := range lanAddresses() {
			listener.LAN = append(listener.LAN, "http://"+net.JoinHostPort(ip, opened))
			listener.hosts = append(listener.hosts, ip)
		}
		listener.Alone = len(listener.LAN) == 0
	}
	return listener, nil
}

// ListenForAuthor opens a port of its own that only this machine reaches. To browsers it is
// another site than the one that Listen opens: no script of a page can read what it answers.
func ListenForAuthor() (*Listener, error) {
	l, err := listen("127.0.0.1", 0)
	if err != nil {
		return nil, err
	}
	return &Listener{Listener: l, Local: "http://" + l.Addr().String(), hosts: []string{"127.0.0.1"}, limits: defaultLimits}, nil
}

// origins are those of the listener's pages on this machine.
func (l *Listener) origins() []string {
	return []string{l.Local, strings.Replace(l.Local, "localhost", "127.0.0.1", 1)}
}

func listen(host string, port int) (net.Listener, error) {
	if port >= 0 {
		l, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(port)))
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
		l, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(port)))
		if err == nil {
			return l, nil
		}
		last = err
	}
	return nil, fmt.Errorf("no port from %d to %d is free: %w", defaultPort, defaultPort+tries-1, last)
}

// lanAddresses are this machine's addresses on private networks.
func lanAddresses() (list []string) {
	addresses, err := net.InterfaceAddrs()
	if err != nil {
		return nil // then there is nothing to print; localhost still works
	}
	for _, address := range addresses {
		network, ok := address.(*net.IPNet)
		if ok && network.IP.To4() != nil && network.IP.IsPrivate() {
			list = append(list, network.IP.String())
		}
	}
	return list
}

// shutdownTimeout is how long answers under way may take after the server was told to stop.
const shutdownTimeout = 2 * time.Second

// Run answers requests with handler until ctx ends. Only the addresses of the
// listener are answered.
func (l *Listener) Run(ctx context.Context, handler http.Handler) error {
	server := &http.Server{
		Handler:           limitBody(l.limits.body, guard(l, handler)),
		ReadHeaderTimeout: l.limits.header,
		IdleTimeout:       l.limits.idle,
		MaxHeaderBytes:    l.limits.headerBytes,
		// Streams of events end with ctx, so that they do not hold up the end.
		BaseContext: func(net.Listener) context.Context { return ctx },
	}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(l) }()
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

// Accept waits for the next connection.
func (l *Listener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &takenConn{conn, l.limits.taken}, nil
}

// takenConn ends when nothing of what is written to it is taken for a while.
type takenConn struct {
	net.Conn
	limit time.Duration
}

// pieceBytes is how much must be taken within the limit.
const pieceBytes = 16 << 10

// Write writes in pieces, so that its limit is one for each of them and not for an answer.
func (c *takenConn) Write(data []byte) (written int, err error) {
	for piece := range slices.Chunk(data, pieceBytes) {
		if err := c.SetWriteDeadline(time.Now().Add(c.limit)); err != nil {
			return written, err
		}
		n, err := c.Conn.Write(piece)
		if written += n; err != nil {
			return written, err
		}
	}
	return written, nil
}

// limitBody ends connections whose body does not arrive in time. A limit of the server
// itself would also end streams of events, which have no body.
func limitBody(limit time.Duration, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.ContentLength != 0 {
			_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(limit)) // a connection of the server takes one
		}
		next.ServeHTTP(w, r)
	})
}
