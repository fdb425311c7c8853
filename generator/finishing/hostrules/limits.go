package hostrules

import (
	"maps"
	"path"
	"slices"
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

// CheckLimits warns where a file of ConfigFiles is longer than Cloudflare Pages reads.
// shown names the file in messages.
func CheckLimits(shown, name string, data []byte) (diags diag.List) {
	limit := limits[name]
	warn := func(at diag.Pos, format string, args ...any) {
		diags = append(diags, diag.Warnf(at, format, args...).WithHint("Elsewhere it has its effect; on Cloudflare Pages it has none."))
	}
	count := map[string]int{}
	for at, line := range ruleLines(shown, data) {
		if len(line) > limit.line {
			warn(at, "This line has %d characters; Cloudflare Pages reads %d.", len(line), limit.line)
		}
		if indent(line) > 0 {
			continue // a header of the rule above
		}
		kind, most := "rules", limit.rules
		if from, _, _ := strings.Cut(line, " "); limit.dynamic > 0 && strings.ContainsAny(from, "*:") {
			kind, most = "rules with * or :names", limit.dynamic
		}
		if count[kind]++; count[kind] == most+1 {
			warn(at, "Cloudflare Pages reads %d %s, and this is one more.", most, kind)
		}
	}
	return diags
}

// The limits of what hosts take of a site.
// https://developers.cloudflare.com/pages/platform/limits/ and
// https://docs.netlify.com/site-deploys/overview/#files-per-directory-limit
const (
	cloudflareFiles  = 20_000 // of a site, without a paid plan
	cloudflareBytes  = 25 << 20
	netlifyPerFolder = 54_000
)

// CheckFiles warns of what is more than a host takes. sizes are those of a site's files, in
// bytes; folder begins their names in messages.
func CheckFiles(folder string, sizes map[string]int) (diags diag.List) {
	warn := func(at, hint, format string, args ...any) {
		diags = append(diags, diag.Warnf(diag.Pos{File: folder + at}, format, args...).WithHint("%s", hint))
	}
	if len(sizes) > cloudflareFiles {
		warn("/", "Publish the site elsewhere, or with a paid plan, which takes 100,000.",
			"The site has %d files; Cloudflare Pages takes %d.", len(sizes), cloudflareFiles)
	}
	perFolder := map[string]int{}
	for _, file := range slices.Sorted(maps.Keys(sizes)) {
		if perFolder[path.Dir(file)]++; sizes[file] > cloudflareBytes {
			warn(file, "Make it smaller, or keep it elsewhere and link to it.",
				"This file has more than %d MiB, the most that Cloudflare Pages takes.", cloudflareBytes>>20)
		}
	}
	for _, of := range slices.Sorted(maps.Keys(perFolder)) {
		if perFolder[of] > netlifyPerFolder {
			warn(of, "Publish the site elsewhere.",
				"This folder has %d files; Netlify takes %d in one folder.", perFolder[of], netlifyPerFolder)
		}
	}
	return diags
}
