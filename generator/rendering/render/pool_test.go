package render

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"nightlight/generator/base/cache"
	"nightlight/generator/output"
	"nightlight/generator/rendering/bundle"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/await"
	"nightlight/generator/sitetest/testfiles"
)

// fakeBundle is a renderer whose behaviour depends on the page's title.
const fakeBundle = `
import { Buffer } from 'node:buffer';
import { writeSync } from 'node:fs';
import process from 'node:process';
export function render(page) {
  if (page.title === 'exit') process.exit(3);
  if (page.title === 'killed') process.kill(process.pid, 'SIGKILL');
  if (page.title === 'greedy') for (const all = []; ; ) all.push(new Array(1e5).fill(page));
  if (['number', 'hang'].includes(page.title)) writeSync(2, process.pid + ' rendered');
  if (page.title === 'hang') for (;;);
  if (page.title.startsWith('throw')) throw new TypeError('no sleep');
  if (page.title.startsWith('print')) console.log('a component prints %s', page.title.slice(0, 5));
  if (page.title === 'write') {
    const zeros = Buffer.alloc(1000);
    process.stdout.write(zeros);
    process.stdout.write('\\0\\0\\0\\0\\5hello');
    writeSync(1, zeros);
    writeSync(2, zeros);
  }
  return '<h1>' + page.title + '</h1>';
}
export async function componentStack() { return '\n    at Home (file:///x/components/templates/home.tsx:3:9)\n    at App'; }
`

func newTestRenderer(t *testing.T, titles ...string) *Renderer {
	t.Helper()
	return newRendererOf(t, fakeBundle, titles...)
}

// load makes a renderer load other code.
func (r *Renderer) load(t *testing.T, source string) {
	t.Helper()
	entry, err := r.pool.Load(bundleOf(source))
	if err != nil {
		t.Fatal(err)
	}
	r.entry = entry
}

func bundleOf(source string) *bundle.Bundle {
	name := fmt.Sprintf("server-%x.js", sha256.Sum256([]byte(source)))
	return &bundle.Bundle{Server: map[string][]byte{name: []byte(source)}, ServerEntry: name, Hash: name}
}

func newRendererOf(t *testing.T, source string, titles ...string) *Renderer {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("Node is not installed")
	}
	pool := NewPool(node, filepath.Join(t.TempDir(), "server"))
	t.Cleanup(pool.Close)
	var jobs []Job
	for _, title := range titles {
		page := &schema.Page{Path: "/" + title, Title: title, Template: "guide", Site: &schema.Site{}}
		jobs = append(jobs, Job{Page: page, Head: new(schema.Head), Source: "content/" + title + ".md", File: "/" + title + "/index.html"})
	}
	renderer, diags := New(Options{Pool: pool, Bundle: bundleOf(source), Site: &schema.Site{}, Jobs: jobs})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return renderer
}

