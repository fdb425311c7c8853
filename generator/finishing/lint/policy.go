package lint

import (
	"crypto/sha256"
	"encoding/base64"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"nightlight/generator/base/dom"
)

// policies are the Content-Security-Policies that apply to one page, which must keep to each of
// them.
type policies []string

// allowsInline says whether a script or style that is written in the page is applied: where a
// policy says what may be, its hash must be there.
func (all policies) allowsInline(directive, code string) bool {
	sum := sha256.Sum256([]byte(code))
	hash := "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	return !slices.ContainsFunc(all, func(policy string) bool {
		sources := map[string][]string{}
		for part := range strings.SplitSeq(policy, ";") {
			if words := strings.Fields(part); len(words) > 0 {
				sources[words[0]] = words[1:]
			}
		}
		allowed, given := sources[directive]
		if !given {
			allowed, given = sources["default-src"]
		}
		return given && !slices.Contains(allowed, hash)
	})
}

func inlineScripts(p *page, say func(string, ...any)) {
	for _, node := range p.elements {
		for _, a := range node.Attr {
			if strings.HasPrefix(a.Key, "on") && !p.policies.allowsInline("script-src", a.Val) {
				say("%s has a script in %s.", shown(node), a.Key)
			}
		}
		_, external := dom.Attribute(node, "src")
		if node.Data == "script" && !external && runs(node) && !p.policies.allowsInline("script-src", dom.Text(node)) {
			say("The policy forbids the script that begins with %q.", beginning(dom.Text(node)))
		}
	}
}

// runs says whether a script is one: other types are data.
func runs(script *html.Node) bool {
	kind, _ := dom.Attribute(script, "type")
	kind = strings.ToLower(strings.TrimSpace(kind))
	return slices.Contains([]string{"", "module", "importmap", "speculationrules"}, kind) || strings.HasSuffix(kind, "javascript")
}

func inlineStyles(p *page, say func(string, ...any)) {
	for _, node := range p.elements {
		if value, ok := dom.Attribute(node, "style"); ok {
			say("%s has style=%q.", shown(node), beginning(value))
		}
		if node.Data == "style" && !p.policies.allowsInline("style-src", dom.Text(node)) {
			say("The policy forbids the <style> that begins with %q.", beginning(dom.Text(node)))
		}
	}
}

// beginning is enough of a text to find it again.
func beginning(text string) string {
	runes := []rune(strings.TrimSpace(text))
	if len(runes) > 40 {
		return string(runes[:40]) + "…"
	}
	return string(runes)
}
