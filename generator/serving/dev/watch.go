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
	// quiet is how long nothing may happen before changes are handed on: editors save in several
	// steps, most of which follow each other at once.
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

// newNotifier is a variable so that tests can make it fail.
var newNotifier = fsnotify.NewWatcher

// watch watches the named folders and files of root, which need not exist yet. The channel
// carries sorted batches of changed paths until ctx ends. Where the system does not tell, say
// is called once, and the files are looked at now and then.
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

// addAll watches all that is named, once more where events were lost.
func (w *watcher) addAll() (err error) {
	for _, name := range w.names {
		_, failed := w.add(filepath.Join(w.root, name))
		err = errors.Join(err, failed)
	}
	return err
}

// add watches a folder with all folders in it, and returns the files there. It is not an
// error when there is no such folder any more.
func (w *watcher) add(dir string) (files []string, err error) {
	err = walk(dir, func(file string, entry fs.DirEntry) error {
		if !entry.IsDir() {
			files = append(files, file)
			return nil
		}
		// Watched before it is read, so that no new file is missed.
		if err := w.fs.Add(file); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	})
	return files, err
}

// walk visits a folder or file and all that is in it, but for what is ignored or gone.
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

// run turns what happens to files into batches of changed paths. failed is why the system
// does not tell of it.
func (w *watcher) run(ctx context.Context, failed error, say func(string)) {
	names := make(chan []string)
	go debounce(names, w.changes)
	defer close(names)
	if failed == nil {
		failed = w.listen(ctx, names)
	}
	if w.fs != nil {
		_ = w.fs.Close() // nothing more is heard of it
	}
	if failed != nil {
		say(insteadOfWatching(failed))
		w.poll(ctx, names)
	}
}

// listen hands on what the system tells, until ctx ends. It fails when something cannot be
// watched any more.
func (w *watcher) listen(ctx context.Context, names chan<- []string) error {
	for {
		var changed []string
		var err error
		select {
		case <-ctx.Done():
			return nil
		case event := <-w.fs.Events:
			changed, err = w.changed(event)
		case <-w.fs.Errors: // events were lost, among which may have been those of new folders
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

// tell hands on what has changed; false when ctx has ended.
func tell(ctx context.Context, names chan<- []string, changed []string) bool {
	select {
	case <-ctx.Done():
		return false
	case names <- changed:
		return true
	}
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

func (w *watcher) changed(event fsnotify.Event) ([]string, error) {
	const real = fsnotify.Create | fsnotify.Write | fsnotify.Remove | fsnotify.Rename
	if event.Op&real == 0 || ignored(event.Name) || !w.watched(event.Name) {
		return nil, nil
	}
	files := []string{event.Name}
	if info, err := os.Stat(event.Name); err == nil && info.IsDir() {
		if event.Op&fsnotify.Create == 0 {
			return nil, nil // the files in it have events of their own
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

// pollEvery is how long files are left alone between two looks at them, where the system does
// not tell of changes.
const pollEvery = time.Second

// look is all that is seen of a file without reading it; nothing of one that is missing.
type look struct{ size, time int64 }

// look returns what each file looks like, by its path.
func (w *watcher) look() map[string]look {
	found := map[string]look{}
	for _, name := range w.names {
		// What cannot be read is reported by who reads it.
		_ = walk(filepath.Join(w.root, name), func(file string, entry fs.DirEntry) error {
			if info, err := entry.Info(); err == nil && !entry.IsDir() {
				found[w.relative(file)] = look{info.Size(), info.ModTime().UnixNano()}
			}
			return nil
		})
	}
	return found
}

// poll looks at the files again and again. What changed before the first look is not known.
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

// insteadOfWatching says why the system does not tell of changes, what is done instead, and
// which limit to raise.
func insteadOfWatching(err error) string {
	const instead = "dev looks for changes every second instead, and shows them later."
	if limit, raise := watchLimit(err); limit != "" {
		return fmt.Sprintf("The system can't watch any more files: %s is reached. %s\n  To allow more: %s", limit, instead, raise)
	}
	return fmt.Sprintf("The system does not tell of changes (%v). %s", err, instead)
}

// watchLimit returns the limit that keeps files from being watched, and the command that raises it.
func watchLimit(err error) (limit, raise string) {
	switch {
	case errors.Is(err, syscall.ENOSPC):
		return "fs.inotify.max_user_watches", "sudo sysctl fs.inotify.max_user_watches=524288"
	case errors.Is(err, syscall.EMFILE) && runtime.GOOS == "linux": // where Go itself raises the other limit
		return "fs.inotify.max_user_instances", "sudo sysctl fs.inotify.max_user_instances=1024"
	case errors.Is(err, syscall.EMFILE), errors.Is(err, syscall.ENFILE):
		return "the number of open files", "ulimit -n 4096"
	}
	return "", ""
}
