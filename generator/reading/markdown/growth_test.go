package markdown

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/tools/txtar"

	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/effort"
)

// units are the texts that the growth tests repeat: they make a parser look ahead, look
// back, nest, or write text from elsewhere.
var units = []string{
	"- ", "> ", "1. ", "* ", "- > ", "*a ", "**a ", "_a ", "*a_", "a*", "a**b*", "~~a ", "[", "![", "[a](", "[a](b", "[a](<b", "](", "[]", "[a]",
	"[a][b]", "[a]: /b\n", "[a]: /b\n\n", "`", "`a``", "<", "<a b=\"", "<!--", "<?", "<![CDATA[", "<b>", "&", "&#", "&amp;", "\\", "\"", "'", "'a", "-",
	"---\n", "...", "|", "a|b\n", "## a\n", "### a {#b}\n", "### a {", "[^a]", "[^a]: b\n\n", "[^", ":::",
	":::callout{kind=“tip”}\n:::\n", ":::\n", ":::jump\n## a\n", "::: {", "```\n", "    a\n", "\t", "\n", "a  \n", "- a\n", "- a\n\n", "  - a\n", "> a\n",
	"<https://a.b>", "<a@b.c>", "![a](/b)", "[a](/b \"t\")", "[a](((", "“", "\u00a0", "\x00", "\xff", "\r", "<div>\n", "<div>\n\n", "<pre>\n", "+ a\n- a\n",
	"[a]:\n", "[*a*](/b)", "*[a](/b)", "`*", "&lt;", "!", ":::accordion\n:::item{title=\"a\"}\n:::\n:::\n", ":::card{icon=\"mo\"}\n:::\n",
	":::table{name=\"wake-windows\"}\n", "|a|b|\n|-|-|\n|c|d|\n\n", "|`\\|`|b|\n|-|-|\n\n",
}

// Four times the text may take seven times the work; quadratic work would be sixteen times.
func TestWorkGrowsWithTheText(t *testing.T) {
	converter := New(Options{Resolver: testResolver{}})
	body := func(text string) { converter.Convert(text, diag.Pos{}) }
	value := func(text string) {
		converter.Prose(text, diag.Pos{})
		converter.Inline(text, diag.Pos{})
	}
	body("What is made once.")
	for _, unit := range units {
		paragraph := strings.Repeat(unit, 1000/len(unit)+1)
		for name, c := range map[string]struct {
			convert func(string)
			text    string
		}{
			"a paragraph": {body, paragraph},
			"paragraphs":  {body, strings.Repeat(paragraph+"\n\n", 3)},
			"a value":     {value, paragraph},
		} {
			var small, large uint64
			grows := true
			for try := 0; grows && try < 3; try++ { // a garbage collection empties pools
				small = effort.Allocated(func() { c.convert(c.text) })
				large = effort.Allocated(func() { c.convert(strings.Repeat(c.text, 4)) })
				grows = large > 7*small+100<<10
			}
			if grows {
				t.Errorf("%q in %s: %d bytes of text allocate %d KiB, and four times as many %d KiB",
					unit, name, len(c.text), small>>10, large>>10)
			}
		}
	}
}

// Each line is read by all open blocks around it: 20,000 of them took minutes.
func TestATextThatIsNestedTooDeepIsRefused(t *testing.T) {
	converter := New(Options{Resolver: testResolver{}})
	for unit, at := range map[string]string{":::callout{kind=\"tip\"}\n": "61:1", ":::tabs\n:::tab{label=\"a\"}\n": "61:1", "> ": "1:121", "- > ": "1:81", "1. [^a]: ": "1:180"} {
		doc, problems := converter.Convert(strings.Repeat(unit, 20_000)+"a", diag.Pos{File: "a.md"})
		if len(problems) != 1 || problems[0].Pos.String() != "a.md:"+at || !strings.Contains(problems[0].Message, "60 directives, lists and quotations are open") || len(doc.Blocks) > 0 {
			t.Errorf("%q: got %.200v", unit, problems)
		}
		for _, problem := range second(converter.Convert(strings.Repeat(unit, 19)+"a", diag.Pos{})) {
			if problem.ID == "nested-too-deep" {
				t.Errorf("%q: what is nested less deep isn't read", unit)
			}
		}
	}
}

