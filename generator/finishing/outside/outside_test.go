package outside

import (
	"context"
	"iter"
	"maps"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync"
	"testing"
	"time"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
)

// others are test hosts, which record their requests.
type others struct {
	*httptest.Server
	mu    sync.Mutex
	asked []string
	most  int // most requests of one host at a time
	now   map[string]int
}

func newOthers(t *testing.T) *others {
	o := &others{now: map[string]int{}}
	o.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		o.mu.Lock()
		o.now[r.Host]++
		o.most = max(o.most, o.now[r.Host])
		o.asked = append(o.asked, r.Method+" "+r.Host+r.URL.String()+" "+r.UserAgent())
		o.mu.Unlock()
		defer func() {
			o.mu.Lock()
			o.now[r.Host]--
			o.mu.Unlock()
		}()
		switch r.URL.Path {
		case "/gone":
			w.WriteHeader(http.StatusGone)
		case "/missing":
			w.WriteHeader(http.StatusNotFound)
		case "/no-head":
			if r.Method == http.MethodHead {
				w.WriteHeader(http.StatusNotFound)
			}
		case "/busy":
			w.WriteHeader(http.StatusTooManyRequests)
		case "/moved":
			http.Redirect(w, r, "/here", http.StatusMovedPermanently)
		}
	}))
	t.Cleanup(o.Close)
	return o
}

func (o *others) dial(_ context.Context, network, address string) (net.Conn, error) {
	if host, _, _ := net.SplitHostPort(address); strings.HasPrefix(host, "nobody") {
		return nil, &net.DNSError{Err: "no such host", Name: host, IsNotFound: true}
	}
	return net.Dial(network, o.Listener.Addr().String())
}

func at(addresses ...string) iter.Seq2[string, diag.Pos] {
	return func(yield func(string, diag.Pos) bool) {
		for i, address := range addresses {
			if !yield(address, diag.Pos{File: "content/a.md", Line: i + 1, Column: 4}) {
				return
			}
		}
	}
}

var now = time.Date(2026, 11, 24, 12, 0, 0, 0, time.UTC)

func TestWhatIsGoneIsReportedWhereItStands(t *testing.T) {
	o := newOthers(t)
	opts := Options{Site: "https://bakery.shop", Timeout: time.Minute, Now: now, Folder: cache.Folder(t.TempDir()), dial: o.dial}
	list := at("http://a.shop/here", "http://a.shop/gone", "http://a.shop/missing#part", "http://a.shop/no-head", "http://b.shop/busy",
		"http://b.shop/moved", "http://nobody.shop/", "http://a.shop/missing", "/own", "https://bakery.shop/own", "mailto:a@b.shop", "http://baker.example/", "http://127.0.0.1/")
	diags, report := Check(t.Context(), list, opts)
	var got []string
	for _, d := range diags {
		got = append(got, d.Pos.String()+" "+d.Severity.String()+" "+string(d.ID)+" "+d.Message)
	}
	if got, want := strings.Join(got, "\n"), `content/a.md:2:4 warning outside-link-broken http://a.shop/gone leads nowhere: its host answers 410, Gone.
content/a.md:3:4 warning outside-link-broken http://a.shop/missing leads nowhere: its host answers 404, Not Found.
content/a.md:7:4 warning outside-link-broken http://nobody.shop/ leads nowhere: there is no host of the name nobody.shop.
content/a.md:8:4 warning outside-link-broken http://a.shop/missing leads nowhere: its host answers 404, Not Found.`; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if report != (Report{Found: 3, Broken: 3, Unknown: 1}) {
		t.Errorf("the report is %+v", report)
	}
	if o.most != 1 || !strings.Contains(o.asked[0], "nightlight (looks for broken links; https://bakery.shop)") {
		t.Errorf("%d requests at a time for a host; asked %s", o.most, o.asked)
	}
	for _, days := range []int{6, 8} { // found addresses are requested again after a week
		want := map[int]int{6: 0, 8: 3}[days]
		o.asked = nil
		opts.Now = now.AddDate(0, 0, days)
		_, again := Check(t.Context(), list, opts)
		if again.Remembered != 3-want || again.Broken != 3 {
			t.Errorf("after %d days: %+v", days, again)
		}
	}
}

func TestWithoutANetworkNothingIsSaidOfTheLinks(t *testing.T) {
	o := newOthers(t)
	opts := Options{Timeout: time.Minute, Now: now, Folder: cache.Folder(t.TempDir()), dial: o.dial}
	diags, _ := Check(t.Context(), at("http://nobody.shop/", "http://nobody-else.shop/"), opts)
	if len(diags) != 1 || diags[0].ID != "outside-unreachable" {
		t.Errorf("got %v", diags)
	}
}

// A public name or a redirect may lead to a host that is not public.
func TestOnlyPublicAddressesAreAsked(t *testing.T) {
	o := newOthers(t)
	_, err := Options{Timeout: time.Minute}.client().Get(o.URL)
	if err == nil || !strings.Contains(err.Error(), errNotPublic.Error()) || len(o.asked) > 0 {
		t.Errorf("the error is %v, and asked was %v", err, o.asked)
	}
	public := map[string]bool{
		"8.8.8.8": true, "2606:4700::1111": true, "10.1.2.3": false, "172.16.0.1": false, "192.168.1.1": false, "169.254.169.254": false,
		"100.64.0.1": false, "0.0.0.0": false, "224.0.0.1": false, "::1": false, "fe80::1": false, "fd00::1": false, "64:ff9b::7f00:1": false,
	}
	for address := range maps.Keys(public) {
		if got := isPublic(netip.MustParseAddr(address)); got != public[address] {
			t.Errorf("%s: %t", address, got)
		}
	}
}
