package generator_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// clocks are the functions that make a test depend on how busy the machine is. What takes a
// moment on a quiet machine takes minutes on another: tests wait with package await, and
// measure with package work.
var clocks = map[string]bool{
	"time.After": true, "time.AfterFunc": true, "time.NewTicker": true, "time.NewTimer": true,
	"time.Since": true, "time.Sleep": true, "time.Tick": true, "time.Until": true,
	"context.WithDeadline": true, "context.WithTimeout": true,
}

// mayLookAtAClock are the functions of tests that do so all the same, and why no machine
// makes them fail.
var mayLookAtAClock = map[string]string{
	"generator/serving/dev/watch_test.go TestABatchIsHandedOnThoughChangesKeepComing": "the clock is synctest's",
	"generator/serving/dev/watch_test.go TestABatchIsHandedOnOnceNothingHappens":      "the clock is synctest's",
	"generator/serving/dev/watch_test.go TestTheWorkOnABatchGrowsWithItsSize":         "the clock is synctest's",
	"generator/serving/dev/listen_test.go TestWhoTakesAnAnswerSlowlyGetsAllOfIt":      "the clock is synctest's",
	"generator/serving/dev/listen_test.go listening":                                  "the stream has to last longer than a limit; any longer will do",
	"generator/base/node/limit_test.go TestAProcessThatGetsNoProcessorIsNotEnded":     "the process has to wait longer than a limit; any longer will do",
	"generator/rendering/render/orphan_test.go TestParent":                            "it looks again until another process kills it",
}

func TestNoTestOfGoWaitsForAClock(t *testing.T) {
	unused := map[string]bool{}
	for function := range mayLookAtAClock {
		unused[function] = true
	}
	eachFile(t, []string{"cmd", "generator"}, []string{".go"}, func(file string) {
		if !strings.HasSuffix(file, "_test.go") {
			return
		}
		files := token.NewFileSet()
		parsed, err := parser.ParseFile(files, filepath.Join("..", file), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, declared := range parsed.Decls {
			function, ok := declared.(*ast.FuncDecl)
			if !ok {
				continue
			}
			name := file + " " + function.Name.Name
			ast.Inspect(function, func(node ast.Node) bool {
				if called := clockOf(node); called != "" {
					delete(unused, name)
					if mayLookAtAClock[name] == "" {
						t.Errorf("%s:%d calls %s, which a busy machine disturbs: use package await or effort", file, files.Position(node.Pos()).Line, called)
					}
				}
				return true
			})
		}
	})
	for function := range unused {
		t.Errorf("%s looks at no clock any more: take it out of the table", function)
	}
}

func clockOf(node ast.Node) string {
	if name := selected(node); clocks[name] {
		return name
	}
	return ""
}

// selected is what a node names of another package, as in time.Sleep.
func selected(node ast.Node) string {
	if selector, ok := node.(*ast.SelectorExpr); ok {
		if of, ok := selector.X.(*ast.Ident); ok {
			return of.Name + "." + selector.Sel.Name
		}
	}
	return ""
}

// waits are how scripts say how long they wait. waitForTimeout waits for nothing else, and
// vi.waitFor gives up after a second.
var waits = regexp.MustCompile(`(?i)(?:timeout|patience)\w*[:=(] *\d|\b(?:sleep|setTimeout)\((?:\w+, *)?\d|waitForTimeout|vi\.waitFor`)

// mayWait are lines of scripts that do so all the same, and why no machine makes them fail.
var mayWait = map[string]string{
	"scripts/servers/servers.mjs: await new Promise((resolve) => setTimeout(resolve, 50));":                                  "it looks again until the server answers or ends",
	"scripts/trials/builds.mjs: while (awaited && child.exitCode === null && changedAt(awaited) === before) await sleep(1);": "it looks again until the build gets there or ends",
	"scripts/trials/dev.mjs: await sleep(100);":                                                                              "it looks again until the files are closed",
	"scripts/trials/dev.mjs: await sleep(1000); // for the moment when nothing is answered":                                  "the trial wants a pause; any longer will do",
	"scripts/machine.mjs: const apt = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];":               "of an archive that cannot be reached; the tests then say how to get a browser",
}

// How long scripts wait stands in scripts/patience.mjs.
func TestNoTestOfScriptsWaitsForAClock(t *testing.T) {
	eachFile(t, []string{"components", "e2e", "scripts", "vitest.config.ts", "vitest.setup.ts"}, []string{".ts", ".tsx", ".mjs"}, func(file string) {
		if strings.HasPrefix(file, "components/") && !strings.Contains(path.Base(file), ".test.") {
			return
		}
		text, err := os.ReadFile(filepath.Join("..", file))
		if err != nil {
			t.Fatal(err)
		}
		for number, line := range strings.Split(string(text), "\n") {
			if waits.MatchString(line) && mayWait[file+": "+strings.TrimSpace(line)] == "" {
				t.Errorf("%s:%d waits for a clock: %s", file, number+1, strings.TrimSpace(line))
			}
		}
	})
}
