package generator_test

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/serving/dev"
	"nightlight/generator/serving/host"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/await"
)

// With -saves 300, TestDevDoesNotGrow is what an author does in a day.
var saves = flag.Int("saves", 30, "how often TestDevDoesNotGrow saves a file of each kind")

// developing is a site that the command dev serves.
type developing struct {
	folder
	builder *generator.Builder
	base    string
	begun   atomic.Int32
	ended   chan int32 // of each plan, how many had begun when it did
}

func develop(t *testing.T, site *sitetest.Site) *developing {
	t.Helper()
	opts := site.Options()
	opts.Development, opts.InlineScripts = true, []string{dev.InlineScript}
	builder, err := generator.New(opts)
	if err != nil {
		t.Fatal(err)
	}
	listener, err := dev.Listen(0, false)
	if err != nil {
		t.Fatal(err)
	}
	author, err := dev.ListenForAuthor()
	if err != nil {
		t.Fatal(err)
	}
	d := &developing{folder: folder{t, site.Root}, builder: builder, base: listener.Local, ended: make(chan int32, 1000)}
	ctx, cancel := context.WithCancel(t.Context())
	served := make(chan error, 1)
	go func() {
		served <- dev.Serve(ctx, dev.Options{
			Root: site.Root, Watched: []string{"content", "components"}, Plan: d.plan, Listener: listener, Author: author,
			Inbox: host.Inbox(filepath.Join(site.Root, "received")), Out: io.Discard,
		})
	}()
	t.Cleanup(func() {
		cancel()
		if err := await.Value(t, served, "the end of Serve"); err != nil {
			t.Error(err)
		}
		builder.Close()
	})
	d.planned(0)
	return d
}

func (d *developing) plan(ctx context.Context) (*output.Set, diag.List) {
	began := d.begun.Add(1)
	defer func() { d.ended <- began }()
	plan, diags := d.builder.Plan(ctx)
	if plan == nil {
		return nil, diags
	}
	return plan.Set, diags
}

// planned waits for a plan that began after others.
func (d *developing) planned(others int32) {
	for await.Value(d.t, d.ended, "a plan") <= others {
	}
}

// visit asks for a page as a browser does, until it is there: what is rendered while other
// components are loaded is given up.
func (d *developing) visit(path string) {
	d.t.Helper()
	await.Until(d.t, "the page "+path, func() bool {
		answer, err := http.Get(d.base + path)
		if err != nil {
			return false
		}
		_, _ = io.Copy(io.Discard, answer.Body)
		_ = answer.Body.Close()
		return answer.StatusCode == http.StatusOK
	})
}

// What dev has made of older texts goes, however often a file is saved.
func TestDevDoesNotGrow(t *testing.T) {
	if _, err := os.Stat("../node_modules/.package-lock.json"); err != nil {
		t.Skip("needs the npm packages")
	}
	for _, kind := range []struct {
		name, file, old string
		text            func(n int) string
	}{
		{"a post", "content/loaves/rye.md", "Words.", func(n int) string { return fmt.Sprintf("Words %d.", n) }},
		{"a data file", "content/site.yaml", "name: The Bakery", func(n int) string { return fmt.Sprintf("name: Bakery %d", n) }},
		{"a style", "components/style.css", "margin: 0", func(n int) string { return fmt.Sprintf("margin: %dpx", n) }},
		{"a component", "components/templates/loaf.tsx", "{baked.text}", func(n int) string { return fmt.Sprintf("{baked.text} %d", n) }},
	} {
		t.Run(kind.name, func(t *testing.T) {
			d := develop(t, sitetest.New(t, "-- content/loaves/rye.md --\n---\ntitle: Rye\ndescription: What rye bread is made of, and how long it keeps in a cool place.\nlead: Rye.\nbaked: 2025-06-11\n---\nWords.\n"))
			data, err := os.ReadFile(filepath.Join(d.root, kind.file))
			if err != nil || !strings.Contains(string(data), kind.old) {
				t.Fatalf("%s does not hold %q: %v", kind.file, kind.old, err)
			}
			var results int
			var heap uint64
			for n := range *saves {
				before := d.begun.Load()
				d.write(kind.file, strings.Replace(string(data), kind.old, kind.text(n), 1))
				d.planned(before)
				d.visit("/rye")
				now, used := d.builder.Cached(), heapInUse()
				if n < 5 {
					results, heap = max(results, now), max(heap, used)
				} else if now > 2*results || // a save may be planned once or twice
					used > heap+heap/10+4<<20 {
					t.Fatalf("after %d saves %d results and %d KiB are held, which were %d and %d", n+1, now, used>>10, results, heap>>10)
				}
			}
		})
	}
}

func heapInUse() uint64 {
	var now runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&now)
	return now.HeapAlloc
}
