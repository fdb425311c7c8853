// Package encode writes values as JSON that always can be: those of the program's own types,
// which contain texts, numbers and lists of them. One that cannot is a fault of the program.
package encode

import (
	"bytes"
	"encoding/json"

	"nightlight/generator/base/work"
)

// JSON returns a value as JSON that may stand in markup: < and & are escaped.
func JSON(v any) []byte {
	data, err := json.Marshal(v)
	return counted(data, err)
}

// Unescaped returns a value as JSON for a file of its own, where < and & stay as they are.
func Unescaped(v any) []byte {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(v)
	return counted(bytes.TrimSuffix(b.Bytes(), []byte("\n")), err)
}

// Indented returns a value as JSON for people and programs, in lines.
func Indented(v any) []byte {
	data, err := json.MarshalIndent(v, "", "  ")
	return append(counted(data, err), '\n')
}

func counted(data []byte, err error) []byte {
	if err != nil {
		panic(err) // names the type
	}
	work.Add(work.EncodedBytes, len(data))
	return data
}
