package yamldoc

import (
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"nightlight/generator/sitetest/testfiles"
)

// day is a date that an author writes.
type day struct{ time.Time }

func (d *day) UnmarshalText(text []byte) error {
	t, err := time.Parse(time.DateOnly, string(text))
	d.Time = t
	return err
}

// words is a text that another package converts.
type words struct{ source string }

func (w *words) UnmarshalText(text []byte) error {
	w.source = string(text)
	return nil
}

type contact struct {
	Phone    string   `yaml:"phone" validate:"required"`
	Location string   `yaml:"location" validate:"required"`
	Emails   []string `yaml:"emails" validate:"required,len=2,dive,email"`
}

type link struct {
	URL string `yaml:"url" validate:"required,url"`
}

type shop struct {
	link    `yaml:",inline"`
	Name    string   `yaml:"name" validate:"required"`
	Opened  day      `yaml:"opened"`
	Motto   words    `yaml:"motto"`
	Path    string   `yaml:"path" validate:"omitempty,startswith=/"`
	Hash    string   `yaml:"hash" validate:"omitempty,base64"`
	Ovens   int      `yaml:"ovens" validate:"omitempty,min=2,max=5"`
	Flour   *float64 `yaml:"flour" validate:"omitempty,gt=0"`
	Month   string   `yaml:"month" validate:"omitempty,datetime=2006-01"`
	Day     string   `yaml:"day" validate:"omitempty,oneof=monday tuesday"`
	Closed  bool     `yaml:"closed"`
	Hidden  link     `yaml:"-"` // filled in later, so missing keys are not mistakes
	Owner   *contact `yaml:"owner"`
	Sisters []link   `yaml:"sisters" validate:"dive"`
}

func problemsOf(text string, v any) string {
	var problems []string
	for _, d := range Read("x.yaml", []byte(text), v).Diags.Sorted() {
		problems = append(problems, d.Pos.String()+" "+d.Message)
	}
	return strings.Join(problems, "\n")
}

func TestRulesSpeakOfTheirKey(t *testing.T) {
	const valid = "name: Crumb\nurl: https://example.org\n"
	for _, c := range []struct {
		into       any
		text, want string
	}{
		{&contact{}, "phone: 1\nlocation: Chester\nemails: [a, b@example.org, c@example.org]",
			"x.yaml:3:9 “emails” takes exactly 2 items, and has 3."},
		{&contact{}, "phone: 1\nlocation: Chester\nemails: [a, b@example.org]",
			"x.yaml:3:10 An item of “emails” takes an e-mail address, such as hello@example.org."},
		{&link{}, "url: example",
			"x.yaml:1:6 “url” takes a whole address, such as https://example.org/page."},
		{&shop{}, "name: Crumb",
			"x.yaml The key “url” is missing."},
		{&shop{}, valid + "path: old", "x.yaml:3:7 “path” must begin with /."},
		{&shop{}, valid + "hash: \"?\"", "x.yaml:3:7 “hash” is not what the command wrote; set the members' password again."},
		{&shop{}, valid + "ovens: 1", "x.yaml:3:8 “ovens” takes a number of at least 2, not 1."},
		{&shop{}, valid + "ovens: 6", "x.yaml:3:8 “ovens” takes a number of at most 5, not 6."},
		{&shop{}, valid + "ovens: two", "x.yaml:3:8 “ovens” takes a whole number, such as 5."},
		{&shop{}, valid + "flour: 0", "x.yaml:3:8 “flour” takes a number above 0, not 0."},
		{&shop{}, valid + "flour: white", "x.yaml:3:8 “flour” takes a number, such as 5 or 5.5."},
		{&shop{}, valid + "month: May", "x.yaml:3:8 “month” is written like 2026-04."},
		{&shop{}, valid + "Hidden: x", "x.yaml:3:1 There is no key “Hidden” here."},
		{&shop{}, valid + "owner: {phone: 1, location: x}", "x.yaml:3:9 “owner” needs the key “emails”."},
		{&shop{}, valid + "sisters:\n  - url: example", "x.yaml:4:10 “url” takes a whole address, such as https://example.org/page."},
	} {
		if got := problemsOf(c.text, c.into); got != c.want {
			t.Errorf("%s\ngives\n%s\nwant\n%s", c.text, got, c.want)
		}
	}
}

