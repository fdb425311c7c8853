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

// appending keeps the lines of two submissions apart.
var appending sync.Mutex

// Add keeps a submission. When it returns without an error, the submission is on the
// disk.
func (i Inbox) Add(submission Submission) error {
	line, err := json.Marshal(submission)
	if err != nil {
		return err
	}
	appending.Lock()
	defer appending.Unlock()
	if err := os.MkdirAll(string(i), 0o755); err != nil {
		return err
	}
	file := filepath.Join(string(i), url.PathEscape(submission.Form)+inboxExtension)
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return err
	}
	defer f.Close()
	last := []byte{'\n'}
	if end, err := f.Seek(0, io.SeekEnd); err == nil && end > 0 {
		_, _ = f.ReadAt(last, end-1)
	}
	if last[0] != '\n' { // a crash or a full disk has cut the last one short
		line = append([]byte{'\n'}, line...)
	}
	_, err = f.Write(append(line, '\n'))
	return errors.Join(err, f.Sync())
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
func (i Inbox) Received() (all Received, err error) {
	entries, err := os.ReadDir(string(i))
	if errors.Is(err, fs.ErrNotExist) {
		return all, nil
	}
	for _, entry := range entries {
		if filepath.Ext(entry.Name()) != inboxExtension {
			continue
		}
		data, err := os.ReadFile(filepath.Join(string(i), entry.Name()))
		if err != nil {
			return all, err
		}
		for n, line := range bytes.Split(data, []byte{'\n'}) {
			var submission Submission
			if json.Unmarshal(line, &submission) == nil {
				all.Submissions = append(all.Submissions, submission)
			} else if len(line) > 0 {
				all.Damaged = append(all.Damaged, fmt.Sprintf("%s:%d", entry.Name(), n+1))
			}
		}
	}
	slices.SortStableFunc(all.Submissions, func(a, b Submission) int { return b.At.Compare(a.At) })
	return all, err
}
