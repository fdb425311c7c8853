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
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
)

// RemoteOptions say which store several machines share.
type RemoteOptions struct {
	// URL is the store's, which may hold a username and password; /ac/ and /cas/ are below it.
	URL string
	// Write says that this machine may add to the store.
	Write bool
	// Secret signs what is added; what it has not signed counts as missing. It may be empty.
	Secret string
}

// Remote is a store of results that several machines share, over HTTP, as bazel-remote,
// Buildbarn and proxies of S3 speak it: GET and PUT of /ac/KEY, which says which bytes a
// result is, and of /cas/HASH, which holds those that are too large to stand there.
//
// It only saves time. What comes back is compared with its hash. After a few failures the
// store is left alone, and a result that is not there, or that is wrong, is made here. A nil
// Remote holds nothing.
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
	// largestResult and largestEntry are how many bytes are read of an answer.
	largestResult = 64 << 20
	largestEntry  = 1 << 20
	// largestInline is how large a result may be to stand in its entry, in bytes: one
	// request instead of two.
	largestInline = 256 << 10
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
	for _, part := range [][2]int{{0, min(firstAsked, len(keys))}, {min(firstAsked, len(keys)), len(keys)}} {
		found, err := r.fetch(ctx, keys, part[0], part[1], func(at int, data []byte) error {
			there[at] = true
			return yield(at, data)
		})
		if err != nil {
			return nil, err
		}
		if found == 0 {
			break
		}
	}
	for at := range keys {
		if !there[at] {
			missing = append(missing, at)
		}
	}
	r.count(RemoteReport{Found: len(keys) - len(missing), Missing: len(missing)})
	return missing, ctx.Err()
}

// fetch asks for the results of a part of keys, and returns how many are there.
func (r *Remote) fetch(ctx context.Context, keys []Key, from, to int, yield func(at int, data []byte) error) (found int, err error) {
	var mu sync.Mutex // of yield and found
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(requestsAtOnce)
	for at := from; at < to; at++ {
		group.Go(func() error {
			data, err := r.get(ctx, keys[at])
			if err != nil || data == nil {
				r.fail(ctx, err)
				return nil
			}
			mu.Lock()
			defer mu.Unlock()
			found++
			return yield(at, data)
		})
	}
	return found, group.Wait()
}

// get returns the result for a key; nil where there is none.
func (r *Remote) get(ctx context.Context, key Key) ([]byte, error) {
	if r.isLeftAlone() {
		return nil, nil
	}
	data, err := r.request(ctx, http.MethodGet, "ac", hex.EncodeToString(key[:]), nil, largestEntry)
	if err != nil || data == nil {
		return nil, err
	}
	entry, err := parseEntry(data)
	if err != nil {
		return nil, err
	}
	if !hmac.Equal(entry.signature, r.sign(key, entry.hash)) {
		return nil, nil // of somebody who may not add, as far as this machine knows
	}
	if data = entry.contents; len(data) == 0 {
		data, err = r.request(ctx, http.MethodGet, "cas", hex.EncodeToString(entry.hash[:]), nil, largestResult)
	}
	if err == nil && data != nil && sha256.Sum256(data) != entry.hash {
		err = errors.New("the remote cache has other bytes than it says")
	}
	if err != nil {
		return nil, err
	}
	return data, nil
}

// Put adds a result, in the background. Nobody may change data.
func (r *Remote) Put(ctx context.Context, key Key, data []byte) {
	if !r.opts.Write || r.isLeftAlone() || len(data) == 0 || len(data) > largestResult {
		return
	}
	ctx = context.WithoutCancel(ctx) // which ends with what made the result
	r.putting.Go(func() error {
		err := r.put(ctx, key, data)
		if err == nil {
			r.count(RemoteReport{Added: 1})
		}
		r.fail(ctx, err)
		return nil
	})
}

func (r *Remote) put(ctx context.Context, key Key, data []byte) error {
	e := remoteEntry{hash: sha256.Sum256(data), size: len(data), contents: data}
	e.signature = r.sign(key, e.hash)
	if len(data) > largestInline {
		e.contents = nil
		if _, err := r.request(ctx, http.MethodPut, "cas", hex.EncodeToString(e.hash[:]), data, largestEntry); err != nil {
			return err
		}
	}
	_, err := r.request(ctx, http.MethodPut, "ac", hex.EncodeToString(key[:]), e.encode(), largestEntry)
	return err
}

// sign binds bytes to the key that they are the result for; without a secret it is empty.
func (r *Remote) sign(key Key, hash [sha256.Size]byte) []byte {
	if r.opts.Secret == "" {
		return nil
	}
	mac := hmac.New(sha256.New, []byte(r.opts.Secret))
	mac.Write(key[:])
	mac.Write(hash[:])
	return mac.Sum(nil)
}

