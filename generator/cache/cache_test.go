package cache

import (
	"strconv"
	"sync"
	"testing"

	"nightlight/generator/diag"
)

// length is a pure function whose calls the cache counts.
func length(m *Cache, text string) (int, diag.List) {
	return Do(m, Func[int]{Name: "length"}, KeyOf([]byte(text)), func() (int, diag.List) {
		return len(text), diag.List{diag.Warnf(diag.Pos{File: text}, "measured")}
	})
}

func expectCount(t *testing.T, m *Cache, made, remembered int) {
	t.Helper()
	if gotMade, gotRemembered := m.Count("length"); gotMade != made || gotRemembered != remembered {
		t.Errorf("made %d and remembered %d, want %d and %d", gotMade, gotRemembered, made, remembered)
	}
}

func TestARememberedResultComesWithItsProblems(t *testing.T) {
	m := &Cache{}
	for range 3 {
		value, diags := length(m, "moon")
		if value != 4 || len(diags) != 1 || diags[0].Message != "measured" {
			t.Fatalf("got %d with %v", value, diags)
		}
	}
	expectCount(t, m, 1, 2)
}

func TestNilRemembersNothing(t *testing.T) {
	var m *Cache
	if value, _ := length(m, "moon"); value != 4 {
		t.Errorf("got %d", value)
	}
	m.NextGeneration()
	expectCount(t, m, 0, 0)
}

func TestWhatARoundDoesNotAskForIsForgotten(t *testing.T) {
	m := &Cache{}
	length(m, "kept")
	length(m, "dropped")
	m.NextGeneration()
	length(m, "kept")
	expectCount(t, m, 0, 1)
	m.NextGeneration()
	length(m, "kept")
	length(m, "dropped")
	expectCount(t, m, 1, 1)
}

func TestAppendingToRepeatedProblemsLeavesTheStoreAlone(t *testing.T) {
	m := &Cache{}
	_, first := length(m, "moon")
	_ = append(first, diag.Errorf(diag.Pos{}, "mine"))
	if _, second := length(m, "moon"); len(second) != 1 {
		t.Errorf("got %v", second)
	}
}

func TestKeysOfPartsKeepTheirBorders(t *testing.T) {
	if KeyOf([]byte("ab"), []byte("c")) == KeyOf([]byte("a"), []byte("bc")) {
		t.Error("the border between two parts is lost")
	}
}

func TestManyAtOnceShareOneCall(t *testing.T) {
	m := &Cache{}
	var group sync.WaitGroup
	for i := range 400 {
		group.Go(func() { length(m, strconv.Itoa(i%4)) })
	}
	group.Wait()
	expectCount(t, m, 4, 396)
}
