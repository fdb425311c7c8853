package main

import (
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"nightlight/generator/base/git"
	"nightlight/generator/base/library"
	"nightlight/generator/model"
	"nightlight/generator/sitetest/testfiles"
)

// repository makes a folder a Git repository, in which Ann has committed all files.
func repository(t *testing.T, root string) git.Repo {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("Git is not installed")
	}
	repo := git.Repo{Root: root}
	for _, args := range [][]string{
		{"init", "-q", "-b", "main"}, {"config", "user.name", "Ann"}, {"config", "user.email", "ann@example.org"}, {"config", "core.autocrlf", "false"},
		{"add", "-A"}, {"commit", "-q", "--allow-empty", "-m", "all"},
	} {
		if _, err := repo.Run(t.Context(), "", args...); err != nil {
			t.Fatal(args, err)
		}
	}
	return repo
}

func TestNoKeyIsShownOfANameOrASentence(t *testing.T) {
	key := library.NewKey()
	v := versions{keys: library.FindSecrets([]byte("key: " + key.String() + "\n"))}
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

func TestNoErrorSteersATerminal(t *testing.T) {
	const hostile, want = "a\x1b[2J\u202eb\u009bc", "a·[2J·b·c"
	for status, args := range map[int][]string{exitUsage: {"build", "--" + hostile}, exitProblems: {"preview", "--root", t.TempDir(), "--out", hostile}} {
		if got, _, said := command("", args...); got != status || strings.Contains(said, hostile) || !strings.Contains(said, want) {
			t.Errorf("%q: %d %q", args, got, said)
		}
	}
}

func TestTheKeyOfALibraryGoesToNoRepositoryThatEverybodyCanRead(t *testing.T) {
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/missing.git/") {
			http.NotFound(w, r)
			return
		}
		if _, _, known := r.BasicAuth(); known || strings.HasPrefix(r.URL.Path, "/open.git/") {
			fmt.Fprintf(w, "%040d\trefs/heads/main\n", 1)
			return
		}
		w.Header().Set("WWW-Authenticate", `Basic realm="private"`)
		w.WriteHeader(http.StatusUnauthorized)
	}))
	defer host.Close()
	withName := strings.Replace(host.URL, "//", "//rose:secret@", 1)
	gone := httptest.NewServer(nil)
	gone.Close()
	const refused, unknown = "everybody can read", "could not be found out"
	for _, c := range []struct{ remote, protect, want string }{
		{withName + "/open.git", model.Sealed, refused},
		{withName + "/open.git", model.Flag, ""},
		{withName + "/private.git", model.Sealed, ""},
		{withName + "/missing.git", model.Sealed, ""},
		{strings.Replace(gone.URL, "//", "//rose:secret@", 1) + "/site.git", model.Sealed, unknown},
		{gone.URL + "/site.git", model.Flag, ""},
		{"work:rose/site.git", model.Sealed, unknown},
		{t.TempDir(), model.Sealed, ""},
		{`C:\Users\rose\site.git`, model.Sealed, ""},
	} {
		root := sitesMembers(t, &model.MembersAccess{Protect: c.protect})
		repo := repository(t, root)
		for _, args := range [][]string{
			{"remote", "add", "origin", host.URL + "/private.git"},
			{"remote", "set-url", "--add", "--push", "origin", host.URL + "/private.git"}, {"remote", "set-url", "--add", "--push", "origin", c.remote},
		} {
			if _, err := repo.Run(t.Context(), "", args...); err != nil {
				t.Fatal(err)
			}
		}
		var said strings.Builder
		p := &publishing{publishOptions: &publishOptions{Root: root, Streams: Streams{Out: &said}}, versions: &versions{Repo: repo}, remote: "origin"}
		err := p.refuseOpen(t.Context())
		p.Yes = true
		if withYes := p.refuseOpen(t.Context()); (withYes != nil) != (c.want != "") || withYes != nil && strings.Contains(withYes.Error(), "secret") {
			t.Errorf("%s, %s, with --yes: %v", c.remote, c.protect, withYes)
		}
		if (err != nil) != (c.want == refused) {
			t.Errorf("%s, %s: %v", c.remote, c.protect, err)
		}
		if err != nil {
			said.WriteString(err.Error())
		}
		if got := said.String(); !strings.Contains(got, c.want) || c.want == "" && got != "" || strings.Contains(got, "secret") {
			t.Errorf("%s, %s: %q, want %q", c.remote, c.protect, got, c.want)
		}
	}
}

func TestWhatIsMissingIsPrivateAtTheAddressItselfAlone(t *testing.T) {
	const missing, closed = "fatal: repository 'https://example.org/a/b/' not found", "fatal: could not read Username for 'https://example.org': terminal prompts disabled"
	for remote, want := range map[string]bool{"https://example.org/a/b": true, "git@example.org:a/b": false, "ssh://git@example.org/a/b": false} {
		if got := isPrivate(remote, missing); got != want || !isPrivate(remote, closed) || isPrivate(remote, "fatal: unable to access") {
			t.Errorf("%s: %t", remote, got)
		}
	}
}

