package inplace_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"nightlight/generator"
	"nightlight/generator/reading/content"
	"nightlight/generator/serving/inplace"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/bakery"
	"nightlight/generator/sitetest/testfiles"
)

const loaf = "content/loaves/white.md"

// site is a bakery whose words are edited.
type site struct {
	*inplace.Editor
	testfiles.Folder
}

func open(t *testing.T) *site {
	t.Helper()
	root := bakery.Install(t)
	builder := sitetest.NewBuilder(t, generator.Options{Root: root, Model: bakery.Model(), Now: sitetest.Today})
	return &site{inplace.New(builder), testfiles.Folder{T: t, Root: root}}
}

// change returns a new text for the value of the loaf's page with a certain text.
func (s *site) change(file, says, text string) inplace.Change {
	s.T.Helper()
	for _, f := range s.Page(s.T.Context(), "/white").Files {
		for _, value := range f.Values {
			if f.Name == file && value.Source == says {
				return inplace.Change{File: file, Hash: f.Hash, Path: value.Path, Text: text}
			}
		}
	}
	s.T.Fatalf("no value of %s says %q", file, says)
	return inplace.Change{}
}

func (s *site) save(change inplace.Change) inplace.Answer {
	s.T.Helper()
	return s.Save(s.T.Context(), change)
}

func TestChangesAreWrittenToTheirLinesAndUndone(t *testing.T) {
	s := open(t)
	before := map[string]string{loaf: s.Read(loaf), "content/site.yaml": s.Read("content/site.yaml")}
	for steps, c := range []struct{ file, says, text, line string }{
		{loaf, "Flour, water and time.", "Flour, water: and *time*.", `lead: "Flour, water: and *time*."`},
		{loaf, "The dough", "The *sour* dough", "## The *sour* dough"},
		{loaf, "A clear, flat table.", "A clear table.\n\nAnd a cloth.", "\n\nA clear table.\n\nAnd a cloth.\n"},
		{"content/site.yaml", "01234", `01234 "ext" 5`, `telephone: "01234 \"ext\" 5"`},
	} {
		answer := s.save(s.change(c.file, c.says, c.text))
		if !answer.Saved || answer.Steps != steps+1 || !strings.Contains(s.Read(c.file), c.line) {
			t.Errorf("%q was answered with %+v; the file is\n%s", c.text, answer, s.Read(c.file))
		}
	}
	for range 4 {
		if answer := s.Undo(); !answer.Saved {
			t.Fatalf("undo was answered with %+v", answer)
		}
	}
	for file, text := range before {
		if s.Read(file) != text {
			t.Errorf("after undo %s is\n%s", file, s.Read(file))
		}
	}
	if answer := s.Undo(); answer.Saved || answer.Refused == "" {
		t.Errorf("a fifth undo was answered with %+v", answer)
	}
}

func TestATextWithErrorsOrOfMoreThanAValueIsNotWritten(t *testing.T) {
	s := open(t)
	before := s.Read(loaf)
	for _, c := range []struct{ says, text, problem string }{
		{"A clear, flat table.", "A [table](/nowhere).", "/nowhere"},
		{"White Loaf", "", "title"},
		{"A clear, flat table.", "# A heading", ""},
		{"A clear, flat table.", "- a list", ""},
		{"A clear, flat table.", ":::callout{kind=\"note\"}\nText\n:::", ""},
		{"A clear, flat table.", "[label]: /white", ""},
		{"The dough", "The dough\n\nAnd more", ""},
		{"The dough", "", ""},
	} {
		change := s.change(loaf, c.says, c.text)
		for _, answer := range []inplace.Answer{s.Check(t.Context(), change), s.save(change)} {
			if answer.Saved || (answer.Refused == "") != (c.problem != "") {
				t.Errorf("%q was answered with %+v", c.text, answer)
			}
			if c.problem != "" && (!answer.Problems.HasErrors() || !strings.Contains(answer.Problems[0].Message, c.problem) || answer.Problems[0].Source == "") {
				t.Errorf("%q was answered with %+v", c.text, answer)
			}
		}
	}
	if s.Read(loaf) != before {
		t.Errorf("the file is\n%s", s.Read(loaf))
	}
}

