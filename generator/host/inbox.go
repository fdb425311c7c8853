package host

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
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

// Submissions returns what was received, the newest first. A line that was cut short
// is left out.
func (i Inbox) Submissions() ([]Submission, error) {
	var all []Submission
	err := i.each(func(name string, data []byte) error {
		lines := bufio.NewScanner(bytes.NewReader(data))
		lines.Buffer(nil, len(data)+1)
		for lines.Scan() {
			var submission Submission
			if json.Unmarshal(lines.Bytes(), &submission) == nil {
				all = append(all, submission)
			}
		}
		return lines.Err()
	})
	slices.SortStableFunc(all, func(a, b Submission) int { return b.At.Compare(a.At) })
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
	if isCutShort(f) {
		lines = append([]byte{'\n'}, lines...)
	}
	_, err = f.Write(lines)
	return errors.Join(err, f.Sync(), f.Close())
}

// isCutShort says whether a file does not end with a whole line, as after a crash or on a
// full disk.
func isCutShort(f *os.File) bool {
	end, err := f.Seek(0, io.SeekEnd)
	if err != nil || end == 0 {
		return false
	}
	last := make([]byte, 1)
	_, err = f.ReadAt(last, end-1)
	return err == nil && last[0] != '\n'
}
