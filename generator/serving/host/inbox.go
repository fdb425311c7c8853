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
	file := filepath.Join(string(i), url.PathEscape(submission.Form)+".jsonl")
	switch info, err := os.Stat(file); {
	case err != nil: // as a rule there is none yet
	case info.Mode()&fs.ModeNamedPipe != 0: // a full one would stop all forms
		return fmt.Errorf("%s is a pipe", file)
	case info.Size()+int64(len(line)) > mostReceived:
		return fmt.Errorf("%s has %d MB, which is all that is kept of a form: move it elsewhere, or remove it", filepath.Base(file), mostReceived>>20)
	}
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

// Received returns the submissions, the newest first, and what is none: contact.jsonl:3.
func (i Inbox) Received() (all []Submission, damaged []string, err error) {
	files, _ := fs.Glob(os.DirFS(string(i)), "*.jsonl")
	for _, file := range files {
		file := filepath.Join(string(i), file)
		if info, err := os.Lstat(file); err == nil && !info.Mode().IsRegular() { // a pipe would never end
			damaged = append(damaged, filepath.Base(file))
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, nil, err
		}
		for n, line := range bytes.Split(data, []byte{'\n'}) {
			var submission Submission
			if json.Unmarshal(line, &submission) == nil {
				all = append(all, submission)
			} else if len(line) > 0 {
				damaged = append(damaged, fmt.Sprintf("%s:%d", filepath.Base(file), n+1))
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Submission) int { return b.At.Compare(a.At) })
	return all, damaged, nil
}
