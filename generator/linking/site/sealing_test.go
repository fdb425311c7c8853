package site

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/pictures/raster"
	"nightlight/generator/reading/assets"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest/bakery"
	"nightlight/generator/sitetest/phone"
)

// loadSealed loads a site with members' pages, which may have a key.
func loadSealed(t *testing.T, files string, key *library.Key) *content.Tree {
	t.Helper()
	tree := load(t, files)
	tree.Model.LibraryKey = func(*content.Tree) (*library.Key, diag.List) { return key, nil }
	return tree
}

// loaf returns a page with a line of front matter, which may be its access, and a body.
func loaf(name, line, body string) string {
	return "\n-- content/loaves/" + name + ".md --\n---\ntitle: " + name + "\ndescription: A sentence about this page that search engines can show whole.\n" +
		line + "\nlead: l\nbaked: 2026-01-01\n---\n" + body + "\n"
}

const things = `
-- content/tables/prices.yaml --
caption: Prices
columns: [Loaf, Price]
rows:
  - cells: [Rye, '1']
-- content/pictures/oven.svg --
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>
`

const (
	members = "access: members"
	public  = "access: public"
)

// In a sealed site each thing belongs to the pages that show it, whatever its address. What a
// scheduled article shows of members would fail the build on its day, so it is reported before.
func TestWhoseAThingIs(t *testing.T) {
	const table, drawing = ":::table{name=\"prices\"}", "![An oven](oven)"
	free := func(files string) string { return siteFile + "public-files: [" + files + "]\n" }
	withTable := strings.Replace(things, "'1']\n", "'1']\nnote: As in [the list](/list.pdf).\n", 1)
	both := func(body string) string { return loaf("secret", members, body) + loaf("plain", public, body) }
	shown := func(at, thing string) string {
		return at + ": Everybody can read this, and " + thing + " belongs to members: content/loaves/secret.md shows it."
	}
	at := func(thing string) string { return shown("content/loaves/plain.md:8", thing) }
	soon := func(body string) string { return note("soon", "2026-12-24", "", body) } // reported before its day
	const (
		isOpen, isSealed, waits = "is open", "is sealed", "waits for its page"

		draft      = members + "\ndraft: true"
		unnamed    = "public/list.pdf: No page shows this file, so in a sealed site nothing says who may have it."
		redirect   = "redirects:\n  - {from: /old.pdf, to: /list.pdf}\n"
		folder     = "redirects:\n  - {from: /*, to: /rye}\n"
		redirected = "content/site.yaml:9: Everybody can read this, and public/list.pdf belongs to members: content/loaves/secret.md shows it."
	)
	for name, c := range map[string]struct{ files, want, state string }{ // the state of the file /list.pdf
		"of a members' page":               {loaf("secret", members, "[a](/list.pdf)"), "", isSealed},
		"of a public page":                 {loaf("plain", public, "[a](/list.pdf)"), "", isOpen},
		"of both":                          {both("[a](/list.pdf)"), at("public/list.pdf"), isSealed},
		"of both, as it says":              {both("[a](/list.pdf)") + free("public/list.pdf"), "", isOpen},
		"of both, by its address":          {both("[a](/list.pdf)") + free("/list.pdf"), "", isOpen},
		"of nobody, by its folder":         {free("public/*"), "content/site.yaml:8: public/* is no file that can be listed.\n" + unnamed, isOpen},
		"of nobody, in a folder":           {free("/list.pdf, public"), "content/site.yaml:8: public is no file that can be listed.", isOpen},
		"of nobody, by half a name":        {free("/list.pdf, public/li*, public/list"), "content/site.yaml:8: public/li* is no file that can be listed.\ncontent/site.yaml:8: public/list is no file that can be listed.", isOpen},
		"of a redirect":                    {siteFile + redirect, unnamed, isOpen},
		"of a redirect, as it says":        {free("public/list.pdf") + redirect, "", isOpen},
		"of a shortcut":                    {siteFile + "app:\n  shortcuts: [{label: List, href: /list.pdf}]\n", unnamed, isOpen},
		"of a members' redirect":           {loaf("secret", members, "[a](/old.pdf)") + siteFile + redirect, redirected, isSealed},
		"of a redirected folder":           {loaf("secret", members, "[a](/list.pdf)") + siteFile + folder, "", isSealed},
		"of a redirect to such a folder":   {loaf("secret", members, "[a](/old.pdf)") + siteFile + redirect + strings.TrimPrefix(folder, "redirects:\n"), redirected, isSealed},
		"of a redirect in capitals":        {loaf("secret", members, "[a](/LIST.pdf)") + siteFile + strings.Replace(folder, "/*", "/LIST.pdf", 1), unnamed, isOpen},
		"of both, by a redirect":           {both("[a](/old.pdf)") + siteFile + redirect, at("public/list.pdf") + "\n" + redirected, isSealed},
		"of nobody":                        {"", unnamed, isOpen},
		"of nobody, as it says":            {free("public/list.pdf"), "", isOpen},
		"of a draft":                       {loaf("secret", members+"\ndraft: true", "[a](/list.pdf)"), "", waits},
		"a members' table":                 {loaf("secret", members, table) + withTable, "", isSealed},
		"a table of both":                  {both(table) + withTable, at("content/tables/prices.yaml"), isSealed},
		"a table of both, as it says":      {both(table) + strings.Replace(withTable, "caption", "access: public\ncaption", 1), "", isOpen},
		"a public table":                   {loaf("plain", public, table) + withTable, "", isOpen},
		"a table of nobody":                {loaf("plain", public, "Words.") + withTable, "", isSealed},
		"a drawing of both":                {both(drawing) + free("public/list.pdf"), at("content/pictures/oven.svg"), isOpen},
		"a drawing of both, as it says":    {both(drawing) + free("public/list.pdf, content/pictures/oven.svg"), "", isOpen},
		"an emblem of a members' page":     {loaf("secret", members+"\nemblem: oven", drawing) + loaf("plain", public, drawing) + free("/list.pdf"), "", isOpen},
		"an emblem of a public page":       {loaf("secret", members, drawing) + loaf("plain", public+"\nemblem: oven", "") + free("/list.pdf"), strings.Replace(at("content/pictures/oven.svg"), ":8:", ":5:", 1), isOpen},
		"a page that does not say":         {loaf("plain", "", "[a](/list.pdf)"), "content/loaves/plain.md:1: The library is sealed, and this page does not say who may read it.", isOpen},
		"of a page that says, renamed":     {loaf("other", public, "[a](/list.pdf)"), "", isOpen},
		"a photograph's place in a phrase": {both("Words and "+drawing+".") + free("/list.pdf"), at("content/pictures/oven.svg"), isOpen},
		"of a draft, as it says":           {loaf("later", draft, "[a](/list.pdf)") + free("public/list.pdf"), "", isOpen},
		"of a draft that does not say":     {loaf("later", "draft: true", "[a](/list.pdf)"), "", waits},
		"of a public draft":                {loaf("later", public+"\ndraft: true", "[a](/list.pdf)"), "", waits},
		"of a draft and of a public page":  {loaf("plain", public, "[a](/list.pdf)") + loaf("later", draft, "[a](/list.pdf)"), "", isOpen},
		"of a later article, too":          {loaf("secret", members, "[a](/list.pdf)") + soon("[a](/list.pdf)"), shown("content/notes/soon.md:9", "public/list.pdf"), isSealed},
		"a table of a later article, too":  {loaf("secret", members, table) + soon(table) + withTable, shown("content/notes/soon.md:9", "content/tables/prices.yaml"), isSealed},
		"of a later article's table, too":  {loaf("secret", members, "[a](/list.pdf)") + soon(table) + withTable, shown("content/tables/prices.yaml:5", "public/list.pdf"), isSealed},
		"of a later article":               {soon("[a](/list.pdf)"), "", waits},
		"a table of a later article":       {soon(table) + withTable, "", isSealed},
	} {
		t.Run(name, func(t *testing.T) {
			files := c.files
			if !strings.Contains(files, "tables/prices.yaml --") {
				files = things + files
			}
			key := library.NewKey()
			sealed, diags := Seal(loadSealed(t, files, &key), assets.Files{"/list.pdf": []byte("%PDF"), "/favicon.ico": nil}, &key)
			if got := problemsOf(diags); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
			state := waits
			if sealed.Public["/list.pdf"] != nil {
				state = isOpen
			} else if len(sealed.Attached()) == 1 {
				state = isSealed
			}
			if state != c.state {
				t.Errorf("the file %s, want %s", state, c.state)
			}
		})
	}
	public := assets.Files{"/list.pdf": []byte("%PDF")}
	if open, diags := Seal(load(t, things+both(drawing)), public, nil); len(diags) > 0 || !maps.EqualFunc(open.Public, public, bytes.Equal) {
		t.Errorf("of a site that is not sealed %v is open; it is said: %v", open.Public, diags)
	}
}

