package model

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/advice"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/sitetest/testfiles"
)

// readNeverAdvised reads the site's own table.
func readNeverAdvised(t *testing.T) *NeverAdvised {
	t.Helper()
	data := testfiles.Read(t, "../../content/never-advised.yaml")
	table := new(NeverAdvised)
	if read := yamldoc.NewReader(reflect.TypeOf(*table)).Read("never-advised.yaml", data, table); read.Diags.HasErrors() {
		t.Fatal(read.Diags)
	}
	return table
}

func TestEachDangerFindsItsExamplesByConceptsThatAreThere(t *testing.T) {
	table := readNeverAdvised(t)
	rules := table.rules()
	for _, danger := range table.Dangers {
		for name := range strings.SplitSeq(strings.Join(danger.Together, " & "), " & ") {
			if name != "" && !slices.ContainsFunc(table.Grammar.Concepts, func(c Concept) bool { return c.Name == name }) {
				t.Errorf("%s: there is no concept %q, which would never be found", danger.ID, name)
			}
		}
		for _, text := range danger.Found {
			if len(rules.Find(advice.Text{Text: text})) == 0 {
				t.Errorf("%s: %q is not found", danger.ID, text)
			}
		}
		for _, text := range danger.Silent {
			for _, found := range rules.Find(advice.Text{Text: text}) {
				t.Errorf("%s: %q is taken for %s", danger.ID, text, table.Dangers[found.Danger].ID)
			}
		}
	}
}

// Each hides the word from a plain search, but not from readers.
func TestHoweverItIsWrittenItIsFound(t *testing.T) {
	rules := readNeverAdvised(t).rules()
	for file, texts := range map[string][]string{
		"a.md": {
			"Give your baby a p\u0456ll\u043ew.", "Give your baby a pil\u200blow.", "Give your baby a pil\u00adlow.", "Give your baby a ｐｉｌｌｏｗ.",
			"Give your baby a pil**low**.", "Give your baby a *p*illow.", "Give your baby a pi&#108;low.", "Give your baby a pil&shy;low.",
			"Give your baby a pil<b>low</b>.", "Give your baby a pil<!-- -->low.", "Give your baby a pil\u2060low.", "Give your baby a píllow.",
			"Give your baby a pil-low.", "Give your baby a pil\u2011low.", "Give your baby a PILLOW.", "Give your baby a hot\u00a0water\u202fbottle.",
			"Let them\ncry it out.", "> Let them\n> cry it out.", "A [p](/x)illow is fine.", "![Give your baby a pillow](a.svg)", "[See](/x \"A pillow is fine\")",
			"| Sleeping | A pillow is fine |", "A bean bag is fine for naps.", "A bean-bag is fine for naps.", "Lay them face\u2010down.", "Give your baby a \\pillow.",
			"---\ntitle: A pillow for babies\n---\nText.", ":::callout{title=\"A pillow is fine\"}\nText.\n:::", "Pi\u200dl\u200dl\u200dows are fine.", "Give your baby a 𝐩𝐢𝐥𝐥𝐨𝐰.",
		},
		"a.yaml": {`title: "Give your baby a \u0070illow"`, "text: Give your baby\n  a pillow", "text: |\n  Let them\n  cry it out", "- alt: A pillow for babies"},
		"a.svg":  {`<svg><text>Give your baby a pil<tspan>low</tspan></text></svg>`, `<svg aria-label="Give your baby a pillow"><path d="M0 0"/></svg>`, `<svg><title>A pillow is fine</title></svg>`},
		"a.tsx": {"const text = 'Give your baby a pillow';", "return <p>A pillow is fine</p>;", "<img alt=\"A pillow is fine\" />", "<p>\n  Don't worry, let them\n  cry it out\n</p>", "<b>It’s</b> fine: {name} a pillow is good <i/>",
			"<p>{'Give your baby '}{'a pil'}{'low'}</p>", "const text = 'Let them ' +\n  'cry it out';", "<p>\n  Let {child} cry{' '}\n  it out\n</p>", "<p>Let them <b>cry</b> it out</p>"},
		"b.md":       {"## Can I use a pillow?\n\nYes, a thin one.\n"},
		"a.css":      {".tip::after {\n  content: 'Give your baby a pillow';\n}", "a::before { content: \"Let them \" 'cry it out' }"},
		"a.js":       {"document.body.append('Give your baby a pillow');"},
		"a.html":     {"<p>Give your baby a pil<em>low</em></p>"},
		"robots.txt": {"Give your baby a pillow"},
	} {
		for _, text := range texts {
			if len(rules.Find(advice.Text{File: file, Text: text})) == 0 {
				t.Errorf("%s: %q is not found", file, text)
			}
		}
	}
	for file, text := range map[string]string{
		"a.tsx": "// Give your baby a pillow\n/* A pillow is fine. */\nconst pillow = { swing: 'nest', hat: <b className={styles.juice} /> };",
		"c.tsx": "const rows = ['You can raise the', 'head of it'];\nreturn <ul><li>You can raise the</li><li>head of it</li></ul>;",
		"b.css": "/* Give your baby a pillow. */\n.hat .pillow {\n  color: red;\n}\n.a pillow { background: url(//x.example/a pillow) }",
		"b.md":  "Never:\n\n- a pillow\n- a hat in bed\n",
		"e.md":  "## What about a drop of whisky?\n\nPlease don't. It is never safe.\n",
		"c.md":  "## Do not share a bed if\n\n- you have had a glass of wine\n",
		"d.md":  "| Please don't | Leave a bottle in the cot |\n| Pillow | Not before 12 months |",
	} {
		if found := rules.Find(advice.Text{File: file, Text: text}); len(found) > 0 {
			t.Errorf("%s: %q is taken for advice: %v", file, text, found)
		}
	}
}

