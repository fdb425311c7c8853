// Package disk writes a site to a folder, and reads one that was written.
//
// A Write goes through these steps:
//
//  1. It locks the work folder, .nightlight/NAME beside the folder NAME, and undoes
//     what an interrupted Write has left.
//  2. It scans the folder, and compares it with the manifest of earlier Writes.
//  3. It makes the site's files, and stages those that differ from what is there.
//  4. When all could be made, and nothing that a person put there is in the way, it
//     exchanges the folder with a replacement, of hard links to what stays and to what
//     is staged, in one step.
//
// Where folders cannot be exchanged, or a large one would be for a small edit, the
// staged files are moved into place one by one: assets first, then pages; what no
// longer belongs is removed last. A journal lists the moves, so that they can be undone.
//
// A site whose folder does not exist yet is staged in its final shape, and appears
// in one step.
//
// When a step fails, the folder is as it was before. When the process is killed, or the
// power fails, it is the old or the new site. Only where files are moved one by one, it
// holds whole files of both until the next Write undoes the moves; a page never names a
// file that is not there.
package disk

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/diag"
	"nightlight/generator/output"
	"nightlight/generator/work"
)

// Report counts what a Write did.
type Report struct {
	// Written are the files that are new or changed, Removed those that no longer belong.
	Written, Unchanged, Removed int
	// HTML is the size of the site's documents, in bytes.
	HTML int64
	// Lengths are the sizes of all files, in bytes, by path.
	Lengths map[string]int
}

// Write makes a folder hold exactly the files of set, and any that a person put
// there. A file that is right already is not touched, so that its time stays and an
// upload can skip it. Only files that an earlier Write has written, and that nobody
// has changed since, are removed. A folder that is not empty, and that no Write has
// written, is refused. When the list has errors, or the error is not nil, the folder
// is as it was before.
func Write(ctx context.Context, set *output.Set, folder Folder) (Report, diag.List, error) {
	return WriteChecked(ctx, set, folder, nil)
}

// WriteChecked is Write with a check of the whole site before it appears; nil for none.
func WriteChecked(ctx context.Context, set *output.Set, folder Folder, check Check) (Report, diag.List, error) {
	report, diags, err := writeSite(ctx, set, folder, check)
	var changed *changedError
	switch {
	case errors.As(err, &changed):
		diags = append(diags, diag.Errorf(folder.at(changed.name), "this file was changed while the site was being written").
			WithHint("the file is left as it is; build again"))
		err = nil
	case isOneOf(err, diskFull):
		d := diag.Errorf(folder.at(""), "the disk is full: there is no room for the site").
			WithHint("free some space and build again; until then the last site stays")
		d.Detail = err.Error()
		diags, err = append(diags, d), nil
	case errors.Is(err, errNotAllowed):
		d := diag.Errorf(folder.at(""), "the site cannot be written here: the system does not allow it").
			WithHint("look at who may write this folder and the one it is in, or name another with --out; until then the last site stays")
		d.Detail = err.Error()
		diags, err = append(diags, d), nil
	}
	return report, diags.Sorted(), err
}

var errNotAllowed = errors.New("writing is not allowed")

// writing says what was being written when an error came, and whether it may be at all.
func writing(what string, folder Folder, err error) error {
	err = fmt.Errorf("%s %s: %w", what, folder.Name, err)
	if isOneOf(err, notWritable) {
		return fmt.Errorf("%w: %w", errNotAllowed, err)
	}
	return err
}

func writeSite(ctx context.Context, set *output.Set, folder Folder, check Check) (report Report, diags diag.List, err error) {
	if diags := output.CheckNames(folder.Name, set.Paths()); diags.HasErrors() {
		return Report{}, diags, nil
	}
	paths, diags, err := pathsOf(folder)
	if err != nil || diags.HasErrors() {
		return Report{}, diags, err
	}
	if !exists(paths.work) { // so that nothing is left beside a folder that is refused
		entries, err := scan(paths.dir)
		if diags := checkOwner(folder, entries, set); err != nil || diags.HasErrors() {
			return Report{}, diags, err
		}
	}
	w, err := open(folder, paths)
	if err != nil {
		return Report{}, nil, writing("preparing to write", folder, err)
	}
	defer func() { err = errors.Join(err, w.close()) }()

	if !w.known {
		if diags := checkOwner(folder, w.entries, set); diags.HasErrors() {
			return Report{}, diags, nil
		}
	}
	diags, err = w.stage(ctx, set)
	if err != nil || diags.HasErrors() {
		return Report{}, diags, err
	}
	plan, found, err := w.plan(set)
	diags.Add(found)
	if err != nil || diags.HasErrors() {
		return Report{}, diags, err
	}
	if check != nil {
		found, err := check(ctx, w.staged(set.Paths()))
		if diags.Add(found); err != nil || diags.HasErrors() {
			return Report{}, diags, err
		}
	}
	if err := ctx.Err(); err != nil {
		return Report{}, diags, err
	}
	if err := w.commit(plan); err != nil {
		return Report{}, diags, writing("moving the new files into", folder, err)
	}
	return w.report(plan), diags, nil
}

