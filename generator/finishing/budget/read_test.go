package budget

import (
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/diag"
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

func TestMistakesInTheLimitsAreReportedAtTheirPositions(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{`{"script-kb": 1}`, `budgets.json:1:2: There is no key “script-kb” here. (Did you mean “scripts-kb”?)`},
		{`{"lcp": 1}`, `budgets.json:1:2: There is no key “lcp” here. (The keys allowed here: fonts, fonts-kb, html-kb, members-kb, scripts-kb, search-kb, style-kb.)`},
		{"{\n \"fonts\": 2,\n \"fonts\": 3}", `budgets.json:3:2: The key “fonts” is given twice`},
		{`{"fonts": "two"}`, `budgets.json:1:11: `},
		{`{"fonts": 0}`, `budgets.json:1:11: “fonts” takes a number above 0, not 0.`},
		{`{"fonts": -1}`, `budgets.json:1:11: “fonts” takes a number above 0, not -1.`},
		{`{"fonts": 2`, `budgets.json:1:11: The bracket that opens on this line is never closed.`},
		{`{"fonts": 2} 3`, `budgets.json:1:1: `},
		{`[1]`, `budgets.json:1:1: `},
	} {
		_, diags := read(test.text)
		var reported []string
		for _, d := range diags {
			reported = append(reported, d.Pos.String()+": "+d.Message+" ("+d.Hint+")")
		}
		if got := strings.Join(reported, "\n"); !strings.HasPrefix(got, test.want) {
			t.Errorf("%s\ngot  %s\nwant %s", test.text, got, test.want)
		}
	}
}
