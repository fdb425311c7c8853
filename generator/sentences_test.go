package generator_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// saying are the functions whose first text is a sentence that an author reads.
var saying = []string{"Errorf", "Warnf", "WithHint", "report", "warn", "say", "malformed"}

// sentence begins with a capital letter, a mark of its own or the name of a program, and ends
// with a mark, or with the command that it leads to.
var sentence = regexp.MustCompile(`(?s)^(?:[A-Z“%<]|:::|npm |git ).*(?:[.:?!”)]|%s|%v|: nightlight [a-z -]+)$`)

func TestWhatAnAuthorReadsAreSentences(t *testing.T) {
	count := 0
	eachFile(t, []string{"cmd/nightlight", "generator"}, []string{".go"}, func(file string) {
		if strings.HasSuffix(file, "_test.go") || strings.HasPrefix(file, "generator/sitetest/") {
			return
		}
		files := token.NewFileSet()
		parsed, err := parser.ParseFile(files, filepath.Join("..", file), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(node ast.Node) bool {
			if text, at := saidBy(node); text != "" {
				count++
				if !sentence.MatchString(text) {
					t.Errorf("%s: %q is no sentence", files.Position(at), text)
				}
			}
			return true
		})
	})
	if count < 300 {
		t.Errorf("%d sentences were found", count)
	}
}

// saidBy is the text of a call that says a sentence; empty for others.
func saidBy(node ast.Node) (text string, at token.Pos) {
	call, ok := node.(*ast.CallExpr)
	if !ok {
		return "", 0
	}
	name := ""
	switch function := call.Fun.(type) {
	case *ast.Ident:
		name = function.Name
	case *ast.SelectorExpr:
		if of, ok := function.X.(*ast.Ident); ok && of.Name == "fmt" {
			return "", 0 // an error of the program
		}
		name = function.Sel.Name
	}
	if !slices.Contains(saying, name) {
		return "", 0
	}
	for _, argument := range call.Args {
		if literal, ok := argument.(*ast.BasicLit); ok && literal.Kind == token.STRING {
			text, _ := strconv.Unquote(literal.Value)
			if strings.Contains(text, " ") { // else it is a name
				return text, literal.Pos()
			}
		}
	}
	return "", 0
}
