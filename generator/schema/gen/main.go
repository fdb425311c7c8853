// Command gen writes what is made from the model and its types, and from those of
// package schema:
//
//   - components/lib/schema.gen.ts, the types that components see, and
//     components/lib/schema.fixtures.gen.ts, values of them as encoding/json
//     writes them, so that the compiler checks the one against the other;
//   - components/templates/*.gen.ts and components/blocks/site.gen.ts, the tables of the
//     components that show the kinds of page and the site's blocks;
//   - docs/schemas/*.schema.json, which complete and check an author's YAML in
//     the editor.
//
// The way goes from struct to JSON Schema, and from there to TypeScript. It is
// run by go generate in the folder of package schema.
package main

import (
	"log"
	"os"
	"path"
	"path/filepath"
	"strings"

	"nightlight/generator/content"
	"nightlight/generator/model"
	"nightlight/generator/sitetest/bakery"
)

// site is what files are generated for.
type site struct {
	model content.Model
	// source is the folder of the model's types, and root that of the site, below the
	// repository's.
	source, root string
	// prefix begins the names of the files that are wanted.
	prefix string
}

// sites are this site and the one that tests build.
var sites = []site{
	{model: model.LittleDormouse(), source: "generator/model"},
	{model: bakery.Model(), source: "generator/sitetest/bakery", root: "generator/sitetest/bakery/site", prefix: "components/"},
}

func main() {
	log.SetFlags(0)
	const repository = "../.."
	for _, site := range sites {
		files, err := site.generate(repository)
		if err != nil {
			log.Fatalf("gen: %v", err)
		}
		for name, data := range files {
			if err := write(filepath.Join(repository, filepath.FromSlash(name)), data); err != nil {
				log.Fatalf("gen: %v", err)
			}
		}
	}
}

// generate makes the site's files, by their paths below the repository's root.
func (s site) generate(repository string) (map[string][]byte, error) {
	src, err := readSource(repository, "generator/schema", s.source)
	if err != nil {
		return nil, err
	}
	src.tags = s.model.Tags()
	if err := checkTypes(src, wireRoots(s.model), "json"); err != nil {
		return nil, err
	}
	authored := authorFiles(s.model)
	if err := checkTypes(src, sorted(authored), "yaml"); err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	add := func(name string, data []byte) {
		if strings.HasPrefix(name, s.prefix) {
			files[path.Join(s.root, name)] = data
		}
	}
	add("components/lib/schema.gen.ts", typescript(wireSchema(src, s.model)))
	add("components/lib/schema.fixtures.gen.ts", fixtures(src, s.model))
	add("components/blocks/site.gen.ts", blockTable(s.model.Blocks))
	for name, table := range templateTables(s.model.Templates) {
		add(name, table)
	}
	for name, root := range authored {
		add("docs/schemas/"+name+".schema.json", indented(authorSchema(src, name, root)))
	}
	return files, nil
}

func write(file string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o644)
}