// Each sentence of testdata/advice.txt is advice at its position among the others.
func TestWhatIsToldDeniedOrForOthersIsNotAdvised(t *testing.T) {
	rules, kind := readNeverAdvised(t).rules(), ""
	for line := range strings.Lines(string(testfiles.Read(t, "testdata/advice.txt"))) {
		mark, text, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch mark {
		case "", "#":
		case "##":
			kind = text
		case "+", "-":
			if found := len(rules.Find(advice.Text{File: "a.md", Text: "One day more.\n\n" + text + "\n\nAsk us."})) > 0; found != (mark == "+") {
				t.Errorf("%s: %q is taken for advice: %t", kind, text, found)
			}
		default:
			t.Fatalf("this line is no sentence: %s", line)
		}
	}
}

func TestAnAllowedSentenceIsLetThroughWordByWord(t *testing.T) {
	table := readNeverAdvised(t)
	allowed := []AllowedSentence{{Text: "A **thin** pillow is fine."}, {Text: "Nobody says this pillow."}}
	tree := &content.Tree{FS: fstest.MapFS{}}
	judge := table.judge(tree, nil, allowed)
	for text, want := range map[string]int{
		"A thin pillow is fine.": 0, "A thin  pillow is fine!": 0, "A thin pillow is fine at birth.": 1, "A pillow is fine.": 1, "A thick pillow is fine.": 1,
	} {
		if _, diags := judge.Text("a.md", text); len(diags) != want {
			t.Errorf("%q: %v", text, diags)
		}
	}
	used, _ := judge.Text("a.md", "A thin pillow is fine.")
	unused := judge.Rest(map[string]bool{used[0]: true})
	if len(unused) != 1 || unused[0].Severity != diag.Warning {
		t.Errorf("unused entries are reported as %v", unused)
	}
	_, diags := judge.Text("a.md", "Text.\n\nSome say so. A pillow is fine.")
	if len(diags) != 1 || diags[0].Pos != (diag.Pos{File: "a.md", Line: 3, Column: 16}) || !strings.Contains(diags[0].Hint, "lullabytrust") || diags[0].Length != 6 {
		t.Errorf("it is reported as %+v", diags)
	}
}

// Its texts are what parents type, and its buttons are what they see.
func TestOfHelpOnlyTheButtonsAreJudged(t *testing.T) {
	judge := readNeverAdvised(t).judge(&content.Tree{FS: fstest.MapFS{}}, nil, nil)
	for text, want := range map[string]int{
		"signs:\n  - said: [whisky in the bottle]\n    calls:\n      - label: Call 999\n        href: tel:999\n":        0,
		"signs:\n  - said: [x]\n    calls:\n      - label: Give him a pillow\n        href: tel:999\n":                  1,
		"signs:\n  - said: [x]\n    calls:\n      - label: Call 999\n        href: https://shop.example\n":              1,
		"signs:\n  - said: [x]\n    calls:\n      - label: Call 111\n        href: tel:111\n    leads: [/#by-nation]\n": 0,
	} {
		_, diags := judge.Text(helpFile, text)
		if len(diags) != want {
			t.Errorf("%q: %v", text, diags)
		}
		for _, d := range diags {
			if d.Line < 4 || d.Column < 16 {
				t.Errorf("%q is reported at %v", text, d.Pos)
			}
		}
	}
}