func TestANewerChangeOnDiskIsNotOverwritten(t *testing.T) {
	s := open(t)
	change := s.change(loaf, "The dough", "The old dough")
	newer := strings.ReplaceAll(s.Read(loaf), "The dough", "The new dough")
	s.Write(loaf, newer)
	answer := s.save(change)
	if answer.Saved || answer.Newer == nil || answer.Newer.Source != "The new dough" || s.Read(loaf) != newer {
		t.Fatalf("got %+v and the file\n%s", answer, s.Read(loaf))
	}
	change.Hash = answer.Hash // the author has seen the newer text and may continue
	if answer := s.save(change); !answer.Saved {
		t.Fatalf("got %+v", answer)
	}
	s.Write(loaf, newer+"\nMore.\n")
	if answer := s.Undo(); answer.Saved || s.Read(loaf) != newer+"\nMore.\n" {
		t.Errorf("undo over a newer file was answered with %+v", answer)
	}
}

func TestASaveWhileTheNewTextIsWrittenIsNotLost(t *testing.T) {
	for name, saveTo := range map[string]func(t *testing.T, path, text string) error{
		"in place": func(_ *testing.T, path, text string) error { return os.WriteFile(path, []byte(text), 0o644) },
		"by a rename": func(t *testing.T, path, text string) error {
			return errors.Join(os.WriteFile(path+".new~", []byte(text), 0o644), os.Rename(path+".new~", path))
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			change := s.change(loaf, "The dough", "The old dough")
			newer := strings.ReplaceAll(s.Read(loaf), "The dough", "The new dough")
			inplace.BeforeReplacing(t, func() {
				if err := saveTo(t, s.Path(loaf), newer); err != nil {
					t.Error(err)
				}
			})
			if answer := s.save(change); answer.Saved || answer.Newer == nil || answer.Newer.Source != "The new dough" || s.Read(loaf) != newer {
				t.Errorf("got %+v and the file\n%s", answer, s.Read(loaf))
			}
			if left, err := filepath.Glob(filepath.Join(filepath.Dir(s.Path(loaf)), ".*~")); len(left) > 0 || err != nil {
				t.Errorf("left behind: %v, %v", left, err)
			}
		})
	}
}

func TestOnlyWordsBelowContentAreWritten(t *testing.T) {
	s := open(t)
	secret := filepath.Join(t.TempDir(), "secret.md")
	testfiles.Write(t, secret, s.Read(loaf))
	if err := os.Symlink(secret, s.Path("content/loaves/linked.md")); err != nil {
		t.Skip(err) // Windows without the right to create links
	}
	if err := os.Symlink(filepath.Dir(secret), s.Path("content/elsewhere")); err != nil {
		t.Fatal(err)
	}
	change := s.change(loaf, "The dough", "Overwritten")
	for _, file := range []string{
		"content/loaves/linked.md", "content/elsewhere/secret.md", secret, "",
		"package.json", "content/../package.json", "content/loaves/../../package.json", "../content/loaves/white.md",
		"content/pictures/dot.svg", "content/loaves", "content/loaves/none.md", "content\\loaves\\white.md", "content/./loaves/white.md",
	} {
		hostile := change
		hostile.File = file
		if answer := s.save(hostile); answer.Saved || answer.Refused == "" {
			t.Errorf("%s was answered with %+v", file, answer)
		}
	}
	for _, path := range []string{"", "body[9]", "body[-1]", "titles", "template", "\x00"} {
		hostile := change
		hostile.Path = path
		if answer := s.save(hostile); answer.Saved || answer.Refused == "" {
			t.Errorf("%q was answered with %+v", path, answer)
		}
	}
	if data, err := os.ReadFile(secret); err != nil || strings.Contains(string(data), "Overwritten") {
		t.Errorf("a file outside is %s (%v)", data, err)
	}
	long := s.change(loaf, "A clear, flat table.", strings.Repeat("word ", 1<<18))
	if answer := s.save(long); answer.Saved {
		t.Error("a file was made larger than a text may be")
	}
}

