package review

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"nightlight/generator/base/git"
)

// oldText looks in Git for the text that was read, or says why it is not known.
func oldText(ctx context.Context, root string, advice Advice) (text []byte, unknown string) {
	if gitFolder(root) == "" {
		return nil, "the site is in no Git repository"
	}
	if _, err := exec.LookPath("git"); err != nil {
		return nil, "the program git is not there to look"
	}
	repo := git.Repo{Root: root}
	log, err := repo.Run(ctx, "", "log", "--follow", "-m", "--format=", "--raw", "--no-abbrev", "-n", "500", "--", advice.File)
	if err != nil {
		return nil, "Git cannot read the history of the site"
	}
	blobs, _ := repo.Run(ctx, blobsOf(string(log)), "cat-file", "--batch")
	for version := range versions(blobs) {
		if digest(sentences(advice.File, version, advice.Figure)) == advice.Entry.Digest {
			return version, ""
		}
	}
	if repo.Line(ctx, "rev-parse", "--is-shallow-repository") == "true" {
		return nil, "this copy of the repository has the latest commits alone"
	}
	return nil, "no commit holds that text"
}

// blobsOf are the objects that the lines of a raw log name, the newest first, one a line.
func blobsOf(log string) string {
	var blobs strings.Builder
	for line := range strings.Lines(log) {
		if fields := strings.Fields(line); len(fields) > 4 && fields[0][0] == ':' {
			fmt.Fprintf(&blobs, "%s\n%s\n", fields[3], fields[2])
		}
	}
	return blobs.String()
}

// versions yields the objects that cat-file printed: a line that ends with the size, and as many
// bytes. One that is not there has a line alone.
func versions(out []byte) func(yield func([]byte) bool) {
	return func(yield func([]byte) bool) {
		for len(out) > 0 {
			line, rest, _ := bytes.Cut(out, []byte("\n"))
			out = rest
			fields := strings.Fields(string(line))
			size, err := strconv.Atoi(fields[len(fields)-1])
			if err != nil {
				continue
			}
			if size >= len(rest) || !yield(rest[:size]) {
				return
			}
			out = rest[size+1:]
		}
	}
}

// gitFolder is the folder in which Git keeps what it knows of a site; "" outside a repository.
func gitFolder(root string) string {
	for folder := root; ; folder = filepath.Dir(folder) {
		git := filepath.Join(folder, ".git")
		info, err := os.Stat(git)
		switch {
		case err == nil && info.IsDir():
			return git
		case err == nil: // a work tree beside others
			text, _ := os.ReadFile(git)
			target := strings.TrimSpace(strings.TrimPrefix(string(text), "gitdir:"))
			if !filepath.IsAbs(target) {
				target = filepath.Join(folder, target)
			}
			return target
		case folder == filepath.Dir(folder):
			return ""
		}
	}
}

// stamp is the same as long as Git has nothing new to say: no commit, no other branch.
func stamp(root string) string {
	git := gitFolder(root)
	head, _ := os.ReadFile(filepath.Join(git, "HEAD"))
	stamp := git + string(head)
	for _, name := range []string{"logs/HEAD", "shallow"} {
		if info, err := os.Stat(filepath.Join(git, name)); err == nil {
			stamp += fmt.Sprint(name, info.Size(), info.ModTime().UnixNano())
		}
	}
	return stamp
}
