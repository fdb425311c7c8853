package bundle

import (
	"bytes"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/sitetest/bakery"
)

// bundler returns a Bundler that is closed when the test ends.
func bundler(t *testing.T, opts Options) *Bundler {
	b := NewBundler(opts)
	t.Cleanup(b.Close)
	return b
}

func build(t *testing.T, root string) *Bundle {
	t.Helper()
	b, diags := bundler(t, Options{Root: root}).Build()
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return b
}

// repository returns the root folder of the repository, with its components and packages.
func repository(t *testing.T) string {
	t.Helper()
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, "node_modules")); err != nil {
		t.Skip("the npm packages are not installed; npm ci installs them")
	}
	return root
}

// The bakery's application has its own style sheet, which pages load before their template's.
func TestABundleHasWhatItsPagesNeed(t *testing.T) {
	root := bakery.Install(t)
	b := build(t, root)
	addresses := append([]string{b.Manifest.Entry}, b.Manifest.Fonts...)
	for _, template := range bakery.Model().TemplateNames() {
		scripts, styles := b.Manifest.Preload[template], b.Manifest.Styles[template]
		if len(scripts) == 0 || len(styles) == 0 || styles[0] != b.Manifest.Styles["oven-log"][0] {
			t.Fatalf("%s has the scripts %v and the style sheets %v", template, scripts, styles)
		}
		addresses = append(append(addresses, scripts...), styles...)
		var sources []string
		for i, address := range styles {
			for _, part := range b.Parts[address] {
				sources = append(sources, path.Base(part.Source))
			}
			if i > 0 && bytes.HasPrefix(b.Browser[address], b.Browser[styles[0]]) {
				t.Errorf("%s repeats what all share", address)
			}
		}
		if !slices.Contains(sources, "style.css") || slices.Contains(sources, "oven-log.module.css") != (template == "oven-log") {
			t.Errorf("%s has the styles %v", template, sources)
		}
	}
	for _, address := range addresses {
		if len(b.Browser[address]) == 0 {
			t.Errorf("%s is named but not there", address)
		}
	}
	for address, data := range b.Browser {
		if bytes.Contains(data, []byte("react-dom/server")) || strings.HasSuffix(address, b.ServerEntry) {
			t.Errorf("%s holds the renderer", address)
		}
		// Without it V8 compiles six times as many functions one by one, on the main thread.
		if path.Ext(address) == ".js" && !bytes.HasPrefix(data, []byte("//# allFunctionsCalledOnLoad\n")) {
			t.Errorf("%s does not say that its functions are called: %.60s", address, data)
		}
	}
	if len(b.Server[b.ServerEntry]) == 0 {
		t.Error("the renderer's entry is missing")
	}
	again := build(t, root)
	if again.Hash != b.Hash || again.Manifest.Entry != b.Manifest.Entry || !equal(again.Browser, b.Browser) {
		t.Error("equal components make other bytes")
	}
}

// reported returns one line for each problem of a build.
func reported(diags diag.List) string {
	var lines []string
	for _, d := range diags.Sorted() {
		lines = append(lines, strings.TrimSuffix(d.Pos.String()+": "+d.Message+"|"+d.Fixed, "|"))
	}
	return strings.Join(lines, "\n")
}

