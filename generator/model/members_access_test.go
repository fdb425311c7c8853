package model_test

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/linking/site"
	"nightlight/generator/model"
	"nightlight/generator/reading/assets"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest/testfiles"
)

// membersFile replaces the site's members.yaml.
func membersFile(t *testing.T, text string) edit {
	t.Helper()
	const name = "content/members.yaml"
	data := testfiles.Read(t, filepath.Join(repository, name))
	return edit{name, string(data), text}
}

// salted is the beginning of a valid members.yaml; sealedMembers returns that of a sealed library.
const salted = "salt: AAECAwQFBgcICQoLDA0ODw==\niterations: 600000\n"

func sealedMembers(key, pair library.Key) string {
	return fmt.Sprintf("protect: sealed\n%skey: %s\npairs:\n  - username: rose\n    key: %s\n", salted, key, pair)
}

// sealedSite declares in site.yaml that the library is sealed.
var sealedSite = edit{"content/site.yaml", "\npublic-files:", "\nprotect: sealed\npublic-files:"}

func loginOf(t *testing.T, tree *content.Tree) *model.Login {
	t.Helper()
	routes, _, diags := link(t, tree)
	if diags.HasErrors() {
		t.Fatal(messages(diags))
	}
	return routes["/login"].Page.Content.(*model.Login)
}

func TestASealedLibraryIsLockedForEachPairAndPublishesNoKey(t *testing.T) {
	key, rose, ivy := library.NewKey(), library.NewKey(), library.NewKey()
	tree := load(t, membersFile(t, sealedMembers(key, rose)+"  - username: ivy\n    key: "+ivy.String()+"\n"), sealedSite)
	if got, diags := tree.Model.LibraryKey(tree); len(diags) > 0 || *got != key {
		t.Fatalf("the key is %v, %v", got, diags)
	}
	login := loginOf(t, tree)
	if login.Verifier != nil || login.Lock.Library != key.Name() || !strings.Contains(salted, login.Lock.Salt) || login.Lock.Iterations != 600000 {
		t.Errorf("the login has %+v and %+v", login.Verifier, login.Lock)
	}
	for i, pair := range []library.Key{rose, ivy} {
		wrapped, err := base64.StdEncoding.DecodeString(login.Lock.Keys[i])
		if err != nil {
			t.Fatal(err)
		}
		if got, err := pair.Open(library.WrapLabel, wrapped); err != nil || library.Key(got) != key {
			t.Errorf("pair %d unwraps %v, %v", i, got, err)
		}
		if strings.Contains(fmt.Sprint(login.Lock), pair.String()) || strings.Contains(fmt.Sprint(login.Lock), key.String()) {
			t.Error("a key is published")
		}
	}
	if again := loginOf(t, tree); !reflect.DeepEqual(login.Lock, again.Lock) {
		t.Error("the same key is published in another way")
	}
}

