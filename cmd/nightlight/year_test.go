package main

import (
	"encoding/json"
	"flag"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"nightlight/generator/sitetest/testfiles"
)

var (
	yearOps  = flag.Int("year", 0, "how many operations of the owner's year to play; 0 plays each kind once")
	yearSeed = flag.Uint64("year-seed", 1, "the seed of the year")
	yearLook = flag.Int("year-look", 1, "after how many operations of the year the site is checked and built")
)

// operation is something that a site owner does in an ordinary year.
type operation struct {
	name string
	do   func(y *year)
}

// year is the owner's site while she works on it.
type year struct {
	*testing.T
	testfiles.Folder
	r     *rand.Rand
	count int
	// posts are the articles that she has written and not removed.
	posts []string
	// removed are the files that she has removed and not brought back.
	removed []string
	// members are the usernames that she has added to her own.
	members []string
	// follow is how she follows the message that the operation causes.
	follow func()
	// idle says why the operation rightly changed no file.
	idle  string
	write string // the program that writes files as /admin does
}

// firstDay is the day before the year; each operation is one day after the previous one.
var firstDay = time.Date(2024, 3, 1, 12, 0, 0, 0, time.Local)

// Whatever an owner does in a year, `check` and `build --launch` succeed, at once or after she
// has followed a single message. They run after some of the operations, and after the last.
func TestAYearOfTheOwner(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the site many times")
	}
	y := newYear(t)
	y.succeeds("the year has begun", "check")
	checks, builds := *yearLook, *yearLook
	if *yearOps == 0 {
		checks, builds = 12, 40
	}
	plan := y.plan()
	for i, op := range plan {
		y.count, y.follow, y.idle = i, nil, ""
		before := y.tree()
		op.do(y)
		if y.follow != nil {
			y.saysOneThing(op.name)
			y.follow()
		}
		last := i == len(plan)-1
		if last || i%checks == 0 {
			y.succeeds(op.name, "check")
		}
		if last || i%builds == 0 {
			y.succeeds(op.name, "build", "--launch", "--quiet")
		}
		if after := y.commit(op.name); after == before && (y.idle == "" || *yearOps == 0) {
			y.Fatalf("%q (operation %d, seed %d) has changed no file; it says %q", op.name, i, *yearSeed, y.idle)
		}
	}
}

func newYear(t *testing.T) *year {
	y := &year{T: t, Folder: testfiles.Folder{T: t, Root: copyBuiltSite(t)}, r: rand.New(rand.NewPCG(*yearSeed, 0)), count: -1}
	y.Write(".gitignore", "node_modules\n.nightlight\ndist\nreceived\n*.before\n")
	repository(t, y.Root)
	y.git("commit", "-q", "--amend", "-m", "the site") // on the first day
	return y
}

// plan returns each operation once or, if set, a number of random ones by seed.
func (y *year) plan() []operation {
	if *yearOps == 0 {
		return operations
	}
	all := make([]operation, *yearOps)
	for i := range all {
		all[i] = operations[y.r.IntN(len(operations))]
	}
	return all
}

// succeeds runs a command that must succeed.
func (y *year) succeeds(after string, args ...string) {
	y.Helper()
	if status, out, errs := command("", append(args, "--root", y.Root)...); status != exitFine {
		y.Fatalf("after %q (operation %d, seed %d) %s ended with %d:\n%s%s", after, y.count, *yearSeed, args[0], status, out, errs)
	}
}

// saysOneThing expects check to find one error that says what to do; several files may have it.
func (y *year) saysOneThing(after string) {
	y.Helper()
	_, out, _ := command("", "check", "--format", "json", "--root", y.Root)
	var found []struct{ Severity, Message, Hint, Fixed string }
	if err := json.Unmarshal([]byte(out), &found); err != nil {
		y.Fatalf("after %q: %v\n%s", after, err, out)
	}
	found = slices.DeleteFunc(found, func(d struct{ Severity, Message, Hint, Fixed string }) bool { return d.Severity != "error" })
	said := map[string]bool{}
	for _, d := range found {
		said[d.Message] = true
	}
	if len(said) != 1 || found[0].Hint == "" && found[0].Fixed == "" {
		y.Fatalf("after %q there should be one error with what to do:\n%s", after, out)
	}
}

func (y *year) add(name, text string) {
	y.Helper()
	y.Write(name, strings.TrimRight(y.Read(name), "\n")+"\n"+text)
}

// edit replaces the first match in a file.
func (y *year) edit(name string, what *regexp.Regexp, with string) {
	y.Helper()
	text := y.Read(name)
	at := what.FindStringSubmatchIndex(text)
	if at == nil {
		y.Fatalf("nothing in %s matches %s (operation %d, seed %d)", name, what, y.count, *yearSeed)
	}
	changed := text[:at[0]] + string(what.ExpandString(nil, with, text, at)) + text[at[1]:]
	if changed == text {
		y.Fatalf("%s says %q already (operation %d, seed %d)", name, with, y.count, *yearSeed)
	}
	y.Write(name, changed)
}

// turn replaces the one of some texts that a file contains with another of them.
func (y *year) turn(name string, texts ...string) {
	y.Helper()
	text := y.Read(name)
	at := slices.IndexFunc(texts, func(t string) bool { return strings.Contains(text, t) })
	if at < 0 {
		y.Fatalf("%s has none of %q", name, texts)
	}
	others := slices.Delete(slices.Clone(texts), at, at+1)
	y.Write(name, strings.Replace(text, texts[at], y.pick(others...), 1))
}

func (y *year) pick(options ...string) string { return options[y.r.IntN(len(options))] }

func (y *year) glob(pattern string) (names []string) {
	y.Helper()
	names, err := fs.Glob(os.DirFS(y.Root), pattern)
	if err != nil {
		y.Fatal(err)
	}
	return names
}

func (y *year) anyGuide() string { return y.pick(y.glob("content/guides/*.md")...) }

func (y *year) git(args ...string) string {
	y.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir = y.Root
	day := firstDay.AddDate(0, 0, y.count+1).Format(time.RFC3339)
	cmd.Env = append(os.Environ(), "GIT_AUTHOR_DATE="+day, "GIT_COMMITTER_DATE="+day)
	out, err := cmd.CombinedOutput()
	if err != nil {
		y.Fatalf("git %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return strings.TrimSpace(string(out))
}

// commit commits all changes, and returns the tree of all files.
func (y *year) commit(subject string) string {
	y.Helper()
	y.git("add", "-A")
	y.git("commit", "-qm", subject, "--allow-empty")
	return y.tree()
}

func (y *year) tree() string { return y.git("rev-parse", "HEAD^{tree}") }

func (y *year) run(stdin string, args ...string) string {
	y.Helper()
	status, out, errs := command(stdin, append(args, "--root", y.Root)...)
	if status != exitFine {
		y.Fatalf("nightlight %s ended with %d:\n%s%s", strings.Join(args, " "), status, out, errs)
	}
	return out
}
