package generator_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// Package pattern compiles what variables hold, at its first use. A variable that is compiled
// before main costs each command its part, whether it is used or not; and where package pattern
// compiles it, a mistake would only show at its use.
func TestPatternsAreRightAndCompiledWhenUsed(t *testing.T) {
	eachFile(t, []string{"cmd/nightlight", "generator"}, []string{".go"}, func(file string) {
		if strings.HasSuffix(file, "_test.go") {
			return
		}
		files := token.NewFileSet()
		parsed, err := parser.ParseFile(files, filepath.Join("..", file), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, declared := range parsed.Decls {
			_, inFunction := declared.(*ast.FuncDecl)
			ast.Inspect(declared, func(node ast.Node) bool {
				called, ok := node.(*ast.CallExpr)
				if !ok {
					return true
				}
				switch name := selected(called.Fun); {
				case name == "regexp.MustCompile" && !inFunction:
					t.Errorf("%s:%d compiles an expression before main: use package pattern", file, files.Position(node.Pos()).Line)
				case name == "pattern.Of":
					if literal, ok := called.Args[0].(*ast.BasicLit); ok {
						expression, _ := strconv.Unquote(literal.Value)
						if _, err := regexp.Compile(expression); err != nil {
							t.Errorf("%s:%d: %v", file, files.Position(node.Pos()).Line, err)
						}
					}
				}
				return true
			})
		}
	})
}