func TestMistakesInComponentsAreReportedWhereTheyCanBeFixed(t *testing.T) {
	for name, c := range map[string]struct {
		files map[string]string
		want  string
	}{
		"a module, a package and a letter": {map[string]string{
			"components/entry.client.tsx": "import './site'\nimport '@baker/dough/rise'\n",
			"components/entry.server.tsx": "const ä = 1; let b = ;\n",
		}, `components/entry.client.tsx:1:8: Could not resolve "./site"
components/entry.client.tsx:2:8: The package @baker/dough is not installed.
components/entry.server.tsx:1:22: Unexpected ";"`},
		"a missing entry is a file and no package": {map[string]string{
			"components/entry.client.tsx": "",
		}, "components/entry.server.tsx: This file is missing, and every page needs it."},
		"a package that lacks files is one problem, however many files import it": {map[string]string{
			"components/entry.client.tsx": "import './site'\nimport 'react-dom/client'\nimport 'half'\nimport 'react-dom'\n",
			"node_modules/half/index.js":  "require('./rest')\n",
			"components/entry.server.tsx": "import 'react-dom'\n",
		}, "package.json: The package half is not completely installed.\npackage.json: The package react-dom is not completely installed."},
		"an export that many files import, in the file that lacks it": {map[string]string{
			"components/entry.client.tsx": "import { Box } from './box'; import { word } from './word'; console.log(Box, word);",
			"components/entry.server.tsx": "export { Box } from './box';",
			"components/box.tsx":          "export const other = 1;\nfunction Box() {}\n",
			"components/word.ts":          "export const wrod = 1;\n",
		}, `components/box.tsx:2:1: This file does not export Box, which others import.|export function Box() {}
components/entry.client.tsx:1:39: No matching export in "components/word.ts" for import "word"`},
		// esbuild would replace each invalid letter with a replacement character.
		"another encoding": {map[string]string{
			"components/entry.client.tsx": "",
			"components/entry.server.tsx": "export const word = 'caf\xe9';",
		}, "components/entry.server.tsx: This file is not saved as UTF-8, so its letters cannot be read."},
	} {
		t.Run(name, func(t *testing.T) {
			s := small{t, t.TempDir()}
			for name, text := range c.files {
				s.write(name, text)
			}
			_, diags := bundler(t, Options{Root: s.root}).Build()
			if got := reported(diags); got != c.want {
				t.Errorf("reported:\n%s\nwant:\n%s", got, c.want)
			}
		})
	}
}

// A missing export named in the generated tables is reported in the template's or block's file.
func TestAComponentThatIsNotExportedIsReportedInItsFile(t *testing.T) {
	for text, want := range map[string]string{
		"const a = 1;\nfunction OvenLog() {}\n":                ":2:1: This file does not export OvenLog, which others import.|export function OvenLog() {}",
		"export default function OvenLog() {}\n":               ":1:1: This file does not export OvenLog, which others import.|export function OvenLog() {}",
		"const OvenLog = () => null;\nexport default OvenLog;": ":1:1: This file does not export OvenLog, which others import.|export const OvenLog = () => null;",
		"export function Ovenlog() {}\n":                       ": This file does not export OvenLog, which others import.",
		"":                                                     ": This file does not export OvenLog, which others import.",
	} {
		s := small{t, t.TempDir()}
		s.write("components/entry.client.tsx", "import './blocks/site.gen'; import './templates/lazy.gen'; import('./templates/part').then((m) => m.anything);")
		s.write("components/templates/part.tsx", "export const anything = 1;")
		s.write("components/templates/lazy.gen.ts", "export const templates = { 'oven-log': () => import('./oven-log').then((m) => m.OvenLog) };")
		s.write("components/entry.server.tsx", "export const log = (await import('./templates/oven-log')).OvenLog;")
		s.write("components/blocks/site.gen.ts", "import { OvenLog } from './oven-log';\nexport const siteBlocks = { 'oven-log': OvenLog };")
		for folder, other := range map[string]string{"templates": "blocks", "blocks": "templates"} {
			s.write("components/"+folder+"/oven-log.tsx", text)
			s.write("components/"+other+"/oven-log.tsx", "export function OvenLog() {}")
			for _, development := range []bool{false, true} {
				_, diags := bundler(t, Options{Root: s.root, Development: development}).Build()
				if len(diags) != 1 || reported(diags) != "components/"+folder+"/oven-log.tsx"+want || diags[0].Hint == "" {
					t.Errorf("%s: %q: got %+v", folder, text, diags)
				}
			}
		}
	}
}

