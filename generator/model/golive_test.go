package model

import (
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/golive"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

var now = time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC)

// ready returns a site that can go live.
func ready() *content.Tree {
	guide := &Guide{Reviewed: schema.Date{Time: now.AddDate(0, -3, 0)}}
	home := &Home{Hero: Hero{Figures: []Claim{{Value: "98%", Basis: "Nights were better.", Asked: "52 families", Period: "2025"}}}}
	tree := &content.Tree{
		Model: LittleDormouse(),
		Now:   now,
		Data: &Data{
			site: Site{
				Site: schema.Site{Address: "https://dormouse.co.uk"},
				Contact: Details{
					Phone:  "01244 123456",
					Emails: []string{"a@dormouse.co.uk"},
					Post:   &Post{Name: "Ann Other"},
				},
				Certificate: &Certificate{Name: "Sleep, Level 4"},
				Consultant:  ConsultantProfile{Portrait: photograph("me.jpg"), Recording: &VoiceRecording{}},
				Social:      []SocialLink{{Label: "Instagram"}},
				Tracking:    Tracking{PurchaseValue: 50},
				Booking:     Booking{Load: "click"},
			},
			Testimonials: []Testimonial{{Name: "Ann"}},
		},
		Documents: []*content.Document{
			{Front: content.Front{File: "content/pages/services.md", Matter: &Services{Offers: []Offer{{ActionType: "purchase", Title: "Online", Price: "£50.00"}}}}},
			{Front: content.Front{File: "content/guides/a.md", Matter: guide}},
			{Front: content.Front{File: "content/pages/index.md", Matter: home}},
		},
	}
	for _, page := range rights {
		tree.Documents = append(tree.Documents, &content.Document{Front: content.Front{File: "content/pages" + page.path + ".md", Path: page.path, Matter: &Guide{Reviewed: guide.Reviewed}}})
	}
	return tree
}

func frontPage(tree *content.Tree) *Home { return tree.Documents[2].Matter.(*Home) }

func guideOf(tree *content.Tree) *Guide { return tree.Documents[1].Matter.(*Guide) }

// figure returns the headline number of the front page.
func figure(tree *content.Tree) *Claim { return &frontPage(tree).Hero.Figures[0] }

// firstOffer returns the offer that can be bought.
func firstOffer(tree *content.Tree) *Offer { return &tree.Documents[0].Matter.(*Services).Offers[0] }

func prose(source string) schema.Prose {
	return schema.Prose{HTML: schema.HTML{Source: source}}
}

// messages are the problems as they are printed: without what may be a key.
func messages(list diag.List) string {
	printed := diag.Files{Read: func(string) []byte { return nil }, IsWithheld: LittleDormouse().IsByCommand}.Locate(list)
	var lines []string
	for _, d := range printed {
		lines = append(lines, d.Severity.String()+" "+d.File+": "+d.Message)
	}
	return strings.Join(lines, "\n")
}

// sealWithList seals the library of a site with a list of published addresses, or without one.
func sealWithList(tree *content.Tree, list string) {
	dataOf(tree).site.Protect = Sealed
	files := fstest.MapFS{}
	if list != "" {
		files[content.PublishedFile] = &fstest.MapFile{Data: []byte(list)}
	}
	tree.Published = content.PublishedList{Root: files}
}

