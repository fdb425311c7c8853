package site

import (
	"slices"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/library"
	"nightlight/generator/linking/search"
	"nightlight/generator/reading/content"
)

// SearchPath is the address of the index for everybody.
const SearchPath = "/search.json"

// postsToFind is how many posts are in the index, the newest: it is fetched whole, and
// must stay small on a blog that grows for years.
const postsToFind = 50

// SearchFiles are the indexes in which the browser finds sections of pages, by address: one
// for everybody, and one that only members fetch. A site may have none.
type SearchFiles struct{ Public, Members map[string][]byte }

// Search makes the indexes; key seals that of the members.
func Search(c *cache.Cache, tree *content.Tree, routes []Route, key *library.Key) (files SearchFiles) {
	if tree.Model.Search == nil {
		return files
	}
	known := tree.Model.Search(tree)
	public, gated := pagesToFind(routes)
	for _, found := range known.Found {
		public = append(public, search.Page{Path: found.Address, Title: found.Title, Opening: found.Words})
	}
	index := search.Index{Entries: search.Entries(c, public), Words: known.Words, Synonyms: known.Synonyms, Help: known.Help}
	for _, page := range gated { // as visitors may know them: by their titles
		index.Entries = append(index.Entries, search.Entry{Path: page.Path, Title: page.Title, Locked: true, Sections: []search.Section{{}}})
	}
	if len(gated) > 0 {
		members := library.NewFile(key, "/search", search.Index{Entries: search.Entries(c, gated)}.JSON())
		index.Members = members.Address
		files.Members = map[string][]byte{members.Address: members.Data}
	}
	files.Public = map[string][]byte{SearchPath: index.JSON()}
	return files
}

func pagesToFind(routes []Route) (public, gated []search.Page) {
	newest := newestPosts(routes)
	for i := range routes {
		route := &routes[i]
		page := search.Page{
			Path: route.Page.Path, Title: route.Page.Title, Opening: route.Page.Description,
			Body: route.Body, Key: route.BodyKey,
		}
		switch {
		case route.Continues || !route.Changed.IsZero() && !newest[route]:
		case route.Page.Gate != nil:
			gated = append(gated, page)
		case !route.Head.Unlisted:
			public = append(public, page)
		}
	}
	return public, gated
}

// newestPosts are the posts that are not too old to be found.
func newestPosts(routes []Route) map[*Route]bool {
	var posts []*Route
	for i := range routes {
		if !routes[i].Changed.IsZero() {
			posts = append(posts, &routes[i])
		}
	}
	slices.SortStableFunc(posts, func(a, b *Route) int { return b.Changed.Compare(a.Changed) })
	newest := map[*Route]bool{}
	for _, post := range posts[:min(len(posts), postsToFind)] {
		newest[post] = true
	}
	return newest
}
