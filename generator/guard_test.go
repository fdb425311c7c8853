package generator

import (
	"encoding/hex"
	"testing"

	"nightlight/generator/base/library"
	"nightlight/generator/output"
)

// Files that are made when somebody asks for them hold no key either, nor does any address.
func TestNoListAndNoAddressHoldsAKey(t *testing.T) {
	key := library.NewKey()
	g := guard{library.FindSecrets([]byte("key: " + key.String()))}
	lists := output.Lazy{
		"/feed.xml":    func() []byte { return []byte("<title>" + key.String() + "</title>") },
		"/sitemap.xml": func() []byte { return []byte("<urlset/>") },
	}
	for file, want := range map[string]bool{"/feed.xml": false, "/sitemap.xml": true} {
		made := false
		diags, err := (&guarded{&lists, g}).Produce(t.Context(), []string{file}, func(string, []byte) error {
			made = true
			return nil
		})
		if err != nil || made != want || diags.HasErrors() == want {
			t.Errorf("%s is made: %v, with %v, %v", file, made, diags, err)
		}
	}
	for address, want := range map[string]int{"/plan.pdf": 0, "/dl/" + hex.EncodeToString(key[:]) + ".pdf": 1} {
		if diags := g.checkNames([]string{address}); len(diags) != want {
			t.Errorf("%s: %v", address, diags)
		}
	}
}
