package generator_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	gopackages "golang.org/x/tools/go/packages"
)

const architecture = "docs/architecture.md"

var (
	fenced   = regexp.MustCompile("(?ms)^```.*?^```\n")
	codeSpan = regexp.MustCompile("`([^`\n]+)`")
	tableRow = regexp.MustCompile("(?m)^\\| `([^`]+)` \\|")
	// goName is package.Name, package.Type.Method or package.(*Type).Method.
	goName = regexp.MustCompile(`^([a-z]+)\.(?:\(\*(\w+)\)\.|(\w+)\.)?(\w+)$`)
	// fileName is a path with a folder, or a file of a kind that the repository has.
	fileName = regexp.MustCompile(`^[\w./-]+/[\w./-]*$|^[\w./-]+\.(go|tsx?|js|ya?ml|md)$`)
	// scriptName is a name of a component's file: `name` (`file`).
	scriptName = regexp.MustCompile("`(\\w+)` \\(`(components/[^`]+)`\\)")
)

// documented is the text about the architecture.
func documented(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", architecture))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// docs/security.md names the tests of what it says by the ends of their paths.
func TestEachFileInTheSecurityDocumentExists(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "docs/security.md"))
	if err != nil {
		t.Fatal(err)
	}
	var files []string
	for _, folder := range []string{"../cmd", "../generator", "../components", "../e2e"} {
		_ = filepath.WalkDir(folder, func(file string, _ os.DirEntry, err error) error {
			files = append(files, filepath.ToSlash(file))
			return err
		})
	}
	code := regexp.MustCompile(`^[\w./-]+\.(go|tsx?|txtar)$|^(generator|components|e2e|lib|features|navigation)/[\w./-]+$`)
	for _, match := range codeSpan.FindAllStringSubmatch(string(text), -1) {
		name := "/" + match[1]
		if code.MatchString(match[1]) && !slices.ContainsFunc(files, func(file string) bool { return strings.HasSuffix(file, name) }) {
			t.Errorf("docs/security.md names %s, and there is no such file or folder", match[1])
		}
	}
}

func TestEachNameInTheArchitectureExists(t *testing.T) {
	text := fenced.ReplaceAllString(documented(t), "")
	declared := map[string]map[string]bool{}
	for folder := range packages {
		declared[filepath.Base(folder)] = declarations(t, folder)
	}
	for _, match := range codeSpan.FindAllStringSubmatch(text, -1) {
		span := match[1]
		switch name := goName.FindStringSubmatch(span); {
		case name != nil && declared[name[1]] != nil:
			if kind := name[2] + name[3]; !declared[name[1]][strings.TrimPrefix(kind+"."+name[4], ".")] {
				t.Errorf("%s names %s, which package %s does not declare", architecture, span, name[1])
			}
		case fileName.MatchString(span) && !isAFile(span):
			t.Errorf("%s names %s, and there is no such file or folder", architecture, span)
		}
	}
	for _, match := range scriptName.FindAllStringSubmatch(text, -1) {
		script, err := os.ReadFile(filepath.Join("..", match[2]))
		if err != nil || !regexp.MustCompile(`\b`+match[1]+`\b`).Match(script) {
			t.Errorf("%s names %s of %s: %v", architecture, match[1], match[2], err)
		}
	}
}

func TestTheArchitectureListsEachPackage(t *testing.T) {
	var listed []string
	for _, match := range tableRow.FindAllStringSubmatch(documented(t), -1) {
		listed = append(listed, match[1])
	}
	slices.Sort(listed)
	if want := slices.Sorted(maps.Keys(packages)); !slices.Equal(listed, want) {
		t.Errorf("%s lists the packages\n%q\nand there are\n%q", architecture, listed, want)
	}
}

// isAFile looks below the repository's folder and, for a name alone, in components/ and
// its folders.
func isAFile(name string) bool {
	for _, pattern := range []string{"..", "../components", "../components/*"} {
		if found, err := filepath.Glob(filepath.Join(pattern, filepath.FromSlash(name))); err == nil && len(found) > 0 {
			return true
		}
	}
	return name == "dist/" || name == ".nightlight/"
}

// declarations are the names that a package declares; those of methods are Type.Method.
func declarations(t *testing.T, folder string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", filepath.FromSlash(folder), "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range parsed.Decls {
			switch decl := decl.(type) {
			case *ast.FuncDecl:
				names[receiver(decl)+decl.Name.Name] = true
			case *ast.GenDecl:
				for _, spec := range decl.Specs {
					switch spec := spec.(type) {
					case *ast.TypeSpec:
						names[spec.Name.Name] = true
					case *ast.ValueSpec:
						for _, name := range spec.Names {
							names[name.Name] = true
						}
					}
				}
			}
		}
	}
	return names
}

