package model_test

import (
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"nightlight/generator/base/library"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
)

// membersFile replaces the site's members.yaml.
func membersFile(t *testing.T, text string) edit {
	t.Helper()
	const name = "content/members.yaml"
	data, err := os.ReadFile(filepath.Join(repository, name))
	if err != nil {
		t.Fatal(err)
	}
	return edit{name, string(data), text}
}

func loginOf(t *testing.T, tree *content.Tree) *model.Login {
	t.Helper()
	routes, _, diags := link(t, tree)
	if diags.HasErrors() {
		t.Fatal(messages(diags))
	}
	return routes["/login"].Page.Content.(*model.Login)
}

func TestAHiddenLibraryHasAVerifierAndNoKey(t *testing.T) {
	tree := load(t)
	key, diags := tree.Model.LibraryKey(tree)
	if key != nil || len(diags) > 0 {
		t.Errorf("the key is %v, %v", key, diags)
	}
	if login := loginOf(t, tree); login.Lock != nil || login.Verifier.Hash == "" {
		t.Errorf("the login has %+v and %+v", login.Verifier, login.Lock)
	}
}

func TestASealedLibraryIsLockedForEachPairAndPublishesNoKey(t *testing.T) {
	const salt = "AAECAwQFBgcICQoLDA0ODw=="
	key, rose, ivy := library.NewKey(), library.NewKey(), library.NewKey()
	tree := load(t, membersFile(t, fmt.Sprintf(
		"protect: sealed\nsalt: %s\niterations: 600000\nkey: %s\npairs:\n  - username: rose\n    key: %s\n  - username: ivy\n    key: %s\n",
		salt, key, rose, ivy)))
	if got, diags := tree.Model.LibraryKey(tree); len(diags) > 0 || *got != key {
		t.Fatalf("the key is %v, %v", got, diags)
	}
	login := loginOf(t, tree)
	if login.Verifier != nil || login.Lock.Library != key.Name() || login.Lock.Salt != salt || login.Lock.Iterations != 600000 {
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

// A file that was changed by hand must not open a library that was sealed.
func TestAHalfWrittenMembersFileIsRefused(t *testing.T) {
	key := library.NewKey().String()
	const start = "salt: AAECAwQFBgcICQoLDA0ODw==\niterations: 600000\n"
	sealed := "protect: sealed\n" + start
	pairs := "pairs:\n  - username: rose\n    key: " + key + "\n"
	for name, c := range map[string]struct{ text, want string }{
		"sealed without a key":   {sealed + pairs, "With “protect: sealed” the key “key” is needed."},
		"sealed without pairs":   {sealed + "key: " + key + "\n", "With “protect: sealed” the key “pairs” is needed."},
		"sealed with a verifier": {sealed + "key: " + key + "\n" + "hash: " + key + "\n" + pairs, "content/members.yaml:5:7: With “protect: sealed” there can be no key “hash”."},
		"sealed with half a key": {sealed + "key: AAAA\n" + pairs, "content/members.yaml:4:6: This is not what the command wrote."},
		"a pair with half a key": {sealed + "key: " + key + "\npairs:\n  - username: rose\n    key: AAAA\n", "content/members.yaml:7:10: This is not what the command wrote."},
		"hidden without a hash":  {start, "With “protect: flag” the key “hash” is needed."},
		"hidden with a key":      {"protect: flag\n" + start + "hash: " + key + "\nkey: " + key + "\n", "With “protect: flag” there can be no key “key”."},
	} {
		t.Run(name, func(t *testing.T) {
			tree := load(t, membersFile(t, c.text))
			_, diags := tree.Model.LibraryKey(tree)
			_, _, linked := link(t, tree)
			if got := messages(append(diags, linked...)); !strings.Contains(got, c.want) {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}