// problemsOf returns each problem once, except those about pages that do not say who may read them.
func problemsOf(diags diag.List) string {
	var lines []string
	for _, d := range diags {
		if d.File != "content/loaves/rye.md" && d.File != "content/loaves/copy.md" && d.File != "content/loaves/hidden.md" {
			d.Column = 0
			lines = append(lines, d.Pos.String()+": "+d.Message)
		}
	}
	return strings.Join(slices.Compact(lines), "\n")
}

// Every spelling of a file's address means that file.
func TestEachSpellingOfAnAddressIsTheFiles(t *testing.T) {
	written := map[string]string{
		"reference": "[a][b]\n\n[b]: https://bakery.test/list.pdf", "autolink": "<https://bakery.test/list.pdf>",
		"image": "![A list](/list.pdf)", "card": ":::cards\n:::card{title=\"T\" href=\"/list.pdf\"}\nWords.\n:::\n:::",
	}
	for _, address := range []string{
		"/list.pdf", "/list.pdf#page=2", "/list.pdf?download", "/LIST.pdf", "/./list.pdf", "/x/../list.pdf", "/%6Cist%2Epdf", "/x/%2E%2E/list.pdf", "/list.pdf.",
		"https://bakery.test/list.pdf", "http://bakery.test/list.pdf", "https://www.bakery.test/list.pdf", "HTTPS://Bakery.TEST/list.pdf",
		"https://bakery.test:443/list.pdf", "https://bakery.test./list.pdf", "https://www.bakery.test.:8080//list.pdf", "https://me@bakery.test/list.pdf",
	} {
		written[address] = "[a](" + address + ")"
	}
	for name, body := range written {
		t.Run(name, func(t *testing.T) {
			key := library.NewKey()
			seal := func(files string) (Sealed, string) {
				sealed, diags := Seal(loadSealed(t, files, &key), assets.Files{"/list.pdf": []byte("%PDF")}, &key)
				return sealed, problemsOf(diags)
			}
			if sealed, got := seal(loaf("secret", members, body)); got != "" || len(sealed.Public) > 0 || len(sealed.Attached()) != 1 {
				t.Errorf("a members' page shows it, and it is open: %s", got)
			}
			const want = "content/loaves/plain.md:"
			if _, got := seal(loaf("secret", members, "[a](/list.pdf)") + loaf("plain", public, body)); !strings.HasPrefix(got, want) {
				t.Errorf("a public page leads to it: got %q", got)
			}
		})
	}
	for _, other := range []string{"https://other.test/list.pdf", "https://bakery.test.evil.test/list.pdf", "mailto:list.pdf@bakery.test", "tel:1"} {
		if got := pathOf("https://bakery.test", other); got != "" {
			t.Errorf("%s is taken for %s", other, got)
		}
	}
	for _, spelling := range []string{"//bakery.test/list.pdf", `\\bakery.test\list.pdf`, "ht\ntps://bakery.test/list.pdf", "https:list.pdf", " /list.pdf ", "/li\tst.pdf\r\n"} {
		if got := pathOf("https://bakery.test", spelling); got != "/list.pdf" {
			t.Errorf("%q is taken for %q", spelling, got)
		}
	}
	for _, spelling := range []string{"/my plan.pdf", "/my%20plan.pdf", "https://bakery.test/my plan.pdf"} {
		if got := pathOf("https://bakery.test", spelling); got != "/my plan.pdf" {
			t.Errorf("%q is taken for %q", spelling, got)
		}
	}
	for _, faulty := range []string{"", "https://bread.test; script-src *", ":", "%zz"} {
		if pathOf(faulty, "/list.pdf") != "/list.pdf" || pathOf(faulty, "https://bakery.test/list.pdf") != "" {
			t.Errorf("a site at %q has other files", faulty)
		}
	}
}

