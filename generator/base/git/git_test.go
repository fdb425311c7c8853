package git

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"nightlight/generator/sitetest/testfiles"
)

// The settings of a copied repository may name programs to run.
func TestReadingTheHistoryStartsNoProgram(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("Git is not installed")
	}
	repo, program := Repo{Root: t.TempDir()}, filepath.Join(t.TempDir(), "program")
	testfiles.Write(t, program, "#!/bin/sh\ntouch \"$0.started\"\n")
	if err := os.Chmod(program, 0o700); err != nil {
		t.Fatal(err)
	}
	run := func(input string, args ...string) string {
		out, err := repo.Run(t.Context(), input, args...)
		if err != nil {
			t.Fatal(args, err)
		}
		return strings.TrimSpace(string(out))
	}
	run("", "init", "-q")
	for _, setting := range []string{"log.showSignature=true", "gpg.program=" + program, "core.fsmonitor=" + program, "diff.external=" + program, "core.pager=" + program} {
		name, value, _ := strings.Cut(setting, "=")
		run("", "config", name, value)
	}
	const person = "A <a@b.test> 0 +0000"
	tree := run("", "hash-object", "-t", "tree", "-w", "--stdin")
	signed := "tree " + tree + "\nauthor " + person + "\ncommitter " + person + "\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ==\n -----END PGP SIGNATURE-----\n\nSigned\n"
	run("", "update-ref", "HEAD", run(signed, "hash-object", "-t", "commit", "-w", "--stdin"))
	if got := run("", "log", "--format=%s"); got != "Signed" {
		t.Errorf("the history is %q", got)
	}
	if _, err := os.Stat(program + ".started"); err == nil {
		t.Error("a program was started")
	}
}
