package yamldoc

import (
	"reflect"
	"testing"
)

// FuzzYAML shows that no text, however broken, stops the reader: the YAML parser has
// had panics on odd input.
func FuzzYAML(f *testing.F) {
	for _, seed := range []string{
		"", "a: [", "? :", "- - -\n", "a: |\n\n", "&a *a", "<<: *x", "!!map", "{a: b, c}", "a: >-\n\tb", "%YAML 1.2\n---\n",
		"title: {}\nrelated: {a: b}\nlead: [[]]\nreviewed: !!binary x\n", "\"\\u12\"", "a:\n- b\n  - c\n d", "'", "title: - \n ? a",
		"+ 0\ntitle:\nlead:\nreviewed:\n\r 0:", "name: x\nmotto: >\n  a\n\n  b\nowner:\n  emails: {a}\nsisters: [[]]\n",
	} {
		f.Add([]byte(seed))
	}
	_, cases := mistakes(f)
	for _, c := range cases {
		f.Add(c.author.Data)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, into := range []any{&shop{}, &[]recipe{}, &recipe{}} {
			for _, value := range Read("x.yaml", text, into).Scalars {
				value.Locator()(value.Pos)
			}
		}
		front := append(append([]byte("---\n"), text...), "\n---\n"...)
		for _, file := range [][]byte{text, front} {
			if doc, _, _, problem := recipes.FrontMatter("x.md", file); problem == nil {
				doc.Value("title")
				doc.Decode(&recipe{})
			}
		}
	})
}

// Read reads a whole file into v, a pointer to an empty value.
func Read(file string, data []byte, v any) *Result {
	return NewReader(reflect.TypeOf(v).Elem()).Read(file, data, v)
}
