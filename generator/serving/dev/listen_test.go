package dev

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"nightlight/generator/sitetest/await"
)

// soon is a limit that a connection is to reach, whatever the machine does meanwhile.
const soon = 50 * time.Millisecond

// never are limits that none of the tests reaches: each shortens the one it is about.
var never = limits{header: await.Limit, body: await.Limit, idle: await.Limit, taken: await.Limit, headerBytes: 4 << 10}

// endless is told why an answer that has no end has ended.
var endless = make(chan error, 1)

type neverEnding struct{}

func (neverEnding) Read(p []byte) (int, error) { return len(p), nil }

// listening runs a server that answers with the length of a request's body, and returns its
// address.
func listening(t *testing.T, l limits) string {
	t.Helper()
	listener, err := Listen(0, false)
	if err != nil {
		t.Fatal(err)
	}
	listener.limits = l
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() {
		ended <- listener.Run(ctx, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/stream" {
				fmt.Fprint(w, "begun\n")
				_ = http.NewResponseController(w).Flush()
				select {
				case <-r.Context().Done():
				case <-time.After(4 * l.body):
					fmt.Fprint(w, "whole\n")
				}
				return
			}
			if r.URL.Path == "/endless" {
				_, err := io.Copy(w, neverEnding{})
				endless <- err
				return
			}
			body, err := io.ReadAll(r.Body)
			fmt.Fprintln(w, len(body), err)
		}))
	}()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	return listener.Addr().String()
}

// send writes to a new connection and returns all that comes until the server closes it.
func send(t *testing.T, address, text string) string {
	t.Helper()
	connection, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer connection.Close()
	_ = connection.SetDeadline(time.Now().Add(await.Limit)) // the test fails then
	if _, err := io.WriteString(connection, text); err != nil {
		t.Fatal(err)
	}
	answer, err := io.ReadAll(connection)
	if err != nil && !strings.Contains(err.Error(), "reset by peer") {
		t.Fatalf("the server has kept the connection: %v", err)
	}
	return string(answer)
}

func TestConnectionsThatAskForNothingAreClosed(t *testing.T) {
	header, body, idle := never, never, never
	header.header, body.body, idle.idle = soon, soon, soon
	for name, c := range map[string]struct {
		limits     limits
		sent, want string
	}{
		"nothing":         {header, "", ""},
		"half a head":     {header, "GET / HTTP/1.1\r\nHost: localhost\r\n", ""},
		"a slow body":     {body, "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf", "i/o timeout"},
		"an endless body": {body, "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n", "i/o timeout"},
		"an idle one":     {idle, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "200 OK"},
		"too many fields": {never, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + strings.Repeat("X: 1\r\n", 5000) + "\r\n", "431 Request Header Fields Too Large"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if answer := send(t, listening(t, c.limits), c.sent); !strings.Contains(answer, c.want) {
				t.Errorf("got %q, want %q", answer, c.want)
			}
		})
	}
}

func TestWhoTakesAnAnswerSlowlyGetsAllOfIt(t *testing.T) {
	const limit = time.Minute
	for name, c := range map[string]struct {
		pause time.Duration
		want  error
	}{
		"a slow line": {limit - time.Second, nil},
		"a dead one":  {limit + time.Second, os.ErrDeadlineExceeded},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				server, browser := net.Pipe()
				answer := bytes.Repeat([]byte("words "), 50_000)
				ended := make(chan struct{})
				go func() {
					defer close(ended)
					for piece := make([]byte, pieceBytes); ; time.Sleep(c.pause) {
						if _, err := io.ReadFull(browser, piece); err != nil {
							return
						}
					}
				}()
				written, err := (&takenConn{server, limit}).Write(answer)
				if !errors.Is(err, c.want) || (err == nil) != (written == len(answer)) {
					t.Errorf("%d of %d bytes are written, %v", written, len(answer), err)
				}
				_ = server.Close()
				<-ended
			})
		})
	}
}

func TestAnAnswerThatNobodyTakesEnds(t *testing.T) {
	short := never
	short.taken = soon
	connection, err := net.Dial("tcp", listening(t, short))
	if err != nil {
		t.Fatal(err)
	}
	defer connection.Close()
	if _, err := io.WriteString(connection, "GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	await.Value(t, endless, "the end of an answer")
}

func TestAStreamMayLastLongerThanABody(t *testing.T) {
	short := never
	short.body = soon
	response, err := http.Get("http://" + listening(t, short) + "/stream")
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	lines := bufio.NewScanner(response.Body)
	var got []string
	for lines.Scan() {
		got = append(got, lines.Text())
	}
	if strings.Join(got, " ") != "begun whole" {
		t.Errorf("got %q", got)
	}
}
