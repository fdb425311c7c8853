// Package inplace changes single values in the files of content/, which the author selects on the
// page.
//
// How a new text gets into its file:
//
//  1. The file is read, only below content/, and its hash must be that of the text that the
//     browser was shown.
//  2. Only the value's part of the file is replaced. A value may be written in several
//     notations, with quotation marks or without (files.go); the first proven one is used:
//     when the file is read again, the value is the new text and all others are unchanged.
//  3. The whole content is read with the change, as a plan reads it. The file is written only
//     if there are no errors and it has not changed in the meantime.
package inplace

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"sync"

	"nightlight/generator"
	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

// Editor edits one site.
type Editor struct {
	drafter *drafter

	mu   sync.Mutex
	done []step
	// known contains the values of files from the last reading.
	known map[string]knownFile
}

type knownFile struct {
	key  string
	file File
}

// step is a change that was saved.
type step struct {
	file          string
	before, after string
}

// maxSteps is the largest number of changes that can be undone.
const maxSteps = 100

// New returns an Editor for a builder's site.
func New(builder *generator.Builder) *Editor {
	return &Editor{drafter: &drafter{Builder: builder, cache: new(cache.Cache)}, known: map[string]knownFile{}}
}

// Page contains the values that can be changed on a page.
type Page struct {
	// Root is the folder of the site.
	Root string `json:"root"`
	// Steps is the number of changes that can be undone.
	Steps int    `json:"steps"`
	Files []File `json:"files"`
}

// File is a file with its values.
type File struct {
	Name string `json:"name"`
	// Hash is the hash of the file when the values were read.
	Hash string `json:"hash"`
	// Own is set for the file of the page itself.
	Own    bool            `json:"own,omitempty"`
	Values []content.Value `json:"values"`
}

// Change is a new text for a value.
type Change struct {
	File string `json:"file"`
	Hash string `json:"hash"`
	Path string `json:"path"`
	Text string `json:"text"`
}

// Answer is the result of a change.
type Answer struct {
	// Refused is a sentence that says why the change cannot be made, or "".
	Refused string `json:"refused,omitempty"`
	// Problems are the problems that the site would have. With errors nothing is saved.
	Problems diag.List `json:"problems"`
	// Value is the value with its new text.
	Value *content.Value `json:"value,omitempty"`
	// Newer is the current value if another program has changed the file.
	Newer *content.Value `json:"newer,omitempty"`
	// Hash is the hash of the file as it is now, after this change or another one.
	Hash string `json:"hash,omitempty"`
	// File is the file that was written.
	File  string `json:"file,omitempty"`
	Saved bool   `json:"saved,omitempty"`
	Steps int    `json:"steps"`
}

// Page returns the values that can be changed on a page: those of its own file, of data files and
// tables, and of the front matter of other pages.
func (e *Editor) Page(ctx context.Context, address string) Page {
	e.mu.Lock()
	defer e.mu.Unlock()
	values, own := e.drafter.values(ctx), e.drafter.source(ctx, address)
	page := Page{Root: e.drafter.Root(), Steps: len(e.done), Files: []File{}}
	for _, name := range values.Files() {
		if file, ok := e.file(values, name, name == own); ok {
			page.Files = append(page.Files, file)
		}
	}
	return page
}

// file returns the values of a file, which it reads again only if the file has changed. It returns
// false if the file cannot be edited; dev shows the reason.
func (e *Editor) file(values *content.ValueReader, name string, own bool) (File, bool) {
	data, err := e.read(name)
	if err != nil {
		return File{}, false
	}
	text, _, ok := content.SplitLineEnds(data)
	if !ok {
		return File{}, false
	}
	file := File{Name: name, Hash: hashOf(data), Own: own, Values: []content.Value{}}
	key := fmt.Sprint(file.Hash, own, values.Fingerprint())
	if known := e.known[name]; known.key == key {
		return known.file, true
	}
	read := values.ReadFront
	if own {
		read = values.Read
	}
	file.Values = append(file.Values, read(name, text)...)
	e.known[name] = knownFile{key, file}
	return file, true
}

// Check returns the result of a change without writing it.
func (e *Editor) Check(ctx context.Context, c Change) Answer {
	e.mu.Lock()
	defer e.mu.Unlock()
	answer, _ := e.prepare(ctx, c)
	return answer
}

