package generator_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nightlight/generator/sitetest"
)

const guideComponent = "components/templates/guide.tsx"

// editGuide replaces a text in the component of guides, builds, and holds the outcome
// against the expectations.
func editGuide(t *testing.T, site *sitetest.Site, old, new, want string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(site.Root, filepath.FromSlash(guideComponent)))
	if err != nil || !strings.Contains(string(text), old) {
		t.Fatalf("%s does not hold %q: %v", guideComponent, old, err)
	}
	site.Edit("-- " + guideComponent + " --\n" + strings.Replace(string(text), old, new, 1) + want)
}

func TestAComponentThatThrowsWhileItIsImportedIsReportedOnceAtItsLine(t *testing.T) {
	site := sitetest.Build(t, nap)
	const first = "import { Blocks } from '../blocks/blocks';\n"
	editGuide(t, site, first, first+"throw new Error('asleep');\n", `
-- want/problems --
error: The components cannot be loaded, so no page can be rendered: Error: asleep
  components/templates/guide.tsx:2:7
  2 | throw new Error('asleep');
    |       ^
  This happens while the file is imported, outside of any component.

1 problem in 1 file
`)
	editGuide(t, site, "throw new Error('asleep');\n", "", "")
}

// The pages are not rendered again by the second build, unless they have something to say.
func TestWhatComponentsPrintIsReportedByEachBuild(t *testing.T) {
	site := sitetest.Build(t, nap)
	const first = "  const { body, content, emblem, headings, title } = page;\n"
	want := `
-- want/problems --
warning: A component printed, while / was rendered: a guide
  content/pages/index.md
  It is printed 2 times, also for other pages.

1 problem in 1 file
`
	editGuide(t, site, first, first+"  console.log('a guide');\n", want)
	for build := range 2 {
		problems := buildOnce(t, site.Root).problems
		if len(problems) != 1 || !strings.Contains(problems[0].Message, "a guide") {
			t.Errorf("build %d reports %d problems: %v", build+1, len(problems), problems)
		}
	}
}
