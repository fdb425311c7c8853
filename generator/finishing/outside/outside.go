// Package outside checks whether links to other sites still work.
//
// It is polite: it sends each host one request at a time, tries HEAD before GET, and does not request
// an address again within a week of finding it. It connects only to hosts on the public internet.
package outside

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/golive"
)

// Options configures Check.
type Options struct {
	// Site is the address of the site itself, whose own addresses are not requested.
	Site string
	// Timeout is the time limit of one response.
	Timeout time.Duration
	// Now is the time of the check.
	Now time.Time
	// Folder stores when addresses were found.
	Folder cache.Folder

	dial func(ctx context.Context, network, address string) (net.Conn, error) // for tests
}

// Report counts the addresses.
type Report struct {
	// Found exist, Broken do not, Unknown gave no clear answer; Remembered are those of Found that
	// were not requested again.
	Found, Broken, Unknown, Remembered int
}

const (
	// week is how long a found address is not requested again.
	week = 7 * 24 * time.Hour
	// hostsAtOnce is how many hosts are checked in parallel.
	hostsAtOnce = 8
	// memory is the key in Folder under which the times are stored.
	memory = "found"
)

// verdict is the result for an address; the zero value means unknown.
type verdict struct {
	found, answered, noHost bool
	at                      time.Time // when it was found
	broken                  string    // what is wrong
}

// Check requests the addresses of other sites, and warns at each link to one that is broken.
func Check(ctx context.Context, addresses iter.Seq2[string, diag.Pos], opts Options) (diags diag.List, report Report) {
	places, hosts := placesOf(addresses, opts.Site)
	before, found := map[string]time.Time{}, map[string]time.Time{}
	if kept, ok := opts.Folder.Get(memory); ok {
		_ = json.Unmarshal(kept, &before) // unreadable data means that nothing was found
	}
	var mu sync.Mutex // guards verdicts
	verdicts := map[string]verdict{}
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(hostsAtOnce)
	client := opts.client()
	for _, list := range hosts {
		group.Go(func() error {
			for _, address := range list {
				v := verdict{found: true, at: before[address]}
				if v.at.After(opts.Now) || opts.Now.Sub(v.at) >= week {
					v = opts.ask(ctx, client, address)
					v.at = opts.Now
				}
				mu.Lock()
				verdicts[address] = v
				mu.Unlock()
			}
			return ctx.Err()
		})
	}
	if group.Wait() != nil {
		return nil, report
	}
	answered, missing := 0, 0
	for address, v := range verdicts {
		switch {
		case v.found:
			report.Found++
			found[address] = v.at
		case v.broken == "":
			report.Unknown++
		default:
			report.Broken++
			for _, pos := range places[address] {
				diags = append(diags, diag.Warnf("outside-link-broken", pos, "%s leads nowhere: %s.", address, v.broken).
					WithHint("Look where the page has moved to and write that address, or remove the link."))
			}
		}
		if v.answered {
			answered++
		} else if v.found {
			report.Remembered++
		}
		if v.noHost {
			missing++
		}
	}
	if kept, err := json.Marshal(found); err == nil {
		opts.Folder.Put(memory, kept)
	}
	if missing > 1 && answered == 0 {
		return diag.List{diag.Warnf("outside-unreachable", diag.Pos{}, "No other site can be reached, so the links to them can't be checked.").
			WithHint("Check that this computer is connected to the internet.")}, Report{Remembered: report.Remembered, Found: report.Found, Unknown: report.Unknown + report.Broken}
	}
	return diags.Sorted(), report
}

// placesOf returns the positions of each address of another site, and the addresses by host.
func placesOf(addresses iter.Seq2[string, diag.Pos], site string) (places map[string][]diag.Pos, hosts map[string][]string) {
	places, hosts = map[string][]diag.Pos{}, map[string][]string{}
	for address, pos := range addresses {
		whole, _, _ := strings.Cut(address, "#")
		u, err := url.Parse(whole)
		isOwn := whole == site || strings.HasPrefix(whole, site+"/")
		if err != nil || u.Scheme != "https" && u.Scheme != "http" || isOwn || golive.NotPublic(whole) != "" {
			continue
		}
		if places[whole] == nil {
			hosts[u.Host] = append(hosts[u.Host], whole)
		}
		if !slices.Contains(places[whole], pos) {
			places[whole] = append(places[whole], pos)
		}
	}
	return places, hosts
}

// ask requests an address with HEAD and, if that fails, with GET, whose body is not read.
func (o Options) ask(ctx context.Context, client *http.Client, address string) (v verdict) {
	for _, method := range []string{http.MethodHead, http.MethodGet} {
		request, err := http.NewRequestWithContext(ctx, method, address, nil)
		if err != nil {
			return verdict{broken: "it is not an address"}
		}
		request.Header.Set("User-Agent", "nightlight (looks for broken links; "+cmp.Or(o.Site, "a site")+")")
		request.Header.Set("Accept", "*/*")
		response, err := client.Do(request)
		var unresolved *net.DNSError
		switch {
		case errors.As(err, &unresolved) && unresolved.IsNotFound:
			return verdict{broken: "there is no host of the name " + unresolved.Name, noHost: true}
		case err != nil:
			continue // some hosts close the connection on HEAD
		}
		_ = response.Body.Close()
		switch status := response.StatusCode; {
		case status < 400:
			return verdict{found: true, answered: true}
		case status == http.StatusNotFound || status == http.StatusGone:
			v = verdict{answered: true, broken: fmt.Sprintf("its host answers %d, %s", status, http.StatusText(status))}
		default:
			v = verdict{answered: true} // busy, temporarily broken, or closed to programs
		}
	}
	return v
}

var errNotPublic = errors.New("this is not a public address")

// client connects only to public addresses, even if a name or a redirect leads elsewhere. It uses
// no proxy, which would connect in its place.
func (o Options) client() *http.Client {
	dialer := net.Dialer{Timeout: o.Timeout, Control: func(_, address string, _ syscall.RawConn) error {
		at, err := netip.ParseAddrPort(address)
		if err != nil || !isPublic(at.Addr().Unmap()) {
			return errNotPublic
		}
		return nil
	}}
	dial := dialer.DialContext
	if o.dial != nil {
		dial = o.dial
	}
	return &http.Client{Timeout: o.Timeout, Transport: &http.Transport{DialContext: dial, ForceAttemptHTTP2: true, TLSHandshakeTimeout: o.Timeout, MaxIdleConnsPerHost: 1}}
}

// shared contains the address ranges of carrier-grade NAT, protocols, benchmarks, reserved use and NAT64.
var shared = []netip.Prefix{netip.MustParsePrefix("100.64.0.0/10"), netip.MustParsePrefix("192.0.0.0/24"), netip.MustParsePrefix("198.18.0.0/15"), netip.MustParsePrefix("240.0.0.0/4"), netip.MustParsePrefix("64:ff9b::/96")}

func isPublic(at netip.Addr) bool {
	return at.IsGlobalUnicast() && !at.IsPrivate() && !slices.ContainsFunc(shared, func(p netip.Prefix) bool { return p.Contains(at) })
}
