package model_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/model"
	"nightlight/generator/reading/content"
)

func TestMistakesInWhatIsAnsweredFirst(t *testing.T) {
	const tooLong = "Put your baby down, then wait, then wait a little longer, then go in, say a few words, go out, come back, sit down, stay until they sleep, and go."
	for name, c := range map[string]struct {
		edit edit
		want string
	}{
		"a guide without its three lines": {
			edit{"content/guides/use-of-dummies.md", "now:\n  - Asleep, and it has fallen out? Leave it out.\n  - Awake and wanting it? Put it in their hand, and guide the hand.\n  - \"Over 6 months, and given up this week? Shush, stroke, hold: anything but the dummy. A hungry baby is fed.\"\n", ""},
			"content/guides/use-of-dummies.md:1: The key “now” is missing: a guide opens with three lines for someone who stands in the dark.",
		},
		"a guide with four lines": {
			edit{"content/guides/early-waking.md", "\nnow:\n", "\nnow:\n  - Stay calm.\n"},
			"“now” takes exactly 3 items, and has 4.",
		},
		"a line too long for the dark": {
			edit{"content/guides/early-waking.md", "  - Too hard?", "  - " + tooLong + " Too hard?"},
			"An item of “now” takes at most 140 letters.",
		},
		"an answer of two lines": {
			edit{"content/answers.yaml", "      - Asleep without it? Leave it out.\n", ""},
			"takes exactly 3 items, and has 2.",
		},
		"an answer that leads nowhere": {
			edit{"content/answers.yaml", "#too-much", "#too-muck"},
			"The link “/under-six-months#too-muck” leads to a heading, section or ID that content/guides/under-six-months.md does not have.",
		},
		"a misspelt key": {
			edit{"content/answers.yaml", "    path: /chest-to-cot", "    paht: /chest-to-cot"},
			"There is no key “paht” here.",
		},
	} {
		t.Run(name, func(t *testing.T) {
			tree, diags := content.Load(t.Context(), options(t, c.edit))
			if !diags.HasErrors() {
				_, _, diags = link(t, tree)
			}
			if got := messages(diags); !strings.Contains(got, c.want) {
				t.Errorf("got\n%s\nwant\n%s", got, c.want)
			}
		})
	}
}

func TestAnAnswerTellsWhetherItsGuideIsForMembers(t *testing.T) {
	routes, _, _ := link(t, load(t))
	members := map[string]bool{}
	for _, question := range routes["/"].Page.Content.(*model.Home).Answers.Questions {
		members[question.Guide] = question.Members
	}
	for guide, want := range map[string]bool{"Early Waking": true, "False Starts": false} {
		if got, there := members[guide]; !there || got != want {
			t.Errorf("%s is for members: %v (shown: %v), want %v", guide, got, there, want)
		}
	}
}

// A page of help that is gone is one problem, wherever its address leads then.
func TestHelpThatIsGoneIsReportedOnce(t *testing.T) {
	const gone, site = "content/pages/after-a-loss.md", "content/site.yaml"
	for name, c := range map[string]struct{ to, want string }{
		"gone":              {"", ""}, // as a broken link
		"led to a sale":     {"/services", "/after-a-loss does not help someone in danger"},
		"led in two steps":  {"/old\n  - from: /old\n    to: /discovery-call", "/after-a-loss does not help someone in danger"},
		"led to a folder":   {"/old/loss\n  - from: /old/*\n    to: /contact", "/after-a-loss does not help someone in danger"},
		"led in a circle":   {"/old\n  - from: /old\n    to: /after-a-loss", ""}, // as a circle
		"led to other help": {"/safe-tonight", ""},
	} {
		redirects := "\npublic-files:"
		if c.to != "" {
			redirects = "\nredirects:\n  - from: /after-a-loss\n    to: " + c.to + redirects
		}
		opts := options(t, edit{site, "\npublic-files:", redirects})
		delete(opts.FS.(fstest.MapFS), gone)
		tree, _ := content.Load(t.Context(), opts)
		got := messages(tree.Model.Judge(tree).Rest(nil))
		if !strings.Contains(got, c.want) || c.want == "" && strings.Contains(got, "does not help") {
			t.Errorf("%s: got %s, want %s", name, got, c.want)
		}
	}
}
