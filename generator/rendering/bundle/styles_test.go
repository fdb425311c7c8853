package bundle

import (
	"encoding/json"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/base/cache"
)

// withoutHashes returns a bundle's published scripts and style sheets, with names that do not
// depend on the source maps.
func withoutHashes(b *Bundle) map[string]string {
	hash := regexp.MustCompile(`-[A-Z0-9]{8}\b`)
	texts := map[string]string{}
	for name, data := range maps.All(b.Browser) {
		if path.Ext(name) == ".js" || path.Ext(name) == ".css" {
			text := hash.ReplaceAllString(string(data), "")
			texts[hash.ReplaceAllString(name, "")] += text // chunks have the same name without hash
		}
	}
	for name, text := range texts {
		if path.Ext(name) == ".css" {
			continue // later rules override earlier ones
		}
		lines := strings.Split(text, "\n")
		slices.Sort(lines) // chunks are ordered by hash
		texts[name] = strings.Join(lines, "\n")
	}
	return texts
}

// expectAlike builds the sources as a session does, and again with styles and scripts together: the
// results must be equal. isApart is whether the first build separates them.
func expectAlike(t *testing.T, s *session, isApart bool) (together, apart *Bundle) {
	t.Helper()
	read := small{t, s.root}.find(nil)
	apart, diags := s.build(read)
	if s.apart != isApart || len(diags) > 0 {
		t.Fatalf("the styles were built apart: %t, with %v", s.apart, diags)
	}
	s.apart = false
	together, diags = s.buildAll()
	if diff := cmp.Diff(withoutHashes(together), withoutHashes(apart)); diff != "" || len(diags) > 0 {
		t.Errorf("%v - together, + apart:\n%s", diags, diff)
	}
	return together, apart
}

// A package that is not prebundled is parsed, linked and printed with the components, at the start
// and after each edit.
func TestTheSitesStyleSheetsAreBuiltApartAndItsPackagesInAdvance(t *testing.T) {
	root := repository(t)
	s := develop(t, root, packages(t, root))
	together, apart := expectAlike(t, s, true)
	if want, got := slices.Sorted(maps.Keys(together.Manifest.Styles)), slices.Sorted(maps.Keys(apart.Manifest.Styles)); !slices.Equal(want, got) {
		t.Errorf("there are style sheets of %v, want those of %v", got, want)
	}
	made, _ := s.buildScripts()
	if len(made.inputs) < 100 {
		t.Fatalf("there are %d modules", len(made.inputs))
	}
	for module := range made.inputs {
		if strings.Contains(module, "node_modules/") && path.Ext(module) == ".js" {
			t.Errorf("%s is bundled with the components: add its package to prebundledPackages", module)
		}
	}
}

func TestClassesOf(t *testing.T) {
	for _, test := range []struct {
		name, module, want string
		known              bool
	}{
		{"classes and keyframes", ".a, .b:hover .a { color: red } @keyframes fade { from { opacity: 0 } }", "a b fade", true},
		{"a name with a hyphen", ".a-b { color: red }", "a-b", true},
		{"global names", ":global(.g) .a { color: red }", "a", true},
		{"letters of other languages", ".né { color: red }", "né", true},
		{"a name with an escape", `.a\:b { color: red }`, "", false},
		{"no names", "html { color: red }", "", true},
		{"numbers that look like names", ".a { margin: .5rem }", "a", true},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := classesOf(test.module)
			if strings.Join(got.Names, " ") != test.want || got.Known != test.known {
				t.Errorf("got %+v, want %q", got, test.want)
			}
		})
	}
}

func TestScriptsGetTheNamesOfClassesThatEsbuildGives(t *testing.T) {
	s := twoModules(t)
	s.write("components/templates/page.module.css", `.a-b, .né, .default, .\31 st, .x\:y { color: red } @keyframes fade { from { opacity: 0 } } .fades { animation: fade 1s }`)
	s.write("components/templates/page.tsx", `import styles from './page.module.css'; import { button } from '../button'; export const Page = [styles, button];`)
	made := develop(t, s.root, packages(t, s.root))
	for _, edit := range []string{`.other-name { color: blue }`, `.button { color: blue }`} {
		s.write("components/button.module.css", edit)
		expectAlike(t, made, true)
	}
}

