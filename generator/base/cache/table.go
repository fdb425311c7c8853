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

// The results of a function are stored in a few files, called shards, by the first byte of their
// keys. 10,000 files would take longer to read than one file with all results, but an edit would
// rewrite that one file. The number of shards depends on the size of the results.
const (
	maxShards = 64
	shardSize = 32 << 10 // approximate number of bytes in a file
	shardLen  = 8        // minimum number of results in a file
	sampleLen = 200      // number of results from which the size of all is estimated
)

type results interface {
	drop(before int)
	save(c *Cache)
}

type table[V any] struct {
	f    Func[V]
	once []sync.Once // reads each shard once

	mu      sync.Mutex
	known   map[Key]*result[V]
	changed []bool // by shard: it has results that are not in its file
}

// tableOf returns the table of a function, after loading the shard of a key.
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

// shardOf returns the shard of a key, from 0 to n-1.
func shardOf(key Key, n int) int { return int(key[0]) % n }

func (t *table[V]) file(shard, n int) string { return fmt.Sprintf("%s.%d-%02x", t.f.Name, n, shard) }

// storedShards returns the number of stored shards of a function, or 1 if there are none.
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

// save stores the shards that have changed, or all in more shards if they have become too large.
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

// shards returns the keys in each of n shards.
func (t *table[V]) shards(n int) [][]Key {
	shards := make([][]Key, n)
	for key := range t.known {
		at := shardOf(key, n)
		shards[at] = append(shards[at], key)
	}
	return shards
}

// wanted returns how many shards there should be, estimated from the first that has changed. It
// returns the current number if that is close enough, and 0 if there is nothing to store.
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

// Open sets whether results with authors' content may be stored. By default they may not.
func (c *Cache) Open(open bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.open = open
}

// Seal removes all stored results with authors' content, and prevents storing more.
func (c *Cache) Seal() {
	c.Open(false)
	if c.Folder != "" {
		_ = os.RemoveAll(string(c.Folder.Of("content")))
	}
}

// Close stores new results. A file that cannot be written only costs time.
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

// unusedPlans is the number of plans for which an unused result remains stored.
const unusedPlans = 2

// result is the cached result for a key.
type result[V any] struct {
	Key   Key
	Value V
	Diags diag.List
	// Age is the number of plans between its last use and the time when it was stored.
	Age  int
	last int // the last plan that used it
}

// read loads a shard, once. It ignores a file that another version has written.
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
		from := reader{data: data, whole: string(data), empty: map[reflect.Type]reflect.Value{}}
		for from.at < len(data) {
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

// encode encodes at most a number of results. It skips unused ones, and those with errors:
// fixing these will change the key.
func (t *table[V]) encode(c *Cache, keys []Key, most int) (data []byte, n int) {
	to := writer{data: slices.Clone(c.Version[:]), texts: map[string]int{}}
	// Sorted, so that the estimate of the number of files is deterministic.
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
