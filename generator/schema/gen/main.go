// Command gen writes what is made from the types of package schema:
//
//   - components/lib/schema.gen.ts, the types that components see, and
//     components/lib/schema.fixtures.gen.ts, values of them as encoding/json
//     writes them, so that the compiler checks the one against the other;
//   - docs/schemas/*.schema.json, which complete and check an author's YAML in
//     the editor.
//
// The way goes from struct to JSON Schema, and from there to TypeScript. It is
// run by go generate in the folder of package schema.
package main

import (
	"log"
	"os"
	"path/filepath"
)

func main() {
	log.SetFlags(0)
	files, err := generate(".")
	if err != nil {
		log.Fatalf("gen: %v", err)
	}
	for name, data := range files {
		file := filepath.Join("../..", filepath.FromSlash(name))
		if err := write(file, data); err != nil {
			log.Fatalf("gen: %v", err)
		}
	}
}

// generate makes all files, by their paths below the repository's root. dir is
// the folder of package schema.
func generate(dir string) (map[string][]byte, error) {
	src, err := readSource(dir)
	if err != nil {
		return nil, err
	}
	if err := checkTypes(src, wireRoots(), "json"); err != nil {
		return nil, err
	}
	if err := checkTypes(src, authorRoots(), "yaml"); err != nil {
		return nil, err
	}
	wire := wireSchema(src)
	files := map[string][]byte{
		"components/lib/schema.gen.ts":          typescript(wire),
		"components/lib/schema.fixtures.gen.ts": fixtures(src),
	}
	for name, root := range authorFiles() {
		files["docs/schemas/"+name+".schema.json"] = indented(authorSchema(src, name, root))
	}
	return files, nil
}

func write(file string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o644)
}
