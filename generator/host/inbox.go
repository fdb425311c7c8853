package host

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"
)

// Inbox is the path of the folder where received forms are kept: one file for each
// form, NAME.jsonl, with a line of JSON for each submission. Empty, forms are refused.
type Inbox string

// Submission is one sent form.
type Submission struct {
	At   time.Time `json:"at"`
	Form string    `json:"form"`
	// Page is the address that the form was sent to.
	Page string `json:"page"`
	// Fields are those that the form declares. A field that was sent more than
	// once has its values joined by commas.
	Fields map[string]string `json:"fields"`
}

const inboxExtension = ".jsonl"

// Add keeps a submission. When it returns without an error, the submission is on the
// disk.
func (i Inbox) Add(submission Submission) error {
	line, err := json.Marshal(submission)
	if err != nil {
		return err
	}
	return i.append(url.PathEscape(submission.Form)+inboxExtension, append(line, '\n'))
}

// Received is what an inbox holds.
type Received struct {
	// Submissions are the newest first.
	Submissions []Submission
	// Damaged are lines that are no whole submission, as after a crash: contact.jsonl:3.
	// Their senders were not told that they were received.
	Damaged []string
}

// Received reads what was received.
func (i Inbox) Received() (Received, error) {
	var all Received
	err := i.each(func(name string, data []byte) error {
		line := 0
		for text := range bytes.Lines(data) {
			line++
			var submission Submission
			if json.Unmarshal(text, &submission) == nil {
				all.Submissions = append(all.Submissions, submission)
			} else if len(bytes.TrimSpace(text)) > 0 {
				all.Damaged = append(all.Damaged, fmt.Sprintf("%s:%d", name, line))
			}
		}
		return nil
	})
	slices.SortStableFunc(all.Submissions, func(a, b Submission) int { return b.At.Compare(a.At) })
	return all, err
}

// MoveFrom moves what another inbox holds into this one.
func (i Inbox) MoveFrom(former Inbox) error {
	err := former.each(func(name string, data []byte) error {
		if !bytes.HasSuffix(data, []byte("\n")) {
			data = append(data, '\n')
		}
		if err := i.append(name, data); err != nil {
			return err
		}
		return os.Remove(filepath.Join(string(former), name))
	})
	_ = os.Remove(string(former)) // it stays where it holds anything else
	return err
}

// each hands the files of the inbox to yield.
func (i Inbox) each(yield func(name string, data []byte) error) error {
	entries, err := os.ReadDir(string(i))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	for _, entry := range entries {
		if filepath.Ext(entry.Name()) != inboxExtension {
			continue
		}
		data, err := os.ReadFile(filepath.Join(string(i), entry.Name()))
		if errors.Is(err, fs.ErrNotExist) {
			continue // deleted just now
		} else if err != nil {
			return err
		}
		if err := yield(entry.Name(), data); err != nil {
			return err
		}
	}
	return nil
}

// appending keeps the lines of two submissions apart.
var appending sync.Mutex

func (i Inbox) append(name string, lines []byte) error {
	appending.Lock()
	defer appending.Unlock()
	if err := os.MkdirAll(string(i), 0o755); err != nil {
		return err
	}
	f, err := os.OpenFile(filepath.Join(string(i), name), os.O_APPEND|os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return err
	}
	end, err := f.Seek(0, io.SeekEnd)
	if err == nil {
		err = writeLines(f, end, lines)
	}
	return errors.Join(err, f.Close())
}

// writeLines appends whole lines to a file of some length, or none of them.
func writeLines(f *os.File, end int64, lines []byte) error {
	if isCutShort(f, end) {
		lines = append([]byte{'\n'}, lines...)
	}
	if _, err := f.Write(lines); err != nil {
		return errors.Join(err, f.Truncate(end)) // as on a full disk
	}
	return f.Sync()
}

// isCutShort says whether a file does not end with a whole line, as after a crash.
func isCutShort(f *os.File, end int64) bool {
	if end == 0 {
		return false
	}
	last := make([]byte, 1)
	_, err := f.ReadAt(last, end-1)
	return err == nil && last[0] != '\n'
}
