package schema

import "reflect"

// Block is one part of a Markdown body: prose, or a directive such as :::tabs.
type Block interface{ Block() }

// Blocks contains one zero value of each of the engine's blocks: prose first, then in the order
// of docs/content.md. A model adds the blocks of its site.
//
// The fields of a block's struct define its directive:
//
//   - Type has a const tag: the name of the block and of its directive.
//   - A string, a bool, an Icon or a Picture is an attribute, under its name in JSON. Its
//     validate tag contains the rules. A string called href is an address.
//   - A []Block is the Markdown inside the directive. Without one, it has no closing line.
//   - A list of structs with a holds tag contains the nested directives of that name; the
//     directive then contains nothing else.
//   - A string with a words tag is treated like prose: it counts towards the page's length,
//     the search finds it, and a field ID beside it is derived from it.
//
// The build fills in any other field.
var Blocks = []Block{
	&ProseBlock{}, &Callout{}, &Tabs{}, &Accordion{}, &Cards{}, &Steps{}, &TableBlock{}, &Jump{},
	&Quote{}, &Figure{}, &Action{},
}

// NameOf returns a block's type in JSON, which is also the name of its directive.
func NameOf(block Block) string {
	field, _ := reflect.TypeOf(block).Elem().FieldByName("Type")
	return field.Tag.Get("const")
}

func (*ProseBlock) Block() {}
func (*Callout) Block()    {}
func (*Tabs) Block()       {}
func (*Accordion) Block()  {}
func (*Cards) Block()      {}
func (*Steps) Block()      {}
func (*TableBlock) Block() {}
func (*Jump) Block()       {}
func (*Quote) Block()      {}
func (*Figure) Block()     {}
func (*Action) Block()     {}