// receiver is the type that a method belongs to, with a dot; empty for a function.
func receiver(decl *ast.FuncDecl) string {
	if decl.Recv == nil {
		return ""
	}
	kind := decl.Recv.List[0].Type
	if pointer, ok := kind.(*ast.StarExpr); ok {
		kind = pointer.X
	}
	if name, ok := kind.(*ast.Ident); ok {
		return name.Name + "."
	}
	return ""
}

// tradeWord is a word of the trade of this site, in prose, in a name or in an address. To
// wait is to sleep, in Go.
var tradeWord = regexp.MustCompile(`(?i)\b(?:bab(?:y|ies)|naps?|cots?|toddlers?|bedtimes?|tog|asleep|sleep\w*|wak(?:e|ing) windows?|teething|dormouse)\b` +
	`|\w(?:Naps?|Cot|Baby|Babies|Asleep|Sleep)(?:[A-Z]\w*)?\b`)

// What the engine says, and what it calls things, is true of a site of any trade.
func TestTheEngineHasNoWordOfTheTrade(t *testing.T) {
	if tradeWord.FindString("type RoutineNap struct") == "" || tradeWord.FindString("// two naps a day") == "" {
		t.Fatal("the expression finds nothing")
	}
	eachFile(t, []string{"generator"}, []string{".go", ".js", ".tmpl"}, func(file string) {
		if strings.HasSuffix(file, "_test.go") || strings.HasPrefix(file, "generator/model/") {
			return
		}
		text, err := os.ReadFile(filepath.Join("..", file))
		if err != nil {
			t.Fatal(err)
		}
		number := 0
		for line := range strings.Lines(string(text)) {
			number++
			if word := tradeWord.FindString(strings.ReplaceAll(line, "time.Sleep", "")); word != "" {
				t.Errorf("%s:%d: the engine speaks of %q, which belongs in the model", file, number, word)
			}
		}
	})
}

// unseen are exported functions that are there though no Go file but tests names them, and why.
var unseen = map[string]string{
	"(nightlight/generator.Builder).Work":                                    "how much was done is what the tests of other packages compare",
	"(nightlight/generator/finishing/hostrules.ServerConfig).DefaultCaching": "templates call it",
	"(nightlight/generator/finishing/hostrules.ServerConfig).TextTypes":      "templates call it",
	"(nightlight/generator/finishing/hostrules.headerValues).WiderFirst":     "templates call it",
}

// What only tests call proves nothing of the product, and can be a step that it has lost. A
// method counts as called when an interface of the program, or one that it imports, has its name.
func TestExportedFunctionsAreCalledOutsideOfTests(t *testing.T) {
	loaded, err := gopackages.Load(&gopackages.Config{
		Mode: gopackages.NeedName | gopackages.NeedFiles | gopackages.NeedSyntax | gopackages.NeedTypes | gopackages.NeedTypesInfo | gopackages.NeedImports,
		Dir:  "..",
	}, "nightlight/...")
	if err != nil {
		t.Fatal(err)
	}
	declared, called, inInterface := map[string]string{}, map[string]bool{}, map[string]bool{"Error": true, "Unwrap": true}
	methods := func(of types.Type) {
		if i, is := of.Underlying().(*types.Interface); is {
			for m := range i.Methods() {
				inInterface[m.Name()] = true
			}
		}
	}
	for _, p := range loaded {
		for _, imported := range p.Types.Imports() {
			for _, name := range imported.Scope().Names() {
				methods(imported.Scope().Lookup(name).Type())
			}
		}
		for expression, value := range p.TypesInfo.Types {
			if _, is := expression.(*ast.InterfaceType); is {
				methods(value.Type)
			}
		}
		for _, used := range p.TypesInfo.Uses {
			if f, is := used.(*types.Func); is {
				called[strings.Replace(f.Origin().FullName(), "(*", "(", 1)] = true
			}
		}
		for _, file := range p.Syntax {
			for _, declaration := range file.Decls {
				if f, is := declaration.(*ast.FuncDecl); is && f.Name.IsExported() && !strings.Contains(p.PkgPath, "/sitetest") {
					name, method := p.TypesInfo.Defs[f.Name].(*types.Func).FullName(), ""
					if f.Recv != nil {
						method = f.Name.Name
					}
					declared[strings.Replace(name, "(*", "(", 1)] = method
				}
			}
		}
	}
	for name, method := range declared {
		if !called[name] && !inInterface[method] && unseen[name] == "" {
			t.Errorf("only tests call %s: delete it, or say above why it is there", name)
		}
	}
	for name := range unseen {
		if _, is := declared[name]; !is || called[name] {
			t.Errorf("%s needs no reason", name)
		}
	}
}