// request returns the body of an answer; nil where there is no such thing.
func (r *Remote) request(ctx context.Context, method, kind, name string, body []byte, largest int64) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, method, r.base.JoinPath(kind, name).String(), bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	answer, err := r.client.Do(request)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(io.LimitReader(answer.Body, largest+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("reading from the remote cache: %w", err)
	case method == http.MethodGet && answer.StatusCode == http.StatusNotFound:
		return nil, nil
	case answer.StatusCode/100 != 2:
		return nil, fmt.Errorf("the remote cache answers %s to %s /%s/", answer.Status, method, kind)
	case int64(len(data)) > largest:
		return nil, fmt.Errorf("the remote cache has more than %d bytes for one result", largest)
	}
	return data, nil
}

func (r *Remote) isLeftAlone() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.report.failures >= failuresLimit
}

// fail notes a failure, unless the build itself was stopped.
func (r *Remote) fail(ctx context.Context, err error) {
	if err != nil && ctx.Err() == nil {
		r.count(RemoteReport{failures: 1, Problem: err})
	}
}

func (r *Remote) count(more RemoteReport) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.report.Found += more.Found
	r.report.Missing += more.Missing
	r.report.Added += more.Added
	r.report.failures += more.failures
	if more.Problem != nil {
		r.report.Problem = more.Problem
	}
}

// Finish waits until everything is added, and says what the store was asked.
func (r *Remote) Finish() RemoteReport {
	if r == nil {
		return RemoteReport{}
	}
	_ = r.putting.Wait() // none of them fails
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.report
}

// remoteEntry says which bytes a result is. In a remote store it is an ActionResult of the Remote
// Execution API, since stores compare what is at /ac/ with that: one output file, which may
// hold its bytes, and the signature as the standard output.
type remoteEntry struct {
	hash      [sha256.Size]byte
	size      int
	contents  []byte // empty where they are at /cas/
	signature []byte // empty without a secret
}

// The numbers of fields in messages of the Remote Execution API.
const (
	resultFile      = 2
	resultOutput    = 5
	fileName        = 1
	fileDigest      = 2
	fileContents    = 5
	digestHash      = 1
	digestSize      = 2
	wireNumber      = 0
	wireEightBytes  = 1
	wireLengthBytes = 2
	wireFourBytes   = 5
)

var errEntry = errors.New("the remote cache has an entry that is not an ActionResult of one file")

func (e remoteEntry) encode() []byte {
	digest := appendBytes(nil, digestHash, []byte(hex.EncodeToString(e.hash[:])))
	digest = binary.AppendUvarint(append(digest, digestSize<<3|wireNumber), uint64(e.size))
	file := appendBytes(nil, fileName, []byte("result"))
	file = appendBytes(file, fileDigest, digest)
	file = appendBytes(file, fileContents, e.contents)
	return appendBytes(appendBytes(nil, resultFile, file), resultOutput, e.signature)
}

func appendBytes(b []byte, number int, data []byte) []byte {
	if len(data) == 0 {
		return b
	}
	b = binary.AppendUvarint(b, uint64(number<<3|wireLengthBytes))
	b = binary.AppendUvarint(b, uint64(len(data)))
	return append(b, data...)
}

// parseEntry reads what encode wrote, whatever a store has added to it.
func parseEntry(data []byte) (e remoteEntry, err error) {
	var file, digest, hash []byte
	err = errors.Join(
		readFields(data, map[uint64]*[]byte{resultFile: &file, resultOutput: &e.signature}),
		readFields(file, map[uint64]*[]byte{fileDigest: &digest, fileContents: &e.contents}),
		readFields(digest, map[uint64]*[]byte{digestHash: &hash}),
	)
	if err != nil || len(hash) != hex.EncodedLen(len(e.hash)) {
		return remoteEntry{}, errEntry
	}
	if _, err := hex.Decode(e.hash[:], hash); err != nil {
		return remoteEntry{}, errEntry
	}
	return e, nil
}

// readFields takes the fields of some numbers out of a message of Protocol Buffers.
func readFields(data []byte, wanted map[uint64]*[]byte) error {
	for len(data) > 0 {
		tag, n := binary.Uvarint(data)
		if n <= 0 {
			return errEntry
		}
		data = data[n:]
		size, n := uint64(0), 0
		switch tag & 7 {
		case wireNumber:
			_, n = binary.Uvarint(data)
		case wireLengthBytes:
			size, n = binary.Uvarint(data)
		case wireEightBytes:
			n = 8
		case wireFourBytes:
			n = 4
		}
		if n <= 0 || n > len(data) || size > uint64(len(data)-n) {
			return errEntry
		}
		if field := wanted[tag>>3]; field != nil && tag&7 == wireLengthBytes {
			*field = data[n : n+int(size)]
		}
		data = data[n+int(size):]
	}
	return nil
}