func produce(t *testing.T, r *Renderer) (files map[string]string, problems string) {
	t.Helper()
	files = map[string]string{}
	diags, err := r.Produce(context.Background(), r.Paths(), func(path string, data []byte) error {
		files[path] = string(data)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, d := range diags {
		lines = append(lines, d.File+": "+d.Message)
	}
	return files, strings.Join(lines, "\n")
}

// expectPages checks that each page shows its title.
func expectPages(t *testing.T, files map[string]string, titles ...string) {
	t.Helper()
	for _, title := range titles {
		if page := files["/"+title+"/index.html"]; !strings.Contains(page, "<h1>"+title+"</h1>") {
			t.Fatalf("the page %.40s is %q", title, page)
		}
	}
}

func TestManyPagesAreRenderedInBatches(t *testing.T) {
	titles := make([]string, 3*batchPages+7)
	for i := range titles {
		titles[i] = "page-" + strings.Repeat("x", i)
	}
	files, problems := produce(t, newTestRenderer(t, titles...))
	if problems != "" {
		t.Fatal(problems)
	}
	expectPages(t, files, titles...)
}

func TestADyingRendererNamesThePageItWasOnAndTheNextGoesOn(t *testing.T) {
	t.Setenv("NODE_OPTIONS", "--max-old-space-size=24") // so that memory runs out quickly
	for _, death := range []string{"exit", "killed", "greedy"} {
		t.Run(death, func(t *testing.T) {
			r := newTestRenderer(t, "before", death, "good")
			_, problems := produce(t, r)
			if want := fmt.Sprintf("content/%s.md: The page /%[1]s could not be rendered", death); !strings.Contains(problems, want) {
				t.Errorf("problems:\n%s", problems)
			}
			set := new(output.Set)
			set.AddPages(r, r.Paths()...)
			if _, err := set.Read(t.Context(), "/good/index.html"); err != nil {
				t.Errorf("the next page failed: %v", err)
			}
		})
	}
}

// tooLong is the error of a task ended at await.Soon.
var tooLong = "it took longer than " + await.Soon.String()

func TestAHungRendererNamesThePageItWasOn(t *testing.T) {
	// Alone, so that on a slow machine no other page counts as hung.
	r := newTestRenderer(t, "hang")
	r.pool.limits = limits{load: await.Limit, batch: await.Soon, page: await.Soon, orphaned: await.Limit}
	_, problems := produce(t, r)
	if want := "content/hang.md: The page /hang could not be rendered: " + tooLong + "."; problems != want {
		t.Errorf("problems:\n%s\nwant:\n%s", problems, want)
	}
}

func TestWhatComponentsPrintIsReportedWithItsPage(t *testing.T) {
	r := newTestRenderer(t, "good", "print-1", "print-2")
	files, problems := produce(t, r)
	expectPages(t, files, "good", "print-1", "print-2")
	if want := "content/print-1.md: A component printed, while /print-1 was rendered: a component prints print"; problems != want {
		t.Errorf("problems:\n%s\nwant:\n%s", problems, want)
	}
	// With a key, the next build would reuse the page, and report nothing.
	if r.Key("/print-1/index.html") != "" || r.Key("/good/index.html") == "" {
		t.Error("the key of a page must be empty when a component printed, and only then")
	}
}

func TestWhatModulesPrintWhileTheyAreImportedIsReported(t *testing.T) {
	r := newRendererOf(t, "console.warn('imported');\n"+fakeBundle, "one", "two")
	if _, problems := produce(t, r); strings.Count(problems, "imported") != 1 {
		t.Errorf("reported %q, want it once", problems)
	}
}

func TestStandardOutputCannotDisturbTheAnswers(t *testing.T) {
	files, _ := produce(t, newTestRenderer(t, "before", "write", "after"))
	expectPages(t, files, "before", "write", "after")
}

// A failure to load the components is not a page's fault.
func TestAModuleThatFailsIsReportedOnce(t *testing.T) {
	titles := make([]string, 3*batchPages)
	for i := range titles {
		titles[i] = fmt.Sprint("page-", i)
	}
	for _, test := range []struct {
		name, source string
		limits       limits
		want         string
	}{
		{"throws", "throw new TypeError('no sleep');", defaultLimits, "TypeError: no sleep"},
		{"ends the process", "process.exit(3);", defaultLimits, "the Node process stopped (exit status 3)"},
		{"never ends", "await new Promise(() => {});", limits{load: await.Soon}, tooLong},
		{"loops", "for (;;);", limits{load: await.Soon}, tooLong},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := newTestRenderer(t, titles...)
			produce(t, r) // so that Node has started
			r.pool.limits = test.limits
			r.load(t, test.source)
			files, problems := produce(t, r)
			want := "components: The components cannot be loaded, so no page can be rendered: " + test.want
			if problems != want || len(files) > 0 {
				t.Errorf("problems:\n%s\nwant:\n%s\nand %d files", problems, want, len(files))
			}
			_, diags := r.Inspection(r.jobs["/page-0/index.html"].Page, "content/page-0.md").List(t.Context(), nil)
			if len(diags) != 1 || diags[0].File+": "+diags[0].Message != want { // the same, so that it is reported once
				t.Errorf("an inspection says %v", diags)
			}
		})
	}
}

// A hung worker must be ended even if it is sent more than a pipe can buffer.
func TestAHungWorkerCannotBlockASend(t *testing.T) {
	r := newRendererOf(t, "for (;;);", "page")
	r.shared.json = []byte(`"` + strings.Repeat("x", 1<<20) + `"`)
	r.pool.limits.load = await.Soon
	if _, problems := produce(t, r); !strings.Contains(problems, tooLong) {
		t.Errorf("problems:\n%s", problems)
	}
}

func TestADamagedModuleIsWrittenAgain(t *testing.T) {
	r := newTestRenderer(t, "page")
	fake := bundleOf(fakeBundle)
	module := filepath.Join(r.pool.modules, fake.ServerEntry)
	damaged := strings.Replace(fakeBundle, "<h1>", "<h2>", 1) // of the same size
	testfiles.Write(t, module, damaged)
	r.load(t, fakeBundle)
	files, _ := produce(t, r)
	expectPages(t, files, "page")
}

func TestAWorkerTakesNewCode(t *testing.T) {
	r := newTestRenderer(t, "page")
	produce(t, r)
	worker := r.pool.idle[0]
	r.load(t, strings.ReplaceAll(fakeBundle, "<h1>", "<h1>new "))
	files, problems := produce(t, r)
	if !strings.Contains(files["/page/index.html"], "<h1>new page</h1>") {
		t.Errorf("the page is %q, %s", files["/page/index.html"], problems)
	}
	if len(r.pool.idle) != 1 || r.pool.idle[0] != worker {
		t.Error("another worker has rendered the page")
	}
}

