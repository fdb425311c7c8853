package generator_test

import (
	"go/ast"
	"go/types"
	"strings"
	"testing"

	gopackages "golang.org/x/tools/go/packages"
)

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
