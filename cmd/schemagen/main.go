// Command schemagen generates files from the model and its types, and from the types of package
// schema:
//
//   - components/lib/schema.gen.ts, the types that components see;
//   - components/templates/*.gen.ts and components/blocks/site.gen.ts, the tables of the
//     components that show the kinds of page and the site's blocks;
//   - docs/keys.html, which lists every key;
//   - docs/schemas/*.schema.json, with which editors complete and check YAML, and
//     .vscode/settings.json, which associates them with files.
//
// It is run by go generate in the folder of package schema.
package main

import (
	"bytes"
	"encoding"
	"encoding/json"
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"log"
	"os"
	"path"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"text/template"

	"github.com/invopop/jsonschema"

	"nightlight/generator/base/slug"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
	"nightlight/generator/sitetest/bakery"
)

type site struct {
	model content.Model
	// source is the folder of the model's types, and root the folder of the site, relative to
	// the repository.
	source, root string
	// prefix is the prefix of the names of the files to generate.
	prefix string
}

var sites = []site{
	{model: model.LittleDormouse(), source: "generator/model"},
	{model: bakery.Model(), source: "generator/sitetest/bakery", root: "generator/sitetest/bakery/site", prefix: "components/"},
}

func main() {
	log.SetFlags(0)
	repository := flag.String("repository", ".", "the folder with go.mod")
	flag.Parse()
	if err := run(*repository); err != nil {
		log.Fatalf("schemagen: %v", err)
	}
}

func run(repository string) error {
	for _, site := range sites {
		files, err := site.generate(repository)
		if err != nil {
			return err
		}
		for name, data := range files {
			if err := os.WriteFile(filepath.Join(repository, filepath.FromSlash(name)), data, 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

func (s site) read(repository string) (*source, error) {
	src, err := readSource(repository, "generator/schema", s.source)
	if err == nil {
		src.tags = s.model.Tags()
	}
	return src, err
}

func (s site) generate(repository string) (map[string][]byte, error) {
	src, err := s.read(repository)
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	add := func(name string, data []byte) {
		if strings.HasPrefix(name, s.prefix) {
			files[path.Join(s.root, name)] = data
		}
	}
	add("components/lib/schema.gen.ts", typescript(src, s.model))
	for name, table := range tables {
		var text bytes.Buffer
		if err := table.Execute(&text, namesIn(s.model)); err != nil {
			return nil, err
		}
		add(name, text.Bytes())
	}
	schemas := map[string]*jsonschema.Schema{}
	for name, root := range authorFiles(s.model) {
		schemas[name] = authorSchema(src, name, root)
		if !strings.HasPrefix(name, "page-") {
			add("docs/schemas/"+name+".schema.json", encode(schemas[name], "  "))
		}
	}
	add("docs/schemas/pages.schema.json", encode(pagesSchema(schemas), "  "))
	add("docs/keys.html", keysPage(schemas))
	add(".vscode/settings.json", encode(editorSettings(s.model), "  "))
	return files, nil
}

// componentTypes returns the types that components receive, in addition to the page's.
func componentTypes(model content.Model) (types []reflect.Type) {
	for _, block := range model.BlockTypes() {
		types = append(types, reflect.TypeOf(block).Elem())
	}
	for _, template := range byName(model.Templates) {
		types = append(types, contentOf(template))
		if template.Inspection != nil {
			types = append(types, reflect.TypeOf(template.Inspection.New()).Elem())
		}
	}
	return types
}

func contentOf(template content.Template) reflect.Type { return reflect.TypeOf(template.New()).Elem() }

func hasOwnForm(t reflect.Type) bool {
	p := reflect.PointerTo(t)
	return t.Kind() != reflect.Pointer && (p.Implements(reflect.TypeFor[json.Marshaler]()) || p.Implements(reflect.TypeFor[encoding.TextMarshaler]()))
}

// byName sorts templates, so that the output does not depend on the table's order.
func byName(templates []content.Template) []content.Template {
	return slices.SortedFunc(slices.Values(templates), func(a, b content.Template) int { return strings.Compare(a.Name, b.Name) })
}

type names struct{ Templates, Blocks []string }

func namesIn(model content.Model) names {
	var in names
	for _, template := range byName(model.Templates) {
		in.Templates = append(in.Templates, template.Name)
	}
	for _, block := range model.Blocks {
		in.Blocks = append(in.Blocks, schema.NameOf(block.Of))
	}
	slices.Sort(in.Blocks)
	return in
}

// tables are the tables of components: imported for the server, and lazy for the browser.
var tables = map[string]*template.Template{
	"components/templates/all.gen.ts": table(templateImports + `
/**
 * The template of each kind of page, all at hand, for the server. Imported in this way each is
 * one file, which the browser loads as well; otherwise it would be two.
 */
export const templates: { [T in TemplateName]: TemplateComponent<T> } = {
{{range .Templates}}  {{key .}}: (await import('./{{.}}')).{{component .}},
{{end}}};
`),
	"components/templates/lazy.gen.ts": table(templateImports + `
/** The template of each kind of page, fetched when one is shown. */
export const templates: { [T in TemplateName]: () => Promise<TemplateComponent<T>> } = {
{{range .Templates}}  {{key .}}: () => import('./{{.}}').then((m) => m.{{component .}}),
{{end}}};
`),
	"components/blocks/site.gen.ts": table(`{{range .Blocks}}import { {{component .}} } from './{{.}}';
{{end}}
/** The component of each block that the model adds to the engine's. */
export const siteBlocks = {
{{range .Blocks}}  {{key .}}: {{component .}},
{{end}}};
`),
}

const templateImports = "import type { TemplateComponent } from '../lib/page';\nimport type { TemplateName } from '../lib/schema.gen';\n"

func table(text string) *template.Template {
	return template.Must(template.New("").Funcs(template.FuncMap{"component": slug.Component, "key": propertyName}).Parse(header + text))
}

// editorSettings returns Visual Studio Code's settings, including which schema checks which file.
func editorSettings(model content.Model) map[string]any {
	schemas := map[string][]string{"./docs/schemas/table.schema.json": {"content/tables/*.yaml"}}
	for _, file := range model.NewData().Files() {
		name := "./docs/schemas/" + file.SchemaName() + ".schema.json"
		schemas[name] = append(schemas[name], "content/"+file.Name+".yaml")
	}
	settings := map[string]any{
		"yaml.schemas":        schemas,
		"editor.formatOnSave": true,
		"search.exclude":      map[string]bool{"**/*.gen.ts": true, "docs/schemas": true},
	}
	for _, language := range []string{"typescript", "typescriptreact", "css"} {
		settings["["+language+"]"] = map[string]string{"editor.defaultFormatter": "esbenp.prettier-vscode"}
	}
	for _, language := range []string{"markdown", "yaml"} { // preserves the author's line breaks
		settings["["+language+"]"] = map[string]bool{"editor.formatOnSave": false}
	}
	return settings
}

const module = "nightlight"

// source is the information that reflection lacks. Types are keyed by package, dot, name.
type source struct {
	// comments are keyed by type and by type.Field.
	comments map[string]string
	// constants are the values of each named string type, in order.
	constants map[string][]string
	// tags are the validate tags that the model overrides.
	tags schema.Tags
}

// readSource parses the packages in folders below root, which is that of the module.
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

func sentence(comments ...*ast.CommentGroup) string {
	for _, comment := range comments {
		if text := strings.Join(strings.Fields(comment.Text()), " "); text != "" {
			return text
		}
	}
	return ""
}
