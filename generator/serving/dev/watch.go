package dev

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/fsnotify/fsnotify"
)

const (
	// quiet is the time without events before changes are reported: editors save in several steps,
	// most of them in quick succession.
	quiet = 3 * time.Millisecond
	// longestWait is the longest delay of changes while more arrive.
	longestWait = 300 * time.Millisecond
)

// anything is the path in a batch that means every file.
const anything = "."

// watcher reports changes below a site's root.
type watcher struct {
	fs   *fsnotify.Watcher
	root string
	// names are the watched entries of the root: folders, with their contents, and files.
	names   []string
	changes chan []string
}

// newNotifier is a variable so that tests can make it fail.
var newNotifier = fsnotify.NewWatcher

// watch watches the named folders and files of root, which need not exist yet. The channel carries
// sorted batches of changed paths until ctx ends. If the system cannot report changes, watch calls
// say once and polls the files instead.
func watch(ctx context.Context, root string, names []string, say func(string)) <-chan []string {
	w := &watcher{root: root, names: names, changes: make(chan []string)}
	go w.run(ctx, w.begin(), say)
	return w.changes
}

func (w *watcher) begin() (err error) {
	if w.fs, err = newNotifier(); err != nil {
		return err
	}
	return errors.Join(w.fs.Add(w.root), w.addAll())
}

// addAll watches everything in names. It is repeated after lost events.
func (w *watcher) addAll() (err error) {
	for _, name := range w.names {
		_, failed := w.add(filepath.Join(w.root, name))
		err = errors.Join(err, failed)
	}
	return err
}

// add watches a folder with all folders in it, and returns the files in them. It is not an error if
// the folder no longer exists.
func (w *watcher) add(dir string) (files []string, err error) {
	err = walk(dir, func(file string, entry fs.DirEntry) error {
		if !entry.IsDir() {
			files = append(files, file)
			return nil
		}
		// Watch the folder before reading it, so no new file is missed.
		if err := w.fs.Add(file); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	})
	return files, err
}

// walk visits a folder or file and its contents, except ignored or missing entries.
func walk(dir string, visit func(file string, entry fs.DirEntry) error) error {
	return filepath.WalkDir(dir, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil:
			return err
		case !ignored(file):
			return visit(file, entry)
		case entry.IsDir():
			return filepath.SkipDir
		}
		return nil
	})
}

// run turns file events into batches of changed paths. failed is the reason why the system cannot
// report events, or nil.
func (w *watcher) run(ctx context.Context, failed error, say func(string)) {
	names := make(chan []string)
	go debounce(names, w.changes)
	defer close(names)
	if failed == nil {
		failed = w.listen(ctx, names)
	}
	if w.fs != nil {
		_ = w.fs.Close() // it is no longer used
	}
	if failed != nil {
		say(insteadOfWatching(failed))
		w.poll(ctx, names)
	}
}

// listen forwards the system's events until ctx ends. It fails when something can no longer be
// watched.
func (w *watcher) listen(ctx context.Context, names chan<- []string) error {
	for {
		var changed []string
		var err error
		select {
		case <-ctx.Done():
			return nil
		case event := <-w.fs.Events:
			changed, err = w.changed(event)
		case <-w.fs.Errors: // events were lost, possibly those of new folders
			changed, err = []string{anything}, w.addAll()
		}
		if err != nil {
			return err
		}
		if !tell(ctx, names, changed) {
			return nil
		}
	}
}

// tell sends changed paths; it returns false if ctx has ended.
func tell(ctx context.Context, names chan<- []string, changed []string) bool {
	select {
	case <-ctx.Done():
		return false
	case names <- changed:
		return true
	}
}

// debounce collects names into a sorted batch until none has arrived for a while. It closes batches
// when names is closed.
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

