package host

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/sync/errgroup"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/sitetest/testfiles"
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
	received, _, err := inbox.Received()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, received); diff != "" {
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

func TestAnInboxIsItsAuthorsAndShowsTheNewestFirst(t *testing.T) {
	// Brackets in a path are not a pattern.
	inbox := Inbox(filepath.Join(t.TempDir(), "sites [old]", "received"))
	expectSubmissions(t, inbox)
	ann, bob := morning(1, "Ann"), morning(2, "Bob")
	bob.Form = "call / back"
	add(t, inbox, ann, bob)
	if info, err := os.Stat(filepath.Join(string(inbox), "contact.jsonl")); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("the file has the mode %o, %v", info.Mode(), err)
	}
	testfiles.Write(t, filepath.Join(string(inbox), "notes.txt"), "not a form")
	expectSubmissions(t, inbox, bob, ann)
}

func TestALineThatWasCutShortIsToldAndSkipped(t *testing.T) {
	inbox := Inbox(t.TempDir())
	testfiles.Write(t, filepath.Join(string(inbox), "contact.jsonl"), `{"at":`)
	add(t, inbox, morning(1, "Ann"))
	expectSubmissions(t, inbox, morning(1, "Ann"))
	_, damaged, err := inbox.Received()
	if diff := cmp.Diff([]string{"contact.jsonl:1"}, damaged); diff != "" || err != nil {
		t.Fatalf("(- wanted, + found): %s%v", diff, err)
	}
}

func TestAFormKeepsNoMoreThanItMay(t *testing.T) {
	inbox := Inbox(t.TempDir())
	file := filepath.Join(string(inbox), "contact.jsonl")
	large := morning(1, "Ann")
	large.Fields["message"] = strings.Repeat("words ", largestForm/6)
	for range mostReceived / largestForm {
		_ = inbox.Add(large) // the last one does not fit
	}
	err := inbox.Add(large)
	if err == nil || !strings.Contains(err.Error(), "contact.jsonl has 10 MB") {
		t.Errorf("it counts as kept, or is not explained: %v", err)
	}
	if info, err := os.Stat(file); err != nil || info.Size() > mostReceived {
		t.Errorf("%d bytes are kept, %v", info.Size(), err)
	}
	large.Form = "another"
	add(t, inbox, large)
}

func TestAnInboxFollowsNoLink(t *testing.T) {
	base := t.TempDir()
	outside := filepath.Join(base, "outside")
	line, _ := json.Marshal(morning(1, "Ann"))
	testfiles.Write(t, filepath.Join(outside, "contact.jsonl"), string(line))
	folder, file, long := filepath.Join(base, "folder"), filepath.Join(base, "file"), filepath.Join(base, "long")
	testfiles.Write(t, filepath.Join(file, "else.jsonl"), string(line))
	testfiles.Write(t, filepath.Join(long, "contact.jsonl"), strings.Repeat(string(line)+"\n", mostReceived/len(line)+1))
	for link, target := range map[string]string{folder: outside, filepath.Join(file, "contact.jsonl"): filepath.Join(outside, "contact.jsonl")} {
		if err := os.Symlink(target, link); err != nil {
			t.Skip("links cannot be made here:", err)
		}
	}
	for _, inbox := range []string{folder, file, long} {
		if err := Inbox(inbox).Add(morning(2, "Bob")); err == nil || !strings.Contains(err.Error(), "move it elsewhere, or remove it") {
			t.Errorf("%s: it counts as kept, or is not explained: %v", filepath.Base(inbox), err)
		}
	}
	if data, err := os.ReadFile(filepath.Join(outside, "contact.jsonl")); err != nil || string(data) != string(line) {
		t.Errorf("outside is %q, %v", data, err)
	}
	if _, _, err := Inbox(folder).Received(); err == nil {
		t.Error("the folder that is a link was read")
	}
	for inbox, want := range map[string]int{file: 1, long: 0} {
		received, damaged, err := Inbox(inbox).Received()
		if err != nil || len(received) != want || !cmp.Equal(damaged, []string{"contact.jsonl"}) {
			t.Errorf("%s: %d submissions, %q, %v", filepath.Base(inbox), len(received), damaged, err)
		}
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
	received, damaged, err := inbox.Received()
	if err != nil || len(damaged) > 0 {
		t.Fatal(damaged, err)
	}
	kept := map[string]bool{}
	for _, s := range received {
		kept[s.At.String()+s.Fields["name"]] = true
	}
	if len(received) != senders*each || len(kept) != senders*each {
		t.Errorf("%d submissions, %d of them different, want %d", len(received), len(kept), senders*each)
	}
}

// counting is a source of one page with a form.
type counting struct{ made atomic.Int32 }

func (c *counting) Produce(_ context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	for _, path := range paths {
		c.made.Add(1)
		if err := yield(path, []byte(contactForm)); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

func TestPagesAreNotMadeForEachSubmission(t *testing.T) {
	const pages, posts = 3, 20
	source, set := new(counting), new(output.Set)
	set.AddPages(source, "/index.html", "/a/index.html", "/b/index.html")
	inbox := Inbox(t.TempDir())
	handler := Handler(set, HandlerOptions{Inbox: inbox, Finished: true})
	for range posts {
		if w := serve(handler, submission("form-name=contact&name=Ann")); w.Code != http.StatusOK {
			t.Fatalf("status %d", w.Code)
		}
	}
	// Each page once for the forms, and once for each answer.
	if made := source.made.Load(); made != pages+posts {
		t.Errorf("%d pages were made, want %d", made, pages+posts)
	}
	if received, _, err := inbox.Received(); err != nil || len(received) != posts {
		t.Errorf("%d submissions, %v", len(received), err)
	}
}
