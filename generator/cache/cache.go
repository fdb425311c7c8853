// Package cache remembers the results of pure functions.
//
// A result is found by the function's kind, a name such as "parse", and by a key
// made from everything that the function reads. So nothing is ever invalidated:
// an edit makes a new key, and what a round of building did not ask for is
// forgotten after it. Problems are stored beside the value and reported again
// each time, so a remembered document still complains.
package cache

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"sync"

	"nightlight/generator/diag"
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
	}
	return Key(hash.Sum(nil))
}

// Func is a function whose results are remembered.
type Func[V any] struct {
	// Name tells its results from those of others.
	Name string
	// Form is how results are kept from one build to the next; nil keeps them in
	// memory only.
	Form Form[V]
}

// Form turns results into bytes and back.
type Form[V any] interface {
	// Encode returns a result in two parts: a head, which is always read, and a tail,
	// which is read when it is needed.
	Encode(value V, diags diag.List) (head, tail []byte)
	// Decode returns the result. It may hold on to tail, which reads the tail anew
	// with each call; its boolean is false when that cannot be done any more.
	Decode(head string, tail func() (string, bool)) (V, diag.List, error)
}

// Whole is the form of results that are read as a whole.
type Whole[V any] struct{ Codec *Codec }

type whole[V any] struct {
	Value V
	Diags diag.List
}

// Encode returns all of a result as its head.
func (w Whole[V]) Encode(value V, diags diag.List) (head, tail []byte) {
	return w.Codec.Encode(&whole[V]{value, diags}), nil
}

// Decode returns the result.
func (w Whole[V]) Decode(head string, _ func() (string, bool)) (V, diag.List, error) {
	var all whole[V]
	err := w.Codec.Decode(head, &all)
	return all.Value, all.Diags, err
}

// Cache holds what is remembered. A nil *Cache remembers nothing; the zero value
// remembers in memory, and one with a Store from one build to the next. It may be
// used by many goroutines at once.
type Cache struct {
	Store *Store

	mu      sync.Mutex
	round   int
	entries map[place]*entry
	counts  map[string]count
}

// place is where a result is kept.
type place struct {
	kind string
	key  Key
}

type entry struct {
	// make runs the function at its first call and waits for it at the others.
	make  func() (any, diag.List)
	round int
}

type count struct{ made, remembered int }

// Do returns make's result, remembered when the kind and the key were seen in
// this round or the last one, or are in the store. Goroutines that ask for the same
// key at the same time share one call. Nobody may change the value: the next caller
// gets it too.
func Do[V any](m *Cache, kind Func[V], key Key, make func() (V, diag.List)) (V, diag.List) {
	if m == nil {
		return make()
	}
	found, isNew := m.find(place{kind.Name, key}, func() (any, diag.List) { return fetch(m, kind, key, make) })
	value, diags := found.make()
	if !isNew {
		m.count(kind.Name, count{remembered: 1})
	}
	// Clip, so that a caller who appends to the list gets a copy of its own.
	return value.(V), slices.Clip(diags)
}

// fetch takes a result from the store, or makes it and leaves it there. A new result
// is read back from the store too, so that it is the same thing as an old one.
func fetch[V any](m *Cache, kind Func[V], key Key, make func() (V, diag.List)) (V, diag.List) {
	stored := m.Store != nil && kind.Form != nil
	key = storeKey(kind.Name, key)
	tail := func() (string, bool) { return m.Store.tail(key) }
	if stored {
		if head, ok := m.Store.head(key); ok {
			if value, diags, err := kind.Form.Decode(head, tail); err == nil {
				m.count(kind.Name, count{remembered: 1})
				return value, diags
			}
		}
	}
	m.count(kind.Name, count{made: 1})
	value, diags := make()
	if !stored || diags.HasErrors() {
		return value, diags // a mistake is about to be mended
	}
	head, end := kind.Form.Encode(value, diags)
	if text := string(head); m.Store.put(key, text, end) {
		if again, diags, err := kind.Form.Decode(text, tail); err == nil {
			return again, diags
		}
	}
	return value, diags
}

// storeKey is the key of a result in the store, which knows no kinds.
func storeKey(kind string, key Key) Key { return KeyOf([]byte(kind), key[:]) }

// find returns the entry at a place, and whether it was not there before.
func (m *Cache) find(at place, make func() (any, diag.List)) (found *entry, isNew bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.entries == nil {
		m.entries = map[place]*entry{}
	}
	found, known := m.entries[at]
	if !known {
		found = &entry{make: sync.OnceValues(make)}
		m.entries[at] = found
	}
	found.round = m.round
	return found, !known
}

func (m *Cache) count(kind string, more count) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.counts == nil {
		m.counts = map[string]count{}
	}
	sum := m.counts[kind]
	m.counts[kind] = count{sum.made + more.made, sum.remembered + more.remembered}
}

// NextGeneration ends a round of building: what was not asked for in it is forgotten,
// and the counts start again.
func (m *Cache) NextGeneration() {
	if m == nil {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	for at, entry := range m.entries {
		if entry.round < m.round {
			delete(m.entries, at)
		}
	}
	m.round++
	clear(m.counts)
}

// Count says how often results of a kind were made and how often they were
// remembered in this round.
func (m *Cache) Count(kind string) (made, remembered int) {
	if m == nil {
		return 0, 0
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.counts[kind].made, m.counts[kind].remembered
}
