package markdown

import (
	"strings"
	"testing"

	"nightlight/generator/base/diag"
)

// mistaken are texts that would be published with the signs of what their author meant, and a
// part of what is said about each. A W before it marks a warning.
var mistaken = []struct{ text, message string }{
	{"[Bread][nowhere]", "no line of this text says where it leads"},
	{"[Bread][]", "no line of this text says where it leads"},
	{"![Bread][nowhere]", "no line of this text says where it leads"},
	{"![Bread]", "This picture stays as text"},
	{"[Bread](opening hours)", "what follows its words is not an address"},
	{"[Bread](", "what follows its words is not an address"},
	{"(Bread)[/bread]", "its round and square brackets have changed places"},
	{"(Bread)[https://example.org]", "its round and square brackets have changed places"},
	{"[[Bread]]", "two square brackets"},
	{"- [ ] Bread", "W box stays as text"},
	{"- [x] Bread", "W box stays as text"},
	{"Some __bread is old.", "W underscores stay as text"},
	{"Some _bread is old.", "W it emphasises nothing"},
	{"Some bread_ is old.", "W it emphasises nothing"},
	{"Dear {name}, hello.", "these braces stay as text"},
	{"Dear {first name}, hello.", "these braces stay as text"},
	{"Some ~~bread is old.", "W tildes stay as text"},
	{"Some ==bread== is old.", "W they highlight nothing"},
	{"Dear {{ name }}, hello.", "braces are of another program"},
	{"Dear ${name}, hello.", "braces are of another program"},
	{"5&nbsp loaves", "a semicolon is missing"},
	{"Salt &amp pepper", "a semicolon is missing"},
	{"Good night :moon:", "W makes no little picture"},
	{"See https://example.org/bread.", "W is not a link"},
	{"See www.example.org.", "W is not a link"},
	{"Write to help@example.org.", "W is not a link"},
	{"• Bread", "does not make a list"},
	{"Loaves:\n• Bread\n• Rolls", "does not make a list"},
	{"·\tBread", "does not make a list"},
	{"▪ Bread", "does not make a list"},
	{"‣ Bread", "does not make a list"},
	{"● Bread", "does not make a list"},
	{"■ Bread", "does not make a list"},
	{"o  Bread", "does not make a list"},
	{"o\tBread", "does not make a list"},
	{"\uF0B7 Bread", "does not make a list"},
	{"– Bread", "W does not make a list"},
	{"— Bread", "W does not make a list"},
	{"- • Bread", "does not make a list"},
	{"Bread\n=====", "makes no heading"},
	{"Bread\t2\nRolls\t3", "W tabs in these lines"},
	{"##", "This heading has no words"},
	{"| A | B |\n|---|---|\n| a | b | c |", "the rest would not be shown"},
	{"| A | B | C |\n|---|---|---|\n| a | b |", "W This row has 2 cells"},
	{"For bread [click here](/bread).", "W don't say where it leads"},
	{"[Bread](https://docs.google.com/document/d/abc/edit)", "Only those who may change it"},
	{"[Bread](https://deploy-preview-3--bakery.netlify.app/bread)", "Only those who may change it"},
	{"[Bread](http:/example.org)", "names no site"},
	{"[Bread](https:example.org)", "names no site"},
	{"[Bread](https:///example.org)", "names no site"},
	{"[Bread](https://example)", "is not the name of a site"},
	{"[Bread](https://https://example.org)", "is not the name of a site"},
	{"[Bread](https://example..org)", "is not the name of a site"},
	{"[Bread](https://exa%zzmple.org)", "not an address that a browser can open"},
	{"[Bread](http://localhost:3000/bread)", "Only this computer"},
	{"[Bread](http://127.0.0.1/bread)", "Only this computer"},
	{"[Bread](http://192.168.1.20/)", "Only this computer"},
	{"[Bread](http://bakery.local/)", "Only this computer"},
	{"[Bread](http://[::1]:8080/)", "Only this computer"},
	{"[Bread](file:///C:/bread.md)", "is not an address that this site can lead to"},
	{"[Write](mailto:bad)", "not the address of a mailbox"},
	{"[Write](mailto:help@example)", "not the address of a mailbox"},
	{"[Write](mailto:a@b@example.org)", "not the address of a mailbox"},
	{"[Call](tel:0800-BREAD)", "not a telephone number"},
	{"[Call](tel:+)", "not a telephone number"},
	{"[Call](tel:99)", "not a telephone number"},
	{"[Call](tel:00000000000)", "not a telephone number"},
	{"[Call](tel:+00000000000)", "not a telephone number"},
	{"[Call](tel:07700)", "not a telephone number"},
	{"[Call](tel:+447700)", "not a telephone number"},
	{"[Call](tel:077009001234567)", "not a telephone number"},
	{"[More](#)", "leads nowhere"},
	{"![IMG_1234.jpg](/bread.jpg)", "does not say what the picture shows"},
	{"![IMG_1234](/bread.jpg)", "does not say what the picture shows"},
	{"![DSC 0042](/bread.jpg)", "does not say what the picture shows"},
	{"![bread.HEIC](/bread.jpg)", "does not say what the picture shows"},
	{"![image](/bread.jpg)", "does not say what the picture shows"},
	{"![alt text](/bread.jpg)", "does not say what the picture shows"},
}

func TestNothingThatIsMeantAsMarkdownStaysAsTextInSilence(t *testing.T) {
	converter := New(Options{Resolver: testResolver{}})
	for _, row := range mistaken {
		t.Run(row.text, func(t *testing.T) {
			severity, message := diag.Error, row.message
			if after, ok := strings.CutPrefix(message, "W "); ok {
				severity, message = diag.Warning, after
			}
			_, found := converter.Convert([]byte(row.text), origin("body.md"))
			if len(found) == 0 || found[0].Severity != severity || !strings.Contains(found[0].Message, message) {
				t.Errorf("%q says %v, not %q", row.text, found, row.message)
			}
		})
	}
}

func TestSpacesInATelephoneNumberAreLeftOut(t *testing.T) {
	_, found := New(Options{Resolver: testResolver{}}).Convert([]byte("[Call](tel:01244 496000)"), origin("body.md"))
	if len(found) != 1 || found[0].Fixed != "[Call](tel:01244496000)" {
		t.Errorf("got %+v", found)
	}
}

// Texts with the same signs, of which nothing is said.
func TestWhatAuthorsMeanIsLeftAlone(t *testing.T) {
	converter := New(Options{Resolver: testResolver{}})
	for _, text := range []string{
		"[Bread][b]\n\n[b]: /bread", "Naps [sic] are (not) short.", "[https://example.org/x](https://example.org/x)", "<help@example.org>",
		"`TODO [a][b]`", "At 7:30: bread.", "Name: ____", "A & B", "&nbsp;", "© – and – dashes", "of bread", "1 = 1", "One\ttab only",
		"[Write](mailto:a@example.org,b@example.org?subject=Hello)", "[Call](tel:+44-20-7946-0958)", "[111](tel:111)", "[Childline](tel:08001111)", "[Samaritans](tel:116123)", "![A photo of bread](/bread.jpg)", "[Bread](https://example.org:8080/a?b=//c)",
		"| A | B |\n|---|---|\n| a \\| b | c |", "[More about bread](/bread)", "[Form](https://docs.google.com/forms/d/e/abc/viewform)", "A _small_ loaf and snake_case",
		"```\n[a][b]\n• c\n```",
	} {
		if _, found := converter.Convert([]byte(text), origin("body.md")); len(found) > 0 {
			t.Errorf("%q: %v", text, found)
		}
	}
}
