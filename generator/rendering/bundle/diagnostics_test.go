package bundle

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Conflicts of Git are said by one message, whatever esbuild says of them.
func TestAConflictInAComponentIsTheOnlyProblem(t *testing.T) {
	const sides = "\n<<<<<<< HEAD\n%a\n=======\n%b\n>>>>>>> main\n"
	for name, text := range map[string]string{
		"word.ts":      "export const word = 'a';" + strings.NewReplacer("%a", "const a = 1;", "%b", "const a = 2;").Replace(sides),
		"word.tsx":     "export const word = <p>" + strings.NewReplacer("%a", "a", "%b", "b").Replace(sides) + "</p>;",
		"word.json":    strings.NewReplacer("%a", "1", "%b", "2").Replace(sides),
		"word.css":     "a { color: red }" + strings.NewReplacer("%a", "b { color: red }", "%b", "b { color: blue }").Replace(sides),
		"word.js":      "export const word = 1;\n>>>>>>> main\n",
		"half.css":     "a { color: red }\n<<<<<<< HEAD\nb { color: red }",
		"other.css":    "a {" + strings.NewReplacer("%a", "color: red;", "%b", "color: blue;").Replace(sides) + "}",
		"a.module.css": ".a {" + strings.NewReplacer("%a", "color: red;", "%b", "color: blue;").Replace(sides) + "}",
	} {
		t.Run(name, func(t *testing.T) {
			s := newSmall(t)
			s.write("components/entry.server.tsx", `import * as word from './`+name+`'; console.log(word);`)
			s.write("components/"+name, text)
			b := NewBundler(Options{Root: s.root})
			defer b.Close()
			built, diags := b.Build()
			if built != nil || len(diags) != 1 || !diags[0].First || diags[0].File != "components/"+name || diags[0].Line == 0 {
				t.Errorf("got %+v", diags)
			}
		})
	}
}

// esbuild would put a sign without a meaning in the place of each letter.
func TestAnotherEncodingIsAnError(t *testing.T) {
	s := newSmall(t)
	s.write("components/entry.server.tsx", "export const word = 'caf\xe9';")
	b := NewBundler(Options{Root: s.root})
	defer b.Close()
	if _, diags := b.Build(); len(diags) != 1 || !strings.Contains(diags[0].Message, "UTF-8") || diags[0].File != "components/entry.server.tsx" {
		t.Errorf("got %v", diags)
	}
}

func TestALinkOutOfTheComponentsIsAnError(t *testing.T) {
	s := newSmall(t)
	s.write("secret.ts", "export const word = 'secret';")
	s.write("components/lib/word.ts", "export const word = 'word';")
	link := func(target, name string) {
		if err := os.Symlink(target, filepath.Join(s.root, "components", name)); err != nil {
			t.Skip("links cannot be made here:", err)
		}
	}
	link("lib/word.ts", "inside.ts")
	b := NewBundler(Options{Root: s.root})
	defer b.Close()
	if _, diags := b.Build(); len(diags) > 0 {
		t.Errorf("a link inside: %v", diags)
	}
	link("../secret.ts", "outside.ts")
	if _, diags := b.Build(); len(diags) != 1 || !diags.HasErrors() || diags[0].File != "components/outside.ts" {
		t.Errorf("got %v", diags)
	}
}

// A line that nobody has built is not shown as the correction.
func TestWhatEsbuildSuggestsIsNoCorrection(t *testing.T) {
	s := newSmall(t)
	for _, text := range []string{"export const word = <p>a > b</p>;", "export const word = <p>{a} }</p>;", "import { wrod } from './word'; export const word = wrod;"} {
		s.write("components/entry.server.tsx", text)
		b := NewBundler(Options{Root: s.root})
		_, diags := b.Build()
		b.Close()
		if len(diags) == 0 || diags[0].Fixed != "" || diags[0].Source == "" {
			t.Errorf("%s: %+v", text, diags)
		}
	}
}
