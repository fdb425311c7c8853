package model

import (
	"cmp"
	"encoding/base64"
	"fmt"
	"strings"

	"golang.org/x/text/unicode/norm"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/reading/content"
)

func fillDashboard(doc *content.Document, tree *content.Tree) diag.List {
	dashboard := doc.Matter.(*Dashboard)
	dashboard.Answers = answersOf(tree)
	for i, module := range dashboard.Modules {
		if guide := tree.Page(module.Path); guide != nil && guide.Words > 0 {
			dashboard.Modules[i].Minutes = minutes(guide)
		}
	}
	if dashboard.Saving != nil {
		dashboard.Saving.Lasting = lastingOf(tree)
	}
	return nil
}

func stageFiles() []string {
	return []string{"plan/co-sleeping", "plan/cot", "plan/tonight", "plan/waking"}
}

func stagesInShort(tree *content.Tree) *StagesInShort {
	if !tree.Has("plan/questions") {
		return nil
	}
	data := dataOf(tree)
	return &StagesInShort{
		CoSleeping: data.inShort("co-sleeping", data.Plan.Waking.CoSleeping),
		Cot:        data.inShort("cot", data.Plan.Waking.Cot),
		Morning:    data.Plan.Tonight.Morning,
		Nights:     data.Plan.Tonight.Nights,
		Notes:      data.Plan.Tonight.Notes,
	}
}

func (d *Data) inShort(approach string, waking []StageWaking) []StageInShort {
	short := make([]StageInShort, len(waking))
	for i := range short {
		stage := fmt.Sprintf("stage-%d/", i)
		short[i] = StageInShort{d.variants(approach, stage+"tonight"), d.variants(approach, stage+"ready"), waking[i].Settled}
	}
	return short
}

func (d *Data) variants(file, slot string) (text PlanText) {
	for _, entry := range *d.planTexts(file) {
		if entry.Slot == slot {
			text.Variants = append(text.Variants, TextVariant{entry.When, entry.Text})
		}
	}
	return text
}

// The values of MembersAccess.Protect.
const (
	Flag   = "flag"
	Sealed = "sealed"
)

// libraryKey returns the key of a sealed library, and the problems of members.yaml. A problem is
// always an error, so nothing is published unsealed by mistake.
func libraryKey(tree *content.Tree) (*library.Key, diag.List) {
	access := &dataOf(tree).Members
	if tree.IsBroken("members") || !tree.Has("members") {
		return nil, nil // the problems of that file are reported
	}
	switch settings := cmp.Or(dataOf(tree).site.Protect, Flag); {
	case settings == cmp.Or(access.Protect, Flag):
	case settings == Sealed:
		return nil, diag.List{diag.Errorf("seal-keys", tree.At("site", "protect"), "The library is sealed, and content/members.yaml does not contain its key.").
			WithHint("Bring that file back from the project's history. Where there is none, set usernames and passwords anew with: nightlight member set")}
	default:
		return nil, diag.List{diag.Errorf("seal-keys", tree.At("site", "protect"), "The file content/members.yaml seals the library, and content/site.yaml does not say so.").
			WithHint("Add this line:\nprotect: sealed\nOr have the library only hidden with: nightlight member set --protect flag")}
	}
	if diags := access.check(tree); diags.HasErrors() || access.Protect != Sealed {
		return nil, diags
	}
	key, err := library.ParseKey(access.Key)
	if err != nil {
		return nil, diag.List{notWritten(tree, "key")}
	}
	return &key, nil
}

// check reports missing keys of the chosen protection, and keys of the other one.
func (a *MembersAccess) check(tree *content.Tree) (diags diag.List) {
	protect, sealed := cmp.Or(a.Protect, Flag), a.Protect == Sealed
	for _, key := range []struct {
		name           string
		there          bool
		needed, barred bool
	}{
		{"hash", a.Hash != "", !sealed, sealed},
		{"key", a.Key != "", sealed, !sealed},
		{"pairs", len(a.Pairs) > 0, sealed, !sealed},
		{"demo", a.Demo, false, sealed},
	} {
		problem := "With “protect: %s” the key “%s” is needed."
		if key.there {
			problem = "With “protect: %s” there can be no key “%s”."
		}
		if key.there && key.barred || !key.there && key.needed {
			diags = append(diags, diag.Errorf("members-key", tree.At("members", key.name), problem, protect, key.name).
				WithHint("Set the username and password anew with: nightlight member set --protect %s", protect))
		}
	}
	known := map[string]bool{}
	for i, pair := range a.Pairs {
		name := strings.ToLower(norm.NFC.String(pair.Username))
		if known[name] { // a merge can leave both, one with a replaced password
			diags = append(diags, diag.Errorf("members-twice", tree.At("members", item("pairs", i)+".username"), "This username is in the file twice, so two passwords open the library.").
				WithHint("Choose one of them with: nightlight member password"))
		}
		known[name] = true
	}
	return diags
}

func notWritten(tree *content.Tree, key string) diag.Diagnostic {
	return diag.Errorf("members-damaged", tree.At("members", key), "This is not what the command wrote.").
		WithHint("Set the username and password anew with: nightlight member set")
}

func (a *MembersAccess) lock(key library.Key, tree *content.Tree) (*Lock, diag.List) {
	lock := &Lock{Library: key.Name(), Salt: a.Salt, Iterations: a.Iterations, Keys: make([]string, len(a.Pairs))}
	for i, pair := range a.Pairs {
		own, err := library.ParseKey(pair.Key)
		if err != nil {
			return nil, diag.List{notWritten(tree, item("pairs", i)+".key")}
		}
		lock.Keys[i] = base64.StdEncoding.EncodeToString(key.Wrap(own))
	}
	return lock, nil
}

func fillLogin(doc *content.Document, tree *content.Tree) diag.List {
	login, access := doc.Matter.(*Login), &dataOf(tree).Members
	key, diags := libraryKey(tree)
	switch {
	case diags.HasErrors():
		return nil // the engine also asks for the key, and reports them
	case key == nil:
		login.Verifier = &Verifier{Salt: access.Salt, Hash: access.Hash, Iterations: access.Iterations}
		return nil
	}
	login.Lock, diags = access.lock(*key, tree)
	return diags
}
