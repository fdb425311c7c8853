// Package golive checks what must be true of a site before it goes live, besides building without
// errors: first the rules for every site, then those of the model.
package golive

import (
	"net/url"
	"regexp"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
)

// rules are the rules for every site.
var rules = []content.Rule{
	{Name: "the site is no demonstration", Check: demonstration},
	{Name: "the address is the site's own", Check: exampleAddress},
	{Name: "pages have been made true", Check: samplePages},
}

// Check runs both lists of rules. Warnings are for the owner to decide.
func Check(tree *content.Tree) diag.List {
	var diags diag.List
	for _, rule := range slices.Concat(rules, tree.Model.GoLive) {
		diags.Add(rule.Check(tree))
	}
	return diags.Sorted()
}

// Aged returns warnings of content that was right when the site went live but may be outdated.
func Aged(tree *content.Tree) (diags diag.List) {
	for _, rule := range tree.Model.GoLive {
		if rule.Ages {
			diags.Add(rule.Check(tree))
		}
	}
	return slices.DeleteFunc(diags.Sorted(), func(d diag.Diagnostic) bool { return d.Severity != diag.Warning })
}

// Refuse returns what prevents publishing a build: the errors of both lists. A demonstration may be
// published unchanged, since each of its pages is labelled as one.
func Refuse(tree *content.Tree) diag.List {
	if tree.Site().Demonstration {
		return nil
	}
	return slices.DeleteFunc(Check(tree), func(d diag.Diagnostic) bool { return d.Severity != diag.Error })
}

func demonstration(tree *content.Tree) diag.List {
	if !tree.Site().Demonstration {
		return nil
	}
	return diag.List{diag.Errorf("demonstration", tree.At("site", "demonstration"), "The site says that it is a demonstration.").
		WithHint("When nothing else is left, remove the line “demonstration: true”: search engines may then show the site.")}
}

func exampleAddress(tree *content.Tree) diag.List {
	at, address := tree.At("site", "address"), tree.Site().Address
	switch what := NotPublic(address); {
	case what != "":
		return diag.List{diag.Errorf("example-address", at, "The site's address, %s, is %s.", address, what).
			WithHint("Write the address at which the site will be published.")}
	case strings.HasPrefix(address, "http://"):
		return diag.List{diag.Errorf("address-unencrypted", at, "The site's address begins with http:, so that browsers call it unsafe and search engines list it twice.").
			WithHint("Write https://%s: every host gives a certificate.", strings.TrimPrefix(address, "http://"))}
	}
	return nil
}

func samplePages(tree *content.Tree) (diags diag.List) {
	for _, doc := range tree.Documents {
		if matter := doc.Matter.Common(); matter.Sample {
			diags = append(diags, diag.Errorf("sample-page", doc.At("sample"), "The page “%s” is a sample.", matter.Title).
				WithHint("Read it, change what is not true of your business, and remove the line “sample: true”."))
		}
	}
	return diags
}

// hosts matches host names that are not for the public, and describes each kind.
var hosts = []struct {
	name func() *regexp.Regexp
	what string
}{
	{pattern.Of(`(?:^|\.)example(?:\.(?:com|net|org))?$|\.(?:test|invalid)$`), "an example"},
	{pattern.Of(`^localhost$|\.(?:localhost|local|internal|lan)$|^(?:127|10)\.[\d.]+$|^192\.168\.[\d.]+$|^::1$`), "only for this computer or its network"},
	{pattern.Of(`^(?:staging|stage|sandbox|uat|preprod|dev|test|preview)\.[^.]+\.|(?:^deploy-preview-\d+--|-(?:staging|preview)\.).*\.(?:app|dev|com)$|\.(?:ngrok\.io|ngrok-free\.app|trycloudflare\.com)$`), "of a trial or a preview"},
}

// NotPublic describes why the host of an address is not for the public, or returns "".
func NotPublic(address string) string {
	_, host, isEmail := strings.Cut(address, "@")
	if parsed, err := url.Parse(address); err == nil && parsed.Host != "" {
		host, isEmail = parsed.Hostname(), true
	}
	if !isEmail {
		return ""
	}
	for _, kind := range hosts {
		if kind.name().MatchString(strings.TrimSuffix(strings.ToLower(host), ".")) {
			return kind.what
		}
	}
	return ""
}
