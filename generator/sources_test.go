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

// eachSource visits the parsed files of the program, except tests and their sites.
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

// selected returns a reference of a node to another package, such as time.Sleep.
func selected(node ast.Node) string {
	if selector, ok := node.(*ast.SelectorExpr); ok {
		if of, ok := selector.X.(*ast.Ident); ok {
			return of.Name + "." + selector.Sel.Name
		}
	}
	return ""
}

// textOf returns the text of a string literal; "" for any other node.
func textOf(node ast.Expr) string {
	if literal, ok := node.(*ast.BasicLit); ok && literal.Kind == token.STRING {
		text, _ := strconv.Unquote(literal.Value)
		return text
	}
	return ""
}

// Package pattern compiles an expression on first use. An expression compiled before main would
// slow down every command, even those that do not use it. But with package pattern, an invalid
// expression would only be noticed on use, so this test compiles all of them.
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
	// making are the functions that create a diagnostic from an ID and a sentence; saying are
	// all functions whose first text is a sentence.
	making = strings.Fields("Errorf Warnf report warn malformed")
	saying = append(strings.Fields("WithHint say"), making...)
	// idForm matches the ID of a diagnostic.
	idForm = regexp.MustCompile(`^[a-z]+[0-9]*(-[a-z0-9]+)*$`)
	// sentence matches a text that begins with a capital letter, a mark or the name of a
	// program, and ends with a mark or a command to run.
	sentence = regexp.MustCompile(`(?s)^(?:[A-Z“%<]|:::|npm |git ).*(?:[.:?!”)]|%s|%v|: nightlight [a-z -]+)$`)
	// unplain matches words for which a message has plainer ones.
	unplain = regexp.MustCompile(`(?i)\b(?:nobody|somebody) |\bholds [a-z]`)
	// unlisting matches advice to remove a line from content/published.lock.
	unlisting = regexp.MustCompile(`(?i)(?:remove|delete)[^.]* line %d of|(?:remove|delete).*published\.lock`)
)

// The compiler requires an ID. This test checks its form, that only one package uses it, that no
// diagnostic is created as a literal, and that messages are sentences.
func TestDiagnosticsHaveIDsAndSaySentences(t *testing.T) {
	packages, sentences := map[string]string{}, 0
	eachSource(t, func(file string, at func(ast.Node) token.Position, parsed *ast.File) {
		ast.Inspect(parsed, func(node ast.Node) bool {
			if literal, ok := node.(*ast.BasicLit); ok && unlisting.MatchString(literal.Value) {
				t.Errorf("%s tells to take a line from the list of published addresses, which would open pages", at(node))
			}
			if literal, ok := node.(*ast.BasicLit); ok && unplain.MatchString(literal.Value) {
				t.Errorf("%s: write “contains”, “stores”, “no one” or “someone”", at(node))
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

// waits matches code that depends on the speed of the machine. An operation that is fast on an idle
// machine may take minutes on a busy one: Go tests wait with package await, even for a channel, and
// measure with package effort, and scripts use the times in scripts/patience.mjs. waitForTimeout
// always waits for the whole time, and vi.waitFor gives up after a second.
var waits = map[string]*regexp.Regexp{
	".go":  regexp.MustCompile(`\btime\.(?:After(?:Func)?|New(?:Ticker|Timer)|Since|Sleep|Tick|Until)\(|context\.With(?:Deadline|Timeout)\(|\btime\.(?:Millis|S)econd\b|^\t*(?:.* )?<-\w+(?:;|$)`),
	".mjs": regexp.MustCompile(`(?i)(?:timeout|patience)\w*[:=(] *\d|\b(?:sleep|setTimeout)\((?:\w+, *)?\d|waitForTimeout|vi\.waitFor`),
}

// mayWait are files that may do so, how often, and why they do not fail on a slow machine.
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
