package diag

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
)

// Format is an output format for a list of problems.
type Format string

// The formats: text for people, JSON for programs, GitHub for annotations.
const (
	Text   Format = "text"
	JSON   Format = "json"
	GitHub Format = "github"
)

var formats = map[Format]func(List, Style) (string, error){
	Text:   printText,
	JSON:   printJSON,
	GitHub: printGitHub,
}

// Style describes what the output can show.
type Style struct {
	// Colour allows escape sequences for colours: the output is a terminal.
	Colour bool
	// Width is the number of columns that a line of the output may have; 0 means no limit.
	Width int
}

// Print writes the sorted list in a format, with a single Write: at most 300 problems, errors
// before warnings if there are more.
func Print(w io.Writer, format Format, list List, style Style) error {
	out, err := formats[format](list.Sorted(), style)
	if err != nil {
		return fmt.Errorf("printing problems as %s: %w", format, err)
	}
	_, err = io.WriteString(w, out)
	return err
}

// maxPrinted limits the problems that are printed: a broken file may have thousands, and the
// errors must not get lost among them.
const maxPrinted = 300

func limited(list List) List {
	if len(list) <= maxPrinted {
		return append(List{}, list...)
	}
	shown := slices.Clone(list)
	slices.SortStableFunc(shown, func(a, b Diagnostic) int { return cmp.Compare(a.Severity, b.Severity) })
	more := Warnf("not-shown", Pos{}, "There are more problems, which are not shown.").WithHint("Fix these first.")
	more.Severity = shown[maxPrinted].Severity
	return append(shown[:maxPrinted:maxPrinted].Sorted(), more)
}

// ParseFormat returns the format with a name, the value of the --format flag.
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

// Summary returns the size of a list: 3 problems in 2 files.
func Summary(list List) string {
	files := map[string]bool{}
	for _, d := range list {
		if d.File != "" {
			files[d.File] = true
		}
	}
	if len(files) == 0 {
		return Count(len(list), "problem")
	}
	return Count(len(list), "problem") + " in " + Count(len(files), "file")
}

// Count returns a number with its noun, such as 3 problems.
func Count(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return fmt.Sprintf("%d %s", n, noun)
}

// MarshalText writes the severity as a word, for JSON.
func (s Severity) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText parses error or warning, for clients of dev's updates.
func (s *Severity) UnmarshalText(text []byte) error {
	switch string(text) {
	case Error.String():
		*s = Error
	case Warning.String():
		*s = Warning
	default:
		return fmt.Errorf("there is no severity %q", text)
	}
	return nil
}

func printJSON(list List, _ Style) (string, error) {
	out, err := json.MarshalIndent(limited(list), "", "  ")
	var b strings.Builder
	for _, r := range string(out) {
		if r != '\n' && steers(r) { // encoding/json escapes only ASCII ones
			fmt.Fprintf(&b, `\u%04x`, r)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String() + "\n", err
}

// The characters that GitHub's workflow commands reserve.
var (
	githubText     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	githubProperty = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

// printGitHub prints workflow commands, which GitHub shows as annotations beside lines.
func printGitHub(list List, _ Style) (string, error) {
	var out strings.Builder
	for _, d := range limited(list) {
		fmt.Fprintf(&out, "::%s%s::%s\n", d.Severity, githubProperties(d), githubText.Replace(githubMessage(d)))
	}
	return out.String(), nil
}

func githubProperties(d Diagnostic) string {
	properties := " title=" + string(d.ID)
	if d.File == "" {
		return properties
	}
	properties += ",file=" + githubProperty.Replace(Visible(d.File))
	if d.Line > 0 {
		properties += fmt.Sprintf(",line=%d", d.Line)
	}
	if d.Column > 0 {
		properties += fmt.Sprintf(",col=%d", d.Column)
		if d.Length > 1 {
			properties += fmt.Sprintf(",endColumn=%d", d.Column+d.Length)
		}
	}
	return properties
}

func githubMessage(d Diagnostic) string {
	message := d.Message
	if d.Fixed != "" {
		message += "\nfix: " + d.Fixed
	}
	if d.Hint != "" {
		message += "\n" + d.Hint
	}
	if d.Detail != "" {
		message += "\n" + d.Detail
	}
	lines := strings.Split(message, "\n")
	for i, line := range lines {
		lines[i] = Visible(line)
	}
	return strings.Join(lines, "\n")
}
