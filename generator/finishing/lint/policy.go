package lint

import (
	"crypto/sha256"
	"crypto/sha512"
	"encoding/base64"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"nightlight/generator/base/dom"
)

// policy is a Content-Security-Policy: the sources that each directive allows.
type policy map[string][]string

func parsePolicy(text string) policy {
	p := policy{}
	for directive := range strings.SplitSeq(text, ";") {
		if words := strings.Fields(directive); len(words) > 0 {
			p[strings.ToLower(words[0])] = words[1:]
		}
	}
	return p
}

// policies are all that apply to one page, which must keep to each of them.
type policies []policy

func parsePolicies(texts ...string) (all policies) {
	for _, text := range texts {
		for one := range strings.SplitSeq(text, ",") { // what a host has joined
			all = append(all, parsePolicy(one))
		}
	}
	return all
}

// allowsInline says whether a script or style that is written in the page is applied.
func (all policies) allowsInline(directive, code string) bool {
	for _, p := range all {
		if !p.allowsInline(directive, code) {
			return false
		}
	}
	return true
}

func (p policy) allowsInline(directive, code string) bool {
	sources, given := p[directive]
	if !given {
		sources, given = p["default-src"]
	}
	if !given {
		return true // nothing is forbidden
	}
	s256, s384, s512 := sha256.Sum256([]byte(code)), sha512.Sum384([]byte(code)), sha512.Sum512([]byte(code))
	hashed := false
	for _, source := range sources {
		algorithm, value, _ := strings.Cut(strings.Trim(source, "'"), "-")
		var sum []byte
		switch algorithm {
		case "sha256":
			sum = s256[:]
		case "sha384":
			sum = s384[:]
		case "sha512":
			sum = s512[:]
		default:
			continue
		}
		hashed = true
		if value == base64.StdEncoding.EncodeToString(sum) {
			return true
		}
	}
	// Where there are hashes, browsers ignore 'unsafe-inline'.
	return !hashed && slices.Contains(sources, "'unsafe-inline'")
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
