package cache

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
)

// RemoteOptions configure a store that several machines share.
type RemoteOptions struct {
	// URL is the URL above /ac/, which may contain a username and password.
	URL string
	// Write means that this machine may add results to the store.
	Write bool
	// Secret signs results; those with a different signature count as missing. It may be empty.
	Secret string
}

// Remote is a store of results that several machines share over HTTP, with the protocol of
// bazel-remote, Buildbarn and S3 proxies: GET and PUT of /ac/KEY.
//
// It only saves time. The signature of each result is checked, and missing or wrong results are
// computed locally. After a few failures the store is no longer used.
type Remote struct {
	opts   RemoteOptions
	base   *url.URL
	client *http.Client
	// putting limits the uploads at a time.
	putting errgroup.Group

	mu     sync.Mutex
	report RemoteReport
}

// RemoteReport counts the results that were found, missing and added.
type RemoteReport struct {
	Found, Missing, Added int
	failures              int
	// Problem is the last failure, or nil.
	Problem error
}

const (
	// requestLimit is how long the store may take for one response.
	requestLimit = 5 * time.Second
	// failuresLimit is the number of failures after which the store is no longer used.
	failuresLimit = 3
	// requestsAtOnce limits the concurrent requests.
	requestsAtOnce = 16
	// firstAsked is how many results are requested first. If the store has none of them, it is
	// that of another version, and requesting the others would only take time.
	firstAsked = 32
	// largestResult is the number of bytes that a result may have.
	largestResult = 64 << 20
)

// OpenRemote returns the store at a URL, without sending a request; nil if there is no URL.
func OpenRemote(opts RemoteOptions) (*Remote, error) {
	if opts.URL == "" {
		return nil, nil
	}
	base, err := url.Parse(opts.URL)
	if err != nil || base.Scheme != "http" && base.Scheme != "https" || base.Host == "" {
		return nil, errors.New("the remote cache needs an address that begins with https:// or http://")
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxIdleConnsPerHost, transport.DisableCompression = requestsAtOnce, true
	r := &Remote{opts: opts, base: base, client: &http.Client{
		Transport:     transport,
		Timeout:       requestLimit,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
	r.putting.SetLimit(requestsAtOnce)
	return r, nil
}

// Fetch requests results and passes those that exist to yield with their indexes in keys, in
// any order and one at a time. It returns the indexes of the others.
func (r *Remote) Fetch(ctx context.Context, keys []Key, yield func(at int, data []byte) error) (missing []int, err error) {
	there := make([]bool, len(keys))
	var mu sync.Mutex // guards yield and there
	for from, to := 0, min(firstAsked, len(keys)); from < to; from, to = to, len(keys) {
		group, ctx := errgroup.WithContext(ctx)
		group.SetLimit(requestsAtOnce)
		for at := from; at < to; at++ {
			group.Go(func() error {
				data := r.get(ctx, keys[at])
				if data == nil {
					return nil
				}
				mu.Lock()
				defer mu.Unlock()
				there[at] = true
				return yield(at, data)
			})
		}
		if err := group.Wait(); err != nil {
			return nil, err
		}
		if !slices.Contains(there, true) {
			break
		}
	}
	for at, found := range there {
		if !found {
			missing = append(missing, at)
		}
	}
	r.count(func(report *RemoteReport) {
		report.Found += len(keys) - len(missing)
		report.Missing += len(missing)
	})
	return missing, ctx.Err()
}

func (r *Remote) get(ctx context.Context, key Key) []byte {
	entry, err := r.request(ctx, http.MethodGet, key, nil)
	sum, ok := bytes.CutPrefix(entry, []byte{outputField})
	size, n := binary.Uvarint(sum)
	if err == nil && entry != nil && (!ok || n <= 0 || size < sha256.Size || size > uint64(len(sum)-n)) {
		err = errors.New("the remote cache has an entry that is no result")
	}
	if err != nil || entry == nil {
		r.fail(ctx, err)
		return nil
	}
	data := sum[n+sha256.Size : n+int(size)]
	if !hmac.Equal(sum[n:n+sha256.Size], r.sign(key, data)) {
		return nil // corrupt, or signed with another secret
	}
	return data
}

// Put adds a result in the background. The caller must not change data afterwards.
func (r *Remote) Put(ctx context.Context, key Key, data []byte) {
	if !r.opts.Write || len(data) == 0 || len(data) > largestResult {
		return
	}
	ctx = context.WithoutCancel(ctx) // the upload may outlast the caller
	r.putting.Go(func() error {
		// The entry is an ActionResult of the Remote Execution API, since some stores validate the
		// entries at /ac/. It contains only an output; a store may append fields.
		entry := binary.AppendUvarint([]byte{outputField}, uint64(sha256.Size+len(data)))
		if _, err := r.request(ctx, http.MethodPut, key, slices.Concat(entry, r.sign(key, data), data)); err != nil {
			r.fail(ctx, err)
		} else {
			r.count(func(report *RemoteReport) { report.Added++ })
		}
		return nil
	})
}

// outputField is the tag of the field stdout_raw of an ActionResult: number 5, length-delimited.
const outputField = 5<<3 | 2

// sign returns the signature of a result for its key. Without a secret, it is only a checksum.
func (r *Remote) sign(key Key, data []byte) []byte {
	mac := hmac.New(sha256.New, []byte(r.opts.Secret))
	mac.Write(key[:])
	mac.Write(data)
	return mac.Sum(nil)
}

// request returns the body of a response; nil if the store has no such entry, and an error if
// the request failed or the store is no longer used.
func (r *Remote) request(ctx context.Context, method string, key Key, body []byte) ([]byte, error) {
	r.mu.Lock()
	isLeftAlone := r.report.failures >= failuresLimit
	r.mu.Unlock()
	if isLeftAlone {
		return nil, errLeftAlone
	}
	request, err := http.NewRequestWithContext(ctx, method, r.base.JoinPath("ac", hex.EncodeToString(key[:])).String(), bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	answer, err := r.client.Do(request)
	if err != nil {
		return nil, errors.Unwrap(err) // without the URL, which may contain a password
	}
	defer answer.Body.Close()
	const largest = largestResult + 1<<10
	data, err := io.ReadAll(io.LimitReader(answer.Body, largest+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("reading from the remote cache: %w", err)
	case method == http.MethodGet && answer.StatusCode == http.StatusNotFound:
		return nil, nil
	case answer.StatusCode/100 != 2:
		return nil, fmt.Errorf("the remote cache answers %s to %s", answer.Status, method)
	case len(data) > largest:
		return nil, fmt.Errorf("the remote cache has more than %d bytes for one result", largestResult)
	}
	return data, nil
}

var errLeftAlone = errors.New("the remote cache has failed too often")

// fail records a failure, unless the build itself was cancelled.
func (r *Remote) fail(ctx context.Context, err error) {
	if err != nil && ctx.Err() == nil && err != errLeftAlone {
		r.count(func(report *RemoteReport) { report.failures, report.Problem = report.failures+1, err })
	}
}

func (r *Remote) count(add func(*RemoteReport)) {
	r.mu.Lock()
	defer r.mu.Unlock()
	add(&r.report)
}

// Finish waits until all results have been added, and returns the report.
func (r *Remote) Finish() (report RemoteReport) {
	if r != nil {
		_ = r.putting.Wait() // none of them fails
		r.count(func(now *RemoteReport) { report = *now })
	}
	return report
}
