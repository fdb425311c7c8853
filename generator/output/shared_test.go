package output

import (
	"context"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
)

// source generates files whose bytes are their paths.
type source struct{ made []string }

func (s *source) Key(path string) string { return strings.TrimPrefix(path, "/prints") }

func (s *source) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	s.made = append(s.made, paths...)
	for _, path := range paths {
		if err := yield(path, []byte(path)); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

// keeping is a source that caches its files on this machine.
type keeping struct {
	source
	mu   sync.Mutex
	kept map[string]string
}

func (k *keeping) IsKept(path string) bool { return k.kept[path] != "" }

func (k *keeping) Keep(path string, data []byte) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.kept[path] = string(data)
}

// machine returns a machine's connection to the store at url.
func machine(t *testing.T, url string) *cache.Remote {
	t.Helper()
	remote, err := cache.OpenRemote(cache.RemoteOptions{URL: url, Write: true})
	if err != nil {
		t.Fatal(err)
	}
	return remote
}

// filesOf returns the files of a source by path, after they have been uploaded.
func filesOf(t *testing.T, remote *cache.Remote, src Keyed, paths ...string) map[string]string {
	t.Helper()
	files := map[string]string{}
	_, err := Shared(src, remote, "test").Produce(t.Context(), paths, func(path string, data []byte) error {
		files[path] = string(data)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	remote.Finish()
	return files
}

func TestWhatOneMachineHasMadeAnotherOnlyFetches(t *testing.T) {
	url := storeOf(t, new(sync.Map))
	paths := []string{"/a", "/b", "/prints"}
	one := new(source)
	made := filesOf(t, machine(t, url), one, paths...)
	if !slices.Equal(slices.Sorted(slices.Values(one.made)), paths) {
		t.Errorf("the first machine made %q", one.made)
	}
	other := &keeping{kept: map[string]string{"/c": "/c"}}
	fetched := filesOf(t, machine(t, url), other, append(paths, "/c")...)
	made["/c"] = "/c"
	if !maps.Equal(made, fetched) {
		t.Errorf("the other has %q, want %q", fetched, made)
	}
	// Files without a key are generated again, and cached files come from the machine itself.
	if want := []string{"/c", "/prints"}; !slices.Equal(slices.Sorted(slices.Values(other.made)), want) {
		t.Errorf("the other machine made %q, want %q", other.made, want)
	}
	if want := map[string]string{"/a": "/a", "/b": "/b", "/c": "/c"}; !maps.Equal(other.kept, want) {
		t.Errorf("the other machine keeps %q, want %q", other.kept, want)
	}
}

func TestWithoutAStoreNothingIsBetween(t *testing.T) {
	src := new(source)
	if got := Shared(src, nil, "test"); got != Keyed(src) {
		t.Errorf("there is %T", got)
	}
}

// storeOf starts a server that stores uploads in values, and returns its URL.
func storeOf(t *testing.T, values *sync.Map) string {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		data, _ := io.ReadAll(r.Body)
		if r.Method == http.MethodPut {
			values.Store(r.URL.Path, data)
		} else if kept, ok := values.Load(r.URL.Path); ok {
			_, _ = w.Write(kept.([]byte))
		} else {
			w.WriteHeader(http.StatusNotFound)
		}
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func TestNamesThatSomeSystemsCannotKeepAreRefused(t *testing.T) {
	for _, paths := range [][]string{
		{"/a/../b"}, {"//a"}, {"a"}, {"/a/"}, {"/"}, {`/a\b`}, {"/con"}, {"/aux.txt"}, {"/x/LPT1.html"}, {"/a:b"},
		{"/dot."}, {"/space "}, {"/tab\t"}, {"/" + strings.Repeat("x", 256)},
		{"/About", "/about"}, {"/Docs/a", "/docs/b"}, {"/caf\u00e9", "/cafe\u0301"}, {"/x", "/x/y"},
	} {
		if !CheckNames("dist", paths).HasErrors() {
			t.Errorf("%q were accepted", paths)
		}
	}
	if diags := CheckNames("dist", []string{"/index.html", "/about/index.html", "/about/team.html"}); len(diags) > 0 {
		t.Error(diags)
	}
}
