// Package encode encodes values of the program's own types as JSON, which cannot fail: they
// contain only strings, numbers and lists of them. It panics for other values.
package encode

import (
	"bytes"
	"encoding/json"

	"nightlight/generator/base/work"
)

// JSON returns a value as JSON that is safe in markup: <, > and & are escaped.
func JSON(v any) []byte {
	data, err := json.Marshal(v)
	return counted(data, err)
}

// Unescaped returns a value as JSON for a separate file, without escaping <, > and &.
func Unescaped(v any) []byte {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(v)
	return counted(bytes.TrimSuffix(b.Bytes(), []byte("\n")), err)
}

// Indented returns a value as indented JSON with a line feed at the end.
func Indented(v any) []byte {
	data, err := json.MarshalIndent(v, "", "  ")
	return append(counted(data, err), '\n')
}

func counted(data []byte, err error) []byte {
	if err != nil {
		panic(err) // the error names the type
	}
	work.Add(work.EncodedBytes, len(data))
	return data
}
