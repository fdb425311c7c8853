package host

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/txtar"

	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/output"
	"nightlight/generator/sitetest/testfiles"
)

// Each file in testdata is a site with the requests that are made to it, in the
// indented lines of its text:
//
//	GET /path             the request
//	> Name: value         its headers
//	>> text               its body
//	200                   the status of the answer
//	Name: value           a header of the answer; - says that it is missing
//	~ text                a part of the body
//	= text                the whole body
//	kept form: line       what was appended to the form's file; "kept nothing"
//
// Every request is made twice: of a set, as dev serves it, and of a folder, as
// preview does.
func TestHandler(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no requests found", err)
	}
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimSuffix(filepath.Base(file), ".txtar")
		t.Run(name+"/set", func(t *testing.T) { runRequests(t, siteOf(archive).set(), archive) })
		t.Run(name+"/folder", func(t *testing.T) { runRequests(t, folderOf(t, siteOf(archive)), archive) })
	}
}

// tree is a site's files by path.
type tree map[string]string

func (files tree) set() *output.Set {
	set := new(output.Set)
	for name, text := range files {
		set.Add(name, append([]byte(nil), text...)) // an empty file is nil, as if it came from the cache
	}
	return set
}

func siteOf(archive *txtar.Archive) tree {
	site := tree{}
	for _, file := range archive.Files {
		text := strings.ReplaceAll(string(file.Data), "LONG\n", strings.Repeat("long text ", 500))
		site["/"+file.Name] = text
	}
	return site
}

func folderOf(t *testing.T, site tree) output.Files {
	t.Helper()
	dir := t.TempDir()
	testfiles.Write(t, filepath.Join(filepath.Dir(dir), "secret"), "outside of the site")
	for name, text := range site {
		testfiles.Write(t, filepath.Join(dir, filepath.FromSlash(name)), text)
	}
	return disk.Folder{Path: dir, Name: "dist"}
}

var someMorning = time.Date(2026, 11, 21, 9, 30, 0, 0, time.UTC)

func runRequests(t *testing.T, files output.Files, archive *txtar.Archive) {
	forms := filepath.Join(t.TempDir(), "forms")
	if archiveName := archive.Files[0].Name; archiveName == "index.html" {
		forms = "" // serving.txtar shows a site without forms
	}
	server := httptest.NewServer(Handler(files, HandlerOptions{
		Inbox: Inbox(forms),
		Now:   func() time.Time { return someMorning },
	}))
	defer server.Close()
	for paragraph := range strings.SplitSeq(string(archive.Comment), "\n\n") {
		if script, ok := strings.CutPrefix(paragraph, "\t"); ok {
			e := parseExchange(t, script)
			t.Run(strings.ReplaceAll(e.request, "/", "∕"), func(t *testing.T) { e.run(t, server.URL, forms) })
		}
	}
}

// exchange is one request with the expectations of its answer.
type exchange struct {
	request string
	headers []string
	body    string
	status  int
	expects []string
}

func parseExchange(t *testing.T, script string) (e exchange) {
	for i, line := range strings.Split(strings.TrimSpace(script), "\n") {
		line = strings.TrimPrefix(line, "\t")
		status, err := strconv.Atoi(line)
		switch {
		case i == 0:
			e.request = line
		case strings.HasPrefix(line, ">> "):
			e.body = line[3:]
		case strings.HasPrefix(line, "> "):
			e.headers = append(e.headers, line[2:])
		case err == nil:
			e.status = status
		default:
			e.expects = append(e.expects, line)
		}
	}
	if e.status == 0 {
		t.Fatalf("no status is expected of %s", e.request)
	}
	return e
}

func (e exchange) run(t *testing.T, base, forms string) {
	if forms != "" {
		_ = os.RemoveAll(forms)
	}
	response, body := e.send(t, base)
	if response.StatusCode != e.status {
		t.Errorf("status %d, want %d", response.StatusCode, e.status)
	}
	for _, line := range e.expects {
		name, want, _ := strings.Cut(line, ": ")
		switch {
		case line[0] == '~':
			if want := strings.TrimSpace(line[1:]); !strings.Contains(body, want) {
				t.Errorf("the body does not hold %q:\n%s", want, body)
			}
		case line[0] == '=':
			if want := strings.TrimSpace(line[1:]); strings.TrimSpace(body) != want {
				t.Errorf("the body is %q, want %q", body, want)
			}
		case strings.HasPrefix(line, "kept"):
			e.expectKept(t, forms, strings.TrimPrefix(name, "kept "), want)
		default:
			got := strings.Join(response.Header.Values(name), ", ")
			if cmp.Or(got, "-") != want {
				t.Errorf("%s is %q, want %q", name, got, want)
			}
		}
	}
}

