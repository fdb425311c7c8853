package dev

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"nightlight/generator"
	"nightlight/generator/reading/content"
	"nightlight/generator/serving/host"
	"nightlight/generator/serving/inplace"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/bakery"
	"nightlight/generator/sitetest/testfiles"
)

const (
	siteOrigin   = "http://localhost:4321"
	authorOrigin = "http://127.0.0.1:50321"
)

// bakeryServer serves the bakery at both of its origins.
type bakeryServer struct {
	root         string
	site, author http.Handler
	server       *server
	terminal     *buffer
}

func newBakeryServer(t *testing.T) *bakeryServer {
	t.Helper()
	root := bakery.Install(t)
	builder := sitetest.NewBuilder(t, generator.Options{Root: root, Model: bakery.Model(), Now: sitetest.Today})
	listener := &Listener{Local: siteOrigin, LAN: []string{"http://192.168.1.7:4321"}, hosts: []string{"localhost", "127.0.0.1"}, lanHosts: []string{"192.168.1.7"}}
	author := &Listener{Local: authorOrigin, hosts: []string{"127.0.0.1"}}
	screen := new(buffer)
	s := newServer(t.Context(), Options{
		Root: root, Listener: listener, Author: author, Editor: inplace.New(builder),
		Run: func(_ context.Context, args []string, agreed string) (said, asks string) {
			if agreed == "abc" {
				return "done: " + strings.Join(args, " "), ""
			}
			return strings.Join(args, " "), "abc"
		},
		Sheet: func() []content.Swatch {
			return []content.Swatch{{Name: "ink", Colours: [3]string{"#111111", "#eeeeee", "#aa5500"}, Contrasts: [3]float64{17.4, 14, 6}}}
		},
		Inbox: host.Inbox(filepath.Join(root, "received")), Out: screen,
	})
	return &bakeryServer{
		root: root, server: s, terminal: screen,
		site:   guard(listener, s.router(siteAddresses, s.serveSite)),
		author: guard(author, s.router(authorAddresses, http.NotFound)),
	}
}

// ask sends a request to an origin; change modifies it for a certain client.
func (b *bakeryServer) ask(origin, method, name, body string, change ...func(*http.Request)) *httptest.ResponseRecorder {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	if name == "events" {
		cancel() // the stream ends after the first event
	}
	request := httptest.NewRequestWithContext(ctx, method, origin+own+name, strings.NewReader(body))
	request.RemoteAddr = "127.0.0.1:50000"
	for _, c := range change {
		c(request)
	}
	answer := httptest.NewRecorder()
	handler := b.site
	if origin == authorOrigin {
		handler = b.author
	}
	handler.ServeHTTP(answer, request)
	return answer
}

func header(name, value string) func(*http.Request) {
	return func(r *http.Request) { r.Header.Set(name, value) }
}

// fetchedBy makes a request one that a page's script fetches.
func fetchedBy(origin, site string) func(*http.Request) {
	return func(r *http.Request) {
		r.Header.Set("Origin", origin)
		r.Header.Set("Sec-Fetch-Site", site)
	}
}

// browser sets the headers in which browsers name the site, mode and destination of a request.
func browser(origin, site, mode, destination string) func(*http.Request) {
	return func(r *http.Request) {
		if origin != "" {
			r.Header.Set("Origin", origin)
		}
		r.Header.Set("Sec-Fetch-Site", site)
		r.Header.Set("Sec-Fetch-Mode", mode)
		r.Header.Set("Sec-Fetch-Dest", destination)
	}
}

