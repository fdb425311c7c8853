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

// step is one code block of the guide, with the instruction in the sentence above it.
type step struct {
	// file is created with the code, or edited if place is “below” or “in place of” a line of it. It
	// is "" for commands.
	file, place, line string
	code              string
}

func (s step) String() string {
	if s.file == "" {
		return "run " + strings.ReplaceAll(strings.TrimSpace(s.code), "\n", ", ")
	}
	return strings.TrimSpace(s.file + " " + s.place)
}

var (
	codeBlock = regexp.MustCompile("(?s)([^\n]*):\n\n```(\\w+)\n(.*?)```\n")
	request   = regexp.MustCompile("(?:Create `([^`]+)`|In `([^`]+)`, (below|in place of) the line `([^`]+)`, (?:add|write))$")
)

// steps returns the steps of a chapter of the guide.
func steps(t *testing.T, title string) (steps []step) {
	t.Helper()
	_, chapter, _ := strings.Cut(string(testfiles.Read(t, filepath.Join(repository, guide))), "\n## "+title)
	chapter, _, _ = strings.Cut(chapter, "\n## ")
	for _, block := range codeBlock.FindAllStringSubmatch(chapter, -1) {
		sentence, language, code := block[1], block[2], block[3]
		if asks := request.FindStringSubmatch(sentence); asks != nil {
			steps = append(steps, step{asks[1] + asks[2], asks[3], asks[4], code})
		} else if language == "sh" {
			steps = append(steps, step{code: code})
		} else {
			t.Fatalf("%s does not say what to do with this code: %q", guide, sentence)
		}
	}
	if want := strings.Count(chapter, "```") / 2; len(steps) != want || want == 0 {
		t.Fatalf("%s has %d code blocks, of which %d follow a sentence that says what to do", guide, want, len(steps))
	}
	return steps
}

// follow carries out steps in the copy below root, and returns the output of their commands.
func follow(root string, steps ...step) (said string, err error) {
	for _, s := range steps {
		if s.file == "" {
			out, err := run(root, s.code)
			if said += out; err != nil {
				return said, err
			}
		} else if err := s.write(filepath.Join(root, s.file)); err != nil {
			return said, err
		}
	}
	return said, nil
}

func run(root, commands string) (said string, err error) {
	for command := range strings.Lines(commands) {
		words := strings.Fields(command)
		cmd := exec.Command(words[0], words[1:]...)
		cmd.Dir = root
		out, err := cmd.CombinedOutput()
		if err != nil {
			return said, fmt.Errorf("%s: %w\n%s", strings.TrimSpace(command), err, out)
		}
		said += string(out)
	}
	return said, nil
}

func (s step) write(file string) error {
	whole := s.code
	if s.place != "" {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		before, after, found := strings.Cut(string(text), s.line+"\n")
		if !found {
			return fmt.Errorf("%s has no line %s", s.file, s.line)
		}
		if s.place == "below" {
			before += s.line + "\n"
		}
		whole = before + s.code + after
	}
	return os.WriteFile(file, []byte(whole), 0o644)
}

// chapter is a chapter with steps, and the resulting files below dist/ with a part of each.
type chapter struct {
	title string
	made  map[string]string
}

var chapters = []chapter{
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

// own is the chapter that replaces the content, so it is tested alone.
var own = chapter{"A site of your own", map[string]string{"index.html": "Write to me", "beds/index.html": "What I did in your beds"}}

var eachStep = flag.Bool("each-step", false, "also build the site without each step of the first chapter")

// The guide's steps have the promised results, all in one site. With -each-step, as in npm run
// trials, the first chapter's results are missing if any one of its steps is left out.
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
		if _, err := follow(root, commandsOnce(all)...); err != nil {
			t.Error(err)
		}
		for _, chapter := range chapters {
			if !chapter.isMade(root) {
				t.Errorf("%s: what it makes is not there", chapter.title)
			}
		}
		checkEngine(t, root)
	})
	t.Run(own.title, func(t *testing.T) {
		copyRepository(t, root, packages)
		said, err := follow(root, steps(t, own.title)...)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(said, "Nothing is wrong.") || !own.isMade(root) {
			t.Errorf("what it makes is not there, or check is not content: %s", said)
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
			build.code = commands[len(commands)-1] // the build alone must fail
			_, err := follow(root, append(slices.Delete(slices.Clone(first[:last]), left, left+1), build)...)
			if err == nil && chapters[0].isMade(root) {
				t.Error("what the chapter makes is there all the same, so the step is not needed")
			}
		})
	}
}

// commandsOnce leaves out each command that a later step also runs.
func commandsOnce(all []step) []step {
	ran := map[string]bool{}
	for i := range slices.Backward(all) {
		if all[i].file != "" {
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

// checkEngine checks that the chapters have not changed the engine or the files generated for its
// test site.
func checkEngine(t *testing.T, root string) {
	t.Helper()
	for _, folder := range []string{"generator/sitetest", "generator/schema", "generator/reading/markdown", "generator/reading/content"} {
		changes, err := exec.Command("diff", "-rq", filepath.Join(repository, folder), filepath.Join(root, folder)).CombinedOutput()
		if err != nil {
			t.Errorf("%s has changed: %v\n%s", folder, err, changes)
		}
	}
}

// isMade reports whether the build below root has produced a chapter's files.
func (c chapter) isMade(root string) bool {
	for name, want := range c.made {
		made, err := os.ReadFile(filepath.Join(root, "dist", name))
		if err != nil || !strings.Contains(string(made), want) {
			return false
		}
	}
	return true
}

// copyRepository copies the repository to root, except installed packages, build output, the
// browser tests and the benchmark sites.
func copyRepository(t *testing.T, root, packages string) {
	t.Helper()
	entries, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		if entry.Name() == ".nightlight" {
			continue // the cache of the previous build saves most of the time
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
