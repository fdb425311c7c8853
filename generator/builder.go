// Package generator builds a site: it runs the stages in order, and passes each the
// results of the previous ones.
//
// The commands build, dev and check all start from Plan. They differ in what they do with
// the set of files that it returns: write it, serve it or check it.
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

// Options configure a build.
type Options struct {
	// Root is the folder with content/, components/, public/ and package.json.
	Root string
	// Model describes the site to the generator.
	Model content.Model
	// Drafts includes drafts and articles dated in the future.
	Drafts bool
	// Development includes React's warnings and source maps in the scripts.
	Development bool
	// InlineScripts are scripts that a server adds to the pages; the policy allows them.
	InlineScripts []string
	// Frames are origins of frames that a server adds; the policy allows them.
	Frames []string
	// OwnCodeOnly excludes third parties from every page, not only from members' pages.
	OwnCodeOnly bool
	// NoCache disables reading results of earlier builds, and storing results for later ones.
	NoCache bool
	// CacheDir is where results are stored; empty for the default (cache.MakeFolders).
	CacheDir string
	// Remote is the store that several machines share; its URL is empty if there is none.
	Remote Remote
	// Now is the time of the build.
	Now time.Time
}

// Builder plans a site any number of times. It must be closed after use.
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
	remote  *cache.Remote // nil if there is none
	// silences are the site's own exceptions; they filter all problems.
	silences *diag.Silences
	// lastJudge is the judge of the last plan; nil if there was none.
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
	if !opts.Development && !opts.NoCache { // not in development, because networks are slow
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

// Close stores new results for the next build, and ends all processes.
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

// Remote configures the store of results that several machines share.
type Remote = cache.RemoteOptions

// RemoteReport counts the results found in and added to the shared store.
type RemoteReport = cache.RemoteReport

// RemoteReport waits until all new results are in the shared store, and returns the report.
func (b *Builder) RemoteReport() RemoteReport { return b.remote.Finish() }

// Plan is a planned site: its files, its content and its pages.
type Plan struct {
	*output.Set
	Content *content.Tree
	// Routes are the pages, in the order of their files.
	Routes []site.Route

	key      *library.Key // nil if the library is not sealed
	renderer *render.Renderer
}

// Published returns the lines of the list of published addresses including those of this plan, and
// how many of them are new.
func (p *Plan) Published() (lines []string, added int, diags diag.List) {
	return p.Content.Published.With(site.Addresses(p.Content))
}

// Gated returns the files of members' pages, whose bodies are in separate files.
func (p *Plan) Gated() (files []string) {
	for _, route := range p.Routes {
		if route.Page.Gate != nil {
			files = append(files, route.Files...)
		}
	}
	return files
}
