package disk

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
)

type plan struct {
	// assets and pages are the staged files, remove the obsolete ones.
	assets, pages, remove []string
	// foreign are the remaining files, which are reported.
	foreign []string
}

// plan decides what to do with every file of the set and of the folder.
func (w *writer) plan(set *output.Set) (plan, diag.List) {
	var p plan
	slices.Sort(w.changed)
	for _, name := range w.changed {
		if isPage(name) {
			p.pages = append(p.pages, name)
		} else {
			p.assets = append(p.assets, name)
		}
	}
	for name, entry := range w.entries {
		before, known := w.before.Written[name]
		switch {
		case entry.kind == directory || set.Has(name):
		case known && w.hash(name) == before.Hash:
			p.remove = append(p.remove, name)
		default:
			p.foreign = append(p.foreign, name)
		}
	}
	slices.Sort(p.remove)
	slices.Sort(p.foreign)
	if w.folder.Own {
		return p, slices.Concat(w.obstacles(p), w.folder.foreignErrors(slices.DeleteFunc(slices.Clone(p.foreign), isSystemFile)))
	}
	return p, slices.Concat(w.obstacles(p), w.warnOfForeign(p.foreign))
}

func isPage(name string) bool { return path.Ext(name) == ".html" }

func (p plan) write() []string { return slices.Concat(p.assets, p.pages) }

// checkOwner refuses a folder that no Write has written and that contains foreign files.
func checkOwner(folder Folder, paths paths, set *output.Set) (diag.List, error) {
	if exists(paths.manifest()) {
		return nil, nil
	}
	entries, err := scan(paths.dir)
	if err != nil {
		return nil, err
	}
	var foreign []string
	for name, entry := range entries {
		if entry.kind != directory && !set.Has(name) && !isSystemFile(name) {
			foreign = append(foreign, name)
		}
	}
	return folder.foreignErrors(foreign), nil
}

// foreignErrors reports files that no Write has written and that a Write must not touch.
func (f Folder) foreignErrors(names []string) diag.List {
	if len(names) == 0 {
		return nil
	}
	return diag.List{f.about(names, diag.Errorf("output-foreign", diag.Pos{}, "No build has written this file, so the site is not written here."),
		"No build has written this file and %d more, so the site is not written here.").
		WithHint("Name a new folder with --out; or, if %s contains only an earlier build, delete it and build again.", f.Name)}
}

func (w *writer) warnOfForeign(foreign []string) diag.List {
	fresh := slices.DeleteFunc(slices.Clone(foreign), func(name string) bool {
		return slices.Contains(w.before.Reported, name)
	})
	if len(fresh) == 0 {
		return nil
	}
	return diag.List{w.folder.about(fresh, diag.Warnf("output-left-alone", diag.Pos{}, "The build did not write this file and leaves it alone."),
		"The build did not write this file and %d more, and leaves them alone.").
		WithHint("Files that belong to the site go into public/; this is said only once.")}
}

// about extends a diagnostic to several files; it points at the first.
func (f Folder) about(names []string, d diag.Diagnostic, several string) diag.Diagnostic {
	slices.Sort(names)
	d.Pos = f.at(names[0])
	if more := len(names) - 1; more > 0 {
		d.Message = fmt.Sprintf(several, more)
		d.Detail = strings.Join(names[:min(len(names), 20)], "\n")
	}
	return d
}

func isSystemFile(name string) bool {
	first, _, _ := strings.Cut(name[1:], "/")
	return strings.HasPrefix(first, ".") || slices.Contains([]string{"lost+found", "Thumbs.db", "desktop.ini"}, first)
}

