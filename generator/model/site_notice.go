package model

import (
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

// keepNotice removes a notice on other days than its own. The browser hides it after its last day.
func keepNotice(tree *content.Tree) diag.List {
	site, today := &dataOf(tree).site, tree.Now.Format("2006-01-02")
	notice := site.Notice
	if notice == nil {
		return nil
	}
	from, until := notice.From.Format("2006-01-02"), notice.Until.Format("2006-01-02")
	if today < from || today > until {
		site.Notice = nil
	}
	switch at := tree.At("site", "notice.until"); {
	case until < from:
		return diag.List{diag.Errorf("notice-dates", at, "The notice ends on %s, before it begins on %s.", notice.Until.Text(), notice.From.Text()).
			WithHint("Write the last day on which it is shown, as 2026-12-28.")}
	case today > until:
		return diag.List{diag.Warnf("notice-over", at, "The notice was for the days until %s, so it is not shown any more.", notice.Until.Text()).
			WithHint("Remove the notice, or write new days.")}
	}
	return nil
}
