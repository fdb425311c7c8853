// Package bundle turns components/ into the site's scripts and style sheets.
//
// There is one esbuild build with two script entry points: entry.client.tsx for the browser and
// entry.server.tsx for the renderer. Code that both use goes into chunks that both load, so class
// names and behaviour are the same on both sides by construction. The client imports each template
// on demand, so esbuild makes a style sheet for each template with exactly the rules that its pages
// can use. The part that all of them begin with is a separate sheet, which visitors fetch once.
package bundle

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/work"
)

// Folder is the address of the folder of all bundled files.
const Folder = "/assets/"

// The script entry points, and the application component that both import.
const (
	application = "components/app.tsx"
	clientEntry = "components/entry.client.tsx"
	serverEntry = "components/entry.server.tsx"
)

// Bundle is the result of one build.
type Bundle struct {
	// Browser contains the files to publish, by address: /assets/….
	Browser map[string][]byte
	// Server contains the renderer's modules by file name; ServerEntry is the one to import.
	Server      map[string][]byte
	ServerEntry string
	// Hash identifies the server code: the same hash renders the same pages.
	Hash     string
	Manifest Manifest
	// Worker is the service worker's script; empty if the site has none.
	Worker []byte
	// Parts lists the sources of each published script and style sheet, by address.
	Parts map[string][]Part
}

// Part is a source file's share of a bundled file.
type Part struct {
	Source string
	Bytes  int
}

// Manifest lists the files that a document must refer to.
type Manifest struct {
	// Styles are the addresses of the style sheets by template, in cascade order.
	Styles map[string][]string
	// Entry is the address of the script that hydrates the page.
	Entry string
	// Preload contains, by template, the scripts that the entry and the template import.
	Preload map[string][]string
	// Fonts are the addresses of the fonts to preload.
	Fonts []string
}

// WithStyles returns the bundle with a brand's rules in a separate sheet after all others. It
// returns b unchanged if rules is empty.
func (b *Bundle) WithStyles(rules string, unused, fonts []string) *Bundle {
	if rules == "" {
		return b
	}
	sum := sha256.Sum256([]byte(rules))
	address := Folder + "brand-" + base64.RawURLEncoding.EncodeToString(sum[:6]) + ".css"
	with := *b // b itself is cached
	with.Browser, with.Manifest.Styles = maps.Clone(b.Browser), map[string][]string{}
	with.Browser[address] = []byte(rules)
	for template, sheets := range b.Manifest.Styles {
		with.Manifest.Styles[template] = append(slices.Clone(sheets), address)
	}
	with.Manifest.Fonts = append(slices.DeleteFunc(slices.Clone(b.Manifest.Fonts), func(font string) bool {
		return slices.ContainsFunc(unused, func(name string) bool { return strings.Contains(path.Base(font), name+"-") })
	}), fonts...)
	return &with
}

// assemble sorts the outputs of a build into browser and server files.
func assemble(outputs map[string]output, files map[string][]byte) *Bundle {
	entries := entryPoints(outputs)
	client, server := entries[clientEntry], entries[serverEntry]
	templates := templatesOf(entries)
	static := staticFiles(files)
	scripts := reachable(outputs, client, "import-statement", "dynamic-import")
	styles := styles(outputs, entries[application], templates)
	published := slices.Concat(scripts, distinct(styles), static)

	b := &Bundle{
		Browser:     withSourceMaps(files, published, Folder),
		Server:      withSourceMaps(files, reachable(outputs, server, "import-statement", "dynamic-import"), ""),
		ServerEntry: server,
		Manifest: Manifest{
			Styles: addresses(styles), Entry: Folder + client,
			Preload: preloads(outputs, templates, client), Fonts: fonts(static),
		},
		Parts: map[string][]Part{},
	}
	for _, name := range published {
		for source, share := range outputs[name].Inputs {
			b.Parts[Folder+name] = append(b.Parts[Folder+name], Part{source, share.BytesInOutput})
		}
	}
	b.Hash = hash(b.Server)
	return b
}

