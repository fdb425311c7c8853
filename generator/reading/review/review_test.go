package review

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/testfiles"
)

const guide = `---
title: Safe Sleep
description: Where a baby sleeps.
reviewed: 2026-11-01
now:
  - On the back, in a clear cot. Never the sofa.
related:
  - /false-starts
sources:
  - label: "NHS: sleep"
    href: https://www.nhs.uk/sleep
next:
  text: The plan costs {price:one-to-one}.
  action: {label: Start now, href: /plan}
emergency: {label: Call 999, href: tel:999}
---

## Where {#where}

Checked on 3 May 2026, with
[the NHS](https://www.nhs.uk/sleep "NHS") and [the signs](/illness#signs). A room of **{fact:room-temperature}** is right. Wait 10 minutes.

1. Lay them down.
2. Stay.

| Age | Naps |
| --- | --- |
| 6 months | 3 |

:::callout{kind="safety" title="Ill" href="/ill"}
Call [999](tel:999). <!-- ask Jane -->
:::
`

const table = `# A comment.
caption: Naps
heading: Wake windows
source: https://example.org/a
path: /naps
read: 2026-11-01
price: £299
rows:
  - cells: ["6 months", "3 naps"]
  - cells: [9 months, 2]
when: {age: over-3-years, cot: true}
text: |
  One line.
  Another line.
`

// digestOf returns the digest of a file, which depends on its advice, but not on dates and links.
func digestOf(file string, text []byte) string { return digest(Sentences(file, text)) }

func TestTheDigestIsThatOfTheAdvice(t *testing.T) {
	for _, test := range []struct {
		name, file, old, new string
		counts               bool
	}{
		{"a word", "g.md", "Never the sofa", "Always the sofa", true},
		{"a word of the body", "g.md", "Stay.", "Go.", true},
		{"a figure", "g.md", "10 minutes", "40 minutes", true},
		{"another fact", "g.md", "{fact:room-temperature}", "{fact:fever}", true},
		{"a sentence less", "g.md", " Never the sofa.", "", true},
		{"the order", "g.md", "1. Lay them down.\n2. Stay.", "1. Stay.\n2. Lay them down.", true},
		{"a cell", "g.md", "| 6 months | 3 |", "| 6 months | 1 |", true},
		{"the number to call", "g.md", "](tel:999)", "](tel:111)", true},
		{"the number of a button", "g.md", "href: tel:999", "href: tel:111", true},
		{"the label of a number", "g.md", "label: Call 999", "label: Wait", true},
		{"a kind of callout", "g.md", `kind="safety"`, `kind="tip"`, true},
		{"a warning in a comment", "g.md", "Call [999](tel:999).", "<!-- Call [999](tel:999). -->", true},
		{"months of age", "g.md", "| 6 months |", "| 3 months |", true},

		{"the title", "g.md", "title: Safe Sleep", "title: Sleep Safely", false},
		{"the description", "g.md", "Where a baby sleeps.", "How babies sleep.", false},
		{"a draft", "g.md", "title:", "draft: true\ntitle:", false},
		{"the day of checking", "g.md", "2026-11-01", "2026-12-24", false},
		{"a date in a text", "g.md", "3 May 2026", "14 June 2027", false},
		{"a related page", "g.md", "- /false-starts", "- /later-starts\n  - /other", false},
		{"where a link leads", "g.md", "/illness#signs", "/when-ill#all", false},
		{"an address of others", "g.md", `(https://www.nhs.uk/sleep "NHS")`, "(https://nhs.uk/other)", false},
		{"a source", "g.md", `label: "NHS: sleep"`, `label: "NHS: sleeping"`, false},
		{"a new source", "g.md", "sources:\n", "sources:\n  - {label: Lullaby Trust, href: https://www.lullabytrust.org.uk}\n", false},
		{"a button", "g.md", "Start now, href: /plan", "Begin, href: /plans", false},
		{"the address of a callout", "g.md", `href="/ill"`, `href="/unwell"`, false},
		{"the name of a heading", "g.md", "{#where}", "{#place}", false},
		{"a quoted price", "g.md", "{price:one-to-one}", "{price:two}", false},
		{"a spelt-out price", "g.md", "{price:one-to-one}", "£1,299.50", false},
		{"a comment", "g.md", "<!-- ask Jane -->", "", false},
		{"other line ends", "g.md", "\n", "\r\n", false},
		{"where lines break", "g.md", "with\n[the", "with [the", false},
		{"how quotes are typed", "g.md", "Never the sofa", "Never\u00a0the sofa", false},
		{"emphasis", "g.md", "Wait 10", "**Wait** 10", false},

		{"a figure of a table", "t.yaml", "[9 months, 2]", "[9 months, 1]", true},
		{"a condition", "t.yaml", "over-3-years", "6-8-months", true},
		{"a switch", "t.yaml", "cot: true", "cot: false", true},
		{"the key of a text", "t.yaml", "text: |", "note: |", true},
		{"a line", "t.yaml", "Another line.", "Another lie.", true},
		{"a comment of a table", "t.yaml", "# A comment.", "# Other.\n", false},
		{"quotation marks", "t.yaml", `"6 months"`, "6 months", false},
		{"a source of a table", "t.yaml", "https://example.org/a", "https://example.org/b", false},
		{"a page of a table", "t.yaml", "/naps", "/nap-times", false},
		{"a day of a table", "t.yaml", "2026-11-01", "2027-01-02", false},
		{"a price of a table", "t.yaml", "£299", "£349", false},
	} {
		text := map[string]string{"g.md": guide, "t.yaml": table}[test.file]
		edited := strings.ReplaceAll(text, test.old, test.new)
		if edited == text {
			t.Errorf("%s: %q is not in the text", test.name, test.old)
		}
		if got := digestOf(test.file, []byte(text)) != digestOf(test.file, []byte(edited)); got != test.counts {
			t.Errorf("%s counts: %t", test.name, got)
		}
	}
}

