package cache

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"nightlight/generator/base/diag"
	"nightlight/generator/sitetest/testfiles"
)

// page is a result with fields of several kinds.
type page struct {
	Title string
	Words []string
	By    map[string]int
	Next  *page
}

var (
	pages = Func[page]{Name: "page", Stored: true}
	code  = Func[page]{Name: "code", Stored: true, Code: true}
)

func pageOf(text string) page {
	if _, isNumber := strconv.Atoi(text); isNumber == nil {
		text = strings.Repeat(text+" ", 300)
	}
	return page{text, []string{text + ".", "and"}, map[string]int{text + "!": 1}, &page{Title: "next"}}
}

// build requests pages from a new cache, as one build does, and returns those that it computed.
func build(t *testing.T, folder Folder, version string, f Func[page], texts ...string) (computed []string) {
	t.Helper()
	c := &Cache{Folder: folder, Version: KeyOf([]byte(version))}
	c.NextPlan()
	c.Open(true)
	for _, text := range texts {
		got, diags := Do(c, f, KeyOf([]byte(text)), func() (page, diag.List, bool) {
			computed = append(computed, text)
			return pageOf(text), diag.List{diag.Warnf("tried", diag.Pos{File: text}, "warned")}, true
		})
		if diff := cmp.Diff(pageOf(text), got); diff != "" || len(diags) != 1 || diags[0].File != text {
			t.Errorf("%s comes with %v and differs:\n%s", text, diags, diff)
		}
	}
	c.Close()
	return computed
}

// kinds has fields of all kinds that a result may have.
type kinds struct {
	Is       bool
	No, Yes  *bool
	N        int
	Part     float64
	Key      Key
	Raw      []byte
	Nil      []string
	Empty    []string
	Again    [3]string
	By       map[string][]int
	None     map[string]int
	Any      any
	Nothing  any
	Day      time.Time
	Embedded struct{ time.Time }
	unstored int
}

func TestAStoredResultIsTheSame(t *testing.T) {
	Register(&page{}, kinds{})
	day := time.Date(2026, 3, 1, 9, 0, 0, 7, time.UTC)
	first := kinds{
		Is: true, No: new(bool), N: -70000, Part: 0.1, Key: KeyOf(nil), Raw: []byte{0, 255}, Empty: []string{},
		Again: [3]string{"moon", "", "moon"}, By: map[string][]int{"moon": {1}, "": {}, "sun": nil},
		Any: kinds{Any: &page{Title: "moon"}}, Day: day, Embedded: struct{ time.Time }{day}, unstored: 1,
	}
	f := Func[kinds]{Name: "kinds", Stored: true}
	folder := Folder(t.TempDir())
	for range 2 {
		c := &Cache{Folder: folder}
		c.Open(true)
		got, _ := Do(c, f, KeyOf(nil), func() (kinds, diag.List, bool) { return first, nil, true })
		c.Close()
		if diff := cmp.Diff(first, got, cmpopts.IgnoreUnexported(kinds{})); diff != "" {
			t.Error(diff)
		}
	}
}

// shards returns the stored files with what authors wrote, by name.
func shards(t *testing.T, folder Folder) map[string][]byte {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(string(folder), "content", "*"))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, name := range names {
		files[name] = testfiles.Read(t, name)
	}
	return files
}

func texts(n int) (all []string) {
	for i := range n {
		all = append(all, strconv.Itoa(i))
	}
	return all
}

func TestResultsLastFromOneBuildToTheNext(t *testing.T) {
	folder := Folder(t.TempDir())
	for _, step := range []struct {
		name, version string
		asked, want   []string
	}{
		{"first", "1", texts(500), texts(500)},
		{"unchanged", "1", texts(500), nil},
		{"one more", "1", texts(501), []string{"500"}},
		{"one of them", "1", []string{"7"}, nil},
		{"all again", "1", texts(501), nil},
		{"another program", "2", texts(2), texts(2)},
	} {
		if got := build(t, folder, step.version, pages, step.asked...); !slices.Equal(got, step.want) {
			t.Errorf("%s: computed %q, want %q", step.name, got, step.want)
		}
	}
}

// Results that one build, such as an interrupted command, does not use are still stored after it.
func TestWhatTwoBuildsDoNotAskForIsNoLongerStored(t *testing.T) {
	folder := Folder(t.TempDir())
	build(t, folder, "", pages, "kept", "dropped")
	size := func() (bytes int) {
		for _, data := range shards(t, folder) {
			bytes += len(data)
		}
		return bytes
	}
	both := size()
	// A new result causes its shard to be rewritten.
	for i, fresh := range []string{"one", "two", "three"} {
		build(t, folder, "", pages, "kept", fresh)
		if i == 0 && len(build(t, folder, "", pages, "dropped")) > 0 {
			t.Error("it is dropped after one build")
		}
	}
	for range 2 {
		build(t, folder, "", pages, "four", "five", "kept")
	}
	if got := build(t, folder, "", pages, "dropped"); len(got) != 1 {
		t.Error("it is still stored")
	}
	if now := size(); now > 3*both {
		t.Errorf("%d bytes are stored, which were %d", now, both)
	}
}

