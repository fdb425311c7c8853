package site

import (
	"fmt"
	"slices"
	"strconv"

	"nightlight/generator/content"
	"nightlight/generator/schema"
)

// articlesPerPage is how many articles a page of the blog's list holds, where the
// author does not say.
const articlesPerPage = 24

// list spreads the articles over as many pages as they need. The first is at the
// address of the blog itself.
func (l *linker) list(doc *content.Document) []Route {
	blog := doc.Matter.(*schema.Blog)
	perPage := blog.PerPage
	if perPage == 0 {
		perPage = articlesPerPage
	}
	parts := slices.Collect(slices.Chunk(l.articles, perPage))
	if len(parts) == 0 {
		parts = [][]*content.Document{nil}
	}
	address := func(i int) string {
		switch {
		case i == 0:
			return doc.Path
		case i > 0 && i < len(parts):
			return doc.Path + "/page/" + strconv.Itoa(i+1)
		}
		return ""
	}
	routes := make([]Route, len(parts))
	for i, articles := range parts {
		matter, part := *blog, *doc
		matter.Articles, matter.NewerPath, matter.OlderPath = cards(articles), address(i-1), address(i+1)
		if part.Path = address(i); i > 0 {
			matter.Title = fmt.Sprintf("%s, %s %d", blog.Title, blog.PageWord, i+1)
			matter.TabTitle = ""
		}
		part.Matter = &matter
		routes[i] = l.route(&part)
	}
	return routes
}

// articles returns the blog's articles, newest first.
func articles(documents []*content.Document) []*content.Document {
	var articles []*content.Document
	for _, doc := range documents {
		if _, ok := doc.Matter.(*schema.Article); ok {
			articles = append(articles, doc)
		}
	}
	slices.SortStableFunc(articles, func(a, b *content.Document) int {
		return b.Matter.(*schema.Article).Date.Compare(a.Matter.(*schema.Article).Date.Time)
	})
	return articles
}

func cards(articles []*content.Document) []schema.ArticleCard {
	cards := make([]schema.ArticleCard, len(articles))
	for i, doc := range articles {
		article := doc.Matter.(*schema.Article)
		cards[i] = schema.ArticleCard{
			Title:    article.Title,
			Path:     doc.Path,
			Excerpt:  article.Excerpt,
			Date:     article.Date,
			Category: article.Category,
			Picture:  article.Picture,
			Minutes:  minutes(doc),
		}
	}
	return cards
}
