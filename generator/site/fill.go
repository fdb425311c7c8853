package site

import (
	"nightlight/generator/content"
	"nightlight/generator/diag"
	"nightlight/generator/schema"
)

// wordsPerMinute is a calm reader's pace.
const wordsPerMinute = 220

// fill completes a document's front matter with what the page shows of other
// documents.
func (l *linker) fill(doc *content.Document) schema.Content {
	switch matter := doc.Matter.(type) {
	case *schema.Home:
		matter.Testimonials = l.tree.Testimonials
		matter.Limited = l.current(doc, matter.Limited)
	case *schema.DiscoveryCall:
		matter.Story = l.story(doc, matter.StoryID)
	case *schema.Services:
		matter.Limited = l.current(doc, matter.Limited)
	case *schema.Ad:
		matter.Story = l.story(doc, matter.StoryID)
		matter.Limited = l.current(doc, matter.Limited)
	case *schema.Guide:
		matter.RelatedPages = l.cards(matter.Related)
	case *schema.Article:
		matter.Minutes = minutes(doc)
	case *schema.Login:
		matter.Verifier = &l.tree.Verifier
	case *schema.SleepPlan:
		matter.Plan = l.planWords(doc)
	}
	return doc.Matter
}

// planWords are what the page of the sleep plan creator cannot do without.
func (l *linker) planWords(doc *content.Document) *schema.PlanWords {
	if l.tree.Plan == nil {
		l.diags = append(l.diags, diag.Errorf(diag.Pos{File: doc.File}, "The words of the plan are missing.").
			WithHint("They stand in the folder content/plan."))
	}
	return l.tree.Plan
}

// current returns a claim of few places in its month, and nothing in any other, so
// that it cannot go stale.
func (l *linker) current(doc *content.Document, limited *schema.Limited) *schema.Limited {
	month := l.opts.Now.Format("2006-01")
	if limited == nil || limited.Month == month {
		return limited
	}
	if limited.Month < month {
		l.diags = append(l.diags, diag.Warnf(doc.At("limited.month"), "The note “%s” was for %s, so it is not shown any more.", limited.Title, limited.Month).
			WithHint("Write this month, if places really are few, or remove the note."))
	}
	return nil
}

// story finds a testimonial that a page's front matter names.
func (l *linker) story(doc *content.Document, id int) schema.Testimonial {
	for _, story := range l.tree.Testimonials {
		if story.ID == id {
			return story
		}
	}
	l.diags = append(l.diags, diag.Errorf(doc.At("story"), "There is no story with the id %d.", id).
		WithHint("The stories and their ids stand in content/testimonials.yaml."))
	return schema.Testimonial{}
}

// cards returns other pages as cards; those that do not exist are reported by the
// check of links.
func (l *linker) cards(paths []string) []schema.PageCard {
	cards := make([]schema.PageCard, 0, len(paths))
	for _, path := range paths {
		doc, ok := l.byPath[path]
		if !ok {
			continue
		}
		matter := doc.Matter.Common()
		cards = append(cards, schema.PageCard{
			Title:       matter.Title,
			Description: matter.Description,
			Path:        path,
			Emblem:      matter.Emblem,
		})
	}
	return cards
}

func minutes(doc *content.Document) int {
	return max(1, (doc.Words+wordsPerMinute/2)/wordsPerMinute)
}
