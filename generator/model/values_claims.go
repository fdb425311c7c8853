package model

import (
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Claims about the business: each must be true on the day on which it is published, and
// there must be proof.

func unnamedBusiness(tree *content.Tree) diag.List {
	problem := diag.Errorf("business-unnamed", tree.At("site", "contact"), "The site does not say who runs the business, and where.")
	if post := dataOf(tree).site.Contact.Post; post != nil && !post.Example {
		return nil
	} else if post != nil {
		problem = diag.Errorf("example-contact", tree.At("site", "contact.post.address"), "The postal address is an example.")
	}
	return diag.List{problem.WithHint("UK law wants both on the site: contact, post, with “name” and “address”.")}
}

func exampleProofs(tree *content.Tree) (diags diag.List) {
	for i, proof := range dataOf(tree).site.Proofs {
		if proof.Example {
			diags = append(diags, diag.Errorf("example-certificate", tree.At("site", item("proofs", i)+".name"), "“%s” is an example.", proof.Name).
				WithHint("Write your own, with its number and year, and remove the line “example: true”. Without one, take the entry out."))
		}
	}
	return diags
}

func unnamedCertificate(tree *content.Tree) diag.List {
	problem := diag.Errorf("certificate-unnamed", tree.At("site", ""), "The site says “certified” and names no certificate.")
	if certificate := dataOf(tree).site.Certificate; certificate != nil && !certificate.Example {
		return nil
	} else if certificate != nil {
		problem = diag.Errorf("example-certificate", tree.At("site", "certificate.name"), "The consultant's certificate is an example.")
	}
	return diag.List{problem.WithHint("Write the certificate, who awarded it and in which year. Without one, take the word “certified” out of the pages.")}
}

// unseenConsultant asks for a photograph and a recording: parents let a person into
// their nights, not a drawing.
func unseenConsultant(tree *content.Tree) (diags diag.List) {
	consultant := dataOf(tree).site.Consultant
	at := tree.At("site", "consultant")
	if !consultant.Portrait.IsPhotograph() {
		diags = append(diags, diag.Warnf("consultant-unseen", at, "The consultant is shown as a drawing.").
			WithHint("Put a photograph into content/pictures/ and name it as the “portrait”."))
	}
	if consultant.Recording == nil {
		diags = append(diags, diag.Warnf("consultant-unheard", at, "There is no recording of the consultant's voice yet (optional).").
			WithHint("Record in a minute what the call is like, and name the file as the “recording”."))
	}
	return diags
}

// baselessFigures reports headline numbers without proof. UK advertising
// rules want the proof to exist before the claim is published.
func baselessFigures(tree *content.Tree) (diags diag.List) {
	for _, doc := range tree.Documents {
		home, ok := doc.Matter.(*Home)
		if !ok {
			continue
		}
		for i, figure := range home.Hero.Figures {
			path := item("hero.figures", i)
			for _, part := range []struct{ key, text, says string }{
				{"basis", figure.Basis, "what the figure “%s” rests on"},
				{"asked", figure.Asked, "how many were asked for the figure “%s”, and how many answered"},
				{"period", figure.Period, "from when to when the figure “%s” was counted"},
			} {
				if part.text == "" {
					diags = append(diags, diag.Errorf("figure-without-basis", doc.At(path), "Nothing says "+part.says+".", figure.Value).
						WithHint("Write it as its “%s”, and keep the records.", part.key))
				}
			}
			if figure.Sample {
				diags = append(diags, diag.Errorf("invented-figure", doc.At(path+".sample"), "The figure “%s” and what it rests on are invented.", figure.Value).
					WithHint("Write your own figure and its basis, keep the records, and remove the line “sample: true”."))
			}
		}
	}
	return diags
}

var (
	// promised is the result that advertisements speak of, and usual what most families
	// can expect.
	promised = pattern.Of(`(?i)\b(in|within|as little as) (3|three) nights\b`)
	usual    = pattern.Of(`(?i)\bweeks\b`)
	// scarce are claims that something is few.
	scarce = pattern.Of(`(?i)\blimited (\w+ ){0,2}(spots|places|spaces|availability)\b|\blimited free (calls|consultations)\b|\b(only|last) (few|\d+) (spots|places|spaces)\b`)
)

// barePromises reports titles and descriptions that promise 3 nights without the
// sentence that belongs to it: shared links and search results show them alone.
func barePromises(tree *content.Tree) (diags diag.List) {
	for _, doc := range tree.Documents {
		matter := doc.Matter.Common()
		for key, text := range map[string]string{"title": matter.Title, "tab-title": matter.TabTitle, "description": matter.Description} {
			if promised().MatchString(text) && !usual().MatchString(text) {
				diags = append(diags, diag.Warnf("promise-unexplained", doc.At(key), "This promises a change in 3 nights, and doesn't say how long most plans take.").
					WithHint("Shared links and search results show it alone: say in it that most plans take 2 to 4 weeks."))
			}
		}
	}
	return diags
}

// timelessScarcity reports claims that something is few outside of “limited”, which is
// shown in its month only.
func timelessScarcity(tree *content.Tree) (diags diag.List) {
	for _, doc := range tree.Documents {
		report := func(path, text string) {
			if found := scarce().FindString(text); found != "" && !strings.HasPrefix(path, "limited.") {
				diags = append(diags, diag.Warnf("timeless-scarcity", doc.At(path), "“%s” would stay up for ever.", found).
					WithHint("Such a claim must be true on the day on which it is read: write it under “limited”, with its month."))
			}
		}
		matter := doc.Matter.Common()
		report("title", matter.Title)
		report("description", matter.Description)
		for path, badge := range badges(doc.Matter) {
			report(path, badge)
		}
		schema.WalkPaths(doc.Matter, func(path string, h *schema.HTML) { report(path, h.Source) })
	}
	return diags
}

// badges are the small lines above the headings of a page, by their paths.
func badges(page schema.Content) map[string]string {
	switch page := page.(type) {
	case *Home:
		return map[string]string{"hero.badge": page.Hero.Badge}
	case *DiscoveryCall:
		return map[string]string{"hero.badge": page.Hero.Badge}
	case *Ad:
		return map[string]string{"hero.badge": page.Hero.Badge, "closing.badge": page.Closing.Badge}
	}
	return nil
}

func sampleStories(tree *content.Tree) (diags diag.List) {
	for i, story := range dataOf(tree).Testimonials {
		if story.Sample {
			diags = append(diags, diag.Errorf("invented-story", tree.At("testimonials", item("", i)+".sample"), "The story of %s is invented. Publishing invented reviews is against the law in the UK.", story.Name).
				WithHint("Put a real family's words here, with their permission, and remove the line “sample: true”."))
		}
	}
	return diags
}
