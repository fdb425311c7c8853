// Package bundle turns components/ into the site's scripts and its style sheet.
//
// There is one esbuild build with two entry points for scripts: entry.client.tsx
// for the browser and entry.server.tsx for the renderer. Code that both use lands in
// chunks that both load, so class names and behaviour are the same on the two
// sides by construction. The server entry imports every template, hence its
// style sheet is the whole site's. Visitors need not wait for what only members
// see, so public pages have the sheet of a third entry, entry.public.ts.
package bundle

import (
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
)

// Folder is the address of the folder that holds everything in a bundle.
const Folder = "/assets/"

// Bundle is the outcome of one build.
type Bundle struct {
	// Browser holds the files to publish, by address: /assets/….
	Browser map[string][]byte
	// Server holds the renderer's modules by file name; ServerEntry is the one to load.
	Server      map[string][]byte
	ServerEntry string
	// Hash identifies the server's code: equal hash, equal rendering.
	Hash     string
	Manifest Manifest
	// Parts are what the published scripts and the style sheet are made of, by
	// address, the largest first.
	Parts map[string][]Part
}

// Part is a source file's share of a bundled file.
type Part struct {
	Source string
	Bytes  int
}

// Manifest says which of the files a document must name.
type Manifest struct {
	// Style is the address of the style sheet of public pages, and WholeStyle of
	// the one that members' pages need, which holds all of the other.
	Style, WholeStyle string
	// Entry is the address of the script that hydrates.
	Entry string
	// Preload are, by template, the scripts that the entry and the template import.
	Preload map[string][]string
	// Fonts are the addresses of the fonts to fetch at once.
	Fonts []string
}

func assemble(outputs map[string]output, files map[string][]byte) *Bundle {
	entries := map[string]string{} // source file → output
	for name, out := range outputs {
		if out.EntryPoint != "" {
			entries[out.EntryPoint] = name
		}
	}
	client, server := entries["components/entry.client.tsx"], entries["components/entry.server.tsx"]
	style := path.Base(outputs[entries["components/entry.public.ts"]].CSSBundle)
	whole := path.Base(outputs[server].CSSBundle)

	b := &Bundle{
		Browser:     map[string][]byte{},
		Server:      map[string][]byte{},
		ServerEntry: server,
		Manifest:    Manifest{Style: Folder + style, WholeStyle: Folder + whole, Entry: Folder + client, Preload: map[string][]string{}},
		Parts:       map[string][]Part{},
	}
	publish := func(name string) {
		b.Parts[Folder+name] = outputs[name].parts()
		for _, file := range []string{name, name + ".map"} {
			if data, ok := files[file]; ok {
				b.Browser[Folder+file] = data
			}
		}
	}
	for _, name := range reachable(outputs, client, "import-statement", "dynamic-import") {
		publish(name)
	}
	publish(style)
	publish(whole)
	for name := range files {
		if path.Ext(name) != ".js" && path.Ext(name) != ".css" && path.Ext(name) != ".map" {
			publish(name)
		}
		if path.Ext(name) == ".woff2" {
			b.Manifest.Fonts = append(b.Manifest.Fonts, Folder+name)
		}
	}
	slices.Sort(b.Manifest.Fonts)
	for _, name := range reachable(outputs, server, "import-statement", "dynamic-import") {
		for _, file := range []string{name, name + ".map"} {
			if data, ok := files[file]; ok {
				b.Server[file] = data
			}
		}
	}
	b.Manifest.Preload = preloads(outputs, entries, client)
	b.Hash = hash(b.Server)
	return b
}

// parts are the sources of an output, the largest first.
func (o output) parts() (parts []Part) {
	for source, in := range o.Inputs {
		parts = append(parts, Part{source, in.BytesInOutput})
	}
	slices.SortFunc(parts, func(a, b Part) int {
		return cmp.Or(cmp.Compare(b.Bytes, a.Bytes), cmp.Compare(a.Source, b.Source))
	})
	return parts
}

// preloads lists, for each template, the chunks that its page needs before it can
// hydrate, so that the browser fetches them side by side.
func preloads(outputs map[string]output, entries map[string]string, client string) map[string][]string {
	always := reachable(outputs, client, "import-statement")
	preload := map[string][]string{}
	for source, name := range entries {
		template, ok := strings.CutPrefix(source, "components/templates/")
		if !ok {
			continue
		}
		chunks := slices.Concat(always[1:], reachable(outputs, name, "import-statement"))
		slices.Sort(chunks)
		chunks = slices.DeleteFunc(slices.Compact(chunks), func(c string) bool { return c == client })
		for i, chunk := range chunks {
			chunks[i] = Folder + chunk
		}
		preload[strings.TrimSuffix(template, path.Ext(template))] = chunks
	}
	return preload
}

// reachable returns the script from and those it imports, by the given kinds of
// import, from first.
func reachable(outputs map[string]output, from string, kinds ...string) []string {
	names := []string{from}
	for i := 0; i < len(names); i++ {
		for _, imported := range outputs[names[i]].Imports {
			name := path.Base(imported.Path)
			if slices.Contains(kinds, imported.Kind) && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

func hash(files map[string][]byte) string {
	h := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(h, "%s %d\n", name, len(files[name]))
		h.Write(files[name])
	}
	return base64.RawURLEncoding.EncodeToString(h.Sum(nil)[:12])
}
