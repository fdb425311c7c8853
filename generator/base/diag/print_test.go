package diag

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func printed(t *testing.T, format Format, list List, style Style) string {
	t.Helper()
	var out strings.Builder
	if err := Print(&out, format, list, style); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func expect(t *testing.T, want, got string) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

var two = List{
	{
		ID: "file-unread", Severity: Warning, Pos: Pos{File: "content/b.md"},
		Message: "Nothing reads this file.",
		Hint:    "Move it.\nOr remove it.",
	},
	{
		ID:      "yaml-syntax",
		Pos:     Pos{File: "content/a, b.md", Line: 12, Column: 8},
		Message: "100% wrong: a colon.",
		Source:  "title: a: b",
		Length:  4,
		Fixed:   "title: \"a: b\"\nmore: c",
	},
}

func TestTextShowsTheLineAndTheFix(t *testing.T) {
	expect(t, `error: 100% wrong: a colon. [yaml-syntax]
  content/a, b.md:12:8
  12 | title: a: b
     |        ^^^^
  fix: title: "a: b"
       more: c

warning: Nothing reads this file. [file-unread]
  content/b.md
  Move it.
  Or remove it.

2 problems in 2 files
`, printed(t, Text, two, Style{}))
}

// Lines of a list have the indentation of the file that they are copied to.
func TestLinesForAListAreShownAsTheyStandInAFile(t *testing.T) {
	text := printed(t, Text, List{Errorf("tried", Pos{File: "a"}, "Tried.").WithHint("Add these lines:\n  - from: /a\n    to: /b")}, Style{})
	if !strings.Contains(text, "\n  Add these lines:\n  - from: /a\n    to: /b\n") {
		t.Error(text)
	}
}

func TestTextHasColoursOnlyWhenAsked(t *testing.T) {
	if strings.Contains(printed(t, Text, two, Style{}), "\x1b") {
		t.Error("escape sequences without being asked")
	}
	if !strings.Contains(printed(t, Text, two, Style{Colour: true}), "\x1b[1;31merror:\x1b[0m") {
		t.Error("no red error")
	}
}

func TestCaretsStandBelowWhatIsWrong(t *testing.T) {
	for _, c := range []struct {
		name, source   string
		column, length int
		line, carets   string
	}{
		{"at the start", "abc", 1, 2, "  7 | abc", "    | ^^"},
		{"after a tab", "\tabc", 2, 1, "  7 |     abc", "    |     ^"},
		{"the tab itself", "\tabc", 1, 1, "  7 |     abc", "    | ^^^^"},
		{"after wide characters", "眠るabc", 3, 1, "  7 | 眠るabc", "    |     ^"},
		{"a wide character", "a眠b", 2, 1, "  7 | a眠b", "    |  ^^"},
		{"after a combining accent", "e\u0301x", 3, 1, "  7 | e\u0301x", "    |  ^"},
		{"past the end", "ab", 3, 1, "  7 | ab", "    |   ^"},
		{"longer than the line", "ab", 2, 9, "  7 | ab", "    |  ^"},
		{"control characters", "a\x1b[2Jb", 2, 1, "  7 | a·[2Jb", "    |  ^"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := Diagnostic{Pos: Pos{File: "f", Line: 7, Column: c.column}, Message: "m", Source: c.source, Length: c.length}
			lines := strings.Split(printed(t, Text, List{d}, Style{}), "\n")
			expect(t, c.line+"\n"+c.carets, lines[2]+"\n"+lines[3])
		})
	}
}

