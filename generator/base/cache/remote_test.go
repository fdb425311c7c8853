package cache

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// protocol is a server that keeps what bazel-remote keeps, and refuses what it refuses.
type protocol struct {
	mu       sync.Mutex
	requests int
	values   map[string][]byte // by path
}

var namePattern = regexp.MustCompile(`^/(ac|cas)/[0-9a-f]{64}$`)

func (p *protocol) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.requests++
	data, _ := io.ReadAll(r.Body)
	sum := sha256.Sum256(data)
	kept, there := p.values[r.URL.Path]
	switch {
	case !namePattern.MatchString(r.URL.Path):
		w.WriteHeader(http.StatusBadRequest)
	case r.Method == http.MethodGet && there:
		_, _ = w.Write(kept)
	case r.Method == http.MethodGet:
		w.WriteHeader(http.StatusNotFound)
	case r.ContentLength < 0:
		w.WriteHeader(http.StatusLengthRequired)
	case strings.HasPrefix(r.URL.Path, "/cas/") && r.URL.Path != "/cas/"+hex.EncodeToString(sum[:]):
		w.WriteHeader(http.StatusBadRequest)
	default:
		p.values[r.URL.Path] = data
	}
}

func (p *protocol) asked() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.requests
}

// counting counts the requests that a store is sent.
type counting struct {
	http.RoundTripper
	requests atomic.Int64
}

func (c *counting) RoundTrip(r *http.Request) (*http.Response, error) {
	c.requests.Add(1)
	return c.RoundTripper.RoundTrip(r)
}

func serve(t *testing.T, handler http.Handler) string {
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	return server.URL
}

func open(t *testing.T, opts RemoteOptions) *Remote {
	t.Helper()
	r, err := OpenRemote(opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.Finish() })
	return r
}

// fetched returns the results that a store has for texts, by text.
func fetched(t *testing.T, r *Remote, texts ...string) map[string]string {
	t.Helper()
	keys := make([]Key, len(texts))
	for i, text := range texts {
		keys[i] = KeyOf([]byte(text))
	}
	found := map[string]string{}
	missing, err := r.Fetch(t.Context(), keys, func(at int, data []byte) error {
		found[texts[at]] = string(data)
		return nil
	})
	if err != nil || len(missing)+len(found) != len(texts) {
		t.Errorf("of %d results %d are found and %d missing: %v", len(texts), len(found), len(missing), err)
	}
	return found
}

func add(t *testing.T, r *Remote, text, result string) {
	t.Helper()
	r.Put(t.Context(), KeyOf([]byte(text)), []byte(result))
	r.Finish()
}

func TestAnotherMachineFindsWhatOneHasAdded(t *testing.T) {
	url := serve(t, &protocol{values: map[string][]byte{}})
	large := strings.Repeat("large ", largestInline/4)
	one := open(t, RemoteOptions{URL: url, Write: true})
	add(t, one, "moon", "a moon")
	add(t, one, "sky", large)
	if report := one.Finish(); report.Added != 2 || report.Problem != nil {
		t.Errorf("added: %+v", report)
	}
	other := open(t, RemoteOptions{URL: url + "/"})
	if got := fetched(t, other, "moon", "sun", "sky"); got["moon"] != "a moon" || got["sky"] != large || len(got) != 2 {
		t.Errorf("found %d results, %q for the moon", len(got), got["moon"])
	}
	if report := other.Finish(); report.Found != 2 || report.Missing != 1 || report.Problem != nil {
		t.Errorf("fetched: %+v", report)
	}
}

func TestOnlyThoseWhoMayAddDo(t *testing.T) {
	server := &protocol{values: map[string][]byte{}}
	add(t, open(t, RemoteOptions{URL: serve(t, server)}), "moon", "a moon")
	if asked := server.asked(); asked > 0 {
		t.Errorf("%d requests", asked)
	}
}

func TestWhatIsSignedWithAnotherSecretCountsAsMissing(t *testing.T) {
	for _, test := range []struct{ writer, reader, want string }{
		{"one", "one", "a moon"}, {"one", "two", ""}, {"", "two", ""}, {"one", "", ""},
	} {
		url := serve(t, &protocol{values: map[string][]byte{}})
		add(t, open(t, RemoteOptions{URL: url, Write: true, Secret: test.writer}), "moon", "a moon")
		if got := fetched(t, open(t, RemoteOptions{URL: url, Secret: test.reader}), "moon")["moon"]; got != test.want {
			t.Errorf("signed with %q and read with %q: %q, want %q", test.writer, test.reader, got, test.want)
		}
	}
}

// A signature is that of one key: nobody can put one page in the place of another.
func TestASignedResultCannotBeMoved(t *testing.T) {
	server := &protocol{values: map[string][]byte{}}
	opts := RemoteOptions{URL: serve(t, server), Write: true, Secret: "one"}
	add(t, open(t, opts), "moon", "a moon")
	name := func(text string) string { key := KeyOf([]byte(text)); return "/ac/" + hex.EncodeToString(key[:]) }
	server.values[name("sun")] = server.values[name("moon")]
	if got := fetched(t, open(t, opts), "moon", "sun"); len(got) != 1 {
		t.Errorf("found %v", got)
	}
}

