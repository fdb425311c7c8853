package generator

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"nightlight/generator/bundle"
	"nightlight/generator/cache"
	"nightlight/generator/diag"
)

var (
	bundled  = cache.Func[*bundle.Bundle]{Name: "bundle", Form: cache.Whole[*bundle.Bundle]{Codec: codec}}
	packaged = cache.Func[*bundle.Packages]{Name: "packages", Form: cache.Whole[*bundle.Packages]{Codec: codec}}
)

// bundle bundles the components, once as long as they and the npm packages stay the
// same, and has the renderer load them. In development the disk is left out: esbuild
// has to have read everything before it can be quick after an edit.
func (b *Builder) bundle() (*bundle.Bundle, diag.List) {
	scripts, diags := b.remembered()
	if !diags.HasErrors() {
		_, _ = b.pool.Load(scripts) // what is wrong shows when it is to render
	}
	return scripts, diags
}

func (b *Builder) remembered() (*bundle.Bundle, diag.List) {
	key, err := b.bundleKey()
	if err != nil {
		return b.rebundle()
	}
	kind := bundled
	if b.opts.Development {
		kind.Form = nil
	}
	return cache.Do(b.cache, kind, key, b.rebundle)
}

// rebundle runs esbuild. In development it stays, with all that it has parsed, as
// long as the packages do.
func (b *Builder) rebundle() (*bundle.Bundle, diag.List) {
	key := b.packagesKey()
	if key != b.bundlerOf {
		b.endBundler()
	}
	if b.bundler == nil {
		bundler, diags := b.newBundler(b.opts.Development)
		if diags.HasErrors() {
			return nil, diags
		}
		b.bundler, b.bundlerOf = bundler, key
	}
	if !b.opts.Development {
		defer b.endBundler()
	}
	return b.bundler.Build()
}

func (b *Builder) endBundler() {
	if b.bundler != nil {
		b.bundler.Close()
		b.bundler = nil
	}
}

func (b *Builder) newBundler(development bool) (*bundle.Bundler, diag.List) {
	opts := bundle.Options{Root: b.root, Development: development}
	if development {
		packages, diags := b.packages()
		if diags.HasErrors() {
			return nil, diags
		}
		opts.Packages = packages
	}
	return bundle.New(opts)
}

// packages bundles the npm packages for development. They have a store of their own,
// which builds for visitors leave alone and which is closed at once: people end dev
// in many ways.
func (b *Builder) packages() (*bundle.Packages, diag.List) {
	kept := new(cache.Cache)
	if !b.opts.Forget {
		kept.Store = cache.OpenStore(filepath.Join(b.root, workFolder, "cache", "packages"), program())
		defer func() { _ = kept.Store.Close() }() // it is only slower without
	}
	return cache.Do(kept, packaged, b.packagesKey(), func() (*bundle.Packages, diag.List) {
		return bundle.BuildPackages(b.root)
	})
}

// developmentBundle is made when a component has thrown, to say where.
func (b *Builder) developmentBundle() (*bundle.Bundle, diag.List) {
	bundler, diags := b.newBundler(true)
	if diags.HasErrors() {
		return nil, diags
	}
	defer bundler.Close()
	return bundler.Build()
}

// bundleKey stands for every file that esbuild may read.
func (b *Builder) bundleKey() (cache.Key, error) {
	hash := sha256.New()
	err := fs.WalkDir(b.fsys, "components", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(b.fsys, name)
		fmt.Fprintf(hash, "%s %x\n", name, sha256.Sum256(data))
		return err
	})
	packages := b.packagesKey()
	hash.Write(packages[:])
	return cache.Key(hash.Sum(nil)), err
}

// packagesKey stands for the npm packages, and how they are to be read.
func (b *Builder) packagesKey() cache.Key {
	var parts [][]byte
	for _, name := range []string{"package.json", "package-lock.json", "tsconfig.json"} {
		data, _ := fs.ReadFile(b.fsys, name) // one that is missing counts as empty
		parts = append(parts, data)
	}
	// npm writes this file with each change of the packages.
	if info, err := os.Stat(filepath.Join(b.root, "node_modules", ".package-lock.json")); err == nil {
		parts = append(parts, fmt.Append(nil, info.Size(), info.ModTime().UnixNano()))
	}
	return cache.KeyOf(parts...)
}