// Sentences have the right line, even below front matter and in a YAML block.
func TestSentencesStandAtTheirLines(t *testing.T) {
	for file, text := range map[string]string{"g.md": guide, "t.yaml": table} {
		lines := strings.Split(text, "\n")
		for _, s := range Sentences(file, []byte(text)) {
			first := strings.Fields(strings.Trim(s.Text, `|"`))[0]
			if s.Line > len(lines) || !strings.Contains(lines[s.Line-1], first) {
				t.Errorf("%s:%d does not hold %q", file, s.Line, s.Text)
			}
		}
	}
}

func TestChangesAreShownSentenceBySentence(t *testing.T) {
	for _, test := range []struct{ name, old, new, want string }{
		{"a word", "Stay. Never shake a baby. Go.", "Stay. Gently shake a baby. Go.", "1: Never shake a baby.\n→ Gently shake a baby."},
		{"one more", "Stay.\n\nGo.", "Stay.\n\nGive water.\n\nGo.", "3: (new)\n→ Give water."},
		{"one less", "Stay.\n\nNever alone.\n\nGo.", "Stay.\n\nGo.", "1: Never alone.\n→ (removed)"},
		{"one changed beside a new one", "A hungry baby is fed.", "Wait. A hungry baby is not fed.", "1: (new)\n→ Wait.\n1: A hungry baby is fed.\n→ A hungry baby is not fed."},
		{"another text", "One two three.", "Four five six.", "1: One two three.\n→ (removed)\n1: (new)\n→ Four five six."},
		{"nothing", "Stay. Go.", "Stay.\nGo.", ""},
	} {
		var shown []string
		for _, change := range Compare(Sentences("a.md", []byte(test.old)), Sentences("a.md", []byte(test.new))) {
			shown = append(shown, change.String())
		}
		if got := strings.Join(shown, "\n"); got != test.want {
			t.Errorf("%s: got\n%s\nwant\n%s", test.name, got, test.want)
		}
	}
	keys := Compare(Sentences("a.yaml", []byte("minutes: 5\nkind: stop\nyes: Go in.")), Sentences("a.yaml", []byte("minutes: 50\nkind: stop\nno: Go in.")))
	if len(keys) != 2 || keys[0].String() != "1: minutes: 5\n→ minutes: 50" || keys[1].String() != "3: yes: Go in.\n→ no: Go in." {
		t.Errorf("values without their keys: %v", keys)
	}
}

func entry(file, day, name, digest string) Entry {
	date, _ := time.Parse(time.DateOnly, day)
	return Entry{file, schema.Date{Time: date}, name, "health visitor", digest}
}

// Writing a line does not change the others or the comments.
func TestALineOfTheListIsWritten(t *testing.T) {
	a := entry("content/a.md", "2026-01-01", "Ann", "01")
	text := a.line() + "\n" + entry("content/c.md", "2026-01-01", "Ann", "03").line() + "\n"
	read := func(text string) List {
		list, diags := Read(fstest.MapFS{File: {Data: []byte(text)}}, nil)
		if len(diags) > 0 {
			t.Fatal(diags)
		}
		return list
	}
	b, c := entry("content/b.md", "2026-02-02", "Bea: “Dr”, \"x\"", "02"), entry("content/c.md", "2026-02-02", "Cid", "0e1")
	got := read(text).With(map[string]*Entry{"content/b.md": &b, "content/c.md": &c})
	if want := head + "\n" + a.line() + "\n\n" + b.line() + "\n\n" + c.line() + "\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if entries := read(got).Entries; len(entries) != 3 || entries[1].Name != b.Name || entries[2].Digest != "0e1" {
		t.Errorf("read again: %v", entries)
	}
	renamed, changed := read(text).Renamed("content/a.md", "content/z.md")
	if entries := read(renamed).Entries; !changed || len(entries) != 2 || entries[1] != entry("content/z.md", "2026-01-01", "Ann", "01") {
		t.Errorf("renamed: %s", renamed)
	}
	if _, changed := read(text).Renamed("content/other.md", "content/z.md"); changed {
		t.Error("a file that is not listed changes the list")
	}
}