func entryPoints(outputs map[string]output) map[string]string {
	entries := map[string]string{}
	for name, out := range outputs {
		if out.EntryPoint != "" {
			entries[out.EntryPoint] = name
		}
	}
	return entries
}

// templatesOf returns the outputs of the templates by template name. Files in subfolders are parts
// of a template that are loaded later.
func templatesOf(entries map[string]string) map[string]string {
	templates := map[string]string{}
	for source, name := range entries {
		if template, ok := strings.CutPrefix(source, "components/templates/"); ok && !strings.Contains(template, "/") {
			templates[strings.TrimSuffix(template, path.Ext(template))] = name
		}
	}
	return templates
}

// styles returns the style sheets by template: the application's, if there is one, then the
// template's own. Templates without styles have no entry.
func styles(outputs map[string]output, app string, templates map[string]string) map[string][]string {
	styles := map[string][]string{}
	for template, name := range templates {
		for _, script := range []string{app, name} {
			if sheet := outputs[script].CSSBundle; sheet != "" {
				styles[template] = append(styles[template], path.Base(sheet))
			}
		}
	}
	return styles
}

func distinct(lists map[string][]string) []string {
	all := slices.Concat(slices.Collect(maps.Values(lists))...)
	slices.Sort(all)
	return slices.Compact(all)
}

func addresses(files map[string][]string) map[string][]string {
	addresses := make(map[string][]string, len(files))
	for key, names := range files {
		for _, name := range names {
			addresses[key] = append(addresses[key], Folder+name)
		}
	}
	return addresses
}

// staticFiles returns the files that are neither scripts nor style sheets, such as fonts.
func staticFiles(files map[string][]byte) (names []string) {
	for name := range files {
		if ext := path.Ext(name); ext != ".js" && ext != ".css" && ext != ".map" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

func fonts(names []string) (addresses []string) {
	for _, name := range names {
		if path.Ext(name) == ".woff2" {
			addresses = append(addresses, Folder+name)
		}
	}
	return addresses
}

// withSourceMaps returns the named files and their source maps, with folder before each name.
func withSourceMaps(files map[string][]byte, names []string, folder string) map[string][]byte {
	chosen := map[string][]byte{}
	for _, name := range names {
		for _, file := range []string{name, name + ".map"} {
			if data, ok := files[file]; ok {
				chosen[folder+file] = data
			}
		}
	}
	return chosen
}

// preloads returns the chunks that a page needs before it can hydrate, by template.
func preloads(outputs map[string]output, templates map[string]string, client string) map[string][]string {
	always := reachable(outputs, client, "import-statement")
	preload := map[string][]string{}
	for template, name := range templates {
		chunks := slices.Concat(always[1:], reachable(outputs, name, "import-statement"))
		slices.Sort(chunks)
		chunks = slices.DeleteFunc(slices.Compact(chunks), func(c string) bool { return c == client })
		preload[template] = chunks
	}
	return addresses(preload)
}

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
		work.Add(work.HashedBytes, len(files[name]))
	}
	return base64.RawURLEncoding.EncodeToString(h.Sum(nil)[:12])
}

// Options configures a Bundler.
type Options struct {
	// Root is the absolute path of the folder with components/ and node_modules/.
	Root string
	// Development preserves names, warnings and source maps for component developers.
	Development bool
	// Cache stores bundles for visitors; it may be nil.
	Cache *cache.Cache
	// PrebundleStore is the cache folder for the packages prebundled for development; if empty,
	// they are not stored.
	PrebundleStore cache.Folder
}

// Bundler bundles a site's components repeatedly. Unchanged results come from the cache, and in
// development esbuild reuses what it has parsed. Close it when done.
type Bundler struct {
	opts    Options
	session *session
	// parts caches intermediate results for later bundles. Each bundle is a plan of this cache,
	// since not every plan of a site bundles.
	parts *cache.Cache
	// packages is the key of the packages that the session was started with.
	packages cache.Key
}

