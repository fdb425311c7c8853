package model

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

func fillHome(doc *content.Document, tree *content.Tree) (diags diag.List) {
	home := doc.Matter.(*Home)
	for _, offer := range offersOf(tree) {
		home.Hero.Prices = append(home.Hero.Prices, Price{offer.Title, offer.Price})
	}
	home.Testimonials = dataOf(tree).Testimonials
	home.Answers = answersOf(tree)
	return slices.Concat(sharedIDs(tree), disagreements(tree), keepNotice(tree), checkHours(tree), fillVisits(tree), checkBrand(tree), keepLimited(doc, tree, &home.Limited))
}

// sharedIDs reports stories with the same id: pages name a story by its id.
func sharedIDs(tree *content.Tree) (diags diag.List) {
	first := map[int]string{}
	for i, story := range dataOf(tree).Testimonials {
		if name, taken := first[story.ID]; taken && story.ID != 0 {
			diags = append(diags, diag.Errorf("story-id-taken", tree.At("testimonials", item("", i)+".id"), "The story of %s has the id %d already.", name, story.ID).
				WithHint("Give each story a number of its own."))
			continue
		}
		first[story.ID] = story.Name
	}
	return diags
}

func anchorsOfHome(doc *content.Document) []string {
	home := doc.Matter.(*Home)
	ids := shownSections(map[string]bool{
		"consultation": true, "how-it-works": home.HowItWorks != nil, "why-choose-us": home.WhyChooseUs != nil,
		"testimonials": home.Stories != nil && len(home.Testimonials) > 0, "answers": home.Answers != nil,
	})
	if home.Answers != nil {
		for _, question := range home.Answers.Questions {
			ids = append(ids, question.ID)
		}
	}
	return ids
}

// share returns what the Open Graph image of a page shows.
func share(doc *content.Document) (shown content.Share) {
	switch page := doc.Matter.(type) {
	case *Home:
		shown.Picture = page.Hero.Picture
	case *DiscoveryCall:
		shown.Picture = page.Hero.Picture
	case *Ad:
		shown.Picture, shown.Kicker = page.Hero.Picture, page.Hero.Badge
	case *Confirmation:
		shown.Picture = page.Picture
	case *Article:
		shown.Picture, shown.Kicker = page.Picture, page.Category
	case *Guide:
		shown.Kicker = page.Label
	}
	return shown
}

type placedOffer struct {
	*Offer
	at func(key string) diag.Pos
}

func offersOf(tree *content.Tree) (offers []placedOffer) {
	for doc, services := range pagesOf[*Services](tree.Documents) {
		offers = append(offers, offersIn(doc, services)...)
	}
	return offers
}

func offersIn(doc *content.Document, services *Services) (offers []placedOffer) {
	for i := range services.Offers {
		at := func(key string) diag.Pos { return doc.At(item("offers", i) + "." + key) }
		offers = append(offers, placedOffer{&services.Offers[i], at})
	}
	return offers
}

func fillServices(doc *content.Document, tree *content.Tree) (diags diag.List) {
	services := doc.Matter.(*Services)
	return append(checkouts(offersIn(doc, services)), keepLimited(doc, tree, &services.Limited)...)
}

// checkouts reports offers whose checkout is missing, unused, or the same as another offer's.
func checkouts(offers []placedOffer) (diags diag.List) {
	first := map[string]string{}
	for _, offer := range offers {
		address, title := offer.CheckoutURL, offer.Title
		switch isPurchase := offer.ActionType == "purchase"; {
		case isPurchase && address == "":
			diags = append(diags, diag.Errorf("checkout-missing", offer.at("action-type"), "“%s” can be bought, and has no checkout of its own.", title).
				WithHint("Add a line below it that begins with “checkout-url: ”, and has the address of its payment page."))
		case !isPurchase && address != "":
			diags = append(diags, diag.Warnf("checkout-unused", offer.at("checkout-url"), "“%s” has a checkout that its button does not open.", title).
				WithHint("Write action-type: purchase, or remove this line."))
		case address != "" && first[address] != "":
			diags = append(diags, diag.Warnf("checkout-shared", offer.at("checkout-url"), "“%s” opens the same checkout as “%s”.", title, first[address]).
				WithHint("Write the address of its own payment page, so that the right price is asked."))
		}
		first[address] = title
	}
	return diags
}