// A merge can leave two lines for one file, and a file can be renamed without the command.
func TestWhichLineAFileHas(t *testing.T) {
	list := List{Entries: []Entry{
		entry("a.md", "2026-03-03", "late", "1"), entry("a.md", "2026-01-01", "early", "2"), entry("gone.md", "2026-01-01", "moved", "3"), entry("b.md", "2026-01-01", "other", "4"),
		entry("c.md", "2026-01-01", "upper", "5"), entry("c.md", "2026-01-01", "lower", "5"),
	}}
	advice := map[string]content.AdviceFile{"a.md": {}, "b.md": {}, "c.md": {}, "new.md": {}}
	for _, test := range []struct{ file, digest, want string }{
		{"a.md", "1", "late"}, {"a.md", "2", "early"}, {"a.md", "9", "late"}, {"c.md", "5", "lower"}, {"c.md", "9", "lower"}, {"new.md", "3", "moved"}, {"new.md", "4", ""}, {"new.md", "9", ""},
	} {
		got := ""
		if found := list.entryFor(test.file, test.digest, advice); found != nil {
			got = found.Name
		}
		if got != test.want {
			t.Errorf("%s with %s has the line of %q, want %q", test.file, test.digest, got, test.want)
		}
	}
}

func TestAListThatCannotBeReadIsReported(t *testing.T) {
	line := entry("a.md", "2026-01-01", "Ann", "1").line() + "\n"
	for text, want := range map[string]string{
		"<<<<<<< HEAD\n" + line + "=======\n" + line + ">>>>>>> b\n": "Git has left both sides",
		"- {file: a.md, name: Ann}\n":                                "",
		"nothing\n":                                                  "",
	} {
		_, diags := Read(fstest.MapFS{File: {Data: []byte(text)}}, nil)
		if !diags.HasErrors() || !slices.ContainsFunc(diags, func(d diag.Diagnostic) bool { return strings.Contains(d.Message, want) }) {
			t.Errorf("%q: %v", text, diags)
		}
	}
	if list, diags := Read(fstest.MapFS{}, nil); len(diags) > 0 || len(list.Entries) > 0 {
		t.Errorf("a site without a list: %v", diags)
	}
}

// While dev is reading the site, an edit of a file may be reverted.
func TestAFileThatIsAsItWasReadAgainIsNotReported(t *testing.T) {
	root, text := t.TempDir(), []byte("Never the sofa.\n")
	testfiles.Write(t, filepath.Join(root, "g.md"), text)
	for _, args := range [][]string{{"init", "-q"}, {"add", "."}, {"-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-q", "-m", "a"}} {
		if out, err := exec.Command("git", append([]string{"-C", root}, args...)...).CombinedOutput(); err != nil {
			t.Skip("needs git: ", err, string(out))
		}
	}
	read := entry("g.md", "2026-11-23", "Ann", digestOf("g.md", text))
	site := Site{Root: root, Tree: &content.Tree{FS: os.DirFS(root)}}
	if found := site.judge(t.Context(), Advice{File: "g.md", Digest: "of the edit", Entry: &read}); len(found) > 0 {
		t.Error(found)
	}
}

// A digest depends on where sentences end: another way to cut them would invalidate every review.
func TestASentenceEndsWithAStopBeforeASpace(t *testing.T) {
	for text, want := range map[string][]string{
		"Wait. Then go in.":          {"Wait.", " Then go in."},
		"At 7.30 or 19.5°C, or a.m.": {"At 7.30 or 19.5°C, or a.m."},
		"“Is it?” **Yes!** (No.) So": {"“Is it?”", " **Yes!**", " (No.)", " So"},
		"... and then?! One":         {" and then?!", " One"},
		"It ends.\nHere":             {"It ends.", "\nHere"},
		`He said "no."! Then "yes".`: {`He said "no."`, ` Then "yes".`},
		"?":                          nil,
		"No stop, an accent: café":   {"No stop, an accent: café"},
	} {
		var got []string
		for _, at := range cut(text) {
			got = append(got, text[at[0]:at[1]])
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
