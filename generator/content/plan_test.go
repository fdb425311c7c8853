package content

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// planSite is the base site with the plan's real files, one of them edited.
func planSite(t *testing.T, name, old, new string) fstest.MapFS {
	t.Helper()
	files := site(t, "")
	parts, err := filepath.Glob("../../content/plan/*.yaml")
	if err != nil || len(parts) == 0 {
		t.Fatalf("no plan: %v", err)
	}
	for _, part := range parts {
		data, err := os.ReadFile(part)
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		if file := filepath.Base(part); file == name {
			if !strings.Contains(text, old) {
				t.Fatalf("%s does not hold %q", name, old)
			}
			text = strings.Replace(text, old, new, 1)
		}
		files[planFile(nameIn(filepath.ToSlash(part)))] = &fstest.MapFile{Data: []byte(text)}
	}
	return files
}

func TestThePlanIsReadWhole(t *testing.T) {
	tree := load(t, options(planSite(t, "", "", "")))
	if tree.Plan == nil || !strings.Contains(tree.Plan.Letter.Opening.C.Markup, "{name}") {
		t.Errorf("the words lost their blanks: %+v", tree.Plan)
	}
	if tree := load(t, options(site(t, ""))); tree.Plan != nil {
		t.Error("a site without content/plan has a plan")
	}
}

func TestMistakesInThePlan(t *testing.T) {
	for name, c := range map[string]struct{ file, old, new, want string }{
		"a misspelt blank": {
			"letter.yaml", "greeting: A plan for {name}", "greeting: A plan for {nmae}",
			"content/plan/letter.yaml:6:22: Nothing can be filled in for {nmae}.",
		},
		"a misspelt blank further down": {
			"cot.yaml", "all the help that {name} has", "all the\n  help that {Name} has",
			"content/plan/cot.yaml:10:13: Nothing can be filled in for {Name}.",
		},
		"an answer without its text": {
			"letter.yaml", "\n  d: |", "\n  g: |",
			"content/plan/letter.yaml:15:3: There is no key “g” here.",
		},
		"a stage too few": {
			"co-sleeping.yaml", "  - title: Near, and quiet", "after: x\nx:\n  - title: Near, and quiet",
			"“stages” takes exactly 2 items, and has 1.",
		},
		"a stage without its sign of success": {
			"cot.yaml", "  ready: Sleep comes", "  raedy: Sleep comes",
			"There is no key “raedy” here.",
		},
	} {
		t.Run(name, func(t *testing.T) {
			_, diags := Load(context.Background(), options(planSite(t, c.file, c.old, c.new)))
			var said strings.Builder
			for _, d := range diags {
				said.WriteString(d.Pos.String() + ": " + d.Message + "\n")
			}
			if !strings.Contains(said.String(), c.want) {
				t.Errorf("got\n%swant\n%s", said.String(), c.want)
			}
		})
	}
}

func TestAFileThatIsMissingFromThePlanIsNamed(t *testing.T) {
	files := planSite(t, "", "", "")
	files["content/plan/cott.yaml"] = files["content/plan/cot.yaml"]
	delete(files, "content/plan/cot.yaml")
	_, diags := Load(context.Background(), options(files))
	if len(diags) != 2 || diags[0].File != "content/plan/cot.yaml" || !strings.Contains(diags[1].Hint, "content/plan/cot.yaml") {
		t.Errorf("got %v", diags)
	}
}