func TestAKeyInTheWrongPlaceIsToldWhereItStands(t *testing.T) {
	const valid = "name: Crumb\nurl: https://example.org\n"
	for _, c := range []struct{ text, hint string }{
		{valid + "location: Chester", "“location” stands below “owner”."},
		{valid + "owner: {phone: 1, location: x, emails: [a@b.org, c@d.org], url: x}", "“url” stands at the margin, below no other key."},
		{valid + "paint: red", "The keys allowed here: closed, "},
	} {
		hint := Read("x.yaml", []byte(c.text), &shop{}).Diags[0].Hint
		if !strings.HasPrefix(hint, c.hint) {
			t.Errorf("%s\ngives the hint\n%s\nwant\n%s", c.text, hint, c.hint)
		}
	}
}

func TestValuesAreReadIntoTheirFields(t *testing.T) {
	var s shop
	const text = "{\n  \"name\": \"Crumb\",\n  \"url\": \"https://example.org\", \"flour\": 2.5, \"ovens\": 3,\n" +
		"  \"closed\": true, \"opened\": \"2026-04-03\", \"motto\": \"Bread *first*\", \"owner\": {\"phone\": 1, \"location\": \"x\", \"emails\": [\"a@b.org\", \"c@d.org\"]}\n}\n"
	if got := problemsOf(text, &s); got != "" {
		t.Fatal(got)
	}
	if s.Name != "Crumb" || s.URL != "https://example.org" || *s.Flour != 2.5 || s.Ovens != 3 || !s.Closed ||
		s.Opened.Day() != 3 || s.Motto.source != "Bread *first*" || s.Owner.Emails[1] != "c@d.org" {
		t.Errorf("got %+v", s)
	}
}

func TestScalarsKnowTheirPathTextAndField(t *testing.T) {
	var s shop
	result := Read("x.yaml", []byte("name: 'Crumb'\nurl: https://example.org\nmotto: >\n  Bread\n  first\n"), &s)
	if len(result.Scalars) != 3 {
		t.Fatalf("got %+v", result.Scalars)
	}
	name, motto := result.Scalars[0], result.Scalars[2]
	if name.Path != "name" || name.Text != "Crumb" || name.Pos.String() != "x.yaml:1:8" || name.Into != &s.Name {
		t.Errorf("got %+v", name)
	}
	at := motto.Pos
	at.Column += len("Bread ")
	if motto.Text != "Bread first" || motto.Into != &s.Motto || motto.Locator()(at).String() != "x.yaml:5:3" {
		t.Errorf("got %+v, and “first” at %s", motto, motto.Locator()(at))
	}
	if got := result.At("owner.phone").String(); got != "x.yaml" {
		t.Errorf("a value that is not there is at %s", got)
	}
}

func TestScalarsKeepTheirSpelling(t *testing.T) {
	var c contact
	text := "phone: 07700\nlocation: |\n  Chester\n  Cheshire\nemails: [a@example.org, 'b@example.org']"
	if got := problemsOf(text, &c); got != "" {
		t.Fatal(got)
	}
	if c.Phone != "07700" || c.Location != "Chester\nCheshire" || c.Emails[1] != "b@example.org" {
		t.Errorf("got %+v", c)
	}
}

