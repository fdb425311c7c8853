// Package cache keeps the results of pure functions.
//
// A result is found by the function's name and by a key that is made from everything
// the function reads. So nothing is ever invalidated: an edit makes a new key, and
// what a build did not ask for is dropped after the next one. Diagnostics are kept
// beside the value and reported again each time, so a cached document still warns.
package cache

import (
	"crypto/cipher"
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
	var length [8]byte
	for _, part := range parts {
		binary.BigEndian.PutUint64(length[:], uint64(len(part)))
		hash.Write(length[:])
		hash.Write(part)
		work.Add(work.HashedBytes, len(part))
	}
	return Key(hash.Sum(nil))
}

// Func is a function whose results are cached.
type Func[V any] struct {
	// Name separates its results from those of other functions.
	Name string
	// Encoding is how results are stored on disk; nil keeps them in memory only.
	Encoding Encoding[V]
}

// Encoding turns results into bytes and back.
type Encoding[V any] interface {
	// Encode returns a result in two parts: metadata, which every build reads, and a
	// payload, which is read when it is needed.
	Encode(value V, diags diag.List) (meta, payload []byte)
	// Decode returns the result. It may keep payload, which reads the payload again at
	// each call; its boolean is false when the payload is damaged or missing.
	Decode(meta string, payload func() (string, bool)) (V, diag.List, error)
}

// MetaOnly encodes small results, which have no payload.
type MetaOnly[V any] struct{ Codec *Codec }

type result[V any] struct {
	Value V
	Diags diag.List
}

// Encode returns all of a result as its metadata.
func (e MetaOnly[V]) Encode(value V, diags diag.List) (meta, payload []byte) {
	return e.Codec.Encode(&result[V]{value, diags}), nil
}

// Decode returns the result.
func (e MetaOnly[V]) Decode(meta string, _ func() (string, bool)) (V, diag.List, error) {
	var r result[V]
	err := e.Codec.Decode(meta, &r)
	return r.Value, r.Diags, err
}

// PayloadOnly encodes results that only some commands ask for, so that the others do not
// read them.
type PayloadOnly[V any] struct{ Codec *Codec }

// Encode returns the diagnostics as metadata, and the value as the payload.
func (e PayloadOnly[V]) Encode(value V, diags diag.List) (meta, payload []byte) {
	return e.Codec.Encode(&diags), e.Codec.Encode(&value)
}

// Decode returns the result.
func (e PayloadOnly[V]) Decode(meta string, payload func() (string, bool)) (value V, diags diag.List, err error) {
	if err := e.Codec.Decode(meta, &diags); err != nil {
		return value, nil, err
	}
	data, ok := payload()
	if !ok {
		return value, nil, errMalformed
	}
	return value, diags, e.Codec.Decode(data, &value)
}

// Cache holds results. A nil *Cache holds nothing; the zero value holds them in memory,
// and one with a Store keeps them from one build to the next. It may be used by many
// goroutines at once.
type Cache struct {
	Store *Store
	// Cipher encrypts what Store keeps; nil keeps it as it is. Each call of its Seal has a
	// nonce of its own, which is part of the result.
	Cipher cipher.AEAD
	// StoreOnly keeps nothing in memory that the store holds: who plans a site once does
	// not ask for a document again.
	StoreOnly bool

	mu         sync.Mutex
	generation int
	entries    map[entryKey]*entry
	counts     map[string]count
}

type entryKey struct {
	name string
	key  Key
}

type entry struct {
	// result computes or reads the result at its first call and waits for it at the others.
	result     func() (any, diag.List)
	generation int
}

type count struct{ misses, hits int }

// Do returns the result of compute. It is taken from the cache when the function and the
// key were asked for in this generation or the last one, or are in the store. Goroutines
// that ask for the same key at the same time share one call. Nobody may change the
// value: the next caller gets it too.
func Do[V any](c *Cache, f Func[V], key Key, compute func() (V, diag.List)) (V, diag.List) {
	return Try(c, f, key, func() (V, diag.List, bool) {
		value, diags := compute()
		return value, diags, true
	})
}

// Try is Do for a function that may fail, or that reads its inputs itself: it also says whether
// the result may be kept, which is so while the inputs still have the key.
func Try[V any](c *Cache, f Func[V], key Key, compute func() (value V, diags diag.List, keep bool)) (V, diag.List) {
	if c == nil {
		value, diags, _ := compute()
		return value, diags
	}
	found, isNew := c.find(entryKey{f.Name, key}, func() (any, diag.List) { return fetch(c, f, key, compute) })
	value, diags := found.result()
	switch {
	case !isNew:
		c.count(f.Name, count{hits: 1})
	case c.StoreOnly && c.Store != nil && f.Encoding != nil:
		c.drop(entryKey{f.Name, key})
	}
	// Clip, so that a caller who appends to the list gets a copy of its own.
	return value.(V), slices.Clip(diags)
}

// fetch takes a result from the store, or computes and stores it. A new result is read
// back from the store too, so that hits and misses return the same thing.
func fetch[V any](c *Cache, f Func[V], key Key, compute func() (V, diag.List, bool)) (V, diag.List) {
	stored := c.Store != nil && f.Encoding != nil
	at := storeKey(f.Name, key)
	payload := func() (string, bool) { return c.storedPayload(at) }
	if stored {
		if meta, ok := c.storedMeta(at); ok {
			if value, diags, err := f.Encoding.Decode(meta, payload); err == nil {
				c.count(f.Name, count{hits: 1})
				return value, diags
			}
		}
	}
	c.count(f.Name, count{misses: 1})
	value, diags, keep := compute()
	if !keep {
		c.drop(entryKey{f.Name, key})
		return value, diags
	}
	if !stored || diags.HasErrors() {
		return value, diags // errors are about to be fixed, which changes the key
	}
	meta, data := f.Encoding.Encode(value, diags)
	if text := string(meta); c.store(at, text, data) {
		if again, diags, err := f.Encoding.Decode(text, payload); err == nil {
			return again, diags
		}
	}
	return value, diags
}

// storeKey is the key of a result in the store, which holds those of all functions.
func storeKey(name string, key Key) Key { return KeyOf([]byte(name), key[:]) }

// find returns the entry for a key, and whether it was not there before.
func (c *Cache) find(at entryKey, result func() (any, diag.List)) (found *entry, isNew bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.entries == nil {
		c.entries = map[entryKey]*entry{}
	}
	found, known := c.entries[at]
	if !known {
		found = &entry{result: sync.OnceValues(result)}
		c.entries[at] = found
	}
	found.generation = c.generation
	return found, !known
}

func (c *Cache) drop(at entryKey) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.entries, at)
}

func (c *Cache) count(name string, more count) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.counts == nil {
		c.counts = map[string]count{}
	}
	sum := c.counts[name]
	c.counts[name] = count{sum.misses + more.misses, sum.hits + more.hits}
}

// NextGeneration begins a build: results that the last one did not ask for are dropped
// from memory, and the counts start again.
func (c *Cache) NextGeneration() {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for at, entry := range c.entries {
		if entry.generation < c.generation {
			delete(c.entries, at)
		}
	}
	c.generation++
	clear(c.counts)
}

// Counts says how often results of a function had to be computed in this generation,
// and how often they were found.
func (c *Cache) Counts(name string) (misses, hits int) {
	if c == nil {
		return 0, 0
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.counts[name].misses, c.counts[name].hits
}
