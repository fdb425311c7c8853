package main

import (
	"bytes"
	"context"
	"crypto/pbkdf2"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/spf13/cobra"
	"golang.org/x/tools/go/packages"

	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest/await"
	"nightlight/generator/sitetest/testfiles"
)

// command runs a command line and returns its exit status and output.
func command(stdin string, args ...string) (status int, out, errs string) {
	var stdout, stderr bytes.Buffer
	status = run(args, Streams{In: strings.NewReader(stdin), Out: &stdout, Err: &stderr})
	return status, stdout.String(), stderr.String()
}

func TestEachCommandHasItsWords(t *testing.T) {
	left := regexp.MustCompile(`(?m)^= (.*)$`).FindAllString(helpText, -1)
	var visit func(*cobra.Command)
	visit = func(cmd *cobra.Command) {
		if cmd.Short == "" {
			t.Errorf("help.txt says nothing of %s", cmd.Use)
		}
		left = slices.DeleteFunc(left, func(heading string) bool { return heading == "= "+cmd.Use })
		for _, sub := range cmd.Commands() {
			visit(sub)
		}
	}
	visit(newRootCmd(Streams{}))
	if len(left) > 0 {
		t.Errorf("help.txt describes what is no command: %q", left)
	}
}

func TestMemberSetWritesAVerifierOfThePair(t *testing.T) {
	root := sitesMembers(t, new(model.MembersAccess))
	status, _, errs := command(" rose \r\nmoon and stars", "member", "set", "--root", root)
	if status != exitFine {
		t.Fatal(errs)
	}
	data := testfiles.Read(t, filepath.Join(root, "content", "members.yaml"))
	var v model.MembersAccess
	if err := yaml.UnmarshalWithOptions(data, &v, yaml.Strict()); err != nil {
		t.Fatal(err)
	}
	salt, _ := base64.StdEncoding.DecodeString(v.Salt)
	want, _ := pbkdf2.Key(sha256.New, "rose\x00moon and stars", salt, v.Iterations, 32)
	if v.Hash != base64.StdEncoding.EncodeToString(want) || v.Demo || strings.Contains(string(data), "moon") {
		t.Errorf("the file holds:\n%s", data)
	}
}

func TestEachCollectionAimsAtTheTarget(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(100))
	defer debug.SetMemoryLimit(memoryLimit)
	deferGarbage()
	set := []metrics.Sample{{Name: "/gc/gogc:percent"}, {Name: "/gc/gomemlimit:bytes"}}
	isLarge := func() bool {
		metrics.Read(set)
		return set[0].Value.Uint64() == largeGCPercent && set[1].Value.Uint64() == uint64(memoryLimit)
	}
	isSmall := func() bool {
		metrics.Read(set)
		return set[0].Value.Uint64() > 1000 && set[1].Value.Uint64() == memoryTarget
	}
	if !isSmall() {
		t.Error("a small heap does not grow to the target")
	}
	live := make([]byte, 300<<20) // more than the target
	runtime.GC()
	await.Until(t, "a heap above the target grows by a percentage", isLarge)
	runtime.KeepAlive(live)
	runtime.GC()
	runtime.GC()
	await.Until(t, "a small heap grows to the target again", isSmall)
}

// A move that is interrupted has removed nothing, however far it got.
func TestAMoveThatStopsLosesNoFile(t *testing.T) {
	for i := range 20 {
		root := t.TempDir()
		old := filepath.Join(root, "old.md")
		testfiles.Write(t, old, "words")
		m := move{root, &content.Tree{FS: os.DirFS(root)}, map[string]string{
			"old.md": "", "a.md": "words", fmt.Sprint("no-folder-", i, "/new.md"): "words", "z.md": "words",
		}, map[string]string{}}
		if err := m.write(); err == nil {
			t.Fatal("a file in no folder was written")
		}
		if text, err := os.ReadFile(old); err != nil || string(text) != "words" {
			t.Fatalf("the old file is gone: %q, %v", text, err)
		}
	}
}

// Code that only other systems compile is type-checked for them, including tests. That takes a
// fiftieth of the time of compiling, which would need each system's standard library. For other
// modules, only declarations are parsed.
func TestAllPackagesFitEachSystem(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, system := range []string{"darwin", "windows"} {
		t.Run(system, func(t *testing.T) {
			loaded, err := packages.Load(&packages.Config{
				Mode:  packages.NeedName | packages.NeedImports | packages.NeedDeps | packages.NeedTypes | packages.NeedModule,
				Dir:   root,
				Env:   append(os.Environ(), "GOOS="+system, "CGO_ENABLED=0"),
				Tests: true,
				ParseFile: func(files *token.FileSet, name string, text []byte) (*ast.File, error) {
					parsed, err := parser.ParseFile(files, name, text, parser.AllErrors|parser.SkipObjectResolution)
					if strings.HasPrefix(name, root) || filepath.Ext(name) != ".go" || err != nil { // Go generates the main functions of tests
						return parsed, err
					}
					for _, declared := range parsed.Decls {
						if function, is := declared.(*ast.FuncDecl); is {
							function.Body = nil
						}
					}
					return parsed, nil
				},
			}, "./...")
			if err != nil {
				t.Fatal(err)
			}
			packages.Visit(loaded, nil, func(p *packages.Package) {
				isOurs := p.Module != nil && p.Module.Main
				for _, problem := range p.Errors {
					if isOurs || problem.Kind != packages.TypeError { // excludes errors such as an import that only a removed body uses
						t.Error(problem)
					}
				}
			})
		})
	}
}

// Errors caused by stopping a command are not problems of the site.
func TestAStoppedCommandPrintsNoProblems(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	site := siteOptions{Root: siteFolder(t), Out: "dist"}
	for name, run := range map[string]func(Streams) error{
		"build": func(s Streams) error { return buildRun(ctx, &buildOptions{siteOptions: site, Streams: s}) },
		"check": func(s Streams) error {
			return checkRun(ctx, &checkOptions{siteOptions: site, Streams: s, Format: "text"})
		},
	} {
		var printed bytes.Buffer
		if err := run(Streams{Out: &printed, Err: &printed}); !errors.Is(err, context.Canceled) {
			t.Errorf("%s ends with %v", name, err)
		}
		if printed.Len() > 0 {
			t.Errorf("%s prints %s", name, &printed)
		}
	}
}

// A command that is stopped gets a second to clean up, and is then abandoned.
func TestACommandThatDoesNotStopIsLeft(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	cancel()
	if err := waitFor(ctx, ended); !errors.Is(err, context.Canceled) {
		t.Errorf("ends with %v", err)
	}
}
