package site

import (
	"strings"
	"testing"

	"nightlight/generator/base/library"
	"nightlight/generator/reading/content"
)

func addressesOf(all []content.Published) string {
	addresses := make([]string, len(all))
	for i, published := range all {
		addresses[i] = published.Address
		if published.Members {
			addresses[i] += "=members"
		}
	}
	return strings.Join(addresses, " ")
}

// What only members could read stays so until the page itself says otherwise: no line of the
// list has to be removed for it, and none is named.
func TestAPageThatNoLongerSaysThatItIsForMembersIsAnError(t *testing.T) {
	secret := func(line string) string { return loaf("secret", line, "Words.") }
	redirect := siteFile + "redirects:\n  - {from: /secret, to: /whisper}\n"
	moved := strings.Replace(secret(""), "loaves/secret", "loaves/whisper", 1)
	withdrawn := siteFile + "redirects:\n  - {from: /secret, to: /rye}\n"
	const all = "/\n/404\n/copy\n/hidden\n/notes\n/rye\n/white\n"
	const opened = ".md:1 Only members could read /secret as it was published, and this page does not say who may read it now."
	post := strings.Replace(moved, "content/loaves/whisper.md", "content/notes/whisper.md", 1)
	post = strings.Replace(post, "lead: l\nbaked: 2026-01-01", "date: 2026-01-01\nauthor: A\nsummary: s\npicture: dot", 1)
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

func TestTheListFollowsTheAccessOfAPage(t *testing.T) {
	const list = "/\n/404\n/copy\n/hidden\n/notes\n/notes/easter\n/notes/new-oven\n/rye\n/rye#keeping\n/white members\n/white#the-dough\n"
	at := strings.Index(list, "/white")
	for name, c := range map[string]struct{ line, access, want string }{
		"new":      {"", members, "/secret=members"},
		"narrower": {"/secret\n", members, "/secret=members"},
		"wider":    {"/secret members\n", public, "/secret"},
		"the same": {"/secret members\n", members, ""},
	} {
		tree := load(t, loaf("secret", c.access, "Words.")+"\n-- content/published.lock --\n"+list[:at]+c.line+list[at:])
		missing, diags := NewAddresses(tree)
		if got := addressesOf(missing); got != c.want || len(diags) > 0 {
			t.Errorf("%s: got %q, want %q; %v", name, got, c.want, diags)
		}
		lines, added, _ := tree.Published.With(missing)
		if added != len(missing) || strings.Count(strings.Join(lines, "\n"), "/secret") != 1 {
			t.Errorf("%s: %d are added to make %q", name, added, lines)
		}
	}
}
