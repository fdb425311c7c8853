package dev

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/serving/host"
	"nightlight/generator/sitetest/await"
	"nightlight/generator/sitetest/testfiles"
)

// buffer is a terminal that can be read while it is written.
type buffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *buffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

func (b *buffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}

// folderPlan plans a site from the files in content/: each .md is a page, other files are copied. A
// file with WRONG is a mistake, and one with BROKEN cannot be rendered.
type folderPlan struct {
	root   string
	plans  atomic.Int32
	made   atomic.Int32
	before func(ctx context.Context) // called at the start of each plan
}

func (p *folderPlan) plan(ctx context.Context) (*output.Set, diag.List) {
	p.plans.Add(1)
	if p.before != nil {
		p.before(ctx)
	}
	files, err := filepath.Glob(filepath.Join(p.root, "content", "*"))
	if err != nil {
		panic(err)
	}
	set := new(output.Set)
	pages := &pages{plan: p, text: map[string]string{}}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, diag.List{diag.FromError(err, "reading")}
		}
		name := filepath.Base(file)
		if strings.Contains(string(data), "WRONG") {
			return nil, diag.List{diag.Errorf("tried", diag.Pos{File: "content/" + name, Line: 1}, "%s is wrong", name)}
		}
		if base, isPage := strings.CutSuffix(name, ".md"); isPage {
			pages.text["/"+base+".html"] = string(data)
		} else {
			set.Add("/"+name, data)
		}
	}
	for name := range pages.text {
		set.AddPages(pages, name)
	}
	return set, nil
}

type pages struct {
	plan *folderPlan
	text map[string]string
}

func (p *pages) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diags diag.List, err error) {
	for _, name := range paths {
		p.plan.made.Add(1)
		if strings.Contains(p.text[name], "WARNED") {
			diags = append(diags, diag.Warnf("tried", diag.Pos{File: "content" + name}, "the component printed"))
		}
		if strings.Contains(p.text[name], "ENDED") {
			return nil, fmt.Errorf("an edit: %w", context.Canceled)
		}
		if strings.Contains(p.text[name], "BROKEN") {
			return diag.List{diag.Errorf("tried", diag.Pos{File: "content" + name}, "the component threw")}, nil
		}
		if err := yield(name, []byte("<html><body>"+p.text[name]+"</body></html>")); err != nil {
			return nil, err
		}
	}
	return diags, nil
}

// running is a dev server with a browser's view of it.
type running struct {
	*folderPlan
	base     string
	terminal *buffer
}

func start(t *testing.T, files map[string]string, before func(context.Context)) *running {
	t.Helper()
	root := t.TempDir()
	for name, text := range files {
		testfiles.Write(t, filepath.Join(root, "content", name), text)
	}
	plan := &folderPlan{root: root, before: before}
	r := serve(t, root, plan.plan)
	r.folderPlan = plan
	return r
}

// serve runs a dev server until the test ends.
func serve(t *testing.T, root string, plan func(context.Context) (*output.Set, diag.List)) *running {
	t.Helper()
	listener, err := Listen(0, false)
	if err != nil {
		t.Fatal(err)
	}
	author, err := ListenForAuthor()
	if err != nil {
		t.Fatal(err)
	}
	r := &running{base: listener.Local, terminal: new(buffer)}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() {
		done <- Serve(ctx, Options{
			Root: root, Watched: []string{"content"}, Plan: plan, Listener: listener, Author: author,
			Inbox: host.Inbox(filepath.Join(root, "received")), Out: r.terminal,
		})
	}()
	t.Cleanup(func() {
		cancel()
		if err := await.Value(t, done, "the end of Serve"); err != nil {
			t.Errorf("Serve ended with %v", err)
		}
	})
	return r
}

func (r *running) save(t *testing.T, name, text string) {
	t.Helper()
	testfiles.Replace(t, filepath.Join(r.root, "content", name), text)
}

func (r *running) get(t *testing.T, path string) (int, string) {
	t.Helper()
	response, err := http.Get(r.base + path)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response.StatusCode, string(body)
}

// tab is an open page's stream of updates.
type tab struct{ updates chan update }

func (r *running) open(t *testing.T, since string) tab { return r.openAt(t, since, "/") }

