package bundle

import (
	"bytes"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"nightlight/generator/sitetest/testfiles"
)

// widget uses what a bundler could treat as unused, and data with names that React uses too.
const widget = `
import React, { Activity, Fragment, useActionState, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router-dom';
import { createCookie } from 'react-router';

function Pool({ pool }) {
  const group = useRef(null);
  const [booked, book] = useActionState((count, lane) => count + lane.lanes, pool.lanes);
  return (
    <BrowserRouter>
      <title>{'Lanes: ' + booked}</title>
      <Fragment ref={group}><button onClick={() => React.startTransition(() => book(pool))}>Book</button></Fragment>
      <Activity mode="hidden"><p id="hidden">{typeof createCookie}</p></Activity>
      <Link to="/pool">{pool.memoizedState + ' ' + Link.displayName}</Link>
    </BrowserRouter>
  );
}

flushSync(() => createRoot(document.getElementById('root')).render(<Pool pool={JSON.parse('{"lanes": 4, "memoizedState": "wet"}')} />));
`

// pressed loads each script into a document of its own, presses the button and prints the document's
// text.
const pressed = `
import { JSDOM } from 'jsdom';
let own;
for (const script of process.argv.slice(1)) {
  const { window } = new JSDOM('<div id="root"></div>', { url: 'https://pool.example/' });
  own ??= Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of own) globalThis[name] = window[name];
  const { document } = window;
  const shows = async (text) => { while (!document.documentElement.innerHTML.includes(text)) await new Promise(setImmediate); };
  await import(script);
  await shows('Lanes: 4');
  document.querySelector('button').click();
  await shows('Lanes: 8');
  await shows('id="hidden"');
  console.log(document.title, document.querySelector('#hidden').style.display, document.querySelector('a').textContent);
}
process.exit();
`

func TestReactDoesInProductionWhatItsManualSays(t *testing.T) {
	repository := repository(t)
	packages := filepath.Join(repository, "node_modules")
	run, want := []string{"--input-type=module", "--eval", pressed}, ""
	for _, other := range []func(text string) string{
		nil, // the text as published
		func(text string) string { return text + "\n// Packaged by somebody else.\n" },
		func(text string) string { // another text of the renderer
			return strings.Replace(text, "exports.hydrateRoot = ", "exports['hydrateRoot'] = ", 1)
		},
		func(text string) string { // exports in another form
			return strings.NewReplacer("exports.useState = ", "module.exports['useState'] = ", "exports.jsx = ", "exports.jsx = exports.alias = ",
				`.displayName = "Link"`, `["displayName"] = "Li" + "nk"`, "exports.parse = ", "exports['parse'] = ").Replace(text)
		},
	} {
		s := small{t, t.TempDir()}
		for name, text := range map[string]string{clientEntry: widget, serverEntry: "export {};\n", "package.json": "{}"} {
			s.write(name, text)
		}
		if other == nil {
			if err := os.Symlink(packages, filepath.Join(s.root, "node_modules")); err != nil {
				t.Skip(err)
			}
		} else {
			plant(t, packages, filepath.Join(s.root, "node_modules"), other)
		}
		built, made := build(t, s.root), small{t, t.TempDir()}
		for address, data := range built.Browser {
			made.write(path.Base(address), string(data))
		}
		made.write("package.json", `{"type": "module"}`)
		run = append(run, "file://"+filepath.ToSlash(filepath.Join(made.root, path.Base(built.Manifest.Entry))))
		want += "Lanes: 8 none wet Link\n"
	}
	node := exec.Command("node", run...)
	node.Dir = repository
	if said, err := node.CombinedOutput(); err != nil || string(said) != want {
		t.Errorf("the pages say\n%swant\n%s%v", said, want, err)
	}
}

// plant copies React's packages, and changes the files that this package edits.
func plant(t *testing.T, from, to string, change func(text string) string) {
	t.Helper()
	changed := 0
	for _, name := range []string{"react", "react-dom", "scheduler", "react-router", "react-router-dom", "cookie", "set-cookie-parser"} {
		if err := os.CopyFS(filepath.Join(to, name), os.DirFS(filepath.Join(from, name))); err != nil {
			t.Fatal(err)
		}
	}
	err := filepath.WalkDir(to, func(name string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(name)
		if err != nil || remarked[fingerprint(text)] == nil {
			return err
		}
		other := []byte(change(string(text)))
		if !bytes.Equal(text, other) {
			changed++
		}
		return os.WriteFile(name, other, 0o644)
	})
	if err != nil || changed < 1 {
		t.Fatalf("%d texts are changed: %v", changed, err)
	}
}

// A CommonJS module is wrapped in a function, and so is everything that it imports: the injected
// application too. The bakery has no router, so this tests the site's own components.
func TestTheInstalledPackagesAreThoseThatAreEdited(t *testing.T) {
	s, diags := newSession(Options{Root: repository(t)}, false, nil)
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	defer s.close()
	site, diags := s.buildScripts()
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	found, patched := 0, regexp.MustCompile(patchedExpression)
	for name := range site.inputs {
		if !patched.MatchString("/" + name) {
			continue
		}
		text := testfiles.Read(t, filepath.Join(s.root, name))
		if found++; remarked[fingerprint(text)] == nil {
			t.Errorf("%s has another text since an update: see whether the edits in patch.go fit it, and write its fingerprint there: %s", name, fingerprint(text))
		}
	}
	if found < len(remarked) {
		t.Errorf("%d of %d known texts are bundled", found, len(remarked))
	}
	for name, data := range site.files {
		if bytes.Contains(data, []byte("useFetcher must be used")) {
			t.Errorf("%s has fetchers: look at patch.go after an update of react-router", name)
		}
	}
}
