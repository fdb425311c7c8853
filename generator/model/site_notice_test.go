package model_test

import (
	"strings"
	"testing"

	"nightlight/generator/model"
)

func TestTheNoticeIsShownOnItsDaysOnly(t *testing.T) {
	const notice = "notice:\n  text: Closed for [a week](/contact).\n  from: %from\n  until: %until\n  pages: [/contact]\n"
	for days, want := range map[string]struct {
		shown bool
		says  string
	}{
		"2026-11-25 2026-11-30": {false, ""},
		"2026-11-24 2026-11-30": {true, ""},
		"2026-11-20 2026-11-24": {true, ""},
		"2026-11-20 2026-11-23": {false, "The notice was for the days until 23 November 2026, so it is not shown any more."},
		"2026-11-30 2026-11-24": {false, "The notice ends on 24 November 2026, before it begins on 30 November 2026."},
	} {
		from, until, _ := strings.Cut(days, " ")
		added := strings.NewReplacer("%from", from, "%until", until).Replace(notice)
		tree := load(t, edit{"content/site.yaml", "\nconsent:\n", "\n" + added + "\nconsent:\n"})
		routes, _, diags := link(t, tree)
		shown := routes["/contact"].Page.Site.(*model.Site).Notice != nil
		if got := messages(diags); shown != want.shown || !strings.Contains(got, want.says) || want.says == "" && got != "" {
			t.Errorf("%s: shown %t, and says %q", days, shown, got)
		}
	}
}
