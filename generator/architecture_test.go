package generator_test

import (
	"go/ast"
	"go/types"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	gopackages "golang.org/x/tools/go/packages"

	"nightlight/generator/sitetest/testfiles"
)

const architecture = "docs/architecture.md"

var (
	codeSpan = regexp.MustCompile("`([^`\n]+)`")
	tableRow = regexp.MustCompile("(?m)^\\| `([^`]+)` \\|")
)

// documented returns the text of the architecture document.
func documented(t *testing.T) string {
	t.Helper()
	return string(testfiles.Read(t, filepath.Join("..", architecture)))
}

// docs/security.md refers to the tests of its claims by the ends of their paths.
func TestEachFileInTheSecurityDocumentExists(t *testing.T) {
	text := testfiles.Read(t, filepath.Join("..", "docs/security.md"))
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

// tradeWord matches a word specific to the trade of this site, in prose, a name or an address.
// time.Sleep is allowed.
var tradeWord = regexp.MustCompile(`(?i)\b(?:bab(?:y|ies)|naps?|cots?|toddlers?|bedtimes?|tog|asleep|sleep\w*|wak(?:e|ing) windows?|teething|dormouse)\b` +
	`|\w(?:Naps?|Cot|Baby|Babies|Asleep|Sleep)(?:[A-Z]\w*)?\b`)

// The words and names of the engine must suit a site of any trade.
func TestTheEngineHasNoWordOfTheTrade(t *testing.T) {
	if tradeWord.FindString("type RoutineNap struct") == "" || tradeWord.FindString("// two naps a day") == "" {
		t.Fatal("the expression finds nothing")
	}
	eachFile(t, []string{"generator"}, []string{".go", ".js", ".tmpl"}, func(file string) {
		if strings.HasSuffix(file, "_test.go") || strings.HasPrefix(file, "generator/model/") {
			return
		}
		text := testfiles.Read(t, filepath.Join("..", file))
		number := 0
		for line := range strings.Lines(string(text)) {
			number++
			if word := tradeWord.FindString(strings.ReplaceAll(line, "time.Sleep", "")); word != "" {
				t.Errorf("%s:%d: the engine speaks of %q, which belongs in the model", file, number, word)
			}
		}
	})
}

// unseen are exported functions that no Go file except tests refers to, and why they exist.
var unseen = map[string]string{
	"(nightlight/generator/finishing/hostrules.ServerConfig).DefaultCaching": "templates call it",
	"(nightlight/generator/finishing/hostrules.ServerConfig).TextTypes":      "templates call it",
	"(nightlight/generator/finishing/hostrules.headerValues).WiderFirst":     "templates call it",
}

// A function that only tests call proves nothing about the product, which may have lost a step. A
// method counts as called if an interface of the program, or one that it imports, has its name.
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