// An unresolved import is reported with a suggestion of the file that was probably meant.
func TestAnImportThatLeadsNowhereIsToldWithItsFix(t *testing.T) {
	const code = "components/lib/code.ts"
	for text, want := range map[string]string{
		"export { word } from './wrod';": code + ":1:22: Could not resolve \"./wrod\"|export { word } from './word';|Did you mean ./word?",
		"import '../ui/word';":           code + ":1:8: Could not resolve \"../ui/word\"|import './word';|Did you mean ./word?",
		"import '../button';":            code + ":1:8: Could not resolve \"../button\"|import '../ui/button';|Did you mean ../ui/button?",
		"import '../ui/buton.css';":      code + ":1:8: Could not resolve \"../ui/buton.css\"|import '../ui/button.css';|Did you mean ../ui/button.css?",
		"import './bird';":               code + ":1:8: Could not resolve \"./bird\"||Add the file components/lib/bird.tsx, or remove the import.",
		"import '../other/thing';":       code + ":1:8: Could not resolve \"../other/thing\"||Add the file components/other/thing.tsx, or remove the import.",
		"import w from './word'; w();":   code + ":1:8: No matching export in \"components/lib/word.ts\" for import \"default\"||Write what it exports in braces, as in import { word }.",
		"import 'node:fs';":              code + ":1:8: Browsers do not have node:fs, which is a part of Node.||Remove the import: components run in browsers too.",
		"import 'fs/promises';":          code + ":1:8: Browsers do not have fs/promises, which is a part of Node.||Remove the import: components run in browsers too.",
		"import './data.json';":          code + ":1:8: Could not resolve \"./data.json\"||Add the file components/lib/data.json, or remove the import.",
		"import '../templates/all.gen';": "components/templates/oven-log.tsx: This file is missing: the model names it.||Add it, with a component OvenLog, or take it out of the model.",
	} {
		s := small{t, t.TempDir()}
		s.write("components/entry.client.tsx", "import './lib/code';")
		s.write("components/entry.server.tsx", "")
		s.write("components/lib/word.ts", "export const word = 1;")
		s.write("components/ui/button.tsx", "")
		s.write("components/ui/button.css", "")
		s.write("components/templates/all.gen.ts", "export const templates = { 'oven-log': (await import('./oven-log')).OvenLog };")
		s.write(code, text)
		for _, development := range []bool{false, true} {
			_, diags := bundler(t, Options{Root: s.root, Development: development}).Build()
			if len(diags) != 1 || diags[0].Pos.String()+": "+diags[0].Message+"|"+diags[0].Fixed+"|"+diags[0].Hint != want {
				t.Errorf("%s: got %+v", text, diags)
			}
		}
	}
}

// If a file ends too early, the unclosed line is reported.
func TestABraceThatNothingClosesIsReportedAtItsLine(t *testing.T) {
	s := newSmall(t)
	s.write("components/entry.client.tsx", "import './page.css';")
	s.write("components/page.css", ".a {\n  color: red;\n}\n.b {\n  color: red;\n")
	_, diags := bundler(t, Options{Root: s.root}).Build()
	if len(diags) != 1 || diags[0].Pos.String() != "components/page.css:4:4" || diags[0].Source != ".b {" || diags[0].Detail != "" || diags[0].Hint == "" {
		t.Errorf("got %+v", diags)
	}
	s.write("components/page.css", ".a {\n  color: red;\n  }}\n")
	if _, diags = bundler(t, Options{Root: s.root}).Build(); len(diags) != 1 || diags[0].Pos.String() != "components/page.css:3:4" || diags[0].Source != "  }}" {
		t.Errorf("got %+v", diags)
	}
}

