// Package disk writes a site to a folder, and reads a written one.
//
// A Write goes through these steps:
//
//  1. It locks the work folder, .nightlight/NAME beside the folder NAME.
//  2. It scans the folder, and compares it with the manifest of earlier Writes.
//  3. It makes the site's files, and stages those that differ from the existing ones.
//  4. If all were made, and no foreign file is in the way, it records the coming changes in
//     the manifest, and makes them.
//
// The last step moves the staged files beside the old ones, and then replaces these by renaming:
// assets first, then pages; obsolete files are removed last. A new folder with only assets, or only
// pages, is renamed as a whole.
//
// If the process is killed or the power fails, the folder may contain complete files of both the
// old and the new site until the next Write, but no page refers to a missing file. The manifest
// distinguishes the files of both from foreign ones, so there is nothing to undo.
package disk

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/rogpeppe/go-internal/lockedfile"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
)

// Report counts what a Write did.
type Report struct {
	// Written are the new or changed files, Removed the obsolete ones.
	Written, Unchanged, Removed int
	// HTML is the size of the site's documents, in bytes.
	HTML int64
}

// Write makes a folder contain exactly the files of set, besides foreign files. It does not touch a
// file that is already correct, so its modification time stays and uploads can skip it. It removes
// only files that an earlier Write wrote and that are unmodified since. It refuses a folder that is
// not empty and that no Write has written. If the list has errors, the folder is unchanged.
func Write(ctx context.Context, set *output.Set, folder Folder) (Report, diag.List, error) {
	report, diags, err := writeSite(ctx, set, folder)
	if problem, known := folder.explain(err); known {
		diags, err = append(diags, problem), nil
	}
	return report, diags.Sorted(), err
}

// explain turns an error that the user can fix into a diagnostic.
func (f Folder) explain(err error) (d diag.Diagnostic, known bool) {
	switch {
	case isOneOf(err, diskFull):
		d = diag.Errorf("disk-full", f.at(""), "The disk is full: there is no room for the site.").
			WithHint("Free some space and build again; until then the last site stays.")
	case errors.Is(err, errNotAllowed):
		d = diag.Errorf("output-not-writable", f.at(""), "The site cannot be written here: the system does not allow it.").
			WithHint("Look at who may write this folder and the one it is in, or name another with --out; until then the last site stays.")
	default:
		return d, false
	}
	d.Detail = err.Error()
	return d, true
}

var errNotAllowed = errors.New("writing is not allowed")

// writing wraps an error with what was being written, and marks a lack of permission.
func writing(what string, folder Folder, err error) error {
	err = fmt.Errorf("%s %s: %w", what, folder.Name, err)
	if isOneOf(err, notWritable) {
		return fmt.Errorf("%w: %w", errNotAllowed, err)
	}
	return err
}

func writeSite(ctx context.Context, set *output.Set, folder Folder) (report Report, diags diag.List, err error) {
	if diags := output.CheckNames(folder.Name, set.Paths()); diags.HasErrors() {
		return Report{}, diags, nil
	}
	paths, diags, err := pathsOf(folder)
	if err != nil || diags.HasErrors() {
		return Report{}, diags, err
	}
	diags, err = checkOwner(folder, paths, set)
	if err != nil || diags.HasErrors() {
		return Report{}, diags, err
	}
	w, err := open(folder, paths)
	if err != nil {
		return Report{}, nil, writing("preparing to write", folder, err)
	}
	defer w.unlock()
	defer func() { err = errors.Join(err, os.RemoveAll(w.staging())) }()

	diags, err = w.stage(ctx, set)
	if err != nil || diags.HasErrors() {
		return Report{}, diags, err
	}
	plan, found := w.plan(set)
	if diags.Add(found); diags.HasErrors() {
		return Report{}, diags, nil
	}
	if ctx.Err() != nil {
		return Report{}, diags, ctx.Err()
	}
	if err := w.commit(plan); err != nil {
		return Report{}, diags, writing("moving the new files into", folder, err)
	}
	return w.report(plan), diags, nil
}

func (w *writer) report(p plan) Report {
	report := Report{
		Written:   len(w.changed),
		Unchanged: len(w.files) - len(w.changed),
		Removed:   len(p.remove),
	}
	for name, file := range w.files {
		if isPage(name) {
			report.HTML += file.Size
		}
	}
	return report
}

// patience is how long a Write waits for another before it reports it.
const patience = time.Second

// lock prevents other processes from writing the same folder. If it has to wait, it reports that to
// waiting, which may be nil.
func lock(work string, waiting func(string)) (unlock func(), err error) {
	if waiting != nil {
		timer := time.AfterFunc(patience, func() { waiting("Waiting for another program that writes the site.") })
		defer timer.Stop()
	}
	return lockedfile.MutexAt(filepath.Join(work, "lock")).Lock()
}
