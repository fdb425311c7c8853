package generator_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nightlight/generator/sitetest"
)

const loafComponent = "components/templates/loaf.tsx"

// editLoaf replaces a text in the component of loaves, builds, and holds the outcome
// against the expectations.
func editLoaf(t *testing.T, site *sitetest.Site, old, new, want string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(site.Root, filepath.FromSlash(loafComponent)))
	if err != nil || !strings.Contains(string(text), old) {
		t.Fatalf("%s does not hold %q: %v", loafComponent, old, err)
	}
	site.Edit("-- " + loafComponent + " --\n" + strings.Replace(string(text), old, new, 1) + want)
}

func TestAComponentThatThrowsWhileItIsImportedIsReportedOnceAtItsLine(t *testing.T) {
	site := sitetest.Build(t, rye)
	const first = "import { Blocks } from '../lib/blocks';\n"
	editLoaf(t, site, first, first+"throw new Error('asleep');\n", `
-- want/problems --
error: The components cannot be loaded, so no page can be rendered: Error: asleep [component-load]
  components/templates/loaf.tsx:2:7
  2 | throw new Error('asleep');
    |       ^
  This happens while the file is imported, outside of any component.

1 problem in 1 file
`)
	editLoaf(t, site, "throw new Error('asleep');\n", "", "")
}

// The pages are not rendered again by the second build, unless they have something to say.
func TestWhatComponentsPrintIsReportedByEachBuild(t *testing.T) {
	site := sitetest.Build(t, rye)
	const first = "  const { lead, baked, next, others } = page.content;\n"
	want := `
-- want/problems --
warning: A component printed, while /rye was rendered: a loaf [component-printed]
  content/loaves/rye.md

1 problem in 1 file
`
	buildOnce(t, site.Root) // the page is written and has a key before it prints anything
	editLoaf(t, site, first, first+"  console.log('a loaf');\n", want)
	for build := range 2 {
		problems := buildOnce(t, site.Root).problems
		if len(problems) != 1 || !strings.Contains(problems[0].Message, "a loaf") {
			t.Errorf("build %d reports %d problems: %v", build+1, len(problems), problems)
		}
	}
}
