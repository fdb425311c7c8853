package model_test

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const (
	repository = "../.."
	guide      = "docs/extending.md"
)

// step is one code block of the guide, and what the sentence above it says to do with it.
type step struct {
	// create is the file to create; in and below name a file and the line in it below
	// which the code belongs; commands are to be run.
	create    string
	in, below string
	commands  bool
	code      string
}

func (s step) String() string {
	switch {
	case s.create != "":
		return "create " + s.create
	case s.in != "":
		return "edit " + s.in
	}
	return "run " + strings.ReplaceAll(strings.TrimSpace(s.code), "\n", ", ")
}

var (
	codeBlock = regexp.MustCompile("(?s)([^\n]*):\n\n```(\\w+)\n(.*?)```\n")
	create    = regexp.MustCompile("Create `([^`]+)`$")
	below     = regexp.MustCompile("In `([^`]+)`, below the line `([^`]+)`, add$")
)

// steps are those of the guide's chapter about a new kind of page.
func steps(t *testing.T) []step {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(repository, guide))
	if err != nil {
		t.Fatal(err)
	}
	_, chapter, _ := strings.Cut(string(text), "\n## A new kind of page")
	chapter, _, _ = strings.Cut(chapter, "\n## ")
	var steps []step
	for _, block := range codeBlock.FindAllStringSubmatch(chapter, -1) {
		sentence, language, code := block[1], block[2], block[3]
		s := step{code: code, commands: language == "sh"}
		if match := create.FindStringSubmatch(sentence); match != nil {
			s.create = match[1]
		} else if match := below.FindStringSubmatch(sentence); match != nil {
			s.in, s.below = match[1], match[2]
		} else if !s.commands {
			t.Fatalf("%s does not say what to do with this code: %q", guide, sentence)
		}
		steps = append(steps, s)
	}
	if want := strings.Count(chapter, "```") / 2; len(steps) != want {
		t.Fatalf("%s has %d code blocks, of which %d follow a sentence that says what to do", guide, want, len(steps))
	}
	return steps
}

// follow does what a step says, in the copy below root.
func (s step) follow(root string) error {
	if s.commands {
		for command := range strings.Lines(s.code) {
			words := strings.Fields(command)
			cmd := exec.Command(words[0], words[1:]...)
			cmd.Dir = root
			if out, err := cmd.CombinedOutput(); err != nil {
				return fmt.Errorf("%s: %w\n%s", strings.TrimSpace(command), err, out)
			}
		}
		return nil
	}
	if s.create != "" {
		return os.WriteFile(filepath.Join(root, s.create), []byte(s.code), 0o644)
	}
	file := filepath.Join(root, s.in)
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	before, after, found := strings.Cut(string(text), s.below+"\n")
	if !found {
		return fmt.Errorf("%s has no line %s", s.in, s.below)
	}
	return os.WriteFile(file, []byte(before+s.below+"\n"+s.code+after), 0o644)
}

// The guide's steps make a page, and without any one of them there is none. So neither
// the guide can miss a step nor the code ask for one more.
func TestTheGuideLeadsToAPage(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the site several times")
	}
	packages, err := filepath.Abs(filepath.Join(repository, "node_modules"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(packages); err != nil {
		t.Skip("the npm packages are not installed")
	}
	root := t.TempDir()
	all := steps(t)
	for left := -1; left < len(all)-1; left++ { // the last step is the build itself
		name := "whole"
		if left >= 0 {
			name = "without: " + all[left].String()
		}
		t.Run(name, func(t *testing.T) {
			copyRepository(t, root, packages)
			err := followAll(root, all, left)
			switch made := hasPage(root); {
			case left < 0 && (err != nil || !made):
				t.Errorf("the page is there: %v; %v", made, err)
			case left >= 0 && err == nil && made:
				t.Error("the page is there all the same, so the step is not needed")
			}
		})
	}
}

// followAll follows the steps but the one that is left out. Where one is, the build
// alone must notice: of the last step only its last command is run.
func followAll(root string, all []step, left int) error {
	for i, step := range all {
		if i == left {
			continue
		}
		if i == len(all)-1 && left >= 0 {
			commands := strings.Split(strings.TrimSpace(step.code), "\n")
			step.code = commands[len(commands)-1]
		}
		if err := step.follow(root); err != nil {
			return err
		}
	}
	return nil
}

func hasPage(root string) bool {
	page, _ := os.ReadFile(filepath.Join(root, "dist/glossary/index.html"))
	return strings.Contains(string(page), "The time between two sleeps")
}

// copyRepository makes root a copy of what is below the repository's folder, but for
// what npm installs, what the build makes, the browser tests and the sites of the bench.
func copyRepository(t *testing.T, root, packages string) {
	t.Helper()
	entries, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		if entry.Name() == ".nightlight" {
			continue // what the build before remembers saves the most of this one's time
		}
		if err := os.RemoveAll(filepath.Join(root, entry.Name())); err != nil {
			t.Fatal(err)
		}
	}
	left := []string{".git", ".nightlight", "bench/sites", "dist", "e2e", "node_modules", "playwright-report", "test-results"}
	repo := os.DirFS(repository)
	err = fs.WalkDir(repo, ".", func(name string, entry fs.DirEntry, err error) error {
		target := filepath.Join(root, name)
		switch {
		case err != nil:
			return err
		case slices.Contains(left, name) && entry.IsDir():
			return fs.SkipDir
		case entry.IsDir():
			return os.MkdirAll(target, 0o755)
		case !entry.Type().IsRegular():
			return nil
		}
		data, err := fs.ReadFile(repo, name)
		if err != nil {
			return err
		}
		return os.WriteFile(target, data, 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(packages, filepath.Join(root, "node_modules")); err != nil {
		t.Fatal(err)
	}
}
