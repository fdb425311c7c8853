package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"nightlight/generator/finishing/disk"
	"nightlight/generator/serving/host"
)

// receivedFolder contains what was sent with the site's forms. Nothing deletes it.
const receivedFolder = "received"

func (o *siteOptions) inbox() host.Inbox { return host.Inbox(filepath.Join(o.Root, receivedFolder)) }

// sourceFolders are a person's: a site is never written into them.
var sourceFolders = []string{"content", "components", "public", "node_modules", ".git", ".nightlight", receivedFolder}

// workFolders are in .nightlight, for another use than writing a folder of that name.
var workFolders = []string{"cache", "npm-cache", "server"}

func (o *siteOptions) folder() disk.Folder {
	return disk.Folder{Path: o.below(o.Out), Name: filepath.ToSlash(filepath.Clean(o.Out))}
}

// below is a path that a flag gives: below the root unless it is a whole one.
func (o *siteOptions) below(path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(o.Root, path)
}

// publishedFolders are taken into the finished site, or read as an author's files.
var publishedFolders = []string{"content", "components", "public"}

// checkCacheDir refuses a folder whose files would be published or read as the site's own.
func (o *siteOptions) checkCacheDir() error {
	if o.CacheDir == "" {
		return nil
	}
	for _, name := range append([]string{o.Out}, publishedFolders...) {
		if isWithin(o.below(o.CacheDir), o.below(name)) {
			return usageError{fmt.Errorf("--cache-dir %s is in %s, where it would become part of the site: name a folder of its own", o.CacheDir, name)}
		}
	}
	return nil
}

// outFolder is the folder of the build, which must not contain sources or lie among them.
func (o *siteOptions) outFolder() (disk.Folder, error) {
	folder := o.folder()
	out, err := filepath.Abs(folder.Path)
	if err != nil {
		return disk.Folder{}, err
	}
	if isWithin(o.Root, out) {
		return disk.Folder{}, usageError{fmt.Errorf("--out %s holds the site's own files: name a folder of its own, such as dist", folder.Name)}
	}
	for _, name := range sourceFolders {
		source := filepath.Join(o.Root, name)
		if isWithin(out, source) || isWithin(source, out) {
			return disk.Folder{}, usageError{fmt.Errorf("--out %s would write into %s: name a folder of its own, such as dist", folder.Name, name)}
		}
	}
	// What writing needs is kept in .nightlight beside the folder, under its name.
	out = resolve(out)
	if name := filepath.Base(out); filepath.Dir(out) == resolve(o.Root) && slices.Contains(workFolders, name) {
		return disk.Folder{}, usageError{fmt.Errorf("--out %s needs .nightlight/%s, which is in use: name another folder, such as dist", folder.Name, name)}
	}
	return folder, nil
}

// isWithin says whether a path lies in a folder, whatever links lead there.
func isWithin(path, folder string) bool {
	want, err := os.Stat(folder)
	if err != nil {
		return false
	}
	path = resolve(path)
	for {
		if info, err := os.Stat(path); err == nil && os.SameFile(info, want) {
			return true
		}
		parent := filepath.Dir(path)
		if parent == path {
			return false
		}
		path = parent
	}
}

// resolve follows the links in a path as far as it exists.
func resolve(path string) string {
	path, err := filepath.Abs(path)
	if err != nil {
		return path
	}
	if target, err := filepath.EvalSymlinks(path); err == nil {
		return target
	}
	parent := filepath.Dir(path)
	if parent == path {
		return path
	}
	return filepath.Join(resolve(parent), filepath.Base(path))
}