func TestTheAddressOfARepository(t *testing.T) {
	for remote, want := range map[string]string{
		"git@github.com:rose/site.git":             "https://github.com/rose/site.git",
		"ssh://git@codeberg.org/rose/site.git":     "https://codeberg.org/rose/site.git",
		"ssh://git@example.org:2222/rose/site.git": "https://example.org/rose/site.git",
		"ssh://git@ssh.github.com:443/rose/site":   "https://github.com/rose/site",
		"ssh://git@altssh.gitlab.com:443/r/s.git":  "https://gitlab.com/r/s.git",
		"git@ssh.org:rose/site.git":                "https://ssh.org/rose/site.git",
		"https://rose:token@github.com/rose/site":  "https://github.com/rose/site",
		"/home/rose/site.git":                      "",
		`C:\Users\rose\site.git`:                   "",
		"file:///home/rose/site.git":               "",
	} {
		if got := webAddress(remote); got != want {
			t.Errorf("%s: %q, want %q", remote, got, want)
		}
	}
}

// A question is answered as in a terminal if a person has agreed to it in a page. --yes would not
// be enough if it is not known whether the repository is private.
func TestAPageAnswersTheQuestionThatItHasShown(t *testing.T) {
	root := t.TempDir()
	file := filepath.Join(root, "content", "a.md")
	testfiles.Write(t, file, "Before.\n")
	repository(t, root)
	testfiles.Write(t, file, "After.\n")
	asked := ""
	for _, c := range []struct {
		args, said, written, left string
		agrees, asks              bool
	}{
		{args: "restore -- content/a.md", said: "→ Before.\n", left: "After.\n", asks: true},
		{args: "restore -- --yes", said: "knows no file --yes", left: "After.\n"},
		{args: "restore -- content/a.md", written: "Later.\n", agrees: true, said: "Later.", left: "Later.\n", asks: true}, // not shown before agreeing
		{args: "restore -- content/a.md", agrees: true, said: "→ Before.\ncontent/a.md is back as it was.", left: "Before.\n"},
	} {
		if c.written != "" {
			testfiles.Write(t, file, c.written)
		}
		agreed := ""
		if c.agrees {
			agreed = asked
		}
		said, asks := runForPage(t.Context(), root, strings.Fields(c.args), agreed)
		if asks != "" {
			asked = asks
		}
		left := testfiles.Read(t, file)
		if (asks != "") != c.asks || string(left) != c.left || !strings.Contains(said, c.said) || strings.Contains(said, "y or n") {
			t.Errorf("%s: %s, %q, and the file says %q", c.args, asks, said, left)
		}
	}
}

// Hosts reject the commit of a large file permanently, unless they have accepted the file before.
func TestAFileThatHostsDoNotTakeIsNotCommitted(t *testing.T) {
	root := t.TempDir()
	testfiles.Write(t, filepath.Join(root, "content", "a.md"), "A.\n")
	repo := repository(t, root)
	film := filepath.Join(root, "public", "film.mp4")
	testfiles.Write(t, film, "")
	p := &publishing{publishOptions: &publishOptions{Root: root}, versions: &versions{Repo: repo}}
	for _, size := range []int64{mostSent, mostSent + 1} {
		if err := os.Truncate(film, size); err != nil {
			t.Skip("a file with a hole cannot be made here:", err)
		}
		var err error
		if p.tree, err = p.snapshot(t.Context()); err != nil {
			t.Fatal(err)
		}
		for _, p.published = range []string{"", "HEAD", p.tree} {
			err := p.refuseLarge(t.Context())
			if want := size > mostSent && p.published != p.tree; (err != nil) != want || want && !strings.Contains(err.Error(), "public/film.mp4 has 100 MB") {
				t.Errorf("%d bytes, published before as %q: %v", size, p.published, err)
			}
		}
	}
}

// A user may go on editing while the question waits for an answer.
func TestOnlyWhatWasShownIsPublished(t *testing.T) {
	root := t.TempDir()
	page := filepath.Join(root, "content", "a.md")
	testfiles.Write(t, page, "Before.\n")
	repo := repository(t, root)
	testfiles.Write(t, page, "After.\n")
	p := &publishing{publishOptions: &publishOptions{Root: root}, versions: &versions{Repo: repo}}
	for saved, want := range map[string]string{"content/a.md": "content/a.md was saved after", "public/b.pdf": "public/b.pdf was saved after", "dist/c.html": ""} {
		var err error
		if p.tree, err = p.snapshot(t.Context()); err != nil {
			t.Fatal(err)
		}
		write := func() { testfiles.Write(t, filepath.Join(root, filepath.FromSlash(saved)), "Later.\n") }
		p.Streams = Streams{In: &meanwhile{write, strings.NewReader("y\n")}, Out: io.Discard}
		if err := p.ask(t.Context()); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", saved, err)
		}
	}
}
