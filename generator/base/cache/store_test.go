package cache

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nightlight/generator/base/diag"
)

// letters is the length of a text, and its payload the text itself.
type letters struct {
	Length int
	Text   func() (string, bool)
}

type lettersEncoding struct{}

func (lettersEncoding) Encode(l letters, diags diag.List) (meta, payload []byte) {
	text, _ := l.Text()
	return fmt.Appendf(nil, "%d %s", l.Length, diags[0].Message), []byte(text)
}

func (lettersEncoding) Decode(meta string, payload func() (string, bool)) (letters, diag.List, error) {
	l := letters{Text: payload}
	var message string
	_, err := fmt.Sscanf(meta, "%d %s", &l.Length, &message)
	return l, diag.List{diag.Warnf(diag.Pos{}, "%s", message)}, err
}

// build asks for texts as a build does whose store is file, and returns how many were
// missing.
func build(t *testing.T, file, version string, texts ...string) (misses int) {
	t.Helper()
	m := &Cache{Store: OpenStore(file, KeyOf([]byte(version)))}
	for _, text := range texts {
		measured, diags := Do(m, Func[letters]{Name: "letters", Encoding: lettersEncoding{}}, KeyOf([]byte(text)), func() (letters, diag.List) {
			return letters{len(text), func() (string, bool) { return text, true }}, diag.List{diag.Warnf(diag.Pos{}, "measured")}
		})
		if got, ok := measured.Text(); got != text || !ok || measured.Length != len(text) || diags[0].Message != "measured" {
			t.Errorf("%q is cached as %d, %q, %v", text, measured.Length, got, diags)
		}
	}
	if err := m.Store.Close(); err != nil {
		t.Error(err)
	}
	misses, hits := m.Counts("letters")
	if misses+hits != len(texts) {
		t.Errorf("%d misses and %d hits for %d texts", misses, hits, len(texts))
	}
	return misses
}

func TestWhatTheStoreHoldsNeedNotBeInMemoryToo(t *testing.T) {
	for _, storeOnly := range []bool{false, true} {
		c := &Cache{Store: OpenStore(filepath.Join(t.TempDir(), "numbers"), Key{}), StoreOnly: storeOnly}
		for range 2 {
			number := Func[int]{Name: "number", Encoding: MetaOnly[int]{Codec: new(Codec)}}
			if got, _ := Do(c, number, KeyOf([]byte("answer")), func() (int, diag.List) { return 42, nil }); got != 42 {
				t.Errorf("the answer is %d", got)
			}
		}
		misses, hits := c.Counts("number")
		if misses != 1 || hits != 1 || (len(c.entries) == 0) != storeOnly {
			t.Errorf("StoreOnly %v: %d misses and %d hits, and %d results in memory", storeOnly, misses, hits, len(c.entries))
		}
		if err := c.Store.Close(); err != nil {
			t.Error(err)
		}
	}
}

func expectMisses(t *testing.T, got, want int, when string) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %d misses, want %d", when, got, want)
	}
}

func TestResultsLastFromOneBuildToTheNext(t *testing.T) {
	file := filepath.Join(t.TempDir(), "cache", "letters")
	long := strings.Repeat("long ", 1<<19) // more than is buffered
	expectMisses(t, build(t, file, "1", "moon", "star", long), 3, "at first")
	expectMisses(t, build(t, file, "1", "moon", "star", long), 0, "again")
	expectFiles(t, file, 1)
	base := read(t, file)
	expectMisses(t, build(t, file, "1", "moon", "sun", long), 1, "with a new one")
	expectMisses(t, build(t, file, "1", "moon", "sun", long), 0, "and again")
	expectMisses(t, build(t, file, "1", "moon", "sun", "sky", long), 1, "with another one")
	expectMisses(t, build(t, file, "1", "moon", "sun", "sky", long), 0, "and again")
	expectFiles(t, file, 2)
	if !bytes.Equal(read(t, file), base) {
		t.Error("a little that is new has changed the base")
	}
	expectMisses(t, build(t, file, "1", "moon", "sun", long+long), 1, "with much that is new")
	expectFiles(t, file, 1)
	expectMisses(t, build(t, file, "1", "moon", "sun", long+long), 0, "and again")
	expectMisses(t, build(t, file, "1", "star"), 1, "what was not asked for is dropped")
	expectMisses(t, build(t, file, "2", "star"), 1, "by another program")
}