// NewBundler returns a Bundler of the components below opts.Root.
func NewBundler(opts Options) *Bundler { return &Bundler{opts: opts, parts: opts.partsCache()} }

// partsCache returns the cache of intermediate results, stored with the prebundled packages.
func (o Options) partsCache() *cache.Cache {
	if o.PrebundleStore == "" {
		return new(cache.Cache)
	}
	return &cache.Cache{Folder: o.PrebundleStore, Version: cache.BuildID()}
}

// CachedAs is the name under which the cache stores bundles.
const CachedAs = "bundle"

var (
	bundled    = cache.Func[*Bundle]{Name: CachedAs, Stored: true, Code: true}
	prebundled = cache.Func[*prebundle]{Name: "packages", Stored: true, Code: true}
)

// Build bundles the current components.
func (b *Bundler) Build() (*Bundle, diag.List) {
	found, diags := findSources(b.opts.Cache, b.opts.Root)
	build := func() (*Bundle, diag.List) { return b.buildFrom(found) }
	if diags.HasErrors() {
		build = func() (*Bundle, diag.List) { return b.bundle(sources{}) } // esbuild reports the errors in the files that it needs
	}
	bundle, diags := build()
	if found := conflicts(b.opts.Root, diags); len(found) > 0 {
		return nil, found
	}
	return bundle, diags
}

func (b *Bundler) buildFrom(found sources) (*Bundle, diag.List) {
	f := bundled
	if b.opts.Development {
		f.Stored = false // esbuild must parse everything once before rebuilds are fast
	}
	return cache.Do(b.opts.Cache, f, found.key, func() (*Bundle, diag.List, bool) {
		b.parts.NextPlan()
		found.cache = b.parts
		read, diags := found.read()
		if diags.HasErrors() {
			return nil, diags, false
		}
		bundle, diags := b.bundle(read)
		if !b.opts.Development {
			diags = append(append(read.debris(), read.tokens()...), diags...)
		}
		return bundle, diags, !diags.HasErrors() && read.areAll()
	})
}

// Symbolic bundles the components for development, so that stack traces have names and lines.
func (b *Bundler) Symbolic() (*Bundle, diag.List) {
	s, diags := b.start(true)
	if diags.HasErrors() {
		return nil, diags
	}
	defer s.close()
	return s.build(sources{})
}

// Close frees esbuild's contexts and stores the cached parts for the next Bundler.
func (b *Bundler) Close() {
	b.parts.Close()
	b.endSession()
}

func (b *Bundler) endSession() {
	if b.session != nil {
		b.session.close()
		b.session = nil
	}
}

// bundle runs esbuild. In development its session lasts until the packages change.
func (b *Bundler) bundle(read sources) (*Bundle, diag.List) {
	key := packagesKey(b.opts.Root)
	if key != b.packages {
		b.endSession()
	}
	if b.session == nil {
		s, diags := b.start(b.opts.Development)
		if diags.HasErrors() {
			return nil, diags
		}
		b.session, b.packages = s, key
		if packagesKey(b.opts.Root) != key {
			b.packages = cache.Key{} // npm ran meanwhile, so the session may contain both versions
		}
	}
	if !b.opts.Development {
		defer b.endSession()
	}
	return b.session.build(read)
}

func (b *Bundler) start(development bool) (*session, diag.List) {
	var packages *prebundle
	if development {
		built, diags := b.prebundle()
		if diags.HasErrors() {
			return nil, diags
		}
		packages = built
	}
	opts := b.opts
	opts.Cache = b.parts
	return newSession(opts, development, packages)
}

// prebundle bundles the npm packages for development. It stores them at once in a cache of its own,
// since dev may be killed.
func (b *Bundler) prebundle() (*prebundle, diag.List) {
	kept := b.opts.partsCache()
	defer kept.Close()
	root, key := b.opts.Root, packagesKey(b.opts.Root)
	return cache.Do(kept, prebundled, key, func() (*prebundle, diag.List, bool) {
		built, diags := buildPrebundle(root)
		return built, diags, packagesKey(root) == key
	})
}
