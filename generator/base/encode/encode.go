// Package encode writes values as JSON that always can be: those of the program's own types,
// which contain texts, numbers and lists of them. One that cannot is a fault of the program.
package encode

import (
	"bytes"
	"encoding/json"
	"fmt"

	"nightlight/generator/base/work"
)

// JSON returns a value as JSON that may stand in markup: < and & are escaped.
func JSON(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("writing %T: %v", v, err))
	}
	work.Add(work.EncodedBytes, len(data))
	return data
}

// Unescaped returns a value as JSON for a file of its own, where < and & stay as they are.
func Unescaped(v any) []byte {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(v); err != nil {
		panic(fmt.Sprintf("writing %T: %v", v, err))
	}
	work.Add(work.EncodedBytes, b.Len())
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}

// Indented returns a value as JSON for people and programs, in lines.
func Indented(v any) []byte {
	data, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		panic(fmt.Sprintf("writing %T: %v", v, err))
	}
	work.Add(work.EncodedBytes, len(data))
	return append(data, '\n')
}
