package host

import (
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// The null device takes every line, and cannot be synced.
func TestASubmissionThatMayBeLostIsAnError(t *testing.T) {
	inbox := Inbox(t.TempDir())
	if err := os.Symlink(os.DevNull, filepath.Join(string(inbox), "contact.jsonl")); err != nil {
		t.Fatal(err)
	}
	if inbox.Add(morning(1, "Ann")) == nil {
		t.Error("a submission that is on no disk counts as kept")
	}
}

// A pipe that nobody reads takes some lines, and then never another.
func TestAPipeTakesNoSubmission(t *testing.T) {
	inbox := Inbox(t.TempDir())
	if err := syscall.Mkfifo(filepath.Join(string(inbox), "contact.jsonl"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := inbox.Add(morning(1, "Ann")); err == nil || !strings.Contains(err.Error(), "is a pipe") {
		t.Errorf("it counts as kept, or is not explained: %v", err)
	}
}

// A file that may not grow takes a part of a line, as a full disk does.
func TestALineThatDoesNotFitSpoilsNoOther(t *testing.T) {
	const inboxIn = "NIGHTLIGHT_TEST_INBOX"
	if inbox := os.Getenv(inboxIn); inbox != "" {
		signal.Ignore(syscall.SIGXFSZ)
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 150, Max: 150}); err != nil {
			t.Fatal(err)
		}
		add(t, Inbox(inbox), morning(1, "Ann"))
		if Inbox(inbox).Add(morning(2, "Bob")) == nil {
			t.Error("a submission that does not fit counts as kept")
		}
		return
	}
	inbox := Inbox(t.TempDir())
	cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+t.Name()+"$")
	cmd.Env = append(os.Environ(), inboxIn+"="+string(inbox))
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	add(t, inbox, morning(3, "Cid"))
	expectSubmissions(t, inbox, morning(3, "Cid"), morning(1, "Ann"))
}
