package main

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"nightlight": main})
}

// TestScripts runs the commands as a shell would, each script in a separate folder.
// In addition to testscript's own commands, a script has:
//
//	site DIR            copies the repository's site to DIR, and warms it
//	warm DIR            adds the npm packages, and the cache of a build and a check
//	edit FILE OLD NEW   replaces a text in a file
//	nowhere DIR TEXT…   fails if a file in a folder contains one of the texts
//	exits STATUS CMD…   runs a command that must end with this exit status
func TestScripts(t *testing.T) {
	repository, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			env.Setenv("PACKAGES", filepath.Join(repository, "node_modules"))
			return nil
		},
		Condition: func(name string) (bool, error) {
			if name != "packages" {
				return false, errors.New("unknown condition " + name)
			}
			_, err := os.Stat(filepath.Join(repository, "node_modules", ".package-lock.json"))
			return err == nil, nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"site":    takes(1, laySite),
			"warm":    takes(1, warm),
			"edit":    takes(3, edit),
			"nowhere": takes(2, nowhere),
			"exits":   takes(2, exits),
		},
	})
}

// takes returns a command that requires some arguments, and cannot be negated.
func takes(fewest int, command func(*testscript.TestScript, []string)) func(*testscript.TestScript, bool, []string) {
	return func(ts *testscript.TestScript, neg bool, args []string) {
		if neg || len(args) < fewest {
			ts.Fatalf("it takes %d arguments, and has %q; or it stands behind !", fewest, args)
		}
		command(ts, args)
	}
}

func laySite(ts *testscript.TestScript, args []string) {
	ts.Check(copySourcesTo(ts.MkAbs(args[0])))
	warm(ts, args)
}

func warm(ts *testscript.TestScript, args []string) {
	root := ts.MkAbs(args[0])
	ts.Check(linkPackages(root))
	ts.Check(os.CopyFS(filepath.Join(root, ".nightlight", "cache"), builtCache()))
}

// edit replaces the first occurrence of a text in a file; \n stands for a line feed.
func edit(ts *testscript.TestScript, args []string) {
	text, lines := ts.ReadFile(args[0]), strings.NewReplacer(`\n`, "\n")
	old, with := lines.Replace(args[1]), lines.Replace(args[2])
	if !strings.Contains(text, old) {
		ts.Fatalf("%s does not contain %q", args[0], old)
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Replace(text, old, with, 1)), 0o644))
}

// nowhere searches all files in a folder for texts.
func nowhere(ts *testscript.TestScript, args []string) {
	folder := os.DirFS(ts.MkAbs(args[0]))
	looked := 0
	ts.Check(fs.WalkDir(folder, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		looked++
		data, err := fs.ReadFile(folder, name)
		for _, text := range args[1:] {
			if bytes.Contains(data, []byte(text)) {
				ts.Fatalf("%s/%s contains %q", args[0], name, text)
			}
		}
		return err
	}))
	if looked == 0 {
		ts.Fatalf("%s is empty", args[0])
	}
}

// exits runs a command and compares its exit status.
func exits(ts *testscript.TestScript, args []string) {
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		exit := new(exec.ExitError)
		if !errors.As(err, &exit) {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("%s ended with status %d, want %d", args[1], got, want)
	}
}
