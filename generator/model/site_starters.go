package model

import (
	_ "embed"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

//go:embed starters/post.md
var newPost string

//go:embed starters/guide.md
var newGuide string

//go:embed starters/page.md
var newPage string

var starters = []content.Starter{
	{Name: "post", Short: "Start an article of the blog", Folder: "blog", Example: "When naps fall apart", Text: newPost, Common: newArticle},
	{Name: "guide", Short: "Start a guide of the members' library", Folder: "guides", Example: "When naps fall apart", Text: newGuide},
	{Name: "page", Short: "Start a page that everybody can read", Folder: "pages", Example: "About me", Text: newPage},
}

// started are the beginnings of the sentences that a new file is filled in with.
var started = map[string]string{
	"description": "One or two sentences for search results",
	"excerpt":     "The teaser that stands on the blog",
	"alt":         "What the picture shows, for those who",
	"lead":        "The sentence or two under the title",
}

// unfinished reports the sentences of a new file that a page to be published still has.
func unfinished(doc *content.Document) (diags diag.List) {
	matter := doc.Matter.Common()
	if matter.Draft {
		return nil
	}
	type entry struct{ key, text string }
	written := []entry{{"description", matter.Description}}
	switch page := doc.Matter.(type) {
	case *Article:
		written = append(written, entry{"excerpt", page.Excerpt.Source}, entry{"alt", page.Alt})
	case *Guide:
		written = append(written, entry{"lead", page.Lead.Source})
	}
	for _, w := range written {
		if strings.HasPrefix(w.text, started[w.key]) {
			diags = append(diags, diag.Errorf("starter-left", doc.At(w.key), "The “%s” of this page still says what to write there.", w.key).
				WithHint("Write your own, or make the page a draft again: draft: true."))
		}
	}
	return diags
}