func TestLongLinesAreCutAroundTheMistake(t *testing.T) {
	source := strings.Repeat("word ", 100) + "WRONG" + strings.Repeat(" word", 100)
	d := Diagnostic{Pos: Pos{File: "f", Line: 1, Column: 501}, Message: "m", Source: source, Length: 5}
	for terminal, most := range map[int]int{0: 100 + len("  1 | "), 60: 60} {
		lines := strings.Split(printed(t, Text, List{d}, Style{Width: terminal}), "\n")
		shown, at := []rune(lines[2]), strings.Index(lines[3], "^^^^^")
		if len(shown) > most || at < 0 || string(shown[at:at+5]) != "WRONG" {
			t.Errorf("in %d columns the line has %d, and the carets may miss the mistake:\n%s\n%s", terminal, len(shown), lines[2], lines[3])
		}
	}
}

func TestJSONIsOneArray(t *testing.T) {
	expect(t, `[
  {
    "id": "tried",
    "severity": "error",
    "file": "f",
    "line": 2,
    "message": "m"
  }
]
`, printed(t, JSON, List{Errorf("tried", Pos{File: "f", Line: 2}, "m")}, Style{}))
	expect(t, "[]\n", printed(t, JSON, nil, Style{}))
	expect(t, "", printed(t, Text, nil, Style{}))
}

func TestGitHubAnnotationsAreEscaped(t *testing.T) {
	expect(t, `::error title=yaml-syntax,file=content/a%2C b.md,line=12,col=8,endColumn=12::100%25 wrong: a colon.%0Afix: title: "a: b"%0Amore: c
::warning title=file-unread,file=content/b.md::Nothing reads this file.%0AMove it.%0AOr remove it.
`, printed(t, GitHub, two, Style{}))
}

func TestNoNameOfAFileControlsTheTerminalOrTheHost(t *testing.T) {
	d := Warnf("tried", Pos{File: "public/a\x1b[2J\n::error::b", Line: 2}, "m\x1b[2J").WithHint("h\x1b[2J\n\u009bi\u202e")
	for format, want := range map[Format]string{
		Text:   "warning: m·[2J [tried]\n  public/a·[2J·::error::b:2\n  h·[2J\n  ·i·\n\n1 problem in 1 file\n",
		GitHub: "::warning title=tried,file=public/a·[2J·%3A%3Aerror%3A%3Ab,line=2::m·[2J%0Ah·[2J%0A·i·\n",
		JSON: `[
  {
    "id": "tried",
    "severity": "warning",
    "file": "public/a\u001b[2J\n::error::b",
    "line": 2,
    "message": "m\u001b[2J",
    "hint": "h\u001b[2J\n\u009bi\u202e"
  }
]
`,
	} {
		t.Run(string(format), func(t *testing.T) { expect(t, want, printed(t, format, List{d}, Style{})) })
	}
}

func TestOfVeryManyFilesTheErrorsArePrinted(t *testing.T) {
	list := List{Errorf("tried", Pos{File: "z.md"}, "Wrong.")}
	for i := range 10_000 {
		list = append(list, Warnf("tried", Pos{File: fmt.Sprintf("%04d.md", i)}, "Odd."))
	}
	for format, want := range map[Format]int{Text: 299, JSON: 299, GitHub: 299} {
		out := printed(t, format, list, Style{})
		if got := strings.Count(out, "Odd."); got != want || !strings.Contains(out, "Wrong.") {
			t.Errorf("%s: %d warnings are printed, want %d, and the error", format, got, want)
		}
		if strings.Count(out, "There are more problems, which are not shown.") != 1 {
			t.Errorf("%s does not say that there are more", format)
		}
	}
	if out := printed(t, Text, list, Style{}); !strings.HasSuffix(out, "10001 problems in 10001 files\n") {
		t.Error("the problems are not counted")
	}
}

func TestParseFormat(t *testing.T) {
	if format, err := ParseFormat("github"); format != GitHub || err != nil {
		t.Errorf("got %v, %v", format, err)
	}
	if _, err := ParseFormat("xml"); err == nil || !strings.Contains(err.Error(), "github, json, text") {
		t.Errorf("got %v", err)
	}
}

