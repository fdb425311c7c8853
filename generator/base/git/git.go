// Package git runs the git program in the folder of a site.
package git

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"strings"
)

// Repo is a folder in a repository.
type Repo struct {
	Root string
	// Prompt allows git to ask for a password in the terminal.
	Prompt bool
	// Env contains additional environment variables.
	Env []string
}

// Error is the output of git when it failed.
type Error struct{ Said string }

func (e Error) Error() string { return e.Said }

// Run runs git in the folder and returns its output. Paths are literal, messages are in English,
// and log does not check signatures, since that would start another program.
func (r Repo) Run(ctx context.Context, input string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "git", append([]string{"-C", r.Root, "--no-optional-locks", "--literal-pathspecs", "-c", "log.showSignature=false"}, args...)...)
	cmd.Env = append(os.Environ(), "GIT_NO_LAZY_FETCH=1", "LC_ALL=C")
	if !r.Prompt {
		cmd.Env = append(cmd.Env, "GIT_TERMINAL_PROMPT=0", "GIT_ASKPASS=", "SSH_ASKPASS=")
	}
	cmd.Env = append(cmd.Env, r.Env...)
	cmd.Stdin = strings.NewReader(input)
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.Output()
	if text := strings.TrimSpace(said.String() + string(out)); err != nil && text != "" {
		err = Error{text}
	}
	return out, err
}

// Line returns the output of git without surrounding white space, or "" if git fails.
func (r Repo) Line(ctx context.Context, args ...string) string {
	out, err := r.Run(ctx, "", args...)
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