// twoModules returns a site in which a button and a page have style sheets.
func twoModules(t *testing.T) small {
	s := newSmall(t)
	s.write("components/app.tsx", ``)
	s.write("components/entry.client.tsx", `import('./templates/page');`)
	s.write("components/entry.server.tsx", `export * from './templates/page';`)
	s.write("components/templates/page.tsx", `import styles from './page.module.css'; export const Page = styles.page;`)
	s.write("components/templates/page.module.css", `.page { color: red }`)
	s.write("components/button.ts", `import styles from './button.module.css'; export const button = styles.button;`)
	s.write("components/button.module.css", `.button { color: blue }`)
	return s
}

func TestAnEditMakesOnlyTheStyleSheetsThatItChanges(t *testing.T) {
	s := twoModules(t)
	c := new(cache.Cache)
	b := bundler(t, Options{Root: s.root, Development: true, Cache: c})
	sheet := func() string {
		built, diags := b.Build()
		if len(diags) > 0 {
			t.Fatal(diags)
		}
		return string(built.Browser[built.Manifest.Styles["page"][0]])
	}
	sheet()
	for _, step := range []struct {
		name, file, text         string
		scripts, printed, joined int
		want                     string
	}{
		{"a component", "components/templates/page.tsx", `import styles from './page.module.css'; export const Page = styles.page + '!';`, 1, 0, 0, "color: red"},
		{"a style", "components/templates/page.module.css", `.page { color: green }`, 0, 1, 1, "color: green"},
		{"a style that no script imports", "components/button.module.css", `.button { color: black }`, 0, 1, 0, "color: green"},
		{"an import", "components/templates/page.tsx", `import styles from './page.module.css'; import { button } from '../button'; export const Page = button + styles.page;`, 1, 1, 1, "color: black"},
		{"a component again", "components/button.ts", `import styles from './button.module.css'; export const button = styles.button + '!';`, 1, 0, 0, "color: black"},
		{"a name of a class", "components/button.module.css", `.button { color: black } .other { color: grey }`, 1, 1, 1, "color: grey"},
	} {
		for range 3 { // plans after edits of content, which bundle nothing
			c.NextPlan()
			sheet()
		}
		s.write(step.file, step.text)
		got := sheet()
		made := map[string]int{}
		for _, name := range []string{scripts.Name, styleFiles.Name, styleSheets.Name} {
			made[name] = b.parts.Misses(name)
		}
		if diff := cmp.Diff(map[string]int{scripts.Name: step.scripts, styleFiles.Name: step.printed, styleSheets.Name: step.joined}, made); diff != "" {
			t.Errorf("%s: - want made, + made:\n%s", step.name, diff)
		}
		if !strings.Contains(got, step.want) {
			t.Errorf("%s: no %q in the style sheet:\n%s", step.name, step.want, got)
		}
	}
}

// esbuild numbers the classes of two files with one name.
func TestStyleSheetsOfFilesWithOneNameKeepTheirClassesApart(t *testing.T) {
	s := twoModules(t)
	s.write("components/button.ts", `import styles from './other/page.module.css'; export const button = styles.page;`)
	s.write("components/other/page.module.css", `.page { color: blue } .page:hover, .page:focus { color: black }`)
	s.write("components/templates/page.tsx", `import styles from './page.module.css'; import { button } from '../button'; export const Page = button + styles.page;`)
	b := bundler(t, Options{Root: s.root, Development: true})
	built, diags := b.Build()
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	sheet := string(built.Browser[built.Manifest.Styles["page"][0]])
	class := func(of string) string {
		start := strings.Index(sheet, "{\n  color: "+of)
		return strings.TrimSpace(sheet[strings.LastIndex(sheet[:start], ".")+1 : start])
	}
	for _, want := range []struct{ file, color string }{{"other/page.module.css", "blue"}, {"templates/page.module.css", "red"}} {
		if name := class(want.color); !holds(built, want.file+"\nvar page_default = {\n  page: \""+name+"\"") && !holds(built, `"`+name+`"`) {
			t.Errorf("no script has the class %s of %s", name, want.file)
		}
	}
}