// openAt opens the page at an address.
func (r *running) openAt(t *testing.T, since, page string) tab {
	t.Helper()
	query := url.Values{"since": {since}, "page": {page}}
	response, err := http.Get(r.base + "/__nightlight/events?" + query.Encode())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { response.Body.Close() })
	opened := tab{make(chan update, 100)}
	go func() {
		lines := bufio.NewScanner(response.Body)
		lines.Buffer(nil, 1<<20) // a line may contain a document
		for lines.Scan() {
			if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				var u update
				if err := json.Unmarshal([]byte(data), &u); err != nil {
					t.Errorf("an update that cannot be read: %v", err)
				}
				opened.updates <- u
			}
		}
	}()
	return opened
}

// receives waits for a matching update.
func (o tab) receives(t *testing.T, what string, fits func(update) bool) update {
	t.Helper()
	for {
		if u := await.Value(t, o.updates, "an update of "+what); fits(u) {
			return u
		}
	}
}

// ready waits for the first plan without errors and returns a tab that shows it.
func (r *running) ready(t *testing.T) (tab, string) {
	t.Helper()
	n := r.openAt(t, "", "").receives(t, "a first plan", func(n update) bool { return !strings.HasSuffix(n.Position, ".0") })
	return r.open(t, n.Position), n.Position
}

var page = map[string]string{"index.md": "home", "app.js": "js", "look-AAAAAAAA.css": "css"}

func TestAnUpdateBringsTheOpenPageWhichIsMadeOnce(t *testing.T) {
	r := start(t, map[string]string{"index.md": "home", "other.md": "other", "third.md": "third"}, nil)
	_, position := r.ready(t)
	tabs := []tab{r.open(t, position), r.open(t, position), r.openAt(t, position, "/other")}
	r.save(t, "index.md", "new <home>")
	for i, words := range []string{"new <home>", "new <home>", "other"} {
		u := tabs[i].receives(t, "content", func(u update) bool { return u.Content })
		want := fmt.Sprintf(`<html><body>%s%s</body></html>`, words, clientTag(u.Position, ""))
		if wantPage := []string{"/", "/", "/other"}[i]; u.Page != wantPage || u.HTML != want || u.Missing {
			t.Errorf("tab %d received %+v, want %s at %s", i, u, want, wantPage)
		}
	}
	if _, body := r.get(t, "/other"); !strings.HasPrefix(body, "<html><body>other<template><script") {
		t.Errorf("got %s", body)
	}
	if made := r.made.Load(); made != 2 {
		t.Errorf("%d pages were made, want the 2 that are open", made)
	}
}

func TestAReloadFindsItsPageMade(t *testing.T) {
	r := start(t, page, nil)
	tab, _ := r.ready(t)
	r.save(t, "app.js", "new js")
	if u := tab.receives(t, "scripts", func(u update) bool { return u.Reload }); u.HTML != "" || u.Missing {
		t.Errorf("got %+v", u)
	}
	await.Until(t, "the page is made before anybody asks", func() bool { return r.made.Load() > 0 })
	r.get(t, "/")
	if made := r.made.Load(); made != 1 {
		t.Errorf("the page was made %d times", made)
	}
}

func TestAPageIsToldThatItsAddressLeadsNowhere(t *testing.T) {
	for redirects, missing := range map[string]bool{"": true, "/old / 301\n": false} {
		r := start(t, map[string]string{"index.md": "home", "old.md": "old", "_redirects": redirects}, nil)
		_, position := r.ready(t)
		tab := r.openAt(t, position, "/old")
		if err := os.Remove(filepath.Join(r.root, "content", "old.md")); err != nil {
			t.Fatal(err)
		}
		if u := tab.receives(t, "the end", func(u update) bool { return u.Content }); u.HTML != "" || u.Missing != missing {
			t.Errorf("with the redirects %q: got %+v", redirects, u)
		}
	}
}

