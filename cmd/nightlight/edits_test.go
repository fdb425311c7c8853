package main

import (
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"nightlight/generator"
	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/review"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/testfiles"
)

// siteEdit is an edit in testdata/edits.yaml.
type siteEdit struct {
	Want, Kind, File, Old, New string
	// Shown is a part of the warning about changed advice.
	Shown string
}

// refusals are the problems that reject an edit: those of the tables of dangers, links and
// searches, and of the questions for tonight.
var refusals = map[diag.ID]bool{"never-advised": true, "help-beside": true, "help-link": true, "help-search": true, "tonight-danger": true}

// Edits are read as the editor in the page reads one, with all problems that a build would report.
// Edits of different files are tried together, and those with an unexpected result again alone.
func TestDangerousEditsAreRefusedAndOthersAreNot(t *testing.T) {
	edits, root := readEdits(t), reviewedSite(t)
	r := newEditReader(t, root, model.LittleDormouse())
	kinds, counted := map[string]bool{}, map[string]int{}
	for _, e := range edits {
		counted[e.Want]++
		if e.Want == "error" {
			kinds[e.Kind] = true
		}
	}
	if counted["error"] < 120 || len(kinds) < 20 || counted["silent"] < 60 {
		t.Errorf("the edits are %v, of %d dangerous kinds", counted, len(kinds))
	}
	for together := []siteEdit(nil); len(edits) > 0; {
		together, edits = oneOfEachFile(edits)
		for _, e := range r.otherwise(together) {
			if len(r.otherwise([]siteEdit{e})) > 0 {
				t.Errorf("%s, %s: %q does not come out as %s %s", e.Kind, e.File, e.New, e.Want, e.Shown)
			}
		}
	}
	// Without these tables nothing would be rejected, so neither may be emptied or removed.
	for _, file := range []string{"content/never-advised.yaml", "content/help-first.yaml"} {
		for _, text := range []string{removed, "", "# later\n", "grammar: {}\ndangers: []\nmedicines: []\nsigns: []\n"} {
			diags := r.problems(map[string]string{file: text})
			if !slices.ContainsFunc(diags, func(d diag.Diagnostic) bool { return d.Severity == diag.Error && d.Pos.File == file }) {
				t.Errorf("%s with %q: %s", file, text, printedEach(t, diags))
			}
		}
	}
}

// oneOfEachFile returns the first edit of each file, and the others.
func oneOfEachFile(edits []siteEdit) (first, others []siteEdit) {
	seen := map[string]bool{}
	for _, e := range edits {
		if seen[e.File] {
			others = append(others, e)
		} else {
			first = append(first, e)
		}
		seen[e.File] = true
	}
	return first, others
}

// editReader reads a site with some files edited, as the editor in the page does.
type editReader struct {
	*testing.T
	site    fs.FS
	builder *generator.Builder // of the site with texts
	texts   map[string]string
}

func newEditReader(t *testing.T, root string, site content.Model) editReader {
	t.Helper()
	needPackages(t)
	folder, texts := os.DirFS(root), map[string]string{}
	builder := sitetest.NewBuilder(t, generator.Options{Root: root, Model: site, NoCache: true, Now: today})
	return editReader{t, folder, builder.Unsaved(overlay{folder, texts}, new(cache.Cache)), texts}
}

// problems returns all problems that a plan would report if files had these texts.
func (r editReader) problems(texts map[string]string) diag.List {
	clear(r.texts)
	maps.Copy(r.texts, texts)
	_, diags := r.builder.Routes(r.Context())
	return diags
}

// otherwise returns the edits with an unexpected result when all are made at once. An error in a
// file that is not edited puts all of them under suspicion.
func (r editReader) otherwise(edits []siteEdit) (wrong []siteEdit) {
	r.Helper()
	texts := map[string]string{}
	for _, e := range edits {
		data, err := fs.ReadFile(r.site, e.File)
		texts[e.File] = string(data) + "\n" + e.New + "\n"
		if e.Old != "" {
			texts[e.File] = strings.Replace(string(data), e.Old, e.New, 1)
		}
		if err != nil || texts[e.File] == string(data) {
			r.Fatalf("%s does not hold %q: %v", e.File, e.Old, err)
		}
	}
	diags := r.problems(texts)
	var asks diag.List
	if slices.ContainsFunc(edits, func(e siteEdit) bool { return e.Want == "shown" || e.Want == "unasked" }) {
		tree, _ := r.builder.Content(r.Context())
		asks = r.builder.Reviews(tree).Judge(r.Context())
	}
	isAlone := len(edits) == 1
	for _, d := range diags {
		if _, isEdited := texts[d.File]; d.Severity == diag.Error && !isEdited && !isAlone {
			return edits
		}
	}
	for _, e := range edits {
		isRefused := slices.ContainsFunc(diags, func(d diag.Diagnostic) bool {
			return d.Severity == diag.Error && (isAlone || d.File == e.File) && (refusals[d.ID] || e.Kind == "searches")
		})
		isShown := slices.ContainsFunc(asks, func(d diag.Diagnostic) bool {
			return d.ID == review.Changed && d.Severity == diag.Warning && d.File == e.File && e.Shown != "" && strings.Contains(d.Detail, e.Shown)
		})
		if isRefused != (e.Want == "error") || e.Want == "shown" && !isShown || e.Want == "unasked" && len(asks) > 0 {
			wrong = append(wrong, e)
		}
	}
	if isAlone && len(wrong) > 0 {
		r.Log(printedEach(r.T, append(diags, asks...)))
	}
	return wrong
}

// reviewedSite returns a repository with the site, whose advice is reviewed in its current wording.
func reviewedSite(t *testing.T) (root string) {
	t.Helper()
	root = copySite(t)
	reviewAll(t, root)
	repository(t, root)
	return root
}

// reviewAll records a review of all advice in its current wording.
func reviewAll(t *testing.T, root string) {
	t.Helper()
	if status, out, errs := command("", "review", "--name", "A", "--profession", "midwife", "--yes", "--root", root); status != exitFine {
		t.Fatal(out, errs)
	}
}

func readEdits(t *testing.T) (edits []siteEdit) {
	t.Helper()
	if err := yaml.Unmarshal(testfiles.Read(t, "testdata/edits.yaml"), &edits); err != nil {
		t.Fatal(err)
	}
	return edits
}