func anchorsOfServices(doc *content.Document) (ids []string) {
	services := doc.Matter.(*Services)
	ids = shownSections(map[string]bool{"package": services.Package != nil, "choosing": services.Choosing != nil, "unsure": services.Unsure != nil})
	for _, offer := range services.Offers {
		ids = append(ids, offer.ID)
	}
	if services.Package != nil {
		for _, feature := range services.Package.Features {
			ids = append(ids, feature.ID)
		}
	}
	return ids
}

// keepLimited removes a claim of limited places outside its month.
func keepLimited(doc *content.Document, tree *content.Tree, shown **Limited) diag.List {
	limited, month := *shown, tree.Now.Format("2006-01")
	if limited == nil {
		return nil
	}
	if limited.Month == month {
		if !limited.Text.IsZero() {
			limited.Text.Set(strings.ReplaceAll(limited.Text.Markup, "{places}", strconv.Itoa(limited.Places)))
		}
		return nil
	}
	if *shown = nil; limited.Month > month {
		return nil
	}
	return diag.List{diag.Warnf("note-expired", doc.At("limited.month"), "The note “%s” was for %s, so it is not shown any more.", limited.Title, limited.Month).
		WithHint("Write this month, if places really are few, or remove the note.")}
}

// showAddresses fills in the addresses of pages that the site's settings refer to.
func showAddresses(tree *content.Tree) {
	site := &dataOf(tree).site
	for doc, page := range pagesOf[*Confirmation](tree.Documents) {
		if page.Event == "booking" {
			site.Booking.Confirmation = doc.Path
		}
	}
	for doc := range pagesOf[*SleepPlan](tree.Documents) {
		site.Navigation.Plan = doc.Path
	}
}

func fillConfirmation(doc *content.Document, tree *content.Tree) diag.List {
	page := doc.Matter.(*Confirmation)
	for _, offer := range offersOf(tree) {
		if offer.PurchaseValue > 0 && page.Event == "purchase" {
			page.Purchases = append(page.Purchases, PurchaseValue{offer.ID, offer.PurchaseValue})
		}
	}
	return nil
}

func fillDiscoveryCall(doc *content.Document, tree *content.Tree) diag.List {
	page := doc.Matter.(*DiscoveryCall)
	return append(fillStory(doc, tree, page.Story, &page.Testimonial), keepLimited(doc, tree, &page.Limited)...)
}

func fillAd(doc *content.Document, tree *content.Tree) diag.List {
	ad := doc.Matter.(*Ad)
	return append(fillStory(doc, tree, ad.Story, &ad.Testimonial), keepLimited(doc, tree, &ad.Limited)...)
}

func fillStory(doc *content.Document, tree *content.Tree, id int, story **Testimonial) diag.List {
	for _, testimonial := range dataOf(tree).Testimonials {
		if testimonial.ID == id {
			*story = &testimonial
			return nil
		}
	}
	if id == 0 || tree.IsBroken("testimonials") {
		return nil // the problems of that file are reported
	}
	return diag.List{diag.Errorf("story-not-found", doc.At("story"), "There is no story with the id %d.", id).After("content/testimonials.yaml").
		WithHint("The stories and their ids are in content/testimonials.yaml. Without this line the page shows none.")}
}

func anchorsOfDiscoveryCall(doc *content.Document) []string {
	page := doc.Matter.(*DiscoveryCall)
	return shownSections(map[string]bool{
		"consultation": true, "problems": page.Problems != nil, "consultant": page.Consultant != nil,
		"reasons": page.Reasons != nil, "online-programme": page.Programme != nil,
	})
}

func shownSections(sections map[string]bool) []string {
	maps.DeleteFunc(sections, func(_ string, isShown bool) bool { return !isShown })
	return slices.Sorted(maps.Keys(sections))
}

