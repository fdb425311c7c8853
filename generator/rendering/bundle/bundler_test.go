package bundle

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"nightlight/generator/base/cache"
	"nightlight/generator/sitetest/testfiles"
)

// small is a site of one component that prints what one package exports.
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

func (s small) remove(name string) {
	s.t.Helper()
	if err := os.Remove(filepath.Join(s.root, filepath.FromSlash(name))); err != nil {
		s.t.Fatal(err)
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

// holds says whether the renderer's modules hold a text.
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

// A component that is saved, or a package that is installed, while esbuild runs must
// not be cached under the key of what was there before.
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
				b := NewBundler(Options{Root: s.root, Development: development, Cache: &cache.Cache{}})
				defer b.Close()
				read, diags := findSources(nil, s.root)
				if diags.HasErrors() {
					t.Fatal(diags)
				}
				test.edit(s)
				if _, diags := b.buildFrom(read); diags.HasErrors() {
					t.Fatal(diags)
				}
				s.expect(b, test.not, test.want) // what is there now
				test.before(s)
				s.expect(b, test.want, test.not)
			})
		}
	}
}

func TestATestIsNoPartOfTheSite(t *testing.T) {
	s := newSmall(t)
	b := NewBundler(Options{Root: s.root, Cache: &cache.Cache{}})
	defer b.Close()
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

// What pages publish they may also seal: a component that shows it too would publish it unseen.
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

// A file that changes and changes back while esbuild runs has its key again, so the check
// afterwards cannot find it out.
func TestEsbuildGetsTheBytesThatTheKeyWasMadeFrom(t *testing.T) {
	for _, development := range []bool{false, true} {
		s := newSmall(t)
		b := NewBundler(Options{Root: s.root, Development: development})
		defer b.Close()
		s.write("components/word.ts", `export const word = 'word 1';`)
		read, diags := findSources(nil, s.root)
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		s.write("components/word.ts", `export const word = 'word 2';`)
		built, diags := b.bundle(read)
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		if !holds(built, "word 1") || holds(built, "word 2") {
			t.Errorf("development %v: the bundle was made from what was saved later", development)
		}
	}
}

// What esbuild made of other files than those of the key is not found under it later.
func TestABundleOfFilesThatChangedMeanwhileIsNotKept(t *testing.T) {
	for _, development := range []bool{false, true} {
		for name, row := range map[string]struct{ before, meanwhile, after func(s small) }{
			"a file that came and went": {
				before:    func(s small) { s.write("components/word.ts", `export { word } from './more';`) },
				meanwhile: func(s small) { s.write("components/more.ts", `export const word = 'more';`) },
				after:     func(s small) { s.remove("components/more.ts") },
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
			b := NewBundler(Options{Root: s.root, Development: development, Cache: c})
			found, diags := findSources(c, s.root)
			if diags.HasErrors() {
				t.Fatal(diags)
			}
			row.meanwhile(s)
			b.buildFrom(found)
			row.after(s)
			c.NextPlan()
			b.Build()
			if misses, hits := c.Counts(CachedAs); misses != 1 || hits != 0 {
				t.Errorf("development %v: %s: the bundle of the moment between was kept", development, name)
			}
			b.Close()
		}
	}
}

// A source whose text is not needed is not read: its key is known by its size and time.
func TestASourceThatIsSavedBeforeItIsReadIsAnError(t *testing.T) {
	s, store := newSmall(t), cache.Folder(t.TempDir())
	longAgo := time.Now().Add(-time.Hour) // the cache trusts no time that is recent
	if err := os.Chtimes(filepath.Join(s.root, "components", "word.ts"), longAgo, longAgo); err != nil {
		t.Fatal(err)
	}
	find := func() sources {
		c := &cache.Cache{Folder: store}
		c.Open(true)
		defer c.Close()
		found, diags := findSources(c, s.root)
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		return found
	}
	find()
	found := find()
	s.write("components/word.ts", `export const word = 'word 2';`)
	if _, diags := found.read(); !diags.HasErrors() || !strings.Contains(diags[0].Message, "saved while") {
		t.Errorf("other bytes than those of the key were taken: %v", diags)
	}
}

// esbuild does not say which files it parses, but syntax trees take many times the memory of
// all else.
func TestAnEditParsesNoOtherModuleAgain(t *testing.T) {
	s := newSmall(t)
	s.write("package.json", `{"type": "module"}`)
	s.write("node_modules/react/package.json", `{}`)
	s.write("components/large.ts", manyFunctions(5000))
	s.write("components/entry.server.tsx", `export { version } from 'react'; export { word } from './word'; export { last } from './large';`)
	b := NewBundler(Options{Root: s.root, Development: true, Cache: new(cache.Cache)})
	defer b.Close()
	allocated := func() uint64 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, diags := b.Build(); diags.HasErrors() {
			t.Fatal(diags)
		}
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	first := allocated()
	s.write("components/word.ts", `export const word = 'word 2';`)
	if again := allocated(); again > first/2 {
		t.Errorf("a rebuild takes %d bytes of memory, the first build %d", again, first)
	}
}

// manyFunctions is the source of a module of which only the constant "last" is used.
func manyFunctions(count int) string {
	var source strings.Builder
	for i := range count {
		fmt.Fprintf(&source, "export function unused%d(a: any, b: any) { return a ? b(a + 1) : [a, b, { a, b }]; }\n", i)
	}
	return source.String() + "export const last = 'last';\n"
}

func TestASourceThatHasNotChangedIsNotReadAgain(t *testing.T) {
	s, c := newSmall(t), new(cache.Cache)
	longAgo := time.Now().Add(-time.Hour) // the cache trusts no time that is recent
	names := []string{"entry.client.tsx", "entry.server.tsx", "word.ts"}
	for _, name := range names {
		if err := os.Chtimes(filepath.Join(s.root, "components", name), longAgo, longAgo); err != nil {
			t.Fatal(err)
		}
	}
	hashed := func() int {
		c.NextPlan()
		if _, diags := findSources(c, s.root); diags.HasErrors() {
			t.Fatal(diags)
		}
		misses, _ := c.Counts("file")
		return misses
	}
	if first, again := hashed(), hashed(); first != len(names) || again != 0 {
		t.Errorf("%d sources were read and hashed, then %d; want %d and none", first, again, len(names))
	}
}