// askers are the possible clients, with the headers and addresses of their requests.
var askers = []struct {
	name    string
	as      func(*http.Request)
	answers []*audience // that it belongs to
}{
	{"a tab of this machine", header("Sec-Fetch-Site", "none"), []*audience{sitePages, thisMachine, authorTab}},
	{"a program", func(*http.Request) {}, []*audience{sitePages, thisMachine, authorTab}},
	{"a script of a page of the site", func(r *http.Request) {
		if r.Host == strings.TrimPrefix(siteOrigin, "http://") {
			r.Header.Set("Sec-Fetch-Site", "same-origin")
			return
		}
		fetchedBy(siteOrigin, "cross-site")(r)
	}, []*audience{sitePages, thisMachine}},
	{"a page of the site, in a frame or a tab", func(r *http.Request) {
		if r.Host == strings.TrimPrefix(siteOrigin, "http://") {
			r.Header.Set("Sec-Fetch-Site", "same-origin")
		} else {
			r.Header.Set("Sec-Fetch-Site", "cross-site")
		}
		r.Header.Set("Sec-Fetch-Mode", "navigate")
	}, []*audience{sitePages, thisMachine, authorTab}},
	{"an address that is typed", browser("", "none", "navigate", "document"), []*audience{sitePages, thisMachine, authorTab}},
	{"a link of another site, to a tab", browser("", "cross-site", "navigate", "document"), []*audience{authorTab}},
	{"a frame of another site", browser("", "cross-site", "navigate", "iframe"), []*audience{authorTab}},
	{"an image of another site", browser("", "cross-site", "no-cors", "image"), nil},
	{"a script element of another site", browser("", "cross-site", "no-cors", "script"), nil},
	{"a module of another site", browser("https://evil.example", "cross-site", "cors", "script"), nil},
	{"a fetch of another site", browser("https://evil.example", "cross-site", "cors", "empty"), nil},
	{"a fetch of another port", browser("http://localhost:1", "same-site", "cors", "empty"), nil},
	{"a style sheet of another port", browser("", "same-site", "no-cors", "style"), nil},
	{"a socket of another site", browser("https://evil.example", "cross-site", "websocket", "websocket"), nil},
	{"a worker of another site", browser("https://evil.example", "cross-site", "same-origin", "worker"), nil},
	{"a page under another name of this machine", fetchedBy("http://127.0.0.1:4321", "same-site"), nil},
	{"a page of another port", fetchedBy("http://127.0.0.1:1", "same-site"), nil},
	{"a page of another site", fetchedBy("https://evil.example", "cross-site"), nil},
	{"a page of another site, of which a browser names the origin alone", header("Origin", "https://evil.example"), nil},
	{"a page of the site, of which a browser names the origin alone", func(r *http.Request) {
		if r.Host == strings.TrimPrefix(siteOrigin, "http://") {
			r.Header.Set("Origin", siteOrigin)
		}
	}, []*audience{sitePages, thisMachine, authorTab}},
	{"a page of no origin", fetchedBy("null", "cross-site"), nil},
	{"another name for this machine", func(r *http.Request) { r.Host = "evil.example:4321" }, nil},
	{"a phone on the network", func(r *http.Request) {
		r.RemoteAddr = "192.168.1.9:50000"
		if r.Host != strings.TrimPrefix(authorOrigin, "http://") {
			r.Host = "192.168.1.7:4321"
		}
	}, []*audience{sitePages}},
	{"a phone that says localhost", func(r *http.Request) {
		r.RemoteAddr = "192.168.1.9:50000"
		r.Host = strings.Replace(r.Host, "127.0.0.1", "localhost", 1)
	}, nil},
	{"a phone that names the editor", func(r *http.Request) {
		r.RemoteAddr = "192.168.1.9:50000"
		fetchedBy(authorOrigin, "same-origin")(r)
	}, []*audience{sitePages}},
}

func TestEachAddressAnswersThoseOfItsLine(t *testing.T) {
	b := newBakeryServer(t)
	for origin, table := range map[string][]address{siteOrigin: siteAddresses, authorOrigin: authorAddresses} {
		for _, a := range table {
			for _, asker := range askers {
				if a.who == sitePages && strings.Contains(asker.name, "names the editor") {
					continue // at the site's origin this is a page of another site, which is another case
				}
				method := http.MethodGet
				if a.who == editorOnly {
					method = http.MethodPost
				}
				answer := b.ask(origin, method, a.name, "{}", asker.as)
				if may := slices.Contains(asker.answers, a.who); may == (answer.Code == http.StatusForbidden) {
					t.Errorf("%s%s%s for %s: got %d %s", origin, own, a.name, asker.name, answer.Code, answer.Body)
				}
				if allowed := answer.Header().Get("Access-Control-Allow-Origin"); allowed != "" {
					t.Errorf("%s%s lets %s read it", own, a.name, allowed)
				}
				if policy := answer.Header().Get("Cross-Origin-Resource-Policy"); policy != "same-origin" && answer.Code != http.StatusForbidden {
					t.Errorf("%s%s may be loaded by %q", own, a.name, policy)
				}
			}
		}
	}
	if answer := b.ask(siteOrigin, "GET", "unknown", ""); answer.Code != http.StatusNotFound {
		t.Errorf("an address without a line: got %d", answer.Code)
	}
}

// Each document of the author's origin restricts who may frame it.
func TestOnlyPagesOfTheSiteFrameTheEditorAndNobodyTheOthers(t *testing.T) {
	b := newBakeryServer(t)
	for name, want := range map[string]string{
		"editor":   "frame-ancestors http://localhost:4321 http://127.0.0.1:4321",
		"forms":    "frame-ancestors 'none'",
		"brand":    "frame-ancestors 'none'",
		"versions": "frame-ancestors 'none'",
	} {
		policy := b.ask(authorOrigin, "GET", name, "").Header().Get("Content-Security-Policy")
		if !strings.HasSuffix(policy, want) || !strings.HasPrefix(policy, "default-src 'none'") {
			t.Errorf("the policy of %s is %s", name, policy)
		}
	}
	forms := b.ask(siteOrigin, "GET", "forms", "")
	if to := forms.Header().Get("Location"); to != authorOrigin+own+"forms" || strings.Contains(forms.Body.String(), "Submissions") {
		t.Errorf("the site's own address of the forms answers %d %s %s", forms.Code, to, forms.Body)
	}
}

