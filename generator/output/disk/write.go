package disk

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"runtime"
	"sync"

	"golang.org/x/sync/errgroup"

	"nightlight/generator/diag"
	"nightlight/generator/output"
)

// Report counts what a Write did.
type Report struct {
	// Written are the files that are new or changed, Removed those that no longer belong.
	Written, Unchanged, Removed int
	// Bytes is the size of the whole site, HTML that of its documents.
	Bytes, HTML int64
}

// Write makes dir hold exactly the files of set, and any that a person put there.
//
// A file that is right already is not touched, so that its time stays and an
// upload can skip it. All others are staged first, beside dir in .nightlight;
// only when every file of the set could be made are they moved into place. When
// the list has errors, or the error is not nil, dir is as it was before. After a
// crash the next Write restores it before anything else.
//
// Only files that an earlier Write has written, and that nobody has changed since,
// are removed. Links inside dir are not followed.
func Write(ctx context.Context, set *output.Set, dir string) (report Report, diags diag.List, err error) {
	if diags := output.CheckNames("dist", set.Paths()); diags.HasErrors() {
		return Report{}, diags, nil
	}
	w, err := open(dir)
	if err != nil {
		return Report{}, nil, fmt.Errorf("preparing to write %s: %w", dir, err)
	}
	defer func() { err = errors.Join(err, w.close()) }()

	diags, err = w.stage(ctx, set)
	if err != nil || diags.HasErrors() {
		return Report{}, diags, err
	}
	plan, found, err := w.plan(set)
	diags = append(diags, found...).Sorted()
	if err != nil || diags.HasErrors() {
		return Report{}, diags, err
	}
	if err := ctx.Err(); err != nil {
		return Report{}, diags, err
	}
	if err := w.commit(plan); err != nil {
		return Report{}, diags, fmt.Errorf("moving the new files into %s: %w", dir, err)
	}
	return w.report(plan), diags, nil
}

// writer is one Write under way.
type writer struct {
	paths
	unlock func()
	// before is what earlier Writes have written.
	before record
	// standing is what dir holds at the start, by path.
	standing map[string]standing
	// tree is where files are staged as long as dir holds nothing, else nil.
	tree *freshTree

	mu      sync.Mutex
	files   map[string]written // every file of the set
	changed []string
}

// stage makes every file of the set and writes those that differ from what stands
// in dir into the staging folder. The files are compared side by side, since that
// is mostly waiting for the disk.
func (w *writer) stage(ctx context.Context, set *output.Set) (diag.List, error) {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(2 * runtime.NumCPU())
	diags, err := set.EachExcept(ctx, w.stands(set), func(name string, data []byte) error {
		if ctx.Err() != nil {
			return context.Cause(ctx) // a file could not be staged
		}
		group.Go(func() error { return w.stageFile(name, set.Key(name), data) })
		return nil
	})
	if err := errors.Join(group.Wait(), err); err != nil {
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

// stands returns the test for pages that need not be made, because they stand in
// dir already: nobody has touched the file, and its key is the one it was made from.
func (w *writer) stands(set *output.Set) func(name string) bool {
	return func(name string) bool {
		file, untouched := w.untouched(name)
		if !untouched || file.Key == "" || file.Key != set.Key(name) {
			return false
		}
		w.note(name, file, false)
		return true
	}
}

func (w *writer) stageFile(name, key string, data []byte) error {
	file := written{Hash: hashOf(data), Key: key}
	if before, untouched := w.untouched(name); untouched && before.Hash == file.Hash {
		file.stamp = before.stamp
		w.note(name, file, false)
		return nil
	}
	if w.standing[name].kind == regular && holds(w.inDir(name), data) {
		file.stamp = w.standing[name].stamp
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
	place := w.inNew(name)
	if w.tree != nil {
		var err error
		if place, err = w.tree.place(name); err != nil {
			return stamp{}, err
		}
	}
	file, err := os.OpenFile(place, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o644)
	if err != nil {
		return stamp{}, err
	}
	_, err = file.Write(data)
	info, statErr := file.Stat()
	if err := errors.Join(err, statErr, file.Close()); err != nil {
		return stamp{}, err
	}
	return stampOf(info), nil
}

// holds says whether a file's bytes are data. One that cannot be read does not.
func holds(file string, data []byte) bool {
	info, err := os.Lstat(file)
	if err != nil || info.Size() != int64(len(data)) {
		return false
	}
	old, err := os.ReadFile(file)
	return err == nil && bytes.Equal(old, data)
}

func hashOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:12])
}

func (w *writer) report(p plan) Report {
	report := Report{
		Written:   len(p.Write),
		Unchanged: len(w.files) - len(p.Write),
		Removed:   len(p.Remove),
	}
	for name, file := range w.files {
		report.Bytes += file.Size
		if rank(name) > 0 {
			report.HTML += file.Size
		}
	}
	return report
}
