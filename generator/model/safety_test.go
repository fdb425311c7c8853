package model

import (
	"bufio"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/goccy/go-yaml"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

// reviewedSite is the texts of the site and a function that reviews them as if some were
// others; it looks at these alone.
func reviewedSite(t *testing.T) (texts map[string]string, review func(changed map[string]string) diag.List) {
	t.Helper()
	_, texts, err := safetyFiles(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) []byte {
		data, err := os.ReadFile("../../" + name)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	var words SafetyWords
	if err := yaml.Unmarshal(read(safetyWordsFile), &words); err != nil {
		t.Fatal(err)
	}
	approved, reader, danger := parseReviewed(string(read(reviewedFile))), newSafetyReader(words), words.judge()
	return texts, func(changed map[string]string) (diags diag.List) {
		for name, text := range changed {
			diags = append(diags, compareReviewed(approved[name], reader.sentences(name, text), danger, name)...)
		}
		return diags
	}
}

// A new file is one message and not one for each sentence; a deleted one is named.
func TestNewAndDeletedFilesAreReportedOnce(t *testing.T) {
	data := &Data{Safety: SafetyWords{Warnings: "never", Words: Vocabulary{Hazards: "sofa pillow"},
		Dangers: []SafetyDanger{{ID: "soft", Advice: []string{"pillow"}}}}}
	site := fstest.MapFS{
		reviewedFile:           {Data: []byte("content/old.md\n2026-01-02 Ann\n0a1b2c\n")},
		"content/pages/new.md": {Data: []byte("Never the sofa.\nA sofa.\nA pillow.\n")},
	}
	var said []string
	for _, problem := range reviewSafety(&content.Tree{FS: site, Data: data}) {
		said = append(said, problem.Message)
	}
	if len(said) != 3 || !strings.Contains(said[0], "the 3 sentences") || !strings.Contains(said[1], "never be advised (soft)") ||
		!strings.Contains(said[2], "content/old.md is no longer there") {
		t.Errorf("got %q", said)
	}
}

func TestWhatIsSaidAboutSafetyIsApproved(t *testing.T) {
	texts, review := reviewedSite(t)
	for _, problem := range review(texts) {
		t.Error(problem)
	}
}

// editsOf reads testdata: a file and two texts a line, with " | " between them; the first
// text stands in the file, the second takes its place.
func editsOf(t *testing.T, name string) (edits [][3]string) {
	t.Helper()
	file, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		if line := lines.Text(); line != "" && line[0] != '#' {
			parts := strings.Split(line, " | ")
			if len(parts) != 3 {
				t.Fatalf("%s: %q has no three parts", name, line)
			}
			edits = append(edits, [3]string(parts))
		}
	}
	return edits
}

func edited(t *testing.T, texts map[string]string, edit [3]string) map[string]string {
	t.Helper()
	file := "content/" + edit[0]
	if !strings.Contains(texts[file], edit[1]) {
		t.Errorf("%s does not say %q any more", file, edit[1])
	}
	text := edit[2]
	if added, ok := strings.CutPrefix(text, "+ "); ok {
		text = edit[1] + " " + added
	}
	return map[string]string{file: strings.Replace(texts[file], edit[1], text, 1)}
}

func TestDangerousEditsAreFound(t *testing.T) {
	texts, review := reviewedSite(t)
	for _, edit := range editsOf(t, "dangerous-edits.txt") {
		if found := review(edited(t, texts, edit)); !found.HasErrors() {
			t.Errorf("%s: nobody is asked about %q instead of %q", edit[0], edit[2], edit[1])
		}
	}
}

func TestHarmlessEditsPass(t *testing.T) {
	texts, review := reviewedSite(t)
	for _, edit := range editsOf(t, "harmless-edits.txt") {
		for _, problem := range review(edited(t, texts, edit)) {
			t.Errorf("%q instead of %q: %v", edit[2], edit[1], problem)
		}
	}
}

// mutation changes one place of a text into something that may be dangerous; it is false
// where the text has no such place.
type mutation struct {
	class  string
	change func(text string, random *rand.Rand) (string, bool)
}

// replacing changes what a pattern finds at a random place.
func replacing(class, pattern string, by func(found string) string) mutation {
	match := regexp.MustCompile(pattern)
	return mutation{class, func(text string, random *rand.Rand) (string, bool) {
		all := match.FindAllStringSubmatchIndex(text, -1)
		if len(all) == 0 {
			return text, false
		}
		at := all[random.IntN(len(all))]
		found := text[at[2]:at[3]]
		return text[:at[2]] + by(found) + text[at[3]:], by(found) != found
	}}
}

func always(text string) func(string) string { return func(string) string { return text } }

func timesTwo(figure string) string {
	var n int
	_, _ = fmt.Sscan(figure, &n) // a pattern found digits
	return fmt.Sprint(2*n + 1)
}

// mutations are classes of edits to any file with advice. Each changes what is said to
// parents, so each is to be found wherever it is made.
var mutations = []mutation{
	replacing("minutes moved", `\b(\d+) minutes`, timesTwo),
	replacing("months moved", `\b(\d+) months`, timesTwo),
	replacing("nights moved", `\b(\d+) nights`, timesTwo),
	replacing("temperatures moved", `\b(\d+)°C`, timesTwo),
	replacing("another fact quoted", `\{fact:([\pL-]+)`, always("none-")),
	replacing("hours moved", `\b(\d+) hours`, timesTwo),
	replacing("“not” removed", `((?: not|n't) )(?:leave|wake|put|give|use|go|lift|pick|feed|wait|stay|share|sleep|take|bring|begin|start|force|swaddle|drive)`, always(" ")),
	replacing("never is sometimes", `\b([Nn]ever) (?:shake|leave|sleep|fall|put|give|share|wake|use)`, always("sometimes")),
	replacing("conditions widened", `\b([Oo]nly if|[Uu]nless|[Uu]ntil) [a-z ]*(?:baby|ill|tired|\d months|awake)`, always("even if")),
	replacing("on the tummy", `on (?:their|his|her|the) (back)\b`, always("tummy")),
	replacing("999 is 111", `\b(999)\b`, always("111")),
	replacing("awake is asleep", `\b(awake)\b[^:]`, always("asleep")),
	replacing("a word is its opposite", `\b(top|bottom|far|high|low|earlier|late|later|slowly|quickly|big|small|young|old|ready|warm|cool|dark|bright|gently|tight|loose|first|last|begin|closed|open|dry|damp|fine|right|wrong) [^{:-]`, always("other")),
	replacing("in is out", `\b([Pp]ick) them`, always("Leave")),
}

func TestMutationsAreFound(t *testing.T) {
	texts, review := reviewedSite(t)
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(texts)), func(name string) bool {
		return !strings.HasPrefix(name, "content/guides/") && !strings.HasPrefix(name, "content/plan/") &&
			!strings.HasPrefix(name, "content/blog/") && name != "content/answers.yaml" && name != "content/facts.yaml" || name == "content/plan/rules.yaml"
	})
	random := rand.New(rand.NewPCG(11, 22))
	const each = 20
	for _, mutation := range mutations {
		made := 0
		for tries := 0; made < each && tries < 2000; tries++ {
			name := names[random.IntN(len(names))]
			text, ok := mutation.change(texts[name], random)
			if !ok || strings.HasPrefix(strings.TrimSpace(firstChanged(texts[name], text)), "#") {
				continue // a comment says nothing to parents
			}
			made++
			if found := review(map[string]string{name: text}); !found.HasErrors() {
				t.Errorf("%s, %s: nobody is asked about %s", mutation.class, name, firstChanged(texts[name], text))
			}
		}
		if made < each {
			t.Errorf("%s: only %d places were found", mutation.class, made)
		}
	}
}

