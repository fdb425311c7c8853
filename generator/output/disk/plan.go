package disk

import (
	"cmp"
	"fmt"
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
	// Before and After are the manifests of the two states.
	Before manifest `json:"before"`
	After  manifest `json:"-"`
}

// plan decides what to do with every file of the set and of the folder.
func (w *writer) plan(set *output.Set) (plan, diag.List, error) {
	p := plan{Write: w.changed, Before: w.before, After: manifest{Written: w.files}}
	// Pages come last, so that none ever names a file that is not there yet.
	slices.SortFunc(p.Write, func(a, b string) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(a, b))
	})
	for name, entry := range w.entries {
		if entry.kind == directory || set.Has(name) {
			continue
		}
		ours, err := w.isOurs(name)
		if err != nil {
			return plan{}, nil, err
		}
		if ours {
			p.Remove = append(p.Remove, name)
		} else {
			p.After.Reported = append(p.After.Reported, name)
		}
	}
	slices.Sort(p.Remove)
	slices.Sort(p.After.Reported)
	diags := w.obstacles(&p)
	diags.Add(w.reportForeign(p.After.Reported))
	return p, diags, nil
}

// isOurs says whether a file holds what an earlier Write has put there.
func (w *writer) isOurs(name string) (bool, error) {
	before, untouched := w.untouched(name)
	if untouched || before.Hash == "" || w.entries[name].kind != regular {
		return untouched, nil
	}
	hash, err := hashOfFile(w.inDir(name))
	return hash == before.Hash, err
}

func rank(name string) int {
	if path.Ext(name) == ".html" {
		return 1
	}
	return 0
}

// checkOwner refuses a folder that no Write has written and that holds files which
// are not the site's.
func checkOwner(folder Folder, entries map[string]diskEntry, set *output.Set) diag.List {
	var foreign []string
	for name, entry := range entries {
		if entry.kind != directory && !set.Has(name) && !isSystemFile(name) {
			foreign = append(foreign, name)
		}
	}
	if len(foreign) == 0 {
		return nil
	}
	return diag.List{folder.foreignError(foreign)}
}

// foreignError reports files that no Write has written and that a Write must not touch.
func (f Folder) foreignError(names []string) diag.Diagnostic {
	slices.Sort(names)
	d := diag.Errorf(f.at(names[0]), "nightlight did not write this file, so it does not write the site here").
		WithHint("name a new folder with --out; or, if %s holds nothing but an earlier build, delete it and build again", f.Name)
	if more := len(names) - 1; more > 0 {
		d.Message = fmt.Sprintf("nightlight did not write this file and %d more, so it does not write the site here", more)
		d.Detail = strings.Join(names[:min(len(names), 20)], "\n")
	}
	return d
}

// isSystemFile says whether a file may be in a folder that is called empty: what
// systems and version control put there.
func isSystemFile(name string) bool {
	first, _, _ := strings.Cut(name[1:], "/")
	return strings.HasPrefix(first, ".") || slices.Contains([]string{"lost+found", "Thumbs.db", "desktop.ini"}, first)
}

// obstacles collects the folders to be made, and reports what is in the way and is
// not ours to replace.
func (w *writer) obstacles(p *plan) (diags diag.List) {
	removed := map[string]bool{}
	for _, name := range p.Remove {
		removed[name] = true
	}
	var blocked, foreign []string
	occupied := w.occupied(removed)
	damaged := w.known && w.before.Written == nil // so which files are ours is not known
	seen := map[string]bool{"/": true}
	var needFolder func(name string)
	needFolder = func(name string) {
		if seen[name] {
			return
		}
		seen[name] = true
		needFolder(path.Dir(name))
		switch entry := w.entries[name]; {
		case entry.kind == absent || removed[name]:
			p.Folders = append(p.Folders, name)
		case entry.kind != directory:
			blocked = append(blocked, name)
		}
	}
	for _, name := range p.Write {
		needFolder(path.Dir(name))
		_, ours := w.before.Written[name]
		switch entry := w.entries[name]; {
		case entry.kind == directory && occupied[name], entry.kind == other:
			blocked = append(blocked, name)
		case entry.kind == regular && !ours && !damaged:
			foreign = append(foreign, name)
		}
	}
	for _, name := range blocked {
		diags = append(diags, diag.Errorf(w.folder.at(name), "this is in the way of a file of the site").
			WithHint("move it to another place; the build removes only what it has written"))
	}
	if len(foreign) > 0 {
		diags = append(diags, w.folder.foreignError(foreign))
	}
	return diags
}

// occupied are the folders that hold something which stays.
func (w *writer) occupied(removed map[string]bool) map[string]bool {
	occupied := map[string]bool{}
	for name, entry := range w.entries {
		if entry.kind == directory || removed[name] {
			continue
		}
		for dir := path.Dir(name); dir != "/" && !occupied[dir]; dir = path.Dir(dir) {
			occupied[dir] = true
		}
	}
	return occupied
}

// reportForeign warns, once, of files that people have put into the folder.
func (w *writer) reportForeign(foreign []string) diag.List {
	fresh := slices.DeleteFunc(slices.Clone(foreign), func(name string) bool {
		return slices.Contains(w.before.Reported, name)
	})
	if len(fresh) == 0 {
		return nil
	}
	d := diag.Warnf(w.folder.at(fresh[0]), "the build did not write this file and leaves it alone").
		WithHint("files that belong to the site go into public/; this is said only once")
	if more := len(fresh) - 1; more > 0 {
		d.Message = fmt.Sprintf("the build did not write this file and %d more, and leaves them alone", more)
		d.Detail = strings.Join(fresh[:min(len(fresh), 20)], "\n")
	}
	return diag.List{d}
}
