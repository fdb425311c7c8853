package dev

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"
)

const (
	// quiet is how long nothing may happen before changes are handed on: editors
	// save in several steps, most of which follow each other at once. What comes later
	// makes another plan, before the first is shown.
	quiet = 3 * time.Millisecond
	// longestWait is how long changes are held back while more keep coming.
	longestWait = 300 * time.Millisecond
)

// anything is the path in a batch that means every file.
const anything = "."

// watcher reports changes below a site's root.
type watcher struct {
	fs   *fsnotify.Watcher
	root string
	// names are what is watched in the root itself: folders, with all that is in
	// them, and files.
	names   []string
	changes chan []string
}

// watch begins to watch the named folders and files of root, which need not exist
// yet. The channel carries batches of changed paths, relative to root, sorted,
// with forward slashes; it is closed when ctx ends.
func watch(ctx context.Context, root string, names []string) (<-chan []string, error) {
	w, err := newWatcher(root, names)
	if err != nil {
		return nil, fmt.Errorf("watching for changes: %w", err)
	}
	go w.run(ctx)
	return w.changes, nil
}

func newWatcher(root string, names []string) (*watcher, error) {
	inner, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	w := &watcher{fs: inner, root: root, names: names, changes: make(chan []string)}
	err = inner.Add(root)
	for _, name := range names {
		_, failed := w.add(filepath.Join(root, name))
		err = errors.Join(err, failed)
	}
	if err != nil {
		return nil, errors.Join(err, inner.Close())
	}
	return w, nil
}

// add watches a folder with all folders in it, and returns the files there. It is not an
// error when there is no such folder any more.
func (w *watcher) add(dir string) (files []string, err error) {
	err = filepath.WalkDir(dir, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil:
			return err
		case ignored(file):
			if entry.IsDir() {
				return filepath.SkipDir
			}
			return nil
		case entry.IsDir():
			// Watched before it is read, so that no new file is missed.
			if err := w.fs.Add(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
			return nil
		}
		files = append(files, file)
		return nil
	})
	return files, err
}

// run turns events into batches of changed paths.
func (w *watcher) run(ctx context.Context) {
	defer w.fs.Close()
	names := make(chan []string)
	go func() {
		defer close(names)
		for {
			var changed []string
			select {
			case <-ctx.Done():
				return
			case event := <-w.fs.Events:
				changed = w.changed(event)
			case <-w.fs.Errors:
				changed = w.rescan()
			}
			select {
			case <-ctx.Done():
				return
			case names <- changed:
			}
		}
	}()
	debounce(names, w.changes)
}

// debounce collects names into sorted batches until nothing has come for a while. It
// closes batches when names is closed.
func debounce(names <-chan []string, batches chan<- []string) {
	defer close(batches)
	collected := map[string]bool{}
	var batch []string
	var settled, overdue <-chan time.Time
	var ready chan<- []string // nil until the batch is complete
	complete := func() {
		batch, ready = slices.Sorted(maps.Keys(collected)), batches
		settled, overdue = nil, nil
	}
	for {
		select {
		case more, open := <-names:
			if !open {
				return
			}
			for _, name := range more {
				collected[name] = true
			}
			if len(more) > 0 {
				ready, settled = nil, time.After(quiet)
			}
			if len(more) > 0 && overdue == nil {
				overdue = time.After(longestWait)
			}
		case <-settled:
			complete()
		case <-overdue:
			complete()
		case ready <- batch:
			clear(collected)
			ready = nil
		}
	}
}

// rescan watches all folders again after events were lost, among which may have been those
// of new folders. Any file may have changed then.
func (w *watcher) rescan() []string {
	for _, name := range w.names {
		_, _ = w.add(filepath.Join(w.root, name)) // what cannot be watched is missed, as before
	}
	return []string{anything}
}

// changed returns the paths that an event is about.
func (w *watcher) changed(event fsnotify.Event) []string {
	const real = fsnotify.Create | fsnotify.Write | fsnotify.Remove | fsnotify.Rename
	if event.Op&real == 0 || ignored(event.Name) || !w.watched(event.Name) {
		return nil
	}
	files := []string{event.Name}
	if info, err := os.Stat(event.Name); err == nil && info.IsDir() {
		if event.Op&fsnotify.Create == 0 {
			return nil // the files in it have events of their own
		}
		found, err := w.add(event.Name)
		if err != nil {
			return []string{anything}
		}
		files = found
	}
	names := make([]string, len(files))
	for i, file := range files {
		names[i] = w.relative(file)
	}
	return names
}

func (w *watcher) relative(file string) string {
	relative, err := filepath.Rel(w.root, file)
	if err != nil {
		return anything
	}
	return filepath.ToSlash(relative)
}

// watched says whether a path is one of the names or below one.
func (w *watcher) watched(file string) bool {
	first, _, _ := strings.Cut(w.relative(file), "/")
	return slices.Contains(w.names, first)
}

// ignored says whether a file or folder is made by an editor, the system or a
// package manager rather than by the author.
func ignored(file string) bool {
	name := filepath.Base(file)
	switch name {
	case "node_modules", ".git", ".nightlight", "dist", ".DS_Store", "Thumbs.db",
		"4913": // with which Vim tries whether it may write
		return true
	}
	return strings.HasSuffix(name, "~") || strings.HasPrefix(name, ".#") ||
		strings.HasPrefix(name, "#") && strings.HasSuffix(name, "#") ||
		strings.Contains(name, "___jb_") ||
		slices.Contains([]string{".swp", ".swo", ".swx", ".tmp"}, filepath.Ext(name))
}
