package main

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest/testfiles"
)

// fault is a typical editing mistake. It changes a line of a text, but does not apply to every
// line.
type fault struct {
	name  string
	spoil func(line string, r *rand.Rand) (string, bool)
}

func replaced(old, with string) func(string, *rand.Rand) (string, bool) {
	return func(line string, _ *rand.Rand) (string, bool) {
		return strings.Replace(line, old, with, 1), strings.Contains(line, old)
	}
}

// at changes a line at a random character.
func at(change func(before, after []rune, r *rand.Rand) string) func(string, *rand.Rand) (string, bool) {
	return func(line string, r *rand.Rand) (string, bool) {
		text := []rune(line)
		if len(text) < 2 {
			return line, false
		}
		i := 1 + r.IntN(len(text)-1)
		return change(text[:i], text[i:], r), true
	}
}

// signs are characters that are often typed or inserted in the wrong place.
const signs = ":\"'#-[]{}|>*&!%@`,?\t\u00a0“”‘’–—…\\/<=~("

var faults = []fault{
	{"no space after the colon", replaced(": ", ":")},
	{"no colon", replaced(": ", " ")},
	{"two colons", replaced(": ", ": a: ")},
	{"an equals sign", replaced(": ", " = ")},
	{"a number sign", at(func(a, b []rune, _ *rand.Rand) string { return string(a) + " #1 " + string(b) })},
	{"a dash for a hyphen", replaced("- ", "– ")},
	{"no space after the hyphen", replaced("- ", "-")},
	{"one space more", func(line string, _ *rand.Rand) (string, bool) { return " " + line, line != "" }},
	{"three spaces more", func(line string, _ *rand.Rand) (string, bool) { return "   " + line, line != "" }},
	{"one space less", func(line string, _ *rand.Rand) (string, bool) {
		return strings.TrimPrefix(line, " "), strings.HasPrefix(line, " ")
	}},
	{"a tab", func(line string, _ *rand.Rand) (string, bool) { return "\t" + line, line != "" }},
	{"a quotation mark that opens", replaced(": ", ": \"")},
	{"curly quotation marks", func(line string, _ *rand.Rand) (string, bool) {
		key, value, ok := strings.Cut(line, ": ")
		return key + ": “" + value + "”", ok
	}},
	{"one curly quotation mark", func(line string, _ *rand.Rand) (string, bool) {
		key, value, ok := strings.Cut(line, ": ")
		return key + ": \"" + value + "”", ok
	}},
	{"quotation marks in quotation marks", func(line string, _ *rand.Rand) (string, bool) {
		key, value, ok := strings.Cut(line, ": ")
		return key + ": \"The \"" + strings.Trim(value, `"`) + "\" thing\"", ok
	}},
	{"a letter missing", at(func(a, b []rune, _ *rand.Rand) string { return string(a[:len(a)-1]) + string(b) })},
	{"letters swapped", at(func(a, b []rune, _ *rand.Rand) string {
		return string(a[:len(a)-1]) + string(b[0]) + string(a[len(a)-1]) + string(b[1:])
	})},
	{"a sign too many", at(func(a, b []rune, r *rand.Rand) string {
		all := []rune(signs)
		return string(a) + string(all[r.IntN(len(all))]) + string(b)
	})},
	{"the line twice", func(line string, _ *rand.Rand) (string, bool) { return line + "\n" + line, line != "" }},
}

// ruins are mistakes that affect a whole text instead of one line.
var ruins = []func(text string, r *rand.Rand) string{
	func(text string, r *rand.Rand) string { return text[:r.IntN(len(text))] },
	func(text string, r *rand.Rand) string {
		lines := strings.Split(text, "\n")
		i := r.IntN(len(lines))
		return strings.Join(slices.Delete(lines, i, i+1), "\n")
	},
	func(text string, r *rand.Rand) string { i := r.IntN(len(text)); return text[:i] + "\x00" + text[i:] },
	func(text string, r *rand.Rand) string { i := r.IntN(len(text)); return text[:i] + "\xff" + text[i:] },
	func(text string, r *rand.Rand) string {
		lines := strings.Split(text, "\n")
		i, j := r.IntN(len(lines)), r.IntN(len(lines))
		lines[i], lines[j] = lines[j], lines[i]
		return strings.Join(lines, "\n")
	},
	func(text string, _ *rand.Rand) string { return strings.ReplaceAll(text, "\n", "\r\n") },
	func(text string, _ *rand.Rand) string { return strings.Replace(text, "---", "***", 1) },
}

// edited is a file with mistakes.
type edited struct{ name, file, text string }

// singleFaults applies each fault to a line in each of three files.
func singleFaults(files map[string]string) (all []edited) {
	names := slices.Sorted(maps.Keys(files))
	for n, f := range faults {
		for i := range 3 {
			r := rand.New(rand.NewPCG(uint64(n), uint64(i)))
			file := names[(i*len(names)/3+n)%len(names)]
			all = append(all, edited{fmt.Sprintf("%s in %s", f.name, file), file, breakLine(files[file], f, r)})
		}
	}
	return all
}

// breakLine applies a fault to a random line that it can change.
func breakLine(text string, f fault, r *rand.Rand) string {
	lines := strings.Split(text, "\n")
	for _, i := range r.Perm(len(lines)) {
		if line, possible := f.spoil(lines[i], r); possible && line != lines[i] {
			lines[i] = line
			break
		}
	}
	return strings.Join(lines, "\n")
}

