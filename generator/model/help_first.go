package model

import (
	"io/fs"
	"slices"
	"strings"

	"nightlight/generator/base/advice"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

const (
	helpFirst = "help-first"
	helpFile  = content.Root + "/" + helpFirst + ".yaml"
)

func helpPages(tree *content.Tree) (pages []string) {
	for _, sign := range dataOf(tree).HelpFirst.Signs {
		for _, address := range sign.Leads {
			if page, _, _ := strings.Cut(address, "#"); answerAt(tree, address) == nil { // answers are in their own file
				pages = append(pages, page)
			}
		}
	}
	return pages
}

// fewestSearches is the minimum number of searches to try, so that removing them is noticed.
const fewestSearches = 60

func checkHelp(tree *content.Tree) (diags diag.List) {
	if tree.IsBroken(helpFirst) || !tree.Has(helpFirst) {
		return nil // the file's own problems are reported
	}
	signs, tried := dataOf(tree).HelpFirst.Signs, 0
	said := make([]advice.Phrases, len(signs))
	for i, sign := range signs {
		said[i] = advice.PhrasesOf(sign.Said)
	}
	for i, sign := range signs {
		path := item("signs", i)
		for k, call := range sign.Calls {
			if !strings.HasPrefix(call.Href, "tel:") {
				diags = append(diags, diag.Errorf("help-search", tree.At(helpFirst, item(path+".calls", k)+".href"), "A button for someone in danger calls a number.").
					WithHint("Write it as tel:999."))
			}
		}
		for k, address := range sign.Leads {
			if !helps(tree, address) {
				diags = append(diags, diag.Errorf("help-search", tree.At(helpFirst, item(path+".leads", k)), "%s does not help someone in danger: everybody can read what does, and it says to call 999, 111 or 116 123.", address).
					WithHint("Lead to the page or answer that does.").After("content/answers.yaml", "content/guides/*.md", "content/pages/*.md"))
			}
		}
		for k, query := range sign.Typed {
			tried++
			if advice.FirstAsked(query, said...) != i {
				diags = append(diags, diag.Errorf("help-search", tree.At(helpFirst, item(path+".typed", k)), "Someone who types “%s” isn't shown help first: no phrase under “said” contains it, or an earlier one does.", query).
					WithHint("Add a phrase under “said”."))
			}
		}
	}
	if tried < fewestSearches {
		diags = append(diags, diag.Errorf("help-search", tree.At(helpFirst, "signs"), "Only %d dangerous searches are tried; there are at least %d.", tried, fewestSearches).
			WithHint("Bring back those that were here before."))
	}
	return append(diags, checkLeads(tree)...)
}

var searchNumber = pattern.Of(`\{(\d+)-\d+\}`)

// selling are the kinds of pages that sell.
var selling = []string{"home", "services", "discovery-call", "ad", "confirmation", "contact"}

// checkLeads reports where content/search.yaml leads a danger or a medicine to a page that sells.
func checkLeads(tree *content.Tree) (diags diag.List) {
	if tree.IsBroken("search") {
		return nil
	}
	help := dataOf(tree).HelpFirst
	phrases := advice.PhrasesOf(help.Medicines)
	for _, sign := range help.Signs {
		phrases = append(phrases, advice.PhrasesOf(sign.Said)...)
	}
	asks := func(said string) bool {
		return advice.FirstAsked(searchNumber().ReplaceAllString(said, "$1")+" .end", phrases) == 0 // the last word counts as complete
	}
	for i, synonyms := range dataOf(tree).Search.Synonyms {
		for n, address := range synonyms.Related {
			path, _, _ := strings.Cut(address, "#")
			doc := tree.Page(tree.Destination(path))
			if doc == nil || !slices.Contains(selling, doc.Template) || answerAt(tree, address) != nil {
				continue
			}
			if k := slices.IndexFunc(synonyms.Said, asks); k >= 0 {
				diags = append(diags, diag.Errorf("help-search", tree.At("search", item(item("synonyms", i)+".related", n)), "Someone who searches for “%s” may need help for a child, and %s sells something.", synonyms.Said[k], address).
					WithHint("Lead to a guide or an answer."))
			}
		}
	}
	return diags
}

func answerAt(tree *content.Tree, address string) *Question {
	if answers := answersOf(tree); answers != nil {
		for i := range answers.Questions {
			if "/#"+answers.Questions[i].ID == address {
				return &answers.Questions[i]
			}
		}
	}
	return nil
}

// helps reports whether everyone can read what is at an address, and it says which number to call.
func helps(tree *content.Tree, address string) bool {
	path, id, _ := strings.Cut(address, "#")
	if answer := answerAt(tree, address); answer != nil {
		return callsHelp(strings.Join(answer.Tonight, "\n"))
	}
	doc := tree.Page(tree.Destination(path))
	if doc == nil || doc.Template == "home" && id != "" && !slices.Contains(anchorsOfHome(doc), id) {
		return true // reported as a broken link
	}
	if doc.Matter.Common().Access == schema.Members || slices.Contains(selling, doc.Template) {
		return false
	}
	text, err := fs.ReadFile(tree.FS, doc.File)
	return err == nil && callsHelp(string(text))
}

var emergencyNumber = pattern.Of(`\b(` + strings.Join(emergencyNumbers, "|") + `)\b`)

func callsHelp(text string) bool {
	return emergencyNumber().MatchString(text)
}