// Each wrong attribute is a problem that contains its whole line: 100,000 of them took minutes.
func TestADirectiveWithVeryManyAttributesIsRefused(t *testing.T) {
	converter := New(Options{Resolver: testResolver{}})
	_, problems := converter.Convert(":::callout{"+strings.Repeat(`a="b" `, 20_000)+"}\nx\n:::", diag.Pos{File: "a.md"})
	isSaid := slices.ContainsFunc(problems, func(d diag.Diagnostic) bool { return strings.Contains(d.Message, "at most 50 attributes") })
	if !isSaid || len(problems) > 60 {
		t.Errorf("%d problems, and it is said: %v", len(problems), isSaid)
	}
}

func second[A, B any](_ A, b B) B { return b }

// Quotes depend on the text that follows; reading all of it took 20 seconds.
func TestQuotesLookAtLittleOfTheText(t *testing.T) {
	for _, quote := range []string{"'", `"`, `"'`, "'a"} {
		grows := effort.Grows(256<<10, 10, func(n int) {
			text := []byte(strings.Repeat(quote, n/len(quote)))
			typeset(nil, text, 0, len(text))
		})
		if grows {
			t.Errorf("%s: four times the text takes ten times the work", quote)
		}
	}
}

// FuzzConvert checks properties that do not depend on what the author meant: no text
// is lost silently, every problem and link has a position in the file, and the markup
// is complete, safe and without duplicate ids.
func FuzzConvert(f *testing.F) {
	for _, name := range archives(f) {
		archive, err := txtar.ParseFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for _, file := range archive.Files {
			if inputs[filepath.Base(file.Name)] != nil {
				f.Add(string(file.Data))
			}
		}
	}
	for _, junk := range []string{"\x00", "\xff\xfe", ":::", ":::{", "::: {}", "[^", "![", "\r", "\u2028", "> > :::", "- :::\n:::", "\t\t:::x\n\t\n", "|\n|-\n", "### {#}", "&#0;", "&#xD800;", `"`, "[x](<>)", "`:::`", "A \"dim\" *room*](/images/room.j\x17g \"Ni\x00\x00\x03\xe8"} {
		f.Add(junk)
	}
	converter := New(Options{Resolver: testResolver{}})
	f.Fuzz(func(t *testing.T, src string) {
		const last = "Themuchsoughtlastword"
		src = asRead(src)
		doc, problems := converter.Convert(src+"\n\n"+last, origin("body.md"))
		if !strings.Contains(doc.Text, last) && len(problems) == 0 {
			t.Errorf("the end was lost, and nobody told")
		}
		checkPlaces(t, src+"\n\n"+last, doc.Links, problems)
		checkBlocks(t, doc.Blocks)

		for _, convert := range []func(string, diag.Pos) (string, []Link, diag.List){converter.Prose, converter.Inline} {
			markup, links, problems := convert(src, origin("value.yaml"))
			checkPlaces(t, src, links, problems)
			checkMarkup(t, markup, map[string]bool{})
		}
	})
}

// asRead returns a text as a site's reader passes it on.
func asRead(text string) string {
	return strings.ToValidUTF8(strings.ReplaceAll(diag.Normalise([]byte(text)), "\x00", ""), "\uFFFD")
}

