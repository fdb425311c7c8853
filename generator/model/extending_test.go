package model_test

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/sitetest/testfiles"
)

const (
	repository = "../.."
	guide      = "docs/extending.md"
)

// step is one code block of the guide, and what the sentence above it says to do with it.
type step struct {
	// create is the file to create; in and below name a file and the line in it below
	// which the code belongs, and instead the line whose place it takes; commands are to
	// be run.
	create             string
	in, below, instead string
	commands           bool
	code               string
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
	instead   = regexp.MustCompile("In `([^`]+)`, in place of the line `([^`]+)`, write$")
)

// steps are those of a chapter of the guide.
func steps(t *testing.T, title string) []step {
	t.Helper()
	text := testfiles.Read(t, filepath.Join(repository, guide))
	_, chapter, _ := strings.Cut(string(text), "\n## "+title)
	chapter, _, _ = strings.Cut(chapter, "\n## ")
	var steps []step
	for _, block := range codeBlock.FindAllStringSubmatch(chapter, -1) {
		sentence, language, code := block[1], block[2], block[3]
		s := step{code: code, commands: language == "sh"}
		if match := create.FindStringSubmatch(sentence); match != nil {
			s.create = match[1]
		} else if match := below.FindStringSubmatch(sentence); match != nil {
			s.in, s.below = match[1], match[2]
		} else if match := instead.FindStringSubmatch(sentence); match != nil {
			s.in, s.instead = match[1], match[2]
		} else if !s.commands {
			t.Fatalf("%s does not say what to do with this code: %q", guide, sentence)
		}
		steps = append(steps, s)
	}
	if want := strings.Count(chapter, "```") / 2; len(steps) != want || want == 0 {
		t.Fatalf("%s has %d code blocks, of which %d follow a sentence that says what to do", guide, want, len(steps))
	}
	return steps
}

// follow does what a step says, in the copy below root, and returns what its commands say.
func (s step) follow(root string) (said string, err error) {
	if s.commands {
		for command := range strings.Lines(s.code) {
			words := strings.Fields(command)
			cmd := exec.Command(words[0], words[1:]...)
			cmd.Dir = root
			out, err := cmd.CombinedOutput()
			if err != nil {
				return "", fmt.Errorf("%s: %w\n%s", strings.TrimSpace(command), err, out)
			}
			said += string(out)
		}
		return said, nil
	}
	if s.create != "" {
		return "", os.WriteFile(filepath.Join(root, s.create), []byte(s.code), 0o644)
	}
	file := filepath.Join(root, s.in)
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	line := s.below + s.instead + "\n"
	before, after, found := strings.Cut(string(text), line)
	if !found {
		return "", fmt.Errorf("%s has no line %s", s.in, line)
	}
	if s.instead != "" {
		line = ""
	}
	return "", os.WriteFile(file, []byte(before+line+s.code+after), 0o644)
}

// chapters are those of the guide with steps, and what each makes: files below dist/ with a
// part of what they hold.
var chapters = []struct {
	title string
	made  map[string]string
}{
	{"A new kind of page", map[string]string{"glossary/index.html": "The time between two sleeps"}},
	{"A data file that texts quote", map[string]string{
		"helplines/index.html": "sit through a night alone. Ring <span class=\"nowrap\">0800 448 0737</span>: they",
	}},
	{"A block that authors write", map[string]string{"a-bedtime-song/index.html": `<section aria-label="Hush, little mouse">`}},
	{"A file beside the pages", map[string]string{
		"articles.txt": "Establishing Healthy Sleep Routines\nhttps://",
		"contact.txt":  "/contact\n",
	}},
}

// own is the chapter that replaces the content, so that it is followed alone.
var own = struct {
	title string
	made  map[string]string
}{"A site of your own", map[string]string{"index.html": "Write to me", "beds/index.html": "What I did in your beds"}}

var eachStep = flag.Bool("each-step", false, "also build the site without each step of the first chapter")

// The guide's steps make what they promise, all in one site. With -each-step, as npm run trials
// has it, what the first chapter promises is not there without any one of its steps.
func TestTheGuideLeadsToWhatItPromises(t *testing.T) {
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
	t.Run("all chapters", func(t *testing.T) {
		var all []step
		for _, chapter := range chapters {
			all = append(all, steps(t, chapter.title)...)
		}
		copyRepository(t, root, packages)
		if err := followAll(root, commandsOnce(all)); err != nil {
			t.Error(err)
		}
		for _, chapter := range chapters {
			if !has(root, chapter.made) {
				t.Errorf("%s: what it makes is not there", chapter.title)
			}
		}
		checkEngine(t, root)
	})
	t.Run(own.title, func(t *testing.T) {
		copyRepository(t, root, packages)
		for _, step := range steps(t, own.title) {
			out, err := step.follow(root)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(step.code, "nightlight check\n") && !strings.Contains(out, "Nothing is wrong.") {
				t.Errorf("check says: %s", out)
			}
		}
		if !has(root, own.made) {
			t.Error("what it makes is not there")
		}
	})
	if !*eachStep {
		return
	}
	first := steps(t, chapters[0].title)
	last := len(first) - 1 // the build itself
	for left, step := range first[:last] {
		t.Run("without: "+step.String(), func(t *testing.T) {
			copyRepository(t, root, packages)
			build := first[last]
			commands := strings.Split(strings.TrimSpace(build.code), "\n")
			build.code = commands[len(commands)-1] // it alone must notice
			err := followAll(root, append(slices.Delete(slices.Clone(first[:last]), left, left+1), build))
			if err == nil && has(root, chapters[0].made) {
				t.Error("what the chapter makes is there all the same, so the step is not needed")
			}
		})
	}
}

// commandsOnce leaves out each command that a later step runs, too.
func commandsOnce(all []step) []step {
	ran := map[string]bool{}
	for i := range slices.Backward(all) {
		if !all[i].commands {
			continue
		}
		code := ""
		for command := range strings.Lines(all[i].code) {
			if !ran[command] {
				code += command
			}
			ran[command] = true
		}
		all[i].code = code
	}
	return all
}

// checkEngine checks that the chapters have changed nothing of the engine, nor what is generated
// for the site of its tests.
func checkEngine(t *testing.T, root string) {
	t.Helper()
	for _, folder := range []string{"generator/sitetest", "generator/schema", "generator/reading/markdown", "generator/reading/content"} {
		changes, err := exec.Command("diff", "-rq", filepath.Join(repository, folder), filepath.Join(root, folder)).CombinedOutput()
		if err != nil {
			t.Errorf("%s has changed: %v\n%s", folder, err, changes)
		}
	}
}

func followAll(root string, all []step) error {
	for _, step := range all {
		if _, err := step.follow(root); err != nil {
			return err
		}
	}
	return nil
}

// has says whether the build has made files that hold some texts.
func has(root string, files map[string]string) bool {
	for name, want := range files {
		made, err := os.ReadFile(filepath.Join(root, "dist", name))
		if err != nil || !strings.Contains(string(made), want) {
			return false
		}
	}
	return true
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
	left := []string{".git", ".nightlight", "dist", "e2e", "node_modules", "playwright-report", "test-results"}
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
