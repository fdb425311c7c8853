package budget

import (
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/diag"
)

func read(text string) (Limits, diag.List) {
	return Read(fstest.MapFS{File: {Data: []byte(text)}})
}

func TestLimitsAreReadInBytesAndFiles(t *testing.T) {
	limits, diags := read("{\n  \"scripts-kb\": 95.5,\n  \"fonts\": 2\n}\n")
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	scripts, fonts := limits["scripts-kb"], limits["fonts"]
	if scripts.Most != 95500 || fonts.Most != 2 || fonts.Pos != (diag.Pos{File: File, Line: 3, Column: 12}) {
		t.Errorf("%+v, %+v", scripts, fonts)
	}
}

func TestASiteWithoutTheFileHasNoLimits(t *testing.T) {
	if limits, diags := Read(fstest.MapFS{}); limits != nil || diags != nil {
		t.Error(limits, diags)
	}
}

func TestMistakesInTheLimitsAreToldAtTheirPlaces(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{`{"script-kb": 1}`, `budgets.json:1:2: there is no budget "script-kb" (did you mean scripts-kb?)`},
		{`{"lcp": 1}`, `budgets.json:1:2: there is no budget "lcp" (the budgets are scripts-kb, style-kb, fonts, fonts-kb, html-kb, members-kb)`},
		{"{\n \"fonts\": 2,\n \"fonts\": 3}", `budgets.json:3:2: fonts is set twice ()`},
		{`{"fonts": "2"}`, `budgets.json:1:11: fonts must be a number above 0 ()`},
		{`{"fonts": 0}`, `budgets.json:1:11: fonts must be a number above 0 ()`},
		{`{"fonts": 2`, `budgets.json:1:11: this is not JSON: it ends too soon`},
		{`{"fonts": 2,}`, `budgets.json:1:12: this is not JSON: invalid character '}'`},
		{`{"fonts": 2} 3`, `budgets.json:1:14: this is not JSON: nothing may follow the closing brace`},
		{`[1]`, `budgets.json:1:1: this is not JSON: an object in braces is expected`},
	} {
		_, diags := read(test.text)
		var said []string
		for _, d := range diags {
			said = append(said, d.Pos.String()+": "+d.Message+" ("+d.Hint+")")
		}
		if got := strings.Join(said, "\n"); !strings.HasPrefix(got, test.want) {
			t.Errorf("%s\ngot  %s\nwant %s", test.text, got, test.want)
		}
	}
}
