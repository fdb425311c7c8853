package content

import (
	"bytes"
	"encoding/base64"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"unicode/utf8"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/quantity"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// MaxSize is the most bytes that a file of text may have: a larger one is a picture or
// a backup under a wrong name, and would keep the parsers busy.
const MaxSize = 1 << 20

// MaxYAML is the most bytes that a YAML file may have.
const MaxYAML = yamldoc.MaxBytes

var (
	errTooLarge = errors.New("larger than a text may be")
	errNoFile   = errors.New("not a file")
	errLink     = errors.New("a link")
)

// reader is what makes a document of a file. Cached documents keep it, to
// read their payloads when they are asked for.
type reader struct {
	Options
	resolver *resolver
	convert  *markdown.Converter
	yaml     *yamldoc.Reader
	codec    *cache.Codec
	// samples are the lines that new files begin with.
	samples map[string]bool
}

func newReader(opts Options) *reader {
	resolver := newResolver(opts)
	return &reader{
		Options:  opts,
		resolver: resolver,
		convert: markdown.New(markdown.Options{
			Resolver: resolver, Blocks: opts.Model.Blocks, Tags: opts.Model.Tags(), Quantities: quantity.New(opts.Model.Quantities),
		}),
		yaml:    newYAML(&opts.Model),
		codec:   newCodec(&opts.Model, resolver),
		samples: sampleLines(opts.Model.Starters),
	}
}

// Parsed is the name under which the cache holds documents.
const Parsed = "parse"

// document parses a file, unless the cache holds what it was parsed to.
func (r *reader) document(in Collection, file string, fingerprint []byte) parsed {
	hash, data, diags := cache.KeyOfFile(r.Cache, r.FS, file, func() ([]byte, diag.List) {
		text, problem := r.readText(file)
		if problem != nil {
			return nil, diag.List{*problem}
		}
		return text, nil
	})
	if diags.HasErrors() {
		return parsed{file: file, address: in.address(file), diags: diags}
	}
	key := documentKey(file, hash, fingerprint)
	f := cache.Func[*Document]{Name: Parsed, Encoding: &documentEncoding{reader: r, in: in, file: file, key: key}}
	doc, diags := cache.Try(r.Cache, f, key, func() (*Document, diag.List, bool) {
		text, problem := data, (*diag.Diagnostic)(nil)
		if text == nil {
			text, problem = r.readText(file)
		}
		if problem != nil {
			return nil, diag.List{*problem}, false
		}
		parsedHash := cache.KeyOf(text) // differs when the file changes between hashing and parsing
		doc, diags := r.parse(in, file, text)
		if doc != nil {
			doc.Key = nameKey(documentKey(file, parsedHash, fingerprint))
		}
		return doc, diags, parsedHash == hash
	})
	return parsed{file, in.address(file), doc, diags}
}

func documentKey(file string, text cache.Key, fingerprint []byte) cache.Key {
	return cache.KeyOf([]byte(file), text[:], fingerprint)
}

func nameKey(key cache.Key) string { return base64.RawURLEncoding.EncodeToString(key[:]) }

// parse reads one file. The document is nil when there is no telling what kind of
// page it is.
func (r *reader) parse(in Collection, file string, data []byte) (*Document, diag.List) {
	text, body, bodyPos, missing := r.yaml.FrontMatter(file, data)
	if missing != nil {
		return nil, diag.List{*missing}
	}
	converted, diags := r.convert.Convert([]byte(body), bodyPos)
	template, problem := r.templateOf(in, text)
	if template == nil {
		return nil, slices.Concat(diags, text.Diags, problem)
	}
	matter := template.New()
	front := r.fillMarkup(text.Decode(matter))
	schema.FillLists(matter)
	doc := &Document{
		Front: Front{
			File: file, Path: in.address(file), Collection: in.Folder, Template: template.Name,
			Matter: matter, Headings: converted.Headings, IDs: converted.IDs,
			Links: slices.Concat(front.links, converted.Links), Words: converted.Words,
			BodyHash: cache.KeyOf([]byte(strings.TrimSpace(body))),
		},
		positions: func() yamldoc.Positions { return front.Positions },
	}
	if len(converted.Blocks) > 0 || template.NeedsText {
		doc.Body = func() []schema.Block { return converted.Blocks }
	}
	if template.NeedsText && len(converted.Blocks) == 0 {
		doc.Unwritten = true
		diags = append(diags, diag.Warnf(bodyPos, "This page has no text yet; it stays a draft until it has.").
			WithHint("Write the text below the second line of three hyphens."))
	}
	diags = append(diags, r.resolver.checkBodyReferences(body, bodyPos)...)
	if !matter.Common().Draft {
		diags = append(diags, r.checkSamples(body, bodyPos)...)
	}
	return doc, slices.Concat(diags, front.Diags, checkLeftovers(file, data), checkDescription(front.Result, template, matter.Common()))
}

// The lengths of a description, in letters, between which search engines show it whole
// and do not write one of their own.
const (
	shortestDescription = 50
	longestDescription  = 160
)

// checkDescription warns of a description that search engines would cut or replace.
func checkDescription(front *yamldoc.Result, template *Template, matter *schema.Matter) diag.List {
	length := utf8.RuneCountInString(matter.Description)
	listed := !matter.Hidden && !template.Unlisted && matter.Access != schema.Members && matter.Canonical == ""
	if !listed || front.HasProblem("description") || length == 0 || length >= shortestDescription && length <= longestDescription {
		return nil
	}
	return diag.List{diag.Warnf(front.At("description"), "This description has %d letters; search engines show %d to %d.", length, shortestDescription, longestDescription)}
}

// read returns the bytes of a file, unless it is too large.
func (r *reader) read(file string) ([]byte, error) {
	info, err := fs.Lstat(r.FS, file)
	switch {
	case err == nil && info.Mode().Type() == fs.ModeSymlink:
		return nil, errLink
	case err == nil && !info.Mode().IsRegular():
		return nil, errNoFile // reading a pipe would block
	case err == nil && info.Size() > MaxSize:
		return nil, errTooLarge
	}
	return fs.ReadFile(r.FS, file)
}

// readText returns a file that is text, or the problem with it.
func (r *reader) readText(file string) ([]byte, *diag.Diagnostic) {
	data, err := r.read(file)
	var problem diag.Diagnostic
	switch {
	case err != nil:
		problem = problemOf(file, err)
	case !utf8.Valid(data):
		problem = diag.Errorf(diag.Pos{File: file}, "This file is not saved as UTF-8, so its letters cannot be read.").
			WithHint("Choose the encoding UTF-8 when saving it.")
	case bytes.IndexByte(data, 0) >= 0:
		line := 1 + bytes.Count(data[:bytes.IndexByte(data, 0)], []byte("\n"))
		problem = diag.Errorf(diag.Pos{File: file, Line: line}, "There is a character without a meaning (NUL) on this line, as broken files have.").
			WithHint("Save the file again as text, in the encoding UTF-8, or take it from a backup.")
	default:
		conflict := diag.Conflict(file, data)
		return data, conflict
	}
	return nil, &problem
}

// problemOf is the problem with a file that could not be read.
func problemOf(file string, err error) diag.Diagnostic {
	at := diag.Pos{File: file}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return diag.Errorf(at, "This file is missing, and the site cannot do without it.")
	case errors.Is(err, errLink):
		return problemOfLink(file)
	case errors.Is(err, errNoFile):
		return diag.Errorf(at, "This is not a file with text, but a folder or a device.")
	case errors.Is(err, errTooLarge):
		return diag.Errorf(at, "This file has more than 1 MiB, which is too much for text.")
	}
	return diag.FromError(err, "reading "+file)
}
