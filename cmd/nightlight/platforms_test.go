package main

import (
	"os"
	"testing"

	"golang.org/x/tools/go/packages"
)

// What only another system compiles is type-checked for it, tests included: that takes a
// twentieth of what compiling takes, which needs the standard library of each system.
func TestAllPackagesFitEachSystem(t *testing.T) {
	for _, system := range []string{"darwin", "windows"} {
		t.Run(system, func(t *testing.T) {
			loaded, err := packages.Load(&packages.Config{
				Mode:  packages.NeedName | packages.NeedImports | packages.NeedDeps | packages.NeedTypes,
				Dir:   "../..",
				Env:   append(os.Environ(), "GOOS="+system, "CGO_ENABLED=0"),
				Tests: true,
			}, "./...")
			if err != nil {
				t.Fatal(err)
			}
			packages.Visit(loaded, nil, func(p *packages.Package) {
				for _, problem := range p.Errors {
					t.Error(problem)
				}
			})
		})
	}
}
