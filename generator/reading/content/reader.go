package content

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"io/fs"
	"reflect"
	"slices"
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/work"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// MaxSize is the maximum size of a text in bytes; a larger file is probably not a text.
const MaxSize = 1 << 20

// MaxYAML is the maximum size of a YAML file in bytes.
const MaxYAML = yamldoc.MaxBytes

// reader turns files into documents, which refer to it to read their bodies again.
type reader struct {
	Options
	resolver *resolver
	convert  *markdown.Converter
	yaml     *yamldoc.Reader
	// samples are the sample texts of new files and of the documents' examples.
	samples map[string]bool
	// fresh counts the bytes of the files whose parsed bodies stay in memory until their first use.
	fresh atomic.Int64
}

// mostFresh limits fresh, because the bodies of ten thousand articles need much memory.
const mostFresh = 40 << 20

func newReader(opts Options) *reader {
	resolver := newResolver(opts)
	for _, block := range opts.Model.BlockTypes() {
		cache.Register(block)
	}
	return &reader{
		Options:  opts,
		resolver: resolver,
		convert: markdown.New(markdown.Options{
			Resolver: resolver, Blocks: opts.Model.Blocks, Tags: opts.Model.Tags(), Frame: opts.Model.FrameIDs,
		}),
		yaml:    newYAML(&opts.Model),
		samples: samplesIn(&opts.Model),
	}
}

// Parsed is the name under which the cache stores documents.
const Parsed = "parse"

func (r *reader) document(in Collection, file string, common []byte) parsed {
	hash, data, diags := cache.KeyOfFile(r.Cache, r.FS, file, func() ([]byte, diag.List) { return r.readText(file) })
	if diags.HasErrors() {
		return parsed{file: file, address: in.address(file), diags: diags}
	}
	now, key := hash, documentKey(file, hash, common)
	var body []schema.Block
	fits := func(s stored) bool { return r.resolver.shown(s.Front.Links) == s.Shown }
	kept, diags := cache.DoIf(r.Cache, parsedAs, key, fits, func() (stored, diag.List, bool) {
		text := data
		if text == nil {
			var problems diag.List
			if text, problems = r.readText(file); problems != nil {
				return stored{}, problems, false
			}
			now = cache.KeyOf(text) // differs when the file changes between hashing and parsing
			key = documentKey(file, now, common)
		}
		doc, blocks, diags := r.parse(in, file, text)
		if r.fresh.Add(int64(len(text))) < mostFresh {
			body = blocks
		}
		return doc, diags, now == hash && !diags.HasErrors() // a new picture or table may fix errors
	})
	key = withShown(key, kept.Shown)
	doc := r.restored(kept, base64.RawURLEncoding.EncodeToString(key[:]), now)
	if len(body) > 0 {
		doc.Body = firstly(body, doc.Body)
	}
	return parsed{file, in.address(file), doc, diags}
}

// withShown combines the keys of a text and of everything that it shows.
func withShown(text, shown cache.Key) cache.Key {
	if shown == (cache.Key{}) {
		return text
	}
	var both [2 * sha256.Size]byte
	copy(both[copy(both[:], text[:]):], shown[:])
	return sha256.Sum256(both[:])
}

// firstly returns a function that yields body once, because the caller may change it, then again().
func firstly(body []schema.Block, again func() []schema.Block) func() []schema.Block {
	var first atomic.Pointer[[]schema.Block]
	first.Store(&body)
	return func() []schema.Block {
		if body := first.Swap(nil); body != nil {
			return *body
		}
		return again()
	}
}

func documentKey(file string, text cache.Key, common []byte) cache.Key {
	return cache.KeyOf([]byte(file), text[:], common)
}

// parse returns no Front if the kind of page cannot be determined.
func (r *reader) parse(in Collection, file string, data []byte) (stored, []schema.Block, diag.List) {
	work.Add(work.Parsed, 1)
	whole, start := diag.Normalise(data), 0
	text, body, bodyPos, missing := r.yaml.FrontMatter(file, whole)
	if missing != nil {
		return stored{}, nil, diag.List{*missing}
	}
	converted, diags := r.convert.Convert(body, bodyPos)
	template, problem := r.templateOf(in, text)
	if template == nil {
		return stored{}, nil, slices.Concat(diags, text.Diags, problem)
	}
	matter := template.New()
	front := r.fillMarkup(text.Decode(matter))
	schema.FillLists(matter)
	doc := &Front{
		File: file, Path: in.address(file), Collection: in.Folder, Template: template.Name,
		Matter: matter, Headings: converted.Headings, IDs: converted.IDs,
		Links: slices.Concat(front.links, converted.Links), Words: converted.Words,
		BodyHash: cache.KeyOf([]byte(strings.TrimSpace(body))),
	}
	if template.NeedsText && len(converted.Blocks) == 0 {
		doc.Unwritten = true
		diags = append(diags, diag.Warnf("page-empty", bodyPos, "This page has no text yet; it stays a draft until it has.").
			WithHint("Write the text below the second line of three hyphens."))
	}
	diags = append(diags, r.resolver.checkBodyReferences(body, bodyPos)...)
	if !matter.Common().Draft {
		diags = append(diags, r.checkSamples(front.Result, body, bodyPos, "Write your own, remove it, or make the page a draft again: draft: true.")...)
	}
	diags = slices.Concat(diags, front.Diags, checkLeftovers(file, whole, front.Lists), checkDescription(front.Result, template, matter.Common()))
	if len(converted.Blocks) > 0 || template.NeedsText {
		start = len(whole) - len(body)
	}
	return stored{doc, start, r.resolver.shown(doc.Links)}, converted.Blocks, diags
}

