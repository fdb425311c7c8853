package main

import (
	"strings"
	"testing"

	"nightlight/generator/base/git"
)

func TestNothingThatGitSaysSteersATerminal(t *testing.T) {
	const hostile, want = "a\x1b[2J\u202eb\u009bc", "a\uFFFD[2J\uFFFDb\uFFFDc"
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
