package bundle

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"nightlight/generator/base/cache"
	"nightlight/generator/sitetest/effort"
	"nightlight/generator/sitetest/testfiles"
)

// small is a site with one component, which prints an export of one package.
type small struct {
	t    *testing.T
	root string
}

func newSmall(t *testing.T) small {
	s := small{t, t.TempDir()}
	s.write("components/entry.client.tsx", `import { version } from 'react'; import { word } from './word'; console.log(version, word);`)
	s.write("components/entry.server.tsx", `export { version } from 'react'; export { word } from './word';`)
	s.write("components/word.ts", `export const word = 'word 1';`)
	s.install("version 1")
	return s
}

func (s small) write(name, text string) {
	s.t.Helper()
	testfiles.Write(s.t, filepath.Join(s.root, filepath.FromSlash(name)), text)
}

// find returns the current sources.
func (s small) find(c *cache.Cache) sources {
	s.t.Helper()
	found, diags := findSources(c, s.root)
	if diags.HasErrors() {
		s.t.Fatal(diags)
	}
	return found
}

// age sets the time of files to an hour ago: the cache does not trust recent times.
func (s small) age(names ...string) {
	s.t.Helper()
	for _, name := range names {
		longAgo := time.Now().Add(-time.Hour)
		if err := os.Chtimes(filepath.Join(s.root, "components", name), longAgo, longAgo); err != nil {
			s.t.Fatal(err)
		}
	}
}

// install installs a version of the package, as npm would.
func (s small) install(version string) {
	s.t.Helper()
	for _, mode := range []string{"development", "production"} {
		s.write("node_modules/react/cjs/react."+mode+".js", `exports.version = "`+version+`";`)
	}
	s.write("package-lock.json", `{"version": "`+version+`"}`)
}

// holds reports whether the renderer's modules contain a text.
func holds(b *Bundle, text string) bool {
	for _, data := range b.Server {
		if strings.Contains(string(data), text) {
			return true
		}
	}
	return false
}

func (s small) expect(b *Bundler, present, absent string) {
	s.t.Helper()
	built, diags := b.Build()
	if diags.HasErrors() {
		s.t.Fatal(diags)
	}
	if !holds(built, present) || holds(built, absent) {
		s.t.Errorf("%q is in the bundle: %t, and %q: %t", present, holds(built, present), absent, holds(built, absent))
	}
}

func TestOtherPackagesMakeAnotherBundleInDevelopment(t *testing.T) {
	s := newSmall(t)
	for _, store := range []cache.Folder{cache.Folder(t.TempDir()), ""} {
		b := NewBundler(Options{Root: s.root, Development: true, PrebundleStore: store})
		for _, versions := range [][2]string{{"version 1", "version 2"}, {"version 2", "version 1"}, {"version 1", "version 2"}} {
			s.install(versions[0])
			s.expect(b, versions[0], versions[1])
		}
		b.Close()
	}
}

// A component saved or a package installed while esbuild runs must not be cached under the key of
// the previous state.
func TestAnEditDuringABuildIsNotCachedAsTheComponentsBefore(t *testing.T) {
	for _, development := range []bool{false, true} {
		for _, test := range []struct {
			name         string
			before, edit func(small)
			want, not    string
		}{
			{
				"a component",
				func(s small) { s.write("components/word.ts", `export const word = 'word 1';`) },
				func(s small) { s.write("components/word.ts", `export const word = 'word 2';`) },
				"word 1", "word 2",
			},
			{
				"a package",
				func(s small) { s.install("version 1") },
				func(s small) { s.install("version 2") },
				"version 1", "version 2",
			},
		} {
			t.Run(test.name, func(t *testing.T) {
				s := newSmall(t)
				b := bundler(t, Options{Root: s.root, Development: development, Cache: &cache.Cache{}})
				read := s.find(nil)
				test.edit(s)
				if _, diags := b.buildFrom(read); diags.HasErrors() {
					t.Fatal(diags)
				}
				s.expect(b, test.not, test.want) // the current state
				test.before(s)
				s.expect(b, test.want, test.not)
			})
		}
	}
}

func TestATestIsNoPartOfTheSite(t *testing.T) {
	s := newSmall(t)
	b := bundler(t, Options{Root: s.root, Cache: &cache.Cache{}})
	before, _ := b.Build()
	s.write("components/word.test.ts", "debugger;\nexport const word = 'tested';")
	if after, diags := b.Build(); after != before || len(diags) > 0 {
		t.Errorf("a saved test makes another bundle, or says %v", diags)
	}
	s.write("components/word.ts", "export { word } from './word.test';")
	if _, diags := b.Build(); !diags.HasErrors() {
		t.Error("a component imports a test")
	}
}

