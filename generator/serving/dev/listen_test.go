package dev

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"nightlight/generator/sitetest/await"
)

// never are limits that no test reaches; each test shortens the one that it tests.
var never = limits{header: await.Limit, idle: await.Limit, headerBytes: 4 << 10}

// listening runs a server that answers with the path of a request.
func listening(t *testing.T, lan bool, l limits) *Listener {
	t.Helper()
	listener, err := Listen(0, lan)
	if err != nil {
		t.Fatal(err)
	}
	listener.limits = l
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() {
		ended <- listener.Run(ctx, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			fmt.Fprintln(w, r.URL)
		}))
	}()
	t.Cleanup(func() {
		stop()
		if err := await.Value(t, ended, "the end of Run"); err != nil {
			t.Error(err)
		}
	})
	return listener
}

// send writes to a new connection and returns everything received until the server closes it.
func send(t *testing.T, address, text string) string {
	t.Helper()
	connection, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer connection.Close()
	_ = connection.SetDeadline(time.Now().Add(await.Limit)) // then the test fails
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
	// Exactly as many bytes as the server reads: it drops its answer if it closes with unread bytes.
	tooMany := "GET / HTTP/1.1\r\nHost: localhost\r\nX: "
	tooMany += strings.Repeat("x", never.headerBytes+4<<10-len(tooMany))
	header, idle := never, never
	header.header, idle.idle = await.Soon, await.Soon
	for name, c := range map[string]struct {
		limits     limits
		sent, want string
	}{
		"nothing":         {header, "", ""},
		"half a head":     {header, "GET / HTTP/1.1\r\nHost: localhost\r\n", ""},
		"an idle one":     {idle, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "200 OK"},
		"too many fields": {never, tooMany, "431 Request Header Fields Too Large"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if answer := send(t, listening(t, false, c.limits).Addr().String(), c.sent); !strings.Contains(answer, c.want) {
				t.Errorf("got %q, want %q", answer, c.want)
			}
		})
	}
}

// All addresses that a phone could reach are listed, of whatever kind, and no others are opened.
func TestTheAddressesForPhonesAreThoseThatOthersReach(t *testing.T) {
	for found, want := range map[string]string{
		"127.0.0.1/8 ::1/128": "",
		"127.0.0.1/8 192.168.1.7/24 fe80::1/64 2a00:db8::7/64":        "192.168.1.7",
		"10.0.0.2/8 172.17.0.1/16":                                    "10.0.0.2 172.17.0.1",
		"100.64.3.2/10 fe80::1/64":                                    "100.64.3.2",
		"203.0.113.5/24 2001:db8::5/64":                               "203.0.113.5 2001:db8::5",
		"fd00::7/64 fe80::7/64":                                       "fd00::7",
		"169.254.7.7/16 fe80::7/64":                                   "",
		"192.168.1.7/24 100.64.3.2/10 fd00::7/64 2a02:8108:1:2::9/64": "192.168.1.7",
	} {
		var addresses []net.Addr
		for _, written := range strings.Fields(found) {
			ip, network, err := net.ParseCIDR(written)
			if err != nil {
				t.Fatal(err)
			}
			addresses = append(addresses, &net.IPNet{IP: ip, Mask: network.Mask})
		}
		if got := strings.Join(lanAddresses(addresses), " "); got != want {
			t.Errorf("of %s: got %q, want %q", found, got, want)
		}
	}
}

func TestThePortIsOpenAtTheAddressesThatAreNamed(t *testing.T) {
	listener := listening(t, true, never)
	for _, address := range append(listener.LAN, listener.Local) {
		response, err := http.Get(address + "/here")
		if err != nil {
			t.Errorf("%s: %v", address, err)
			continue
		}
		if body, _ := io.ReadAll(response.Body); string(body) != "/here\n" {
			t.Errorf("%s answers %s", address, body)
		}
		_ = response.Body.Close()
	}
	// All of 127.0.0.0/8 is this machine on Linux: a port that is open everywhere answers there.
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	if connection, err := net.Dial("tcp", "127.0.0.2:"+port); err == nil {
		t.Error("the port is open at an address that is not named")
		_ = connection.Close()
	}
}