// A manually changed file must not open a sealed library. site.yaml says that it is sealed, and
// members.yaml has its key: an older version of either does not publish it.
func TestAHalfWrittenMembersFileIsRefused(t *testing.T) {
	key := library.NewKey().String()
	sealed := "protect: sealed\n" + salted
	pairs := "pairs:\n  - username: rose\n    key: " + key + "\n"
	whole := sealed + "key: " + key + "\n" + pairs
	hidden := edit{siteYAML, "", ""}
	for name, c := range map[string]struct {
		text string
		site edit
		want string
	}{
		"sealed":                 {whole, sealedSite, ""},
		"hidden":                 {salted + "hash: " + key + "\n", hidden, ""},
		"sealed by the author":   {salted + "hash: " + key + "\n", sealedSite, "The library is sealed, and content/members.yaml does not contain its key."},
		"sealed by the command":  {whole, hidden, "The file content/members.yaml seals the library, and content/site.yaml does not say so."},
		"sealed without a key":   {sealed + pairs, sealedSite, "With “protect: sealed” the key “key” is needed."},
		"sealed without pairs":   {sealed + "key: " + key + "\n", sealedSite, "With “protect: sealed” the key “pairs” is needed."},
		"sealed with a verifier": {sealed + "key: " + key + "\n" + "hash: " + key + "\n" + pairs, sealedSite, "content/members.yaml:5:7: With “protect: sealed” there can be no key “hash”."},
		"sealed with half a key": {sealed + "key: AAAA\n" + pairs, sealedSite, "content/members.yaml:4:6: This is not what the command wrote."},
		"a pair with half a key": {strings.Replace(whole, "    key: "+key, "    key: AAAA", 1), sealedSite, "content/members.yaml:7:10: This is not what the command wrote."},
		"sealed with one twice":  {whole + "  - username: Rose\n    key: " + key + "\n", sealedSite, "content/members.yaml:8:15: This username is in the file twice, so two passwords open the library."},
		"hidden without a hash":  {salted, hidden, "With “protect: flag” the key “hash” is needed."},
		"hidden with a key":      {"protect: flag\n" + salted + "hash: " + key + "\nkey: " + key + "\n", hidden, "With “protect: flag” there can be no key “key”."},
	} {
		t.Run(name, func(t *testing.T) {
			tree := load(t, membersFile(t, c.text), c.site)
			key, diags := tree.Model.LibraryKey(tree)
			if key != nil && (diags.HasErrors() || c.site == hidden) {
				t.Errorf("the key is %v", key)
			}
			_, _, linked := link(t, tree)
			diags.Add(linked)
			if got := messages(diags); !strings.Contains(got, c.want) || diags.HasErrors() != (c.want != "") {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

// Whatever happens to the two files, the list and the page: if either file seals the library, a
// sealed page becomes public only if it says so itself. Everyday changes cause no error. The three
// settings are combined so that every pair of values occurs.
func TestASealedPageIsNeverPublishedByAnOversight(t *testing.T) {
	const guide = "content/guides/chest-to-cot.md"
	sealed := sealedMembers(library.NewKey(), library.NewKey())
	settings := []string{"\nprotect: sealed", "\nprotect: flag", ""}
	members := []string{sealed, salted + "hash: " + library.NewKey().String() + "\n", "", sealed[:90]}
	locks := []string{"/\n/chest-to-cot members\n", "", "# nothing\n", "/\n"}
	pages := []struct{ file, access string }{
		{guide, "access: members\n"}, {guide, "access: public\n"}, {guide, ""},
		{"content/guides/cot.md", ""}, {"content/guides/cot.md", "access: members\n"}, {"content/blog/cot.md", ""},
	}
	open := 0
	public, _ := assets.Load(os.DirFS(repository))
	for i := range len(members) * len(locks) * len(pages) {
		m, l, p := i%len(members), i/len(members)%len(locks), i/len(members)/len(locks)
		setting, page := settings[(m+l+p)%len(settings)], pages[p]
		path := "/" + strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(page.file, "content/guides/"), "content/"), ".md")
		redirect := ""
		if page.file != guide {
			redirect = "\nredirects:\n  - {from: /chest-to-cot, to: " + path + "}"
		}
		opts := options(t, edit{"content/site.yaml", "\npublic-files:", setting + redirect + "\npublic-files:"}, membersFile(t, members[m]), edit{guide, "access: members\n", page.access})
		files := opts.FS.(fstest.MapFS)
		if members[m] == "" {
			delete(files, "content/members.yaml")
		}
		if locks[l] != "" {
			files["content/published.lock"] = &fstest.MapFile{Data: []byte(locks[l])}
		}
		if page.file != guide {
			files[page.file] = files[guide]
			delete(files, guide)
		}
		tree, diags := content.Load(t.Context(), opts)
		key, ds := tree.Model.LibraryKey(tree)
		diags.Add(ds)
		_, ds = site.Seal(tree, public, key)
		diags.Add(ds)
		linked, ds := site.Link(tree, site.Options{HasFile: func(file string) bool { return strings.Contains(file, ".") }})
		diags.Add(ds)
		gated := slices.ContainsFunc(linked.Routes, func(r site.Route) bool { return r.Page.Path == path && r.Page.Gate != nil })
		name := fmt.Sprintf("site %q, members %q, list %q, page %q", setting, members[m], locks[l], page)
		isOpen := !diags.HasErrors() && (key == nil || !gated)
		isPublic, isMembers := strings.Contains(page.access, "public"), strings.Contains(page.access, "members")
		if isOpen && (setting == settings[0] || m == 0) && !isPublic {
			t.Errorf("%s: it is published", name)
		}
		if key != nil && diags.HasErrors() && (isPublic || isMembers) {
			t.Errorf("%s: %s", name, messages(diags))
		}
		if isOpen {
			open++
		}
	}
	if open < 10 || open > 60 {
		t.Errorf("%d of 96 are open", open)
	}
}

// Public lists and pages show parts of these.
func TestAPostAndThePageOfServicesCannotBeSealed(t *testing.T) {
	key := library.NewKey()
	for file, line := range map[string]string{"content/pages/services.md": "template: services\n", "content/blog/establishing-healthy-sleep-routines.md": "id: 1\n"} {
		tree := load(t, edit{file, line, line + "access: members\n"})
		tree.Model.LibraryKey = func(*content.Tree) (*library.Key, diag.List) { return &key, nil }
		_, diags := site.Link(tree, site.Options{HasFile: func(string) bool { return true }})
		if got := messages(diags); !strings.Contains(got, file) || !strings.Contains(got, "cannot be sealed") {
			t.Errorf("%s: %s", file, got)
		}
	}
}

// A random key may contain what looks like a figure, but it is not a quotation.
func TestAKeyThatLooksLikeAFactIsNoText(t *testing.T) {
	tree, diags := content.Load(t.Context(), options(t, membersFile(t, salted+"hash: 3feet/6months/16C/4hours/AAAAAAAAAAAAAAAAAA=\n")))
	for _, d := range diags {
		if d.File == "content/members.yaml" {
			t.Errorf("%s %s", d.Message, d.Hint)
		}
	}
	if got := tree.Data.(*model.Data).Members.Hash; !strings.HasPrefix(got, "3feet/6months/") {
		t.Errorf("the hash is %s", got)
	}
}

// plantable matches words after which texts and cells can continue.
var plantable = regexp.MustCompile(`\d months\b| the\b`)

// takenFiles returns the files whose words members' pages can show, each with its name planted in
// its texts.
func takenFiles(t *testing.T) (names []string, edits []edit) {
	t.Helper()
	for _, pattern := range []string{"plan/*.yaml", "tables/*.yaml"} {
		files, err := fs.Glob(os.DirFS(filepath.Join(repository, "content")), pattern)
		if err != nil || len(files) == 0 {
			t.Fatal(pattern, err)
		}
		for _, file := range files {
			name := strings.TrimSuffix(file, ".yaml")
			old := string(testfiles.Read(t, filepath.Join(repository, "content", file)))
			planted := plantable.ReplaceAllString(old, "$0 ("+name+")")
			names, edits = append(names, name), append(edits, edit{"content/" + file, old, planted})
		}
	}
	return names, edits
}

// A template that shows words of a file declares it, so it is known who may read them.
func TestAKindOfPageNamesTheFilesWhoseWordsItTakes(t *testing.T) {
	names, edits := takenFiles(t)
	tree := load(t, edits...)
	link(t, tree)
	for _, doc := range tree.Documents {
		said, err := json.Marshal(doc.Matter)
		if err != nil {
			t.Fatal(err)
		}
		shows := tree.Model.Template(doc.Template).Shows
		for _, name := range names {
			if strings.Contains(string(said), "("+name+")") && !slices.Contains(shows, name) {
				t.Errorf("%s shows words of %s, which the kind “%s” does not name: %v", doc.File, name, doc.Template, shows)
			}
		}
	}
}

func TestNoPublicPageTakesWordsThatAreTheMembers(t *testing.T) {
	sealed := membersFile(t, sealedMembers(library.NewKey(), library.NewKey()))
	for page, want := range map[string][]string{
		"sleep-diary":              {"plan/cot", "plan/co-sleeping", "plan/tonight", "plan/waking", "tables/sleep-needs"},
		"next-sleep":               {"tables/wake-windows"},
		"now":                      {"plan/cot", "plan/co-sleeping", "plan/tonight", "plan/waking", "tables/sleep-needs", "tables/wake-windows"},
		"comforting-sleep-journey": {"plan/cot", "plan/co-sleeping", "plan/tonight", "plan/waking"},
	} {
		file := "content/pages/" + page + ".md"
		tree := load(t, sealed, sealedSite, edit{file, "\naccess: members\n", "\naccess: public\n"})
		libraryKey, diags := tree.Model.LibraryKey(tree)
		if libraryKey == nil {
			t.Fatal(messages(diags))
		}
		_, diags = site.Seal(tree, assets.Files{}, libraryKey)
		for _, name := range want {
			if said := file + ":5:9: Everybody can read this, and content/" + name + ".yaml belongs to members"; !strings.Contains(messages(diags), said) {
				t.Errorf("%s: it is not said that %s belongs to members: %s", page, name, messages(diags))
			}
		}
	}
}

func TestAPublicPageDoesNotShowTheDiaryOfMembers(t *testing.T) {
	const diary, now = "content/pages/sleep-diary.md", "content/pages/now.md"
	open := func(file string) edit { return edit{file, "\naccess: members\n", "\naccess: public\n"} }
	for _, c := range []struct {
		edits     []edit
		isRefused bool
	}{{nil, false}, {[]edit{open(now)}, true}, {[]edit{open(diary)}, false}, {[]edit{open(now), open(diary)}, false}} {
		_, _, diags := link(t, load(t, c.edits...))
		if said := strings.Contains(messages(diags), "it shows the words of "+diary); said != c.isRefused {
			t.Errorf("with %v: %s", c.edits, messages(diags))
		}
	}
}
