package diag

import (
	"slices"
	"strings"
)

// tooManyOpen is how systems, Node and esbuild say EMFILE and ENFILE.
var tooManyOpen = []string{"too many open files", "file table overflow"}

// TooFewFiles returns the problem that a program may open too few files, if a text says so;
// else nil. What was to be opened looks as if it were missing or damaged then.
func TooFewFiles(text string) *Diagnostic {
	if !slices.ContainsFunc(tooManyOpen, func(words string) bool { return strings.Contains(strings.ToLower(text), words) }) {
		return nil
	}
	problem := Errorf(Pos{}, "The system does not let this program open enough files.").
		WithHint("In this terminal, ulimit -n 4096 allows more. Then run the command again.")
	problem.Detail = text
	return &problem
}

func (l List) tooFewFiles() *Diagnostic {
	for _, d := range l {
		if d.Severity != Error {
			continue
		}
		if problem := TooFewFiles(d.Message + "\n" + d.Detail); problem != nil {
			problem.Detail = strings.TrimSpace(problem.Detail)
			return problem
		}
	}
	return nil
}