func TestEachRuleFindsItsOwnFault(t *testing.T) {
	for _, test := range []struct {
		name  string
		spoil func(*content.Tree)
		want  string
	}{
		{"nothing", func(*content.Tree) {}, ""},
		{"nothing, sealed", func(tree *content.Tree) { sealWithList(tree, "/\n/chest-to-cot members\n") }, ""},
		{"address", func(tree *content.Tree) { dataOf(tree).site.Address = "https://dormouse.example" }, "error content/site.yaml: The site's address, https://dormouse.example, is an example."},
		{"e-mail", func(tree *content.Tree) { dataOf(tree).site.Contact.Emails[0] = "a@dormouse.example" }, "error content/site.yaml: The e-mail address a@dormouse.example is an example."},
		{"phone", func(tree *content.Tree) { dataOf(tree).site.Contact.Phone = "07700 900123" }, "error content/site.yaml: The telephone number 07700 900123 is one of Ofcom's made-up numbers."},
		{"booking", func(tree *content.Tree) { dataOf(tree).site.Booking.Example = true }, "error content/site.yaml: The booking page's address is an example."},
		{"calendar", func(tree *content.Tree) { dataOf(tree).site.Booking.Load = "" }, "warning content/site.yaml: The calendar is loaded when visitors come near it, before they have asked for it."},
		{"checkout", func(tree *content.Tree) { firstOffer(tree).Example = true }, "error content/pages/services.md: The checkout of “Online” is an example."},
		{"tag", func(tree *content.Tree) { dataOf(tree).site.Tracking.Example = true }, "error content/site.yaml: The ad tag's id is an example."},
		{"white noise", func(tree *content.Tree) { dataOf(tree).site.Sounds.WhiteNoise.Example = true }, "error content/site.yaml: The address of the white noise is an example."},
		{"wind", func(tree *content.Tree) { dataOf(tree).site.Sounds.Wind.Example = true }, "error content/site.yaml: The address of the wind is an example."},
		{"social", func(tree *content.Tree) { dataOf(tree).site.Social[0].Example = true }, "error content/site.yaml: The address on Instagram is an example."},
		{"password", func(tree *content.Tree) { dataOf(tree).Members.Demo = true }, "error content/members.yaml: The members' username and password are those that came with the site."},
		{"no list", func(tree *content.Tree) { sealWithList(tree, "") }, "error content/site.yaml: The library is sealed, and the list of what has been published, content/published.lock, is missing or empty."},
		{"emptied list", func(tree *content.Tree) { sealWithList(tree, "# nothing\n") }, "error content/site.yaml: The library is sealed, and the list of what has been published, content/published.lock, is missing or empty."},
		{"story", func(tree *content.Tree) { dataOf(tree).Testimonials[0].Sample = true }, "error content/testimonials.yaml: The story of Ann is invented. Publishing invented reviews is against the law in the UK."},
		{"no post", func(tree *content.Tree) { dataOf(tree).site.Contact.Post = nil }, "error content/site.yaml: The site does not say who runs the business, and where."},
		{"post", func(tree *content.Tree) { dataOf(tree).site.Contact.Post.Example = true }, "error content/site.yaml: The postal address is an example."},
		{"no certificate", func(tree *content.Tree) { dataOf(tree).site.Certificate = nil }, "error content/site.yaml: The site says “certified” and names no certificate."},
		{"proof", func(tree *content.Tree) {
			dataOf(tree).site.Proofs = []Certificate{{Name: "First aid"}, {Name: "Insurance", Example: true}}
		}, "error content/site.yaml: “Insurance” is an example."},
		{"certificate", func(tree *content.Tree) { dataOf(tree).site.Certificate.Example = true }, "error content/site.yaml: The consultant's certificate is an example."},
		{"no photograph", func(tree *content.Tree) { dataOf(tree).site.Consultant.Portrait = photograph("portrait-small") }, "warning content/site.yaml: The consultant is shown as a drawing."},
		{"no recording", func(tree *content.Tree) { dataOf(tree).site.Consultant.Recording = nil }, "warning content/site.yaml: There is no recording of the consultant's voice yet (optional)."},
		{"no basis", func(tree *content.Tree) { figure(tree).Basis = "" }, "error content/pages/index.md: Nothing says what the figure “98%” rests on."},
		{"nobody asked", func(tree *content.Tree) { figure(tree).Asked = "" }, "error content/pages/index.md: Nothing says how many were asked for the figure “98%”, and how many answered."},
		{"no period", func(tree *content.Tree) { figure(tree).Period = "" }, "error content/pages/index.md: Nothing says from when to when the figure “98%” was counted."},
		{"promise", func(tree *content.Tree) { frontPage(tree).Title = "Calmer in as Little as 3 Nights" }, "warning content/pages/index.md: This promises a change in 3 nights, and doesn't say how long most plans take."},
		{"few places", func(tree *content.Tree) {
			frontPage(tree).Limited = &Limited{Text: prose("Limited spots in March.")} // has its month
			frontPage(tree).Banner = &Banner{Text: prose("With limited monthly spots.")}
		}, "warning content/pages/index.md: “limited monthly spots” would stay up for ever."},
		{"few calls", func(tree *content.Tree) { frontPage(tree).Hero.Badge = "Limited Free Consultations Available" }, "warning content/pages/index.md: “Limited Free Consultations” would stay up for ever."},
		{"figure", func(tree *content.Tree) { figure(tree).Sample = true }, "error content/pages/index.md: The figure “98%” and what it rests on are invented."},
		{"page", func(tree *content.Tree) { guideOf(tree).Matter = schema.Matter{Title: "Privacy", Sample: true} }, "error content/guides/a.md: The page “Privacy” is a sample."},
		{"rights", func(tree *content.Tree) { tree.Documents = tree.Documents[:len(tree.Documents)-1] }, "error content/pages/accessibility.md: The page /accessibility, about what works for whom, and whom to tell, is missing."},
		{"value", func(tree *content.Tree) { dataOf(tree).site.Tracking.PurchaseValue = 99 }, "warning content/site.yaml: A purchase is reported to the ad tag as £99, but “Online” costs £50.00."},
		{"value of one offer", func(tree *content.Tree) { firstOffer(tree).PurchaseValue = 199 }, "warning content/pages/services.md: A purchase is reported to the ad tag as £199, but “Online” costs £50.00."},
		{"value of the price", func(tree *content.Tree) {
			dataOf(tree).site.Tracking.PurchaseValue, firstOffer(tree).PurchaseValue = 99, 50
		}, ""},
		{"review", func(tree *content.Tree) { guideOf(tree).Reviewed = schema.Date{Time: now.AddDate(-2, 0, 0)} }, "warning content/guides/a.md: The facts of this guide were last checked on 21 November 2024."},
		{"review to come", func(tree *content.Tree) { guideOf(tree).Reviewed = schema.Date{Time: now.AddDate(1, 0, 0)} }, "error content/guides/a.md: This says that the facts were checked on 21 November 2027, which is in the future."},
	} {
		t.Run(test.name, func(t *testing.T) {
			tree := ready()
			test.spoil(tree)
			if got := messages(golive.Check(tree)); got != test.want {
				t.Errorf("got:\n%s\nwant:\n%s", got, test.want)
			}
		})
	}
}

