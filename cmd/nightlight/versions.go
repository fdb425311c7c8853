package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/git"
	"nightlight/generator/base/library"
	"nightlight/generator/base/pattern"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/review"
	"nightlight/generator/schema"
)

// ownFolders are the folders that site owners edit and these commands publish.
var ownFolders = []string{content.Root, "public"}

type versions struct {
	git.Repo
	withheld func(file string) bool
	keys     library.Secrets
}

func openVersions(ctx context.Context, root string, streams Streams) (*versions, error) {
	if _, err := exec.LookPath("git"); err != nil {
		return nil, errors.New("the program git is not installed: get it from https://git-scm.com")
	}
	repo := git.Repo{Root: root, Prompt: terminal(streams.In)}
	if _, err := repo.Run(ctx, "", "rev-parse", "--git-dir"); err != nil {
		if strings.Contains(err.Error(), "not a git repository") {
			return nil, errors.New("this folder is in no Git repository yet: type git init -b main here, once; docs/content.md goes through it")
		}
		return nil, explainGit(err)
	}
	return &versions{repo, model.LittleDormouse().IsByCommand, membersKeys(root)}, nil
}

// head returns the latest commit of the branch; "" if there is none yet.
func (v *versions) head(ctx context.Context) string {
	return v.Line(ctx, "rev-parse", "-q", "--verify", "HEAD")
}

// fileEdit is a change of a file. Its status is Git's letter: A for added, D for deleted, and R for
// renamed.
type fileEdit struct {
	status    byte
	old, file string
}

func (e fileEdit) String() string {
	switch e.status {
	case 'A':
		return "new: " + diag.Visible(e.file)
	case 'D':
		return "removed: " + diag.Visible(e.file)
	case 'R':
		return fmt.Sprintf("renamed: %s, now %s", diag.Visible(e.old), diag.Visible(e.file))
	}
	return "changed: " + diag.Visible(e.file)
}

func plainLines(text string) string {
	var lines []string
	for line := range strings.SplitSeq(text, "\n") {
		lines = append(lines, diag.Visible(line))
	}
	return strings.Join(lines, "\n")
}

// takeEdits parses the edits at the front of the output of --name-status -z, and returns the rest.
func takeEdits(fields []string) (edits []fileEdit, rest []string) {
	for len(fields) > 1 {
		status := strings.TrimSpace(fields[0])
		switch {
		case status == "":
			fields = fields[1:]
		case len(status) >= 40: // the next commit
			return edits, fields
		case (status[0] == 'R' || status[0] == 'C') && len(fields) > 2:
			edits, fields = append(edits, fileEdit{'R', fields[1], fields[2]}), fields[3:]
		default:
			edits, fields = append(edits, fileEdit{status[0], fields[1], fields[1]}), fields[2:]
		}
	}
	return edits, nil
}

type commit struct {
	id, author, subject string
	date                time.Time
	edits               []fileEdit
}

// log returns the commits that changed a file, or any of the owner's files, the latest first.
func (v *versions) log(ctx context.Context, most int, files ...string) (all []commit, err error) {
	args := []string{"log", "--no-merges", "--no-ext-diff", "-z", "-M", "--name-status", "--relative", "--format=%H%x00%cI%x00%an%x00%s", fmt.Sprint("--max-count=", most)}
	if len(files) == 1 {
		args = append(args, "--follow")
	} else {
		files = ownFolders
	}
	if v.head(ctx) == "" {
		return nil, errors.New("there is no history yet: nightlight publish begins it")
	}
	out, err := v.Run(ctx, "", append(append(args, "--"), files...)...)
	if err != nil {
		return nil, explainGit(err)
	}
	for rest := strings.Split(string(out), "\x00"); len(rest) > 4; {
		c := commit{id: strings.TrimSpace(rest[0]), author: diag.Visible(rest[2]), subject: diag.Visible(rest[3])}
		c.date, _ = time.Parse(time.RFC3339, rest[1])
		c.edits, rest = takeEdits(rest[4:])
		all = append(all, c)
	}
	return all, nil
}

