package model_test

import (
	"encoding/json"
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"

	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

func TestAFactIsShownWhereverItIsQuoted(t *testing.T) {
	tree := load(t,
		edit{"content/facts.yaml", "value: 2 h", "value: 2.25 h"},
		edit{"content/facts.yaml", "value: 16-20°C", "value: 15-19°C"},
	)
	routes, _, _ := link(t, tree)
	if got := routes["/next-sleep"].Page.Content.(*model.NextSleep).Windows[2].AfterLong; got != (model.Minutes{From: 135, To: 135}) {
		t.Errorf("the next sleep counts with %v", got)
	}
	if got := tree.Tables["tog"].Rows[1].Cells[0]; got != "15-19°C" {
		t.Errorf("the table of sleeping bags says %q", got)
	}
	if got := markupOf(routes["/safe-sleep"].Body()); !strings.Contains(got, "Room at <span class=\"nowrap\">15-19°C</span>.") {
		t.Error("the guide says another temperature")
	}
}

// "38°C under 3 months" sends nobody to a doctor who measures 38.2°C.
func TestAFeverIsALeastTemperature(t *testing.T) {
	site, found := os.DirFS("../.."), 0
	err := fs.WalkDir(site, content.Root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(site, name)
		for _, at := range regexp.MustCompile(`\{fact:fever(?:-3-to-6-months)?\}[ |*]*(.{0,12})`).FindAllSubmatch(text, -1) {
			found++
			if after := string(at[1]); !strings.HasPrefix(after, "or more") && after != "{fact:fever}" {
				t.Errorf("%s says a fever without “or more”: %s", name, at[0])
			}
		}
		lines := strings.Split(string(text)+"\n", "\n")
		for i, line := range lines[:len(lines)-1] {
			byAge := strings.Contains(line, "under 3 months") && strings.Contains(line, "{fact:fever-3-to-6-months}")
			if byAge && !strings.Contains(strings.ToLower(line+lines[i+1]), "born early") {
				t.Errorf("%s leaves a baby born early without a limit: %s", name, line)
			}
		}
		return err
	})
	if err != nil || found < 10 {
		t.Error(found, "temperatures of a fever:", err)
	}
}

// The window of two hours is right at 6 months. A text that gives it to the whole row of the table
// says how it grows, as the table's note does.
func TestAWindowGrowsTowards8Months(t *testing.T) {
	site, found := os.DirFS("../.."), 0
	pages, err := fs.Glob(site, "content/*/*.*")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range pages {
		text, err := fs.ReadFile(site, name)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(text), "\n") {
			if strings.Contains(line, "{fact:window-6-to-8-months}") {
				found++
				if strings.Contains(line, "6-8 months") && !strings.Contains(line, "{fact:window-at-8-months}") && !strings.HasSuffix(name, ".yaml") {
					t.Errorf("%s gives one window from 6 to 8 months: %s", name, line)
				}
			}
		}
	}
	if found < 5 {
		t.Errorf("found %d quotations of the window at 6 months", found)
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

// markupOf is all that blocks show: their titles as JSON, and their markup.
func markupOf(blocks []schema.Block) string {
	shown, err := json.Marshal(blocks)
	if err != nil {
		panic(err) // blocks are made for JSON
	}
	schema.Walk(&blocks, func(h *schema.HTML) { shown = append(shown, h.Markup...) })
	return string(shown)
}
