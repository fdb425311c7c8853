package markdown

import (
	"slices"
	"strings"
	"testing"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/marks"
)

// mistaken are texts that would be published with unconverted signs, each with a part of its
// message. A W before it marks a warning.
var mistaken = []struct{ text, message string }{
	{"Bread\n---", "W makes no heading of the line above"},
	{"Bread\n\n    More bread", "W spaces before this paragraph"},
	{"Bread\t2\nRolls\t3", "W tabs in these lines"},
	{"1\tBread\n2\tRolls", "W tabs in these lines"},
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
	{"[Bread](https://https://example.org)", "begins twice"},
	{"[Bread](http://https//example.org)", "begins twice"},
	{"[Bread](https://http:/example.org)", "begins twice"},
	{"[Bread](https://www.nhs,uk)", "not the name of a site"},
	{"[Bread](https://www.nhs;uk/bread)", "not the name of a site"},
	{"<https://www.nhs,uk>", "not the name of a site"},
	{"[Bread](https://www.example)", "not the name of a whole site"},
	{"[Bread](https://www.example/bread)", "not the name of a whole site"},
	{"[Bread](https://www,nhs.uk)", "not the name of a site"},
	{"[Bread](https://example.o)", "ends like this"},
	{"[Bread](<https://www.nhs uk>)", "cannot contain spaces"},
	{"[Write](mailto:hello)", "not the address of a mailbox"},
	{"[Write](mailto:hello@@example.org)", "not the address of a mailbox"},
	{"[Write](mailto:hello@example,org)", "not the address of a mailbox"},
	{"[Call](tel:0124449600O)", "not a telephone number"},
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
	{"[Write](mailto: hello@example.org)", "W spaces in its number or address"},
	{"[Write](mailto:hello@example.org?subject=Our bread)", "W spaces in its address"},
	{"[Call](tel:0800-BREAD)", "not a telephone number"},
	{"[Call](tel:+)", "not a telephone number"},
	{"[Call](tel:99)", "not a telephone number"},
	{"[Call](tel:00000000000)", "not a telephone number"},
	{"[Call](tel:+00000000000)", "not a telephone number"},
	{"[Call](tel:07700)", "not a telephone number"},
	{"[Call](tel:+447700)", "not a telephone number"},
	{"[Call](tel:077009001234567)", "not a telephone number"},
	{"[Bread](https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fbread&data=05)", "leads through another company"},
	{"[Bread](https://urldefense.com/v3/__https://example.org/__;!!abc)", "leads through another company"},
	{"[Bread](https://www.google.com/url?q=https://example.org/bread&sa=D)", "leads through another company"},
	{"[Bread](https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org)", "leads through another company"},
	{"[More](#)", "leads nowhere"},
	{"![A loaf](Müde Bäcker.JPG)", "W there are spaces in its name"},
	{"![A loaf](my bread.heic)", "W there are spaces in its name"},
	{"![IMG_1234.jpg](/bread.jpg)", "W does not say what the picture shows"},
	{"![IMG_1234](/bread.jpg)", "W does not say what the picture shows"},
	{"![DSC 0042](/bread.jpg)", "W does not say what the picture shows"},
	{"![bread.HEIC](/bread.jpg)", "W does not say what the picture shows"},
	{"![image](/bread.jpg)", "W does not say what the picture shows"},
	{"![alt text](/bread.jpg)", "W does not say what the picture shows"},
}

func TestEachMarkFindsItsExamples(t *testing.T) {
	converter := New(Options{Resolver: testResolver{}})
	for _, mark := range append(marks.In("shown").List, marks.In("line").List...) {
		finds := func(text string) bool {
			_, found := converter.Convert(text, origin("body.md"))
			return slices.ContainsFunc(found, func(d diag.Diagnostic) bool { return d.ID == mark.ID && d.Severity == diag.Warning })
		}
		for _, text := range mark.Found {
			if !finds(text) {
				t.Errorf("%s does not find %q", mark.ID, text)
			}
		}
		for _, text := range mark.Not {
			if finds(text) {
				t.Errorf("%s finds %q", mark.ID, text)
			}
		}
	}
}

func TestNothingThatIsMeantAsMarkdownStaysAsTextInSilence(t *testing.T) {
	converter := New(Options{Resolver: testResolver{}})
	for _, row := range mistaken {
		t.Run(row.text, func(t *testing.T) {
			severity, message := diag.Error, row.message
			if after, ok := strings.CutPrefix(message, "W "); ok {
				severity, message = diag.Warning, after
			}
			_, found := converter.Convert(row.text, origin("body.md"))
			if len(found) == 0 || found[0].Severity != severity || !strings.Contains(found[0].Message, message) {
				t.Errorf("%q says %v, not %q", row.text, found, row.message)
			}
		})
	}
}

// These texts contain the same signs, but must not be reported.
func TestWhatAuthorsMeanIsLeftAlone(t *testing.T) {
	converter := New(Options{Resolver: testResolver{}})
	for _, text := range []string{
		"[Bread][b]\n\n[b]: /bread", "Naps [sic] are (not) short.", "[https://example.org/x](https://example.org/x)", "<help@example.org>",
		"`TODO [a][b]`", "At 7:30: bread.", "Name: ____", "A & B", "&nbsp;", "© – and – dashes", "of bread", "1 = 1", "One\ttab only",
		"[Write](mailto:a@example.org,b@example.org?subject=Hello)", "[Call](tel:+44-20-7946-0958)", "[111](tel:111)", "[999](tel:999)", "[Textphone](tel:18001111) [Textphone](tel:1800108088010327)", "[Childline](tel:08001111)", "[Samaritans](tel:116123)", "![A photo of bread](/bread.jpg)", "[Bread](https://example.org:8080/a?b=//c)",
		"| A | B |\n|---|---|\n| a \\| b | c |", "[More about bread](/bread)", "[Form](https://docs.google.com/forms/d/e/abc/viewform)", "A _small_ loaf and snake_case",
		"[A](https://www.gov.uk) [B](https://web.archive.org/web/2020/https://www.nhs.uk/a) [C](https://maps.google.com/?q=53.1,-2.8)",
		"[A](https://t.co/x) [B](https://my-site.co.uk/a,b) [C](https://xn--bcher-kva.example) [D](https://www.xn--p1ai.example?u=https://b.org)", "[A](https://www.google.com/maps?url=a) [B](https://www.facebook.com/l.php) [C](https://support.google.com/url?q=a)", "[A](https://httpd.apache.org) [B](https://www2.example.org/)",
		"```\n[a][b]\n• c\n```", "Bread\n\n---\n\nMore", "- Bread\n\n    More bread",
	} {
		if _, found := converter.Convert(text, origin("body.md")); len(found) > 0 {
			t.Errorf("%q: %v", text, found)
		}
	}
}
