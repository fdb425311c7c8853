package content

import (
	"strings"
	"testing"

	"nightlight/generator/schema"
)

func decodeText(text string, v any) string {
	var problems []string
	for _, d := range newSource("x.yaml", []byte(text)).decode(v).diags.Sorted() {
		problems = append(problems, d.Pos.String()+" "+d.Message)
	}
	return strings.Join(problems, "\n")
}

// shop has the keys of another struct among its own.
type shop struct {
	schema.External `yaml:",inline"`
	Name            string `yaml:"name"`
}

func TestRulesSpeakOfTheirKey(t *testing.T) {
	for _, c := range []struct {
		into       any
		text, want string
	}{
		{&schema.Details{}, "phone: 1\nlocation: Chester\nemails: [a, b@example.org, c@example.org]",
			"x.yaml:3:9 “emails” takes exactly 2 items, and has 3."},
		{&schema.Details{}, "phone: 1\nlocation: Chester\nemails: [a, b@example.org]",
			"x.yaml:3:10 An item of “emails” takes an e-mail address, such as hello@example.org."},
		{&schema.External{}, "url: example",
			"x.yaml:1:6 “url” takes a whole address, such as https://example.org/page."},
		{&shop{}, "name: Shop",
			"x.yaml The key “url” is missing."},
		{&schema.Redirect{}, "from: old\nto: /new",
			"x.yaml:1:7 “from” must begin with /."},
		{&schema.Verifier{}, "salt: \"?\"\nhash: c2FsdA==\niterations: 1",
			"x.yaml:1:7 “salt” is not what the command wrote; set the members' password again.\n" +
				"x.yaml:3:13 “iterations” takes a number of at least 600000, not 1."},
	} {
		if got := decodeText(c.text, c.into); got != c.want {
			t.Errorf("%s\ngives\n%s\nwant\n%s", c.text, got, c.want)
		}
	}
}

func TestJunkThatWouldTakeMinutesIsRefused(t *testing.T) {
	for _, text := range []string{
		strings.Repeat("[", 1000), strings.Repeat("{a: ", 1000), strings.Repeat("- ", 1000),
		strings.Repeat("[\n", 1000), strings.Repeat("a: b\n", maxYAML/5+1),
	} {
		if got := decodeText(text, &schema.Details{}); !strings.Contains(got, "Too many") && !strings.Contains(got, "too much") {
			t.Errorf("%q… gives %q", text[:8], got)
		}
	}
}

func TestScalarsKeepTheirSpelling(t *testing.T) {
	var details schema.Details
	text := "phone: 07700\nlocation: |\n  Chester\n  Cheshire\nemails: [a@example.org, 'b@example.org']"
	if got := decodeText(text, &details); got != "" {
		t.Fatal(got)
	}
	if details.Phone != "07700" || details.Location != "Chester\nCheshire" || details.Emails[1] != "b@example.org" {
		t.Errorf("got %+v", details)
	}
}