// Hosts find an HTML file of public/ without its extension, but prefer a page of the site.
func TestAnOwnPageIsFoundWithoutItsEnding(t *testing.T) {
	key := library.NewKey()
	for link, want := range map[string]string{
		"https://www.bakery.test/kit/": "/kit/sheet.html /secret.html", "http://bakery.test/Kit": "/kit/sheet.html /secret.html",
		"https://www.bakery.test/kit/sheet": "/kit/index.html /secret.html", "http://bakery.test/secret": "/kit/index.html /kit/sheet.html /secret.html",
	} {
		tree := loadSealed(t, loaf("secret", members, "[a]("+link+")")+siteFile+"public-files: ["+strings.ReplaceAll(want, " ", ", ")+"]\n", &key)
		files := assets.Files{"/kit/index.html": []byte("a"), "/kit/sheet.html": []byte("b"), "/secret.html": []byte("c")}
		sealed, diags := Seal(tree, files, &key)
		got := strings.Join(slices.Sorted(maps.Keys(sealed.Public)), " ")
		files["/kit/of-sheet.jpg"] = []byte("d") // shown only by such a page
		if _, refused := Seal(tree, files, &key); problemsOf(refused) != "public/kit/of-sheet.jpg: No page shows this file, so in a sealed site nothing says who may have it." {
			t.Errorf("what an own page shows is taken for everybody's: %s", problemsOf(refused))
		}
		if got != want || problemsOf(diags) != "" {
			t.Errorf("members are shown %s, and open are %s: %s", link, got, problemsOf(diags))
		}
	}
}

