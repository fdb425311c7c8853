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
	save(c *Cache)
}

// table are the results of one function.
type table[V any] struct {
	f    Func[V]
	once []sync.Once // for each shard, to read it

	mu      sync.Mutex
	known   map[Key]*result[V]
	changed []bool // for each shard: there is more than in its file
}

// tableOf returns the results of a function, with what is stored in the shard of a key.
func tableOf[V any](c *Cache, f Func[V], key Key) *table[V] {
	c.mu.Lock()
	if c.tables == nil {
		c.tables = map[string]results{}
	}
	t, ok := c.tables[f.Name].(*table[V])
	if !ok {
		n := c.storedShards(f.Name)
		t = &table[V]{f: f, once: make([]sync.Once, n), known: map[Key]*result[V]{}, changed: make([]bool, n)}
		c.tables[f.Name] = t
	}
	plan := c.plan
	c.mu.Unlock()
	t.read(c, shardOf(key, len(t.once)), plan)
	return t
}

// shardOf is the number of the shard that a key belongs to, of n.
func shardOf(key Key, n int) int { return int(key[0]) % n }

func (t *table[V]) file(shard, n int) string { return fmt.Sprintf("%s.%d-%02x", t.f.Name, n, shard) }

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

// save stores the shards that have changed, in more files where these have become too large.
func (t *table[V]) save(c *Cache) {
	now, n := len(t.once), t.wanted(c)
	if n == 0 || !c.open && !t.f.Code {
		return
	}
	for shard := 0; shard < now && now < n; shard++ {
		t.read(c, shard, c.plan)
		defer os.Remove(t.folder(c).file(t.file(shard, now)))
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for shard, keys := range t.shards(n) {
		if n > now || t.changed[shard] {
			data, _ := t.encode(c, keys, len(keys))
			t.folder(c).Put(t.file(shard, n), data)
		}
	}
}

// shards are the keys in each of n shards.
func (t *table[V]) shards(n int) [][]Key {
	shards := make([][]Key, n)
	for key := range t.known {
		at := shardOf(key, n)
		shards[at] = append(shards[at], key)
	}
	return shards
}

// wanted is how many shards there should be, as the first that has changed tells: as many as
// there are where that is not far from it, and none where there is nothing to store.
func (t *table[V]) wanted(c *Cache) int {
	t.mu.Lock()
	defer t.mu.Unlock()
	now, at := len(t.once), slices.Index(t.changed, true)
	if at < 0 || !t.f.Stored {
		return 0
	}
	keys := t.shards(now)[at]
	if len(keys) <= shardLen {
		return now
	}
	sample, n := t.encode(c, keys, sampleLen)
	all := len(keys) * now
	size := len(sample) / max(n, 1) * all
	wanted := 1 << bits.Len(uint(min(size/shardSize, all/shardLen)/2))
	if now > 1 && wanted < 4*now {
		return now
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
	if c.Folder == "" {
		return
	}
	for _, table := range c.tables {
		table.save(c)
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

// read takes what is stored in a shard, once. What another version has written counts as nothing.
func (t *table[V]) read(c *Cache, shard, plan int) {
	t.once[shard].Do(func() {
		if c.Folder == "" || !t.f.Stored {
			return
		}
		data, whole := t.folder(c).Get(t.file(shard, len(t.once)))
		data, ours := bytes.CutPrefix(data, c.Version[:])
		if !whole || !ours {
			return
		}
		for from := newReader(data); from.at < len(data); {
			r := new(result[V])
			from.value(reflect.ValueOf(r).Elem())
			r.last = plan - r.Age - 1
			t.mu.Lock()
			t.known[r.Key] = r
			t.mu.Unlock()
		}
	})
}

func (t *table[V]) get(key Key, plan int) (*result[V], bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	r, ok := t.known[key]
	if ok {
		r.last = plan
	}
	return r, ok
}

func (t *table[V]) put(r *result[V]) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.known[r.Key], t.changed[shardOf(r.Key, len(t.changed))] = r, true
}

func (t *table[V]) drop(before int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	maps.DeleteFunc(t.known, func(_ Key, r *result[V]) bool { return r.last < before })
}

func (t *table[V]) folder(c *Cache) Folder {
	if t.f.Code {
		return c.Folder.Of("code")
	}
	return c.Folder.Of("content")
}

// encode writes results, up to a number, but not those with errors: these are about to be fixed,
// which changes the key.
func (t *table[V]) encode(c *Cache, keys []Key, most int) (data []byte, n int) {
	to := writer{data: slices.Clone(c.Version[:]), texts: map[string]int{}}
	// In one order, so that the number of files does not change by chance.
	slices.SortFunc(keys, func(a, b Key) int { return bytes.Compare(a[:], b[:]) })
	for _, key := range keys {
		r := t.known[key]
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