// The guide for developers lists exactly these rules.
func TestTheGuideHasEachRule(t *testing.T) {
	guide := testfiles.Read(t, "../../../docs/extending.md")
	_, table, _ := strings.Cut(string(guide), "| rule | what it asks |\n|---|---|\n")
	table, _, _ = strings.Cut(table, "\n\n")
	var listed []string
	for row := range strings.Lines(table) {
		for _, rule := range regexp.MustCompile("`([a-z0-9]+)").FindAllStringSubmatch(strings.Split(row, "|")[1], -1) {
			listed = append(listed, rule[1])
		}
	}
	known := slices.Collect(maps.Keys(rules))
	for modifier := range modifiers {
		if modifier != "-" {
			known = append(known, modifier)
		}
	}
	slices.Sort(known)
	slices.Sort(listed)
	if !slices.Equal(known, listed) {
		t.Errorf("the guide has %v, the code %v", listed, known)
	}
}

// A type that YAML cannot fill, or a rule without a message, is reported before any file is read.
func TestATypeWithAFaultIsRefused(t *testing.T) {
	for want, into := range map[string]any{
		"no sentence": struct {
			A string `yaml:"a" validate:"required,ip"`
		}{},
		"YAML cannot fill": struct {
			A []map[string]string `yaml:"a"`
		}{},
	} {
		func() {
			defer func() {
				if said, _ := recover().(string); !strings.Contains(said, want) {
					t.Errorf("%T: got %q, want %q", into, said, want)
				}
			}()
			NewReader(reflect.TypeOf(into))
		}()
	}
}

func TestTelephoneNumbersAsPeopleWriteThem(t *testing.T) {
	for number, want := range map[string]bool{
		"07700 900123": true, "07700 900 123": true, "+44 (0)7700 900123": true, "+44(0)7700900123": true, "+44 7700 900123": true,
		"0044 7700 900123": true, "(01244) 496000": true, "01244-496-000": true, "020 7946 0958": true, "+44 20 7946 0958": true,
		"0161 496 0000": true, "0303 123 9999": true, "0800 1111": true, "0800 111999": true, "0845 46 47": true, "0808 801 0327": true,
		"01768 88123": true, "01204 49600": true, "+353 1 234 5678": true, "+1 (212) 555-0123": true, "+49 30 123456": true, "07700\u00a0900123": true,
		"07700 90012": false, "07700 9001234": false, "01244 49600": false, "+44 7700 90012": false, "+44 (0)7700 9001234": false,
		"+44 07700 900123": false, "020 7946 095": false, "0303 123 999": false, "7700 900123": false, "+44": false, "+353 1": false,
		"+1234567890123456": false, "00000 000000": false, "11111 111111": false, "07700 9OO123": false, "call me": false, "": false, "0044": false,
	} {
		if got := isPhone(reflect.ValueOf(number), "GB"); got != want {
			t.Errorf("%q: %v", number, got)
		}
	}
	if !isPhone(reflect.ValueOf("030 1234567"), "") || isPhone(reflect.ValueOf("030 123"), "") {
		t.Error("without a country ten digits are enough, and six are not")
	}
}

func TestAddressesOfOtherSites(t *testing.T) {
	for address, want := range map[string]bool{
		"https://calendly.com/a": true, "https://a-b.co.uk?x=1,2": true, "http://localhost:8080": true, "https://münchen.example/": true, "https://xn--p1ai.example": true,
		"https://a_b.example.org/": true, "http://[::1]:80/": true, "https://127.0.0.1/": true,
		"https://www.nhs,uk": false, "https://https://example.org": false, "https://example": false, "https://a..b": false, "https://-a.org": false, "https://a b.org": false, "ftp://a.org": false,
	} {
		if isURL(address) != want {
			t.Errorf("%s: %v", address, !want)
		}
	}
}

func TestAQuotedTextMayGoOnOverLines(t *testing.T) {
	for _, text := range []string{
		"name: \"Buns,\n  - warm: always\"\nurl: https://bakery.test\n",
		"name: 'Buns,\n  # warm'\nurl: https://bakery.test\n",
		"name: \"Buns,\n  warm\"\nurl: https://bakery.test\n",
	} {
		if got := problemsOf(text, new(shop)); got != "" {
			t.Errorf("%q: %s", text, got)
		}
	}
}