// The range of lengths, in characters, in which search engines show a whole description.
const (
	shortestDescription = 50
	longestDescription  = 160
)

func checkDescription(front *yamldoc.Result, template *Template, matter *schema.Matter) diag.List {
	length := utf8.RuneCountInString(matter.Description)
	listed := !matter.Hidden && !template.Unlisted && matter.Access != schema.Members && matter.Canonical == ""
	listed = listed && !strings.Contains(matter.Description, "{") // unresolved references are reported elsewhere
	if !listed || front.HasProblem("description") || length == 0 || length >= shortestDescription && length <= longestDescription {
		return nil
	}
	return diag.List{diag.Warnf("description-length", front.At("description"), "This description has %d letters; search engines show %d to %d.", length, shortestDescription, longestDescription)}
}

func (r *reader) read(file string) ([]byte, diag.List) {
	info, err := fs.Lstat(r.FS, file)
	at := diag.Pos{File: file}
	var problem diag.Diagnostic
	switch {
	case errors.Is(err, fs.ErrNotExist):
		problem = diag.Errorf("file-missing", at, "This file is missing, and the site cannot do without it.")
	case err == nil && info.Mode().Type() == fs.ModeSymlink:
		problem = problemOfLink(file)
	case err == nil && !info.Mode().IsRegular(): // reading a pipe would block
		problem = diag.Errorf("not-a-text-file", at, "This is not a file with text, but a folder or a device.")
	case err == nil && info.Size() > MaxSize:
		problem = diag.Errorf("file-too-large", at, "This file has more than 1 MiB, which is too much for text.")
	default:
		data, err := fs.ReadFile(r.FS, file)
		if err == nil {
			return data, nil
		}
		problem = diag.FromError(err, "reading "+file)
	}
	return nil, diag.List{problem}
}

func (r *reader) readText(file string) ([]byte, diag.List) {
	data, unread := r.read(file)
	if unread != nil {
		return nil, unread
	}
	var problem diag.Diagnostic
	switch zero := bytes.IndexByte(data, 0); {
	case !utf8.Valid(data):
		problem = diag.Errorf(diag.NotUTF8, diag.Pos{File: file}, "This file is not saved as UTF-8, so its letters cannot be read.").
			WithHint("Choose the encoding UTF-8 when saving it.")
	case zero >= 0:
		line := 1 + bytes.Count(data[:zero], []byte("\n"))
		problem = diag.Errorf("null-character", diag.Pos{File: file, Line: line}, "There is a character without a meaning (NUL) on this line, as broken files have.").
			WithHint("Save the file again as text, in the encoding UTF-8, or take it from a backup.")
	default:
		conflict := diag.Conflict(file, data)
		if conflict == nil {
			return data, nil
		}
		problem = *conflict
	}
	return nil, diag.List{problem}
}

var parsedAs = cache.Func[stored]{Name: Parsed, Stored: true}

// stored is the part of a document that is cached; the body is parsed again on request.
type stored struct {
	Front *Front // nil when the file cannot be a page
	// Start is the offset of the body in the text; 0 if there is none.
	Start int
	// Shown is what resolver.shown returned when the text was read.
	Shown cache.Key
}

// restored returns a document that later stages can complete without changing the cache.
func (r *reader) restored(s stored, key string, hash cache.Key) *Document {
	if s.Front == nil {
		return nil
	}
	doc := &Document{Front: *s.Front, Key: key, Hash: hash, reader: r}
	matter := reflect.New(reflect.TypeOf(doc.Matter).Elem())
	matter.Elem().Set(reflect.ValueOf(doc.Matter).Elem())
	doc.Matter = matter.Interface().(schema.Content)
	if s.Start > 0 {
		doc.Body = func() []schema.Block { return doc.body(s.Start) }
	}
	return doc
}

// newYAML returns a reader for the types of all files, and registers these with the cache.
func newYAML(model *Model) *yamldoc.Reader {
	values := []any{&schema.Table{}}
	for _, file := range model.NewData().Files() {
		values = append(values, file.Value)
	}
	for _, template := range model.Templates {
		values = append(values, template.New())
	}
	types := make([]reflect.Type, len(values))
	for i, value := range values {
		cache.Register(value)
		types[i] = reflect.TypeOf(value).Elem()
	}
	return yamldoc.NewReader(types...)
}
