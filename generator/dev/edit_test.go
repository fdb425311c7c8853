package dev

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nightlight/generator"
	"nightlight/generator/inplace"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/bakery"
)

// The bakery, with the server that lets its words be edited, as this machine sees it.
func editing(t *testing.T) (root string, ask func(method, address, body string, change func(*http.Request)) *httptest.ResponseRecorder) {
	t.Helper()
	root = bakery.Install(t)
	builder, err := generator.New(generator.Options{Root: root, Model: bakery.Model(), Now: sitetest.Today})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(builder.Close)
	s := newServer(Options{Root: root, Editor: inplace.New(builder), Out: new(buffer)})
	handler := guard(&Listener{Local: "http://localhost:4321", LAN: []string{"http://192.168.1.7:4321"}}, s)
	return root, func(method, address, body string, change func(*http.Request)) *httptest.ResponseRecorder {
		request := httptest.NewRequest(method, "http://localhost:4321/__nightlight/edit/"+address, strings.NewReader(body))
		request.RemoteAddr = "127.0.0.1:50000"
		change(request)
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, request)
		return answer
	}
}

func TestOnlyThisMachineAndThisSessionEdit(t *testing.T) {
	root, ask := editing(t)
	as := func(*http.Request) {}
	var page struct {
		Token string
		inplace.Page
	}
	values := ask("GET", "values?path=/white", "", as)
	if err := json.Unmarshal(values.Body.Bytes(), &page); err != nil || page.Token == "" || values.Header().Get("Access-Control-Allow-Origin") != "" {
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
	before, err := os.ReadFile(filepath.Join(root, change.File))
	if err != nil {
		t.Fatal(err)
	}
	header := func(name, value string) func(*http.Request) {
		return func(r *http.Request) {
			r.Header.Set(tokenHeader, page.Token)
			r.Header.Set(name, value)
		}
	}
	for name, c := range map[string]struct {
		method, action string
		as             func(*http.Request)
		want           int
	}{
		"without a token":         {"POST", "save", as, http.StatusForbidden},
		"with another token":      {"POST", "save", header(tokenHeader, "A"+page.Token[1:]), http.StatusForbidden},
		"from another origin":     {"POST", "save", header("Origin", "https://evil.example"), http.StatusForbidden},
		"from another port":       {"POST", "save", header("Origin", "http://localhost:1"), http.StatusForbidden},
		"from another site":       {"POST", "save", header("Sec-Fetch-Site", "cross-site"), http.StatusForbidden},
		"as GET":                  {"GET", "save", header("Accept", "*/*"), http.StatusMethodNotAllowed},
		"an action that is none":  {"POST", "delete", header("Accept", "*/*"), http.StatusNotFound},
		"undo without a token":    {"POST", "undo", as, http.StatusForbidden},
		"check without a token":   {"POST", "check", as, http.StatusForbidden},
		"under another name":      {"GET", "values", func(r *http.Request) { r.Host = "evil.example" }, http.StatusForbidden},
		"values from the network": {"GET", "values", func(r *http.Request) { r.RemoteAddr = "192.168.1.9:50000" }, http.StatusForbidden},
		"saved from the network": {"POST", "save", func(r *http.Request) {
			r.Header.Set(tokenHeader, page.Token)
			r.Host, r.RemoteAddr = "192.168.1.7:4321", "192.168.1.9:50000"
		}, http.StatusForbidden},
	} {
		if answer := ask(c.method, c.action, string(body), c.as); answer.Code != c.want {
			t.Errorf("%s: got %d %s", name, answer.Code, answer.Body)
		}
	}
	own := header("Sec-Fetch-Site", "same-origin")
	if answer := ask("POST", "save", `{"file": "`+strings.Repeat("a", maxChange), own); answer.Code != http.StatusBadRequest {
		t.Errorf("a change without end: got %d", answer.Code)
	}
	if now, err := os.ReadFile(filepath.Join(root, change.File)); err != nil || string(now) != string(before) {
		t.Fatalf("the file became (%v)\n%s", err, now)
	}
	answer := ask("POST", "save", string(body), own)
	if now, _ := os.ReadFile(filepath.Join(root, change.File)); !strings.Contains(string(now), "title: Overwritten") {
		t.Errorf("saved from this machine: got %d %s", answer.Code, answer.Body)
	}
}