func TestServeKeepsTheLastGoodPageWhileThereAreProblems(t *testing.T) {
	r := start(t, page, nil)
	tab, _ := r.ready(t)
	r.save(t, "index.md", "WRONG")
	n := tab.receives(t, "problems", func(n update) bool { return len(n.Problems) > 0 })
	if n.Problems[0].Message != "index.md is wrong" || n.change != (change{}) {
		t.Errorf("got %+v", n)
	}
	if status, body := r.get(t, "/"); status != http.StatusOK || !strings.Contains(body, "home") {
		t.Errorf("the last good page is missing: %d %s", status, body)
	}
	r.save(t, "index.md", "fixed")
	tab.receives(t, "the fix", func(n update) bool { return len(n.Problems) == 0 && n.Content })
	await.Until(t, "the terminal says that it is fixed", func() bool { return strings.Contains(r.terminal.String(), "fixed") })
	if text := r.terminal.String(); !strings.Contains(text, "index.md is wrong") {
		t.Errorf("the terminal says:\n%s", text)
	}
}

func TestServeStartsWithProblemsToo(t *testing.T) {
	r := start(t, map[string]string{"index.md": "WRONG <b>"}, nil)
	tab := r.open(t, "")
	n := tab.receives(t, "problems", func(n update) bool { return len(n.Problems) > 0 })
	status, body := r.get(t, "/any/page")
	if status != http.StatusServiceUnavailable || !strings.Contains(body, "index.md is wrong") || !strings.Contains(body, n.Position) {
		t.Errorf("got %d %s", status, body)
	}
	r.save(t, "index.md", "fixed")
	tab.receives(t, "a reload", func(n update) bool { return n.Reload && len(n.Problems) == 0 })
	if _, body := r.get(t, "/"); !strings.Contains(body, "fixed") {
		t.Errorf("got %s", body)
	}
}

func TestServeShowsWhyAPageCannotBeMadeAndWarnsOnce(t *testing.T) {
	r := start(t, map[string]string{"index.md": "BROKEN", "other.md": "WARNED", "third.md": "ENDED"}, nil)
	_, position := r.ready(t)
	status, body := r.get(t, "/")
	if status != http.StatusInternalServerError || !strings.Contains(body, "the component threw") || !strings.Contains(body, position) {
		t.Errorf("got %d %s", status, body)
	}
	for range 2 {
		if status, _ := r.get(t, "/other"); status != http.StatusOK {
			t.Errorf("the other page: %d", status)
		}
	}
	if status, body := r.get(t, "/third"); status != http.StatusInternalServerError || !strings.Contains(body, "an edit") {
		t.Errorf("what an edit has ended: %d %s", status, body)
	}
	if text := r.terminal.String(); strings.Contains(text, "an edit") || strings.Count(text, "the component threw") != 1 || strings.Count(text, "the component printed") != 1 {
		t.Errorf("the terminal says:\n%s", text)
	}
}

func TestAPageIsFixedWhenItIsMadeAgain(t *testing.T) {
	r := start(t, map[string]string{"index.md": "BROKEN", "other.md": "other"}, nil)
	_, position := r.ready(t)
	tab := r.openAt(t, position, "/other")
	edit := func(text string, status int) string {
		r.save(t, "index.md", text)
		tab.receives(t, "content", func(n update) bool { return n.Content })
		if got, _ := r.get(t, "/"); got != status {
			t.Errorf("%s: got %d", text, got)
		}
		return r.terminal.String()
	}
	r.get(t, "/")
	if text := edit("still BROKEN", http.StatusInternalServerError); strings.Contains(text, "fixed") || strings.Count(text, "the component threw") != 2 {
		t.Errorf("while it is broken, the terminal says:\n%s", text)
	}
	if text := edit("whole", http.StatusOK); strings.Count(text, "/: fixed\n") != 1 {
		t.Errorf("once it is whole, the terminal says:\n%s", text)
	}
	if text := edit("whole still", http.StatusOK); strings.Count(text, "fixed") != 1 {
		t.Errorf("after another edit, the terminal says:\n%s", text)
	}
}

// A browser may ask for a page before the terminal has printed that the site is updated.
func TestAPageThatFailsIsReportedOncePerPlan(t *testing.T) {
	out := new(buffer)
	s := newServer(t.Context(), Options{Out: out})
	threw := diag.List{diag.Errorf("tried", diag.Pos{}, "the component threw")}
	for range 2 {
		failed := s.serveFailure("")
		for range 3 {
			failed(httptest.NewRecorder(), httptest.NewRequest("GET", "/", nil), threw, nil)
		}
	}
	if text := out.String(); strings.Count(text, "the component threw") != 2 {
		t.Errorf("two plans, each with three requests: the terminal says:\n%s", text)
	}
}

