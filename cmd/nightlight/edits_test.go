package main

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/goccy/go-yaml"

	"nightlight/generator"
	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/review"
)

// siteEdit is one of testdata/edits.yaml.
type siteEdit struct {
	Want, Kind, File, Old, New string
	// Shown is part of the warning of changed advice.
	Shown string
}

// What refuses an edit: the table of dangers, that of links, that of searches,
// and the questions of tonight.
var refusals = map[diag.ID]bool{"never-advised": true, "help-beside": true, "help-link": true, "help-search": true, "tonight-danger": true}

// Each edit is read as the field in the page reads one, with all that a build would report.
func TestDangerousEditsAreRefusedAndOthersAreNot(t *testing.T) {
	edits := readEdits(t)
	root := reviewedSite(t)
	builder, err := generator.New(generator.Options{Root: root, Model: model.LittleDormouse(), NoCache: true, Now: time.Now()})
	if err != nil {
		t.Fatal(err)
	}
	defer builder.Close()
	remembered, kinds, counted := new(cache.Cache), map[string]bool{}, map[string]int{}
	for _, e := range edits {
		data, err := os.ReadFile(filepath.Join(root, e.File))
		if err != nil {
			t.Fatal(err)
		}
		text := string(data) + "\n" + e.New + "\n"
		if e.Old != "" {
			text = strings.Replace(string(data), e.Old, e.New, 1)
		}
		if text == string(data) {
			t.Errorf("%s does not hold %q", e.File, e.Old)
		}
		reader := builder.Unsaved(overlay{os.DirFS(root), e.File, text}, remembered)
		_, diags := reader.Routes(t.Context())
		refused := false
		for _, d := range diags {
			refused = refused || d.Severity == diag.Error && (refusals[d.ID] || e.Kind == "searches")
		}
		switch e.Want {
		case "shown":
			expectShown(t, reader, e)
		case "unasked":
			expectUnasked(t, reader, e)
		}
		counted[e.Want]++
		if e.Want == "error" {
			kinds[e.Kind] = true
		}
		if refused != (e.Want == "error") {
			t.Errorf("%s, %s: %q is refused: %t, want %s", e.Kind, e.File, e.New, refused, e.Want)
			t.Log(printedEach(t, diags))
		}
	}
	if counted["error"] < 120 || len(kinds) < 20 || counted["silent"] < 60 {
		t.Errorf("the edits are %v, of %d dangerous kinds", counted, len(kinds))
	}
}

// Without its table nothing would be refused, so neither may be taken out.
func TestTheTablesOfDangersAreThere(t *testing.T) {
	root := reviewedSite(t)
	for _, file := range []string{"content/never-advised.yaml", "content/help-first.yaml"} {
		for name, fsys := range map[string]fs.FS{
			"removed":    siteWithout{os.DirFS(root), file},
			"empty":      overlay{os.DirFS(root), file, ""},
			"a comment":  overlay{os.DirFS(root), file, "# later\n"},
			"empty keys": overlay{os.DirFS(root), file, "grammar: {}\ndangers: []\nmedicines: []\nsigns: []\n"},
		} {
			builder, err := generator.New(generator.Options{Root: root, Model: model.LittleDormouse(), NoCache: true, Now: time.Now()})
			if err != nil {
				t.Fatal(err)
			}
			_, diags := builder.Unsaved(fsys, new(cache.Cache)).Routes(t.Context())
			if !slices.ContainsFunc(diags, func(d diag.Diagnostic) bool { return d.Severity == diag.Error && d.Pos.File == file }) {
				t.Errorf("%s, %s: %s", file, name, printedEach(t, diags))
			}
			builder.Close()
		}
	}
}

// siteWithout is a site without one of its files.
type siteWithout struct {
	fs.FS
	name string
}

func (w siteWithout) Open(name string) (fs.File, error) {
	if name == w.name {
		return nil, fs.ErrNotExist
	}
	return w.FS.Open(name)
}

// reviewedSite is a repository with the site, whose advice somebody has read as it is.
func reviewedSite(t *testing.T) (root string) {
	t.Helper()
	root = copySite(t)
	reviewAll(t, root)
	for _, args := range [][]string{{"init", "-q"}, {"add", content.Root}, {"-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "All"}} {
		if out, err := exec.Command("git", append([]string{"-C", root}, args...)...).CombinedOutput(); err != nil {
			t.Fatalf("git %v: %s", args, out)
		}
	}
	return root
}

// reviewAll notes that somebody has read the advice as it is.
func reviewAll(t *testing.T, root string) {
	t.Helper()
	if status, out, errs := command("", "review", "--name", "A", "--profession", "midwife", "--yes", "--root", root); status != exitFine {
		t.Fatal(out, errs)
	}
}

// expectShown reads the old and the new sentence in the warning that a build has of changed
// advice.
func expectShown(t *testing.T, reader *generator.Builder, e siteEdit) {
	t.Helper()
	tree, _ := reader.Content(t.Context())
	reviews := reader.Reviews(tree)
	for _, d := range reviews.Judge(t.Context()) {
		if d.ID == review.Changed && d.Severity == diag.Warning && d.Pos.File == e.File && e.Shown != "" && strings.Contains(d.Detail, e.Shown) {
			return
		}
	}
	t.Errorf("%s, %s: no warning shows %q", e.Kind, e.File, e.Shown)
	t.Log(printedEach(t, reviews.Judge(t.Context())))
}

// expectUnasked finds no warning of changed advice.
func expectUnasked(t *testing.T, reader *generator.Builder, e siteEdit) {
	t.Helper()
	tree, _ := reader.Content(t.Context())
	if diags := reader.Reviews(tree).Judge(t.Context()); len(diags) > 0 {
		t.Errorf("%s, %s: %q asks for a review", e.Kind, e.File, e.New)
		t.Log(printedEach(t, diags))
	}
}

func readEdits(t *testing.T) (edits []siteEdit) {
	t.Helper()
	data, err := os.ReadFile("testdata/edits.yaml")
	if err == nil {
		err = yaml.Unmarshal(data, &edits)
	}
	if err != nil {
		t.Fatal(err)
	}
	return edits
}