func TestLinksForHelpLeadThere(t *testing.T) {
	table := readNeverAdvised(t)
	for _, c := range []struct {
		file, text string
		isWrong    bool
	}{
		{"a.md", "[Call 999](tel:999)", false},
		{"a.md", "[NHS 111](tel:111)", false},
		{"a.md", "[NHS](https://www.nhs.uk/x)", false},
		{"a.md", "[0808 802 6868](tel:+448088026868)", false},
		{"a.md", "[a shop](https://shop.example)", false},
		{"a.md", "[Call 999](https://shop.example)", true},
		{"a.md", "[Call **999**](tel:0900123456)", true},
		{"a.md", "[Call 999](/services)", true},
		{"a.md", "[NHS](https://www.nhs.uk.example)", true},
		{"a.md", "[NHS](http://www.nhs.uk)", true},
		{"a.md", "[The Lullaby Trust](https://example.org)", true},
		{"a.md", "[Call 999][x]\n\n[x]: https://shop.example", true},
		{"a.md", "[0808 802 6868](tel:08088026869)", true},
		{"a.yaml", "- label: Call 999\n  href: https://shop.example", true},
		{"a.yaml", "- href: https://shop.example\n  label: NHS advice", true},
		{"a.yaml", "calls: [{label: Call 999, href: \"tel:111\"}, {label: Call 111, href: \"tel:999\"}]", true},
		{"a.yaml", "- {href: \"tel:111\", label: \"Call 999, now\"}", true},
		{"a.yaml", "- {label: \"Call Samaritans, 116 123\", href: \"tel:08088026868\"}", true},
		{"a.yaml", "- {label: \"Call Samaritans, 116 123\", href: \"tel:116123\"}\n- {href: /services, label: Services}", false},
		{"a.yaml", "- call: \"998\"\n  cells:\n    - Call 999\n", true},
		{"a.yaml", "- call: \"999\"\n  cells: [Call 999, x]\n", false},
	} {
		diags := table.checkLinks(c.file, c.text, table.linkNames())
		if diags.HasErrors() != c.isWrong {
			t.Errorf("%q: %v", c.text, diags)
		}
		if slices.ContainsFunc(diags, func(d diag.Diagnostic) bool { return d.Line < 1 || d.Column < 1 }) {
			t.Errorf("%q: a problem has no place", c.text)
		}
	}
}

func TestANameStandsBesideItsWords(t *testing.T) {
	table := readNeverAdvised(t)
	for _, c := range []struct {
		file, text string
		found      int
	}{
		{"a.md", "Call 111.", 1},
		{"a.md", "[Call](tel:111)", 1},
		{"a.md", "We rang 111 at midnight, and slept 111 nights since.", 0},
		{"a.md", "We rang 111 at midnight. Call 111.", 1},
		{"a.md", "Call **111**\n\nIn Northern Ireland: GP out of hours.", 0},
		{"a.md", "Or 111: see [each nation](/illness-and-teething#by-nation).", 0},
		{"a.md", "Call 111.\n\n:::table{name=\"help-by-nation\"}", 0},
		{"a.md", "[NHS](https://111.wales.nhs.uk/a) and https://x.example/nhs-111-b, 0800 1111 or 1110", 0},
		{"content/answers.yaml", "questions:\n  - a: Call 111\n  - b: In Northern Ireland", 1},
		{"content/answers.yaml", "questions:\n  - a: Call 111 (Northern Ireland: GP)\n  - b: Call 999", 0},
		{"content/tables/a.yaml", "rows:\n  - a: Call 111\n  - b: Northern Ireland", 0},
	} {
		if diags := checkBeside(c.file, c.text, table.namesBeside()); len(diags) != c.found {
			t.Errorf("%s: %q: %v", c.file, c.text, diags)
		} else if c.found > 0 && (diags[0].Line < 1 || diags[0].Length != 3) {
			t.Errorf("%q is reported as %+v", c.text, diags[0])
		}
	}
}
