// Package generator makes a site: it runs the stages in order and hands each what
// the ones before it made.
//
// Build, dev, preview and check all start from Plan. What differs is what they do
// with the set of files it returns: write it, serve it, verify it.
package generator

import (
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/library"
	"nightlight/generator/base/work"
	"nightlight/generator/pictures/raster"
	"nightlight/generator/reading/content"
	"nightlight/generator/rendering/bundle"
	"nightlight/generator/rendering/render"
)

// Options say which site to build, and how.
type Options struct {
	// Root is the folder that holds content/, components/, public/ and package.json.
	Root string
	// Model is what Go knows of the site.
	Model content.Model
	// Drafts includes drafts and articles dated in the future.
	Drafts bool
	// Development keeps React's warnings and the source maps in the scripts.
	Development bool
	// InlineScripts are those that a server adds to the pages; the policy allows them.
	InlineScripts []string
	// Frames are the origins that a server adds in frames; the policy allows them.
	Frames []string
	// OwnCodeOnly leaves third parties out of every page, not of members' pages alone.
	OwnCodeOnly bool
	// NoCache takes nothing from earlier builds, and leaves nothing for later ones.
	NoCache bool
	// CacheDir is where results are kept from one build to the next; empty for the usual
	// place (cache.MakeFolders).
	CacheDir string
	// Remote is the store that several machines share; its URL is empty without one.
	Remote Remote
	// Now is the time of the build.
	Now time.Time
}

// Builder plans a site, as often as it is asked to. Close it when done.
type Builder struct {
	opts    Options
	root    string // absolute
	fsys    fs.FS
	cache   *cache.Cache
	bundler *bundle.Bundler
	node    string
	pool    *render.Pool
	rasters *raster.Pool
	folders cache.Folders
	remote  *cache.Remote // nil without one
	before  work.Counts   // what the process had done when the builder was made
}

// New returns a Builder for a site.
func New(opts Options) (*Builder, error) {
	root, err := filepath.Abs(opts.Root)
	if err != nil {
		return nil, err
	}
	b := &Builder{opts: opts, root: root, fsys: os.DirFS(root), cache: &cache.Cache{StoreOnly: !opts.Development}, before: work.Done()}
	if b.folders, err = cache.MakeFolders(root, opts.CacheDir); err != nil {
		return nil, err
	}
	if err := b.openRemote(); err != nil {
		return nil, err
	}
	bundling := bundle.Options{Root: root, Development: opts.Development, Cache: b.cache}
	if !opts.NoCache {
		bundling.PrebundleStore = filepath.Join(b.folders.Results, "packages")
	}
	b.bundler = bundle.NewBundler(bundling)
	return b, nil
}

// Close ends the renderer's processes, and keeps what was made for the next time.
func (b *Builder) Close() {
	_ = b.cache.Store.Close() // it is only slower without
	b.remote.Finish()
	if b.pool != nil {
		b.pool.Close()
	}
	b.rasters.Close()
	b.bundler.Close()
	b.folders.Remove()
}

// Remote says which store of results several machines share.
type Remote = cache.RemoteOptions

// RemoteReport counts what the store was asked.
type RemoteReport = cache.RemoteReport

// RemoteReport waits until all that was made is in the shared store, and says what the
// store was asked.
func (b *Builder) RemoteReport() RemoteReport { return b.remote.Finish() }

// openRemote opens the shared store, where one is named. In development nothing is shared:
// an author does not wait for a network.
func (b *Builder) openRemote() (err error) {
	if b.opts.Development || b.opts.NoCache {
		return nil
	}
	b.remote, err = cache.OpenRemote(b.opts.Remote)
	return err
}

// openCache opens what earlier builds have kept. That of a sealed library is encrypted with
// its key. Where the key cannot be read nothing is kept, and the plan says what is wrong.
func (b *Builder) openCache() {
	var key *library.Key
	var err error
	if read := b.opts.Model.CacheKey; read != nil {
		key, err = read(b.fsys)
	}
	if b.opts.NoCache || err != nil {
		return
	}
	version := cache.BuildID()
	if key != nil {
		b.cache.Cipher = key.Cipher("cache")
		version = cache.KeyOf(version[:], []byte(key.Name()))
	}
	b.cache.Store = cache.OpenStore(filepath.Join(b.folders.Results, "documents"), version)
}