func TestOnlyTheEditorChangesAFile(t *testing.T) {
	b := newBakeryServer(t)
	editor := fetchedBy(authorOrigin, "same-origin")
	var page inplace.Page
	values := b.ask(authorOrigin, "POST", "edit/values", `{"path": "/white"}`, editor)
	if err := json.Unmarshal(values.Body.Bytes(), &page); err != nil || len(page.Files) == 0 {
		t.Fatalf("the values are %s (%v)", values.Body, err)
	}
	change := inplace.Change{File: "content/loaves/white.md", Path: "title", Text: "Overwritten"}
	for _, file := range page.Files {
		if file.Name == change.File {
			change.Hash = file.Hash
		}
	}
	body, err := json.Marshal(change)
	if err != nil {
		t.Fatal(err)
	}
	read := func() string {
		data := testfiles.Read(t, filepath.Join(b.root, change.File))
		return string(data)
	}
	before := read()
	for _, asker := range askers {
		b.ask(authorOrigin, "POST", "edit/save", string(body), asker.as)
		b.ask(siteOrigin, "POST", "edit/save", string(body), asker.as)
	}
	b.ask(authorOrigin, "GET", "edit/save", string(body), editor)
	endless := b.ask(authorOrigin, "POST", "edit/save", `{"file": "`+strings.Repeat("a", maxChange), editor)
	if endless.Code != http.StatusBadRequest || read() != before {
		t.Fatalf("a change without end: got %d; the file is\n%s", endless.Code, read())
	}
	answer := b.ask(authorOrigin, "POST", "edit/save", string(body), editor)
	if !strings.Contains(read(), "title: Overwritten") {
		t.Errorf("saved by the editor: got %d %s", answer.Code, answer.Body)
	}
}

// A command that asks a question runs only after the author has agreed to that question.
func TestTheEditorsPagesRunCommands(t *testing.T) {
	b := newBakeryServer(t)
	form := func(r *http.Request) { r.Header.Set("Content-Type", "application/x-www-form-urlencoded") }
	author := fetchedBy(authorOrigin, "same-origin")
	for body, want := range map[string]string{
		"do=history&file=%2Fwhite":                            ">history -- /white<",
		"do=restore&file=--date&date=2026-11-20":              ">restore --date=2026-11-20 -- --date<",
		"do=publish&message=--yes":                            ">publish --message=--yes<",
		"do=publish&message=New+prices&agreed=abc":            ">done: publish --message=New prices<",
		"do=restore&file=a&date=2026-11-20&agreed=abc":        ">done: restore --date=2026-11-20 -- a<",
		"do=publish&agreed=yes":                               `name="agreed" value="abc"`,
		"do=build":                                            "There is no such command.",
		"do=history&file=" + strings.Repeat("a", maxChange+1): "The request cannot be read.",
	} {
		answer := b.ask(authorOrigin, "POST", "versions/run", body, author, form).Body.String()
		if !strings.Contains(answer, want) {
			t.Errorf("%.60s: %s", body, answer)
		}
		if asks, agreed := strings.Contains(answer, `name="agreed"`), strings.Contains(body, "agreed=abc"); asks && agreed {
			t.Errorf("%s: what was agreed to is asked again", body)
		}
	}
	for _, asker := range askers {
		if answer := b.ask(authorOrigin, "POST", "versions/run", "do=publish&agreed=abc", asker.as, form); answer.Code != http.StatusForbidden {
			t.Errorf("%s publishes: %d", asker.name, answer.Code)
		}
	}
	if sheet := b.ask(authorOrigin, "GET", "brand", "").Body.String(); !strings.Contains(sheet, "#aa5500 6.0") {
		t.Errorf("the sheet is %s", sheet)
	}
}

// docs/security.md lists who may request each address, as the tables do.
func TestTheDocumentSaysWhoMayAsk(t *testing.T) {
	text := testfiles.Read(t, "../../../docs/security.md")
	for at, table := range map[string][]address{"the site's": siteAddresses, "the author's": authorAddresses} {
		names := map[string][]string{}
		for _, a := range table {
			line := fmt.Sprintf("%s | %s | %s |", at, a.who.name, a.reveals)
			names[line] = append(names[line], "`"+a.name+"`")
		}
		for line, names := range names {
			if row := "| " + strings.Join(names, ", ") + " | " + line; !strings.Contains(string(text), row) {
				t.Errorf("docs/security.md has no line\n%s", row)
			}
		}
	}
}
