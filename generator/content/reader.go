package content

import (
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"time"
	"unicode/utf8"

	"nightlight/generator/cache"
	"nightlight/generator/diag"
	"nightlight/generator/markdown"
	"nightlight/generator/schema"
	"nightlight/generator/yamldoc"
)

// maxSize is the most that a file of text may have: a larger one is a picture or
// a backup under a wrong name, and would keep the parsers busy.
const maxSize = 1 << 20

var errTooLarge = errors.New("larger than a text may be")

// hashedFile is the hash of a file's text.
var hashedFile = cache.Func[cache.Key]{Name: "text", Encoding: cache.MetaOnly[cache.Key]{Codec: new(cache.Codec)}}

// mtimeSafetyGap is how old a modification time must be to tell a file's text from
// every other: some file systems count in steps of two seconds.
const mtimeSafetyGap = 3 * time.Second

// reader is what makes a document of a file. The documents that are remembered hold
// on to it, to read the rest of them when it is asked for.
type reader struct {
	Options
	resolver *resolver
	convert  *markdown.Converter
	codec    *cache.Codec
}

func newReader(opts Options) *reader {
	resolver := newResolver(opts.Icons, opts.Cache)
	return &reader{opts, resolver, markdown.New(markdown.Options{Resolver: resolver}), newCodec(resolver)}
}

// Parsed is the kind of what the cache remembers: one file each.
const Parsed = "parse"

// remember parses a file, or recalls what it was parsed to.
func (r *reader) remember(c collection, file string, fingerprint []byte) parsed {
	text, diags := r.fileHash(file)
	if diags.HasErrors() {
		return parsed{diags: diags}
	}
	key := cache.KeyOf([]byte(file), text[:], fingerprint)
	kind := cache.Func[*Document]{Name: Parsed, Encoding: &documentEncoding{reader: r, in: c, file: file, key: key}}
	doc, diags := cache.Do(r.Cache, kind, key, func() (*Document, diag.List) {
		data, problem := r.readText(file)
		if problem != nil {
			return nil, diag.List{*problem}
		}
		doc, diags := r.parse(c, file, data)
		if doc != nil {
			doc.Key = nameKey(key)
		}
		return doc, diags
	})
	return parsed{file, c.address(file), doc, diags}
}

func nameKey(key cache.Key) string { return base64.RawURLEncoding.EncodeToString(key[:]) }

// parse reads one file. The document is nil when there is no telling what kind of
// page it is.
func (r *reader) parse(c collection, file string, data []byte) (*Document, diag.List) {
	text, body, bodyPos, missing := yaml().FrontMatter(file, data)
	if missing != nil {
		return nil, diag.List{*missing}
	}
	converted, diags := r.convert.Convert(body, bodyPos)
	template, problem := c.templateOf(text)
	if template == "" {
		return nil, slices.Concat(diags, text.Diags(), problem)
	}
	matter := schema.Templates[template]()
	front := r.fillMarkup(text.Decode(matter))
	schema.FillLists(matter)
	doc := &Document{
		Front: Front{
			File: file, Path: c.address(file), Collection: c.name, Template: template,
			Matter: matter, Headings: converted.Headings, IDs: converted.IDs,
			Links: slices.Concat(front.links, converted.Links), Words: converted.Words,
		},
		positions: func() yamldoc.Positions { return front.Positions },
	}
	if len(converted.Blocks) > 0 {
		doc.Body = func() []schema.Block { return converted.Blocks }
	}
	return doc, append(diags, front.Diags...)
}

// read returns the bytes of a file, unless it is too large.
func (r *reader) read(file string) ([]byte, error) {
	info, err := fs.Stat(r.FS, file)
	if err == nil && info.Size() > maxSize {
		return nil, errTooLarge
	}
	return fs.ReadFile(r.FS, file)
}

// readText returns a file that is text, or the problem with it.
func (r *reader) readText(file string) ([]byte, *diag.Diagnostic) {
	data, err := r.read(file)
	var problem diag.Diagnostic
	switch {
	case errors.Is(err, fs.ErrNotExist):
		problem = diag.Errorf(diag.Pos{File: file}, "This file is missing, and the site cannot do without it.")
	case errors.Is(err, errTooLarge):
		problem = diag.Errorf(diag.Pos{File: file}, "This file has more than 1 MiB, which is too much for text.")
	case err != nil:
		problem = diag.FromError(err, "reading "+file)
	case !utf8.Valid(data):
		problem = diag.Errorf(diag.Pos{File: file}, "This file is not saved as UTF-8, so its letters cannot be read.").
			WithHint("Choose the encoding UTF-8 when saving it.")
	default:
		return data, nil
	}
	return nil, &problem
}

// fileHash returns the hash of a file's text. A file with the size and the modification
// time that it had before is not read for it.
func (r *reader) fileHash(file string) (cache.Key, diag.List) {
	read := func() (cache.Key, diag.List) {
		data, problem := r.readText(file)
		if problem != nil {
			return cache.Key{}, diag.List{*problem}
		}
		return cache.KeyOf(data), nil
	}
	info, err := fs.Stat(r.FS, file)
	if err != nil || info.ModTime().IsZero() || time.Since(info.ModTime()) < mtimeSafetyGap {
		return read()
	}
	stamp := fmt.Append(nil, info.Size(), " ", info.ModTime().UnixNano())
	return cache.Do(r.Cache, hashedFile, cache.KeyOf([]byte(file), stamp), read)
}
