package bundle

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A package that has changed is noticed by what npm writes beside it.
func TestOtherPackagesMakeAnotherBundleInDevelopment(t *testing.T) {
	root := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		file := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	install := func(version string) {
		t.Helper()
		write("node_modules/react/cjs/react.development.js", `exports.version = "`+version+`";`)
		write("package-lock.json", `{"version": "`+version+`"}`)
	}
	write("components/entry.client.tsx", `import { version } from 'react'; console.log(version);`)
	write("components/entry.public.ts", ``)
	write("components/entry.server.tsx", `export { version } from 'react';`)
	install("First 1")

	for _, store := range []string{filepath.Join(t.TempDir(), "packages"), ""} {
		b := NewBundler(Options{Root: root, Development: true, PrebundleStore: store})
		for _, version := range []string{"First 1", "Second 2", "First 1"} {
			install(version)
			made, diags := b.Build()
			if diags.HasErrors() {
				t.Fatal(diags)
			}
			var all strings.Builder
			for _, data := range made.Server {
				all.Write(data)
			}
			for _, one := range []string{"First 1", "Second 2"} {
				if strings.Contains(all.String(), one) != (one == version) {
					t.Errorf("with %s installed, the renderer's modules have %s: %v", version, one, one != version)
				}
			}
		}
		b.Close()
	}
}
