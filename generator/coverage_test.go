package generator_test

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const coverage = "docs/specification-coverage.md"

var (
	// roots are the folders below which the document gives its paths.
	roots = []string{"", "components", "content", "generator", "e2e"}
	// testFile is a file that fails when something breaks.
	testFile = regexp.MustCompile(`(_test\.go|\.test\.tsx?|\.spec\.ts|\.txtar)$`)
	// claim is a row of the document: what, where, and the tests that would see it break.
	claim = regexp.MustCompile(`(?m)^\| (.+) \| (.+) \| (.+) \|$`)
)

// Each row of the document about the specification names files that exist, and a test
// unless it says that nobody compares the words.
func TestTheCoverageNamesFilesAndTestsThatExist(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", coverage))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		for _, missing := range missingFiles(line) {
			t.Errorf("%s names %s, and there is no such file:\n%s", coverage, missing, line)
		}
	}
	rows := claim.FindAllStringSubmatch(string(text), -1)
	if len(rows) < 100 {
		t.Fatalf("%s has %d rows", coverage, len(rows))
	}
	for _, row := range rows {
		what, tests := row[1], row[3]
		if what == "what" {
			continue
		}
		if !namesATest(tests) {
			t.Errorf("%s: “%s” names no test", coverage, what)
		}
	}
}

// missingFiles returns the files that a row names and that do not exist. A file without
// a folder is in that of another file of the row.
func missingFiles(row string) (missing []string) {
	var folders, bare []string
	for _, match := range codeSpan.FindAllStringSubmatch(row, -1) {
		name := match[1]
		switch {
		case !fileName.MatchString(name) || strings.HasPrefix(name, "/"):
		case !strings.Contains(name, "/"):
			bare = append(bare, name)
		case underRoots(name) == "":
			missing = append(missing, name)
		default:
			folders = append(folders, path.Dir(underRoots(name)+"x"))
		}
	}
	for _, name := range bare {
		found := underRoots(name) != ""
		for _, folder := range folders {
			_, err := os.Stat(filepath.Join("..", folder, name))
			found = found || err == nil
		}
		if !found {
			missing = append(missing, name)
		}
	}
	return missing
}

// underRoots returns the path of a file or folder from the repository's folder, or "".
func underRoots(name string) string {
	for _, root := range roots {
		full := path.Join(root, name)
		if info, err := os.Stat(filepath.Join("..", full)); err == nil {
			if info.IsDir() {
				return full + "/"
			}
			return full
		}
	}
	return ""
}

func namesATest(column string) bool {
	if strings.Contains(column, "words") || strings.Contains(column, "`check`") || strings.Contains(column, "e2e/routes.ts") {
		return true
	}
	for _, match := range codeSpan.FindAllStringSubmatch(column, -1) {
		if testFile.MatchString(match[1]) {
			return true
		}
	}
	return false
}
