package dev

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"time"
)

// pollEvery is how long files are left alone between two looks at them, where the system does
// not tell of changes.
const pollEvery = time.Second

// looks are what each file looked like, by its path.
type looks map[string]look

// look is all that is seen of a file without reading it.
type look struct {
	size int64
	time time.Time
}

func (w *watcher) look() looks {
	found := looks{}
	for _, name := range w.names {
		// What cannot be read is reported by who reads it.
		_ = walk(filepath.Join(w.root, name), func(file string, entry fs.DirEntry) error {
			if info, err := entry.Info(); err == nil && !entry.IsDir() {
				found[w.relative(file)] = look{info.Size(), info.ModTime()}
			}
			return nil
		})
	}
	return found
}

// changedSince are the files that are new, gone or look different; everything where it is not
// known what they looked like.
func (now looks) changedSince(before looks) (names []string) {
	if before == nil {
		return []string{anything}
	}
	for name, look := range now {
		if then, known := before[name]; !known || then.size != look.size || !then.time.Equal(look.time) {
			names = append(names, name)
		}
	}
	for name := range before {
		if _, there := now[name]; !there {
			names = append(names, name)
		}
	}
	return names
}

func (w *watcher) poll(ctx context.Context, before looks, names chan<- []string) {
	for {
		now := w.look()
		if changed := now.changedSince(before); len(changed) > 0 && !tell(ctx, names, changed) {
			return
		}
		before = now
		select {
		case <-ctx.Done():
			return
		case <-time.After(pollEvery):
		}
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
	case errors.Is(err, syscall.EMFILE) && runtime.GOOS == "linux" && canOpen():
		return "fs.inotify.max_user_instances", "sudo sysctl fs.inotify.max_user_instances=1024"
	case errors.Is(err, syscall.EMFILE), errors.Is(err, syscall.ENFILE):
		return "the number of open files", "ulimit -n 4096"
	}
	return "", ""
}

// canOpen says whether this program can open one more file: EMFILE stands for two limits.
func canOpen() bool {
	file, err := os.Open(os.DevNull)
	if err == nil {
		_ = file.Close()
	}
	return !errors.Is(err, syscall.EMFILE)
}