// Pages may seal what they publish; a component that shows it too would publish it unsealed.
func TestAComponentTakesNothingOfTheContent(t *testing.T) {
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg"/>`
	for file, want := range map[string]bool{"content/pictures/oven.svg": false, "public/oven.svg": false, "components/content/oven.svg": true, "components/public/oven.svg": true} {
		for _, code := range []string{"import oven from '../" + file + "'; console.log(oven);", "import './oven.css';"} {
			s := newSmall(t)
			s.write(file, drawing)
			s.write("components/oven.css", "p { background: url('../"+file+"'); }")
			s.write("components/entry.server.tsx", code)
			b := NewBundler(Options{Root: s.root})
			defer b.Close()
			if _, diags := b.Build(); diags.HasErrors() == want || !want && (diags[0].Line != 1 || !strings.Contains(diags[0].Message, "say who may have it")) {
				t.Errorf("%s by %s: %v", file, code, diags)
			}
		}
	}
}

// esbuild's output of other files than those of the key must not be cached under it.
func TestABundleOfFilesThatChangedMeanwhileIsNotKept(t *testing.T) {
	for _, development := range []bool{false, true} {
		for name, row := range map[string]struct{ before, meanwhile, after func(s small) }{
			"a file that came and went": {
				before:    func(s small) { s.write("components/word.ts", `export { word } from './more';`) },
				meanwhile: func(s small) { s.write("components/more.ts", `export const word = 'more';`) },
				after:     func(s small) { _ = os.Remove(filepath.Join(s.root, "components/more.ts")) },
			},
			"packages that came and went": {
				before:    func(s small) { s.write("package-lock.json", "{}") },
				meanwhile: func(s small) { s.write("package-lock.json", "{ }") },
				after:     func(s small) { s.write("package-lock.json", "{}") },
			},
		} {
			s, c := newSmall(t), new(cache.Cache)
			s.write("node_modules/react/package.json", `{}`)
			row.before(s)
			b := bundler(t, Options{Root: s.root, Development: development, Cache: c})
			found := s.find(c)
			row.meanwhile(s)
			b.buildFrom(found)
			row.after(s)
			c.NextPlan()
			b.Build()
			if c.Misses(CachedAs) != 1 {
				t.Errorf("development %v: %s: the bundle of the moment between was kept", development, name)
			}
		}
	}
}

// A source is not read until its text is needed: its key is known by its size and time.
func TestASourceThatIsSavedBeforeItIsReadIsAnError(t *testing.T) {
	s, store := newSmall(t), cache.Folder(t.TempDir())
	s.age("word.ts")
	find := func() sources {
		c := &cache.Cache{Folder: store}
		c.Open(true)
		defer c.Close()
		return s.find(c)
	}
	find()
	found := find()
	s.write("components/word.ts", `export const word = 'word 2';`)
	if _, diags := found.read(); !diags.HasErrors() || !strings.Contains(diags[0].Message, "saved while") {
		t.Errorf("other bytes than those of the key were taken: %v", diags)
	}
}

// esbuild does not report which files it parses, but syntax trees take many times the memory of
// everything else.
func TestAnEditParsesNoOtherModuleAgain(t *testing.T) {
	s := newSmall(t)
	s.write("package.json", `{"type": "module"}`)
	s.write("node_modules/react/package.json", `{}`)
	s.write("components/large.ts", manyFunctions(5000))
	s.write("components/entry.server.tsx", `export { version } from 'react'; export { word } from './word'; export { last } from './large';`)
	b := bundler(t, Options{Root: s.root, Development: true, Cache: new(cache.Cache)})
	build := func() {
		if _, diags := b.Build(); diags.HasErrors() {
			t.Fatal(diags)
		}
	}
	first := effort.Allocated(build)
	s.write("components/word.ts", `export const word = 'word 2';`)
	if again := effort.Allocated(build); again > first/2 {
		t.Errorf("a rebuild takes %d bytes of memory, the first build %d", again, first)
	}
}

// manyFunctions returns the source of a module with unused functions and a constant "last".
func manyFunctions(count int) string {
	var source strings.Builder
	for i := range count {
		fmt.Fprintf(&source, "export function unused%d(a: any, b: any) { return a ? b(a + 1) : [a, b, { a, b }]; }\n", i)
	}
	return source.String() + "export const last = 'last';\n"
}

func TestASourceThatHasNotChangedIsNotReadAgain(t *testing.T) {
	s, c := newSmall(t), new(cache.Cache)
	names := []string{"entry.client.tsx", "entry.server.tsx", "word.ts"}
	s.age(names...)
	hashed := func() int {
		c.NextPlan()
		s.find(c)
		misses := c.Misses("file")
		return misses
	}
	if first, again := hashed(), hashed(); first != len(names) || again != 0 {
		t.Errorf("%d sources were read and hashed, then %d; want %d and none", first, again, len(names))
	}
}

func TestPackagesLinkedFromElsewhereAreOthers(t *testing.T) {
	home := t.TempDir()
	site, packages := filepath.Join(home, "site"), filepath.Join(home, "node_modules")
	if err := errors.Join(os.Mkdir(site, 0o755), os.Mkdir(packages, 0o755)); err != nil {
		t.Fatal(err)
	}
	if os.Symlink(packages, filepath.Join(site, "node_modules")) != nil {
		t.Skip("this system makes no links")
	}
	if packagesKey(site) == packagesKey(home) {
		t.Error("a cache would give code other names than a first build")
	}
}
