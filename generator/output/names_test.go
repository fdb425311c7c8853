package output

import (
	"strings"
	"testing"
)

func TestNamesThatSomeSystemsCannotKeepAreRefused(t *testing.T) {
	for _, paths := range [][]string{
		{"/a/../b"}, {"//a"}, {"a"}, {"/a/"}, {"/"}, {`/a\b`}, {"/con"}, {"/aux.txt"}, {"/x/LPT1.html"}, {"/a:b"},
		{"/dot."}, {"/space "}, {"/tab\t"}, {"/" + strings.Repeat("x", 256)},
		{"/About", "/about"}, {"/Docs/a", "/docs/b"}, {"/caf\u00e9", "/cafe\u0301"}, {"/x", "/x/y"},
	} {
		if !CheckNames("dist", paths).HasErrors() {
			t.Errorf("%q were accepted", paths)
		}
	}
	if diags := CheckNames("dist", []string{"/index.html", "/about/index.html", "/about/team.html"}); len(diags) > 0 {
		t.Error(diags)
	}
}