// firstChanged is the first line that differs.
func firstChanged(before, after string) string {
	was := strings.Split(before, "\n")
	for i, line := range strings.Split(after, "\n") {
		if i >= len(was) || line != was[i] {
			return line
		}
	}
	return "a shorter text"
}

func TestAMarkKeepsWhichFactIsQuoted(t *testing.T) {
	reader := newSafetyReader(SafetyWords{Words: Vocabulary{Hazards: "room"}})
	of := func(placeholder string) string {
		mark, _ := reader.mark("A room at {"+placeholder+"}.", inOthers)
		return mark
	}
	if of("fact:fever") == of("fact:room-temperature") || of("fact:fever") == of("name") {
		t.Error("a sentence that quotes another fact has the same mark")
	}
	if of("price:one-to-one") != of("name") {
		t.Error("a price or the child's name changes the mark")
	}
}

func TestApprovalsAreKept(t *testing.T) {
	reader := newSafetyReader(SafetyWords{Words: Vocabulary{Hazards: "sofa pillow tummy", Turns: "never"}})
	was := approve(nil, reader.sentences("a.md", "Never sleep on the sofa.\nNo pillow. Fine words.\n"), "2026-01-02 Ann")
	text := formatReviewed([]string{"a.md"}, map[string][]reviewed{"a.md": was})
	was = parseReviewed(text)["a.md"]
	now := approve(was, reader.sentences("a.md", "Never sleep on the sofa.\nOther words.\nNever on the tummy.\nNo pillow.\n"), "2026-02-03 Bob")
	var by []string
	for _, r := range now {
		by = append(by, r.by)
	}
	if want := []string{"2026-01-02 Ann", "2026-02-03 Bob", "2026-01-02 Ann"}; !slices.Equal(by, want) {
		t.Errorf("approved by %q, want %q", by, want)
	}
}
