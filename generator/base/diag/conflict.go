package diag

import "bytes"

// Conflict is the problem with a text in which Git left both sides of a merge that it could
// not join; nil for any other text. Such a file says nothing that its author meant, so while
// there is one, other problems are not shown.
func Conflict(file string, text []byte) *Diagnostic {
	if !bytes.Contains(text, []byte("<<<<<<< ")) {
		return nil
	}
	line, ours := 0, 0
	for row := range bytes.Lines(text) {
		line++
		switch {
		case bytes.HasPrefix(row, []byte("<<<<<<< ")):
			ours = line
		case bytes.HasPrefix(row, []byte(">>>>>>> ")) && ours > 0:
			problem := Errorf(Pos{File: file, Line: ours, Column: 1}, "Git has left both sides of a merge in this file: from this line to line %d.", line).
				WithHint("Keep what is right of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.")
			problem.First = true
			return &problem
		}
	}
	return nil
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
