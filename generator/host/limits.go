package host

import (
	"strings"

	"nightlight/generator/diag"
)

// limits are how much of a file Cloudflare Pages reads: rules, those of them with a * or
// :names, and characters of a line. Netlify names no limits.
// https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
var limits = map[string]struct{ rules, dynamic, line int }{
	"/_headers":   {100, 100, 2000},
	"/_redirects": {2100, 100, 1000},
}

// CheckLimits warns where a file of ConfigFiles is longer than Cloudflare Pages reads.
// shown names the file in messages.
func CheckLimits(shown, name string, data []byte) (diags diag.List) {
	limit := limits[name]
	warn := func(at diag.Pos, format string, args ...any) {
		d := diag.Errorf(at, format, args...).WithHint("elsewhere it has its effect; on Cloudflare Pages it has none")
		d.Severity = diag.Warning
		diags = append(diags, d)
	}
	rules, dynamic := 0, 0
	for at, line := range ruleLines(shown, data) {
		if len(line) > limit.line {
			warn(at, "this line has %d characters; Cloudflare Pages reads %d", len(line), limit.line)
		}
		if indent(line) > 0 {
			continue // a header of the rule above
		}
		if rules++; rules == limit.rules+1 {
			warn(at, "Cloudflare Pages reads %d rules, and this is one more", limit.rules)
		}
		from, _, _ := strings.Cut(line, " ")
		if !strings.ContainsAny(from, "*:") {
			continue
		}
		if dynamic++; dynamic == limit.dynamic+1 && limit.dynamic < limit.rules {
			warn(at, "Cloudflare Pages reads %d rules with * or :names, and this is one more", limit.dynamic)
		}
	}
	return diags
}