// Names that differ in case belong to different files.
func TestAFileIsFirstTheOneOfItsName(t *testing.T) {
	key := library.NewKey()
	tree := loadSealed(t, loaf("secret", members, "[a](/list.pdf)")+loaf("plain", public, "[a](/LIST.pdf)"), &key)
	for range 20 { // maps have no order
		sealed, diags := Seal(tree, assets.Files{"/list.pdf": []byte("%PDF"), "/LIST.pdf": []byte("%PDF 2")}, &key)
		if got := problemsOf(diags); got != "" || sealed.Public["/list.pdf"] != nil || sealed.Public["/LIST.pdf"] == nil {
			t.Fatalf("got %q, and open are %v", got, sealed.Public)
		}
	}
}

// Files that hosts and browsers request by name are public without being listed. But a text as long
// as a guide may be a copy of one.
func TestWellKnownFilesNeedNoPage(t *testing.T) {
	for address, want := range map[string]bool{
		"/favicon.ico": true, "/favicon.svg": true, "/favicon-32x32.png": true, "/apple-touch-icon.png": true, "/icon-maskable-512.png": true,
		"/.well-known/security.txt": true, "/.well-known/acme-challenge/x": true, "/google0123456789abcdef.html": true,
		"/robots.txt": true, "/ads.txt": true, "/llms.txt": true, "/CNAME": true, "/0123456789abcdef0123456789abcdef.txt": true,
		"/plan.pdf": false, "/google-plan.html": false, "/favicon.pdf": false, "/dl/robots.txt": false, "/dl/.well-known/x": false, "/icon.svg.pdf": false,
	} {
		isIcon := strings.HasSuffix(address, ".png") || strings.HasSuffix(address, ".ico")
		isDrawing := strings.HasSuffix(address, ".svg")
		for text, want := range map[string]bool{
			"word": want, strings.Repeat("word ", 800): want && isIcon, "<path d='" + strings.Repeat("M0 0", 800) + "'/>": want && (isIcon || isDrawing),
		} {
			if got := isWellKnown(address, []byte(text)); got != want {
				t.Errorf("%s of %d bytes, %.9s: got %v", address, len(text), text, got)
			}
		}
	}
}

