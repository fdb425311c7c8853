package main

import (
	"encoding/hex"
	"strings"
	"testing"

	"nightlight/generator/base/git"
	"nightlight/generator/base/library"
)

func TestNoKeyIsShownOfANameOrASentence(t *testing.T) {
	key := library.NewKey()
	v := versions{keys: []byte("key: " + key.String() + "\n")}
	for name, text := range map[string]string{
		"a sentence": "It is " + key.String(), "an old key": library.NewKey().String(),
		"a file": fileEdit{'A', "", "public/" + hex.EncodeToString(key[:]) + ".txt"}.String(),
	} {
		if got := v.shown(text); got != "a sentence with a key, which is not shown" {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestNothingThatGitSaysSteersATerminal(t *testing.T) {
	const hostile, want = "a\x1b[2J\u202eb\u009bc", "a·[2J·b·c"
	for name, said := range map[string]string{
		"why it failed":   explainGit(git.Error{Said: hostile + "\n" + hostile}).Error(),
		"a known reason":  explainGit(git.Error{Said: "fetch first\n" + hostile + "\n" + hostile}).Error(),
		"a file":          fileEdit{'M', hostile, hostile}.String() + "\n" + fileEdit{'A', hostile, hostile}.String(),
		"a renamed file":  fileEdit{'R', hostile, hostile}.String(),
		"a removed file":  fileEdit{'D', hostile, hostile}.String() + want,
		"an old sentence": (&versions{}).shown(hostile + "\n" + hostile),
	} {
		if got := strings.Count(said, want); got != 2 {
			t.Errorf("%s: %q", name, said)
		}
	}
}
