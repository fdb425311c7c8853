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

// Variables, so that tests can observe them and inject faults.
var (
	rename = os.Rename
	remove = os.Remove
	fsync  = (*os.File).Sync
)

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

// The permissions of new files: readable by all, or by their owner only.
const (
	Shared  fs.FileMode = 0o644
	Private fs.FileMode = 0o600
)

// CreateFile writes a new file. It returns fs.ErrExist if the file exists.
func CreateFile(file, text string) error {
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, Shared)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err = errors.Join(err, f.Close()); err != nil { // such as a full disk
		err = errors.Join(err, os.Remove(file))
	}
	return err
}

// ReplaceFile replaces a file atomically and waits until it is on the disk, so that a crash or
// power cut cannot leave a partial file. The file keeps its permissions.
func ReplaceFile(file string, data []byte) error {
	info, err := os.Stat(file)
	if err != nil {
		return replaceFile(file, data, Shared)
	}
	return replaceFile(file, data, info.Mode().Perm())
}

// ReplacePrivate is like ReplaceFile, but makes the file readable by its owner only.
func ReplacePrivate(file string, data []byte) error { return replaceFile(file, data, Private) }

func replaceFile(file string, data []byte, mode fs.FileMode) error {
	if mode != Shared {
		_ = os.Remove(file + ".new") // one left by a crash may have other permissions
	}
	_, err := writeFile(file+".new", data, mode, true)
	if err == nil && mode != Shared {
		err = os.Chmod(file+".new", mode) // the umask may have removed some permissions
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

// ReplaceIn replaces a file atomically inside folder; no link can lead out of it. It calls last
// once the new file is on the disk, and leaves the old file unchanged if last fails. If name is a
// link, a file replaces it.
func ReplaceIn(folder *os.Root, name string, data []byte, mode fs.FileMode, last func() error) error {
	staged := filepath.Join(filepath.Dir(name), "."+filepath.Base(name)+"~") // dev ignores such names
	_ = folder.Remove(staged)                                                // otherwise a crash's leftover or a link would be written to
	file, err := folder.OpenFile(staged, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	if mode != Shared {
		_ = file.Chmod(mode) // the umask may have removed some permissions
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

// syncedAtOnce is how many files are synced in parallel: a file system writes concurrent syncs
// together.
const syncedAtOnce = 64

// syncAll waits until the named files and folders in dir are on the disk.
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

// hashOfFile returns "" if the file cannot be read.
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
