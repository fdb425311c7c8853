package cache

import (
	"bytes"
	"context"
	"encoding/hex"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"nightlight/generator/sitetest/await"
)

// protocol is a server that accepts and refuses the same requests as bazel-remote.
type protocol struct {
	mu       sync.Mutex
	requests int
	values   map[string][]byte // by path
}

var namePattern = regexp.MustCompile(`^/ac/[0-9a-f]{64}$`)

func (p *protocol) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.requests++
	data, _ := io.ReadAll(r.Body)
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
	default:
		p.values[r.URL.Path] = data
	}
}

func (p *protocol) asked() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.requests
}

// counting counts the requests to a store.
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
	r.client.Timeout = await.Limit
	t.Cleanup(func() { r.Finish() })
	return r
}

// fetched returns the results that a store has, by text.
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
	large := strings.Repeat("large ", 100_000)
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

// A signature is valid for one key only: an attacker cannot replace one page with another.
func TestASignedResultCanBeNeitherMovedNorChanged(t *testing.T) {
	server := &protocol{values: map[string][]byte{}}
	opts := RemoteOptions{URL: serve(t, server), Write: true, Secret: "one"}
	add(t, open(t, opts), "moon", "a moon")
	name := func(text string) string { key := KeyOf([]byte(text)); return "/ac/" + hex.EncodeToString(key[:]) }
	server.values[name("sun")] = server.values[name("moon")]
	if got := fetched(t, open(t, opts), "moon", "sun"); len(got) != 1 || got["moon"] != "a moon" {
		t.Errorf("with the moon in place of the sun, found %v", got)
	}
	server.values[name("moon")] = bytes.Replace(server.values[name("moon")], []byte("a moon"), []byte("a loon"), 1)
	if got := fetched(t, open(t, opts), "moon"); len(got) != 0 {
		t.Errorf("with another text, found %v", got)
	}
}

func TestAStoreThatFailsIsLeftAlone(t *testing.T) {
	elsewhere := serve(t, http.NotFoundHandler())
	for name, answer := range map[string]func(http.ResponseWriter, *http.Request){
		"an error":        func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusInternalServerError) },
		"no access":       func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusUnauthorized) },
		"another address": func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, elsewhere, http.StatusFound) },
		"no answer": func(_ http.ResponseWriter, r *http.Request) {
			_, _ = io.Copy(io.Discard, r.Body) // otherwise the server does not notice that the client has gone
			<-r.Context().Done()
		},
		"half an answer": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Length", "99")
			_, _ = w.Write([]byte("x"))
		},
		"a page":         func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("<!doctype html>")) },
		"an empty entry": func(http.ResponseWriter, *http.Request) {},
		"half an entry":  func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("\x2a\x26moon")) },
	} {
		t.Run(name, func(t *testing.T) {
			address := strings.Replace(serve(t, http.HandlerFunc(answer)), "://", "://token@", 1) + "?token"
			r := open(t, RemoteOptions{Write: true, URL: address})
			sent := &counting{RoundTripper: r.client.Transport}
			r.client.Transport = sent
			if name == "no answer" {
				r.client.Timeout = await.Soon
			}
			if got := fetched(t, r, texts(firstAsked)...); len(got) > 0 {
				t.Errorf("%d results are believed", len(got))
			}
			asked := sent.requests.Load()
			if most := int64(2 * (failuresLimit + requestsAtOnce)); asked == 0 || asked > most {
				t.Errorf("%d requests, want at most %d", asked, most)
			}
			fetched(t, r, texts(firstAsked)...)
			add(t, r, "moon", "a moon")
			if more := sent.requests.Load() - asked; more > 0 {
				t.Errorf("%d requests after it has failed", more)
			}
			if report := r.Finish(); report.Problem == nil || report.Found > 0 || report.Added > 0 || strings.Contains(report.Problem.Error(), "token") {
				t.Errorf("%+v", report)
			}
		})
	}
}

func TestAStoreOfAnotherVersionIsAskedALittle(t *testing.T) {
	server := &protocol{values: map[string][]byte{}}
	fetched(t, open(t, RemoteOptions{URL: serve(t, server)}), texts(10*firstAsked)...)
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

// The bytes are those of a message that bazel-remote accepts with validation enabled.
func TestAnEntryIsAnActionResult(t *testing.T) {
	server := &protocol{values: map[string][]byte{}}
	r := open(t, RemoteOptions{URL: serve(t, server), Write: true})
	add(t, r, "moon", "a moon")
	for name, entry := range server.values {
		if want := "\x2a\x26" + string(r.sign(KeyOf([]byte("moon")), []byte("a moon"))) + "a moon"; string(entry) != want {
			t.Errorf("got  %q\nwant %q", entry, want)
		}
		server.values[name] = append(entry, "\x4a\x04\x0a\x02me\x20\x00"...) // a store adds metadata of the execution
	}
	if got := fetched(t, r, "moon")["moon"]; got != "a moon" {
		t.Errorf("read %q", got)
	}
}
