package main

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/git"
	"nightlight/generator/base/pattern"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/model"
)

type publishOptions struct {
	Streams       Streams
	Root, Message string
	Yes           bool
}

func newPublishCmd(streams Streams) *cobra.Command {
	opts := &publishOptions{Streams: streams}
	cmd := described("publish", func(ctx context.Context, _ []string) error { return publishRun(ctx, opts) })
	flags := cmd.Flags()
	flags.StringVar(&opts.Root, "root", ".", "the folder with content/")
	flags.StringVar(&opts.Message, "message", "", "what the history says of it; without it, the names of the files")
	flags.BoolVar(&opts.Yes, "yes", false, "publish without asking")
	return cmd
}

type publishing struct {
	*publishOptions
	*versions
	remote, branch string
	// published is the commit of the branch that was last seen there; "" if there is none.
	published string
	// tree is the Git tree that is shown and checked.
	tree string
	// follows is a sentence about what the host will do next.
	follows string
}

func publishRun(ctx context.Context, opts *publishOptions) error {
	versions, err := openVersions(ctx, opts.Root, opts.Streams)
	if err != nil {
		return err
	}
	p := &publishing{publishOptions: opts, versions: versions}
	for _, step := range []func(context.Context) error{p.find, p.say, p.refuseLarge, p.check, p.refuseOpen, p.ask, p.commit, p.join, p.push} {
		if err := step(ctx); errors.Is(err, errUnpublished) {
			return nil
		} else if err != nil {
			return err
		}
	}
	return nil
}

// errUnpublished means that nothing is to be published. Why has been printed, and it is no error.
var errUnpublished = errors.New("nothing is to be published")

func (p *publishing) push(ctx context.Context) error {
	if _, err := p.Run(ctx, "", "push", "-q", "-u", "--", p.remote, "HEAD:refs/heads/"+p.branch); err != nil {
		return fmt.Errorf("your changes are saved in the history here, but not published: %w", explainGit(err))
	}
	fmt.Fprintf(p.Streams.Out, "Published to %s, branch %s. %s\n", diag.Visible(p.remote), diag.Visible(p.branch), p.follows)
	return nil
}

// find finds the branch and the remote, and reports what publishing needs and is missing.
func (p *publishing) find(ctx context.Context) error {
	if p.branch = p.Line(ctx, "symbolic-ref", "-q", "--short", "HEAD"); p.branch == "" {
		return errors.New("the folder shows an old version rather than a branch: type git switch main")
	}
	for _, state := range []string{"rebase-merge", "rebase-apply", "CHERRY_PICK_HEAD", "REVERT_HEAD"} {
		if _, err := os.Stat(p.gitPath(ctx, state)); err == nil {
			return errors.New("a merge, rebase or revert is unfinished: finish it, or undo it as git status says")
		}
	}
	if p.Line(ctx, "var", "GIT_COMMITTER_IDENT") == "" {
		return errors.New("your name is not known to Git: type git config user.name \"Your Name\" and git config user.email you@example.org, once")
	}
	for _, folder := range ownFolders {
		if info, err := os.Lstat(filepath.Join(p.Root, folder)); err == nil && info.Mode().Type() == fs.ModeSymlink {
			return fmt.Errorf("nothing was published: %s/ is a link, of which Git would publish no file: move the folder itself here", folder)
		}
	}
	remotes := strings.Fields(p.Line(ctx, "remote"))
	p.remote = p.Line(ctx, "config", "--get", "branch."+p.branch+".remote")
	if followed, isBranch := strings.CutPrefix(p.Line(ctx, "config", "--get", "branch."+p.branch+".merge"), "refs/heads/"); isBranch && followed != p.branch {
		return fmt.Errorf("nothing was published: the branch %s follows %s of %s, so it is not clear which of the two the host builds: type git branch -m %[2]s for that one, or git branch --unset-upstream for one of its own", diag.Visible(p.branch), diag.Visible(followed), diag.Visible(p.remote))
	}
	if p.remote == "" && (len(remotes) == 1 || slices.Contains(remotes, "origin")) {
		p.remote = remotes[max(0, slices.Index(remotes, "origin"))]
	}
	if p.remote == "" {
		return errors.New("there is no place to publish to: make an empty repository at GitHub or another host, and type git remote add origin with its address, once")
	}
	p.published = p.Line(ctx, "rev-parse", "-q", "--verify", p.tracked())
	if p.head(ctx) == "" {
		return p.ignoreMade()
	}
	return nil
}

