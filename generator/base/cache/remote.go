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

// RemoteOptions say which store several machines share.
type RemoteOptions struct {
	// URL is the store's, which may contain a username and password; /ac/ is below it.
	URL string
	// Write says that this machine may add to the store.
	Write bool
	// Secret signs what is added; what it has not signed counts as missing. It may be empty.
	Secret string
}

// Remote is a store of results that several machines share, over HTTP, as bazel-remote,
// Buildbarn and proxies of S3 speak it: GET and PUT of /ac/KEY.
//
// It only saves time. What comes back is compared with its signature. After a few failures the
// store is left alone, and a result that is not there, or that is wrong, is made here. A nil
// Remote is empty.
type Remote struct {
	opts   RemoteOptions
	base   *url.URL
	client *http.Client
	// putting holds as many as may be added at a time.
	putting errgroup.Group

	mu     sync.Mutex
	report RemoteReport
}

// RemoteReport counts what a store was asked.
type RemoteReport struct {
	Found, Missing, Added int
	failures              int
	// Problem is the last failure, nil without one.
	Problem error
}

const (
	// requestLimit is how long the store may take for one answer.
	requestLimit = 5 * time.Second
	// failuresLimit is after how many failures the store is left alone.
	failuresLimit = 3
	// requestsAtOnce is how many answers are awaited at a time.
	requestsAtOnce = 16
	// firstAsked is how many results are asked for first: when the store has none of them, it
	// is that of another version, and asking for the others would take longer than they do.
	firstAsked = 32
	// largestResult is how many bytes a result may have.
	largestResult = 64 << 20
)

// OpenRemote returns the store at a URL, which is not asked anything yet; nil without a URL.
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

// Fetch asks for results and hands those that are there to yield, in any order and one at
// a time, with their places in keys. It returns the places of the others.
func (r *Remote) Fetch(ctx context.Context, keys []Key, yield func(at int, data []byte) error) (missing []int, err error) {
	there := make([]bool, len(keys))
	var mu sync.Mutex // of yield and there
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

// get returns the result for a key; nil where there is none.
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
		return nil // broken, or of somebody who may not add, as far as this machine knows
	}
	return data
}

// Put adds a result, in the background. Nobody may change data.
func (r *Remote) Put(ctx context.Context, key Key, data []byte) {
	if !r.opts.Write || len(data) == 0 || len(data) > largestResult {
		return
	}
	ctx = context.WithoutCancel(ctx) // which ends with what made the result
	r.putting.Go(func() error {
		// An ActionResult of the Remote Execution API, which stores compare with what is at /ac/,
		// that has an output alone. A store may add fields behind it.
		entry := binary.AppendUvarint([]byte{outputField}, uint64(sha256.Size+len(data)))
		if _, err := r.request(ctx, http.MethodPut, key, slices.Concat(entry, r.sign(key, data), data)); err != nil {
			r.fail(ctx, err)
		} else {
			r.count(func(report *RemoteReport) { report.Added++ })
		}
		return nil
	})
}

// outputField begins the field stdout_raw of an ActionResult: number 5, bytes whose length follows.
const outputField = 5<<3 | 2

// sign binds bytes to the key that they are the result for. Without a secret it is a checksum.
func (r *Remote) sign(key Key, data []byte) []byte {
	mac := hmac.New(sha256.New, []byte(r.opts.Secret))
	mac.Write(key[:])
	mac.Write(data)
	return mac.Sum(nil)
}

// request returns the body of an answer; nil where there is no such thing, or the store is left
// alone.
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
		return nil, errors.Unwrap(err) // without the address, which may have a password
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

// fail notes a failure, unless the build itself was stopped.
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

// Finish waits until everything is added, and says what the store was asked.
func (r *Remote) Finish() (report RemoteReport) {
	if r != nil {
		_ = r.putting.Wait() // none of them fails
		r.count(func(now *RemoteReport) { report = *now })
	}
	return report
}