// snapshot returns a Git tree of the current files, committed or not, without changing a branch.
func (v *versions) snapshot(ctx context.Context) (tree string, err error) {
	folder, err := os.MkdirTemp("", "nightlight-git-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(folder)
	repo := v.Repo
	repo.Env = []string{"GIT_INDEX_FILE=" + filepath.Join(folder, "index")}
	if head := v.head(ctx); head != "" {
		if _, err := repo.Run(ctx, "", "read-tree", head); err != nil {
			return "", explainGit(err)
		}
	}
	if err := v.stage(ctx, repo); err != nil {
		return "", err
	}
	return repo.Line(ctx, "write-tree"), nil
}

// stage stages the current files, except form submissions and copies of the members' file, even
// if .gitignore does not exclude these.
func (v *versions) stage(ctx context.Context, repo git.Repo) error {
	_, err := repo.Run(ctx, "", append([]string{"add", "-A", "--"}, v.folders(ctx, repo)...)...)
	if err == nil {
		_, err = repo.Run(ctx, "", "rm", "-r", "-q", "-f", "--cached", "--ignore-unmatch", "--", receivedFolder, content.Root+"/"+membersBefore, content.Root+"/"+membersBefore+".new", content.Root+"/members.yaml.new")
	}
	return explainGit(err)
}

// folders returns the owner's folders that exist or that Git tracks; the whole site before the
// first commit.
func (v *versions) folders(ctx context.Context, repo git.Repo) (there []string) {
	if v.head(ctx) == "" {
		return []string{"."}
	}
	for _, folder := range ownFolders {
		if _, err := os.Stat(filepath.Join(v.Root, folder)); err == nil || repo.Line(ctx, "ls-files", "--", folder) != "" {
			there = append(there, folder)
		}
	}
	return there
}

func (v *versions) diff(ctx context.Context, from, to string) ([]fileEdit, error) {
	out, err := v.Run(ctx, "", append([]string{"diff", "--no-ext-diff", "-z", "-M", "--name-status", "--relative", from, to, "--"}, ownFolders...)...)
	edits, _ := takeEdits(strings.Split(string(out), "\x00"))
	return edits, explainGit(err)
}

// text returns the contents of a file in a version, nil if it did not exist.
func (v *versions) text(ctx context.Context, version, file string) []byte {
	out, err := v.Run(ctx, "", "cat-file", "blob", version+":./"+file)
	if err != nil {
		return nil
	}
	return out
}

// mostSentences limits the changes that are shown for one file.
const mostSentences = 30

// show prints the changes of a file, sentence by sentence.
func (v *versions) show(ctx context.Context, out io.Writer, e fileEdit, from, to string) {
	fmt.Fprintf(out, "  %s\n", v.shown(e.String()))
	ext := path.Ext(e.file)
	if v.withheld(e.old) || v.withheld(e.file) || ext != ".md" && ext != ".yaml" {
		return
	}
	before, after := v.text(ctx, from, e.old), v.text(ctx, to, e.file)
	old, now := review.Wording(e.old, before), review.Wording(e.file, after)
	isForMembers := func(s review.Sentence) bool { return s.Says("access", string(schema.Members)) }
	if e.status != 'D' && slices.ContainsFunc(old, isForMembers) && !slices.ContainsFunc(now, isForMembers) {
		fmt.Fprintln(out, "    only members could read it, and from now on everybody can") // first, since below many changes it would be overlooked
	}
	if e.status == 'A' || e.status == 'D' {
		fmt.Fprintf(out, "    %s\n", diag.Count(len(old)+len(now), "sentence"))
		return
	}
	changes := review.Compare(old, now)
	for i, change := range changes {
		if i == mostSentences {
			fmt.Fprintf(out, "    and %d more\n", len(changes)-i)
			return
		}
		printIndented(out, v.shown(change.String()))
	}
	if len(changes) == 0 && e.status != 'R' {
		fmt.Fprintln(out, "    only notes, or how it is written")
	}
}

func (v *versions) shown(text string) string { return shown(text, v.keys) }

// shown returns a text for printing, unless it contains a key from keys or any other.
func shown(text string, keys library.Secrets) string {
	if keys.MayBeIn(text) {
		return "a sentence with a key, which is not shown"
	}
	return plainLines(text)
}

var gitCauses = []struct{ said, explained string }{
	{`Authentication failed|could not read (?:Username|Password)|Permission denied|terminal prompts disabled|Host key verification|error: 40[13]`,
		"you are not signed in where the repository is, or may not write there: sign in with GitHub Desktop or “gh auth login”, then try again"},
	{`unrelated histories`, "the repository there was begun with other files: make a new one there with no files at all, not even a README, and type git remote set-url origin with its address"},
	{`fetch first|non-fast-forward|\[rejected\]|failed to lock`, "someone has published at the same moment: run nightlight publish again"},
	{`GH007`,
		"GitHub keeps your e-mail address private: type git config user.email with the address that it shows under Settings, Emails, then git commit --amend --reset-author --no-edit, and run nightlight publish again"},
	{`GH001`,
		"the history here has a file that is larger than GitHub takes: type git reset --soft @{upstream}, save the file smaller, and run nightlight publish again"},
	{`hook declined|protected branch|\[remote rejected\]`, "the repository does not take changes of this branch: ask who looks after it"},
	{`would be overwritten`, "other people's changes touch files that are changed here outside content/ and public/: commit or undo those first"},
	{`does not appear to be a git repository|not found|does not exist`, "there is no repository at the address that Git has, or you are not signed in there: git remote -v shows the address"},
	{`Could not resolve host|unable to access|Connection|timed out|unreachable`, "the repository cannot be reached: connect this machine to the network and try again"},
	{`dubious ownership`, "the folder belongs to another user of this machine, so Git leaves it alone"},
}

var inAddress = pattern.Of(`://[^/@\s]+@`)

// explainGit explains in plain words why git failed, followed by git's own message.
func explainGit(err error) error {
	said := new(git.Error)
	if !errors.As(err, said) {
		return err
	}
	text := plainLines(inAddress().ReplaceAllString(said.Said, "://"))
	for _, cause := range gitCauses {
		if pattern.Of(cause.said)().MatchString(text) {
			return fmt.Errorf("%s\n\nGit says: %s", cause.explained, text)
		}
	}
	return fmt.Errorf("git says: %s", text)
}
