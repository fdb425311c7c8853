package cache

import (
	"strconv"
	"sync"
	"testing"

	"nightlight/generator/base/diag"
)

// length is a pure function whose calls the cache counts.
func length(c *Cache, text string) (int, diag.List) {
	return Do(c, Func[int]{Name: "length"}, KeyOf([]byte(text)), func() (int, diag.List) {
		return len(text), diag.List{diag.Warnf(diag.Pos{File: text}, "measured")}
	})
}

func expectCounts(t *testing.T, c *Cache, misses, hits int) {
	t.Helper()
	if gotMisses, gotHits := c.Counts("length"); gotMisses != misses || gotHits != hits {
		t.Errorf("%d misses and %d hits, want %d and %d", gotMisses, gotHits, misses, hits)
	}
}

func TestACachedResultComesWithItsDiagnostics(t *testing.T) {
	c := &Cache{}
	for range 3 {
		value, diags := length(c, "moon")
		if value != 4 || len(diags) != 1 || diags[0].Message != "measured" {
			t.Fatalf("got %d with %v", value, diags)
		}
	}
	expectCounts(t, c, 1, 2)
}

func TestANilCacheHoldsNothing(t *testing.T) {
	var c *Cache
	if value, _ := length(c, "moon"); value != 4 {
		t.Errorf("got %d", value)
	}
	c.NextGeneration()
	expectCounts(t, c, 0, 0)
}

func TestWhatAGenerationDoesNotAskForIsDropped(t *testing.T) {
	c := &Cache{}
	length(c, "kept")
	length(c, "dropped")
	c.NextGeneration()
	length(c, "kept")
	expectCounts(t, c, 0, 1)
	c.NextGeneration()
	length(c, "kept")
	length(c, "dropped")
	expectCounts(t, c, 1, 1)
}

func TestAppendingToRepeatedDiagnosticsChangesNoEntry(t *testing.T) {
	c := &Cache{}
	_, first := length(c, "moon")
	_ = append(first, diag.Errorf(diag.Pos{}, "mine"))
	if _, second := length(c, "moon"); len(second) != 1 {
		t.Errorf("got %v", second)
	}
}

func TestPartsOfAKeyDoNotRunTogether(t *testing.T) {
	if KeyOf([]byte("ab"), []byte("c")) == KeyOf([]byte("a"), []byte("bc")) {
		t.Error("two lists of parts have the same key")
	}
}

func TestManyAtOnceShareOneCall(t *testing.T) {
	c := &Cache{}
	var group sync.WaitGroup
	for i := range 400 {
		group.Go(func() { length(c, strconv.Itoa(i%4)) })
	}
	group.Wait()
	expectCounts(t, c, 4, 396)
}

func TestAResultWhoseInputsChangedMeanwhileIsReturnedButNotCached(t *testing.T) {
	c := new(Cache)
	for call, unchanged := range []bool{false, true, true} {
		got, _ := Try(c, Func[int]{Name: "read"}, KeyOf([]byte("key")), func() (int, diag.List, bool) { return call, nil, unchanged })
		if want := min(call, 1); got != want { // the second call is the first whose result is kept
			t.Errorf("call %d returns %d, want %d", call, got, want)
		}
	}
}