// made is the .gitignore of a new site: files that commands create, form submissions, and files
// that often contain passwords.
const made = "/dist/\n/.nightlight/\n/received/\nnode_modules\n*.log\n.env*\n.DS_Store\n" + membersBefore + "*\nmembers.yaml.new\n"

// ignoreMade writes the .gitignore before a first commit, which is of the whole folder, unless
// there is one.
func (p *publishing) ignoreMade() error {
	err := disk.CreateFile(filepath.Join(p.Root, ".gitignore"), made)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	return err
}

func (p *publishing) tracked() string { return "refs/remotes/" + p.remote + "/" + p.branch }

func (p *publishing) gitPath(ctx context.Context, name string) string {
	file := p.Line(ctx, "rev-parse", "--git-path", name)
	if filepath.IsAbs(file) {
		return file
	}
	return filepath.Join(p.Root, file)
}

func (p *publishing) isMerging(ctx context.Context) bool {
	_, err := os.Stat(p.gitPath(ctx, "MERGE_HEAD"))
	return err == nil
}

// say prints what has changed since the site was published.
func (p *publishing) say(ctx context.Context) (err error) {
	if p.tree, err = p.snapshot(ctx); err != nil {
		return err
	}
	out := p.Streams.Out
	if p.published == "" {
		files := strings.Count(p.Line(ctx, "ls-tree", "-r", "--name-only", p.tree), "\n") + 1
		fmt.Fprintf(out, "This is the first time that the branch %s is published from here: %s.\n", diag.Visible(p.branch), diag.Count(files, "file"))
		return nil
	}
	base := cmp.Or(p.Line(ctx, "merge-base", p.published, "HEAD"), p.published)
	edits, err := p.diff(ctx, base, p.tree)
	if err != nil {
		return err
	}
	ahead := p.Line(ctx, "rev-list", "--count", p.published+"..HEAD")
	if len(edits) == 0 && ahead == "0" && !p.isMerging(ctx) {
		if p.Line(ctx, "status", "--porcelain") == "" {
			fmt.Fprintln(out, "There is nothing to publish: nothing has changed since the last time.")
		} else {
			fmt.Fprintln(out, "There is nothing to publish: nothing has changed in content/ and public/. Other files have, which a developer commits.")
		}
		return errUnpublished
	}
	fmt.Fprintf(out, "Changed since it was published: %s.\n", diag.Count(len(edits), "file"))
	for _, e := range edits {
		p.show(ctx, out, e, base, p.tree)
	}
	return nil
}

// mostSent is the largest size in bytes of a file that GitHub and others accept. They reject its
// commit permanently, and with it all later ones.
const mostSent = 100 << 20

func (p *publishing) refuseLarge(ctx context.Context) error {
	out, _ := p.Run(ctx, "", "ls-tree", "-r", "-l", "-z", p.tree) // a partial clone does not know all sizes
	for line := range strings.SplitSeq(string(out), "\x00") {
		about, file, _ := strings.Cut(line, "\t")
		of := strings.Fields(about) // mode, type, name and size
		if len(of) < 4 {
			continue
		}
		size, _ := strconv.Atoi(of[3])
		if size > mostSent && (p.published == "" || p.Line(ctx, "rev-parse", "-q", "--verify", p.published+":./"+file) != of[2]) {
			return fmt.Errorf("nothing was published: %s has %d MB, and GitHub and others take no file of more than %d: save it smaller, or link to it at another host", p.shown(file), size>>20, mostSent>>20)
		}
	}
	return nil
}

func (p *publishing) check(ctx context.Context) error {
	check := &checkOptions{siteOptions: siteOptions{Root: p.Root, Out: "dist", CacheDir: os.Getenv("NIGHTLIGHT_CACHE")}, Streams: p.Streams, Format: "text"}
	err := checkRun(ctx, check)
	if errors.Is(err, errProblems) {
		return errors.New("nothing was published: fix these problems first")
	}
	p.follows = "The host builds the site from there; that takes a few minutes."
	if p.published == "" && p.Line(ctx, "for-each-ref", "refs/remotes/"+p.remote) != "" {
		p.follows = "The branch is new there, and hosts build the one that their settings name: mostly main."
	} else if check.Refused {
		p.follows = "A host that builds with --launch refuses it, and the last site stays: nightlight check --launch says why."
	}
	return err
}

