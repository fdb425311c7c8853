package disk

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"

	"nightlight/generator/base/work"
)

// rename and fsync are variables so that tests can make them fail and watch them.
var (
	rename = os.Rename
	fsync  = (*os.File).Sync
)

// copyFile copies a file with its time.
func copyFile(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	if _, err := writeFile(to, data, true); err != nil {
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

// ReplaceFile replaces a file in one step and waits until it is on the disk, so that
// neither a crash nor a power cut leaves half of it.
func ReplaceFile(file string, data []byte) error {
	_, err := writeFile(file+".new", data, true)
	if err == nil {
		err = rename(file+".new", file)
	}
	if err != nil {
		_ = os.Remove(file + ".new")
		return err
	}
	return syncFolder(filepath.Dir(file))
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

func hashOf(data []byte) string {
	work.Add(work.HashedBytes, len(data))
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:12])
}

func exists(file string) bool {
	_, err := os.Lstat(file)
	return err == nil
}
