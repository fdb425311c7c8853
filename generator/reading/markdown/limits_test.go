package markdown

import (
	"fmt"
	"strings"
	"testing"

	"nightlight/generator/base/diag"
	"nightlight/generator/sitetest/effort"
)

func TestTooMuchIsReportedAtItsLine(t *testing.T) {
	many := func(unit string, bytes int) string { return strings.Repeat(unit, bytes/len(unit)+1) }
	numbered := func(format string, n int) string {
		var text strings.Builder
		for i := range n {
			fmt.Fprintf(&text, format, i)
		}
		return text.String()
	}
	for name, c := range map[string]struct{ text, want string }{
		"lists":             {strings.Repeat("- ", 40_000) + "a", "3:79 Lists, quotations and directives are nested more than 40 deep here."},
		"numbered lists":    {strings.Repeat("1. ", 40_000), "3:118 Lists, quotations and directives are nested more than 40 deep here."},
		"quotations":        {strings.Repeat(">", 40_000), "3:40 Lists, quotations and directives are nested more than 40 deep here."},
		"lists, quotations": {strings.Repeat("- > ", 20_000), "nested more than 40 deep here."},
		"directives":        {strings.Repeat(":::callout{kind=\"tip\"}\n", 3000), "42:1 Lists, quotations and directives are nested more than 40 deep here."},
		"unknown directive": {numbered(":::zebra%d\n", 8000), "42:1 Lists, quotations and directives are nested more than 40 deep here."},
		"columns":           {strings.Repeat("|a", 10_000) + "\n" + strings.Repeat("|-", 10_000) + "\n|b\n", "3:1 This table has more than 10000 cells"},
		"left-out cells":    {strings.Repeat("|a", 2000) + "\n" + strings.Repeat("|-", 2000) + "\n" + strings.Repeat("|\n", 2000), "3:1 This table has more than 10000 cells"},
		"a row":             {"|a|\n|-|\n|" + many("*b ", 20_000) + "|\n", "3:1 A row of this table is longer than 16 KiB."},
		"a paragraph":       {many("*a_", 80_000), "3:1 This paragraph is longer than 16 KiB. Divide it with blank lines."},
		"lines":             {many("word\n", 80_000), "3:1 This paragraph is longer than 16 KiB."},
		"a heading":         {"## " + many("[a](<", 80_000), "3:1 This paragraph is longer than 16 KiB."},
		"a list item":       {"- " + many("<b ", 80_000), "3:3 This paragraph is longer than 16 KiB."},
		"link references":   {many("[a]: /b\n", 80_000), "3:1 This paragraph is longer than 16 KiB."},
		"expansion":         {"[a]: /" + many("x", 15_000) + "\n\n" + strings.Repeat(many("[a] ", 1000)+"\n\n", 10), "References and the headings of tables repeat more than 1024 KiB up to here."},
		"titles":            {"[a]: /b \"" + many("x", 15_000) + "\"\n\n" + strings.Repeat(many("![a] ", 1000)+"\n\n", 10), "References and the headings of tables repeat more than 1024 KiB up to here."},
		"column headings":   {"|" + many("a", 15_000) + "|\n|-|\n" + strings.Repeat("|b|\n", 200), "74:1 References and the headings of tables repeat more than 1024 KiB up to here."},
		"footnotes":         {numbered("[^%d]: b\n\n", 600), "1003:1 There are more than 500 footnotes up to here."},
		"attributes":        {":::callout{" + many("a=\"b\" ", 80_000) + "}\n:::\n", "3:312 A directive has no more than 50 attributes."},
	} {
		t.Run(name, func(t *testing.T) {
			doc, problems := New(Options{Resolver: testResolver{}}).Convert([]byte("Before.\n\n"+c.text+"\n\nAfter."), diag.Pos{File: "a.md", Line: 1})
			found := 0
			for _, d := range problems {
				if strings.Contains(d.Pos.String()+" "+d.Message, c.want) {
					found++
				}
			}
			if found != 1 {
				t.Errorf("reported %d times among %d problems: %s", found, len(problems), c.want)
			}
			if !strings.HasPrefix(doc.Text, "Before.\n") {
				t.Errorf("what stands above is lost: %.40q", doc.Text)
			}
		})
	}
}

// units are what the tests of growth repeat: whatever makes a parser look ahead, look
// back, nest, or write something that stands elsewhere.
var units = []string{
	"- ", "> ", "1. ", "* ", "- > ", "*a ", "**a ", "_a ", "*a_", "a*", "a**b*", "~~a ", "[", "![", "[a](", "[a](b", "[a](<b", "](", "[]", "[a]",
	"[a][b]", "[a]: /b\n", "[a]: /b\n\n", "`", "`a``", "<", "<a b=\"", "<!--", "<?", "<![CDATA[", "<b>", "&", "&#", "&amp;", "\\", "\"", "'", "'a", "-",
	"---\n", "...", "|", "a|b\n", "## a\n", "### a {#b}\n", "### a {", "[^a]", "[^a]: b\n\n", "[^", ":::", ":::callout\n", ":::tabs\n:::tab\n",
	":::callout{kind=“tip”}\n:::\n", ":::\n", ":::jump\n## a\n", "::: {", "```\n", "    a\n", "\t", "\n", "a  \n", "- a\n", "- a\n\n", "  - a\n", "> a\n",
	"<https://a.b>", "<a@b.c>", "![a](/b)", "[a](/b \"t\")", "[a](((", "“", "\u00a0", "\x00", "\xff", "\r", "<div>\n", "<div>\n\n", "<pre>\n", "+ a\n- a\n",
	"[a]:\n", "[*a*](/b)", "*[a](/b)", "`*", "&lt;", "!", ":::accordion\n:::item{title=\"a\"}\n:::\n:::\n", ":::card{icon=\"mo\"}\n:::\n",
	":::table{name=\"wake-windows\"}\n", "|a|b|\n|-|-|\n|c|d|\n\n", "|`\\|`|b|\n|-|-|\n\n",
}

// Four times the text may take seven times the work; what is quadratic takes sixteen.
func TestWorkGrowsWithTheText(t *testing.T) {
	converter := New(Options{Resolver: testResolver{}})
	body := func(text string) { converter.Convert([]byte(text), diag.Pos{}) }
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
			for try := 0; grows && try < 3; try++ { // a collection in between empties pools, which then fill again
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

// Quotes look at what follows them; looking at all that follows took 20 seconds.
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
