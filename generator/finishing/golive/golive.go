// Package golive goes through what must be true of a site before it goes live, beyond
// being built without mistakes: the rules of every site here, then those of the model.
package golive

import (
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

// rules are what every site must keep.
var rules = []content.Rule{
	{Name: "the site is no demonstration", Check: demonstration},
	{Name: "the address is the site's own", Check: exampleAddress},
	{Name: "pages have been made true", Check: samplePages},
}

// Check goes through both lists. Errors must be fixed before going live; warnings are
// for the owner to decide.
func Check(tree *content.Tree) diag.List {
	var diags diag.List
	for _, list := range [][]content.Rule{rules, tree.Model.GoLive} {
		for _, rule := range list {
			diags.Add(rule.Check(tree))
		}
	}
	return diags.Sorted()
}

// Refuse returns what keeps a build from being published: the errors of both lists. A
// demonstration may be published as it is, since each of its pages says what it is.
func Refuse(tree *content.Tree) diag.List {
	if tree.Site().Demonstration {
		return nil
	}
	var errors diag.List
	for _, d := range Check(tree) {
		if d.Severity == diag.Error {
			errors = append(errors, d)
		}
	}
	return errors
}

func demonstration(tree *content.Tree) diag.List {
	if !tree.Site().Demonstration {
		return nil
	}
	return diag.List{diag.Errorf(tree.At("site", "demonstration"), "The site says that it is a demonstration.").
		WithHint("When nothing else is left, remove the line “demonstration: true”: search engines may then show the site.")}
}

func exampleAddress(tree *content.Tree) diag.List {
	address := tree.Site().Address
	if !IsExample(address) {
		return nil
	}
	return diag.List{diag.Errorf(tree.At("site", "address"), "The site's address, %s, is an example.", address).
		WithHint("Write the address at which the site will be published.")}
}

// IsExample says whether a host name, a web address or an e-mail address is one of
// those that RFC 2606 keeps for examples.
func IsExample(address string) bool {
	host := strings.TrimSuffix(address, "/")
	return strings.HasSuffix(host, ".example") || strings.HasSuffix(host, "example.com")
}

func samplePages(tree *content.Tree) (diags diag.List) {
	for _, doc := range tree.Documents {
		if matter := doc.Matter.Common(); matter.Sample {
			diags = append(diags, diag.Errorf(doc.At("sample"), "The page “%s” is a sample.", matter.Title).
				WithHint("Read it, change what is not true of your business, and remove the line “sample: true”."))
		}
	}
	return diags
}