// Debris is reported at each build for visitors, even if the bundle is cached, but not in
// development.
func TestWhatDevelopersLeaveIsSaidAtEachBuildForVisitors(t *testing.T) {
	for _, development := range []bool{false, true} {
		s := newSmall(t)
		s.write("components/word.ts", "export const word = 'word 1';\ndebugger;\n")
		b := bundler(t, Options{Root: s.root, Development: development, Cache: new(cache.Cache)})
		for range 2 {
			built, diags := b.Build()
			if said := len(diags) > 0; built == nil || diags.HasErrors() || said == development {
				t.Errorf("development %v: got %v, %v", development, built != nil, diags)
			}
		}
	}
}

// Git conflicts are reported by one message, whatever esbuild reports.
func TestAConflictInAComponentIsTheOnlyProblem(t *testing.T) {
	sides := func(a, b string) string { return "\n<<<<<<< HEAD\n" + a + "\n=======\n" + b + "\n>>>>>>> main\n" }
	for name, text := range map[string]string{
		"word.ts":      "export const word = 'a';" + sides("const a = 1;", "const a = 2;"),
		"word.tsx":     "export const word = <p>" + sides("a", "b") + "</p>;",
		"word.json":    sides("1", "2"),
		"word.css":     "a { color: red }" + sides("b { color: red }", "b { color: blue }"),
		"word.js":      "export const word = 1;\n>>>>>>> main\n",
		"half.css":     "a { color: red }\n<<<<<<< HEAD\nb { color: red }",
		"other.css":    "a {" + sides("color: red;", "color: blue;") + "}",
		"a.module.css": ".a {" + sides("color: red;", "color: blue;") + "}",
	} {
		t.Run(name, func(t *testing.T) {
			s := newSmall(t)
			s.write("components/entry.server.tsx", `import * as word from './`+name+`'; console.log(word);`)
			s.write("components/"+name, text)
			built, diags := bundler(t, Options{Root: s.root}).Build()
			if built != nil || len(diags) != 1 || !diags[0].First || diags[0].File != "components/"+name || diags[0].Line == 0 {
				t.Errorf("got %+v", diags)
			}
		})
	}
}

// A corrected line that has not been built is not shown.
func TestWhatEsbuildSuggestsIsNoCorrection(t *testing.T) {
	s := newSmall(t)
	for _, text := range []string{"export const word = <p>a > b</p>;", "export const word = <p>{a} }</p>;", "import { wrod } from './word'; export const word = wrod;"} {
		s.write("components/entry.server.tsx", text)
		_, diags := bundler(t, Options{Root: s.root}).Build()
		diags = slices.DeleteFunc(diags, func(d diag.Diagnostic) bool { return d.File == "package.json" }) // it is missing here
		if len(diags) == 0 || diags[0].Fixed != "" || diags[0].Source == "" {
			t.Errorf("%s: %+v", text, diags)
		}
	}
}

func TestRulesOfASiteComeAfterAllOthers(t *testing.T) {
	made := &Bundle{Browser: map[string][]byte{"/assets/app.css": nil}, Manifest: Manifest{Styles: map[string][]string{"home": {"/assets/app.css"}}}}
	made.Manifest.Fonts = []string{"/assets/fraunces-latin-1.woff2", "/assets/figtree-latin-1.woff2"}
	with := made.WithStyles(":root{--ink:red}", []string{"fraunces"}, []string{"/own.woff2"})
	sheets := with.Manifest.Styles["home"]
	if len(sheets) != 2 || string(with.Browser[sheets[1]]) != ":root{--ink:red}" {
		t.Errorf("the sheets are %v", sheets)
	}
	if got := strings.Join(with.Manifest.Fonts, " "); got != "/assets/figtree-latin-1.woff2 /own.woff2" || len(made.Manifest.Fonts) != 2 {
		t.Errorf("the fonts are %s, and were %v", got, made.Manifest.Fonts)
	}
	if len(made.Browser) != 1 || len(made.Manifest.Styles["home"]) != 1 || made.WithStyles("", nil, nil) != made {
		t.Error("the bundle itself was changed")
	}
}