func TestLineEndsStayWhatTheyAre(t *testing.T) {
	s := open(t)
	windows := "\uFEFF" + strings.ReplaceAll(s.Read(loaf), "\n", "\r\n")
	s.Write(loaf, windows)
	if answer := s.save(s.change(loaf, "A clear, flat table.", "One.\n\nTwo.")); !answer.Saved {
		t.Fatalf("got %+v", answer)
	}
	if want := strings.Replace(windows, "A clear, flat table.", "One.\r\n\r\nTwo.", 1); s.Read(loaf) != want {
		t.Errorf("got %q\nwant %q", s.Read(loaf), want)
	}
	change := s.change(loaf, "One.", "Three.")
	mixed := strings.Replace(windows, "\r\n", "\n", 1)
	s.Write(loaf, mixed)
	if answer := s.save(change); answer.Saved || answer.Refused == "" || s.Read(loaf) != mixed {
		t.Errorf("got %+v", answer)
	}
}

// Notations that the site's own content may not use.
func TestValuesKeepTheirWayOfWriting(t *testing.T) {
	builder := sitetest.NewBuilder(t, generator.Options{Root: bakery.Install(t), Model: bakery.Model()})
	values := builder.Values(t.Context())
	read := func(text string) []content.Value { return values.Read(loaf, text) }
	for _, c := range []struct{ yaml, text, want string }{
		{"lead: Plain", "Other", "lead: Other"},
		{"lead: Plain", "- no list", `lead: "- no list"`},
		{"lead: Plain", "true", "lead: true"},
		{"lead: Plain", "a #1", `lead: "a #1"`},
		{"lead: 'It''s'", "It's 'so'", "lead: 'It''s ''so'''"},
		{`lead: "a \"b\""`, `c \d`, `lead: "c \\d"`},
		{"lead: over\n  two lines", "one", "lead: one"},
		{"lead: \"over\n  two\"", "one", `lead: "one"`},
		{"lead: |\n  Block\n  of two\n", "One\ntwo\nthree", "lead: |\n  One\n  two\n  three\n"},
		{"lead: >-\n  Folded\n  text\n", "Other", "lead: >-\n  Other\n"},
		{"lead: |+\n    Deep\n\n", "Other", "lead: |+\n    Other\n\n"},
		{"lead: Plain", "Two\nlines", "lead: |\n  Two\n  lines"},
		{"{lead: Plain, related: [/notes/new-oven]}", "a, b}", `{lead: "a, b}", related: [/notes/new-oven]}`},
		{"lead: größer Plain", "Ü", "lead: Ü"},
	} {
		const top = "---\ntitle: White Loaf\nbaked: 2026-11-01\n"
		before, want := top+c.yaml+"\n---\nText\n", top+c.want+"\n---\nText\n"
		if strings.HasPrefix(c.yaml, "{") {
			before, want = "---\n"+c.yaml+"\n---\nText\n", "---\n"+c.want+"\n---\nText\n"
		}
		all := read(before)
		at := slices.IndexFunc(all, func(v content.Value) bool { return v.Path == "lead" })
		if at < 0 {
			t.Fatalf("%s has no lead: %+v", c.yaml, all)
		}
		if got, _, ok := inplace.Replace(before, all, at, c.text, read); !ok || got != want {
			t.Errorf("%s with %q became %v\n%s", c.yaml, c.text, ok, got)
		}
	}
}