func (e exchange) send(t *testing.T, base string) (*http.Response, string) {
	t.Helper()
	method, target, _ := strings.Cut(e.request, " ")
	r, err := http.NewRequestWithContext(t.Context(), method, base, strings.NewReader(e.body))
	if err != nil {
		t.Fatal(err)
	}
	r.URL.Opaque = strings.TrimPrefix(base, "http:") + target // unchanged, without cleaning
	r.Header.Set("Accept-Encoding", "identity")
	for _, line := range e.headers {
		name, value, _ := strings.Cut(line, ": ")
		r.Header.Set(name, value)
	}
	response, err := http.DefaultTransport.RoundTrip(r) // does not follow redirects
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	var body bytes.Buffer
	if _, err := body.ReadFrom(response.Body); err != nil {
		t.Fatal(err)
	}
	return response, body.String()
}

func (e exchange) expectKept(t *testing.T, forms, form, want string) {
	t.Helper()
	if form == "nothing" {
		if _, err := os.Stat(forms); err == nil {
			t.Error("something was kept")
		}
		return
	}
	kept, err := os.ReadFile(filepath.Join(forms, form+".jsonl"))
	if err != nil || string(kept) != "\n"+want {
		t.Errorf("kept %q (%v), want %q", kept, err, want)
	}
}

func serve(handler http.Handler, r *http.Request) *httptest.ResponseRecorder {
	w := httptest.NewRecorder()
	handler.ServeHTTP(w, r)
	return w
}

// failing is a source whose pages cannot be rendered.
type failing struct {
	diags diag.List
	err   error
}

func (f failing) Produce(context.Context, []string, func(string, []byte) error) (diag.List, error) {
	return f.diags, f.err
}

func TestHandlerSaysWhatAPageThatFailsSuffersFrom(t *testing.T) {
	for want, source := range map[string]failing{
		"the moon is missing": {diags: diag.List{diag.Errorf("tried", diag.Pos{File: "content/pages/index.md"}, "the moon is missing")}},
		"Node has ended":      {err: errors.New("Node has ended")},
	} {
		set := new(output.Set)
		set.AddPages(&source, "/index.html")
		w := serve(Handler(set, HandlerOptions{}), httptest.NewRequest("GET", "/", nil))
		if w.Code != http.StatusInternalServerError || !strings.Contains(w.Body.String(), want) {
			t.Errorf("got %d: %s", w.Code, w.Body)
		}
	}
}

const contactForm = `<form name="contact" data-netlify="true"><input name="name"></form>`

func submission(body string) *http.Request {
	r := httptest.NewRequest("POST", "/", strings.NewReader(body))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	return r
}

func TestAFormThatCannotBeKeptOrIsEndlessIsAnError(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "forms")
	testfiles.Write(t, blocked, "a file where the folder should be")
	handler := Handler(tree{"/index.html": contactForm}.set(), HandlerOptions{Inbox: Inbox(blocked)})
	for name, want := range map[string]int{"Ann": http.StatusInternalServerError, strings.Repeat("x", largestForm): http.StatusRequestEntityTooLarge} {
		if w := serve(handler, submission("form-name=contact&name="+name)); w.Code != want {
			t.Errorf("got %d, want %d", w.Code, want)
		}
	}
}

func TestLinksThatLeadOutOfTheFolderAreNotFollowed(t *testing.T) {
	base := t.TempDir()
	dir := filepath.Join(base, "dist")
	testfiles.Write(t, filepath.Join(dir, "404.html"), "lost")
	testfiles.Write(t, filepath.Join(base, "private", "index.html"), "outside of the site")
	for link, target := range map[string]string{
		"file.html": filepath.Join(base, "private", "index.html"),
		"near.html": "../private/index.html",
		"folder":    "../private",
	} {
		if err := os.Symlink(target, filepath.Join(dir, link)); err != nil {
			t.Skip("links cannot be made here:", err)
		}
	}
	handler := Handler(disk.Folder{Path: dir, Name: "dist"}, HandlerOptions{})
	for _, address := range []string{"/file", "/file.html", "/near", "/folder", "/folder/", "/folder/index.html"} {
		if w := serve(handler, httptest.NewRequest("GET", address, nil)); w.Code != http.StatusNotFound || strings.Contains(w.Body.String(), "outside") {
			t.Errorf("%s: got %d with %q", address, w.Code, w.Body)
		}
	}
}