// FuzzDirective checks that a directive's line is corrected to one with fewer mistakes,
// whatever quotes and letters it contains.
func FuzzDirective(f *testing.F) {
	for _, seed := range []string{
		"callout{kind=“tip00”}", "callout{kind=«tipé» title=‘Don’t’}", "callout{kind=tipp title=a\"b}", "calout{knd=„tip” }", "figure{picture=“night-windw” alt=眠る}",
		"cards{", "card{icon='m\\'oon' href=”/”", " callout {kind=\"tip\"} é", "callout{kind=“tip", "tab{label=\xff}", "callout{kind=“” title=}", "{“=”}",
	} {
		f.Add(seed)
	}
	converter := New(Options{Resolver: testResolver{}})
	f.Fuzz(func(t *testing.T, rest string) {
		line := ":::" + asRead(rest)
		if strings.Contains(line, "\n") {
			return
		}
		src := line + "\nText.\n:::\n"
		doc, problems := converter.Convert(src, origin("body.md"))
		checkPlaces(t, src, doc.Links, problems)
		checkBlocks(t, doc.Blocks)
		mistakes := len(parseFence([]byte(line), 0).mistakes)
		for _, d := range problems {
			if d.Fixed == "" || d.Line != 1 {
				continue
			}
			if left := len(parseFence([]byte(d.Fixed), 0).mistakes); left > mistakes || left == mistakes && d.Fixed == line {
				t.Errorf("%s\n%s\nis corrected to\n%s\nwhich has %d mistakes after %d", d.Message, line, d.Fixed, left, mistakes)
			}
		}
	})
}

func checkPlaces(t *testing.T, src string, links []Link, problems diag.List) {
	t.Helper()
	lines := strings.Split(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(src), "\n")
	inside := func(pos diag.Pos) bool {
		return pos.Line >= 1 && pos.Line <= len(lines) && pos.Column >= 1 &&
			pos.Column <= utf8.RuneCountInString(lines[pos.Line-1])+1
	}
	for _, l := range links {
		if !inside(l.Pos) {
			t.Errorf("link %q is at %v", l.Href, l.Pos)
		}
	}
	for _, d := range problems {
		if !inside(d.Pos) || d.Message == "" {
			t.Errorf("problem %q is at %v", d.Message, d.Pos)
		}
	}
}

func checkBlocks(t *testing.T, blocks []schema.Block) {
	t.Helper()
	ids := map[string]bool{}
	schema.WalkWords(blocks, func(_, _ string) {}, func(markup string) { checkMarkup(t, markup, ids) })
}

// checkMarkup checks that tags match and no code can run.
func checkMarkup(t *testing.T, markup string, ids map[string]bool) {
	t.Helper()
	var open []string
	for tokens := html.NewTokenizer(strings.NewReader(markup)); ; {
		switch tokens.Next() {
		case html.ErrorToken:
			if len(open) > 0 {
				t.Errorf("%v not closed in %q", open, markup)
			}
			return
		case html.StartTagToken:
			token := tokens.Token()
			checkTag(t, token, ids)
			if !isVoid[token.Data] {
				open = append(open, token.Data)
			}
		case html.EndTagToken:
			name, _ := tokens.TagName()
			if len(open) == 0 || open[len(open)-1] != string(name) {
				t.Fatalf("</%s> closes %v in %q", name, open, markup)
			}
			open = open[:len(open)-1]
		}
	}
}

var isVoid = map[string]bool{"br": true, "hr": true, "img": true}

func checkTag(t *testing.T, tag html.Token, ids map[string]bool) {
	t.Helper()
	for _, a := range tag.Attr {
		switch a.Key {
		case "id":
			if ids[a.Val] {
				t.Errorf("the id %q stands twice", a.Val)
			}
			ids[a.Val] = true
		case "href", "src":
			scheme, _, _ := strings.Cut(strings.ToLower(a.Val), ":")
			if strings.ContainsAny(a.Val[:1], "/#") && !strings.HasPrefix(a.Val, "//") || strings.Contains(" http https mailto tel ", " "+scheme+" ") {
				continue
			}
			t.Errorf("%q is let through", a.Val)
		case "style", "onclick", "onerror", "onload":
			t.Errorf("the attribute %s is let through", a.Key)
		}
	}
	if tag.Data == "script" || tag.Data == "iframe" {
		t.Errorf("<%s> is let through", tag.Data)
	}
}
