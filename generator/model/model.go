// Package model is Little Dormouse in Go: the structs of its pages and data files, and
// the one table that names them. The engine receives the table as a value and knows
// nothing else of this site.
//
// A new kind of page is a struct here, a line in the table below, a component in
// components/templates and a file in content/; docs/extending.md goes through it.
package model

import (
	"nightlight/docs/schemas"
	"nightlight/generator/base/quantity"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// LittleDormouse returns the model of this site.
func LittleDormouse() content.Model {
	return content.Model{
		Language: "en-GB",
		Theme:    schema.Theme{Light: "#FBF6EE", Dark: "#17131F", Dim: "#140A02"},
		Collections: []content.Collection{
			{Folder: "pages", Prefix: "/"},
			{Folder: "guides", Prefix: "/", Template: "guide", Offline: true},
			{Folder: "blog", Prefix: "/blog/", Template: "article"},
		},
		Templates: []content.Template{
			{Name: "home", New: empty[Home], Open: "it is the front page", Fill: fillHome, Anchors: anchorsOfHome, Share: shareHome, StructuredData: describeHome},
			{Name: "services", New: empty[Services], Open: "other pages show what it offers", Fill: fillServices, Anchors: anchorsOfServices},
			{Name: "discovery-call", New: empty[DiscoveryCall], Fill: fillDiscoveryCall, Anchors: anchorsOfDiscoveryCall, Share: shareDiscoveryCall},
			{Name: "ad", New: empty[Ad], Fill: fillAd, Share: shareAd},
			{Name: "confirmation", New: empty[Confirmation], Share: shareConfirmation},
			{Name: "contact", New: empty[Contact]},
			{Name: "blog", New: empty[Blog], Open: "its lists have pages of their own", Fill: fillBlog, Split: splitBlog, StructuredData: describeBlog},
			{Name: "article", New: empty[Article], Open: "the lists of the blog and the feed announce it", NeedsText: true, Post: postOf, Fill: fillArticle, Share: shareArticle, StructuredData: describeArticle},
			{Name: "guide", New: empty[Guide], NeedsText: true, Fill: fillGuide, Share: shareGuide, StructuredData: describeGuide},
			{Name: "login", New: empty[Login], Open: "members log in there", Unlisted: true, OwnWindow: true, Fill: fillLogin},
			{Name: "dashboard", New: empty[Dashboard], Fill: fillDashboard},
			{Name: "sleep-plan", New: empty[SleepPlan], Fill: fillSleepPlan, Inspection: everyPlan},
			{Name: "sleep-sounds", New: empty[SleepSounds]},
			{Name: "sleep-diary", New: empty[SleepDiary], Fill: fillSleepDiary},
			{Name: "next-sleep", New: empty[NextSleep], Fill: fillNextSleep},
			{Name: "safe-tonight", New: empty[SafeTonight], Open: "everybody must find it", Fill: fillSafeTonight, Offline: true},
			{Name: "on-this-phone", New: empty[OnThisPhone], Open: "everybody may look and remove", Fill: fillOnThisPhone, Anchors: func(*content.Document) []string { return []string{"backup"} }, Offline: true},
			{Name: "quick-reference", New: empty[QuickReference]},
			{Name: "not-found", New: empty[NotFound], Open: "hosts show it to everybody", Unlisted: true},
			{Name: "offline", New: empty[Offline], Open: "it is shown without a connection", Unlisted: true},
		},
		Blocks: []content.Block{
			{Of: &Routine{}, Finish: readDay},
			{Of: &Listen{}},
		},
		Callouts: []string{"tonight"}, // what to do now
		Quantities: quantity.Words{
			Units:   []string{"TOG", "decibels"},
			Counted: []string{"stage", "phase"},
		},
		Scales: []content.Scale{
			{Name: "hours", Units: map[string]float64{"h": 1, "min": 1.0 / 60}, Example: "2-3.5 h or 45 min"},
			{Name: "months", Units: map[string]float64{"month": 1, "year": 12}, Example: "8-9 months or 2 years"},
			{Name: "tog", Units: map[string]float64{"TOG": 1}, Example: "1.0 TOG"},
		},
		Tones: []string{"blush", "moon", "sage", "sky", "dusk"},
		Values: []content.ValueKind{
			priceValues,
			factValues,
		},
		Files: []content.File{
			// Beside the pages there is none yet.
		},
		NewData:      func() content.Data { return new(Data) },
		Complete:     complete,
		Sources:      sources,
		ThirdParties: thirdParties,
		OwnCodeOnly:  ownCodeOnly,
		LibraryKey:   libraryKey,
		CacheKey:     cacheKey,
		Search:       searchOf,
		Schemas:      schemas.Files,
		Starters:     starters,
		Review:       safetyReview,
		GoLive:       goLive,
	}
}

// complete fills in what needs all documents, before any page does.
func complete(tree *content.Tree) {
	showPrice(tree)
	dataOf(tree).blog = newBlogIndex(tree)
}

// empty returns a new front matter.
func empty[T any, Front interface {
	*T
	schema.Content
}]() schema.Content {
	return Front(new(T))
}