func TestAnEditWritesOneFile(t *testing.T) {
	folder := Folder(t.TempDir())
	build(t, folder, "", pages, texts(500)...)
	before := shards(t, folder)
	build(t, folder, "", pages, texts(500)...)
	if !cmp.Equal(before, shards(t, folder)) {
		t.Error("a build that computes nothing writes something")
	}
	build(t, folder, "", pages, append(texts(500), "edited")...)
	changed := 0
	for name, data := range shards(t, folder) {
		if !bytes.Equal(data, before[name]) {
			changed++
		}
	}
	if changed != 1 || len(before) < 8 || len(before) > maxShards {
		t.Errorf("%d of %d files are written", changed, len(before))
	}
}

func TestResultsAreInAsManyFilesAsTheyNeed(t *testing.T) {
	folder := Folder(t.TempDir())
	for _, step := range []struct{ results, files int }{{1, 1}, {15, 1}, {400, 32}, {10, 32}, {400, 32}} {
		build(t, folder, "", pages, texts(step.results)...)
		if got := build(t, folder, "", pages, texts(step.results)...); len(got) > 0 {
			t.Errorf("of %d results %d are lost", step.results, len(got))
		}
		if files := shards(t, folder); len(files) != step.files {
			t.Errorf("%d results are in %d files, want %d", step.results, len(files), step.files)
		}
	}
}

func TestADamagedFileCostsTimeAlone(t *testing.T) {
	folder := Folder(t.TempDir())
	build(t, folder, "", pages, "moon", "sun")
	var file string
	var whole []byte
	for file, whole = range shards(t, folder) { // the only file
	}
	for at := range whole {
		flipped := bytes.Clone(whole)
		flipped[at] ^= 1 << (at % 8)
		for _, damaged := range [][]byte{flipped, whole[:at]} {
			testfiles.Write(t, file, damaged)
			if got := build(t, folder, "", pages, "moon"); len(got) != 1 {
				t.Fatalf("damage at %d of %d bytes is not seen", at, len(whole))
			}
		}
	}
}

func TestAResultWithAnErrorIsComputedAgain(t *testing.T) {
	folder := Folder(t.TempDir())
	for range 2 {
		c, computed := &Cache{Folder: folder}, false
		c.Open(true)
		Do(c, pages, KeyOf(nil), func() (page, diag.List, bool) {
			computed = true
			return page{}, diag.List{diag.Errorf("tried", diag.Pos{}, "wrong")}, true
		})
		if c.Close(); !computed {
			t.Error("an error is stored")
		}
	}
}

func TestAFolderThatCannotBeWrittenIsOnlySlower(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	testfiles.Write(t, file, "")
	for range 2 {
		if got := build(t, Folder(file), "", pages, "moon"); len(got) != 1 {
			t.Errorf("computed %q", got)
		}
	}
}

func TestTwoBuildsAtOnceLeaveWholeResults(t *testing.T) {
	folder := Folder(t.TempDir())
	var group sync.WaitGroup
	for i := range 4 {
		group.Go(func() { build(t, folder, "", pages, texts(50+i)...) })
	}
	group.Wait()
	build(t, folder, "", pages, texts(53)...)
	if got := build(t, folder, "", pages, texts(53)...); len(got) > 0 {
		t.Errorf("computed %q", got)
	}
}

func TestWhatAuthorsWroteIsStoredOnlyWhereThatIsAllowed(t *testing.T) {
	folder := Folder(t.TempDir())
	ask := func(c *Cache) {
		for _, f := range []Func[page]{pages, code} {
			Do(c, f, KeyOf(nil), func() (page, diag.List, bool) { return pageOf("moon"), nil, true })
		}
		c.Close()
	}
	for _, step := range []struct {
		name string
		do   func(*Cache)
		want string
	}{
		{"nobody said", func(*Cache) {}, "code"},
		{"open", func(c *Cache) { c.Open(true) }, "code content"},
		{"a mistake", func(c *Cache) { c.Open(true); c.Open(false) }, "code content"}, // results that an earlier build stored remain
		{"sealed", (*Cache).Seal, "code"},
	} {
		c := &Cache{Folder: folder}
		step.do(c)
		ask(c)
		entries, _ := os.ReadDir(string(folder))
		var names []string
		for _, entry := range entries {
			names = append(names, entry.Name())
		}
		if got := fmt.Sprint(names); got != "["+step.want+"]" {
			t.Errorf("%s: %s are stored, want %s", step.name, got, step.want)
		}
	}
}
