package model_test

import (
	"encoding/json"
	"strings"
	"testing"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

const (
	services = "content/pages/services.md"
	closing  = "Or {price:one-to-one} isn't possible"
)

func TestMistakesWithPrices(t *testing.T) {
	for name, c := range map[string]struct {
		edits []edit
		want  string
	}{
		"a price that is spelled out": {
			[]edit{{services, closing, "Or £299, isn't possible"}},
			`Or {price:one-to-one}, isn't possible`,
		},
		"an amount that is no price, in an article": {
			[]edit{{"content/blog/establishing-healthy-sleep-routines.md", "\n---\n", "\n---\nA blind costs about £1,030.50 or\nless.\n"}},
			`warning: £1,030.50 isn't one of the prices in content/prices.yaml. [value-unlisted]
  content/blog/establishing-healthy-sleep-routines.md:`,
		},
		"an amount that is allowed": {
			[]edit{
				{services, closing, "or £1,030 isn't possible"},
				{"content/prices.yaml", "amount: £49.99\n", "amount: £49.99\nother-amounts: [£1030]\n"},
			},
			``,
		},
	} {
		t.Run(name, func(t *testing.T) {
			_, diags := content.Load(t.Context(), options(t, c.edits...))
			var out strings.Builder
			if err := diag.Print(&out, diag.Text, diags, diag.Style{Width: 120}); err != nil {
				t.Fatal(err)
			}
			if got := out.String(); !strings.Contains(got, c.want) || c.want == "" && got != "" {
				t.Errorf("printed\n%s\nwant\n%s", got, c.want)
			}
		})
	}
}

func TestPricesAreShownInHeadsAndBarsAndText(t *testing.T) {
	tree := load(t,
		edit{"content/prices.yaml", "£299", "£315"},
		edit{services, "title: Sleep Programmes", "title: From {price:one-to-one}"},
		article("cheaper", "Cheaper", 2, "2026-11-01"),
		edit{"content/blog/cheaper.md", "Words.", "## For {price:one-to-one}\n\n:::callout{kind=\"tip\" title=\"Only {price:one-to-one}\"}\nPay [{price:one-to-one}](/services), not `{price:one-to-one}`.\n:::"},
	)
	routes, _, _ := link(t, tree)
	if got := routes["/services"].Head; got.Title != "From £315 | Little Dormouse" || !strings.Contains(got.Description, "from £315 with") {
		t.Errorf("the head of the services page: %+v", got)
	}
	if got := routes["/services"].Head.Card.Title; got != "From £315" {
		t.Errorf("the picture of the shared link says %q", got)
	}
	article := routes["/blog/cheaper"]
	if got := article.Page.Headings[0]; got.Text != "For £315" || got.ID != "for-315" {
		t.Errorf("the heading is %+v", got)
	}
	body := markupOf(article.Body())
	for _, want := range []string{`<a href="/services">£315</a>`, "<code>{price:one-to-one}</code>", "Only £315"} {
		if !strings.Contains(body, want) {
			t.Errorf("the article lacks %s:\n%s", want, body)
		}
	}
}

// markupOf is all that blocks show: their titles as JSON, and their markup.
func markupOf(blocks []schema.Block) string {
	shown, err := json.Marshal(blocks)
	if err != nil {
		panic(err) // blocks are made for JSON
	}
	schema.Walk(&blocks, func(h *schema.HTML) { shown = append(shown, h.Markup...) })
	return string(shown)
}