// mutations makes one to three mistakes in random files, each with its own seed.
func mutations(files map[string]string) (all []edited) {
	names := slices.Sorted(maps.Keys(files))
	for seed := range 50 {
		r := rand.New(rand.NewPCG(2026, uint64(seed)))
		file := names[r.IntN(len(names))]
		text := files[file]
		for range 1 + r.IntN(3) {
			if i := r.IntN(len(faults) + len(ruins)); i < len(faults) {
				text = breakLine(text, faults[i], r)
			} else if text != "" {
				text = ruins[i-len(faults)](text, r)
			}
		}
		all = append(all, edited{fmt.Sprintf("mutation %d of %s", seed, file), file, text})
	}
	return all
}

// check reports problems without a file or a message, and corrections that correct nothing.
func (r editReader) check(e edited) (found diag.List) {
	r.Helper()
	found = r.problems(map[string]string{e.file: e.text})
	for _, d := range found {
		if d.File == "" || d.Message == "" {
			r.Errorf("%s: a problem without a place: %+v", e.name, d)
		}
		if d.Fixed == "" || d.File != e.file {
			continue
		}
		lines := diag.Lines([]byte(e.text))
		after := r.problems(map[string]string{e.file: strings.Join(slices.Concat(lines[:d.Line-1], []string{d.Fixed}, lines[d.Line:]), "\n")})
		stays := slices.ContainsFunc(after, func(other diag.Diagnostic) bool {
			return other.Pos == d.Pos && other.Message == d.Message
		})
		if stays {
			r.Errorf("%s: the correction of %s corrects nothing: %s\n  from: %s\n  fix:  %s", e.name, d.Pos, d.Message, d.Source, d.Fixed)
		}
	}
	return found
}

// Any edit of a file must end in messages with a position: no crash, no hang, and no correction
// that corrects nothing.
func TestWhateverAnAuthorDoesEndsInMessages(t *testing.T) {
	site := model.LittleDormouse()
	site.Judge = nil // judging each text would take as long as everything else
	r := newEditReader(t, "../..", site)
	if found := r.problems(nil); found.HasErrors() {
		t.Fatalf("the site itself has problems: %s", printedEach(t, found))
	}
	texts := map[string]string{}
	err := fs.WalkDir(r.site, content.Root, func(name string, entry fs.DirEntry, err error) error {
		if ext := filepath.Ext(name); err == nil && (ext == ".md" || ext == ".yaml") {
			texts[name] = string(testfiles.Read(t, filepath.Join("../..", name)))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	all := append(singleFaults(texts), mutations(texts)...)
	errors := 0
	for _, e := range all {
		if r.check(e).HasErrors() {
			errors++
		}
	}
	t.Logf("%d texts, %d of which have errors", len(all), errors)
	if errors < len(all)/3 {
		t.Errorf("only %d of %d texts have errors: the faults are not noticed", errors, len(all))
	}
}

// builtCache is the cache after a build and a check of the site, created once for all tests. The
// site is as deep in the file system as that of a script: esbuild uses relative package paths.
var builtCache = sync.OnceValue(func() fs.FS {
	temporary, err := os.MkdirTemp("", "nightlight-built-")
	if err != nil {
		return fstest.MapFS{}
	}
	defer os.RemoveAll(temporary)
	root := filepath.Join(temporary, "script", "site")
	if copySiteTo(root) != nil {
		return fstest.MapFS{}
	}
	command("", "build", "--quiet", "--root", root)
	command("", "check", "--quiet", "--root", root)
	built := fstest.MapFS{}
	folder := os.DirFS(filepath.Join(root, ".nightlight", "cache"))
	_ = fs.WalkDir(folder, ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && entry.Type().IsRegular() {
			data, _ := fs.ReadFile(folder, name)
			built[name] = &fstest.MapFile{Data: data, Mode: 0o644}
		}
		return nil
	})
	return built
})

// copyBuiltSite is copySite with the cache of a build. Its keys are hashes of contents, so it only
// saves time.
func copyBuiltSite(t *testing.T) string {
	t.Helper()
	root := copySite(t)
	if err := os.CopyFS(filepath.Join(root, ".nightlight", "cache"), builtCache()); err != nil {
		t.Fatal(err)
	}
	return root
}

// needPackages skips a test if the npm packages are not installed.
func needPackages(t *testing.T) {
	t.Helper()
	if _, err := os.Stat("../../node_modules/.package-lock.json"); err != nil {
		t.Skip("the npm packages are not installed")
	}
}

// today is a day on which no temporary content has expired.
var today = time.Date(2026, time.November, 24, 9, 30, 0, 0, time.UTC)

// copySite copies the sources of the site, and links its packages.
func copySite(t *testing.T) string {
	t.Helper()
	needPackages(t)
	root := t.TempDir()
	if err := copySiteTo(root); err != nil {
		t.Fatal(err)
	}
	return root
}

func copySiteTo(root string) error { return errors.Join(copySourcesTo(root), linkPackages(root)) }

func copySourcesTo(root string) error {
	for _, part := range []string{"content", "components", "public"} {
		if err := os.CopyFS(filepath.Join(root, part), os.DirFS(filepath.Join("../..", part))); err != nil {
			return err
		}
	}
	for _, file := range []string{"package.json", "package-lock.json"} {
		data, err := os.ReadFile(filepath.Join("../..", file))
		if err == nil {
			err = os.WriteFile(filepath.Join(root, file), data, 0o644)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func linkPackages(root string) error {
	packages, err := filepath.Abs("../../node_modules")
	if err != nil {
		return err
	}
	return os.Symlink(packages, filepath.Join(root, "node_modules"))
}
