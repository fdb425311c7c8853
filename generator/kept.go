package generator

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/library"
)

// workFolder is the work folder's name below the site's root. It holds what belongs to one
// run or to one finished site: the server's modules, and what writing dist/ needs.
const workFolder = ".nightlight"

// makeWorkFolder makes the work folder below the root, or a temporary one where nothing
// can be written.
func (b *Builder) makeWorkFolder() (err error) {
	b.work = filepath.Join(b.root, workFolder)
	if makeFolder(b.work) == nil {
		return nil
	}
	b.temporary = true
	b.work, err = os.MkdirTemp("", "nightlight-")
	return err
}

// cacheFolder decides where results are kept from one build to the next: in the folder that
// the options name, else in node_modules, which hosts keep between builds, else in the work
// folder. node_modules that are a link belong to another folder too, and may be shared by
// sites that would remove one another's results.
func (b *Builder) cacheFolder() (string, error) {
	if named := b.opts.CacheDir; named != "" {
		if err := makeFolder(named); err != nil {
			return "", fmt.Errorf("keeping results in %s: %w", named, err)
		}
		return filepath.Abs(named)
	}
	packages := filepath.Join(b.root, "node_modules")
	inPackages := filepath.Join(packages, ".cache", "nightlight")
	info, err := os.Lstat(packages)
	missing := errors.Is(err, fs.ErrNotExist) && !b.temporary // about to be installed
	if missing || err == nil && info.Mode().Type() == fs.ModeDir && makeFolder(inPackages) == nil {
		return inPackages, nil
	}
	return filepath.Join(b.work, "cache"), nil
}

// makeFolder makes a folder in which something can be written.
func makeFolder(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	probe, err := os.MkdirTemp(folder, "probe-")
	if err != nil {
		return err
	}
	return os.Remove(probe)
}

// keptIn is the folder in which large results of one kind are kept.
func (b *Builder) keptIn(name string) cache.Folder { return cache.Folder(filepath.Join(b.kept, name)) }

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
	b.cache.Store = cache.OpenStore(filepath.Join(b.kept, "documents"), version)
}
