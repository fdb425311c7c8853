package generator_test

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
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
	"nightlight/generator/sitetest/phone"
	"nightlight/generator/sitetest/testfiles"
)

// With -saves 300, TestDevDoesNotGrow simulates a day of editing.
var saves = flag.Int("saves", 12, "how often TestDevDoesNotGrow saves a file of each kind")

// few is the number of first saves with which the later ones are compared.
const few = 4

// developing is a site served by the command dev.
type developing struct {
	*sitetest.Site
	builder *generator.Builder
	base    string
	begun   atomic.Int32
	ended   chan int32 // for each plan, its number in the order of starting
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
	d := &developing{Site: site, builder: builder, base: listener.Local, ended: make(chan int32, 1000)}
	ctx, cancel := context.WithCancel(t.Context())
	served := make(chan error, 1)
	go func() {
		served <- dev.Serve(ctx, dev.Options{
			Root: site.Root, Watched: []string{"content", "components", "public"}, Plan: d.plan, Listener: listener, Author: author,
			Inbox: host.Inbox(site.Path("received")), Out: io.Discard,
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

func (d *developing) write(name, text string) {
	d.T.Helper()
	testfiles.Replace(d.T, d.Path(name), text)
}

func (d *developing) plan(ctx context.Context) (*output.Set, diag.List) {
	began := d.begun.Add(1)
	defer func() { d.ended <- began }()
	plan, diags := d.builder.Plan(ctx)
	if diags.HasErrors() {
		d.T.Error(diags)
	}
	if plan == nil {
		return nil, diags
	}
	return plan.Set, diags
}

// planned waits for the end of a plan that began after the given number of others.
func (d *developing) planned(others int32) {
	for await.Value(d.T, d.ended, "a plan") <= others {
	}
}

// visit requests a page until it succeeds: rendering is abandoned when new components are
// loaded.
func (d *developing) visit(path string) {
	d.T.Helper()
	await.Until(d.T, "the page "+path, func() bool {
		answer, err := http.Get(d.base + path)
		if err != nil {
			return false
		}
		_, _ = io.Copy(io.Discard, answer.Body)
		_ = answer.Body.Close()
		return answer.StatusCode == http.StatusOK
	})
}

// savedOften contains a file of each kind.
const savedOften = `
-- content/loaves/rye.md --
---
title: Rye
description: What rye bread is made of, and how long it keeps in a cool place.
lead: Rye.
baked: 2025-06-11
---
Words. ![A crust](crust.jpg)
-- content/pages/visit.md --
---
template: oven-log
title: Visit
description: When the shop is open, and how to find it from the station.
degrees: 240
---
Words.
-- public/list.txt --
Words
`

// Results for older texts are released, however often files of each kind are saved.
func TestDevDoesNotGrow(t *testing.T) {
	if _, err := os.Stat("../node_modules/.package-lock.json"); err != nil {
		t.Skip("needs the npm packages")
	}
	site := sitetest.New(t, savedOften)
	site.Write("content/pictures/crust.jpg", string(phone.JPEG(640, 400)))
	site.Write("content/notes/stone.md", note("Stone", "Words."))
	d := develop(t, site)
	edited := func(file, old, text string) func(n int) {
		data := d.Read(file)
		if !strings.Contains(data, old) {
			t.Fatalf("%s does not hold %q", file, old)
		}
		return func(n int) { d.write(file, strings.Replace(data, old, fmt.Sprintf(text, n), 1)) }
	}
	renamed := func(from, to string) func(n int) {
		return func(int) {
			if err := os.Rename(d.Path(from), d.Path(to)); err != nil {
				t.Fatal(err)
			}
			from, to = to, from
		}
	}
	for _, kind := range []struct {
		name string
		save func(n int)
	}{
		{"a guide", edited("content/loaves/rye.md", "Words.", "Words %d.")},
		{"a post", edited("content/notes/stone.md", "Words.", "Words %d.")},
		{"a page", edited("content/pages/visit.md", "Words.", "Words %d.")},
		{"a data file", edited("content/site.yaml", "name: The Bakery", "name: Bakery %d")},
		{"a component", edited("components/templates/loaf.tsx", "{baked.text}", "{baked.text} %d")},
		{"a style", edited("components/style.css", "margin: 0", "margin: %dpx")},
		{"a drawing", edited("content/pictures/dot.svg", `r="4"`, `r="%d"`)},
		{"a photograph", func(n int) { d.write("content/pictures/crust.jpg", string(phone.JPEG(641+n, 400))) }},
		{"a public file", edited("public/list.txt", "Words", "Words %d")},
		{"a page that goes and comes back", renamed("content/pages/visit.md", "kept.md")},
		{"a post with another name", renamed("content/notes/stone.md", "content/notes/brick.md")},
	} {
		t.Run(kind.name, func(t *testing.T) {
			var results []int
			var heap uint64
			rises := 0
			for n := range *saves {
				before := d.begun.Load()
				kind.save(n)
				d.planned(before)
				d.visit("/rye")
				results = append(results, d.builder.Cached())
				if n > 0 && results[n] > results[n-1] {
					rises++
				}
				if used := heapInUse(); n < few {
					heap = max(heap, used)
				} else if used > heap+heap/10+4<<20 {
					t.Fatalf("after %d saves %d KiB are held, which were %d", n+1, used>>10, heap>>10)
				}
			}
			// Planning twice or rendering late adds some results once, but a leak would add
			// results with each save.
			if rises > *saves/2 {
				t.Errorf("more results are held with each save: %v", results)
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
