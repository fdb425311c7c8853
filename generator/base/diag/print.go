package diag

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
)

// Format is a way to print a list of problems.
type Format string

// The formats: text for people, JSON for programs, GitHub for its annotations.
const (
	Text   Format = "text"
	JSON   Format = "json"
	GitHub Format = "github"
)

// formats maps each format to its printer.
var formats = map[Format]func(List, Style) (string, error){
	Text:   printText,
	JSON:   printJSON,
	GitHub: printGitHub,
}

// Style is what the output can show.
type Style struct {
	// Colour allows escape sequences for colours: the output is a terminal.
	Colour bool
	// Width is how many columns a line of the output may have; 0 where there is no limit.
	Width int
}

// Print writes the sorted list in a format, in one piece. Of a file with very many
// problems it writes the first hundred, and how many more there are; of a site with very
// many the first three hundred, errors before warnings.
func Print(w io.Writer, format Format, list List, style Style) error {
	print, ok := formats[format]
	if !ok {
		return fmt.Errorf("diag: no format %q", format)
	}
	out, err := print(list.Sorted(), style)
	if err != nil {
		return fmt.Errorf("printing problems as %s: %w", format, err)
	}
	_, err = io.WriteString(w, out)
	return err
}

// maxPerFile is how many problems of one file are printed. A broken file can have tens
// of thousands, each with its source line.
const maxPerFile = 100

// maxPrinted is how many problems of a site are printed: each of ten thousand files may
// have one, and what stops the build must be seen.
const maxPrinted = 300

// limited returns a sorted list without what is too much of each file, and of all of them.
// Where not all can be shown, errors are.
func limited(list List) List {
	shown := limitedPerFile(list)
	if len(shown) <= maxPrinted {
		return shown
	}
	slices.SortStableFunc(shown, func(a, b Diagnostic) int { return cmp.Compare(a.Severity, b.Severity) })
	more := leftOut(shown[maxPrinted:], Pos{}, "There are more problems, which are not shown.")
	return append(shown[:maxPrinted:maxPrinted].Sorted(), more.WithHint("Fix these first."))
}

// leftOut stands for problems that are not shown, and is as serious as they are.
func leftOut(rest List, pos Pos, message string) Diagnostic {
	if rest.HasErrors() {
		return Errorf(pos, "%s", message)
	}
	return Warnf(pos, "%s", message)
}

func limitedPerFile(list List) List {
	shown := List{}
	for start := 0; start < len(list); {
		end := start
		for end < len(list) && list[end].File == list[start].File {
			end++
		}
		last := min(start+maxPerFile, end)
		shown = append(shown, list[start:last]...)
		if rest := list[last:end]; len(rest) > 0 {
			message := fmt.Sprintf("There are %d more problems in this file.", len(rest))
			if len(rest) == 1 {
				message = "There is 1 more problem in this file."
			}
			shown = append(shown, leftOut(rest, Pos{File: rest[0].File}, message))
		}
		start = end
	}
	return shown
}

// ParseFormat returns the format of a name, as the --format flag gives it.
func ParseFormat(name string) (Format, error) {
	if _, ok := formats[Format(name)]; ok {
		return Format(name), nil
	}
	names := make([]string, 0, len(formats))
	for _, format := range slices.Sorted(maps.Keys(formats)) {
		names = append(names, string(format))
	}
	return "", fmt.Errorf("there is no format %q; choose from %s", name, strings.Join(names, ", "))
}

// Summary counts a list in one line: 3 problems in 2 files.
func Summary(list List) string {
	files := map[string]bool{}
	for _, d := range list {
		if d.File != "" {
			files[d.File] = true
		}
	}
	if len(files) == 0 {
		return plural(len(list), "problem")
	}
	return plural(len(list), "problem") + " in " + plural(len(files), "file")
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
