package model_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/base/diag"
	"nightlight/generator/model"
)

// posts returns articles of two categories, one a month, newest first: article-12 to article-1.
func posts(count int) (edits []edit) {
	for i := range count {
		number := i + 1
		e := article(fmt.Sprintf("article-%d", number), fmt.Sprintf("Article %d", number), number+100, fmt.Sprintf("2024-%02d-01", number))
		if number%3 == 0 {
			e.new = strings.Replace(e.new, "category: Tests", "category: Naps & quiet", 1)
		}
		edits = append(edits, e)
	}
	return edits
}

func TestArticlesLeadToTheirNeighboursAndToOthersOfTheirCategory(t *testing.T) {
	routes, _, diags := link(t, load(t, posts(12)...))
	if len(diags) > 0 {
		t.Error(messages(diags))
	}
	of := func(number int) *model.Article {
		return routes[fmt.Sprintf("/blog/article-%d", number)].Page.Content.(*model.Article)
	}
	if got := of(7); got.Newer.Path != "/blog/article-8" || got.Older.Title != "Article 6" || got.Older.Label != "Older article" {
		t.Errorf("beside the seventh: %+v, %+v", got.Newer, got.Older)
	}
	if got := of(1); got.Older != nil || got.Newer.Path != "/blog/article-2" {
		t.Errorf("beside the oldest: %+v, %+v", got.Newer, got.Older)
	}
	for number, want := range map[int][]string{
		8:  {"/blog/article-5", "/blog/article-4", "/blog/article-2"}, // 7 is beside it
		12: {"/blog/article-9", "/blog/article-6", "/blog/article-3"},
		2:  {"/blog/article-4", "/blog/article-5", "/blog/article-7"}, // 1 is beside it
		3:  {"/blog/article-6", "/blog/article-9", "/blog/article-12"},
	} {
		var got []string
		for _, card := range of(number).Related {
			got = append(got, card.Path)
		}
		if !slices.Equal(got, want) {
			t.Errorf("article %d leads to %v, want %v", number, got, want)
		}
	}
	if got := of(3); got.CategoryPath != "/blog/category/naps-quiet" || got.AuthorPath != "/blog/author/a-b" {
		t.Errorf("its category is at %s, its author at %s", got.CategoryPath, got.AuthorPath)
	}
}

func TestTheListsOfAllAndOfEachCategoryAndAuthorHavePages(t *testing.T) {
	tree := load(t, append(posts(12), edit{"content/pages/blog.md", "\nnewer:", "\nper-page: 3\nnewer:"})...)
	routes, _, _ := link(t, tree)
	naps := routes["/blog/category/naps-quiet"]
	list := naps.Page.Content.(*model.Blog)
	if len(list.Articles) != 3 || list.OlderPath != "/blog/category/naps-quiet/page/2" || list.All.Href != "/blog" || list.Answers != nil {
		t.Errorf("the page of a category: %+v", list)
	}
	if naps.Page.Title != "Naps & quiet" || !strings.HasPrefix(naps.Head.Description, "Articles on Naps & quiet,") || naps.Head.Unlisted {
		t.Errorf("its head: %+v", naps.Head)
	}
	if got := routes["/blog/author/a-b/page/4"].Page.Title; got != "Articles by A & B, page 4" {
		t.Errorf("the last page of an author is called %q", got)
	}
	first, second := routes["/blog"].Page.Content.(*model.Blog), routes["/blog/page/2"].Page.Content.(*model.Blog)
	if got := first.Articles[1]; got.Title != "Article 12" || got.Minutes != 1 || first.OlderPath != "/blog/page/2" || first.NewerPath != "" {
		t.Errorf("the first page of all: %+v", first)
	}
	if second.NewerPath != "/blog" || second.OlderPath != "/blog/page/3" || !strings.HasSuffix(second.Title, ", page 2") {
		t.Errorf("the second page of all: %+v", second)
	}
	if last := routes["/blog/page/5"]; len(last.Page.Content.(*model.Blog).Articles) != 1 {
		t.Errorf("the last page of all: %+v", last)
	}
	var topics []string
	for _, topic := range first.CategoryLinks {
		topics = append(topics, topic.Href)
	}
	if want := []string{"/blog/category/sleep-routines", "/blog/category/naps-quiet", "/blog/category/tests"}; !slices.Equal(topics, want) {
		t.Errorf("the list of all leads to %v, want %v", topics, want)
	}
	crumbs := described(t, routes["/blog/article-3"])
	for _, want := range []string{`"position":2,"name":"Notes on Sleep"`, `"position":3,"name":"Naps \u0026 quiet","item":"https://littledormouse.example/blog/category/naps-quiet"`, `"position":4,"name":"Article 3"`} {
		if !strings.Contains(crumbs, want) {
			t.Errorf("the way to an article lacks %s: %s", want, crumbs)
		}
	}
}

