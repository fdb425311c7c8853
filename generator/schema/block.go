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

// ProseBlock is a run of ordinary Markdown between directives.
type ProseBlock struct {
	Type string `json:"type" const:"prose"`
	HTML Prose  `json:"html"`
}

// Callout is a boxed remark: :::callout{kind="safety" title="Mind the step"}.
type Callout struct {
	Type string `json:"type" const:"callout"`
	// Kind decides the look: safety (a warning), tip, note, or one that the model adds.
	Kind  string  `json:"kind" validate:"required,oneof=safety tip note"`
	Title string  `json:"title,omitempty" words:"true"`
	Body  []Block `json:"body"`
}

// Tabs is a row of panels of which one is shown: :::tabs with :::tab inside.
type Tabs struct {
	Type string `json:"type" const:"tabs"`
	// Label names the row of tabs for screen readers.
	Label string `json:"label" validate:"required"`
	Tabs  []Tab  `json:"tabs" holds:"tab" validate:"required,min=2"`
}

// Tab is one panel of Tabs. The first is open at the start.
type Tab struct {
	// ID is made from the label; the address page#id opens the tab.
	ID    string  `json:"id"`
	Label string  `json:"label" validate:"required" words:"true"`
	Body  []Block `json:"body"`
}

// Accordion is a list of questions or topics that open: :::accordion with :::item inside.
type Accordion struct {
	Type  string          `json:"type" const:"accordion"`
	Items []AccordionItem `json:"items" holds:"item" validate:"required,min=1"`
}

// AccordionItem is one row of an Accordion.
type AccordionItem struct {
	ID    string  `json:"id"`
	Title string  `json:"title" validate:"required" words:"true"`
	Body  []Block `json:"body"`
}

// Cards is a group of small cards: :::cards with :::card inside.
type Cards struct {
	Type  string `json:"type" const:"cards"`
	Cards []Card `json:"cards" holds:"card" validate:"required,min=1"`
}

// Card is one card of Cards; with an href the whole card is a link.
type Card struct {
	Title string  `json:"title" validate:"required" words:"true"`
	Icon  Icon    `json:"icon,omitzero"`
	Href  string  `json:"href,omitempty"`
	Body  []Block `json:"body"`
}

// Steps is a numbered path: :::steps with :::step inside.
type Steps struct {
	Type  string `json:"type" const:"steps"`
	Steps []Step `json:"steps" holds:"step" validate:"required,min=1"`
}

// Step is one step of Steps.
type Step struct {
	Title string  `json:"title" validate:"required" words:"true"`
	Body  []Block `json:"body"`
}

// TableBlock shows a table from content/tables: :::table{name="opening-hours"}.
type TableBlock struct {
	Type string `json:"type" const:"table"`
	// Name is the file in content/tables without .yaml.
	Name string `json:"name" validate:"required"`
	// Expand makes each row open and close, one at a time; the rows need a detail.
	Expand bool `json:"expand,omitempty"`
	// Table is filled in from the file.
	Table *Table `json:"table"`
}

// Jump is a list of links to the page's sections: :::jump. With nothing inside it
// lists the page's second-level headings.
type Jump struct {
	Type  string    `json:"type" const:"jump"`
	Links []Heading `json:"links"`
}

// Quote is somebody's words: :::quote{by="A parent of two"}.
type Quote struct {
	Type string  `json:"type" const:"quote"`
	By   string  `json:"by,omitempty"`
	Body []Block `json:"body"`
}

// Figure is an illustration with a caption: :::figure{picture="shop-window" alt="…"}.
type Figure struct {
	Type    string  `json:"type" const:"figure"`
	Picture Picture `json:"picture" validate:"required"`
	Body    []Block `json:"body,omitempty"`
}

// Action is the one thing to do next: :::action{href="/contact" label="Ask a question"}.
type Action struct {
	Type  string  `json:"type" const:"action"`
	Href  string  `json:"href" validate:"required"`
	Label string  `json:"label" validate:"required"`
	Body  []Block `json:"body,omitempty"`
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
