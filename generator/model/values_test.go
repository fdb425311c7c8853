package model_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/model"
	"nightlight/generator/schema"
)

func TestAFactIsShownWhereverItIsQuoted(t *testing.T) {
	tree := load(t,
		edit{"content/facts.yaml", "value: 2 h", "value: 2.25 h"},
		edit{wakeWindows, `"{fact:window-6-to-8-months-short}"`, "30–45 min"},
		edit{wakeWindows, `"{fact:window-two-naps}", "{fact:window-two-naps-short}"`, "3-3.5 h, 2.5-3 h"},
		edit{wakeWindows, `"{fact:window-one-nap}", 3.5-4.5 h`, "4-5.5 h, 3.5-4.5 h"},
		edit{"content/facts.yaml", "value: 16-20°C", "value: 15-19°C"},
	)
	routes, _, _ := link(t, tree)
	windows := routes["/next-sleep"].Page.Content.(*model.NextSleep).Windows
	six, nine := 6, 9
	for i, want := range map[int]model.WakeWindow{
		2: {Age: "6-8 months", FromMonths: &six, AfterLong: model.Minutes{From: 135, To: 135}, AfterShort: model.Minutes{From: 30, To: 45}},
		3: {Age: "9 months until the 1-nap transition", FromMonths: &nine, AfterLong: model.Minutes{From: 180, To: 210}, AfterShort: model.Minutes{From: 150, To: 180}},
		4: {Age: "After the 1-nap transition", AfterLong: model.Minutes{From: 240, To: 330}, AfterShort: model.Minutes{From: 210, To: 270}},
	} {
		if diff := cmp.Diff(want, windows[i]); diff != "" {
			t.Errorf("the next sleep counts with (-want +got):\n%s", diff)
		}
	}
	if got := tree.Tables["tog"].Rows[1].Cells[0]; got != "15-19°C" {
		t.Errorf("the table of sleeping bags says %q", got)
	}
	if got := markupOf(routes["/safe-sleep"].Body()); !strings.Contains(got, "Room at <span class=\"nowrap\">15-19°C</span>.") {
		t.Error("the guide says another temperature")
	}
}

func TestPricesAreShownInHeadsAndBarsAndText(t *testing.T) {
	tree := load(t,
		edit{"content/prices.yaml", "£299", "£315"},
		edit{"content/pages/services.md", "title: Sleep Programmes", "title: From {price:one-to-one}"},
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

// markupOf returns everything that blocks show: their titles as JSON, and their markup.
func markupOf(blocks []schema.Block) string {
	shown, err := json.Marshal(blocks)
	if err != nil {
		panic(err) // blocks can always be encoded
	}
	schema.Walk(&blocks, func(h *schema.HTML) { shown = append(shown, h.Markup...) })
	return string(shown)
}
