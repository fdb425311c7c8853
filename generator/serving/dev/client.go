package dev

import (
	"bytes"
	"embed"
	"fmt"
	"html/template"
	"net/http"
	"path"
	"path/filepath"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/encode"
)

//go:embed *.js
var scripts embed.FS

func serveScript(_ *server, w http.ResponseWriter, r *http.Request) {
	script, err := scripts.ReadFile(path.Base(r.URL.Path))
	if err != nil {
		panic("dev: " + err.Error())
	}
	w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
	_, _ = w.Write(script) // the browser may have closed the connection
}

// serveKit serves the sheet on which a site shows its parts beside each other.
func (s *server) serveKit(w http.ResponseWriter, r *http.Request) {
	http.ServeFile(w, r, filepath.Join(s.opts.Root, "components", "kit.html"))
}

// InlineScript is added to each page by dev, and takes the client out of the template before
// it. The policy allows an element that a script adds; on members' pages no script may name an
// address.
const InlineScript = `document.body.append(document.currentScript.previousElementSibling.content.cloneNode(true))`

// clientTag is what dev adds to a page that is made now. The caller holds s.mu.
func (s *server) clientTag() string {
	if s.opts.Editor == nil {
		return clientTag(s.position(), "")
	}
	return clientTag(s.position(), s.opts.Author.Local)
}

func clientTag(position, editor string) string {
	return fmt.Sprintf(`<template><script type="module" src="%sclient.js"></script></template><script data-position="%s" data-editor="%s">%s</script>`,
		own, position, editor, InlineScript)
}

//go:embed problems.html
var problemsHTML string

var problemsPage = template.Must(template.New("problems").Parse(problemsHTML))

// serveProblems answers with a page that shows problems where the site's page
// cannot be, and that becomes the site's once they are fixed.
func serveProblems(w http.ResponseWriter, status int, tag string, problems diag.List) {
	var text bytes.Buffer
	if err := diag.Print(&text, diag.Text, problems, diag.Style{}); err != nil {
		panic("dev: " + err.Error())
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = problemsPage.Execute(w, map[string]any{ // the browser may have closed the connection
		"Text":     text.String(),
		"Problems": string(encode.JSON(problems.Sorted())),
		"Client":   template.HTML(tag),
	})
}
