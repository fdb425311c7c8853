package hostrules

import (
	"strings"

	"nightlight/generator/base/diag"
)

// limits are how much of a file Cloudflare Pages reads: rules, characters of a line, and
// rules with a * or :names where these are counted by themselves. Netlify names no limits.
// https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
var limits = map[string]struct{ rules, dynamic, line int }{
	"/_headers":   {rules: 100, line: 2000},
	"/_redirects": {rules: 2000, dynamic: 100, line: 1000},
}

// CheckLimits warns where a file is longer than Cloudflare Pages reads.
func CheckLimits(shown, name string, data []byte) (diags diag.List) {
	limit := limits[name]
	warn := func(id diag.ID, at diag.Pos, format string, args ...any) {
		diags = append(diags, diag.Warnf(id, at, format, args...).WithHint("Elsewhere it has its effect; on Cloudflare Pages it has none."))
	}
	count := map[string]int{}
	for i, line := range diag.Lines(data) {
		at := diag.Pos{File: shown, Line: i + 1}
		if len(line) > limit.line {
			warn("host-rule-limit", at, "This line has %d characters; Cloudflare Pages reads %d.", len(line), limit.line)
		}
		if !strings.HasPrefix(line, "/") {
			continue // a header of the rule above
		}
		kind, most := "rules", limit.rules
		if from, _, _ := strings.Cut(line, " "); limit.dynamic > 0 && strings.ContainsAny(from, "*:") {
			kind, most = "rules with * or :names", limit.dynamic
		}
		if count[kind]++; count[kind] == most+1 {
			warn("host-rule-limit", at, "Cloudflare Pages reads %d %s, and this is one more.", most, kind)
		}
	}
	return diags
}
