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
	index := search.Index{Entries: append(search.Entries(c, public), locked(gated)...), Words: known.Words}
	for _, synonyms := range known.Synonyms {
		index.Synonyms = append(index.Synonyms, search.Synonyms(synonyms))
	}
	if len(gated) > 0 {
		members := library.NewFile(key, "/search", search.Index{Entries: search.Entries(c, gated)}.JSON())
		index.Members = members.Address
		files.Members = map[string][]byte{members.Address: members.Data}
	}
	files.Public = map[string][]byte{SearchPath: index.JSON()}
	return files
}

// locked are members' pages as visitors may know them: by their titles.
func locked(gated []search.Page) []search.Entry {
	entries := make([]search.Entry, len(gated))
	for i, page := range gated {
		entries[i] = search.Entry{
			Path: page.Path, Title: page.Title, Locked: true, Sections: []search.Section{{}},
		}
	}
	return entries
}

// pagesToFind are the pages of the two indexes, in the order of their files.
func pagesToFind(routes []Route) (public, gated []search.Page) {
	for _, route := range routesToFind(routes) {
		page := search.Page{
			Path: route.Page.Path, Title: route.Page.Title, Opening: route.Page.Description,
			Body: route.Body, Key: route.BodyKey,
		}
		switch {
		case route.Page.Gate != nil:
			gated = append(gated, page)
		case !route.Head.Unlisted:
			public = append(public, page)
		}
	}
	return public, gated
}

// routesToFind are the pages without those that go on with a list, and without the posts
// that are too old to be found.
func routesToFind(routes []Route) (found []*Route) {
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
	for i := range routes {
		if route := &routes[i]; !route.Continues && (route.Changed.IsZero() || newest[route]) {
			found = append(found, route)
		}
	}
	return found
}