// obstacles reports what is in the way but must not be replaced.
func (w *writer) obstacles(p plan) (diags diag.List) {
	removed := map[string]bool{}
	for _, name := range p.remove {
		removed[name] = true
	}
	var blocked, foreign []string
	for dir := range parents(p.write()) {
		if kind := w.entries[dir].kind; kind == other || kind == regular && !removed[dir] {
			blocked = append(blocked, dir)
		}
	}
	damaged := w.known && w.before.Written == nil // so it is unknown which files are ours
	for _, name := range p.write() {
		_, ours := w.before.Written[name]
		switch kind := w.entries[name].kind; {
		case kind == other, kind == directory && w.keepsFolder(name, removed):
			blocked = append(blocked, name)
		case kind == regular && !ours && !damaged:
			foreign = append(foreign, name)
		}
	}
	for _, name := range blocked {
		diags = append(diags, diag.Errorf("output-blocked", w.folder.at(name), "This is in the way of a file of the site.").
			WithHint("Move it to another place; the build removes only what it has written."))
	}
	return append(diags, w.folder.foreignErrors(foreign)...)
}

func (w *writer) keepsFolder(dir string, removed map[string]bool) bool {
	for name, entry := range w.entries {
		if entry.kind != directory && strings.HasPrefix(name, dir+"/") && !removed[name] {
			return true
		}
	}
	return false
}

func parents(names []string) map[string]bool {
	found := map[string]bool{}
	for _, name := range names {
		for dir := path.Dir(name); dir != "/" && !found[dir]; dir = path.Dir(dir) {
			found[dir] = true
		}
	}
	return found
}

// splitRemoved divides the files to remove into those in the way of a new file and the rest. In the
// way are a file that becomes a folder, a file in a folder that becomes a file, and a file whose
// name changes only in case.
func (p plan) splitRemoved() (inTheWay, rest []string) {
	var written []string
	files := map[string]bool{}
	for _, name := range p.write() {
		written = append(written, output.Folded(name))
		files[output.Folded(name)] = true
	}
	folders := parents(written)
	for _, name := range p.remove {
		folded := output.Folded(name)
		blocks := folders[folded] || files[folded]
		for dir := range parents([]string{folded}) {
			blocks = blocks || files[dir]
		}
		if blocks {
			inTheWay = append(inTheWay, name)
		} else {
			rest = append(rest, name)
		}
	}
	return inTheWay, rest
}

type manifest struct {
	// Written are the files that were written, by path.
	Written map[string]written `json:"written"`
	// Next are the files that the last Write was about to change, with an empty hash if it was to
	// remove them. After an interrupted Write, settle compares them with the folder.
	Next map[string]written `json:"next,omitempty"`
	// Reported are the foreign files that a warning has already named.
	Reported []string `json:"reported,omitempty"`
}

// written describes a file as a Write left it.
type written struct {
	// Hash is the hash of the contents, Key the source's key of what they depend on.
	Hash string `json:"hash"`
	Key  string `json:"key,omitempty"`
	stamp
}

// stamp detects modifications of a file without reading it.
type stamp struct {
	Size int64 `json:"size"`
	// Time is the modification time, in nanoseconds since 1970.
	Time int64 `json:"time"`
}

func stampOf(info fs.FileInfo) stamp {
	return stamp{info.Size(), info.ModTime().UnixNano()}
}

// manifest returns the manifest to write before the folder is changed.
func (p plan) manifest(w *writer) manifest {
	m := manifest{Written: maps.Clone(w.files), Reported: p.foreign, Next: map[string]written{}}
	for _, name := range slices.Concat(p.write(), p.remove) {
		m.Next[name] = w.files[name]
		delete(m.Written, name)
		if before, ours := w.before.Written[name]; ours {
			m.Written[name] = before
		}
	}
	return m
}

// settle decides which of the files that were about to change have changed. It reads a file whose
// modification time differs.
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

// readManifest returns the manifest of a folder, and whether there is one. A damaged one lists
// nothing, so that nothing is removed.
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

// commit carries out a plan, after it has recorded the changes in the manifest.
func (w *writer) commit(p plan) error {
	changes := len(p.assets) + len(p.pages) + len(p.remove)
	if changes == 0 && w.known && maps.Equal(w.files, w.before.Written) && slices.Equal(p.foreign, w.before.Reported) {
		return nil
	}
	data, err := json.Marshal(p.manifest(w))
	if err != nil {
		return err
	}
	if err := errors.Join(syncAll(w.tree(), p.write()), ReplaceFile(w.manifest(), data)); err != nil || changes == 0 {
		return err
	}
	return w.update(p)
}