func photograph(name string) (p schema.Picture) {
	p.Source = name
	return p
}

func TestPricesAreComparedWithWholePounds(t *testing.T) {
	for price, pounds := range map[string]int{"£50.00": 50, "£1,049": 1049, "from £299": 299} {
		if !priceIs(price, pounds) || priceIs(price, pounds+1) || priceIs(strings.TrimSuffix(price, ".00")+".99", pounds) {
			t.Errorf("%s is not compared with %d pounds", price, pounds)
		}
	}
}

func TestOnlyWhatHasAgedIsAWarningBeforeTheLaunch(t *testing.T) {
	for years, want := range map[int]int{0: 0, -2: 1, 1: 0} { // a future day is an error, only at launch
		tree := ready()
		dataOf(tree).site.Certificate = nil // an error that only the launch check finds
		guideOf(tree).Reviewed = schema.Date{Time: now.AddDate(years, 0, 0)}
		if got := golive.Aged(tree); len(got) != want {
			t.Errorf("%d years: %v", years, got)
		}
	}
}

func TestSettingsForTryingOutAreRefusedAtLaunch(t *testing.T) {
	for _, test := range []struct{ setting, value, want string }{
		{"checkout", "https://buy.stripe.com/test_14k3cC", "error Stripe's test mode"},
		{"checkout", "https://checkout.stripe.com/c/pay/cs_test_a1", "error Stripe's test mode"},
		{"checkout", "https://www.sandbox.paypal.com/ncp/payment/A", "error trying out"},
		{"checkout", "https://pay.bakery.test/a", "error an example"},
		{"checkout", "https://staging.sumup.com/a", "error a trial or a preview"},
		{"checkout", "http://localhost:3000/pay", "error only for this computer"},
		{"checkout", "https://buy.stripe.com/YOUR-LINK", "error what to write there"},
		{"checkout", "https://buy.stripe.com/14k3cC9", ""},
		{"checkout", "https://buy.stripe.com/latest_offer", ""},
		{"booking", "https://calendly.com/ann-smith/test", "warning trying out"},
		{"booking", "https://calendly.com/demo/call", "warning trying out"},
		{"booking", "https://calendly.com/your-name/30min", "error what to write there"},
		{"booking", "https://calendly.com/ann-smith/free-discovery-call", ""},
		{"booking", "https://calendly.com/contest-winners/testimonials", ""},
		{"analytics", "UA-12345678-1", "error switched off"},
		{"analytics", "G-XXXXXXXXXX", "error made up"},
		{"analytics", "G-0000000000", "error made up"},
		{"analytics", "G-AB12CD34EF", ""},
		{"analytics", "", ""},
		{"tag", "AW-123456789", "error made up"},
		{"tag", "AW-000000000/booking", "error made up"},
		{"tag", "AW-731904582", ""},
		{"social", "https://www.instagram.com/example", "warning trying out"},
		{"social", "https://www.example.com/me", "error an example"},
		{"social", "https://www.instagram.com/little.dormouse", ""},
	} {
		t.Run(test.setting+" "+strings.ReplaceAll(test.value, "/", "∕"), func(t *testing.T) {
			tree := ready()
			site := &dataOf(tree).site
			*map[string]*string{
				"checkout": &firstOffer(tree).CheckoutURL, "booking": &site.Booking.URL, "analytics": &site.Tracking.AnalyticsID,
				"tag": &site.Tracking.TagID, "social": &site.Social[0].Href,
			}[test.setting] = test.value
			severity, message, _ := strings.Cut(test.want, " ")
			got := messages(unrealSettings(tree))
			if !strings.HasPrefix(got, severity) || !strings.Contains(got, message) || test.want == "" && got != "" {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
	tree := ready()
	firstOffer(tree).CheckoutURL, firstOffer(tree).Example = "https://buy.stripe.com/test_1", true
	if got := messages(unrealSettings(tree)); got != "" {
		t.Errorf("an example is reported as one, and as %q", got)
	}
}

func TestNumbersThatOfcomMadeUp(t *testing.T) {
	for number, want := range map[string]bool{
		"07700 900123": true, "07700 900 123": true, "+44 (0)7700 900123": true, "+447700900123": true, "0044 7700 900123": true, "01632 960123": true,
		"020 7946 0123": true, "0161 496 0123": true, "0121 496 0123": true, "0115 496 0123": true, "0808 157 0123": true,
		"07700 123456": false, "01244 496000": false, "020 7946 1123": false, "+353 1 234 5678": false, "111": false,
	} {
		if isMadeUp(number) != want {
			t.Errorf("%s: %v", number, !want)
		}
	}
}

func TestSettingsThatCannotBeTrue(t *testing.T) {
	day := schema.Date{Time: now}
	for _, test := range []struct {
		name  string
		spoil func(*Data)
		want  string
	}{
		{"nothing", func(*Data) {}, ""},
		{"certificate of this year", func(data *Data) { data.site.Certificate.Year = now.Year() }, ""},
		{"proof", func(data *Data) { data.site.Proofs = []Certificate{{Year: 2091}} }, "error content/site.yaml: The certificate is dated 2091, which is in the future."},
		{"certificate", func(data *Data) { data.site.Certificate.Year = 2091 }, "error content/site.yaml: The certificate is dated 2091, which is in the future."},
		{"fact of today", func(data *Data) { data.Facts.Facts = []Fact{{Read: day}} }, ""},
		{"fact", func(data *Data) { data.Facts.Facts = []Fact{{Read: schema.Date{Time: now.AddDate(0, 1, 0)}}} }, "error content/facts.yaml: This figure was read on a day in the future."},
		{"origin", func(data *Data) { data.site.Booking.Origin = "https://cal.com" }, "warning content/site.yaml: The calendar is at calendly.com, and only messages of cal.com are accepted, so that no booking would be noticed."},
		{"origin below", func(data *Data) { data.site.Booking.URL = "https://ann.calendly.com/call" }, ""},
		{"origin of a company", func(data *Data) {
			data.site.Booking.URL, data.site.Booking.Origin = "https://book.ann.co.uk/a", "https://book.beth.co.uk"
		}, "warning content/site.yaml: The calendar is at ann.co.uk, and only messages of beth.co.uk are accepted, so that no booking would be noticed."},
	} {
		t.Run(test.name, func(t *testing.T) {
			data := &Data{site: Site{Certificate: &Certificate{Year: 2019}, Booking: Booking{URL: "https://calendly.com/ann/call", Origin: "https://calendly.com"}}}
			test.spoil(data)
			if got := messages(disagreements(&content.Tree{Now: now, Data: data})); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}
