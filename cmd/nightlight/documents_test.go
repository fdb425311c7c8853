package main

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// invented are prefixes of paths that documents use as examples or that a command creates.
var invented = []string{"content/blog/", "content/guides/", "content/pages/", "content/tables/", "content/pictures/", "content/members.yaml", "content/published.lock", "content/reviewed.yaml", "content/recipes", "content/helplines.yaml", "public/press/"}

var (
	calls    = regexp.MustCompile("(?:`|go run \\./cmd/|-amd64 |&& |\\./)nightlight(?:-[a-z]+-[a-z0-9]+)? +((?:[a-z]+ ?)(?:[^`\\n#|>]*))")
	inCode   = regexp.MustCompile("`((?:content|docs|cmd|generator|components|e2e|scripts|bench|public|\\.github)/[A-Za-z0-9_./-]+)`")
	keyValue = regexp.MustCompile("`([a-z][a-z-]+): [^`]+`")
)

// documentFaults returns references to commands, flags, paths and keys that do not exist.
func documentFaults(text string, root *cobra.Command, repository fs.FS, schemas string) (faults []string) {
	all := map[string]bool{}
	var visit func(*cobra.Command)
	visit = func(cmd *cobra.Command) {
		cmd.Flags().VisitAll(func(f *pflag.Flag) { all["--"+f.Name] = true })
		for _, sub := range cmd.Commands() {
			visit(sub)
		}
	}
	root.InitDefaultHelpFlag()
	root.InitDefaultVersionFlag()
	root.InitDefaultCompletionCmd()
	visit(root)
	text = strings.ReplaceAll(text, "info `nightlight ", "") // labels for deriving keys
	for _, match := range calls.FindAllStringSubmatch(text, -1) {
		args := strings.Fields(match[1])
		cmd, _, err := root.Find(args)
		if err != nil || cmd == root && !strings.HasPrefix(args[0], "-") {
			faults = append(faults, "no command: nightlight "+args[0])
			continue
		}
		for _, arg := range args {
			name, _, _ := strings.Cut(strings.TrimRight(arg, ".,:;)"), "=")
			if strings.HasPrefix(name, "--") && name != "--" && name != "--help" && cmd.Flags().Lookup(name[2:]) == nil {
				faults = append(faults, "no flag: nightlight "+cmd.Name()+" "+name)
			}
		}
	}
	for _, match := range inCode.FindAllStringSubmatch(text, -1) {
		name := strings.TrimSuffix(match[1], "/")
		if _, err := fs.Stat(repository, path.Clean(name)); err != nil && !slices.ContainsFunc(invented, func(start string) bool { return strings.HasPrefix(match[1], start) }) {
			faults = append(faults, "no file: "+name)
		}
	}
	for _, match := range keyValue.FindAllStringSubmatch(text, -1) {
		if match[1] != "extractable" && !strings.Contains(schemas, `"`+match[1]+`"`) {
			faults = append(faults, "no key: "+match[1])
		}
	}
	return faults
}

func TestDocumentsSayWhatTheProgramDoes(t *testing.T) {
	repository := os.DirFS("../..")
	files, _ := fs.Glob(repository, "docs/*.md")
	var schemas strings.Builder
	lists, _ := fs.Glob(repository, "docs/schemas/*.json")
	for _, name := range lists {
		text, _ := fs.ReadFile(repository, name)
		schemas.Write(text)
	}
	for _, name := range append(files, "README.md", "SECURITY.md", ".github/workflows/site.yml") {
		text, err := fs.ReadFile(repository, name)
		if err != nil {
			t.Fatal(err)
		}
		if name == "docs/extending.md" { // it creates new files step by step
			text = inCode.ReplaceAll(text, nil)
		}
		for _, fault := range documentFaults(string(text), newRootCmd(Streams{}), repository, schemas.String()) {
			t.Errorf("%s: %s", name, fault)
		}
	}
	for text, want := range map[string]string{
		"`nightlight biuld`":                    "no command: nightlight biuld",
		"go run ./cmd/nightlight move --drafts": "no flag: nightlight move --drafts",
		"`nightlight check --launch` is right":  "",
		"`cmd/nightlight/gone.go`":              "no file: cmd/nightlight/gone.go",
		"`demonstrations: true`":                "no key: demonstrations",
	} {
		if got := strings.Join(documentFaults(text, newRootCmd(Streams{}), repository, schemas.String()), "; "); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