// broughtPrefix begins the names of files that are about to be renamed into place.
const broughtPrefix = ".nightlight-"

func (w *writer) file(name string) string { return in(w.dir, name) }
func (w *writer) brought(name string) string {
	return filepath.Join(filepath.Dir(w.file(name)), broughtPrefix+hashOf([]byte(name)))
}

// update removes the files in the way of new ones and moves the new files beside the old ones, which
// is where a full disk shows. Then it renames them into place, assets before pages, so that no page
// refers to a missing file. It removes the other old files last, since old pages need them until
// then. Each step is on the disk before a step that depends on it.
func (w *writer) update(p plan) error {
	inTheWay, rest := p.splitRemoved()
	if err := w.remove(inTheWay); err != nil {
		return err
	}
	assets, pages := w.units(p.assets, p.pages), w.units(p.pages, p.assets)
	both := slices.Concat(assets, pages)
	if err := w.bringAll(both); err != nil {
		for _, name := range both {
			_ = os.RemoveAll(w.brought(name)) // otherwise the next Write removes it
		}
		return err
	}
	if err := w.replace(assets, p.assets); err != nil {
		return err
	}
	needed := p.pages
	if len(rest) == 0 {
		needed = nil
	}
	if err := w.replace(pages, needed); err != nil {
		return err
	}
	return w.remove(rest)
}

// units returns what to rename to move the files into the folder: a file, or the highest missing
// folder that will contain none of the others.
func (w *writer) units(files, others []string) []string {
	shared, units := parents(others), map[string]bool{}
	for name, entry := range w.entries {
		if entry.kind == directory {
			shared[output.Folded(name)] = true
		}
	}
	for _, unit := range files {
		for dir := path.Dir(unit); dir != "/" && !shared[dir] && !shared[output.Folded(dir)]; dir = path.Dir(dir) {
			unit = dir
		}
		units[unit] = true
	}
	return slices.Sorted(maps.Keys(units))
}

// replace renames the units into place, and waits until the names of files are on the disk.
func (w *writer) replace(units, files []string) error {
	for _, name := range units {
		if err := rename(w.brought(name), w.file(name)); err != nil {
			return err
		}
	}
	folders := parents(files)
	if len(files) > 0 {
		folders["/"] = true
	}
	return syncAll(w.dir, slices.Collect(maps.Keys(folders)))
}

// bringAll moves what is new beside what it replaces. It copies if a volume or a mount inside the
// folder puts the two on different file systems.
func (w *writer) bringAll(units []string) error {
	for _, name := range units {
		if w.entries[name].kind == directory && !w.removeFolders(name) {
			return &fs.PathError{Op: "replace", Path: w.file(name), Err: fs.ErrExist}
		}
		if err := os.MkdirAll(filepath.Dir(w.file(name)), 0o755); err != nil {
			return err
		}
		from, to := in(w.tree(), name), w.brought(name)
		if rename(from, to) == nil {
			continue
		}
		if err := copyAll(from, to); err != nil {
			return err
		}
	}
	return nil
}

// removeFolders removes a folder that contains only folders. It reports whether the folder is gone.
func (w *writer) removeFolders(dir string) bool {
	var folders []string
	for name, entry := range w.entries {
		if entry.kind == directory && strings.HasPrefix(name+"/", dir+"/") {
			folders = append(folders, name)
		}
	}
	slices.Sort(folders)
	for _, name := range slices.Backward(folders) {
		_ = os.Remove(w.file(name))
	}
	return !exists(w.file(dir))
}

func (w *writer) remove(names []string) error {
	for _, name := range names {
		if err := remove(w.file(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		for dir := path.Dir(name); dir != "/" && os.Remove(w.file(dir)) == nil; {
			dir = path.Dir(dir)
		}
	}
	return nil
}
