package site

import (
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/reading/content"
)

var noFiles = Options{HasFile: func(string) bool { return false }}

func addressesOf(all []content.Published) string {
	addresses := make([]string, len(all))
	for i, published := range all {
		addresses[i] = published.Address
		if published.Access != "public" {
			addresses[i] += "=" + string(published.Access)
		}
	}
	return strings.Join(addresses, " ")
}

// loadSealed loads a site of which some pages are members' and which may have a key.
func loadSealed(t *testing.T, files string, key *library.Key) *content.Tree {
	t.Helper()
	tree := load(t, files)
	tree.Model.LibraryKey = func(*content.Tree) (*library.Key, diag.List) { return key, nil }
	return tree
}

const secretLoaf = `
-- content/loaves/secret.md --
---
title: Secret
description: A sentence about this page that search engines can show whole.
access: members
lead: l
baked: 2026-01-01
---
Words.
`

const listedSealed = "\n-- content/published.lock --\n/\n/secret sealed\npublic/plan.pdf sealed\n"

func TestALibraryThatWasSealedStaysSealed(t *testing.T) {
	key := library.NewKey()
	if _, got := link(loadSealed(t, secretLoaf+listedSealed, &key)); strings.Contains(got, "sealed") {
		t.Errorf("of a sealed library it is said:\n%s", got)
	}
	_, got := link(loadSealed(t, secretLoaf+listedSealed, nil))
	const want = "content/published.lock:2:1 The library was published sealed, and it would not be any more: 2 of its pages and files, /secret first"
	if !strings.Contains(got, want) || !strings.Contains(got, "member set --protect flag") {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
	hidden := strings.NewReplacer(" sealed", " members", "public/plan.pdf sealed\n", "").Replace(listedSealed)
	if _, got := link(loadSealed(t, secretLoaf+hidden, nil)); strings.Contains(got, "sealed") {
		t.Errorf("of a library that was hidden only it is said:\n%s", got)
	}
}

func TestWhatOnlyMembersCouldReadIsNamedWhenItBecomesPublic(t *testing.T) {
	const open = "content/loaves/secret.md"
	public := strings.Replace(secretLoaf, "access: members\n", "", 1)
	said := strings.Replace(secretLoaf, "access: members", "access: public", 1)
	moved := strings.Replace(public, "loaves/secret", "loaves/whisper", 1)
	redirect := siteFile + "redirects:\n  - {from: /secret, to: /whisper}\n"
	home := siteFile + "redirects:\n  - {from: /secret, to: /rye}\n"
	for name, c := range map[string]struct{ files, list, want string }{
		"as it was":                  {secretLoaf, "/secret members\n", ""},
		"the gate is removed":        {public, "/secret members\n", open + ": Only members could read /secret, and everybody could now."},
		"the access is changed":      {said, "/secret sealed\n", open + ":4:9: Only members could read /secret, and everybody could now."},
		"it is confirmed":            {public, "/secret\n", ""},
		"it is moved":                {moved + redirect, "/secret members\n", "content/loaves/whisper.md: Only members could read /secret, which is at /whisper now, and everybody could now."},
		"a move is confirmed":        {moved + redirect, "/secret\n", ""},
		"it is withdrawn":            {home, "/secret members\n/rye\n", ""},
		"it leads to what is new":    {home, "/secret members\n", "content/loaves/rye.md: Only members could read /secret, which is at /rye now, and everybody could now."},
		"a part of it was published": {public, "/secret members\n/secret#part\n", open + ": Only members could read /secret, and everybody could now."},
	} {
		key := library.NewKey()
		tree := loadSealed(t, c.files+"\n-- content/published.lock --\n"+c.list, &key)
		linked, _ := Link(tree, noFiles)
		var got []string
		for _, opened := range linked.Opened {
			got = append(got, strings.Replace(opened.Problem.Pos.String(), ":1", "", 1)+": "+opened.Problem.Message)
			if !strings.Contains(opened.Problem.Hint, "line 1 of content/published.lock") {
				t.Errorf("%s: the hint is %s", name, opened.Problem.Hint)
			}
			// Nothing but a hand takes the mark away: the next build does not list it as public.
			missing, _ := NewAddresses(tree, nil, linked.Opened)
			if list := " " + addressesOf(missing) + " "; strings.Contains(list, " "+opened.Path+" ") {
				t.Errorf("%s: %s is listed as public", name, opened.Path)
			}
		}
		if strings.Join(got, "\n") != c.want {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}

func TestFilesThatWereSealedAreNamedWhenTheyBecomePublic(t *testing.T) {
	linked, _ := Link(loadSealed(t, listedSealed, nil), noFiles)
	there := fstest.MapFS{"public/plan.pdf": {}}
	if got := openedFiles(linked.SealedBefore, nil, there); len(got) != 1 || got[0].Path != "public/plan.pdf" {
		t.Errorf("got %v", got)
	}
	if got := openedFiles(linked.SealedBefore, []string{"public/plan.pdf"}, there); len(got) > 0 {
		t.Errorf("of a file that is sealed it is said: %v", got)
	}
	if got := openedFiles(linked.SealedBefore, nil, fstest.MapFS{}); len(got) > 0 {
		t.Errorf("of a file that was removed it is said: %v", got)
	}
}

func TestTheListRemembersTheNarrowestAccess(t *testing.T) {
	key := library.NewKey()
	const list = "/\n/404\n/copy\n/hidden\n/notes\n/notes/easter\n/notes/new-oven\n/rye\n/rye#keeping\n/white sealed\n/white#the-dough\n"
	for name, c := range map[string]struct {
		line, want string
		key        *library.Key
	}{
		"new":                {"", "/secret=members", nil},
		"new and sealed":     {"", "/secret=sealed public/plan.pdf=sealed", &key},
		"narrower":           {"/secret members\n", "/secret=sealed public/plan.pdf=sealed", &key},
		"the same":           {"/secret sealed\npublic/plan.pdf sealed\n", "", &key},
		"wider than it was":  {"/secret sealed\n", "", nil},
		"public when listed": {"/secret\n", "/secret=members", nil},
	} {
		var files []string
		if c.key != nil {
			files = []string{"public/plan.pdf"}
		}
		at := strings.Index(list, "/white")
		tree := loadSealed(t, secretLoaf+"\n-- content/published.lock --\n"+list[:at]+strings.TrimSuffix(c.line, "public/plan.pdf sealed\n")+list[at:]+strings.TrimPrefix(c.line, "/secret sealed\n"), c.key)
		missing, diags := NewAddresses(tree, files, nil)
		if got := addressesOf(missing); got != c.want || len(diags) > 0 {
			t.Errorf("%s: got %q, want %q; %v", name, got, c.want, diags)
		}
		lines, added, _ := tree.Published.With(missing)
		if added != len(missing) || strings.Count(strings.Join(lines, "\n"), "/secret") != 1 {
			t.Errorf("%s: %d are added to make %q", name, added, lines)
		}
	}
}
