package generator_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"nightlight/generator/sitetest/testfiles"
)

// eachSource visits the parsed files of the program, tests and their site left out.
func eachSource(t *testing.T, visit func(file string, at func(ast.Node) token.Position, parsed *ast.File)) {
	t.Helper()
	eachFile(t, []string{"cmd/nightlight", "generator"}, []string{".go"}, func(file string) {
		if strings.HasSuffix(file, "_test.go") || strings.Contains(file, "/sitetest/") {
			return
		}
		files := token.NewFileSet()
		parsed, err := parser.ParseFile(files, filepath.Join("..", file), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		visit(file, func(node ast.Node) token.Position { return files.Position(node.Pos()) }, parsed)
	})
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

// textOf is the text of a literal; empty for anything else.
func textOf(node ast.Expr) string {
	if literal, ok := node.(*ast.BasicLit); ok && literal.Kind == token.STRING {
		text, _ := strconv.Unquote(literal.Value)
		return text
	}
	return ""
}

// Package pattern compiles an expression at its first use. One that is compiled before main
// costs each command its part, whether it is used or not; and where package pattern compiles
// it, a mistake would only show at its use.
func TestPatternsAreRightAndCompiledWhenUsed(t *testing.T) {
	eachSource(t, func(_ string, at func(ast.Node) token.Position, parsed *ast.File) {
		for _, declared := range parsed.Decls {
			_, inFunction := declared.(*ast.FuncDecl)
			ast.Inspect(declared, func(node ast.Node) bool {
				called, ok := node.(*ast.CallExpr)
				if !ok {
					return true
				}
				switch name := selected(called.Fun); {
				case name == "regexp.MustCompile" && !inFunction:
					t.Errorf("%s compiles an expression before main: use package pattern", at(node))
				case name == "pattern.Of":
					if _, err := regexp.Compile(textOf(called.Args[0])); err != nil {
						t.Errorf("%s: %v", at(node), err)
					}
				}
				return true
			})
		}
	})
}

var (
	// making are the functions that make a diagnostic, of an ID and a sentence; saying are those
	// whose first text is a sentence.
	making = strings.Fields("Errorf Warnf report warn malformed")
	saying = append(strings.Fields("WithHint say"), making...)
	// idForm is the form of a diagnostic's ID.
	idForm = regexp.MustCompile(`^[a-z]+[0-9]*(-[a-z0-9]+)*$`)
	// sentence begins with a capital letter, a mark of its own or the name of a program, and
	// ends with a mark, or with the command that it leads to.
	sentence = regexp.MustCompile(`(?s)^(?:[A-Z“%<]|:::|npm |git ).*(?:[.:?!”)]|%s|%v|: nightlight [a-z -]+)$`)
	// unlisting tells to remove a line of content/published.lock.
	unlisting = regexp.MustCompile(`(?i)(?:remove|delete)[^.]* line %d of|(?:remove|delete).*published\.lock`)
)

// The compiler asks for an ID; this looks at its form, that it is used in one package, that no
// diagnostic is made by hand, and that what an author reads are sentences.
func TestDiagnosticsHaveIDsAndSaySentences(t *testing.T) {
	packages, sentences := map[string]string{}, 0
	eachSource(t, func(file string, at func(ast.Node) token.Position, parsed *ast.File) {
		ast.Inspect(parsed, func(node ast.Node) bool {
			if literal, ok := node.(*ast.BasicLit); ok && unlisting.MatchString(literal.Value) {
				t.Errorf("%s tells to take a line from the list of published addresses, which would open pages", at(node))
			}
			if made, ok := node.(*ast.CompositeLit); ok && selected(made.Type) == "diag.Diagnostic" && len(made.Elts) > 0 {
				t.Errorf("%s: make diagnostics by diag.Errorf and diag.Warnf, so that each has an ID", at(node))
			}
			call, ok := node.(*ast.CallExpr)
			if !ok {
				return true
			}
			name := selected(call.Fun)
			if function, ok := call.Fun.(*ast.Ident); ok {
				name = function.Name
			} else if selector, ok := call.Fun.(*ast.SelectorExpr); ok && name != "fmt.Errorf" {
				name = selector.Sel.Name
			}
			if !slices.Contains(saying, name) || len(call.Args) == 0 {
				return true
			}
			texts := call.Args
			if id := textOf(call.Args[0]); slices.Contains(making, name) && id != "" && !strings.Contains(id, " ") {
				texts = texts[1:]
				if !idForm.MatchString(id) {
					t.Errorf("%s: the ID %q is not written as words-with-hyphens", at(node), id)
				}
				if other := packages[id]; other != "" && other != path.Dir(file) {
					t.Errorf("%s: the ID %s is that of a problem in %s: rename one, or make it a constant of diag", at(node), id, other)
				}
				packages[id] = path.Dir(file)
			}
			for _, argument := range texts {
				if text := textOf(argument); strings.Contains(text, " ") {
					sentences++
					if !sentence.MatchString(text) {
						t.Errorf("%s: %q is no sentence", at(argument), text)
					}
					break
				}
			}
			return true
		})
	})
	if len(packages) < 130 || sentences < 300 {
		t.Errorf("%d IDs and %d sentences were found", len(packages), sentences)
	}
}

// waits is how tests depend on how busy the machine is. What takes a moment on a quiet machine
// takes minutes on another: tests of Go wait with package await, also for a channel, and measure
// with package effort, and scripts have their times in scripts/patience.mjs. waitForTimeout waits for
// nothing else, and vi.waitFor gives up after a second.
var waits = map[string]*regexp.Regexp{
	".go":  regexp.MustCompile(`\btime\.(?:After(?:Func)?|New(?:Ticker|Timer)|Since|Sleep|Tick|Until)\(|context\.With(?:Deadline|Timeout)\(|\btime\.(?:Millis|S)econd\b|^\t*(?:.* )?<-\w+(?:;|$)`),
	".mjs": regexp.MustCompile(`(?i)(?:timeout|patience)\w*[:=(] *\d|\b(?:sleep|setTimeout)\((?:\w+, *)?\d|waitForTimeout|vi\.waitFor`),
}

// mayWait are the files that do so all the same, how often, and why no machine makes them fail.
var mayWait = map[string]struct {
	times int
	why   string
}{
	"generator/serving/dev/dev_test.go":         {5, "the clock is synctest's"},
	"generator/serving/dev/watch_test.go":       {10, "the clock is synctest's"},
	"generator/pictures/raster/raster_test.go":  {1, "the test ends it"},
	"generator/finishing/disk/disk_test.go":     {1, "a time is cut to seconds"},
	"generator/rendering/render/orphan_test.go": {2, "it tries again until another process kills it"},
	"scripts/trials/servers.mjs":                {1, "it asks again until the server answers"},
	"scripts/trials/builds.mjs":                 {1, "it looks again until the build gets there or ends"},
	"scripts/machine.mjs":                       {1, "of an archive that cannot be reached; the tests then say how to get a browser"},
}

func TestNoTestWaitsForAClock(t *testing.T) {
	folders := []string{"cmd", "generator", "components", "e2e", "scripts", "vitest.config.ts", "vitest.setup.ts"}
	found := map[string]int{}
	eachFile(t, folders, []string{".go", ".ts", ".tsx", ".mjs"}, func(file string) {
		kind := path.Ext(file)
		isTest := strings.HasSuffix(file, "_test.go") || strings.Contains(path.Base(file), ".test.") || !strings.HasPrefix(file, "components/") && kind != ".go"
		if !isTest || file == "generator/sources_test.go" {
			return
		}
		if kind != ".go" {
			kind = ".mjs"
		}
		text := testfiles.Read(t, filepath.Join("..", file))
		for number, line := range strings.Split(string(text), "\n") {
			if waits[kind].MatchString(line) {
				if found[file]++; found[file] > mayWait[file].times {
					t.Errorf("%s:%d waits for a clock: %s", file, number+1, strings.TrimSpace(line))
				}
			}
		}
	})
	for file, may := range mayWait {
		if found[file] < may.times {
			t.Errorf("%s looks at no clock %d times any more: change the table", file, may.times)
		}
	}
}