// refuseOpen refuses to publish the key of a sealed library to a public repository, which is one
// that can be read without signing in. If it cannot tell, it says so, and a person must confirm:
// --yes is not enough.
func (p *publishing) refuseOpen(ctx context.Context) error {
	access, err := readMembers(p.Root)
	if err != nil || access.Protect != model.Sealed {
		return err
	}
	nobody, err := os.MkdirTemp("", "nightlight-nobody-") // without passwords and settings
	if err != nil {
		return err
	}
	defer os.RemoveAll(nobody)
	repo := git.Repo{Root: nobody, Env: []string{"HOME=" + nobody, "GIT_CONFIG_GLOBAL=" + os.DevNull, "GIT_CONFIG_NOSYSTEM=1"}}
	for remote := range strings.Lines(p.Line(ctx, "remote", "get-url", "--push", "--all", p.remote)) {
		remote = strings.TrimSpace(remote)
		address := webAddress(remote)
		if address == "" && onThisMachine().MatchString(remote) {
			continue
		}
		said := ""
		if address != "" {
			ctx, cancel := context.WithTimeout(ctx, time.Minute)
			_, err := repo.Run(ctx, "", "ls-remote", "-q", "--", address)
			if cancel(); err == nil {
				return fmt.Errorf("nothing was published: everybody can read %s, and the library's key would be there. Make that repository private. If the key is there already, draw a new one: nightlight member set --protect sealed", diag.Visible(address))
			}
			said = err.Error()
		}
		if isPrivate(remote, said) {
			continue
		}
		unknown := fmt.Sprintf("It could not be found out whether everybody can read %s, and the library's key goes there.", diag.Visible(inAddress().ReplaceAllString(remote, "://")))
		if p.Yes {
			return fmt.Errorf("nothing was published: %s%s If the repository is private, publish without --yes", strings.ToLower(unknown[:1]), unknown[1:])
		}
		fmt.Fprintln(p.Streams.Out, unknown, "Publish only if you know that the repository is private.")
	}
	return nil
}

// onThisMachine matches a remote that is a folder; otherwise Git treats text before a colon as a host.
var onThisMachine = pattern.Of(`^(?:file://|[A-Za-z]:[/\\]|[^:]*(?:/|$))`)

var (
	wantsPassword = pattern.Of(`could not read (?:Username|Password)|Authentication failed|terminal prompts disabled|error: 40[13]`)
	isMissing     = pattern.Of(`not found|error: 404`)
)

// isPrivate reports whether git's output without signing in shows that a repository is private.
// Some hosts call a private one missing; but the web address of an SSH remote may just be wrong.
func isPrivate(remote, said string) bool {
	return wantsPassword().MatchString(said) || strings.HasPrefix(remote, "http") && isMissing().MatchString(said)
}

// sshAddress matches an SSH address, and omits the prefix of host names that serve SSH at the
// HTTPS port: ssh.github.com.
var sshAddress = pattern.Of(`^(?:ssh://)?[^@/\s]+@(?:(?:alt)?ssh\.)?([\w-]+(?:\.[\w-]+)+)(?::\d+/|[:/])(\S+)$`)

// webAddress returns the web address of a repository; "" if it has none.
func webAddress(remote string) string {
	if at, err := url.Parse(remote); err == nil && (at.Scheme == "https" || at.Scheme == "http") {
		at.User = nil
		return at.String()
	}
	if at := sshAddress().FindStringSubmatch(remote); at != nil {
		return "https://" + at[1] + "/" + at[2]
	}
	return ""
}

// ask asks whether to publish the tree that was shown and checked, and rejects later changes.
func (p *publishing) ask(ctx context.Context) error {
	if !p.Yes {
		yes, err := confirm(ctx, p.Streams, "Publish this? Write y or n: ", "Nothing was published.")
		if err != nil {
			return err
		} else if !yes {
			return errUnpublished
		}
	}
	now, err := p.snapshot(ctx)
	if err != nil {
		return err
	}
	edits, err := p.diff(ctx, p.tree, now)
	if err == nil && len(edits) > 0 {
		err = fmt.Errorf("nothing was published: %s was saved after you were shown what is new; publish again", p.shown(edits[0].file))
	}
	return err
}