// A copy under another name, such as a link in the file system, is the same thing. Listing the copy
// is not enough: the original must be listed too.
func TestACopyOfAMembersFileIsTheMembers(t *testing.T) {
	key := library.NewKey()
	const shown = "content/loaves/plain.md:8: Everybody can read this, and public/copy.pdf belongs to members: content/loaves/secret.md shows it."
	const owned = ", which belongs to members: content/loaves/secret.md shows it."
	const link, drawing, table = "[a](/copy.pdf)", "![An oven](oven)", ":::table{name=\"prices\"}"
	list := func(copied string) string {
		return "content/site.yaml:8: public/copy.pdf is a copy of " + copied + owned
	}
	free := func(files string) string { return siteFile + "public-files: [" + files + "]\n" }
	for name, c := range map[string]struct{ body, files, copy, want string }{
		"the same bytes":                   {link, "", "%PDF", shown},
		"the same bytes, as it says":       {link, free("public/copy.pdf"), "%PDF", list("public/list.pdf")},
		"the same bytes, both listed":      {link, free("/copy.pdf, /list.pdf"), "%PDF", ""},
		"other bytes":                      {link, "", "%PDF 2", ""},
		"of a file that is everybody's":    {link, free("public/list.pdf"), "%PDF", ""},
		"that no page shows":               {"", "", "%PDF", "public/copy.pdf: This is a copy of public/list.pdf" + owned},
		"that is listed":                   {"", free("/copy.pdf"), "%PDF", list("public/list.pdf")},
		"other bytes that are listed":      {"", free("/copy.pdf"), "%PDF 2", ""},
		"of a drawing":                     {"", "", "content/pictures/oven.svg", "public/copy.pdf: This is a copy of content/pictures/oven.svg" + owned},
		"of a drawing, shown":              {link, "", "content/pictures/oven.svg", shown},
		"of a drawing, listed":             {"", free("/copy.pdf"), "content/pictures/oven.svg", list("content/pictures/oven.svg")},
		"of a drawing that is everybody's": {link, free("content/pictures/oven.svg"), "content/pictures/oven.svg", ""},
		"of a members' page":               {link, "", "content/loaves/secret.md", shown},
		"of a members' page, listed":       {"", free("/copy.pdf"), "content/loaves/secret.md", list("content/loaves/secret.md")},
		"of a members' page, both listed":  {"", free("/copy.pdf, content/loaves/secret.md"), "content/loaves/secret.md", list("content/loaves/secret.md") + "\ncontent/site.yaml:8: content/loaves/secret.md is no file that can be listed."},
		"of a members' draft, listed":      {"", free("/copy.pdf"), "content/loaves/draft.md", strings.ReplaceAll(list("content/loaves/draft.md"), "secret.md shows", "draft.md shows")},
		"of a public page, listed":         {"", free("/copy.pdf"), "content/loaves/plain.md", ""},
		"of a table, listed":               {"", free("/copy.pdf"), "content/tables/prices.yaml", list("content/tables/prices.yaml")},
	} {
		files := things + loaf("secret", members, "[a](/list.pdf)\n\n"+drawing+"\n\n"+table) + loaf("draft", members+"\ndraft: true", "W.") + loaf("plain", public, c.body) + c.files
		tree := loadSealed(t, files, &key)
		copied := []byte(c.copy)
		if text, err := fs.ReadFile(tree.FS, c.copy); err == nil {
			copied = text
		}
		_, diags := Seal(tree, assets.Files{"/list.pdf": []byte("%PDF"), "/copy.pdf": copied}, &key)
		if got := problemsOf(diags); got != c.want {
			t.Errorf("%s: %s", name, got)
		}
	}
}

// unread inspects every photograph without reading it.
type unread struct{ photo.Rasteriser }

func (unread) Inspect(context.Context, string) (raster.Facts, error) {
	return raster.Facts{Width: 4000, Height: 3000, Pages: 1}, nil
}

// A photograph also belongs to its file, whatever name it is shown under.
func TestWhoseAPhotographIs(t *testing.T) {
	picture := string(phone.JPEG(60, 40))
	files := "\n-- content/pictures/oven.jpg --\n" + picture + "\n-- content/pictures/copy.jpg --\n" + picture
	secret, portrait := loaf("secret", members, "![An oven](oven.jpg)"), strings.Replace(siteFile, "mark: dot", "mark: oven.jpg", 1)
	const owned = " belongs to members: content/loaves/secret.md shows it."
	const at = "content/loaves/plain.md:8: Everybody can read this, and "
	for name, c := range map[string]struct{ files, public, want string }{
		"of members":                {secret, "other", ""},
		"of both":                   {secret + loaf("plain", public, "![An oven](oven.jpg)"), "other", at + "content/pictures/oven.jpg" + owned},
		"a copy, shown":             {secret + loaf("plain", public, "![An oven](copy.jpg)"), "other", at + "content/pictures/copy.jpg" + owned},
		"a copy in public/":         {secret, picture + "\n", "public/press.jpg is a copy of content/pictures/oven.jpg, which" + owned},
		"of content/site.yaml, too": {secret + portrait, "other", ""},
	} {
		key := library.NewKey()
		fsys := bakery.With(extra + files + c.files)
		tree, diags := content.Load(t.Context(), content.Options{Model: bakery.Model(), FS: fsys, Icons: bakery.Icons(), Now: now, Photos: photo.Options{FS: fsys, Rasteriser: unread{}}})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		tree.Model.LibraryKey = func(*content.Tree) (*library.Key, diag.List) { return &key, nil }
		tree.Site().PublicFiles = append(tree.Site().PublicFiles, "public/press.jpg")
		sealed, diags := Seal(tree, assets.Files{"/press.jpg": []byte(c.public)}, &key)
		if got := problemsOf(diags); !strings.HasSuffix(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%s: got %s", name, got)
		}
		if isSealed := sealed.Attachments.IsFor(tree.Photos.Photo("oven.jpg").Address()); isSealed == (name == "of content/site.yaml, too") {
			t.Errorf("%s: it is sealed: %v", name, isSealed)
		}
	}
}

