package host

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/sync/errgroup"
)

func morning(minutes int, name string) Submission {
	return Submission{
		At:     time.Date(2026, 11, 21, 9, minutes, 0, 0, time.UTC),
		Form:   "contact",
		Page:   "/contact",
		Fields: map[string]string{"name": name},
	}
}

func expectSubmissions(t *testing.T, inbox Inbox, want ...Submission) {
	t.Helper()
	received, err := inbox.Received()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, received.Submissions); diff != "" {
		t.Errorf("(- wanted, + found):\n%s", diff)
	}
}

func add(t *testing.T, inbox Inbox, submissions ...Submission) {
	t.Helper()
	for _, submission := range submissions {
		if err := inbox.Add(submission); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAnInboxShowsTheNewestFirst(t *testing.T) {
	// Brackets in a path are no pattern.
	inbox := Inbox(filepath.Join(t.TempDir(), "sites [old]", "received"))
	expectSubmissions(t, inbox)
	ann, bob := morning(1, "Ann"), morning(2, "Bob")
	bob.Form = "call / back"
	add(t, inbox, ann, bob)
	put(t, filepath.Join(string(inbox), "notes.txt"), "not a form")
	expectSubmissions(t, inbox, bob, ann)
}

func TestALineThatWasCutShortIsToldAndSkipped(t *testing.T) {
	inbox := Inbox(t.TempDir())
	add(t, inbox, morning(1, "Ann"))
	file := filepath.Join(string(inbox), "contact.jsonl")
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for cut := 1; cut < len(whole)-1; cut++ { // with all but the line's end it is whole
		put(t, file, string(whole)+string(whole[:cut]))
		expectSubmissions(t, inbox, morning(1, "Ann"))
		add(t, inbox, morning(2, "Bob")) // begins a line of its own
		expectSubmissions(t, inbox, morning(2, "Bob"), morning(1, "Ann"))
		received, err := inbox.Received()
		if diff := cmp.Diff([]string{"contact.jsonl:2"}, received.Damaged); diff != "" || err != nil {
			t.Fatalf("cut after %d bytes (- wanted, + found): %s%v", cut, diff, err)
		}
	}
}

func TestAnInboxIsTheAuthorsOwn(t *testing.T) {
	inbox := Inbox(t.TempDir())
	add(t, inbox, morning(1, "Ann"))
	info, err := os.Stat(filepath.Join(string(inbox), "contact.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	if mode := info.Mode().Perm(); runtime.GOOS != "windows" && mode != 0o600 {
		t.Errorf("the file has the mode %o", mode)
	}
}

func TestManySendersAtOnceAreKeptOnceAndWhole(t *testing.T) {
	inbox := Inbox(t.TempDir())
	const senders, each = 50, 10
	var group errgroup.Group
	for sender := range senders {
		group.Go(func() error {
			for i := range each {
				if err := inbox.Add(morning(i, fmt.Sprintf("%d %s", sender, strings.Repeat("words ", 500)))); err != nil {
					return err
				}
			}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		t.Fatal(err)
	}
	received, err := inbox.Received()
	if err != nil || len(received.Damaged) > 0 {
		t.Fatal(received.Damaged, err)
	}
	kept := map[string]bool{}
	for _, s := range received.Submissions {
		kept[s.At.String()+s.Fields["name"]] = true
	}
	if len(received.Submissions) != senders*each || len(kept) != senders*each {
		t.Errorf("%d submissions, %d of them different, want %d", len(received.Submissions), len(kept), senders*each)
	}
}
