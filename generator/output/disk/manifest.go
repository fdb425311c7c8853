package disk

import (
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

// manifest lists what earlier Writes have written into a folder.
type manifest struct {
	// Written are the files that were written, by path.
	Written map[string]written `json:"written"`
	// Reported are the files of others that a warning has named already.
	Reported []string `json:"reported,omitempty"`
}

func (m manifest) equal(other manifest) bool {
	return maps.Equal(m.Written, other.Written) && slices.Equal(m.Reported, other.Reported)
}

// written is a file as a Write left it.
type written struct {
	// Hash is that of the bytes, Key what they depend on, as their source says.
	Hash string `json:"hash"`
	Key  string `json:"key,omitempty"`
	stamp
}

// stamp shows that somebody has changed a file, without reading it.
type stamp struct {
	Size int64 `json:"size"`
	// Time is that of the last change, in nanoseconds since 1970.
	Time int64 `json:"time"`
}

func stampOf(info fs.FileInfo) stamp {
	return stamp{info.Size(), info.ModTime().UnixNano()}
}

// readManifest returns the manifest of a folder, and whether there is one. One that
// is damaged lists nothing: then nothing is removed, which is safe.
func readManifest(file string) (m manifest, found bool, err error) {
	err = readJSON(file, &m)
	switch {
	case err == nil:
		return m, true, nil
	case errors.Is(err, fs.ErrNotExist):
		return manifest{}, false, nil
	case isDamaged(err):
		return manifest{}, true, nil
	}
	return manifest{}, false, err
}

// isDamaged says whether a file was read but is not the JSON that was written.
func isDamaged(err error) bool {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	return errors.As(err, &syntax) || errors.As(err, &kind)
}

func readJSON(file string, v any) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	return json.Unmarshal(data, v)
}

// writeJSON replaces a file in one step and waits until it is on the disk, so that
// neither a crash nor a power cut leaves half of it.
func writeJSON(file string, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if _, err := writeFile(file+".new", data, true); err != nil {
		return err
	}
	if err := rename(file+".new", file); err != nil {
		return err
	}
	return syncFolder(filepath.Dir(file))
}
