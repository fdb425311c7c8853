package bundle

import (
	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
)

// Options say what to bundle.
type Options struct {
	// Root is the absolute path of the folder with components/ and node_modules/.
	Root string
	// Development keeps names, warnings and source maps for the people who write
	// the components.
	Development bool
	// Cache stores bundles for visitors; it may be nil.
	Cache *cache.Cache
	// PrebundleStore keeps the prebundled packages of development; empty when they are not
	// to be kept.
	PrebundleStore cache.Folder
}

// Bundler bundles a site's components, again and again. What is unchanged comes from
// the cache, and in development esbuild keeps what it has parsed. Close it when done.
type Bundler struct {
	opts    Options
	session *session
	// packages is the key of the packages that the session was started with.
	packages cache.Key
}

// NewBundler returns a Bundler of the components below opts.Root.
func NewBundler(opts Options) *Bundler { return &Bundler{opts: opts} }

// CachedAs is the name under which the cache stores bundles.
const CachedAs = "bundle"

var (
	bundled    = cache.Func[*Bundle]{Name: CachedAs, Stored: true, Code: true}
	prebundled = cache.Func[*prebundle]{Name: "packages", Stored: true, Code: true}
)

// Build bundles the components as they are now.
func (b *Bundler) Build() (*Bundle, diag.List) {
	found, diags := findSources(b.opts.Cache, b.opts.Root)
	if len(found.refused) > 0 {
		return nil, found.refused
	}
	build := func() (*Bundle, diag.List) { return b.buildFrom(found) }
	if diags.HasErrors() {
		build = func() (*Bundle, diag.List) { return b.bundle(sources{}) } // esbuild says what is wrong with the files that it needs
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
		f.Stored = false // esbuild has to have parsed everything before it is fast after an edit
	}
	return cache.Do(b.opts.Cache, f, found.key, func() (*Bundle, diag.List, bool) {
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

// Symbolic bundles the components for development, where stacks have names and lines.
func (b *Bundler) Symbolic() (*Bundle, diag.List) {
	s, diags := b.start(true)
	if diags.HasErrors() {
		return nil, diags
	}
	defer s.close()
	return s.build(sources{})
}

// Close frees what esbuild has kept.
func (b *Bundler) Close() {
	if b.session != nil {
		b.session.close()
		b.session = nil
	}
}

// bundle runs esbuild. In development its session lasts as long as the packages do.
func (b *Bundler) bundle(read sources) (*Bundle, diag.List) {
	key := packagesKey(b.opts.Root)
	if key != b.packages {
		b.Close()
	}
	if b.session == nil {
		s, diags := b.start(b.opts.Development)
		if diags.HasErrors() {
			return nil, diags
		}
		b.session, b.packages = s, key
		if packagesKey(b.opts.Root) != key {
			b.packages = cache.Key{} // npm ran meanwhile, so the session has some of both
		}
	}
	if !b.opts.Development {
		defer b.Close()
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
	return newSession(b.opts, development, packages)
}

// prebundle bundles the npm packages for development. They have a store of their own, which is
// closed at once, because people end dev in many ways.
func (b *Bundler) prebundle() (*prebundle, diag.List) {
	kept := new(cache.Cache)
	if b.opts.PrebundleStore != "" {
		kept = &cache.Cache{Folder: b.opts.PrebundleStore, Version: cache.BuildID()}
		defer kept.Close()
	}
	root, key := b.opts.Root, packagesKey(b.opts.Root)
	return cache.Do(kept, prebundled, key, func() (*prebundle, diag.List, bool) {
		built, diags := buildPrebundle(root)
		return built, diags, packagesKey(root) == key
	})
}