func TestAListOfVeryManyArticlesIsAWarning(t *testing.T) {
	var many []edit
	for i := range 150 {
		many = append(many, article(fmt.Sprintf("many-%d", i), fmt.Sprintf("Many %d", i), 1000+i, "2024-01-01"))
	}
	tree := load(t, append(many, edit{"content/pages/blog.md", "\nnewer:", "\nper-page: 24\nnewer:"})...)
	blog := tree.Page("/blog").Matter.(*model.Blog)
	for perPage, want := range map[int]bool{24: false, 100: false, 150: true} {
		blog.PerPage = perPage
		_, _, diags := link(t, tree)
		said := slices.ContainsFunc(diags, func(d diag.Diagnostic) bool {
			return strings.HasPrefix(d.Message, "This list shows") && d.Severity == diag.Warning && d.Line > 1
		})
		if said != want {
			t.Errorf("with %d on a page: %v", perPage, diags)
		}
	}
}

func TestABlogNeedsNoCategories(t *testing.T) {
	tree := load(t, posts(2)...)
	for _, doc := range tree.Documents {
		if blog, ok := doc.Matter.(*model.Blog); ok {
			blog.Categories, blog.Authors, blog.NewerArticle, blog.OlderArticle = nil, nil, "", ""
		}
	}
	routes, _, _ := link(t, tree)
	got := routes["/blog/article-2"].Page.Content.(*model.Article)
	if got.CategoryPath != "" || got.AuthorPath != "" || len(got.Related) > 0 || got.Older != nil {
		t.Errorf("the article leads to %v, %v and %v", got.CategoryPath, got.Related, got.Older)
	}
	for path := range routes {
		if strings.HasPrefix(path, "/blog/category") || strings.HasPrefix(path, "/blog/author") {
			t.Errorf("there is a page %s", path)
		}
	}
}

// A build rerenders changed pages, so a new article must not change all others.
func TestANewArticleChangesFewOthers(t *testing.T) {
	pages := func(edits []edit) map[string]string {
		routes, _, _ := link(t, load(t, edits...))
		shown := map[string]string{}
		for path, route := range routes {
			if data, err := json.Marshal(route.Page); err == nil && route.Page.Template == "article" {
				shown[path] = string(data)
			}
		}
		return shown
	}
	before, after := pages(posts(10)), pages(posts(11))
	var changed []string
	for _, path := range slices.Sorted(maps.Keys(before)) {
		if before[path] != after[path] {
			changed = append(changed, path)
		}
	}
	// The neighbouring articles: these are from 2024, and the site's own is newer.
	want := []string{"/blog/article-10", "/blog/establishing-healthy-sleep-routines"}
	if diff := cmp.Diff(want, changed); diff != "" {
		t.Errorf("changed (-want +got):\n%s", diff)
	}
}

// A second list of the articles has no category pages of its own.
func TestTwoListsOfArticlesShareTheirCategories(t *testing.T) {
	tree := load(t, edit{"content/pages/second.md", "", "---\ntemplate: blog\ntitle: Second\ndescription: Another list of the same articles, for those who look for it.\nlead: l\nnewer: n\nolder: o\npage-word: p\n---\n"})
	routes, _, _ := link(t, tree)
	for path := range routes {
		if strings.HasPrefix(path, "/second/") {
			t.Errorf("there is a page %s", path)
		}
	}
	if routes["/blog/category/sleep-routines"].Page == nil || len(routes["/second"].Page.Content.(*model.Blog).Articles) == 0 {
		t.Error("one of the lists is empty, or has lost its categories")
	}
}
