// Package model defines Little Dormouse in Go: the structs of its pages and data files, and the one
// table that names them. The engine receives the table as a value and knows only that.
//
// A new kind of page needs a struct here, a line in the table below, a component in
// components/templates and a file in content/; docs/extending.md goes through the steps. File names
// begin with their area: advice, blog, block, help, members, page, plan, site, tool (for families)
// and values (quoted in texts). The structs of an area are described in a table, such as blog.txt,
// from which cmd/wordgen generates words.gen.go.
package model

import (
	"iter"

	"nightlight/docs/schemas"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

//go:generate go run ../../cmd/wordgen

// LittleDormouse returns the model of this site.
func LittleDormouse() content.Model {
	return content.Model{
		Language: "en-GB",
		Theme:    schema.Theme{Light: "#FBF6EE", Dark: "#17131F", Dim: "#140A02"},
		Brand:    brandOf,
		Collections: []content.Collection{
			{Folder: "pages", Prefix: "/"},
			{Folder: "guides", Prefix: "/", Template: "guide", Offline: true},
			{Folder: "blog", Prefix: "/blog/", Template: "article"},
		},
		Templates: []content.Template{
			{Name: "home", New: empty[Home], Open: "it is the front page", Fill: fillHome, Anchors: anchorsOfHome, Share: share, StructuredData: describeHome},
			{Name: "services", New: empty[Services], Open: "other pages show what it offers", Fill: fillServices, Anchors: anchorsOfServices, StructuredData: describeServices},
			{Name: "discovery-call", New: empty[DiscoveryCall], Fill: fillDiscoveryCall, Anchors: anchorsOfDiscoveryCall, Share: share},
			{Name: "ad", New: empty[Ad], Fill: fillAd, Share: share},
			{Name: "confirmation", New: empty[Confirmation], Fill: fillConfirmation, Share: share},
			{Name: "contact", New: empty[Contact]},
			{Name: "form", New: empty[Form], Open: "the host finds its form in the public page", Fill: fillForm},
			{Name: "blog", New: empty[Blog], Open: "its lists have pages of their own", Fill: fillBlog, Split: splitBlog, StructuredData: describeBlog},
			{Name: "article", New: empty[Article], Open: "the lists of the blog and the feed announce it", NeedsText: true, Post: postOf, Fill: fillArticle, Share: share, StructuredData: describeArticle},
			{Name: "guide", Night: true, New: empty[Guide], NeedsText: true, Fill: fillGuide, Share: share, StructuredData: describeGuide},
			{Name: "login", New: empty[Login], Open: "members log in there", Unlisted: true, OwnWindow: true, Fill: fillLogin},
			{Name: "dashboard", Night: true, New: empty[Dashboard], Fill: fillDashboard},
			{Name: "now", Night: true, New: empty[Now], Fill: fillNow, Shows: append(stageFiles(), "tables/"+sleepNeedsTable, "tables/"+wakeWindowsTable)},
			{Name: "sleep-plan", Night: true, New: empty[SleepPlan], Fill: fillSleepPlan, Shows: membersFiles(), Inspection: everyPlan},
			{Name: "sleep-sounds", Night: true, New: empty[SleepSounds]},
			{Name: "sleep-diary", Night: true, New: empty[SleepDiary], Fill: fillSleepDiary, Shows: append(stageFiles(), "tables/"+sleepNeedsTable)},
			{Name: "next-sleep", Night: true, New: empty[NextSleep], Fill: fillNextSleep, Shows: []string{"tables/" + wakeWindowsTable}},
			{Name: "safe-tonight", Night: true, New: empty[SafeTonight], Open: "everybody must find it", Fill: fillSafeTonight, Offline: true},
			{Name: "on-this-phone", Night: true, New: empty[OnThisPhone], Open: "everybody may look and remove", Fill: fillOnThisPhone, Anchors: func(*content.Document) []string { return []string{"backup"} }, Offline: true},
			{Name: "quick-reference", Night: true, New: empty[QuickReference]},
			{Name: "not-found", New: empty[NotFound], Open: "hosts show it to everybody", Unlisted: true},
			{Name: "offline", Night: true, New: empty[Offline], Open: "it is shown without a connection", Unlisted: true},
		},
		Blocks: []content.Block{
			{Of: &Routine{}, Finish: readDay},
			{Of: &Listen{}},
		},
		FrameIDs: []string{"answers", "answers-heading", "backup", "demonstration", "main", "member-group-0", "member-group-1", "member-group-2", "member-group-3",
			"message-sent", "message-sent-heading", "next-step", "next-step-member", "next-step-visitor", "page-data", "related", "root", "scripts", "sound-loudness", "sound-timer", "sources"},
		Callouts: []string{"tonight"}, // what to do now
		Scales: []content.Scale{
			{Name: "hours", Units: map[string]float64{"h": 1, "min": 1.0 / 60}, Example: "2-3.5 h or 45 min"},
			{Name: "months", Units: map[string]float64{"month": 1, "year": 12}, Example: "8-9 months or 2 years"},
			{Name: "tog", Units: map[string]float64{"TOG": 1}, Example: "1.0 TOG"},
		},
		Tones: []string{"blush", "moon", "sage", "sky", "dusk"},
		Values: []content.ValueKind{
			priceValues,
			factValues,
			hoursValues,
		},
		Files: []content.File{
			// There are no files apart from the pages yet.
		},
		Declared:     map[string]func() string{"PlanTexts": planTextsType},
		NewData:      func() content.Data { return new(Data) },
		Complete:     complete,
		Sources:      sources,
		ThirdParties: thirdParties,
		OwnCodeOnly:  ownCodeOnly,
		LibraryKey:   libraryKey,
		Search:       searchOf,
		Schemas:      schemas.Files,
		Starters:     starters,
		Samples:      samples,
		Judge:        judgeTexts,
		Advice: content.Advice{
			Files:     []string{"guides/*.md", "plan/*.yaml", "tables/*.yaml", "answers.yaml", "facts.yaml"},
			Templates: []string{"safe-tonight"},
			Pages:     helpPages,
			Stated:    []string{"pages/*.md", "blog/*.md"},
			Figure:    safetyFigure,
		},
		GoLive: goLive,
	}
}

// safetyFigure matches ages, temperatures, durations and amounts, which can endanger a child if
// they are wrong, on whatever page they are.
var safetyFigure = pattern.Of(`(?i)\b(?:from|under|over|until|till|before|after|below|above|by|at|of|past|around|turns?|is) (?:about |around |nearly )?` + numeral + `[ -](?:months?|weeks?|years?)\b` +
	`|` + numeral + `[ -](?:days?|weeks?|months?|years?)[ -]olds?\b` +
	`|\d ?(?:°C?|degrees|ml|mg|dB|TOG)\b|\bdoses?\b|\{fact:` +
	`|` + numeral + ` minutes?\b.*\b(?:cry|cries|crying|protest|wait|feed|nap|asleep|awake|bed|cot|child|baby)\b`)

const numeral = `\b(?:\d[\d.½]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)(?:(?: to |-|–)\w+)?`

// complete fills in data that depends on all documents, before any page is filled in.
func complete(tree *content.Tree) {
	showAddresses(tree)
	dataOf(tree).blog = newBlogIndex(tree)
}

// pagesOf yields the documents of one kind of page, each with its front matter.
func pagesOf[Page schema.Content](docs []*content.Document) iter.Seq2[*content.Document, Page] {
	return func(yield func(*content.Document, Page) bool) {
		for _, doc := range docs {
			if page, ok := doc.Matter.(Page); ok && !yield(doc, page) {
				return
			}
		}
	}
}

func empty[T any, Front interface {
	*T
	schema.Content
}]() schema.Content {
	return Front(new(T))
}