// Save makes a change, unless it is refused or would cause an error.
func (e *Editor) Save(ctx context.Context, c Change) Answer {
	e.mu.Lock()
	defer e.mu.Unlock()
	answer, done := e.prepare(ctx, c)
	if done == nil || ctx.Err() != nil {
		return answer
	}
	if done.before != done.after {
		switch err := e.replace(done.file, done.before, done.after); {
		case errors.Is(err, errNewer):
			answer, _ = e.prepare(ctx, c) // returns what the file contains now
			return answer
		case err != nil:
			answer.Refused = sentence(err)
			return answer
		}
		e.done = append(e.done, *done)
		e.done = e.done[max(0, len(e.done)-maxSteps):]
	}
	answer.Saved, answer.File, answer.Hash, answer.Steps = true, done.file, hashOf(done.after), len(e.done)
	return answer
}

// Undo reverts the last change, unless its file has changed since.
func (e *Editor) Undo() Answer {
	e.mu.Lock()
	defer e.mu.Unlock()
	answer := Answer{Problems: diag.List{}, Steps: len(e.done)}
	if len(e.done) == 0 {
		answer.Refused = "There is nothing to undo."
		return answer
	}
	last := e.done[len(e.done)-1]
	switch err := e.replace(last.file, last.after, last.before); {
	case errors.Is(err, errNewer):
		answer.Refused = fmt.Sprintf("%s was changed by another program since, so the change cannot be undone here.", last.file)
		return answer
	case err != nil:
		answer.Refused = sentence(err)
		return answer
	}
	e.done = e.done[:len(e.done)-1]
	answer.Saved, answer.File, answer.Hash, answer.Steps = true, last.file, hashOf(last.before), len(e.done)
	return answer
}

// prepare makes a change in memory. The step is nil if it cannot be saved.
func (e *Editor) prepare(ctx context.Context, c Change) (Answer, *step) {
	answer := Answer{Problems: diag.List{}, Steps: len(e.done)}
	before, err := e.read(c.File)
	if err != nil {
		answer.Refused = sentence(err)
		return answer, nil
	}
	text, restore, ok := content.SplitLineEnds(before)
	if !ok {
		answer.Refused = "The lines of this file end in different ways, so it can only be changed in an editor."
		return answer, nil
	}
	read := e.drafter.values(ctx).Read
	values := read(c.File, text)
	at := slices.IndexFunc(values, func(v content.Value) bool { return v.Path == c.Path })
	if hashOf(before) != c.Hash {
		answer.Hash = hashOf(before)
		answer.Refused = "The file was changed by another program in the meantime."
		if at >= 0 {
			answer.Newer = &values[at]
		}
		return answer, nil
	}
	if at < 0 {
		answer.Refused = "This value is not in the file any more."
		return answer, nil
	}
	after, value, ok := Replace(text, values, at, normal(c.Text), func(text string) []content.Value { return read(c.File, text) })
	if !ok {
		answer.Refused = refusal(values[at], c.Text)
		return answer, nil
	}
	after = restore(after)
	files, err := with(e.drafter.FS(), c.File, after)
	if err != nil {
		answer.Refused = sentence(err)
		return answer, nil
	}
	problems := e.drafter.problems(ctx, files)
	answer.Problems, answer.Value = append(answer.Problems, problems...), &value
	if problems.HasErrors() {
		return answer, nil
	}
	return answer, &step{c.File, before, after}
}

func hashOf(data string) string {
	sum := sha256.Sum256([]byte(data))
	return hex.EncodeToString(sum[:])
}

// drafter reads unsaved content, with a cache of its own.
type drafter struct {
	*generator.Builder
	cache *cache.Cache
	// sources maps the addresses of pages to their files, as of the last reading.
	sources map[string]string
}

func (d *drafter) values(ctx context.Context) *content.ValueReader {
	return d.Unsaved(d.FS(), d.cache).Values(ctx)
}

// source returns the file of the page at an address, or "" if there is no page.
func (d *drafter) source(ctx context.Context, address string) string {
	if source, known := d.sources[address]; known {
		return source
	}
	d.problems(ctx, d.FS())
	return d.sources[address]
}

// problems returns the problems that a plan would report in the texts and links of the content, if
// files were the site's folder.
func (d *drafter) problems(ctx context.Context, files fs.FS) diag.List {
	routes, diags := d.Unsaved(files, d.cache).Routes(ctx)
	d.sources = map[string]string{}
	for _, route := range routes {
		d.sources[route.Page.Path] = route.Source
	}
	return diags
}
