package generator

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"nightlight/generator/bundle"
	"nightlight/generator/content"
	"nightlight/generator/diag"
	"nightlight/generator/memo"
	"nightlight/generator/npm"
)

// What is remembered beside documents: that Node is new enough, and the bundle.

var codec = new(memo.Codec)

var checked = memo.Kind[struct{}]{Name: "node", Form: memo.Whole[struct{}]{Codec: codec}}

// checkNode checks the Node program, once as long as it is the same file.
func (b *Builder) checkNode(ctx context.Context) (struct{}, diag.List) {
	ctx = context.WithoutCancel(ctx) // an answer that came too late would be remembered as a fault
	check := func() (struct{}, diag.List) { return struct{}{}, npm.CheckNode(ctx, b.node) }
	info, err := os.Stat(b.node)
	if err != nil {
		return check()
	}
	key := memo.KeyOf([]byte(b.node), fmt.Append(nil, info.Size(), info.ModTime()))
	return memo.Do(b.memo, checked, key, check)
}

var bundled = memo.Kind[*bundle.Bundle]{Name: "bundle", Form: memo.Whole[*bundle.Bundle]{Codec: codec}}

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
		return b.bundleNow()
	}
	kind := bundled
	if b.opts.Development {
		kind.Form = nil
	}
	return memo.Do(b.memo, kind, key, b.bundleNow)
}

// bundleNow runs esbuild. In development it stays, with all that it has parsed.
func (b *Builder) bundleNow() (*bundle.Bundle, diag.List) {
	if b.bundler == nil {
		bundler, diags := bundle.New(bundle.Options{Root: b.root, Development: b.opts.Development})
		if diags.HasErrors() {
			return nil, diags
		}
		b.bundler = bundler
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

// bundleKey stands for every file that esbuild may read.
func (b *Builder) bundleKey() (memo.Key, error) {
	hash := sha256.New()
	note := func(name string) error {
		data, err := fs.ReadFile(b.fsys, name)
		sum := sha256.Sum256(data)
		fmt.Fprintf(hash, "%s %x\n", name, sum)
		return err
	}
	err := fs.WalkDir(b.fsys, "components", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		return note(name)
	})
	if err != nil {
		return memo.Key{}, err
	}
	for _, name := range []string{"package.json", "package-lock.json", "tsconfig.json"} {
		_ = note(name) // one that is missing counts as empty
	}
	// npm writes this file with each change of the packages.
	if info, err := os.Stat(filepath.Join(b.root, "node_modules", ".package-lock.json")); err == nil {
		fmt.Fprintln(hash, info.Size(), info.ModTime().UnixNano())
	}
	return memo.Key(hash.Sum(nil)), nil
}

func (b *Builder) parsed() int {
	made, _ := b.memo.Count(content.Parsed)
	return made
}

// warm starts a renderer when there will be something to render: it boots while the
// rest goes on.
func (b *Builder) warm() {
	if bundles, _ := b.memo.Count(bundled.Name); bundles+b.parsed() > 0 {
		b.pool.Warm()
	}
}
