package diag

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// FromError returns the problem of an operation that failed for a reason outside
// the content; doing completes the sentence "Something went wrong while …".
func FromError(err error, doing string) Diagnostic {
	d := Diagnostic{Message: fmt.Sprintf("Something went wrong while %s: %v.", doing, err)}
	var path *fs.PathError
	if errors.As(err, &path) {
		d.File = path.Path
		d.Message = fmt.Sprintf("Something went wrong while %s: %s.", doing, reason(path.Err))
	}
	return d
}

// reason is why a file operation failed, in plain words for the common causes.
func reason(err error) string {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "the file does not exist"
	case errors.Is(err, fs.ErrPermission):
		return "the file may not be opened; look at its permissions"
	}
	return err.Error()
}

// Locate fills in the missing Source lines of a list from the files it names. A
// file that cannot be read leaves its problems without a source line.
func Locate(list List, readFile func(name string) ([]byte, error)) List {
	files := map[string][]string{}
	located := make(List, len(list))
	for i, d := range list {
		if d.Source == "" && d.File != "" && d.Line > 0 {
			lines, read := files[d.File]
			if !read {
				if data, err := readFile(d.File); err == nil {
					lines = Lines(data)
				}
				files[d.File] = lines
			}
			if d.Line <= len(lines) {
				d.Source = lines[d.Line-1]
			}
		}
		located[i] = d
	}
	return located
}

// lineBreaks are the ends of lines, in YAML and in Markdown alike.
var lineBreaks = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// Normalise returns what a text file says, whatever system wrote it: without a byte order
// mark, and with line feeds as its line ends.
func Normalise(data []byte) string {
	text := string(bytes.TrimPrefix(data, []byte("\uFEFF")))
	if strings.Contains(text, "\r") {
		text = lineBreaks.Replace(text)
	}
	return text
}

// Lines splits a text file into lines without their ends.
func Lines(data []byte) []string {
	return strings.Split(Normalise(data), "\n")
}
