package main

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/diag"
	"nightlight/generator/model"
	"nightlight/generator/sitetest/testfiles"
)

// damages are possible mistakes in a members' file with keys.
var damages = []struct{ name, old, new string }{
	{"nothing", "nothing", "nothing"},
	{"an unknown key", "key: ", "kye: "},
	{"no spaces behind the colons", "key: ", "key:"},
	{"a list for a key", "key: ", "key:\n      - "},
	{"a bad sign", "=\n", "*=\n"},
	{"a quotation mark that never ends", "key: ", `key: "`},
	{"an anchor", "key: ", "key: &"},
	{"a tag", "key: ", "key: !"},
	{"a key that is one", "key: ", "key: x\n    "},
	{"one value twice", "key: ", "key: x\n    key: "},
	{"a space in each", "A", "A a"},
	{"a tab", "    key", "\tkey"},
	{"another indent", "    key", "  key"},
	{"signs of a program", "key: ", "key: TODO NaN *|X|* "},
	{"two sides of a merge", "pairs:\n", "<<<<<<< HEAD\npairs:\n=======\n>>>>>>> main\n"},
	{"a letter in the wrong encoding", "key: ", "key: â€™"},
	{"numbers as words", "iterations: 600000", "iterations: "},
	{"keys for numbers", "iterations: 600000\nkey: ", "key: x\niterations: "},
	{"the other protection", "sealed", "flag"},
	{"keys for the protection", "protect: sealed\nkey: ", "key: x\nprotect: "},
}

// Each damaged file has fifty new keys, and all problems are printed in each format.
func TestNoKeyOfTheMembersFileIsPrinted(t *testing.T) {
	r, said := newEditReader(t, "../..", model.LittleDormouse()), 0
	for _, damage := range damages {
		access := sealed(parents(48)...)
		keys := []string{access.Salt, access.Key}
		for _, pair := range access.Pairs {
			keys = append(keys, pair.Key)
		}
		root := sitesMembers(t, access)
		text := strings.ReplaceAll(string(testfiles.Read(t, membersFile(root))), damage.old, damage.new)
		testfiles.Write(t, membersFile(root), text)
		diags := r.problems(map[string]string{"content/members.yaml": text})
		// The problems that a prose reader would report, with and without the line.
		var tried diag.List
		for line, source := range strings.Split(text, "\n") {
			problem := diag.Errorf("tried", diag.Pos{File: "content/members.yaml", Line: line + 1}, "This says %s.", source).WithHint("Not %s?", source)
			problem.Fixed, problem.Detail = source, source
			tried = append(tried, problem)
			problem.Source = source
			tried = append(tried, problem)
		}
		diags.Add(r.builder.Locate(tried))
		said += len(diags)
		if _, err := readMembers(root); err != nil {
			diags = append(diags, diag.Errorf("tried", diag.Pos{}, "%v", err))
		}
		printed := printedEach(t, diags)
		for _, key := range keys {
			for part := range strings.SplitSeq(strings.ReplaceAll(key, damage.old, damage.new), " ") {
				if part = strings.TrimRight(part, "=*\n"); len(part) > 8 && strings.Contains(printed, part) {
					t.Errorf("with %s, the key %s is printed", damage.name, key)
				}
			}
		}
	}
	if said < 1000 {
		t.Errorf("only %d problems were printed", said)
	}
}

// printedEach prints each problem separately, so that none is left out, in each format.
func printedEach(t *testing.T, list diag.List) string {
	t.Helper()
	var out strings.Builder
	for _, d := range list {
		for _, format := range []diag.Format{diag.Text, diag.JSON, diag.GitHub} {
			if err := diag.Print(&out, format, diag.List{d}, diag.Style{}); err != nil {
				t.Fatal(err)
			}
		}
	}
	return out.String()
}

// removed is the text of a file that an overlay hides.
const removed = "\x00"

// overlay is a file system in which some files have other texts.
type overlay struct {
	fs.FS
	texts map[string]string
}

func (o overlay) Open(name string) (fs.File, error) {
	text, isChanged := o.texts[name]
	switch {
	case !isChanged:
		return o.FS.Open(name)
	case text == removed:
		return nil, fs.ErrNotExist
	}
	return fstest.MapFS{name: &fstest.MapFile{Data: []byte(text)}}.Open(name)
}
