package render

import (
	"context"
	"errors"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"nightlight/generator/bundle"
	"nightlight/generator/output"
	"nightlight/generator/schema"
)

// fakeBundle is a renderer whose behaviour the page's title chooses.
const fakeBundle = `
export function render(page) {
  if (page.title === 'exit') process.exit(3);
  if (page.title === 'hang') for (;;);
  if (page.title === 'throw') throw new TypeError('no sleep');
  if (page.title === 'print') console.log('a component prints');
  return '<h1>' + page.title + '</h1>';
}
export async function explain() { return '\n    at Home (file:///x/components/templates/home.tsx:3:9)\n    at App'; }
`

func newTestRenderer(t *testing.T, titles ...string) *Renderer {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal("these tests need Node:", err)
	}
	pool := NewPool(node, filepath.Join(t.TempDir(), "server"))
	t.Cleanup(pool.Close)
	var jobs []Job
	for _, title := range titles {
		page := &schema.Page{Path: "/" + title, Title: title, Template: "guide", Site: &schema.Site{}}
		jobs = append(jobs, Job{Page: page, Source: "content/" + title + ".md", File: "/" + title + "/index.html"})
	}
	fake := &bundle.Bundle{Server: map[string][]byte{"server.js": []byte(fakeBundle)}, ServerEntry: "server.js", Hash: "fake"}
	renderer, diags := New(Options{Pool: pool, Bundle: fake, Site: &schema.Site{}, Jobs: jobs})
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

func TestManyPagesAreRenderedInBatches(t *testing.T) {
	titles := make([]string, 3*batchPages+7)
	for i := range titles {
		titles[i] = "page-" + strings.Repeat("x", i)
	}
	files, problems := produce(t, newTestRenderer(t, titles...))
	if problems != "" {
		t.Fatal(problems)
	}
	for _, title := range titles {
		if !strings.Contains(files["/"+title+"/index.html"], "<h1>"+title+"</h1>") {
			t.Fatalf("the page of %d letters is missing or wrong", len(title))
		}
	}
}

func TestAThrowingComponentIsToldAndTheOthersAreRendered(t *testing.T) {
	files, problems := produce(t, newTestRenderer(t, "good", "throw"))
	if want := "content/throw.md: Rendering the page /throw failed: TypeError: no sleep"; problems != want {
		t.Errorf("problems:\n%s\nwant:\n%s", problems, want)
	}
	if _, ok := files["/good/index.html"]; !ok {
		t.Error("the good page was not rendered")
	}
}

func TestADyingRendererNamesThePageItWasOn(t *testing.T) {
	_, problems := produce(t, newTestRenderer(t, "before", "exit", "good"))
	if !strings.Contains(problems, "content/exit.md: The page /exit could not be rendered") {
		t.Errorf("problems:\n%s", problems)
	}
}

func TestAHungRendererNamesThePageItWasOn(t *testing.T) {
	// Alone, so that a slow machine can take no other page for hung.
	r := newTestRenderer(t, "hang")
	r.pool.limits = limits{batch: time.Second, page: time.Second}
	_, problems := produce(t, r)
	if want := "content/hang.md: The page /hang could not be rendered: rendering took longer than 1s."; problems != want {
		t.Errorf("problems:\n%s\nwant:\n%s", problems, want)
	}
}

func TestTheRendererGoesOnAfterADeath(t *testing.T) {
	r := newTestRenderer(t, "exit", "good")
	produce(t, r)
	_, ok, diags, err := new(setOf).with(r).Read(context.Background(), "/good/index.html")
	if !ok || err != nil {
		t.Errorf("the next page failed: %v %v", diags, err)
	}
}

func TestWhatComponentsPrintDoesNotSpoilTheAnswer(t *testing.T) {
	files, problems := produce(t, newTestRenderer(t, "print"))
	if problems != "" || !strings.Contains(files["/print/index.html"], "<h1>print</h1>") {
		t.Errorf("problems %q, files %v", problems, files)
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

// setOf makes a set of a renderer's pages.
type setOf struct{ output.Set }

func (s *setOf) with(r *Renderer) *output.Set {
	s.AddPages(r, r.Paths()...)
	return &s.Set
}

func TestStacksAreReadForComponents(t *testing.T) {
	pos, ok := firstComponent("TypeError: x\n    at f (C:\\site\\components\\ui\\button.tsx:12:7)")
	if !ok || pos.String() != "components/ui/button.tsx:12:7" {
		t.Errorf("pos = %v %v", pos, ok)
	}
	got := trimLines("\n    at Home (file:///x/components/templates/home.tsx:3:9)\n    at App (file:///x/y.js:1:1)")
	if want := "at Home (components/templates/home.tsx:3:9)\nat App"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