func TestABundleBeforeTheLastIsForgotten(t *testing.T) {
	for _, before := range []string{"throw new Error('half saved');", "for (;;);"} {
		r := newTestRenderer(t, "page")
		produce(t, r)
		r.load(t, before)
		r.load(t, fakeBundle)
		if files, problems := produce(t, r); len(files) != 1 {
			t.Errorf("after %q there are %d pages, and the problems:\n%s", before, len(files), problems)
		}
	}
}

func TestAWorkerWithManyBundlesIsReplaced(t *testing.T) {
	r := newTestRenderer(t, "page")
	produce(t, r)
	first := r.pool.idle[0]
	for i := range bundlesPerWorker {
		r.load(t, fmt.Sprintf("// %d\n%s", i, fakeBundle))
		if i < bundlesPerWorker-1 {
			produce(t, r)
		}
	}
	if len(r.pool.idle) != 1 || r.pool.idle[0] == first {
		t.Errorf("%d workers are idle, want a new one", len(r.pool.idle))
	}
}

// A looping render is cancelled as soon as the code changes, not at its time limit.
func TestNewCodeEndsTheRenderOfTheOld(t *testing.T) {
	r := newTestRenderer(t, "hang")
	ended := make(chan error, 1)
	go func() {
		_, err := r.Produce(t.Context(), r.Paths(), func(string, []byte) error { return nil })
		ended <- err
	}()
	await.Until(t, "a worker has the page", func() bool { return len(r.pool.slots) > 0 })
	if _, err := r.pool.Load(bundleOf(fakeBundle + "// edited")); err != nil {
		t.Fatal(err)
	}
	if err := await.Value(t, ended, "the end of the render"); !errors.Is(err, errSuperseded) || !errors.Is(err, context.Canceled) {
		t.Errorf("ends with %v", err)
	}
}

func TestACancelledRenderStops(t *testing.T) {
	r := newTestRenderer(t, "good")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := r.Produce(ctx, r.Paths(), func(string, []byte) error { return nil }); !errors.Is(err, context.Canceled) {
		t.Errorf("err = %v, want context.Canceled", err)
	}
}

// A list that was never made must not be in the cache for the next check.
func TestACancelledInspectionIsNotCached(t *testing.T) {
	r := newRendererOf(t, `export const inspect = (page) => [page.title];`, "plan")
	inspection, kept := r.Inspection(r.jobs["/plan/index.html"].Page, "content/plan.md"), new(cache.Cache)
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	if _, diags := inspection.List(cancelled, kept); !diags.HasErrors() {
		t.Error("a cancelled inspection reports nothing")
	}
	list, diags := inspection.List(t.Context(), kept)
	if want := `["plan"]`; len(diags) > 0 || string(list) != want {
		t.Errorf("the list is %q, want %q; %v", list, want, diags)
	}
}

// A sealed library stores no list, and does not repeat inspections whose answer was null.
func TestASealedLibraryRemembersThatNothingWasListed(t *testing.T) {
	for _, c := range []struct {
		answer string
		again  int
	}{{`null`, 0}, {`page.title`, 1}} {
		r, folder := newRendererOf(t, `export const inspect = (page) => `+c.answer+`;`, "plan"), t.TempDir()
		misses := 0
		for range 2 {
			kept := &cache.Cache{Folder: cache.Folder(folder)}
			kept.Seal()
			if _, diags := r.Inspection(r.jobs["/plan/index.html"].Page, "content/plan.md").List(t.Context(), kept); len(diags) > 0 {
				t.Fatal(diags)
			}
			misses = kept.Misses(Listed)
			kept.Close()
		}
		if misses != c.again {
			t.Errorf("%s is asked for %d times more, want %d", c.answer, misses, c.again)
		}
	}
}

func TestStacksAreShortened(t *testing.T) {
	got := trimLines("\n    at Home (file:///x/components/templates/home.tsx:3:9)\n    at App (file:///x/y.js:1:1)")
	if want := "at Home (components/templates/home.tsx:3:9)\nat App"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestARenderThatIsGivenUpWaitsForNoWorker(t *testing.T) {
	p := NewPool("no node", t.TempDir())
	for range cap(p.slots) {
		p.slots <- struct{}{} // all workers are busy
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := p.render(ctx, program{}, [][]byte{nil}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

// A brand's style sheet makes a copy of the bundle with the same modules.
func TestTheSameModulesAreLoadedOnce(t *testing.T) {
	pool := newTestRenderer(t, "one").pool
	loaded := bundleOf(fakeBundle)
	if _, err := pool.Load(loaded); err != nil {
		t.Fatal(err)
	}
	module := filepath.Join(pool.modules, loaded.ServerEntry)
	if err := os.Remove(module); err != nil {
		t.Fatal(err)
	}
	withBrand := *loaded
	if _, err := pool.loaded(&withBrand); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(module); err == nil {
		t.Error("the modules of the copy were written again")
	}
}
