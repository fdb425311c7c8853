// Package cache stores the results of pure functions.
//
// A result is identified by the function's name and a key derived from everything that
// the function reads. So nothing is ever invalidated: an edit changes the key, and
// results that two plans in a row did not request are dropped. Diagnostics are stored
// with the value and reported again each time, so a cached document still warns.
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

// KeyOf returns the key for the inputs of a function. It includes the length of each
// part, so that ("ab", "c") and ("a", "bc") differ.
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
	// Name distinguishes its results from those of other functions.
	Name string
	// Stored means that results, with their exported fields, are saved for the next build.
	Stored bool
	// Code means that results contain no content written by authors.
	Code bool
}

// Cache stores results in memory and, with a Folder, from one build to the next. A nil
// *Cache is always empty. A Cache is safe for concurrent use.
type Cache struct {
	// Folder is where results are saved; if empty, they are not.
	Folder Folder
	// Version is that of the program: results stored by another version are ignored.
	Version Key

	mu     sync.Mutex
	plan   int
	open   bool // results with authors' content may be stored
	tables map[string]results
	stored map[string]int // number of stored shards, by function
	misses map[string]int // by function, in this plan
}

// Do returns the result of a function for a key, and computes it if it is not cached. compute
// also reports whether its result may be cached: its inputs must still have the key. Callers
// must not change the value, which is shared.
func Do[V any](c *Cache, f Func[V], key Key, compute func() (value V, diags diag.List, keep bool)) (V, diag.List) {
	return DoIf(c, f, key, nil, compute)
}

// DoIf is Do for a result that depends on more than its key: a result that no longer fits is
// computed again and replaced.
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

// Get returns the result for a key if it is cached.
func Get[V any](c *Cache, f Func[V], key Key) (value V, diags diag.List, ok bool) {
	if c == nil {
		return value, nil, false
	}
	found, ok := tableOf(c, f, key).get(key, c.current())
	if !ok {
		return value, nil, false
	}
	// Clip, so that a caller that appends to the list gets its own copy.
	return found.Value, slices.Clip(found.Diags), true
}

func (c *Cache) current() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.plan
}

// NextPlan begins a plan: it drops results from memory that neither of the last two plans
// requested, and resets the misses.
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

// Misses returns how many results of a function had to be computed in this plan.
func (c *Cache) Misses(name string) int {
	if c == nil {
		return 0
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.misses[name]
}
