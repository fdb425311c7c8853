package cache

import (
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"nightlight/generator/base/diag"
)

// length is a pure function whose calls the cache counts.
func length(c *Cache, text string) (int, diag.List) {
	return Do(c, Func[int]{Name: "length"}, KeyOf([]byte(text)), func() (int, diag.List, bool) {
		roomy := slices.Grow(diag.List{diag.Warnf("tried", diag.Pos{File: text}, "measured")}, 4)
		return len(text), roomy, true
	})
}

// known returns how many of its results are in memory.
func known(c *Cache) int { return len(c.tables["length"].(*table[int]).known) }

func expectMisses(t *testing.T, c *Cache, misses int) {
	t.Helper()
	if got := c.Misses("length"); got != misses {
		t.Errorf("%d misses, want %d", got, misses)
	}
}

// Appending to them changes nothing that others have got.
func TestACachedResultComesWithItsDiagnostics(t *testing.T) {
	c := &Cache{}
	var appended []diag.List
	for i := range 3 {
		value, diags := length(c, "moon")
		if value != 4 || len(diags) != 1 || diags[0].Message != "measured" {
			t.Fatalf("got %d with %v", value, diags)
		}
		appended = append(appended, append(diags, diag.Errorf("tried", diag.Pos{}, "%d", i)))
	}
	for i, diags := range appended {
		if diags[1].Message != strconv.Itoa(i) {
			t.Errorf("what was appended to the result of call %d is %v", i, diags[1])
		}
	}
	expectMisses(t, c, 1)
}

func TestANilCacheHoldsNothing(t *testing.T) {
	var c *Cache
	if value, _ := length(c, "moon"); value != 4 {
		t.Errorf("got %d", value)
	}
	c.NextPlan()
	expectMisses(t, c, 0)
}

func TestWhatTwoPlansDoNotAskForIsDropped(t *testing.T) {
	c := &Cache{}
	length(c, "kept")
	length(c, "asked for once")
	for range 2 {
		c.NextPlan()
		length(c, "kept")
		expectMisses(t, c, 0)
	}
	if n := known(c); n != 2 {
		t.Errorf("%d results are kept, want 2", n)
	}
	c.NextPlan()
	length(c, "kept")
	length(c, "asked for once")
	expectMisses(t, c, 1)
}

func TestPartsOfAKeyDoNotRunTogether(t *testing.T) {
	if KeyOf([]byte("ab"), []byte("c")) == KeyOf([]byte("a"), []byte("bc")) {
		t.Error("two lists of parts have the same key")
	}
}

func TestAResultWhoseInputsChangedMeanwhileIsReturnedButNotCached(t *testing.T) {
	c := new(Cache)
	for call, unchanged := range []bool{false, true, true} {
		got, _ := Do(c, Func[int]{Name: "read"}, KeyOf([]byte("key")), func() (int, diag.List, bool) { return call, nil, unchanged })
		if want := min(call, 1); got != want { // the second call is the first whose result is cached
			t.Errorf("call %d returns %d, want %d", call, got, want)
		}
	}
}

func TestAPeekComputesNothing(t *testing.T) {
	c, f := new(Cache), Func[int]{Name: "length"}
	if _, _, known := Get(c, f, KeyOf([]byte("moon"))); known {
		t.Error("what nobody has computed is known")
	}
	length(c, "moon")
	if value, diags, known := Get(c, f, KeyOf([]byte("moon"))); !known || value != 4 || len(diags) != 1 {
		t.Errorf("got %d with %v, %v", value, diags, known)
	}
	expectMisses(t, c, 1)
}

func TestManyMayUseACacheAtOnce(t *testing.T) {
	c := &Cache{}
	var group sync.WaitGroup
	for i := range 400 {
		group.Go(func() { length(c, strconv.Itoa(i%4)) })
	}
	group.Wait()
	if n := known(c); n != 4 {
		t.Errorf("%d results", n)
	}
}

func TestAProgramKnowsItselfByTheLinkersID(t *testing.T) {
	name, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	want, err := exec.Command("go", "tool", "buildid", name).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, want)
	}
	if got, err := executableID(); err != nil || string(got) != strings.TrimSpace(string(want)) {
		t.Errorf("found %q in the program that runs, want %q: %v", got, want, err)
	}
}

func TestTheLinkersIDIsFoundAsATextToo(t *testing.T) {
	start := "\xff Go build ID: \"action/content\"\n \xff"
	if got := linkerID([]byte("MZ" + start)); got != "action/content" {
		t.Errorf("found %q", got)
	}
	if id := linkerID([]byte(strings.Repeat("no ID is here ", 100))); id != "" {
		t.Errorf("found %q", id)
	}
}
