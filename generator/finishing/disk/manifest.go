package disk

import (
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"slices"
)

// manifest lists what earlier Writes have written into a folder.
type manifest struct {
	// Written are the files that were written, by path.
	Written map[string]written `json:"written"`
	// Next are those that the last Write was about to change; one that it was about to
	// remove has no hash. Where a Write ended in the middle, the folder shows how far it came.
	Next map[string]written `json:"next,omitempty"`
	// Reported are the files of others that a warning has named already.
	Reported []string `json:"reported,omitempty"`
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

// manifest is what is written before the folder is changed.
func (p plan) manifest(w *writer) manifest {
	m := manifest{Written: maps.Clone(w.files), Reported: p.foreign, Next: map[string]written{}}
	for _, name := range slices.Concat(p.write, p.remove) {
		m.Next[name] = w.files[name]
		delete(m.Written, name)
		if before, ours := w.before.Written[name]; ours {
			m.Written[name] = before
		}
	}
	return m
}

// settle decides which of the files that were about to change have changed. A file whose time
// somebody has changed since is read.
func (m *manifest) settle(dir string, entries map[string]entry) {
	for name, next := range m.Next {
		switch now := entries[name]; {
		case now.kind == regular && (now.stamp == next.stamp || now.Size == next.Size && hashOfFile(in(dir, name)) == next.Hash):
			m.Written[name] = next
		case now.kind != regular && next.Hash == "":
			delete(m.Written, name)
		}
	}
	m.Next = nil
}

// readManifest returns the manifest of a folder, and whether there is one. One that
// is damaged lists nothing: then nothing is removed, which is safe.
func readManifest(file string) (m manifest, found bool, err error) {
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return manifest{}, false, nil
	}
	if err != nil {
		return manifest{}, false, err
	}
	if json.Unmarshal(data, &m) != nil || m.Written == nil {
		return manifest{}, true, nil
	}
	return m, true, nil
}