func TestANewerChangeCancelsThePlanUnderWay(t *testing.T) {
	var hold atomic.Bool
	started := make(chan struct{}, 10)
	r := start(t, page, func(ctx context.Context) {
		if hold.CompareAndSwap(true, false) {
			started <- struct{}{}
			<-ctx.Done() // otherwise it would never end
		}
	})
	tab, _ := r.ready(t)
	hold.Store(true)
	r.save(t, "index.md", "first")
	await.Value(t, started, "a plan")
	r.save(t, "index.md", "second")
	tab.receives(t, "content", func(n update) bool { return n.Content })
	if _, body := r.get(t, "/"); !strings.Contains(body, "second") {
		t.Errorf("got %s", body)
	}
}

func TestFormsAreKeptAndShownEscaped(t *testing.T) {
	r := start(t, map[string]string{
		"index.md": `<form name="contact" data-netlify="true"><input name="name"></form>`,
	}, nil)
	r.ready(t)
	if _, body := r.get(t, "/__nightlight/forms"); !strings.Contains(body, "Nothing yet") {
		t.Errorf("got %s", body)
	}
	for _, name := range []string{"Ann", "<script>alert(1)</script>"} {
		response, err := http.PostForm(r.base+"/", url.Values{"form-name": {"contact"}, "name": {name}})
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		if response.StatusCode != http.StatusOK {
			t.Errorf("got %s", response.Status)
		}
	}
	_, body := r.get(t, "/__nightlight/forms")
	newest, oldest := strings.Index(body, "&lt;script&gt;"), strings.Index(body, "Ann")
	if strings.Contains(body, "<script>") || newest < 0 || oldest < newest {
		t.Errorf("got %s", body)
	}

	file := filepath.Join(r.root, "received", "contact.jsonl")
	whole := testfiles.Read(t, file)
	testfiles.Write(t, file, string(whole[:len(whole)-9])) // as after a crash
	_, body = r.get(t, "/__nightlight/forms")
	if !strings.Contains(body, "contact.jsonl:3") || !strings.Contains(body, "Ann") || strings.Contains(body, "alert") {
		t.Errorf("got %s", body)
	}
}

