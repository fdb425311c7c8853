package schema

import "reflect"

// Block is one part of a Markdown body: prose, or a directive such as :::tabs.
type Block interface{ Block() }

// Blocks contains one zero value of each of the engine's blocks, prose first, in the order in
// which docs/content.md explains them. A model adds those of its site.
//
// The fields of a block's struct say what an author writes:
//
//   - Type has a const tag: the name of the block and of its directive.
//   - A string, a bool, an Icon and a Picture are attributes, under their names in JSON.
//     Their validate tags are the rules. A string called href is an address.
//   - A []Block is the Markdown inside the directive. Without one it has no closing line.
//   - A list of structs with a holds tag is the directives of that name inside this one,
//     which then contains nothing else.
//   - A string with a words tag is read like prose: it counts in the page's length, the
//     search finds it, and a field ID beside it is made of it.
//
// Any other field is for the build to fill in.
var Blocks = []Block{
	&ProseBlock{}, &Callout{}, &Tabs{}, &Accordion{}, &Cards{}, &Steps{}, &TableBlock{}, &Jump{},
	&Quote{}, &Figure{}, &Action{},
}

// NameOf is a block's type in JSON, and the name of its directive.
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