// writer is one Write under way.
type writer struct {
	paths
	folder Folder
	unlock func()
	// before is what earlier Writes have written; known says that there was one.
	before manifest
	known  bool
	// entries is what the folder holds at the start, by path.
	entries map[string]diskEntry
	// tree is where files are staged when there is no folder yet, else nil.
	tree *stagingTree

	mu      sync.Mutex
	files   map[string]written // every file of the set
	changed []string
}

// open locks the folder against other processes, undoes what an interrupted Write
// has left and looks at what there is.
func open(folder Folder, p paths) (*writer, error) {
	if err := os.MkdirAll(p.work, 0o755); err != nil {
		return nil, err
	}
	unlock, err := lock(p.work, folder.Waiting)
	if err != nil {
		return nil, err
	}
	w := &writer{paths: p, folder: folder, unlock: unlock, files: map[string]written{}}
	if err := w.start(); err != nil {
		unlock()
		return nil, err
	}
	return w, nil
}

func (w *writer) start() (err error) {
	if err := w.recover(); err != nil {
		return fmt.Errorf("undoing what an interrupted build left: %w", err)
	}
	if w.before, w.known, err = readManifest(w.manifest()); err != nil {
		return err
	}
	if w.entries, err = scan(w.dir); err != nil {
		return err
	}
	if !exists(w.dir) {
		w.tree = &stagingTree{dir: filepath.Join(w.staging(), "tree"), made: map[string]bool{}}
		return os.MkdirAll(w.tree.dir, 0o755)
	}
	for _, folder := range []string{"new", "old"} {
		if err := os.MkdirAll(filepath.Join(w.staging(), folder), 0o755); err != nil {
			return err
		}
	}
	return nil
}

func (w *writer) close() error {
	defer w.unlock()
	if exists(w.journal()) || exists(w.swapRecord()) {
		return nil // undoing failed too: the next Write needs what is there
	}
	return os.RemoveAll(w.staging())
}

// stage makes every file of the set and writes those that differ from what is in
// the folder into the staging folder. The files are compared in parallel, since
// that is mostly waiting for the disk.
func (w *writer) stage(ctx context.Context, set *output.Set) (diag.List, error) {
	group, groupCtx := errgroup.WithContext(ctx)
	group.SetLimit(2 * runtime.NumCPU())
	diags, err := set.EachExcept(groupCtx, w.isCurrent(set), func(name string, data []byte) error {
		if groupCtx.Err() != nil {
			return context.Cause(groupCtx) // a file could not be staged
		}
		group.Go(func() error { return w.stageFile(name, set.Key(name), data) })
		return nil
	})
	if staging := group.Wait(); staging != nil {
		err = staging // that the others were stopped follows from it
	}
	if err != nil {
		return diags, fmt.Errorf("making the site's files: %w", err)
	}
	if diags.HasErrors() {
		return diags, nil
	}
	for _, name := range set.Paths() {
		if w.files[name].Hash == "" {
			return diags, fmt.Errorf("making the site's files: %s was never made", name)
		}
	}
	return diags, nil
}

// isCurrent returns the test for pages that need not be made: nobody has touched the
// file, and its key is the one that it was made from.
func (w *writer) isCurrent(set *output.Set) func(name string) bool {
	return func(name string) bool {
		file, untouched := w.untouched(name)
		if !untouched || file.Key == "" || file.Key != set.Key(name) {
			return false
		}
		w.note(name, file, false)
		return true
	}
}

// untouched returns the manifest's entry of a file that is as an earlier Write left it.
func (w *writer) untouched(name string) (written, bool) {
	before, ours := w.before.Written[name]
	now := w.entries[name]
	return before, ours && now.kind == regular && now.stamp == before.stamp
}

func (w *writer) stageFile(name, key string, data []byte) error {
	file := written{Hash: hashOf(data), Key: key}
	if w.holds(name, file.Hash, data) {
		file.stamp = w.entries[name].stamp
		w.note(name, file, false)
		return nil
	}
	var err error
	if file.stamp, err = w.writeStaged(name, data); err != nil {
		return err
	}
	w.note(name, file, true)
	return nil
}

// holds says whether the folder's file has these bytes already. One that nobody has
// touched need not be read.
func (w *writer) holds(name, hash string, data []byte) bool {
	if before, untouched := w.untouched(name); untouched {
		return before.Hash == hash
	}
	return w.entries[name].kind == regular && equals(w.inDir(name), data)
}

func (w *writer) note(name string, file written, changed bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.files[name] = file
	if changed {
		w.changed = append(w.changed, name)
	}
}

// writeStaged writes a file to where it waits for being moved into place, which
// leaves its stamp as it is.
func (w *writer) writeStaged(name string, data []byte) (stamp, error) {
	file := w.inNew(name)
	if w.tree != nil {
		var err error
		if file, err = w.tree.file(name); err != nil {
			return stamp{}, err
		}
	}
	work.Add(work.WrittenBytes, len(data))
	// A first site that a power cut damages is made again, so it need not be synced.
	return writeFile(file, data, w.tree == nil)
}

func (w *writer) report(p plan) Report {
	report := Report{
		Written:   len(p.Write),
		Unchanged: len(w.files) - len(p.Write),
		Removed:   len(p.Remove),
		Lengths:   make(map[string]int, len(w.files)),
	}
	for name, file := range w.files {
		report.Lengths[name] = int(file.Size)
		if rank(name) > 0 {
			report.HTML += file.Size
		}
	}
	return report
}
