package model

import (
	"strings"
	"testing"

	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

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