func (w *watcher) changed(event fsnotify.Event) ([]string, error) {
	const real = fsnotify.Create | fsnotify.Write | fsnotify.Remove | fsnotify.Rename
	if event.Op&real == 0 || ignored(event.Name) || !w.watched(event.Name) {
		return nil, nil
	}
	files := []string{event.Name}
	if info, err := os.Stat(event.Name); err == nil && info.IsDir() {
		if event.Op&fsnotify.Create == 0 {
			return nil, nil // the files in it have their own events
		}
		if files, err = w.add(event.Name); err != nil {
			return nil, err
		}
	}
	names := make([]string, len(files))
	for i, file := range files {
		names[i] = w.relative(file)
	}
	return names, nil
}

func (w *watcher) relative(file string) string {
	relative, err := filepath.Rel(w.root, file)
	if err != nil {
		return anything
	}
	return filepath.ToSlash(relative)
}

func (w *watcher) watched(file string) bool {
	first, _, _ := strings.Cut(w.relative(file), "/")
	return slices.Contains(w.names, first)
}

// ignored reports whether a file or folder was created by an editor, the system or a package
// manager rather than by the author.
func ignored(file string) bool {
	name := filepath.Base(file)
	switch name {
	case "node_modules", ".git", ".nightlight", "dist", ".DS_Store", "Thumbs.db",
		"4913": // Vim creates this file to test whether it can write
		return true
	}
	return strings.HasSuffix(name, "~") || strings.HasPrefix(name, ".#") ||
		strings.HasPrefix(name, "#") && strings.HasSuffix(name, "#") ||
		strings.Contains(name, "___jb_") ||
		slices.Contains([]string{".swp", ".swo", ".swx", ".tmp"}, filepath.Ext(name))
}

// pollEvery is the polling interval if the system cannot report changes.
const pollEvery = time.Second

// look is the size and modification time of a file; the zero value means that it is missing.
type look struct{ size, time int64 }

func (w *watcher) look() map[string]look {
	found := map[string]look{}
	for _, name := range w.names {
		// Files that cannot be read are reported when they are read.
		_ = walk(filepath.Join(w.root, name), func(file string, entry fs.DirEntry) error {
			if info, err := entry.Info(); err == nil && !entry.IsDir() {
				found[w.relative(file)] = look{info.Size(), info.ModTime().UnixNano()}
			}
			return nil
		})
	}
	return found
}

// poll compares the files at intervals. Changes before the first time are unknown, so it first
// reports every file.
func (w *watcher) poll(ctx context.Context, names chan<- []string) {
	before, changed := w.look(), []string{anything}
	for tell(ctx, names, changed) {
		select {
		case <-ctx.Done():
			return
		case <-time.After(pollEvery):
		}
		now := w.look()
		all := maps.Clone(before)
		maps.Copy(all, now)
		changed = slices.DeleteFunc(slices.Collect(maps.Keys(all)), func(name string) bool { return before[name] == now[name] })
		before = now
	}
}

// insteadOfWatching says why the system cannot report changes, what dev does instead, and which
// limit to raise.
func insteadOfWatching(err error) string {
	const instead = "dev looks for changes every second instead, and shows them later."
	if limit, raise := watchLimit(err); limit != "" {
		return fmt.Sprintf("The system can't watch any more files: %s is reached. %s\n  To allow more: %s", limit, instead, raise)
	}
	return fmt.Sprintf("The system does not tell of changes (%v). %s", err, instead)
}

// watchLimit returns the limit that prevents watching, and the command that raises it.
func watchLimit(err error) (limit, raise string) {
	switch {
	case errors.Is(err, syscall.ENOSPC):
		return "fs.inotify.max_user_watches", "sudo sysctl fs.inotify.max_user_watches=524288"
	case errors.Is(err, syscall.EMFILE) && runtime.GOOS == "linux": // Go itself raises the other limit there
		return "fs.inotify.max_user_instances", "sudo sysctl fs.inotify.max_user_instances=1024"
	case errors.Is(err, syscall.EMFILE), errors.Is(err, syscall.ENFILE):
		return "the number of open files", "ulimit -n 4096"
	}
	return "", ""
}