func TestSummaryCountsProblemsAndFiles(t *testing.T) {
	file := Diagnostic{Pos: Pos{File: "a"}}
	for want, list := range map[string]List{
		"1 problem in 1 file":   {file},
		"2 problems in 1 file":  {file, file},
		"1 problem":             {{}},
		"3 problems in 2 files": {file, file, {Pos: Pos{File: "b"}}},
	} {
		expect(t, want, Summary(list))
	}
}

func TestSuggestions(t *testing.T) {
	known := []string{"title", "description", "related", "heart", "heart-handshake", "moon", "sun"}
	for word, want := range map[string]string{
		"tilte": "title", "Title": "title", "descripton": "description", "mooon": "moon",
		"handshake": "heart-handshake", "colour": "", "su": "", "x": "", "": "",
	} {
		expect(t, word+"→"+want, word+"→"+Suggest(word, known))
	}
	expect(t, "heart heart-handshake", strings.Join(SuggestAll("heart", known, 3), " "))
}

func TestLocateFillsInMissingLines(t *testing.T) {
	list := List{
		{Pos: Pos{File: "a", Line: 2}}, {Pos: Pos{File: "a", Line: 9}}, {Pos: Pos{File: "b", Line: 1}},
		{Pos: Pos{File: "a", Line: 1}, Source: "kept"}, {Pos: Pos{File: "a"}}, {Pos: Pos{File: "keys", Line: 1}, Source: "no"},
	}
	reads := 0
	files := Files{IsWithheld: func(name string) bool { return name == "keys" }, Read: func(name string) []byte {
		reads++
		if name == "a" {
			return []byte("\uFEFFone\r\ntwo\r\n")
		}
		return nil
	}}
	located := files.Locate(list)
	var sources []string
	for _, d := range located {
		sources = append(sources, d.Source)
	}
	expect(t, "two|||kept||", strings.Join(sources, "|"))
	if reads != 2 {
		t.Errorf("read files %d times", reads)
	}
	if list[0].Source != "" {
		t.Error("the list that was given is changed")
	}
}

func TestFailuresOutsideTheContentAreToldPlainly(t *testing.T) {
	_, err := os.Open("nowhere.yaml")
	d := FromError(err, "reading the site")
	expect(t, "Something went wrong while reading the site: the file does not exist. nowhere.yaml", d.Message+" "+d.File)
	d = FromError(&fs.PathError{Op: "open", Path: "x", Err: fs.ErrPermission}, "reading")
	if !strings.Contains(d.Message, "permissions") {
		t.Errorf("got %s", d.Message)
	}
	d = FromError(errors.New("disk full"), "writing")
	expect(t, "Something went wrong while writing: disk full.", d.Message)
}

func TestConsequencesAreShownWhenTheirCausesAreGone(t *testing.T) {
	cause := Errorf("front-matter", Pos{File: "content/a.md", Line: 1}, "The front matter is never closed.")
	warned := Warnf("description-length", Pos{File: "content/a.md", Line: 2}, "This is long.")
	link := Errorf("link-fragment", Pos{File: "content/b.md", Line: 4}, "There is no such heading.").After("content/a.md", "content/*.yaml")
	other := Errorf("link-broken", Pos{File: "content/a.md", Line: 9}, "There is no such page.").After()
	data := Errorf("yaml-syntax", Pos{File: "content/c.yaml", Line: 1}, "This cannot be read.")
	first := cause
	first.First = true
	for name, c := range map[string]struct{ list, want List }{
		"alone":              {List{link}, List{link}},
		"with its cause":     {List{link, cause, warned}, List{cause, warned}},
		"with a pattern":     {List{link, data}, List{data}},
		"with a warning":     {List{warned, link}, List{warned, link}},
		"with its own kind":  {List{other, link}, List{other, link}},
		"with what is first": {List{first, warned, data}, List{first}},
	} {
		got := c.list.Sorted()
		if len(got) != len(c.want) {
			t.Errorf("%s: got %v, want %v", name, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: got %v, want %v", name, got, c.want)
			}
		}
	}
	later := List{cause}
	later.AddLater(List{other, link})
	if len(later) != 2 || later[1] != link {
		t.Errorf("a later stage says %v", later)
	}
}

