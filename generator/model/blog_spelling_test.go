package model

import (
	"strings"
	"testing"

	"nightlight/generator/reading/content"
)

func TestCategoriesSpeltInTwoWays(t *testing.T) {
	for _, test := range []struct {
		names string // newest first
		want  string // the usual spelling, or nothing
	}{
		{"Sleep routines|Sleep Routines", "Sleep Routines"},
		{"Sleep Routine|Sleep Routines", "Sleep Routines"},
		{"Sleep-Routines|Sleep Routines|Sleep Routines", "Sleep Routines"},
		{"Naps|Caps", ""},
		{"3 to 2 naps|4 to 3 naps", ""},
		{"Sleep Routines|Sleep Environment", ""},
		{"Naps|Naps and Days", ""},
	} {
		var posts []*content.Document
		for name := range strings.SplitSeq(test.names, "|") {
			article := &Article{Author: "Ann", Category: name}
			posts = append(posts, &content.Document{Front: content.Front{File: "a.md", Matter: article}})
		}
		want := ""
		if test.want != "" {
			want = "warning a.md: Other articles write this category “" + test.want + "”."
		}
		if got := messages(categoriesSpeltTwice(posts)); got != want {
			t.Errorf("%s: got %q, want %q", test.names, got, want)
		}
	}
}
