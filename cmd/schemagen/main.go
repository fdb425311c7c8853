// Command schemagen writes what is made from the model and its types, and from those of
// package schema:
//
//   - components/lib/schema.gen.ts, the types that components see;
//   - components/templates/*.gen.ts and components/blocks/site.gen.ts, the tables of the
//     components that show the kinds of page and the site's blocks;
//   - docs/schemas/*.schema.json, which complete and check an author's YAML in
//     the editor, and .vscode/settings.json, which tells it so.
//
// It is run by go generate in the folder of package schema. With -fixtures it prints values
// of the types instead, as encoding/json writes them, for the tests of the components.
package main

import (
	"bytes"
	"flag"
	"log"
	"os"
	"path"
	"path/filepath"
	"strings"

	"nightlight/generator/model"
	"nightlight/generator/reading/content"
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
	repository := flag.String("repository", ".", "the folder that holds go.mod")
	onlyFixtures := flag.Bool("fixtures", false, "print values of this site's types as JSON")
	flag.Parse()
	if err := run(*repository, *onlyFixtures); err != nil {
		log.Fatalf("schemagen: %v", err)
	}
}

func run(repository string, onlyFixtures bool) error {
	if onlyFixtures {
		src, err := sites[0].read(repository)
		if err != nil {
			return err
		}
		_, err = os.Stdout.Write(encode(fixtures(src, sites[0].model), ""))
		return err
	}
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

// generate makes the site's files, by their paths below the repository's root.
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
	for name, root := range authorFiles(s.model) {
		add("docs/schemas/"+name+".schema.json", encode(authorSchema(src, name, root), "  "))
	}
	add(".vscode/settings.json", encode(editorSettings(s.model), "  "))
	return files, nil
}