// confirm asks a yes-or-no question, and prints the sentence declined after a no.
func confirm(ctx context.Context, streams Streams, question, declined string) (yes bool, err error) {
	answer, err := prompt(ctx, streams, bufio.NewReader(streams.In), question)
	if errors.Is(err, io.EOF) {
		err = usageError{errors.New("no one answered: run the command in a terminal, or add --yes")}
	}
	if yes = strings.HasPrefix(strings.ToLower(answer), "y"); err == nil && !yes {
		fmt.Fprintln(streams.Out, declined)
	}
	return yes, err
}

// commit commits the owner's folders, and completes a merge that is in progress.
func (p *publishing) commit(ctx context.Context) error {
	folders := p.folders(ctx, p.Repo)
	if err := p.stage(ctx, p.Repo); err != nil {
		return err
	}
	args := []string{"commit", "-q", "-F", "-"}
	if !p.isMerging(ctx) {
		args = append(append(args, "--"), folders...)
		out, err := p.Run(ctx, "", append([]string{"diff", "--cached", "--name-only", "--relative", "-z", "--"}, folders...)...)
		if err != nil || len(out) == 0 {
			return explainGit(err) // all unpublished changes are committed already
		}
	}
	if _, err := p.Run(ctx, p.message(ctx), args...); err != nil {
		return fmt.Errorf("nothing was published: %w", explainGit(err))
	}
	return nil
}

func (p *publishing) message(ctx context.Context) string {
	if p.Message != "" || p.head(ctx) == "" {
		return cmp.Or(p.Message, "Begin the site")
	}
	out, _ := p.Run(ctx, "", "diff", "--cached", "--name-status", "-M", "-z", "--relative", "--")
	edits, _ := takeEdits(strings.Split(string(out), "\x00"))
	if len(edits) == 0 {
		return "Join the changes of two people"
	}
	subject, body := "Change "+diag.Visible(edits[0].file), ""
	if more := len(edits) - 1; more > 0 {
		subject += " and " + diag.Count(more, "other file")
	}
	for _, e := range edits {
		body += e.String() + "\n"
	}
	return subject + "\n\n" + body
}

// join merges what others have published meanwhile, and checks the merged site.
func (p *publishing) join(ctx context.Context) error {
	if _, err := p.Run(ctx, "", "fetch", "-q", "--", p.remote); err != nil {
		return fmt.Errorf("your changes are saved in the history here, but not published: %w", explainGit(err))
	}
	theirs := p.Line(ctx, "rev-parse", "-q", "--verify", p.tracked())
	behind := p.Line(ctx, "rev-list", "--count", "HEAD.."+theirs)
	if theirs == "" || behind == "0" {
		return nil
	}
	before := p.Line(ctx, "rev-parse", "HEAD")
	if _, err := p.Run(ctx, "", "merge", "-q", "--no-edit", theirs); err != nil {
		return p.conflict(ctx, err)
	}
	fmt.Fprintf(p.Streams.Out, "Others have published meanwhile. Joined with your changes:\n")
	edits, err := p.diff(ctx, before, "HEAD")
	if err != nil {
		return err
	}
	for _, e := range edits {
		p.show(ctx, p.Streams.Out, e, before, "HEAD")
	}
	return p.check(ctx)
}

func (p *publishing) conflict(ctx context.Context, err error) error {
	out, _ := p.Run(ctx, "", "diff", "--name-only", "--diff-filter=U", "--relative", "-z")
	files := strings.Split(strings.TrimRight(string(out), "\x00"), "\x00")
	if files[0] == "" {
		return explainGit(err)
	}
	for i, file := range files {
		files[i] = p.shown(file)
	}
	return fmt.Errorf("someone else has changed the same lines and published them. Nothing was published, and nothing is lost. Open:\n\n  %s\n\nBetween <<<<<<< and ======= stands what you wrote, and between ======= and >>>>>>> what they wrote. Keep the right words, remove the three lines of signs, and run nightlight publish again. A file that one of you has removed: remove it, or leave it. To go back to your own words instead: git merge --abort", strings.Join(files, "\n  "))
}
