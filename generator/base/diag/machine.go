package diag

import (
	"encoding/json"
	"fmt"
	"strings"
)

// MarshalText writes the severity as a word, for JSON.
func (s Severity) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads error or warning.
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

// printJSON prints one array, which is empty when all is well.
func printJSON(list List, _ Style) (string, error) {
	out, err := json.MarshalIndent(limited(list), "", "  ")
	return string(out) + "\n", err
}

// The characters that GitHub's workflow commands reserve.
var (
	githubText     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	githubProperty = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

// printGitHub prints workflow commands, which GitHub shows beside the lines of a
// pull request.
func printGitHub(list List, _ Style) (string, error) {
	var out strings.Builder
	for _, d := range limited(list) {
		fmt.Fprintf(&out, "::%s%s::%s\n", d.Severity, githubProperties(d), githubText.Replace(githubMessage(d)))
	}
	return out.String(), nil
}

func githubProperties(d Diagnostic) string {
	if d.File == "" {
		return ""
	}
	properties := " file=" + githubProperty.Replace(d.File)
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
	return message
}