func TestConflictsOfGitAreFound(t *testing.T) {
	for text, line := range map[string]int{
		"a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n":          2,
		"<<<<<<< HEAD\nb\n||||||| base\n=======\n>>>>>>> 1234567": 1,
		"a\n=======\nb\n":                 0, // a heading of Markdown
		"    <<<<<<< HEAD\n    >>>>>>> x": 0, // shown as code
		"a\n<<<<<<< HEAD\nb\n":            2,
		"a\nb\n>>>>>>> main\n":            3,
		"> > > quoted, << and >>":         0,
		"":                                0,
	} {
		got := 0
		if problem := Conflict("x.md", []byte(text)); problem != nil {
			got = problem.Line
		}
		if got != line {
			t.Errorf("%q: line %d, want %d", text, got, line)
		}
	}
}

func TestAnExceptionIsForTheFilesThatItNames(t *testing.T) {
	for silence, want := range map[Silence]string{
		{ID: "leftover-todo"}: "",
		{ID: "leftover-todo", File: "content/pages/terms.md"}:   "",
		{ID: "leftover-todo", File: "content/pages/*"}:          "",
		{ID: "leftover-todo", File: "content/pages/index.md"}:   "leftover-todo, silence-unused Remove it.",
		{ID: "leftover-tood"}:                                   "leftover-todo, silence-unused Did you mean leftover-todo?",
		{ID: "leftover-debris", File: "content/pages/term?.md"}: "leftover-todo, silence-unused Remove it.",
	} {
		var silences Silences
		silences.Set([]Silence{silence})
		var got []string
		for _, d := range append(silences.Filter(List{Warnf("leftover-todo", Pos{File: "content/pages/terms.md"}, "A.")}), silences.Unused()...) {
			hint, _, _ := strings.Cut(d.Hint, " An ID")
			got = append(got, strings.TrimSpace(string(d.ID)+" "+hint))
		}
		expect(t, want, strings.Join(got, ", "))
	}
}

func TestWhatCannotBeSilencedIsSaidOnce(t *testing.T) {
	at := Pos{File: "content/site.yaml", Line: 3}
	for name, test := range map[string]struct {
		make     func(ID, Pos, string, ...any) Diagnostic
		required []ID
		kept     int
	}{
		"a warning":                             {Warnf, nil, 0},
		"an error":                              {Errorf, nil, 3},
		"a warning that is required":            {Warnf, []ID{"advice"}, 3},
		"a warning of another than is required": {Warnf, []ID{"other"}, 0},
	} {
		var silences Silences
		silences.Set([]Silence{{ID: "advice", At: at}}, test.required...)
		kept := silences.Filter(List{test.make("advice", Pos{File: "a"}, "A."), test.make("advice", Pos{File: "b"}, "B.")})
		if len(kept) != test.kept {
			t.Errorf("%s: %v", name, kept)
		}
		if unused := silences.Unused(); len(unused) > 0 {
			t.Errorf("%s: %v", name, unused)
		}
	}
}

func TestALineOfManyProblemsIsSearchedForKeysOnce(t *testing.T) {
	line, searched := strings.Repeat("word ", 2000), 0
	files := Files{
		IsWithheld: func(string) bool { return false },
		Read:       func(string) []byte { return []byte(line) },
		HoldsKey: func(text string) bool {
			searched += len(text)
			return false
		},
	}
	var list List
	for i := range 500 {
		list = append(list, Errorf("a", Pos{File: "a.md", Line: 1, Column: i + 1}, "No."))
	}
	if files.Locate(list); searched < len(line) || searched > 10*len(line) {
		t.Errorf("%d bytes are searched for a line of %d", searched, len(line))
	}
}
