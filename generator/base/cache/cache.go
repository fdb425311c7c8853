// Package cache keeps the results of pure functions.
//
// A result is found by the function's name and by a key that is made from everything
// the function reads. So nothing is ever invalidated: an edit makes a new key, and
// what two plans did not ask for is dropped. Diagnostics are kept beside the value and
// reported again each time, so a cached document still warns.
package cache

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"sync"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/work"
)

// Key identifies everything that a function reads.
type Key [sha256.Size]byte

// KeyOf makes a key from the inputs of a function. Each part counts with its
// length, so that ("ab", "c") and ("a", "bc") differ.
func KeyOf(parts ...[]byte) Key {
	hash := sha256.New()
	var key Key
	var length [8]byte
	for _, part := range parts {
		binary.BigEndian.PutUint64(length[:], uint64(len(part)))
		hash.Write(length[:])
		hash.Write(part)
		work.Add(work.HashedBytes, len(part))
	}
	hash.Sum(key[:0])
	return key
}

// Func is a function whose results are cached.
type Func[V any] struct {
	// Name separates its results from those of other functions.
	Name string
	// Stored says that results last from one build to the next: all exported fields.
	Stored bool
	// Code says that nothing an author wrote is in them.
	Code bool
}

// Cache holds results: in memory, and with a Folder from one build to the next. A nil
// *Cache holds nothing. It may be used by many goroutines at once.
type Cache struct {
	// Folder is where results last; empty for nowhere.
	Folder Folder
	// Version is that of the program: what another has stored is not read.
	Version Key

	mu     sync.Mutex
	plan   int
	open   bool // what authors wrote may be stored
	tables map[string]results
	stored map[string]int // how many shards of a function are stored
	misses map[string]int // by function, for this plan
}

// Do returns the result of a function for a key, and computes it where it is not known. compute
// also says whether its result may be kept, which is so while its inputs still have the key.
// Nobody may change the value: the next caller gets it too.
func Do[V any](c *Cache, f Func[V], key Key, compute func() (value V, diags diag.List, keep bool)) (V, diag.List) {
	return DoIf(c, f, key, nil, compute)
}

// DoIf is Do for a result that depends on more than its key: one that does not fit any more is
// computed again, and replaced.
func DoIf[V any](c *Cache, f Func[V], key Key, fits func(V) bool, compute func() (value V, diags diag.List, keep bool)) (V, diag.List) {
	if value, diags, ok := Get(c, f, key); ok && (fits == nil || fits(value)) {
		return value, diags
	}
	value, diags, keep := compute()
	if c == nil {
		return value, diags
	}
	c.mu.Lock()
	if c.misses == nil {
		c.misses = map[string]int{}
	}
	c.misses[f.Name]++
	c.mu.Unlock()
	if keep {
		tableOf(c, f, key).put(&result[V]{Key: key, Value: value, Diags: diags, last: c.current()})
	}
	return value, slices.Clip(diags)
}

// Get returns the result for a key if it is known.
func Get[V any](c *Cache, f Func[V], key Key) (value V, diags diag.List, ok bool) {
	if c == nil {
		return value, nil, false
	}
	found, ok := tableOf(c, f, key).get(key, c.current())
	if !ok {
		return value, nil, false
	}
	// Clip, so that a caller who appends to the list gets a copy of its own.
	return found.Value, slices.Clip(found.Diags), true
}

func (c *Cache) current() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.plan
}

// NextPlan begins a plan: results that neither of the last two has asked for are dropped from
// memory, and misses are counted anew.
func (c *Cache) NextPlan() {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.plan++
	for _, table := range c.tables {
		table.drop(c.plan - 2)
	}
	clear(c.misses)
}

// Misses is how many results of a function had to be computed for this plan.
func (c *Cache) Misses(name string) int {
	if c == nil {
		return 0
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.misses[name]
}
