package diag

import (
	"bytes"
	"cmp"
	"fmt"
)

// ours and theirs begin the lines that Git writes around the two sides of a merge that
// it could not join.
var ours, theirs = []byte("<<<<<<< "), []byte(">>>>>>> ")

// Conflict is the problem with a text in which Git left both sides of a merge, or a part of its
// signs; nil for any other text. Such a file says nothing that its author meant, so while there
// is one, other problems are not shown.
func Conflict(file string, text []byte) *Diagnostic {
	if !bytes.Contains(text, ours) && !bytes.Contains(text, theirs) {
		return nil
	}
	line, first, last := 0, 0, 0
	for row := range bytes.Lines(text) {
		line++
		if bytes.HasPrefix(row, ours) {
			first = line
		} else if bytes.HasPrefix(row, theirs) {
			last = line
			break
		}
	}
	problem := Errorf(Pos{File: file, Line: cmp.Or(first, last), Column: 1}, "Git has left a part of a merge in this file.").
		WithHint("Keep what is right of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.")
	problem.First = true
	switch {
	case first == 0 && last == 0:
		return nil
	case first > 0 && last > 0:
		problem.Message = fmt.Sprintf("Git has left both sides of a merge in this file: from this line to line %d.", last)
	}
	return &problem
}

// First returns the problems that have to be solved before others can be trusted, or all
// where there are none.
func (l List) First() List {
	var first List
	for _, d := range l {
		if d.First {
			first = append(first, d)
		}
	}
	if len(first) == 0 {
		return l
	}
	return first
}