func fillGuide(doc *content.Document, tree *content.Tree) (diags diag.List) {
	guide := doc.Matter.(*Guide)
	guide.Calls = callsIn(guide.Now, dataOf(tree).Answers.CallNumber)
	guide.RelatedPages = make([]PageCard, 0, len(guide.Related))
	for _, path := range guide.Related {
		if other := tree.Page(path); other != nil { // the link check reports a missing one
			guide.RelatedPages = append(guide.RelatedPages, pageCard(other))
		}
	}
	if guide.Access != schema.Members && guide.Next != nil {
		next := tree.Page(guide.Next.Action.Href)
		if next != nil && next.Matter.Common().Access == schema.Members {
			guide.VisitorsNext = &dataOf(tree).site.VisitorsNext
		}
	}
	if doc.Collection == "guides" && len(guide.Now) == 0 {
		diags = append(diags, diag.Errorf("guide-without-now", doc.At("now"), "The key “now” is missing: a guide opens with three lines for someone who stands in the dark.").
			WithHint("Add a line “now:”, and below it three lines that begin with two spaces and a hyphen."))
	}
	return diags
}

func pageCard(doc *content.Document) PageCard {
	matter := doc.Matter.Common()
	return PageCard{
		Title:       matter.Title,
		Description: matter.Description,
		Path:        doc.Path,
		Emblem:      matter.Emblem,
		Members:     matter.Access == schema.Members,
	}
}

func (q *FormQuestion) hasChoices() bool { return strings.HasPrefix(q.Kind, "choice") }

var formFieldName = pattern.Of(`^[a-z][a-z0-9-]*$`)

func fillForm(doc *content.Document, tree *content.Tree) (diags diag.List) {
	form := doc.Matter.(*Form)
	form.Lasting = lastingOf(tree)
	if doc.Body != nil {
		diags = append(diags, diag.Errorf("form-text", diag.Pos{File: doc.File}, "A form shows no text below its front matter.").
			WithHint("Move the text into the front matter, under “aside:”."))
	}
	for i, question := range form.Questions {
		fault := func(key, message, hint string, values ...any) {
			diags = append(diags, diag.Errorf("form-question", doc.At(item("questions", i)+"."+key), message, values...).WithHint("%s", hint))
		}
		if !formFieldName().MatchString(question.Name) || slices.Contains([]string{"bot-field", "form-name"}, question.Name) {
			fault("name", "“%s” cannot be the name of a field.", "Use small letters, digits and hyphens, as in child-name. bot-field and form-name are the form's own.", question.Name)
		}
		switch {
		case question.hasChoices() && len(question.Choices) == 0:
			fault("kind", "This question has no choices.", "Add “choices:” with a list of answers, or write kind: text.")
		case !question.hasChoices() && len(question.Choices) > 0:
			fault("choices", "A question of kind %s shows no choices.", "Write kind: choice (one answer) or kind: choices (any of them).", question.Kind)
		case len(slices.Compact(slices.Sorted(slices.Values(question.Choices)))) < len(question.Choices):
			fault("choices", "Two choices of this question are the same.", "Remove one of them.")
		case question.Kind == "choices" && question.Missing != "":
			fault("missing", "Browsers cannot ask for one answer at least of several.", "Remove this line, or write kind: choice.")
		}
		if when := question.When; when != nil {
			at := slices.IndexFunc(form.Questions[:i], func(q FormQuestion) bool { return q.Name == when.Question })
			if at < 0 || !form.Questions[at].hasChoices() {
				fault("when.question", "“%s” is not an earlier question with choices.", "Write the name of a question above this one whose kind is choice or choices.", when.Question)
				continue
			}
			for _, answer := range when.Is {
				if choices := form.Questions[at].Choices; !slices.Contains(choices, answer) {
					fault("when.is", "“%s” is not among the choices of “%s”.", "Write one of: "+strings.Join(choices, ", ")+".", answer, when.Question)
				}
			}
		}
	}
	return diags
}