func TestOnlyTheListenersOwnAddressesAreAnswered(t *testing.T) {
	base := "http://" + listening(t, false, never).Addr().String()
	for _, c := range []struct {
		method, host, header, value string
		want                        int
	}{
		{"GET", "localhost:4321", "", "", http.StatusOK},
		{"GET", "127.0.0.1:4321", "", "", http.StatusOK},
		{"GET", "[::1]:4321", "", "", http.StatusOK},
		{"GET", "evil.example:4321", "", "", http.StatusForbidden},
		{"GET", "localhost.evil.example", "", "", http.StatusForbidden},
		{"GET", "192.168.1.2:4321", "", "", http.StatusForbidden},
		{"POST", "evil.example:4321", "Origin", "http://evil.example:4321", http.StatusForbidden},
		{"POST", "localhost:4321", "Origin", "https://evil.example", http.StatusForbidden},
		{"POST", "localhost:4321", "Origin", "http://localhost:1", http.StatusForbidden},
		{"POST", "localhost:4321", "Origin", "null", http.StatusForbidden},
		{"POST", "localhost:4321", "Sec-Fetch-Site", "cross-site", http.StatusForbidden},
		{"POST", "localhost:4321", "Sec-Fetch-Site", "same-site", http.StatusForbidden},
		{"POST", "localhost:4321", "Sec-Fetch-Site", "same-origin", http.StatusOK},
		{"POST", "localhost:4321", "Origin", "http://localhost:4321", http.StatusOK},
	} {
		request, err := http.NewRequestWithContext(t.Context(), c.method, base, nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Host = c.host
		if c.header != "" {
			request.Header.Set(c.header, c.value)
		}
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		if response.StatusCode != c.want {
			t.Errorf("%+v: got %d", c, response.StatusCode)
		}
	}
}

func TestListenTakesTheNextFreePort(t *testing.T) {
	first, err := Listen(-1, false)
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := Listen(-1, true)
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	if first.Local == second.Local {
		t.Errorf("both listen on %s", first.Local)
	}
	var port int
	if _, err := fmt.Sscanf(first.Local, "http://localhost:%d", &port); err != nil {
		t.Fatal(err)
	}
	third, err := Listen(port, false)
	if err == nil {
		third.Close()
		t.Fatal("a port that was asked for was quietly replaced by another")
	}
	if want := fmt.Sprintf("port %d is taken by another program: stop that one, or choose another port", port); err.Error() != want {
		t.Errorf("got %q, want %q", err, want)
	}
}

func TestAMachineThatNoPhoneReachesIsToldSo(t *testing.T) {
	screen := new(buffer)
	welcome := &terminal{w: screen}
	welcome.welcome(&Listener{Local: "http://localhost:4321", Alone: true})
	if got := screen.String(); !strings.Contains(got, "http://localhost:4321\n") || !strings.Contains(got, "no address that a phone could reach") || strings.Contains(got, "█") {
		t.Errorf("got %q", got)
	}
}

func TestNoNameOfAFileSteersTheTerminal(t *testing.T) {
	screen := new(buffer)
	hostile := []string{"content/a\x1b]0;b\a\u202e.md"}
	term := newServer(t.Context(), Options{Out: screen}).terminal
	term.updated(hostile, change{Content: true}, planResult{})
	term.problems(hostile, planResult{})
	term.pageFailed("/\x1b[2J", diag.List{diag.Errorf("tried", diag.Pos{}, "Tried.")})
	if got := screen.String(); strings.ContainsAny(got, "\x1b\a\u202e") || strings.Count(got, "content/a·]0;b··.md") != 2 {
		t.Errorf("got %q", got)
	}
}

// While an editor saves, a file may be missing or incomplete for a moment.
func TestWhatIsTrueForAMomentIsNotShown(t *testing.T) { synctest.Test(t, showsWhatLasts) }

func showsWhatLasts(t *testing.T) {
	good := new(output.Set)
	good.Add("/index.html", []byte("<body></body>"))
	good.Add("/a/index.html", []byte("<body></body>"))
	fewer := new(output.Set)
	fewer.Add("/index.html", []byte("<body></body>"))
	wrong := planResult{diags: diag.List{diag.Errorf("tried", diag.Pos{File: "content/a.md"}, "a is wrong")}}

	results := make(chan planResult)
	screen := new(buffer)
	s := newServer(t.Context(), Options{Out: screen, Listener: new(Listener), Plan: func(context.Context) (*output.Set, diag.List) {
		result := <-results
		return result.set, result.diags
	}})
	updates, _ := s.subscribe()
	changes := make(chan []string)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ended := make(chan struct{})
	go func() {
		s.planLoop(ctx, changes)
		close(ended)
	}()
	pages := func() int {
		s.mu.Lock()
		defer s.mu.Unlock()
		return len(s.site.Paths())
	}

	results <- planResult{set: good}
	<-updates
	for _, passing := range []planResult{wrong, {set: fewer}} {
		changes <- []string{"content/a.md"}
		results <- passing
		synctest.Wait() // the result is delayed
		changes <- []string{"content/a.md"}
		results <- planResult{set: good}
		<-updates
		if got := screen.String(); strings.Contains(got, "is wrong") || pages() != 2 {
			t.Errorf("shown after all: %s", got)
		}
	}
	for _, lasting := range []planResult{{set: fewer}, wrong} {
		changes <- []string{"content/a.md"}
		results <- lasting
		<-updates
	}
	close(changes)
	<-ended
	if got := screen.String(); !strings.Contains(got, "a is wrong") || pages() != 1 {
		t.Errorf("not shown: %s", got)
	}
}

// stuck is a source that renders a page until its context ends.
type stuck struct{ begun, ended chan struct{} }

func (s stuck) Produce(ctx context.Context, _ []string, _ func(string, []byte) error) (diag.List, error) {
	close(s.begun)
	<-ctx.Done()
	close(s.ended)
	return nil, ctx.Err()
}

// The caller then frees the renderers.
func TestNothingIsRenderedAfterServeHasReturned(t *testing.T) {
	page := stuck{make(chan struct{}), make(chan struct{})}
	t.Run("serving", func(t *testing.T) {
		r := serve(t, t.TempDir(), func(context.Context) (*output.Set, diag.List) {
			set := new(output.Set)
			set.AddPages(page, "/index.html")
			return set, nil
		})
		r.open(t, "another server's") // so the page is rendered in advance
		await.Value(t, page.begun, "the render")
	})
	select {
	case <-page.ended:
	default:
		t.Error("a page is still being rendered")
	}
	s := &site{renders: new(sync.RWMutex), Set: new(output.Set)}
	s.AddPages(page, "/late.html")
	s.renders.Lock()
	if _, err := s.Read(t.Context(), "/late.html"); err == nil {
		t.Error("a page is rendered later")
	}
}

// The renderer stops an endless loop only much later.
func TestAPageThatIsRenderedForLongIsNamed(t *testing.T) { synctest.Test(t, namesASlowPage) }

func namesASlowPage(t *testing.T) {
	r := newServer(t.Context(), Options{Out: new(buffer)})
	told := make(chan string, 2)
	page := stuck{make(chan struct{}), make(chan struct{})}
	s := &site{renders: &r.renders, Set: new(output.Set), slow: func(address string) { told <- address }}
	s.AddPages(page, "/loop/index.html")
	ctx, stop := context.WithCancel(t.Context())
	read := make(chan error, 1)
	go func() {
		_, err := s.Read(ctx, "/loop/index.html")
		read <- err
	}()
	await.Value(t, page.begun, "the render")
	if address := await.Value(t, told, "the page's address"); address != "/loop" {
		t.Errorf("got %s", address)
	}
	stop()
	await.Value(t, read, "the end of the render")
	screen := new(buffer)
	term := newServer(t.Context(), Options{Out: screen}).terminal
	term.pageSlow("/loop")
	if text := screen.String(); !strings.Contains(text, "/loop: still being rendered") {
		t.Errorf("got %s", text)
	}
}

// A sealed file is the text of a members' page: showing it needs no reload.
func TestTheKindOfAChangeIsThatOfItsFiles(t *testing.T) {
	with := func(name, text string) *site {
		set := new(output.Set)
		set.Add("/app.css", nil)
		set.Add(name, []byte(text))
		return &site{Set: set}
	}
	for _, c := range []struct {
		name, edited string
		want         change
	}{
		{"/app.js", "components/app.tsx", change{Reload: true, Content: true}},
		{"/app.js.map", "components/app.tsx", change{Content: true}},
		{"/look.css", "components/look.css", change{Style: true}},
		{"/feed.xml", "components/look.css", change{}},
		{"/members/a.sealed", "content/a.md", change{Content: true}},
	} {
		if got := compare(with(c.name, "before"), with(c.name, "after"), []string{c.edited}); got != c.want {
			t.Errorf("%s after an edit of %s: got %+v, want %+v", c.name, c.edited, got, c.want)
		}
	}
	if got := compare(with("/members/a.sealed", ""), with("/members/b.sealed", ""), nil); got != (change{Content: true}) {
		t.Errorf("a sealed file in place of another: got %+v", got)
	}
}

// A page receives each change since the version that it shows, and no earlier one.
func TestAPageIsToldOfEachChangeSinceItsVersion(t *testing.T) {
	s := newServer(t.Context(), Options{Out: new(buffer)})
	s.history = []change{{Reload: true}, {Style: true}, {Content: true}}
	s.site = &site{Set: new(output.Set)}
	s.site.Add("/look-AAAAAAAA.css", nil)
	for seen, want := range []change{{true, true, true}, {false, true, true}, {false, false, true}, {}} {
		u := s.updateSince(fmt.Sprintf("%s.%d", s.run, seen))
		if u.change != want || u.Position != s.run+".3" || want.Style != slices.Equal(u.Styles, []string{"/look-AAAAAAAA.css"}) {
			t.Errorf("from version %d: got %+v at %s with %q, want %+v", seen, u.change, u.Position, u.Styles, want)
		}
	}
	for _, unknown := range []string{"", s.run, s.run + ".4", s.run + ".-1", s.run + ".x", "other.3"} {
		if u := s.updateSince(unknown); !u.Reload {
			t.Errorf("from version %q the page is not loaded again", unknown)
		}
	}
}
