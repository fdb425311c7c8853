package schema

// Routes is a table of what pages need beside their documents, so that a browser can ask for
// all of it while the document is on its way. There is one of public pages, and one of
// members' pages that only members fetch.
type Routes struct {
	// Entry is the script of the documents for which the table was made.
	Entry string `json:"entry"`
	// Kinds are the kinds of page, without what all of them need.
	Kinds []RouteKind `json:"kinds"`
	// Pages are the indexes of the pages' kinds, by path. The pages in a folder
	// and below it that are not named are those of /folder/*.
	Pages map[string]int `json:"pages"`
	// Bodies are the addresses of the bodies of members' pages, by path.
	Bodies map[string]string `json:"bodies,omitempty"`
	// Members is the address of the table of members' pages.
	Members string `json:"members,omitempty"`
}

// RouteKind is what pages of a kind have in common.
type RouteKind struct {
	Styles  []string `json:"styles"`
	Scripts []string `json:"scripts"`
	// OwnCodeOnly says that the documents' policy leaves third parties out.
	OwnCodeOnly bool `json:"ownCodeOnly,omitempty"`
}
