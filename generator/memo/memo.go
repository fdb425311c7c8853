// Package memo remembers the results of pure functions.
//
// A result is found by the function's kind, a name such as "parse", and by a key
// made from everything that the function reads. So nothing is ever invalidated:
// an edit makes a new key, and what a round of building did not ask for is
// forgotten after it. Problems are stored beside the value and reported again
// each time, so a remembered document still complains.
package memo

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

// Memo holds what is remembered. A nil *Memo remembers nothing; the zero value
// is ready for use, by many goroutines at once.
type Memo struct {
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
// this round or the last one. Goroutines that ask for the same key at the same
// time share one call. Nobody may change the value: the next caller gets it too.
func Do[V any](m *Memo, kind string, key Key, make func() (V, diag.List)) (V, diag.List) {
	if m == nil {
		return make()
	}
	value, diags := m.recall(place{kind, key}, func() (any, diag.List) { return make() })()
	// Clip, so that a caller who appends to the list gets a copy of its own.
	return value.(V), slices.Clip(diags)
}

func (m *Memo) recall(at place, make func() (any, diag.List)) func() (any, diag.List) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.entries == nil {
		m.entries, m.counts = map[place]*entry{}, map[string]count{}
	}
	count := m.counts[at.kind]
	found := m.entries[at]
	if found == nil {
		found = &entry{make: sync.OnceValues(make)}
		m.entries[at] = found
		count.made++
	} else {
		count.remembered++
	}
	found.round, m.counts[at.kind] = m.round, count
	return found.make
}

// NextRound ends a round of building: what was not asked for in it is forgotten,
// and the counts start again.
func (m *Memo) NextRound() {
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
func (m *Memo) Count(kind string) (made, remembered int) {
	if m == nil {
		return 0, 0
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.counts[kind].made, m.counts[kind].remembered
}
