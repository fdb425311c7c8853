package hostrules

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
)

// Redirects are the rules of a _redirects file, of which the first that matches wins.
type Redirects []Redirect

// Redirect is one of them.
type Redirect struct {
	from   pattern
	to     string
	status int
	// force makes the rule win over a file at its path: 301!
	force bool
}

// statuses are those of a rule: 200, 404 and 410 answer with a file, the others move.
var statuses = []int{200, 301, 302, 303, 307, 308, 404, 410}

// ParseRedirects reads the text of a _redirects file. Lines that are wrong are
// reported and left out.
func ParseRedirects(file string, data []byte) (Redirects, diag.List) {
	var redirects Redirects
	var diags diag.List
	for at, line := range ruleLines(file, data) {
		rule, problem := parseRedirect(strings.Fields(line))
		if problem != "" {
			diags = append(diags, malformed(at, line, "%s", problem).
				WithHint("A rule is written as /old /new 301."))
			continue
		}
		redirects = append(redirects, rule)
	}
	return redirects, diags
}

func parseRedirect(fields []string) (r Redirect, problem string) {
	if i := slices.IndexFunc(fields, func(f string) bool { return strings.HasPrefix(f, "#") }); i >= 0 {
		fields = fields[:i] // a remark at the end of the line
	}
	if len(fields) < 2 || len(fields) > 3 {
		return Redirect{}, "A redirect has an old path, a new address and a status; conditions are not supported."
	}
	if r.from, problem = parsePattern(fields[0]); problem != "" {
		return Redirect{}, "The old path " + problem + "."
	}
	r.to, r.status = fields[1], http.StatusMovedPermanently
	if len(fields) == 3 {
		number, force := strings.CutSuffix(fields[2], "!")
		status, err := strconv.Atoi(number)
		if err != nil || !slices.Contains(statuses, status) {
			return Redirect{}, "The status must be 200, 301, 302, 303, 307, 308, 404 or 410."
		}
		r.status, r.force = status, force
	}
	return r, r.checkTarget()
}

func (r Redirect) checkTarget() (problem string) {
	target, err := url.Parse(r.to)
	local := strings.HasPrefix(r.to, "/") && !strings.HasPrefix(r.to, "//")
	switch {
	case err != nil:
		return "The new address cannot be read."
	case !local && (target.Host == "" || target.Scheme != "https" && target.Scheme != "http"):
		return "The new address must be a path of this site, or begin with https://."
	case !local && !r.Moves():
		return "Only a path of this site can be answered with status " + strconv.Itoa(r.status) + "."
	}
	return ""
}

// Moves says whether the browser is sent elsewhere, rather than answered here.
func (r Redirect) Moves() bool { return r.status >= 300 && r.status < 400 }

// Has says whether a rule answers a path at which there is no file.
func (r Redirects) Has(path string) bool {
	_, _, ok := r.Find(path, false)
	return ok
}

// Find returns the first rule for a path. Where there is a file, only forced ones count.
func (r Redirects) Find(path string, isFile bool) (rule Redirect, target string, ok bool) {
	for _, rule := range r {
		if isFile && !rule.force {
			continue
		}
		if values, ok := rule.from.match(path); ok {
			return rule, expand(rule.to, values), true
		}
	}
	return Redirect{}, "", false
}

// Location is where a browser is sent: the query goes along unless the rule has one.
func Location(target, query string) string {
	address, fragment, hasFragment := strings.Cut(target, "#")
	if query != "" && !strings.Contains(address, "?") {
		address += "?" + query
	}
	if hasFragment {
		address += "#" + fragment
	}
	return address
}
