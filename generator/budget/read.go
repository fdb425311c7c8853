package budget

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"strings"
	"unicode/utf8"

	"nightlight/generator/diag"
)

// Read reads the limits of the site at fsys. All that it does not understand is a
// problem, at its place.
func Read(fsys fs.FS) (Limits, diag.List) {
	data, err := fs.ReadFile(fsys, File)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	} else if err != nil {
		return nil, diag.List{diag.FromError(err, "reading the budgets")}
	}
	r := &reader{data: data, limits: Limits{}}
	r.dec = json.NewDecoder(bytes.NewReader(data))
	if err := r.object(); err != nil {
		r.complain(r.stopped(err), 0, "this is not JSON: %s", reason(err)).
			Hint = `budgets.json holds one object of numbers, such as { "scripts-kb": 95 }`
	}
	return r.limits, r.diags
}

type reader struct {
	data   []byte
	dec    *json.Decoder
	limits Limits
	diags  diag.List
}

// errNoObject is JSON of another kind.
var errNoObject = errors.New("an object in braces is expected")

func (r *reader) object() error {
	if open, err := r.dec.Token(); err != nil {
		return err
	} else if open != json.Delim('{') {
		return errNoObject
	}
	for r.dec.More() {
		key, err := r.dec.Token()
		if err != nil {
			return err
		}
		name := key.(string) // the decoder takes nothing else for a key
		after := int(r.dec.InputOffset())
		var value json.RawMessage
		if err := r.dec.Decode(&value); err != nil {
			return err
		}
		r.limit(name, after-len(name)-2, value)
	}
	if _, err := r.dec.Token(); err != nil {
		return err
	}
	if _, err := r.dec.Token(); !errors.Is(err, io.EOF) {
		return errors.New("nothing may follow the closing brace")
	}
	return nil
}

// limit takes one key, which stands at a place in the file, and its value.
func (r *reader) limit(key string, at int, value json.RawMessage) {
	measure, known := find(key)
	_, twice := r.limits[key]
	switch {
	case !known:
		d := r.complain(at, len(key)+2, "there is no budget %q", key)
		if near := diag.Suggest(key, keys()); near != "" {
			d.Hint = "did you mean " + near + "?"
		} else {
			d.Hint = "the budgets are " + strings.Join(keys(), ", ")
		}
		return
	case twice:
		r.complain(at, len(key)+2, "%s is set twice", key)
		return
	}
	start := int(r.dec.InputOffset()) - len(value)
	var most float64
	if err := json.Unmarshal(value, &most); err != nil || most <= 0 {
		r.complain(start, utf8.RuneCount(value), "%s must be a number above 0", key)
		return
	}
	r.limits[key] = Limit{Most: int(most * float64(measure.unit())), Pos: r.pos(start)}
}

func (r *reader) complain(at, length int, format string, args ...any) *diag.Diagnostic {
	d := diag.Errorf(r.pos(at), format, args...)
	d.Length = length
	r.diags = append(r.diags, d)
	return &r.diags[len(r.diags)-1]
}

// pos is the place of an offset.
func (r *reader) pos(offset int) diag.Pos {
	before := r.data[:min(offset, len(r.data))]
	line := before[bytes.LastIndexByte(before, '\n')+1:]
	return diag.Pos{File: File, Line: bytes.Count(before, []byte("\n")) + 1, Column: utf8.RuneCount(line) + 1}
}

// stopped is where the decoder could not go on.
func (r *reader) stopped(err error) int {
	if syntax := new(json.SyntaxError); errors.As(err, &syntax) {
		return max(int(syntax.Offset)-1, 0)
	}
	return max(int(r.dec.InputOffset())-1, 0)
}

func reason(err error) string {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return "it ends too soon"
	}
	return err.Error()
}

func find(key string) (Measure, bool) {
	for _, m := range Measures {
		if m.Key == key {
			return m, true
		}
	}
	return Measure{}, false
}

func keys() []string {
	names := make([]string, len(Measures))
	for i, m := range Measures {
		names[i] = m.Key
	}
	return names
}
