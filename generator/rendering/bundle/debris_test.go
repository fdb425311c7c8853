package bundle

import (
	"strings"
	"testing"

	"nightlight/generator/base/cache"
)

// What developers leave in a component, where it stands, and a part of what is said about it.
func TestWhatDevelopersLeaveIsAWarning(t *testing.T) {
	for _, row := range []struct{ text, at, message string }{
		{"const a = 1;\n  debugger;\n", "2:3", "“debugger” stops"},
		{"if (a) { debugger }", "1:10", "“debugger” stops"},
		{"f(() => { debugger; });", "1:11", "“debugger” stops"},
		{"  alert('here');", "1:3", "“alert” stops"},
		{"  window.alert(a);", "1:10", "“alert” stops"},
		{"onClick={() => alert(1)}", "1:16", "“alert” stops"},
		{"  console.debug(a);", "1:3", "only its developer needs"},
		{"  console.table(a);", "1:3", "only its developer needs"},
		{"// @ts-nocheck\n", "1:4", "types of this file"},
		{"fetch('http://localhost:3000/a')", "1:8", "Only this computer"},
		{"fetch(`http://127.0.0.1/a`)", "1:8", "Only this computer"},
		{"<p>Lorem ipsum dolor</p>", "1:4", "still to be written"},
		// The same words where they are meant.
		{"// no debugger here\nconst text = 'the debugger'; role=\"alert\"; showAlert(); isAlert(1);", "", ""},
		{"console.error(a); // localhost is one's own", "", ""},
	} {
		found := debrisIn("components/a.tsx", row.text)
		if row.at == "" {
			if len(found) > 0 {
				t.Errorf("%q says %v", row.text, found)
			}
			continue
		}
		if len(found) != 1 || found[0].Pos.String() != "components/a.tsx:"+row.at || !strings.Contains(found[0].Message, row.message) || found[0].Source == "" {
			t.Errorf("%q says %+v, not %q at %s", row.text, found, row.message, row.at)
		}
	}
}

// It is said each time that the site is built for visitors, also where the bundle is cached, and
// not while somebody develops.
func TestWhatDevelopersLeaveIsSaidAtEachBuildForVisitors(t *testing.T) {
	for _, development := range []bool{false, true} {
		s := newSmall(t)
		s.write("components/word.ts", "export const word = 'word 1';\ndebugger;\n")
		b := NewBundler(Options{Root: s.root, Development: development, Cache: new(cache.Cache)})
		for range 2 {
			built, diags := b.Build()
			if said := len(diags) > 0; built == nil || diags.HasErrors() || said == development {
				t.Errorf("development %v: got %v, %v", development, built != nil, diags)
			}
		}
		b.Close()
	}
}
