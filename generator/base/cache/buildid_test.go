package cache

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// go tool buildid prints the ID that a program finds of itself.
func TestAProgramKnowsItselfByTheLinkersID(t *testing.T) {
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	want, err := exec.Command("go", "tool", "buildid", program).Output()
	if err != nil {
		t.Fatal(err)
	}
	if got, err := executableID(); string(got) != strings.TrimSpace(string(want)) {
		t.Errorf("found %q, %v, want %q", got, err, want)
	}
}

func TestTheLinkersIDIsFoundAsATextToo(t *testing.T) {
	start := "\xff Go build ID: \"action/content\"\n \xff"
	if got := linkerID([]byte("MZ" + start)); got != "action/content" {
		t.Errorf("found %q", got)
	}
	if id := linkerID([]byte(strings.Repeat("no ID is here ", 100))); id != "" {
		t.Errorf("found %q", id)
	}
}
