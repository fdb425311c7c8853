package review

import (
	"bytes"
	"context"
	"fmt"
	"os/exec"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/git"
)

// oldText finds the reviewed text in Git, or returns the reason why it is not known.
func oldText(ctx context.Context, root string, advice Advice) (text []byte, unknown string) {
	if _, err := exec.LookPath("git"); err != nil {
		return nil, "the program git is not there to look"
	}
	if stamp(ctx, root) == "" {
		return nil, "the site is in no Git repository with a commit"
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
	return nil, "no commit contains that text"
}

// blobsOf returns the objects that are named in a raw log, newest first, one per line.
func blobsOf(log string) string {
	var blobs strings.Builder
	for line := range strings.Lines(log) {
		if fields := strings.Fields(line); len(fields) > 4 && fields[0][0] == ':' {
			fmt.Fprintf(&blobs, "%s\n%s\n", fields[3], fields[2])
		}
	}
	return blobs.String()
}

// versions yields the objects in the output of cat-file: each is a line that ends with the size,
// and as many bytes. A missing object has only a line.
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

// stamp changes whenever there may be other commits to read; it is "" outside a repository.
func stamp(ctx context.Context, root string) string {
	return git.Repo{Root: root}.Line(ctx, "rev-parse", "--absolute-git-dir", "HEAD", "--is-shallow-repository")
}

// Change is a sentence that was changed, added (Old is nil), or removed (New is nil).
type Change struct {
	Old, New *Sentence
	// Line is its line in the new text, or the line where a removed sentence would be.
	Line int
}

// String returns the old sentence and, below it, the new one.
func (c Change) String() string {
	old, now := "(new)", "(removed)"
	isKey := c.Old != nil && c.New != nil && c.Old.Text == c.New.Text
	if c.Old != nil {
		old = c.Old.shown(isKey)
	}
	if c.New != nil {
		now = c.New.shown(isKey)
	}
	return fmt.Sprintf("%d: %s\n→ %s", c.Line, old, now)
}

const (
	// mostCompared limits the work of comparing two texts that have little in common.
	mostCompared = 1_000_000
	// isEqual is the likeness of equal sentences, and leastLike the minimum for showing one
	// sentence as the new version of another, both in percent.
	isEqual   = 200
	leastLike = 30
)

// Compare returns as few changes as possible that lead from one text to another.
func Compare(old, now []Sentence) (changes []Change) {
	line, end := 1, 0
	for len(old) > 0 && len(now) > 0 && old[0].said == now[0].said {
		line, old, now = now[0].Line, old[1:], now[1:]
	}
	for end < min(len(old), len(now)) && old[len(old)-1-end].said == now[len(now)-1-end].said {
		end++
	}
	old, now = old[:len(old)-end], now[:len(now)-end]
	best := align(old, now)
	for i, j := 0, 0; i < len(old) || j < len(now); {
		switch {
		case best != nil && i < len(old) && j < len(now) && best[i][j] == best[i+1][j+1]+likeness(old[i], now[j]) && best[i][j] > max(best[i+1][j], best[i][j+1]):
			if line = now[j].Line; old[i].said != now[j].said {
				changes = append(changes, Change{&old[i], &now[j], line})
			}
			i, j = i+1, j+1
		case i < len(old) && (j == len(now) || best == nil || best[i][j] == best[i+1][j]):
			changes = append(changes, Change{&old[i], nil, line})
			i++
		default:
			line = now[j].Line
			changes = append(changes, Change{nil, &now[j], line})
			j++
		}
	}
	return changes
}

// align returns the best total likeness from each pair of sentences on, or nil for long texts.
func align(old, now []Sentence) [][]int {
	if len(old)*len(now) > mostCompared {
		return nil
	}
	best := make([][]int, len(old)+1)
	for i := range best {
		best[i] = make([]int, len(now)+1)
	}
	for i := len(old) - 1; i >= 0; i-- {
		for j := len(now) - 1; j >= 0; j-- {
			best[i][j] = max(best[i+1][j], best[i][j+1])
			if like := likeness(old[i], now[j]); like > 0 {
				best[i][j] = max(best[i][j], best[i+1][j+1]+like)
			}
		}
	}
	return best
}

// likeness returns how many words two sentences share, in percent, or 0 for too few.
func likeness(a, b Sentence) int {
	if a.said == b.said {
		return isEqual
	}
	shared := 0
	words, others := strings.Fields(a.Text), strings.Fields(b.Text)
	for _, word := range words {
		if slices.Contains(others, word) {
			shared++
		}
	}
	if like := 200 * shared / (len(words) + len(others)); like >= leastLike || a.path == b.path && a.path != "" {
		return min(max(like, leastLike), isEqual-1)
	}
	return 0
}
