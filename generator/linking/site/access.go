package site

import (
	"net/url"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/assets"
	"nightlight/generator/reading/content"
)

// pathOf returns the path to which an address of the site leads as browsers and hosts read it:
// whatever its scheme, port, letters or dots, with www or without. It is "" for another site's.
func pathOf(site, href string) string {
	href = strings.NewReplacer("\\", "/", "\t", "", "\n", "", "\r", "").Replace(strings.TrimFunc(href, func(r rune) bool { return r <= ' ' }))
	own, err := url.Parse(site)
	if err != nil { // which is reported
		own = new(url.URL)
	}
	to, err := url.Parse(href)
	switch {
	case err != nil, to.Scheme != "" && to.Scheme != "http" && to.Scheme != "https":
		return ""
	case to.Host != "" && bareHost(to) != bareHost(own):
		return ""
	case to.Opaque != "":
		to, err = url.Parse("/" + to.Opaque)
	}
	if err != nil || to.Path == "" {
		return ""
	}
	return path.Clean("/" + strings.TrimRight(to.Path, "."))
}

func bareHost(address *url.URL) string {
	return strings.TrimPrefix(strings.ToLower(strings.TrimRight(address.Hostname(), ".")), "www.")
}

// IsSealed says that members' files are published encrypted. With a fault in the key they are
// as well: then there is no site.
func IsSealed(tree *content.Tree) bool {
	if tree.Model.LibraryKey == nil {
		return false
	}
	key, diags := tree.Model.LibraryKey(tree)
	return key != nil || diags.HasErrors()
}

// unsaid is the problem with a page that would be public because a line is missing.
func unsaid(doc *content.Document, problem string, args ...any) diag.Diagnostic {
	return diag.Errorf("access-unsaid", diag.Pos{File: doc.File, Line: 1}, problem, args...).
		WithHint("Add one of these lines below the first:\n%s\n%s", "access: members", "access: public")
}

func publicFiles(tree *content.Tree) (patterns []string) {
	for _, file := range tree.Site().PublicFiles {
		if strings.HasPrefix(file, "/") {
			file = assets.Folder + file
		}
		patterns = append(patterns, file)
	}
	return patterns
}

// isListed says that a file is one of a list, or below a folder of it: public/press/*.
func isListed(patterns []string, file string) bool {
	for _, p := range patterns {
		folder, isFolder := strings.CutSuffix(p, "*")
		if p == file || isFolder && strings.HasSuffix(folder, "/") && strings.HasPrefix(file, folder) {
			return true
		}
	}
	return false
}

// wellKnown are what browsers, hosts and search engines look for by its name, in small letters.
var wellKnown = []string{
	"/favicon*.ico", "/favicon*.png", "/favicon*.svg", "/apple-touch-icon*.png", "/android-chrome-*.png", "/mstile-*.png",
	"/icon-*.png", "/icon.svg", "/safari-pinned-tab.svg", "/browserconfig.xml",
	"/robots.txt", "/humans.txt", "/security.txt", "/ads.txt", "/app-ads.txt", "/llms.txt",
	"/cname", "/.nojekyll", "/_headers", "/_redirects",
	"/google????????????????.html", "/bingsiteauth.xml", "/yandex_????????????????.html", "/pinterest-?????.html",
	"/" + strings.Repeat("[0-9a-f]", 32) + ".txt", // the key of IndexNow
}

func isWellKnown(address string) bool {
	address = strings.ToLower(address)
	return strings.HasPrefix(address, "/.well-known/") ||
		slices.ContainsFunc(wellKnown, func(p string) bool { matches, _ := path.Match(p, address); return matches })
}