// The lines for the files of a folder are shown together for pasting, and quote names if necessary.
func TestTheFilesOfAFolderAreListedWithOneMessage(t *testing.T) {
	key := library.NewKey()
	files := assets.Files{"/press/a: \n\x1b[2Jb.pdf": []byte("%PDF"), "/one.pdf": []byte("%PDF 1"), "/press/mine.pdf": []byte("%PDF mine")}
	for i := range mostListed {
		files[fmt.Sprintf("/press/%02d.pdf", i)] = []byte("%PDF 2")
	}
	tree := loadSealed(t, loaf("secret", members, "[a](/press/mine.pdf)")+siteFile+"public-files:\n", &key)
	for found := 2; found > 0; {
		_, diags := Seal(tree, files, &key)
		found = 0
		for _, d := range diags {
			if _, lines, isFile := strings.Cut(d.Hint, "public-files:” in content/site.yaml:\n"); isFile && d.ID == "file-unnamed" {
				found++
				var listed []string
				if err := yaml.Unmarshal([]byte(lines), &listed); err != nil || len(listed) == 0 {
					t.Fatalf("%v: %s", err, lines)
				}
				tree.Site().PublicFiles = append(tree.Site().PublicFiles, listed...)
			}
		}
	}
	sealed, diags := Seal(tree, files, &key)
	if problemsOf(diags) != "" || len(sealed.Public) != mostListed+2 || len(sealed.Attached()) != 1 {
		t.Errorf("%s: %d files are open", problemsOf(diags), len(sealed.Public))
	}
}

// A members' page stays protected until the page itself says otherwise. No line of the list must be
// removed for that, and none is named.
func TestAPageThatNoLongerSaysThatItIsForMembersIsAnError(t *testing.T) {
	secret := func(line string) string { return loaf("secret", line, "Words.") }
	redirect := siteFile + "redirects:\n  - {from: /secret, to: /whisper}\n"
	moved := strings.Replace(secret(""), "loaves/secret", "loaves/whisper", 1)
	withdrawn := siteFile + "redirects:\n  - {from: /secret, to: /rye}\n"
	const all = "/\n/404\n/copy\n/hidden\n/notes\n/rye\n/white\n"
	const opened = ".md:1 Only members could read /secret as it was published, and this page does not say who may read it now."
	post := note("whisper", "2026-01-01", "", "Words.")
	for name, c := range map[string]struct{ files, list, want string }{
		"as it was":           {secret(members), "/secret members\n", ""},
		"the line is removed": {secret(""), "/secret members\n", "secret" + opened},
		"it says that it is":  {secret(public), "/secret members\n", ""},
		"it is moved":         {moved + redirect, "/secret members\n", "whisper" + opened},
		"it is withdrawn":     {withdrawn, all + "/secret members\n", ""},
		"it is renamed":       {moved, all + "/secret members\n", "whisper" + opened},
		"it is withdrawn, and another name is new": {moved + withdrawn, all + "/secret members\n", "whisper" + opened},
		"and that name says":                       {strings.Replace(moved, "lead: l", "access: public\nlead: l", 1) + withdrawn, all + "/secret members\n", ""},
		"another name is old":                      {moved + withdrawn, all + "/secret members\n/whisper\n", ""},
		"a merge took both lines":                  {secret(""), "/secret\n/secret members\n", "secret" + opened},
		"it was always public":                     {secret(""), "/secret\n", ""},
		"it becomes a post":                        {post + strings.Replace(redirect, "to: /whisper", "to: /notes/whisper", 1), "/secret members\n", "notes/whisper" + opened},
	} {
		key := library.NewKey()
		if _, got := link(loadSealed(t, c.files+"\n-- content/published.lock --\n"+c.list, &key)); strings.Contains(got, "Only members") != (name == "it becomes a post") {
			t.Errorf("%s, in a sealed site: got %q", name, got)
		}
		_, got := link(loadSealed(t, c.files+"\n-- content/published.lock --\n"+c.list, nil))
		if !strings.Contains(got, c.want) || c.want == "" && strings.Contains(got, "Only members") || strings.Contains(got, "published.lock") {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}