func expectFiles(t *testing.T, file string, want int) {
	t.Helper()
	if found, _ := filepath.Glob(filepath.Join(filepath.Dir(file), "*")); len(found) != want {
		t.Errorf("there are %v, want %d files", found, want)
	}
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestADeltaToAnotherBaseCountsAsEmpty(t *testing.T) {
	file := filepath.Join(t.TempDir(), "letters")
	long := strings.Repeat("long ", 1000)
	build(t, file, "1", "moon", long)
	build(t, file, "1", "moon", "sun", long)
	delta := read(t, file+".delta")
	build(t, file, "1", "star", long+long)
	if err := os.WriteFile(file+".delta", delta, 0o644); err != nil {
		t.Fatal(err)
	}
	expectMisses(t, build(t, file, "1", "sun", "star"), 1, "with a delta from before")
}

func TestTheStoreHoldsOnlyWhatIsAskedFor(t *testing.T) {
	file := filepath.Join(t.TempDir(), "letters")
	size := func() int64 {
		info, err := os.Stat(file)
		if err != nil {
			t.Fatal(err)
		}
		return info.Size()
	}
	build(t, file, "1", "a text", "edit 0")
	first := size()
	for i := range 9 {
		build(t, file, "1", "a text", fmt.Sprint("edit ", i+1))
	}
	if got := size(); got != first {
		t.Errorf("it has %d bytes after ten edits, and had %d", got, first)
	}
}

func TestADamagedStoreCountsAsEmptyOrAsMissing(t *testing.T) {
	file := filepath.Join(t.TempDir(), "letters")
	long := strings.Repeat("long ", 200)
	build(t, file, "1", "moon", long)
	build(t, file, "1", "moon", "star", long)
	for _, name := range []string{file, file + ".delta"} {
		whole := read(t, name)
		for at := range whole {
			for _, damaged := range [][]byte{whole[:at], damage(whole, at)} {
				if err := os.WriteFile(name, damaged, 0o644); err != nil {
					t.Fatal(err)
				}
				expectNothingWrong(t, file, at)
			}
		}
		if err := os.WriteFile(name, whole, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	expectMisses(t, build(t, file, "1", "moon", "star", long), 0, "undamaged")
}

func expectNothingWrong(t *testing.T, file string, at int) {
	t.Helper()
	store := OpenStore(file, KeyOf([]byte("1")))
	for _, text := range []string{"moon", "star"} {
		key := keyOf(text)
		if meta, ok := store.meta(key); ok && meta != "4 measured" {
			t.Fatalf("byte %d: the metadata of %q is %q", at, text, meta)
		}
		if payload, ok := store.payload(key); ok && payload != text {
			t.Fatalf("byte %d: the payload of %q is %q", at, text, payload)
		}
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
}

// keyOf is the store's key for a text.
func keyOf(text string) Key { return storeKey("letters", KeyOf([]byte(text))) }

func damage(whole []byte, at int) []byte {
	damaged := append([]byte(nil), whole...)
	damaged[at] ^= 0xff
	return damaged
}

func TestCompactionKeepsDamageDetectable(t *testing.T) {
	file := filepath.Join(t.TempDir(), "letters")
	build(t, file, "1", "moon")
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, damage(whole, 0), 0o644); err != nil { // the payload of moon
		t.Fatal(err)
	}
	store := OpenStore(file, KeyOf([]byte("1")))
	store.meta(keyOf("moon"))
	store.put(keyOf("star"), "4 measured", []byte("star"))
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	if payload, ok := OpenStore(file, KeyOf([]byte("1"))).payload(keyOf("moon")); ok {
		t.Errorf("the damaged payload is taken for %q", payload)
	}
}

func TestTwoBuildsAtOnceLeaveAWholeStore(t *testing.T) {
	file := filepath.Join(t.TempDir(), "letters")
	build(t, file, "1", "moon")
	version := KeyOf([]byte("1"))
	a, b := OpenStore(file, version), OpenStore(file, version)
	for name, store := range map[string]*Store{"a": a, "b": b} {
		store.meta(keyOf("moon"))
		store.put(keyOf(name), "1 measured", []byte(name))
	}
	if err := errors.Join(a.Close(), b.Close()); err != nil {
		t.Fatal(err)
	}
	expectMisses(t, build(t, file, "1", "moon"), 0, "afterwards")
}

func TestAStoreThatCannotBeWrittenIsOnlySlower(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	m := &Cache{Store: OpenStore(filepath.Join(blocked, "letters"), Key{})}
	value, _ := Do(m, Func[letters]{Name: "letters", Encoding: lettersEncoding{}}, Key{}, func() (letters, diag.List) {
		return letters{4, func() (string, bool) { return "moon", true }}, diag.List{diag.Warnf(diag.Pos{}, "measured")}
	})
	if text, ok := value.Text(); text != "moon" || !ok {
		t.Errorf("got %q", text)
	}
	if m.Store.Close() == nil {
		t.Error("no error is returned")
	}
}

func TestAStoreThatCouldNotBeWrittenStaysAsItWas(t *testing.T) {
	file := filepath.Join(t.TempDir(), "letters")
	build(t, file, "1", "moon")
	store := OpenStore(file, KeyOf([]byte("1")))
	store.put(KeyOf([]byte("sun")), "3 measured", []byte("sun"))
	if err := store.next.Close(); err != nil {
		t.Fatal(err)
	}
	if store.Close() == nil {
		t.Error("no error is returned")
	}
	if misses := build(t, file, "1", "moon"); misses != 0 {
		t.Error("what was stored before is lost")
	}
}

// FuzzStore shows that whatever a file holds, a result is right or missing, and never
// another one.
func FuzzStore(f *testing.F) {
	file := filepath.Join(f.TempDir(), "letters")
	store := OpenStore(file, KeyOf([]byte("1")))
	store.put(KeyOf([]byte("moon")), "4 measured", []byte("moon"))
	if err := store.Close(); err != nil {
		f.Fatal(err)
	}
	whole, err := os.ReadFile(file)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole)
	f.Add([]byte{})
	f.Add([]byte(magic))
	f.Add(appendFooter(0, 0))
	f.Fuzz(func(t *testing.T, data []byte) {
		file := filepath.Join(t.TempDir(), "letters")
		if err := os.WriteFile(file, data, 0o644); err != nil {
			t.Fatal(err)
		}
		m := &Cache{Store: OpenStore(file, KeyOf([]byte("1")))}
		measured, _ := Do(m, Func[letters]{Name: "letters", Encoding: lettersEncoding{}}, KeyOf([]byte("moon")), func() (letters, diag.List) {
			return letters{4, func() (string, bool) { return "moon", true }}, diag.List{diag.Warnf(diag.Pos{}, "measured")}
		})
		if text, ok := measured.Text(); ok && text != "moon" {
			t.Errorf("the cache says %q", text)
		}
		if err := m.Store.Close(); err != nil {
			t.Error(err)
		}
	})
}
