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
		Severity: Warning, Pos: Pos{File: "content/b.md"},
		Message: "Nothing reads this file.",
		Hint:    "Move it.\nOr remove it.",
	},
	{
		Pos:     Pos{File: "content/a, b.md", Line: 12, Column: 8},
		Message: "100% wrong: a colon.",
		Source:  "title: a: b",
		Length:  4,
		Fixed:   "title: \"a: b\"\nmore: c",
	},
}

func TestTextShowsTheLineAndTheFix(t *testing.T) {
	expect(t, `error: 100% wrong: a colon.
  content/a, b.md:12:8
  12 | title: a: b
     |        ^^^^
  fix: title: "a: b"
       more: c

warning: Nothing reads this file.
  content/b.md
  Move it.
  Or remove it.

2 problems in 2 files
`, printed(t, Text, two, Style{}))
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
	lines := strings.Split(printed(t, Text, List{d}, Style{}), "\n")
	if len([]rune(lines[2])) > lineWidth+len("  1 | ") {
		t.Errorf("the line is still %d characters long", len(lines[2]))
	}
	at := strings.Index(lines[3], "^^^^^")
	if shown := []rune(lines[2]); at < 0 || string(shown[at:at+5]) != "WRONG" {
		t.Errorf("the carets miss the mistake:\n%s\n%s", lines[2], lines[3])
	}
}

func TestLinesFitANarrowTerminal(t *testing.T) {
	source := strings.Repeat("word ", 40) + "WRONG" + strings.Repeat(" word", 40)
	d := Diagnostic{Pos: Pos{File: "f", Line: 1, Column: 201}, Message: "m", Source: source, Length: 5}
	lines := strings.Split(printed(t, Text, List{d}, Style{Width: 60}), "\n")
	if got := len([]rune(lines[2])); got > 60 {
		t.Errorf("the line has %d columns", got)
	}
	if at := strings.Index(lines[3], "^^^^^"); at < 0 || string([]rune(lines[2])[at:at+5]) != "WRONG" {
		t.Errorf("the carets miss the mistake:\n%s\n%s", lines[2], lines[3])
	}
}

func TestJSONIsOneArray(t *testing.T) {
	expect(t, `[
  {
    "severity": "error",
    "file": "f",
    "line": 2,
    "message": "m"
  }
]
`, printed(t, JSON, List{{Pos: Pos{File: "f", Line: 2}, Message: "m"}}, Style{}))
	expect(t, "[]\n", printed(t, JSON, nil, Style{}))
}

func TestGitHubAnnotationsAreEscaped(t *testing.T) {
	expect(t, `::error file=content/a%2C b.md,line=12,col=8,endColumn=12::100%25 wrong: a colon.%0Afix: title: "a: b"%0Amore: c
::warning file=content/b.md::Nothing reads this file.%0AMove it.%0AOr remove it.
`, printed(t, GitHub, two, Style{}))
}

func TestNothingIsPrintedWhenAllIsWell(t *testing.T) {
	expect(t, "", printed(t, Text, nil, Style{}))
}

func TestOfVeryManyProblemsTheFirstHundredArePrinted(t *testing.T) {
	var list List
	for line := range 250 {
		list = append(list, Warnf(Pos{File: "a.md", Line: line + 1}, "One."), Errorf(Pos{File: "b.md", Line: line + 1}, "Two."))
	}
	out := printed(t, Text, append(list, Errorf(Pos{File: "c.md"}, "Three.")), Style{})
	for text, want := range map[string]int{
		"One.": 100, "Two.": 100, "Three.": 1,
		"warning: There are 150 more problems in this file.\n  a.md\n": 1,
		"error: There are 150 more problems in this file.\n  b.md\n":   1,
		"501 problems in 3 files\n":                                    1,
	} {
		if got := strings.Count(out, text); got != want {
			t.Errorf("%q is printed %d times, want %d", text, got, want)
		}
	}
	if out := printed(t, JSON, list[:2*101], Style{}); !strings.Contains(out, "There is 1 more problem in this file.") {
		t.Error("JSON does not say that there is more")
	}
}

func TestOfVeryManyFilesTheErrorsArePrinted(t *testing.T) {
	list := List{Errorf(Pos{File: "z.md"}, "Wrong.")}
	for i := range 10_000 {
		list = append(list, Warnf(Pos{File: fmt.Sprintf("%04d.md", i)}, "Odd."))
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
		{Pos: Pos{File: "a", Line: 1}, Source: "kept"}, {Pos: Pos{File: "a"}},
	}
	reads := 0
	located := Locate(list, func(name string) ([]byte, error) {
		reads++
		if name == "a" {
			return []byte("\uFEFFone\r\ntwo\r\n"), nil
		}
		return nil, os.ErrNotExist
	})
	var sources []string
	for _, d := range located {
		sources = append(sources, d.Source)
	}
	expect(t, "two|||kept|", strings.Join(sources, "|"))
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