func TestAStoreThatFailsIsLeftAlone(t *testing.T) {
	entryOf := func(e remoteEntry) func(http.ResponseWriter, *http.Request) {
		return func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(e.encode()) }
	}
	elsewhere := serve(t, http.NotFoundHandler())
	moon := sha256.Sum256([]byte("a moon"))
	for name, answer := range map[string]func(http.ResponseWriter, *http.Request){
		"an error":        func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusInternalServerError) },
		"no access":       func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusUnauthorized) },
		"another address": func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, elsewhere, http.StatusFound) },
		"no answer": func(_ http.ResponseWriter, r *http.Request) {
			_, _ = io.Copy(io.Discard, r.Body) // else the server does not see that the client has gone
			<-r.Context().Done()
		},
		"half an answer": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "99")
			_, _ = w.Write([]byte("x"))
		},
		"a page":           func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("<!doctype html>")) },
		"an empty entry":   func(http.ResponseWriter, *http.Request) {},
		"an endless entry": func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(make([]byte, largestEntry+1)) },
		"other bytes":      entryOf(remoteEntry{hash: moon, contents: []byte("a sun")}),
		"other bytes at /cas/": func(w http.ResponseWriter, r *http.Request) {
			if strings.HasPrefix(r.URL.Path, "/cas/") {
				_, _ = w.Write([]byte("a sun"))
			} else {
				_, _ = w.Write(remoteEntry{hash: moon}.encode())
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			r := open(t, RemoteOptions{Write: true, URL: serve(t, http.HandlerFunc(answer))})
			sent := &counting{RoundTripper: r.client.Transport}
			r.client.Transport = sent
			if name == "no answer" {
				r.client.Timeout = 50 * time.Millisecond
			}
			texts := make([]string, firstAsked)
			for i := range texts {
				texts[i] = fmt.Sprint("text ", i)
			}
			if got := fetched(t, r, texts...); len(got) > 0 {
				t.Errorf("%d results are believed", len(got))
			}
			asked := sent.requests.Load()
			if most := int64(2 * (failuresLimit + requestsAtOnce)); asked == 0 || asked > most {
				t.Errorf("%d requests, want at most %d", asked, most)
			}
			fetched(t, r, texts...)
			add(t, r, "moon", "a moon")
			if more := sent.requests.Load() - asked; more > 0 {
				t.Errorf("%d requests after it has failed", more)
			}
			if report := r.Finish(); report.Problem == nil || report.Found > 0 || report.Added > 0 {
				t.Errorf("%+v", report)
			}
		})
	}
}

// A store may forget the bytes before what names them.
func TestAResultWhoseBytesAreGoneIsMissing(t *testing.T) {
	server := &protocol{values: map[string][]byte{}}
	url := serve(t, server)
	add(t, open(t, RemoteOptions{URL: url, Write: true}), "sky", strings.Repeat("large ", largestInline))
	for name := range server.values {
		if strings.HasPrefix(name, "/cas/") {
			delete(server.values, name)
		}
	}
	r := open(t, RemoteOptions{URL: url})
	if got := fetched(t, r, "sky"); len(got) > 0 || r.Finish().Problem != nil {
		t.Errorf("found %d results: %v", len(got), r.Finish().Problem)
	}
}

func TestAStoreOfAnotherVersionIsAskedALittle(t *testing.T) {
	server := &protocol{values: map[string][]byte{}}
	texts := make([]string, 10*firstAsked)
	for i := range texts {
		texts[i] = fmt.Sprint("text ", i)
	}
	fetched(t, open(t, RemoteOptions{URL: serve(t, server)}), texts...)
	if asked := server.asked(); asked != firstAsked {
		t.Errorf("%d requests, want %d", asked, firstAsked)
	}
}

func TestAStoppedBuildIsNoFailureOfTheStore(t *testing.T) {
	r := open(t, RemoteOptions{URL: serve(t, &protocol{values: map[string][]byte{}})})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := r.Fetch(ctx, make([]Key, 9), func(int, []byte) error { return nil }); err == nil {
		t.Error("it goes on")
	}
	if problem := r.Finish().Problem; problem != nil {
		t.Error(problem)
	}
}

func TestAnAddressMustBeOne(t *testing.T) {
	for _, url := range []string{"cache.example", "file:///tmp", "https://", "://"} {
		if _, err := OpenRemote(RemoteOptions{URL: url}); err == nil {
			t.Errorf("%q is taken", url)
		}
	}
	if r, err := OpenRemote(RemoteOptions{}); r != nil || err != nil {
		t.Errorf("without an address there is %v, %v", r, err)
	}
}

// The bytes are what bazel-remote 2 has taken, with its validation on.
func TestAnEntryIsAnActionResult(t *testing.T) {
	e := remoteEntry{hash: sha256.Sum256([]byte("a moon")), size: 6, contents: []byte("a moon"), signature: []byte("S")}
	want := "\x12\x56\x0a\x06result\x12\x44\x0a\x40" + hex.EncodeToString(e.hash[:]) + "\x10\x06\x2a\x06a moon\x2a\x01S"
	if got := string(e.encode()); got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	// A store adds who made it.
	got, err := parseEntry(append(e.encode(), "\x4a\x04\x0a\x02me\x20\x00"...))
	if err != nil || got.hash != e.hash || !bytes.Equal(got.contents, e.contents) || !bytes.Equal(got.signature, e.signature) {
		t.Errorf("read %+v: %v", got, err)
	}
	for end := range e.encode() {
		if got, err := parseEntry(e.encode()[:end]); err == nil && sha256.Sum256(got.contents) == e.hash && len(got.signature) > 0 {
			t.Errorf("%d bytes of it are taken for all", end)
		}
	}
}
