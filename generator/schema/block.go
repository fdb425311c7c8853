package schema

// Block is one part of a Markdown body: prose, or a directive such as :::tabs.
// The set is closed: Blocks lists it.
type Block interface{ block() }

// Blocks holds one zero value of every kind of block, in the order in which
// docs/content.md explains them. The key is the block's type in JSON.
var Blocks = map[string]Block{
	"prose":     &ProseBlock{},
	"callout":   &Callout{},
	"tabs":      &Tabs{},
	"accordion": &Accordion{},
	"cards":     &Cards{},
	"steps":     &Steps{},
	"table":     &TableBlock{},
	"jump":      &Jump{},
	"quote":     &Quote{},
	"figure":    &Figure{},
	"action":    &Action{},
	"routine":   &Routine{},
	"listen":    &Listen{},
}

// ProseBlock is a run of ordinary Markdown between directives.
type ProseBlock struct {
	Type string `json:"type" const:"prose"`
	HTML Prose  `json:"html"`
}

// Callout is a boxed remark: :::callout{kind="safety" title="Never on a sofa"}.
type Callout struct {
	Type string `json:"type" const:"callout"`
	// Kind decides the look: safety (a warning), tip, note, tonight (what to do now).
	Kind  string  `json:"kind" validate:"required,oneof=safety tip note tonight"`
	Title string  `json:"title,omitempty"`
	Body  []Block `json:"body"`
}

// Tabs is a row of panels of which one is shown: :::tabs with :::tab inside.
type Tabs struct {
	Type string `json:"type" const:"tabs"`
	// Label names the row of tabs for screen readers.
	Label string `json:"label" validate:"required"`
	Tabs  []Tab  `json:"tabs" validate:"required,min=2"`
}

// Tab is one panel of Tabs. The first is open at the start.
type Tab struct {
	// ID is made from the label; the address page#id opens the tab.
	ID    string  `json:"id"`
	Label string  `json:"label" validate:"required"`
	Body  []Block `json:"body"`
}

// Accordion is a list of questions or topics that open: :::accordion with :::item inside.
type Accordion struct {
	Type  string          `json:"type" const:"accordion"`
	Items []AccordionItem `json:"items" validate:"required,min=1"`
}

// AccordionItem is one row of an Accordion.
type AccordionItem struct {
	ID    string  `json:"id"`
	Title string  `json:"title" validate:"required"`
	Body  []Block `json:"body"`
}

// Cards is a group of small cards: :::cards with :::card inside.
type Cards struct {
	Type  string `json:"type" const:"cards"`
	Cards []Card `json:"cards" validate:"required,min=1"`
}

// Card is one card of Cards; with an href the whole card is a link.
type Card struct {
	Title string  `json:"title" validate:"required"`
	Icon  Icon    `json:"icon,omitzero"`
	Href  string  `json:"href,omitempty"`
	Body  []Block `json:"body"`
}

// Steps is a numbered path: :::steps with :::step inside.
type Steps struct {
	Type  string `json:"type" const:"steps"`
	Steps []Step `json:"steps" validate:"required,min=1"`
}

// Step is one step of Steps.
type Step struct {
	Title string  `json:"title" validate:"required"`
	Body  []Block `json:"body"`
}

// TableBlock shows a table from content/tables: :::table{name="sleep-needs"}.
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

// Figure is an illustration with a caption: :::figure{picture="night-window" alt="…"}.
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

// Routine is a day at one age, as a card: :::routine{age="6-8 months"} around the
// table of the day and its tips.
type Routine struct {
	Type string `json:"type" const:"routine"`
	// Age is the badge of the card.
	Age  string  `json:"age" validate:"required"`
	Body []Block `json:"body"`
	// Day is read from the table, for the picture above it.
	Day *Day `json:"day,omitempty"`
}

// Day is a day of sleep, in hours since midnight.
type Day struct {
	Wake   float64 `json:"wake"`
	Asleep float64 `json:"asleep"`
	Naps   []Span  `json:"naps"`
}

// Listen is a button that plays the sample of white noise over and over:
// :::listen{label="Hear white noise" hint="…"}.
type Listen struct {
	Type string `json:"type" const:"listen"`
	// Label names the button.
	Label string `json:"label" validate:"required"`
	// Hint is shown until the button has been pressed once.
	Hint string `json:"hint" validate:"required"`
}

func (*ProseBlock) block() {}
func (*Callout) block()    {}
func (*Tabs) block()       {}
func (*Accordion) block()  {}
func (*Cards) block()      {}
func (*Steps) block()      {}
func (*TableBlock) block() {}
func (*Jump) block()       {}
func (*Quote) block()      {}
func (*Figure) block()     {}
func (*Action) block()     {}
func (*Routine) block()    {}
func (*Listen) block()     {}
