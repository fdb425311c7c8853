package model_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/reading/content"
)

// A missing page of help is one problem, wherever its address leads.
func TestHelpThatIsGoneIsReportedOnce(t *testing.T) {
	const gone, site = "content/pages/after-a-loss.md", "content/site.yaml"
	for name, c := range map[string]struct{ to, want string }{
		"gone":              {"", ""}, // reported as a broken link
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
