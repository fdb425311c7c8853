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
	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/linking/site"
	"nightlight/generator/output"
	"nightlight/generator/pictures/raster"
	"nightlight/generator/reading/content"
	"nightlight/generator/rendering/bundle"
	"nightlight/generator/rendering/render"
)

// Options say which site to build, and how.
type Options struct {
	// Root is the folder with content/, components/, public/ and package.json.
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
	// CacheDir is where results are kept; empty for the usual place (cache.MakeFolders).
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
	// silences are the site's own exceptions; all problems are seen by them.
	silences *diag.Silences
	// lastJudge is that of the last plan; nil where none judges texts.
	lastJudge *content.Judge
}

// New returns a Builder for a site.
func New(opts Options) (*Builder, error) {
	root, err := filepath.Abs(opts.Root)
	if err != nil {
		return nil, err
	}
	b := &Builder{opts: opts, root: root, fsys: os.DirFS(root), cache: new(cache.Cache), silences: new(diag.Silences)}
	if b.folders, err = cache.MakeFolders(root, opts.CacheDir); err != nil {
		return nil, err
	}
	if !opts.Development && !opts.NoCache { // in development nothing is shared: networks are slow
		if b.remote, err = cache.OpenRemote(opts.Remote); err != nil {
			return nil, err
		}
	}
	bundling := bundle.Options{Root: root, Development: opts.Development, Cache: b.cache}
	if !opts.NoCache {
		b.cache.Folder, b.cache.Version = b.folders.Results, cache.BuildID()
		bundling.PrebundleStore = b.folders.Results.Of("packages")
	}
	b.bundler = bundle.NewBundler(bundling)
	return b, nil
}

// Close ends the renderer's processes, and keeps what was made for the next time.
func (b *Builder) Close() {
	b.cache.Close()
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

// RemoteReport waits until all that was made is in the shared store.
func (b *Builder) RemoteReport() RemoteReport { return b.remote.Finish() }

// Plan is a planned site: its files, and what is worth reporting of them.
type Plan struct {
	*output.Set
	Content *content.Tree
	// Routes are the pages, in the order of their files.
	Routes []site.Route

	key      *library.Key // nil where nothing is sealed
	renderer *render.Renderer
}

// Published are the lines of the list of published addresses with those of this plan, and how many
// it lacked.
func (p *Plan) Published() (lines []string, added int, diags diag.List) {
	return p.Content.Published.With(site.Addresses(p.Content))
}

// Gated are the files of pages whose bodies are in files of their own.
func (p *Plan) Gated() (files []string) {
	for _, route := range p.Routes {
		if route.Page.Gate != nil {
			files = append(files, route.Files...)
		}
	}
	return files
}
