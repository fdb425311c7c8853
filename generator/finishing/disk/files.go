package disk

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/base/work"
)

// These are variables so that tests can make them fail and watch them.
var (
	rename = os.Rename
	remove = os.Remove
	fsync  = (*os.File).Sync
)

// copyAll copies a file, or a folder and what is in it.
func copyAll(from, to string) error {
	return filepath.WalkDir(from, func(file string, entry fs.DirEntry, err error) error {
		target := to + strings.TrimPrefix(file, from)
		switch {
		case err != nil:
			return err
		case entry.IsDir():
			return os.Mkdir(target, 0o755)
		}
		return copyFile(file, target)
	})
}

func copyFile(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	if _, err := writeFile(to, data, Shared, true); err != nil {
		return err
	}
	return os.Chtimes(to, info.ModTime(), info.ModTime())
}

func writeFile(file string, data []byte, mode fs.FileMode, sync bool) (stamp, error) {
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, mode)
	if err != nil {
		return stamp{}, err
	}
	_, err = f.Write(data)
	if err == nil && sync {
		err = fsync(f)
	}
	info, statErr := f.Stat()
	if err := errors.Join(err, statErr, f.Close()); err != nil {
		return stamp{}, err
	}
	return stampOf(info), nil
}

// The permissions of new files: for everybody to read, or for their owner alone.
const (
	Shared  fs.FileMode = 0o644
	Private fs.FileMode = 0o600
)

// CreateFile writes a file that is not there yet; the error is fs.ErrExist where it is.
func CreateFile(file, text string) error {
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, Shared)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err = errors.Join(err, f.Close()); err != nil { // such as of a full disk
		err = errors.Join(err, os.Remove(file))
	}
	return err
}

// ReplaceFile replaces a file in one step and waits until it is on the disk, so that
// neither a crash nor a power cut leaves half of it. The file keeps its permissions.
func ReplaceFile(file string, data []byte) error {
	info, err := os.Stat(file)
	if err != nil {
		return replaceFile(file, data, Shared)
	}
	return replaceFile(file, data, info.Mode().Perm())
}

// ReplacePrivate does so with a file that its owner alone may read from then on.
func ReplacePrivate(file string, data []byte) error { return replaceFile(file, data, Private) }

func replaceFile(file string, data []byte, mode fs.FileMode) error {
	if mode != Shared {
		_ = os.Remove(file + ".new") // one that a crash has left has permissions of its own
	}
	_, err := writeFile(file+".new", data, mode, true)
	if err == nil && mode != Shared {
		err = os.Chmod(file+".new", mode) // a process may take some away from new files
	}
	if err == nil {
		err = rename(file+".new", file)
	}
	if err != nil {
		_ = os.Remove(file + ".new")
		return err
	}
	return syncFolder(filepath.Dir(file))
}

// ReplaceIn does so below an open folder, out of which no link leads, and leaves the file as it is
// where last, which is called when the new one is on the disk, says so. A name that is a link
// becomes a file.
func ReplaceIn(folder *os.Root, name string, data []byte, mode fs.FileMode, last func() error) error {
	staged := filepath.Join(filepath.Dir(name), "."+filepath.Base(name)+"~") // dev passes over such names
	_ = folder.Remove(staged)                                                // or what a crash has left, or a link, would be written
	file, err := folder.OpenFile(staged, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	if mode != Shared {
		_ = file.Chmod(mode) // a process may take some away from new files
	}
	_, err = file.Write(data)
	if err = errors.Join(err, fsync(file), file.Close()); err == nil {
		err = last()
	}
	if err == nil {
		err = folder.Rename(staged, name)
	}
	if err != nil {
		_ = folder.Remove(staged)
	}
	return err
}

func syncFolder(dir string) error {
	if runtime.GOOS == "windows" {
		return nil // folders cannot be synced there
	}
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(fsync(f), f.Close())
}

// syncedAtOnce is how many files are synced side by side: a file system writes those that
// wait at the same time together.
const syncedAtOnce = 64

// syncAll waits until files and folders below a folder are on the disk, by their names.
func syncAll(dir string, names []string) error {
	var group errgroup.Group
	group.SetLimit(syncedAtOnce)
	for _, name := range names {
		group.Go(func() error {
			f, err := os.OpenFile(in(dir, name), os.O_RDWR, 0)
			if err != nil {
				return syncFolder(in(dir, name)) // a folder cannot be opened for writing
			}
			return errors.Join(fsync(f), f.Close())
		})
	}
	return group.Wait()
}

func isOneOf(err error, causes []error) bool {
	return slices.ContainsFunc(causes, func(cause error) bool { return errors.Is(err, cause) })
}

func hashOf(data []byte) string {
	work.Add(work.HashedBytes, len(data))
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:12])
}

// hashOfFile is empty where the file cannot be read.
func hashOfFile(file string) string {
	data, err := os.ReadFile(file)
	if err != nil {
		return ""
	}
	return hashOf(data)
}

func exists(file string) bool {
	_, err := os.Lstat(file)
	return err == nil
}
