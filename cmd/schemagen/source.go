package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"

	"nightlight/generator/schema"
)

// module is the path of the Go module.
const module = "nightlight"

// source is what reflection does not know. Types are named: package, dot, name.
type source struct {
	// comments are keyed by type and by type.Field.
	comments map[string]string
	// constants are the values of a named string type, in their order.
	constants map[string][]string
	// tags are the validate tags to which the model adds.
	tags schema.Tags
}

// readSource reads the packages in folders below root, the module's.
func readSource(root string, folders ...string) (*source, error) {
	src := &source{comments: map[string]string{}, constants: map[string][]string{}}
	for _, folder := range folders {
		names, err := filepath.Glob(filepath.Join(root, folder, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
			if err != nil {
				return nil, err
			}
			for _, decl := range file.Decls {
				if decl, ok := decl.(*ast.GenDecl); ok {
					src.read(path.Join(module, folder)+".", decl)
				}
			}
		}
	}
	return src, nil
}

func (s *source) read(pkg string, decl *ast.GenDecl) {
	for _, spec := range decl.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			key := pkg + spec.Name.Name
			s.comments[key] = sentence(decl.Doc, spec.Doc)
			if object, ok := spec.Type.(*ast.StructType); ok {
				for _, field := range object.Fields.List {
					for _, ident := range field.Names {
						s.comments[key+"."+ident.Name] = sentence(field.Doc, field.Comment)
					}
				}
			}
		case *ast.ValueSpec:
			kind, ok := spec.Type.(*ast.Ident)
			if !ok || decl.Tok != token.CONST {
				continue
			}
			for _, value := range spec.Values {
				if literal, ok := value.(*ast.BasicLit); ok && literal.Kind == token.STRING {
					text, _ := strconv.Unquote(literal.Value) // it has been parsed
					s.constants[pkg+kind.Name] = append(s.constants[pkg+kind.Name], text)
				}
			}
		}
	}
}

func (s *source) comment(t reflect.Type, field string) string {
	return s.comments[strings.TrimSuffix(keyOf(t)+"."+field, ".")]
}

func (s *source) choices(t reflect.Type) []string { return s.constants[keyOf(t)] }

func keyOf(t reflect.Type) string { return t.PkgPath() + "." + t.Name() }

// sentence is the text of the first comment that says something, on one line.
func sentence(comments ...*ast.CommentGroup) string {
	for _, comment := range comments {
		if text := strings.Join(strings.Fields(comment.Text()), " "); text != "" {
			return text
		}
	}
	return ""
}
