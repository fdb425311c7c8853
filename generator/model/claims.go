package model

import (
	"nightlight/generator/content"
	"nightlight/generator/diag"
)

// Claims about the business: each must be true on the day on which it is published, and
// there must be proof.

func unnamedBusiness(tree *content.Tree) diag.List {
	var problem diag.Diagnostic
	switch post := dataOf(tree).site.Contact.Post; {
	case post == nil:
		problem = diag.Errorf(tree.At("site", "contact"), "The site does not say who runs the business, and where.")
	case post.Example:
		problem = diag.Errorf(tree.At("site", "contact.post.address"), "The postal address is an example.")
	default:
		return nil
	}
	return diag.List{problem.WithHint("UK law wants both on the site: contact, post, with “name” and “address”.")}
}

func unnamedCertificate(tree *content.Tree) diag.List {
	var problem diag.Diagnostic
	switch certificate := dataOf(tree).site.Certificate; {
	case certificate == nil:
		problem = diag.Errorf(tree.At("site", ""), "The site says “certified” and names no certificate.")
	case certificate.Example:
		problem = diag.Errorf(tree.At("site", "certificate.name"), "The consultant's certificate is an example.")
	default:
		return nil
	}
	return diag.List{problem.WithHint("Write the certificate, who awarded it and in which year. Without one, take the word “certified” out of the pages.")}
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
			switch {
			case figure.Basis == "":
				diags = append(diags, diag.Errorf(doc.At(path), "Nothing says what the figure “%s” rests on.", figure.Value).
					WithHint("Write who was asked, what and when as its “basis”, and keep the records."))
			case figure.Sample:
				diags = append(diags, diag.Errorf(doc.At(path+".sample"), "The figure “%s” and what it rests on are invented.", figure.Value).
					WithHint("Write your own figure and its basis, keep the records, and remove the line “sample: true”."))
			}
		}
	}
	return diags
}

func sampleStories(tree *content.Tree) (diags diag.List) {
	for i, story := range dataOf(tree).Testimonials {
		if story.Sample {
			diags = append(diags, diag.Errorf(tree.At("testimonials", item("", i)+".sample"), "The story of %s is invented. Publishing invented reviews is against the law in the UK.", story.Name).
				WithHint("Put a real family's words here, with their permission, and remove the line “sample: true”."))
		}
	}
	return diags
}