// esbuild drops all but the last copy of a file that two files import, and moves the import of an
// external sheet to the start.
func TestStyleFilesThatImportOthersAreOrderedByEsbuild(t *testing.T) {
	for name, sheet := range map[string]string{
		"two that import the same": `@import '../shared.css'; .button { color: blue }`,
		"another site's":           `@import 'https://styles.example/all.css'; .button { color: blue }`,
		"a set of characters":      `@charset "UTF-8"; .button { color: blue }`,
		"names of another module":  `.button { composes: page from './templates/page.module.css'; margin: 0 }`,
	} {
		t.Run(name, func(t *testing.T) {
			s := twoModules(t)
			s.write("components/shared.css", `html { color: black }`)
			s.write("components/templates/page.tsx", `import '../plain.css'; import styles from './page.module.css'; import { button } from '../button'; export const Page = button + styles.page;`)
			s.write("components/plain.css", `@import './shared.css'; p { color: grey }`)
			s.write("components/button.module.css", strings.Replace(sheet, "../shared", "./shared", 1))
			expectAlike(t, develop(t, s.root, packages(t, s.root)), false)
		})
	}
}

func TestTheSourceMapOfAStyleSheetKnowsWhereEachFileBegins(t *testing.T) {
	s := twoModules(t)
	s.write("components/templates/page.tsx", `import { button } from '../button'; import styles from './page.module.css'; export const Page = button + styles.page;`)
	b := bundler(t, Options{Root: s.root, Development: true})
	built, diags := b.Build()
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	sheet := built.Manifest.Styles["page"][0]
	lines := strings.Split(string(built.Browser[sheet]), "\n")
	var sourceMap struct {
		Sections []struct {
			Offset struct{ Line int }
			Map    struct{ Sources []string }
		}
	}
	if err := json.Unmarshal(built.Browser[sheet+".map"], &sourceMap); err != nil {
		t.Fatal(err)
	}
	var begin []string
	for _, section := range sourceMap.Sections {
		begin = append(begin, lines[section.Offset.Line]+" "+path.Base(section.Map.Sources[0]))
	}
	want := []string{
		"/* components/button.module.css */ button.module.css",
		"/* components/templates/page.module.css */ page.module.css",
	}
	if !slices.Equal(begin, want) {
		t.Errorf("the sections begin with %q, want %q", begin, want)
	}
}

func TestATokenThatNothingGivesAValueIsAWarning(t *testing.T) {
	const tokens = ":root { --ink: #000; --paper : #fff }\n@property --turn { syntax: '<angle>'; inherits: false; initial-value: 0deg }"
	const script = "element.style.setProperty('--x', `${x}px`);"
	for _, row := range []struct{ style, at, message string }{
		{".a {\n  color: var(--inc);\n}", "2:14", "“--inc”"},
		{".a { color: color-mix(in srgb, var( --no-such ) 80%, red) }", "1:37", "“--no-such”"},
		{"/* é */ .a { color: var(--no-such) }", "1:25", "“--no-such”"},
		{".a { color: var(--ink); background: var(--paper); rotate: var(--turn); left: var(--x) }", "", ""},
		{".a { color: var(--theirs, red) }", "", ""},
		{".a { --mine: 1px; width: var(--mine) } /* var(--no-such) */", "", ""},
	} {
		texts := map[string]string{"components/a.css": row.style, "components/tokens.css": tokens, "components/a.tsx": script}
		files := map[string]source{}
		for name, text := range texts {
			files[name] = source{name: name, text: &text}
		}
		found := sources{files: files}.tokens()
		if row.at == "" && len(found) == 0 {
			continue
		}
		if len(found) != 1 || found.HasErrors() || found[0].Pos.String() != "components/a.css:"+row.at || !strings.Contains(found[0].Message, row.message) || found[0].Hint == "" {
			t.Errorf("%q says %+v, not %q at %s", row.style, found, row.message, row.at)
		}
	}
}
