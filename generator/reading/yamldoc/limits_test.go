package yamldoc

import (
	"reflect"
	"strings"
	"testing"

	"nightlight/generator/sitetest/effort"
)

func TestATextThatIsTooLargeIsRefused(t *testing.T) {
	got := problemsOf("phone: "+strings.Repeat("1", MaxBytes), &contact{})
	if want := "x.yaml There are more than 256 KiB"; !strings.HasPrefix(got, want) || strings.Contains(got, "\n") {
		t.Errorf("got %q", got)
	}
}

// The parser takes minutes for text that is nested so deeply, and real content never is.
func TestATextThatIsNestedTooDeepIsRefused(t *testing.T) {
	const refused = " More than 50 brackets and hyphens are open here. Close them, or remove them."
	for text, at := range map[string]string{
		"sisters: " + strings.Repeat("[", 200_000):              "1:60",
		"sisters: " + strings.Repeat("{url: ", 40_000):          "1:310",
		strings.Repeat("- ", 100_000) + "a":                     "1:101",
		"name: x\nsisters:\n  " + strings.Repeat("- [", 60_000): "3:78",
	} {
		if got, want := problemsOf(text, &shop{}), "x.yaml:"+at+refused; !strings.Contains(got, want) {
			t.Errorf("%.30s: got %.300q, want %q", text, got, want)
		}
		if _, ok := Tree(text); ok {
			t.Errorf("%.30s: it is parsed", text)
		}
	}
	if _, ok := Tree(strings.Repeat("- ", 20) + strings.Repeat("[", 30) + strings.Repeat("]", 30)); !ok {
		t.Error("what is nested less deep isn't parsed")
	}
}

// Four times the text may take six times the work; quadratic work would be sixteen times.
func TestWorkGrowsWithTheText(t *testing.T) {
	repeated := func(unit string) func(int) string {
		return func(size int) string { return strings.Repeat(unit, size/len(unit)) }
	}
	for name, text := range map[string]func(size int) string{
		"items":          repeated("- b\n"),
		"groups":         repeated("- id: 1\n  name: x\n"),
		"deep brackets":  repeated("- " + strings.Repeat("[", 45) + strings.Repeat("]", 45) + "\n"),
		"deep lists":     repeated(strings.Repeat("- ", 45) + "a\n"),
		"unclosed":       func(size int) string { return "a: \"" + strings.Repeat("word\n", size/5) },
		"not YAML":       repeated("word\n"),
		"broken entries": repeated("a: b: c\n  - " + strings.Repeat("d ", 10) + "\n"),
		"no-break space": repeated("-\u00a0b\n"),
		"odd indents":    repeated("- a\n   - b\n"),
		"literal":        func(size int) string { return "motto: |\n" + strings.Repeat("  word\n", size/7) },
		"folded":         func(size int) string { return "motto: >\n" + strings.Repeat("  word\n", size/7) },
		"aliases":        repeated("- *a\n"),
		"closings":       repeated("]"),
		"tabs":           repeated("\ta:\tb\n"),
		"list of many":   func(size int) string { return "sisters: [" + strings.Repeat("{url: x}, ", size/10) + "]" },
		"misspelt keys":  func(size int) string { return "- {" + strings.Repeat("ulr: x, ", size/8) + "}" },
		"unknown keys":   func(size int) string { return "- {" + strings.Repeat("colour: x, ", size/11) + "}" },
		"wrong days":     func(size int) string { return "- url: x\n  " + strings.Repeat("opened: 3.4.2026\n  ", size/19) },
		"emails":         func(size int) string { return "owner:\n  emails:\n" + strings.Repeat("  - a\n", size/6) },
	} {
		t.Run(name, func(t *testing.T) {
			allocated := func(size int) uint64 {
				return effort.Allocated(func() {
					for _, into := range []any{&shop{}, &[]link{}} {
						for _, value := range Read("x.yaml", []byte(text(size)), into).Scalars {
							value.Locator()(value.Pos)
						}
					}
				})
			}
			allocated(1 << 10) // allocates everything that is allocated only once
			var small, large uint64
			grows := true
			for try := 0; grows && try < 3; try++ { // a garbage collection empties pools
				small, large = allocated(2<<10), allocated(8<<10)
				grows = large > 6*small+100<<10
			}
			if grows {
				t.Errorf("2 KiB allocate %d KiB, and 8 KiB %d KiB", small>>10, large>>10)
			}
		})
	}
}

// Searching for mistakes reads the whole line, and one search per value took minutes.
func TestALineIsSearchedForMistakesOnce(t *testing.T) {
	for name, text := range map[string]func(n int) string{
		"wrong types":  func(n int) string { return "sisters: [" + strings.Repeat("a, ", n) + "]" },
		"empty values": func(n int) string { return "- {" + strings.Repeat("url: , ", n/3) + "}" },
		"scalars":      func(n int) string { return "owner: {emails: [" + strings.Repeat("a, ", n) + "]}" },
	} {
		grows := effort.Grows(20_000, 10, func(n int) {
			Read("x.yaml", []byte(text(n)), &shop{})
			Read("x.yaml", []byte(text(n)), &[]link{})
		})
		if grows {
			t.Errorf("%s: four times the text takes ten times the work", name)
		}
	}
}

// FuzzYAML checks that no text, however broken, stops the reader: the YAML parser has
// panicked on unusual input.
func FuzzYAML(f *testing.F) {
	for _, seed := range []string{
		"", "a: [", "? :", "- - -\n", "a: |\n\n", "&a *a", "<<: *x", "!!map", "{a: b, c}", "a: >-\n\tb", "%YAML 1.2\n---\n",
		"title: {}\nrelated: {a: b}\nlead: [[]]\nreviewed: !!binary x\n", "\"\\u12\"", "a:\n- b\n  - c\n d", "'", "title: - \n ? a",
		"+ 0\ntitle:\nlead:\nreviewed:\n\r 0:", "name: x\nmotto: >\n  a\n\n  b\nowner:\n  emails: {a}\nsisters: [[]]\n",
	} {
		f.Add([]byte(seed))
	}
	_, cases := mistakes(f)
	for _, c := range cases {
		f.Add(c.author.Data)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, into := range []any{&shop{}, &[]recipe{}, &recipe{}} {
			for _, value := range Read("x.yaml", text, into).Scalars {
				value.Locator()(value.Pos)
			}
		}
		front := append(append([]byte("---\n"), text...), "\n---\n"...)
		for _, file := range [][]byte{text, front} {
			if doc, _, _, problem := recipes.FrontMatter("x.md", string(file)); problem == nil {
				doc.Value("title")
				doc.Decode(&recipe{})
			}
		}
	})
}

// Read reads a whole file into v, a pointer to an empty value.
func Read(file string, data []byte, v any) *Result {
	return NewReader(reflect.TypeOf(v).Elem()).Read(file, data, v)
}
