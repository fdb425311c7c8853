package main

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nightlight/generator/base/library"
	"nightlight/generator/model"
	"nightlight/generator/sitetest/testfiles"
)

// keyCommands are the commands that print or write parts of a site, with their standard input.
var keyCommands = []struct{ stdin, line string }{
	{"", "build"}, {"", "build --launch"}, {"", "build --drafts --out drafts"},
	{"", "check --format json"}, {"", "check --format github --launch"},
	{"", "review"}, {"", "new post Words of today"}, {"", "new guide A new guide"}, {"", "move /early-waking /waking-early"},
	{"rose\n\n", "member add"}, {"rose\n\n", "member add"}, {"\n", "member password parent7"}, {"", "member remove parent8"},
	{"", "member remove nobody"}, {"member\n\n", "member set --protect sealed --yes"}, {"", "build --quiet"},
}

// keyFaults are mistakes in a site with members' keys: a thousand keys if all commands run, and a
// hundred otherwise. Each site also has a key in a comment, which is not published. KEY stands for
// one of the keys, and ENCODING for each encoding. build is the expected result of a build.
var keyFaults = []struct {
	name, file, old, new string
	build                string
}{
	{"a key in advice, which only members read", "content/guides/night-weaning.md", "\n---\n", "\n---\nKEY stands here.\n\n", ""},
	{"an unknown key", "content/members.yaml", "    key: ", "    kye: ", "error"},
	{"a conflict", "content/members.yaml", "pairs:\n", "<<<<<<< HEAD\npairs:\n=======\n>>>>>>> main\n", "error"},
	{"the protection", "content/members.yaml", "protect: sealed", "protect: KEY", "error"},
	{"a key in a public page", "content/pages/contact.md", "\n---\n", "\n---\nKEY and [a link](/KEY).\n\n", "error"},
	{"a key in a wrong value", "content/pages/contact.md", "template: ", "template: KEY", "error"},
	{"a key in a name of settings", "content/site.yaml", "tagline: ", "KEY: ", "error"},
	{"a key that all pages show", "content/site.yaml", "tagline: ", "tagline: KEY ", "key-published"},
	{"a key in the menu", "content/site.yaml", "  shortcuts:\n", "  shortcuts:\n    - label: KEY\n      href: /KEY\n", "error"},
	{"a key in each encoding in files that are copied", "public/.well-known/ENCODING", "", "KEY", "key-published"},
}

// spellings returns a key in each encoding, by the name of the encoding.
func spellings(t *testing.T, written string) map[string]string {
	t.Helper()
	key, err := library.ParseKey(written)
	if err != nil {
		t.Fatal(err)
	}
	return map[string]string{
		"base64": written, "unpadded": strings.TrimRight(written, "="), "base64url": base64.URLEncoding.EncodeToString(key[:]),
		"hex": hex.EncodeToString(key[:]), "bytes": "\xFF" + string(key[:]),
	}
}

func TestNoCommandPrintsOrPublishesAKey(t *testing.T) {
	root := copyBuiltSite(t)
	access := sealed(parents(999)...)
	var texts [][]byte
	note := func() {
		text, _ := os.ReadFile(membersFile(root))
		if len(texts) == 0 || !bytes.Equal(texts[len(texts)-1], text) {
			texts = append(texts, text)
		}
	}
	for i, fault := range keyFaults {
		t.Run(fault.name, func(t *testing.T) {
			// The content is replaced, but the cache of previous builds remains.
			for _, folder := range []string{"content", "public"} {
				here := filepath.Join(root, folder)
				if err := errors.Join(os.RemoveAll(here), os.CopyFS(here, os.DirFS(filepath.Join("../..", folder)))); err != nil {
					t.Fatal(err)
				}
			}
			if err := errors.Join(writeProtect(root, model.Sealed), os.MkdirAll(filepath.Join(root, "public/.well-known"), 0o755)); err != nil {
				t.Fatal(err)
			}
			if i > 0 {
				access.Pairs = access.Pairs[:100]
			}
			if _, err := writeMembers(root, access); err != nil {
				t.Fatal(err)
			}
			note()
			spelled := spellings(t, access.Pairs[3].Key)
			testfiles.Edit(t, filepath.Join(root, "content/prices.yaml"), "prices:\n", "# "+spelled["base64"]+"\nprices:\n")
			for encoding, key := range spelled {
				file := filepath.Join(root, filepath.FromSlash(strings.ReplaceAll(fault.file, "ENCODING", encoding)))
				text, err := os.ReadFile(file)
				with := strings.Replace(string(text), fault.old, strings.ReplaceAll(fault.new, "KEY", key), 1)
				if isCopied := strings.HasPrefix(fault.file, "public"); !isCopied && encoding != "base64" {
					continue
				} else if !isCopied && (err != nil || with == string(text)) {
					t.Fatalf("%s does not hold %q: %v", fault.file, fault.old, err)
				}
				if err := os.WriteFile(file, []byte(with), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			commands := keyCommands
			if i > 0 {
				commands = commands[:1] // the others read the same files, and end with the same problems
			}
			for _, c := range commands {
				args := strings.Fields(c.line)
				if args[0] == "new" {
					args = []string{"new", args[1], strings.Join(args[2:], " ")}
				}
				status, out, errs := command(c.stdin, append(args, "--root", root)...)
				note()
				if library.FindSecrets(texts...).In([]byte(out + errs)) {
					t.Errorf("nightlight %s prints a key", c.line)
				}
				if c.line == "build" && (fault.build == "") != (status == exitFine) {
					t.Errorf("status %d; %s%s", status, out, errs)
				}
				copied, _ := filepath.Glob(filepath.Join(root, "public/.well-known/*"))
				for _, want := range append(copied, fault.build) {
					if c.line == "build" && !strings.Contains(out+errs, strings.TrimPrefix(want, filepath.Join(root, "public"))) {
						t.Errorf("not %q: %s%s", want, out, errs)
					}
				}
			}
			keys := library.FindSecrets(texts...)
			for _, folder := range []string{"dist", "drafts", ".nightlight"} {
				_ = fs.WalkDir(os.DirFS(root), folder, func(name string, entry fs.DirEntry, err error) error {
					if err == nil && entry.Type().IsRegular() {
						if data, _ := os.ReadFile(filepath.Join(root, name)); keys.In(data) || keys.In([]byte(name)) {
							t.Errorf("%s holds a key", name)
						}
					}
					return nil
				})
			}
		})
	}
}
