package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
)

// source is what reflection cannot tell of package schema: its comments and the
// constants of its string types.
type source struct {
	// comments are keyed by Type and by Type.Field.
	comments map[string]string
	// constants are the values of a named string type, in their order.
	constants map[string][]any
}

func readSource(dir string) (*source, error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	src := &source{comments: map[string]string{}, constants: map[string][]any{}}
	for _, name := range names {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.GenDecl); ok {
				src.read(decl)
			}
		}
	}
	return src, nil
}

func (s *source) read(decl *ast.GenDecl) {
	for _, spec := range decl.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			s.comments[spec.Name.Name] = sentence(decl.Doc, spec.Doc)
			if fields, ok := spec.Type.(*ast.StructType); ok {
				s.readFields(spec.Name.Name, fields)
			}
		case *ast.ValueSpec:
			if kind, ok := spec.Type.(*ast.Ident); ok && decl.Tok == token.CONST {
				s.readConstants(kind.Name, spec.Values)
			}
		}
	}
}

func (s *source) readFields(name string, fields *ast.StructType) {
	for _, field := range fields.Fields.List {
		for _, ident := range field.Names {
			s.comments[name+"."+ident.Name] = sentence(field.Doc, field.Comment)
		}
	}
}

func (s *source) readConstants(kind string, values []ast.Expr) {
	for _, value := range values {
		if literal, ok := value.(*ast.BasicLit); ok && literal.Kind == token.STRING {
			if text, err := strconv.Unquote(literal.Value); err == nil {
				s.constants[kind] = append(s.constants[kind], text)
			}
		}
	}
}

// sentence is the text of the first comment that says something, on one line.
func sentence(comments ...*ast.CommentGroup) string {
	for _, comment := range comments {
		if text := strings.Join(strings.Fields(comment.Text()), " "); text != "" {
			return text
		}
	}
	return ""
}
