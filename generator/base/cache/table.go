package cache

import (
	"bytes"
	"fmt"
	"maps"
	"math/bits"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"

	"nightlight/generator/base/diag"
)

// The results of a function are stored in a few files, each with those whose keys begin with
// the same bits. A file for each of 10,000 documents takes longer to read than all of them take
// together; in a single file, an edit would write all of them. How many there are follows from
// what there is to store.
const (
	maxShards = 64
	shardSize = 32 << 10 // about how many bytes a file has
	shardLen  = 8        // how many results it has at least
	sampleLen = 200      // how many results tell how many bytes all of them have
)

// results are those of a function, whatever their type.
type results interface {
	drop(before int)
	len() int
	save(c *Cache)
	isCode() bool
}

// table are the results of one function, in as many shards as are stored.
type table[V any] struct {
	f      Func[V]
	shards []*shard[V]
}

func newTable[V any](f Func[V], shards int) *table[V] {
	t := &table[V]{f: f}
	for number := range shards {
		t.shards = append(t.shards, &shard[V]{f: f, file: fmt.Sprintf("%s.%d-%02x", f.Name, shards, number), known: map[Key]*result[V]{}})
	}
	return t
}

func (t *table[V]) of(key Key) *shard[V] { return t.shards[int(key[0])%len(t.shards)] }

// shardOf returns the shard that a key belongs to, with what is stored of it.
func shardOf[V any](c *Cache, f Func[V], key Key) *shard[V] {
	c.mu.Lock()
	if c.tables == nil {
		c.tables = map[string]results{}
	}
	t, ok := c.tables[f.Name].(*table[V])
	if !ok {
		t = newTable(f, c.storedShards(f.Name))
		c.tables[f.Name] = t
	}
	plan := c.plan
	c.mu.Unlock()
	s := t.of(key)
	s.read(c, plan)
	return s
}

// storedShards is how many shards of a function are stored, 1 if there are none.
func (c *Cache) storedShards(function string) (most int) {
	if c.stored == nil && c.Folder != "" {
		c.stored = map[string]int{}
		for _, kind := range []string{"code", "content"} {
			entries, _ := os.ReadDir(string(c.Folder.Of(kind)))
			for _, entry := range entries {
				name, rest, _ := strings.Cut(entry.Name(), ".")
				count, _, _ := strings.Cut(rest, "-")
				if n, err := strconv.Atoi(count); err == nil && n <= maxShards {
					c.stored[name] = max(c.stored[name], n)
				}
			}
		}
	}
	return max(c.stored[function], 1)
}

func (t *table[V]) isCode() bool { return t.f.Code }

func (t *table[V]) drop(before int) {
	for _, s := range t.shards {
		s.drop(before)
	}
}

func (t *table[V]) len() (n int) {
	for _, s := range t.shards {
		n += s.len()
	}
	return n
}

// save stores the shards that have changed, in more files where these have become too large.
func (t *table[V]) save(c *Cache) {
	if !t.f.Stored {
		return
	}
	if n := t.wanted(c); n > len(t.shards) {
		more := newTable(t.f, n)
		for _, s := range t.shards {
			s.read(c, c.plan)
			for key, r := range s.known {
				more.of(key).put(r)
			}
			defer os.Remove(s.folder(c).file(s.file))
		}
		t = more
	}
	for _, s := range t.shards {
		s.mu.Lock()
		if s.changed {
			data, _ := s.encode(c, len(s.known))
			s.folder(c).Put(s.file, data)
		}
		s.mu.Unlock()
	}
}

// wanted is how many shards there should be, as the first that has changed tells: as many as
// there are where that is not far from it.
func (t *table[V]) wanted(c *Cache) int {
	at := slices.IndexFunc(t.shards, func(s *shard[V]) bool { return s.changed })
	if at < 0 || len(t.shards[at].known) <= shardLen {
		return len(t.shards)
	}
	sample, n := t.shards[at].encode(c, sampleLen)
	all := len(t.shards[at].known) * len(t.shards)
	size := len(sample) / max(n, 1) * all
	wanted := 1 << bits.Len(uint(min(size/shardSize, all/shardLen)/2))
	if len(t.shards) > 1 && wanted < 4*len(t.shards) {
		return len(t.shards)
	}
	return min(wanted, maxShards)
}

// Open says whether what authors wrote may be stored. It is not as long as nobody says so.
func (c *Cache) Open(open bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.open = open
}

// Seal removes what is stored of that, and has no more of it stored.
func (c *Cache) Seal() {
	c.Open(false)
	if c.Folder != "" {
		_ = os.RemoveAll(string(c.Folder.Of("content")))
	}
}

// Close stores what is new. A file that cannot be written only costs time.
func (c *Cache) Close() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, table := range c.tables {
		if c.Folder != "" && (c.open || table.isCode()) {
			table.save(c)
		}
	}
}

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
		if !whole || !ours {
			return
		}
		for from := newReader(data); from.at < len(data); {
			r := new(result[V])
			from.value(reflect.ValueOf(r).Elem())
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
	to := writer{data: slices.Clone(c.Version[:]), texts: map[string]int{}}
	// In one order, so that the number of files does not change by chance.
	keys := slices.SortedFunc(maps.Keys(s.known), func(a, b Key) int { return bytes.Compare(a[:], b[:]) })
	for _, key := range keys {
		r := s.known[key]
		stored := *r
		if stored.Age = c.plan - r.last; stored.Age >= unusedPlans || r.Diags.HasErrors() {
			continue
		}
		to.value(reflect.ValueOf(&stored).Elem())
		if n++; n == most {
			break
		}
	}
	return to.data, n
}
