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
	for _, route := range routesToFind(routes) {
		found = append(found, route.Page.Path)
	}
	if want := 1 + postsToFind; len(found) != want || found[0] != "/blog" || !slices.Contains(found, "/blog/new") {
		t.Errorf("%d pages are found, want %d: %v", len(found), want, found)
	}
	if slices.Contains(found, "/blog/page/2") {
		t.Error("a page that goes on with a list is found")
	}
}
