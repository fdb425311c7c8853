package main

import (
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
)

// module is the path of the Go module.
const module = "nightlight"

// source is what reflection does not know of the packages that hold the types: their
// comments and the constants of their string types. Types are named as reflect does:
// package, dot, name.
type source struct {
	// comments are keyed by type and by type.Field.
	comments map[string]string
	// constants are the values of a named string type, in their order.
	constants map[string][]any
	// tags are the validate tags to which the model adds, by Struct.Field.
	tags map[string]string
}

// validateTag is the validate tag of a field.
func (s *source) validateTag(t reflect.Type, field reflect.StructField) string {
	return cmp.Or(s.tags[t.Name()+"."+field.Name], field.Tag.Get("validate"))
}

// readSource reads the packages in folders below root, the module's.
func readSource(root string, folders ...string) (*source, error) {
	src := &source{comments: map[string]string{}, constants: map[string][]any{}}
	for _, folder := range folders {
		if err := src.readPackage(root, folder); err != nil {
			return nil, err
		}
	}
	return src, nil
}

func (s *source) readPackage(root, folder string) error {
	names, err := filepath.Glob(filepath.Join(root, folder, "*.go"))
	if err != nil {
		return err
	}
	for _, name := range names {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		for _, decl := range file.Decls {
			if decl, ok := decl.(*ast.GenDecl); ok {
				s.read(path.Join(module, folder), decl)
			}
		}
	}
	return nil
}

func (s *source) read(pkg string, decl *ast.GenDecl) {
	for _, spec := range decl.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			key := pkg + "." + spec.Name.Name
			s.comments[key] = sentence(decl.Doc, spec.Doc)
			if fields, ok := spec.Type.(*ast.StructType); ok {
				s.readFields(key, fields)
			}
		case *ast.ValueSpec:
			if kind, ok := spec.Type.(*ast.Ident); ok && decl.Tok == token.CONST {
				s.readConstants(pkg+"."+kind.Name, spec.Values)
			}
		}
	}
}

// comment is the comment of a type, or of one of its fields.
func (s *source) comment(t reflect.Type, field ...string) string {
	return s.comments[strings.Join(append([]string{keyOf(t)}, field...), ".")]
}

// choices are the constants of a string type.
func (s *source) choices(t reflect.Type) []any { return s.constants[keyOf(t)] }

func keyOf(t reflect.Type) string { return t.PkgPath() + "." + t.Name() }

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
