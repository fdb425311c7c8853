package site

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"nightlight/generator/schema"
)

// Many posts can have one day, as those of a blog that was brought along.
func TestTheSearchFindsTheNewestPostsAndNoMore(t *testing.T) {
	day := time.Date(2025, 6, 11, 0, 0, 0, 0, time.UTC)
	page := func(path string) *schema.Page { return &schema.Page{Path: path} }
	routes := []Route{{Page: page("/blog")}, {Page: page("/blog/page/2"), Continues: true}}
	for i := range 10 * postsToFind {
		routes = append(routes, Route{Page: page(fmt.Sprint("/blog/", i)), Changed: day})
	}
	routes = append(routes, Route{Page: page("/blog/new"), Changed: day.AddDate(0, 0, 1)})
	var found []string
	public, _ := pagesToFind(routes)
	for _, page := range public {
		found = append(found, page.Path)
	}
	if want := 1 + postsToFind; len(found) != want || found[0] != "/blog" || !slices.Contains(found, "/blog/new") {
		t.Errorf("%d pages are found, want %d: %v", len(found), want, found)
	}
	if slices.Contains(found, "/blog/page/2") {
		t.Error("a page that goes on with a list is found")
	}
}

func TestMembersFindMembersPagesAndNobodyWhatIsUnlisted(t *testing.T) {
	routes := []Route{
		{Page: &schema.Page{Path: "/services"}},
		{Page: &schema.Page{Path: "/naps", Gate: new(schema.Gate)}, Head: schema.Head{Unlisted: true}},
		{Page: &schema.Page{Path: "/thank-you"}, Head: schema.Head{Unlisted: true}},
	}
	public, gated := pagesToFind(routes)
	if len(public) != 1 || public[0].Path != "/services" || len(gated) != 1 || gated[0].Path != "/naps" {
		t.Errorf("everybody finds %v, members %v", public, gated)
	}
}
