package cache

import (
	"bytes"
	"encoding/gob"
	"slices"
	"sync"

	"nightlight/generator/base/diag"
)

// unusedPlans is for how many plans a stored result stays that none has asked for.
const unusedPlans = 2

// result is what is known for a key.
type result[V any] struct {
	Key   Key
	Value V
	Diags diag.List
	// Age is how many plans ago it was last asked for, when it was stored.
	Age  int
	last int // the last plan that asked for it
}

// restorer is a value that brings itself into the form that it had before it was stored.
type restorer interface{ Restore() }

// shard are the results that one file holds.
type shard[V any] struct {
	f       Func[V]
	file    string
	load    sync.Once
	mu      sync.Mutex
	known   map[Key]*result[V]
	changed bool // there is more than in the file
}

// read takes what is stored, once. What another version has written counts as nothing.
func (s *shard[V]) read(c *Cache, plan int) {
	s.load.Do(func() {
		if c.Folder == "" || !s.f.Stored {
			return
		}
		data, whole := s.folder(c).Get(s.file)
		data, ours := bytes.CutPrefix(data, c.Version[:])
		decoder := gob.NewDecoder(bytes.NewReader(data))
		for r := new(result[V]); whole && ours && decoder.Decode(r) == nil; r = new(result[V]) {
			if value, ok := any(&r.Value).(restorer); ok {
				value.Restore()
			}
			r.last = plan - r.Age - 1
			s.known[r.Key] = r
		}
	})
}

func (s *shard[V]) get(key Key, plan int) (*result[V], bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	r, ok := s.known[key]
	if ok {
		r.last = plan
	}
	return r, ok
}

func (s *shard[V]) put(r *result[V]) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.known[r.Key], s.changed = r, true
}

func (s *shard[V]) drop(before int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for key, r := range s.known {
		if r.last < before {
			delete(s.known, key)
		}
	}
}

func (s *shard[V]) len() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.known)
}

func (s *shard[V]) folder(c *Cache) Folder {
	if s.f.Code {
		return c.Folder.Of("code")
	}
	return c.Folder.Of("content")
}

// encode writes results, up to a number, but not those with errors: these are about to be fixed,
// which changes the key.
func (s *shard[V]) encode(c *Cache, most int) (data []byte, n int) {
	buffer := bytes.NewBuffer(slices.Clone(c.Version[:]))
	encoder := gob.NewEncoder(buffer)
	for _, r := range s.known {
		stored := *r
		if stored.Age = c.plan - r.last; stored.Age >= unusedPlans || r.Diags.HasErrors() {
			continue
		}
		if err := encoder.Encode(&stored); err != nil {
			panic(err) // a type that cannot be stored is a fault of the program
		}
		if n++; n == most {
			break
		}
	}
	return buffer.Bytes(), n
}
