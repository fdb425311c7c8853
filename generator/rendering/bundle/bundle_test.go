package bundle

import (
	"bytes"
	"encoding/json"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/sitetest/bakery"
)

func build(t *testing.T, root string) *Bundle {
	t.Helper()
	bundler := NewBundler(Options{Root: root})
	t.Cleanup(bundler.Close)
	b, diags := bundler.Build()
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return b
}

// repository is the folder of the real components and packages.
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

func TestEachTemplateHasItsScriptsAndAllAreThere(t *testing.T) {
	b := build(t, bakery.Install(t))
	for _, template := range bakery.Model().TemplateNames() {
		if len(b.Manifest.Preload[template]) == 0 || len(b.Manifest.Styles[template]) == 0 {
			t.Errorf("the template %s has no scripts or no style sheet", template)
		}
	}
	addresses := append([]string{b.Manifest.Entry}, b.Manifest.Fonts...)
	addresses = append(addresses, b.Manifest.StyleSheets()...)
	for _, chunks := range b.Manifest.Preload {
		addresses = append(addresses, chunks...)
	}
	for _, address := range addresses {
		if len(b.Browser[address]) == 0 {
			t.Errorf("%s is named but not there", address)
		}
	}
}

func TestTheRendererIsNotPublished(t *testing.T) {
	b := build(t, bakery.Install(t))
	for address, data := range b.Browser {
		if bytes.Contains(data, []byte("react-dom/server")) || strings.HasSuffix(address, b.ServerEntry) {
			t.Errorf("%s holds the renderer", address)
		}
	}
	if len(b.Server[b.ServerEntry]) == 0 {
		t.Error("the renderer's entry is missing")
	}
}

func TestEqualComponentsMakeEqualBytes(t *testing.T) {
	root := bakery.Install(t)
	first, second := build(t, root), build(t, root)
	if first.Hash != second.Hash || first.Manifest.Entry != second.Manifest.Entry {
		t.Errorf("%s %s, then %s %s", first.Hash, first.Manifest.Entry, second.Hash, second.Manifest.Entry)
	}
	for address, data := range first.Browser {
		if !bytes.Equal(data, second.Browser[address]) {
			t.Errorf("%s differs", address)
		}
	}
}

// The bakery has no router, so this is about the site's own components.
func TestTheRoutersUnusedPartsStayOut(t *testing.T) {
	b := build(t, repository(t))
	for name, data := range b.Browser {
		if bytes.Contains(data, []byte("useFetcher must be used")) {
			t.Errorf("%s has fetchers: look at patch.go after an update of react-router", name)
		}
	}
}

func TestAPageIsSparedTheStylesOfOtherTemplates(t *testing.T) {
	b := build(t, bakery.Install(t))
	for template, addresses := range b.Manifest.Styles {
		var sources []string
		for _, address := range addresses {
			for _, part := range b.Parts[address] {
				sources = append(sources, path.Base(part.Source))
			}
		}
		if !slices.Contains(sources, "style.css") {
			t.Errorf("%s lacks what all pages need: %v", template, sources)
		}
		if slices.Contains(sources, "oven-log.module.css") != (template == "oven-log") {
			t.Errorf("%s has the styles %v", template, sources)
		}
	}
}

// A CommonJS module is wrapped in a function, and so is all that it imports: the application too.
func TestNothingIsWrapped(t *testing.T) {
	for name, in := range inputsOf(t) {
		if in.Format == "cjs" {
			t.Errorf("%s is a CommonJS module: look at patch.go after an update of the packages", name)
		}
	}
}

// A shortened property that others read as well would be another one for them.
func TestReactsOwnPropertiesAreOnlyReacts(t *testing.T) {
	names := strings.Trim(reactsOwnProperties, "^$")
	uses := regexp.MustCompile(`[.?]` + names + `\b|["'\x60]` + names + `["'\x60]|\b` + names + `\??:`)
	found := 0
	for name := range inputsOf(t) {
		data, err := os.ReadFile(filepath.Join(repository(t), name))
		if err != nil {
			continue // esbuild's own
		}
		use := uses.Find(data)
		if react := strings.HasPrefix(name, "node_modules/react/") || strings.HasPrefix(name, "node_modules/react-dom/"); !react && use != nil {
			t.Errorf("%s has %s, which is shortened as one of React's own: leave it out of patch.go", name, use)
		} else if use != nil {
			found++
		}
	}
	if found == 0 {
		t.Error("React has none of them")
	}
}

// inputsOf returns what esbuild says of all modules of the site's scripts.
func inputsOf(t *testing.T) map[string]struct{ Format string } {
	t.Helper()
	s, diags := newSession(Options{Root: repository(t)}, false, nil)
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	defer s.close()
	var meta struct {
		Inputs map[string]struct{ Format string }
	}
	if err := json.Unmarshal([]byte(s.main.Rebuild().Metafile), &meta); err != nil {
		t.Fatal(err)
	}
	return meta.Inputs
}

func TestAMistakeInAComponentIsReportedAtItsPosition(t *testing.T) {
	root := t.TempDir()
	write := func(name, text string) {
		if err := os.MkdirAll(filepath.Join(root, filepath.Dir(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("components/entry.client.tsx", "import './site'\nimport '@baker/dough/rise'\nimport 'react-dom/client'\nimport 'half'\n")
	write("node_modules/half/index.js", "require('./rest')\n")
	write("components/entry.server.tsx", "const ä = 1; let b = ;\n")
	bundler := NewBundler(Options{Root: root})
	defer bundler.Close()
	_, diags := bundler.Build()
	var reported []string
	for _, d := range diags.Sorted() {
		reported = append(reported, d.Pos.String()+": "+d.Message)
	}
	want := "components/entry.client.tsx:1:8: Could not resolve \"./site\"\ncomponents/entry.client.tsx:2:8: The package @baker/dough is not installed.\n" +
		"components/entry.client.tsx:3:8: The package react-dom is not completely installed.\n" +
		"components/entry.server.tsx:1:22: Unexpected \";\"\n" +
		"node_modules/half/index.js:1:9: The package half is not completely installed."
	if got := strings.Join(reported, "\n"); got != want {
		t.Errorf("reported:\n%s\nwant:\n%s", got, want)
	}
}

// The bakery's application has a style sheet of its own, which the pages load before theirs.
func TestTemplatesShareTheApplicationsStyleSheet(t *testing.T) {
	b := build(t, bakery.Install(t))
	seen := map[string]string{} // the template by each style file
	for template, addresses := range b.Manifest.Styles {
		if addresses[0] != b.Manifest.Styles["oven-log"][0] {
			t.Errorf("%s begins with %s, and not with what all share", template, addresses[0])
		}
		for _, address := range addresses[1:] {
			if bytes.HasPrefix(b.Browser[address], b.Browser[addresses[0]]) {
				t.Errorf("%s repeats what all share", address)
			}
			seen[template] = address
		}
	}
	if seen["oven-log"] == "" {
		t.Error("the oven log has no styles of its own")
	}
}

// Without it V8 compiles six times as many functions one by one, on the main thread.
func TestScriptsAreCompiledWhileTheyLoad(t *testing.T) {
	for address, data := range build(t, bakery.Install(t)).Browser {
		if path.Ext(address) == ".js" && !bytes.HasPrefix(data, []byte("//# allFunctionsCalledOnLoad\n")) {
			t.Errorf("%s does not say that its functions are called: %.60s", address, data)
		}
	}
}
