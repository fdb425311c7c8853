package disk

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"

	"nightlight/generator/diag"
	"nightlight/generator/output"
)

// plan is what moving the staged files into place will change. It is also the
// journal by which that is undone, whether now or after a crash.
type plan struct {
	// Write are the staged files, Remove those that no longer belong.
	Write  []string `json:"write"`
	Remove []string `json:"remove"`
	// Folders are the folders that have to be made, parents first.
	Folders []string `json:"folders"`
	// Before and After are the records of the two states.
	Before record `json:"before"`
	After  record `json:"-"`
}

// plan decides what to do with every file of the set and of dir.
func (w *writer) plan(set *output.Set) (plan, diag.List, error) {
	p := plan{Write: w.changed, Before: w.before, After: record{Written: w.files}}
	// Pages come last, so that none ever names a file that is not there yet.
	slices.SortFunc(p.Write, func(a, b string) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(a, b))
	})
	var foreign []string
	for name, there := range w.standing {
		if there.kind == folder || set.Has(name) {
			continue
		}
		ours, err := w.isOurs(name)
		switch {
		case err != nil:
			return plan{}, nil, err
		case ours:
			p.Remove = append(p.Remove, name)
		default:
			foreign = append(foreign, name)
		}
	}
	slices.Sort(p.Remove)
	slices.Sort(foreign)
	p.After.Reported = foreign
	diags := append(w.obstacles(&p), reportForeign(foreign, w.before.Reported)...)
	return p, diags, nil
}

// isOurs says whether a file holds what an earlier Write has put there.
func (w *writer) isOurs(name string) (bool, error) {
	before, untouched := w.untouched(name)
	if untouched || before.Hash == "" || w.standing[name].kind != regular {
		return untouched, nil
	}
	data, err := os.ReadFile(w.inDir(name))
	return hashOf(data) == before.Hash, err
}

func rank(name string) int {
	if path.Ext(name) == ".html" {
		return 1
	}
	return 0
}

// obstacles collects the folders to be made, and reports what stands in the way
// and is not ours to remove.
func (w *writer) obstacles(p *plan) diag.List {
	var diags diag.List
	blocked := func(name string) {
		diags = append(diags, diag.Errorf(at(name), "this is in the way of a file of the site").
			WithHint("move it to another place; the build removes only what it has written"))
	}
	going := map[string]bool{}
	for _, name := range p.Remove {
		going[name] = true
	}
	keeps := w.kept(going)
	seen := map[string]bool{"/": true}
	var folders func(name string)
	folders = func(name string) {
		if seen[name] {
			return
		}
		seen[name] = true
		folders(path.Dir(name))
		switch there := w.standing[name]; {
		case there.kind == nothing || going[name]:
			p.Folders = append(p.Folders, name)
		case there.kind != folder:
			blocked(name)
		}
	}
	for _, name := range p.Write {
		folders(path.Dir(name))
		if w.standing[name].kind == folder && keeps[name] {
			blocked(name)
		}
	}
	return diags
}

// kept are the folders that hold something which stays.
func (w *writer) kept(going map[string]bool) map[string]bool {
	keeps := map[string]bool{}
	for name, there := range w.standing {
		if there.kind == folder || going[name] {
			continue
		}
		for dir := path.Dir(name); dir != "/" && !keeps[dir]; dir = path.Dir(dir) {
			keeps[dir] = true
		}
	}
	return keeps
}

// reportForeign warns, once, of files that people have put into the folder.
func reportForeign(foreign, reported []string) diag.List {
	fresh := slices.DeleteFunc(slices.Clone(foreign), func(name string) bool {
		return slices.Contains(reported, name)
	})
	if len(fresh) == 0 {
		return nil
	}
	d := diag.Warnf(at(fresh[0]), "the build did not write this file and leaves it alone").
		WithHint("files that belong to the site go into public/; this is said only once")
	if more := len(fresh) - 1; more > 0 {
		d.Message = fmt.Sprintf("the build did not write this file and %d more, and leaves them alone", more)
		d.Detail = strings.Join(fresh[:min(len(fresh), 20)], "\n")
	}
	return diag.List{d}
}

// commit carries out a plan. When a step fails, the steps before it are undone.
func (w *writer) commit(p plan) error {
	if len(p.Write) == 0 && len(p.Remove) == 0 {
		if p.After.equal(p.Before) {
			return nil
		}
		return writeJSON(w.record(), p.After)
	}
	if w.tree != nil {
		return w.commitTree(p)
	}
	if err := writeJSON(w.journal(), p); err != nil {
		return err
	}
	for _, step := range []func() error{
		func() error { return w.move(p) },
		func() error { return writeJSON(w.record(), p.After) },
		func() error { return os.Remove(w.journal()) }, // from here on nothing can be undone
	} {
		if err := step(); err != nil {
			return errors.Join(err, w.undo(p))
		}
	}
	return nil
}

// move makes the room that the new files need, puts them into place, and takes the
// rest of the old ones away only then: pages that are still the old ones need them.
func (w *writer) move(p plan) error {
	first, last := p.split()
	if err := os.MkdirAll(w.dir, 0o755); err != nil {
		return err
	}
	if err := w.remove(first); err != nil {
		return err
	}
	for _, name := range p.Folders {
		if err := os.Mkdir(w.inDir(name), 0o755); err != nil && !errors.Is(err, fs.ErrExist) {
			return err
		}
	}
	for _, name := range p.Write {
		if err := w.replace(name); err != nil {
			return err
		}
	}
	return w.remove(last)
}

// split divides the files to remove into those that are in the way of a new file
// and the rest. In the way is a file that becomes a folder, or a folder that becomes
// a file, or a name of which only capital letters change.
func (p plan) split() (first, last []string) {
	wanted := map[string]bool{}
	for _, name := range slices.Concat(p.Folders, p.Write) {
		wanted[output.Folded(name)] = true
	}
	files := map[string]bool{}
	for _, name := range p.Write {
		files[output.Folded(name)] = true
	}
	for _, name := range p.Remove {
		inTheWay := wanted[output.Folded(name)]
		for dir := path.Dir(name); dir != "/" && !inTheWay; dir = path.Dir(dir) {
			inTheWay = files[output.Folded(dir)]
		}
		if inTheWay {
			first = append(first, name)
		} else {
			last = append(last, name)
		}
	}
	return first, last
}

func (w *writer) remove(names []string) error {
	for _, name := range names {
		if err := rename(w.inDir(name), w.inOld(name)); err != nil {
			return err
		}
		w.prune(path.Dir(name))
	}
	return nil
}

// replace puts one staged file into place and keeps the one that stood there.
func (w *writer) replace(name string) error {
	switch w.standing[name].kind {
	case regular, other:
		if err := rename(w.inDir(name), w.inOld(name)); err != nil {
			return err
		}
	case folder: // obstacles has made sure that nothing stays in it
		if err := os.RemoveAll(w.inDir(name)); err != nil {
			return err
		}
	}
	return rename(w.inNew(name), w.inDir(name))
}

// prune removes the folders that have become empty, from name upwards.
func (w *writer) prune(name string) {
	for ; name != "/"; name = path.Dir(name) {
		if os.Remove(w.inDir(name)) != nil {
			return // it holds something
		}
	}
}

// rename is a variable so that a test can make it fail.
var rename = os.Rename
