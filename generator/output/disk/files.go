package disk

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"

	"nightlight/generator/work"
)

// rename and fsync are variables so that tests can make them fail and watch them.
var (
	rename = os.Rename
	fsync  = (*os.File).Sync
)

// copySuffix marks a file that is being copied into place.
const copySuffix = ".nightlight-copy"

// move renames a file; where the two paths are on different file systems, which a
// volume or a mount inside the folder makes them, it copies the file and removes it.
func move(from, to string) error {
	err := rename(from, to)
	if !isOneOf(err, otherDevice) {
		return err
	}
	if err := copyFile(from, to+copySuffix); err != nil {
		return errors.Join(err, os.RemoveAll(to+copySuffix))
	}
	if err := rename(to+copySuffix, to); err != nil {
		return errors.Join(err, os.RemoveAll(to+copySuffix))
	}
	return os.Remove(from)
}

// copyFile copies a file with its permissions and its time, and waits until the copy
// is on the disk.
func copyFile(from, to string) (err error) {
	source, err := os.Open(from)
	if err != nil {
		return err
	}
	defer source.Close()
	info, err := source.Stat()
	if err != nil {
		return err
	}
	target, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, info.Mode().Perm())
	if err != nil {
		return err
	}
	_, err = io.Copy(target, source)
	if err := errors.Join(err, fsync(target), target.Close()); err != nil {
		return err
	}
	return os.Chtimes(to, info.ModTime(), info.ModTime())
}

// writeFile writes a file, and with sync waits until it is on the disk.
func writeFile(file string, data []byte, sync bool) (stamp, error) {
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o644)
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

// syncFolder waits until the names in a folder are on the disk.
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

// isOneOf says whether an error has one of some causes.
func isOneOf(err error, causes []error) bool {
	return slices.ContainsFunc(causes, func(cause error) bool { return errors.Is(err, cause) })
}

// equals says whether a file's bytes are data. One that cannot be read is another.
func equals(file string, data []byte) bool {
	info, err := os.Lstat(file)
	if err != nil || !info.Mode().IsRegular() || info.Size() != int64(len(data)) {
		return false
	}
	old, err := os.ReadFile(file)
	return err == nil && bytes.Equal(old, data)
}

func hashOf(data []byte) string {
	work.Add(work.HashedBytes, len(data))
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:12])
}

func hashOfFile(file string) (string, error) {
	data, err := os.ReadFile(file)
	return hashOf(data), err
}

func exists(file string) bool {
	_, err := os.Lstat(file)
	return err == nil
}

// removeEmptyFolders removes a folder that holds nothing but folders, and fails
// where it holds a file.
func removeEmptyFolders(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		if entry.IsDir() {
			if err := removeEmptyFolders(filepath.Join(dir, entry.Name())); err != nil {
				return err
			}
		}
	}
	return os.Remove(dir)
}
