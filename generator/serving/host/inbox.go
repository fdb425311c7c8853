package host

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"
)

// Inbox is a folder with a line in NAME.jsonl for each submission. Empty, forms are refused.
type Inbox string

// Submission is one sent form. Page is the address that it was sent to.
type Submission struct {
	At     time.Time         `json:"at"`
	Form   string            `json:"form"`
	Page   string            `json:"page"`
	Fields map[string]string `json:"fields"`
}

// mostReceived is how many bytes of submissions a form may have: with --host a whole network can
// send, and nothing else would end it before the disk is full.
const mostReceived = 10 << 20

// appending separates the lines of two submissions.
var appending sync.Mutex

// Add writes a submission to the disk, unless the form has received as much as is kept.
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
	folder, err := i.open()
	if err != nil {
		return err
	}
	defer folder.Close()
	name := url.PathEscape(submission.Form) + ".jsonl"
	switch info, err := folder.Lstat(name); {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return err
	case !info.Mode().IsRegular():
		return fmt.Errorf("%s is a link or another thing than a file: move it elsewhere, or remove it", name)
	case info.Size()+int64(len(line)) >= mostReceived:
		return fmt.Errorf("%s has %d MB, which is all that is kept of a form: move it elsewhere, or remove it", name, mostReceived>>20)
	}
	file, err := folder.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(append([]byte{'\n'}, line...)) // after what a crash has cut short
	return errors.Join(err, file.Close())
}

// open opens the folder, which may have come with the site from somewhere else: as a link it would
// have what strangers send written to any place.
func (i Inbox) open() (*os.Root, error) {
	info, err := os.Lstat(string(i))
	if err == nil && !info.IsDir() {
		err = fmt.Errorf("%s is a link or another thing than a folder: move it elsewhere, or remove it", filepath.Base(string(i)))
	}
	if err != nil {
		return nil, err
	}
	return os.OpenRoot(string(i))
}

// Received returns the submissions, the newest first, and which lines are none, contact.jsonl:3,
// or which files, contact.jsonl.
func (i Inbox) Received() (all []Submission, damaged []string, err error) {
	root, err := i.open()
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	defer root.Close()
	folder := root.FS()
	files, _ := fs.Glob(folder, "*.jsonl") // the pattern is well formed
	for _, file := range files {
		if info, err := root.Lstat(file); err != nil || !info.Mode().IsRegular() || info.Size() > mostReceived {
			damaged = append(damaged, file)
			continue
		}
		data, err := fs.ReadFile(folder, file)
		if err != nil {
			return nil, nil, err
		}
		for n, line := range bytes.Split(data, []byte{'\n'}) {
			var submission Submission
			if json.Unmarshal(line, &submission) == nil {
				all = append(all, submission)
			} else if len(line) > 0 {
				damaged = append(damaged, fmt.Sprintf("%s:%d", file, n+1))
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Submission) int { return b.At.Compare(a.At) })
	return all, damaged, nil
}
