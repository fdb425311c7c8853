package bundle

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/sitetest/bakery"
)

// folder returns a small site that uses the repository's packages.
func folder(t *testing.T, files map[string]string) small {
	t.Helper()
	s := small{t, t.TempDir()}
	for _, name := range []string{"react", "react-dom", "react-router", "react-router-dom", "scheduler", "cookie", "set-cookie-parser"} {
		from, to := filepath.Join(repository(t), "node_modules", name), filepath.Join(s.root, "node_modules", name)
		if err := os.CopyFS(to, os.DirFS(from)); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range files {
		s.write(name, text)
	}
	return s
}

func packages(t *testing.T, root string) *prebundle {
	t.Helper()
	p, diags := buildPrebundle(root)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	return p
}

func develop(t *testing.T, root string, p *prebundle) *session {
	t.Helper()
	s, diags := newSession(Options{Root: root}, true, p)
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	t.Cleanup(s.close)
	return s
}

func rebuild(t *testing.T, s *session) *Bundle {
	t.Helper()
	b, diags := s.build(small{t, s.root}.find(nil))
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	return b
}

func TestPrebundledPackagesAreOneReact(t *testing.T) {
	s := folder(t, map[string]string{
		"components/entry.client.tsx": `import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document.body, <p />);`,
		"components/base.css":         ``,
		"components/entry.server.tsx": `
			import './base.css';
			import { renderToString } from 'react-dom/server';
			import { useState } from 'react';
			import { StaticRouter, useLocation } from 'react-router-dom';
			import Old from 'old-package';
			function Own() { const [n] = useState(1); return <b>{n}{useLocation().pathname}</b>; }
			const html = renderToString(<StaticRouter location="/here"><Own /><Old /></StaticRouter>);
			const { default: streaming } = await import('react-dom/server.browser');
			// The streaming renderer opens a channel that would keep Node waiting.
			process.stdout.write(html + ' ' + typeof streaming.renderToReadableStream, () => process.exit());`,
		"node_modules/old-package/package.json": `{"main": "index.js"}`,
		"node_modules/old-package/index.js": `
			const React = require('react');
			module.exports = function Old() { return React.createElement('i', null, React.useState(2)[0]); };`,
	})
	b := rebuild(t, develop(t, s.root, packages(t, s.root)))

	made := small{t, t.TempDir()}
	for name, data := range b.Server {
		made.write(name, string(data))
	}
	made.write("package.json", `{"type": "module"}`)
	output, err := exec.Command("node", filepath.Join(made.root, b.ServerEntry)).CombinedOutput()
	if want := "<b>1<!-- -->/here</b><i>2</i> function"; string(output) != want {
		t.Errorf("Node prints %s (%v), want %s", output, err, want)
	}
}

func TestPagesPreloadThePrebundledPackages(t *testing.T) {
	root := bakery.Install(t)
	p := packages(t, root)
	b := rebuild(t, develop(t, root, p))
	client := Folder + p.Modules["react-dom/client"]
	for template, scripts := range b.Manifest.Preload {
		if !slices.Contains(scripts, client) {
			t.Errorf("%s: %s is not among %v", template, client, scripts)
		}
	}
	if len(b.Browser[client]) == 0 {
		t.Errorf("%s is named but not there", client)
	}
	if renderer := p.Modules["react-dom/server"]; b.Browser[Folder+renderer] != nil || b.Server[renderer] == nil {
		t.Errorf("%s is for the server alone", renderer)
	}
	for _, part := range b.Parts[b.Manifest.Entry] {
		if strings.HasPrefix(part.Source, "node_modules/react") {
			t.Errorf("%s is bundled again with the components", part.Source)
		}
	}
}

func TestARebuildEqualsAFirstBuild(t *testing.T) {
	s := folder(t, map[string]string{
		"components/entry.client.tsx":   `import { hydrateRoot } from 'react-dom/client'; const { Page } = await import('./templates/page'); hydrateRoot(document.body, <Page />);`,
		"components/entry.server.tsx":   `export { Page } from './templates/page';`,
		"components/templates/page.tsx": `import '../base.css'; export { Box as Page } from '../box';`,
		"components/base.css":           `p { margin: 0; }`,
		"components/box.module.css":     `.box { color: red; }`,
		"components/box.tsx":            `import styles from './box.module.css'; export function Box() { return <p className={styles.box} />; }`,
	})
	p := packages(t, s.root)
	session := develop(t, s.root, p)
	last := rebuild(t, session)
	for _, edit := range []struct{ name, text string }{
		{"components/base.css", `p { margin: 1px; }`},
		{"components/box.module.css", `.box { color: blue; } .inner { color: green; }`},
		{"components/box.tsx", `import styles from './box.module.css'; export function Box() { return <p className={styles.inner} />; }`},
	} {
		s.write(edit.name, edit.text)
		again, fresh := rebuild(t, session), rebuild(t, develop(t, s.root, p))
		if !equal(again.Browser, fresh.Browser) || !equal(again.Server, fresh.Server) || again.Hash != fresh.Hash {
			t.Errorf("after an edit of %s the bundle is not that of a new bundler", edit.name)
		}
		if equal(again.Browser, last.Browser) {
			t.Errorf("the edit of %s shows in no file", edit.name)
		}
		last = again
	}
}

func equal(a, b map[string][]byte) bool {
	return maps.EqualFunc(a, b, func(a, b []byte) bool { return string(a) == string(b) })
}
