package model

import (
	"encoding/json"

	"nightlight/generator/schema"
)

// PlanText is a phrase or a sentence of the plan: one for all families, or several
// variants, of which a family reads the first whose condition is met.
type PlanText struct {
	// Variants are tried in order. An author may write a single text instead.
	Variants []TextVariant `yaml:"variants" json:"variants" validate:"dive"`
}

// TextVariant is a text for some families. A last one without a condition is for all
// others.
type TextVariant struct {
	When *PlanCondition `yaml:"when" json:"when,omitempty" nofixture:""`
	Text schema.Text    `yaml:"text" json:"text" validate:"required"`
}

// PlanProse is a PlanText with paragraphs and lists.
type PlanProse struct {
	// Variants are tried in order. An author may write a single text instead.
	Variants []ProseVariant `yaml:"variants" json:"variants" validate:"dive"`
}

// ProseVariant is prose for some families. A last one without a condition is for all
// others.
type ProseVariant struct {
	When *PlanCondition `yaml:"when" json:"when,omitempty" nofixture:""`
	Text schema.Prose   `yaml:"text" json:"text" validate:"required"`
}

// PlanCondition says for which families a text is, by the answers' own names and
// values. All keys that are written must be met; a key is met when the family's answer
// is one of its values.
type PlanCondition struct {
	Arrangement Choices `yaml:"arrangement" json:"arrangement,omitempty" validate:"dive,oneof=a b c d e f"`
	Goal        Choices `yaml:"goal" json:"goal,omitempty" validate:"dive,oneof=a b"`
	// Methods is met when the family chose at least one of these ways of settling.
	Methods Choices `yaml:"methods" json:"methods,omitempty" validate:"dive,oneof=dummy 'breast feeding' 'bottle feeding' rocking shushing patting"`
	// NoMethods is met when the family chose none of these ways of settling.
	NoMethods Choices `yaml:"no-methods" json:"noMethods,omitempty" validate:"dive,oneof=dummy 'breast feeding' 'bottle feeding' rocking shushing patting"`
	// Room says whether parent and child share a room.
	Room *bool `yaml:"room" json:"room,omitempty"`
	// Dummy is when a dummy is used.
	Dummy Choices `yaml:"dummy" json:"dummy,omitempty" validate:"dive,oneof=all_time night_only day_only no"`
	// Phases is 2 for a plan that begins beside the parents and ends in the cot, and 1
	// for all others.
	Phases int `yaml:"phases" json:"phases,omitempty" validate:"omitempty,oneof=1 2"`
	// Stages says whether the plan has stages; for a baby under 6 months it has none.
	Stages *bool `yaml:"stages" json:"stages,omitempty"`
	// Age is met when the parents gave one of these ages.
	Age Choices `yaml:"age" json:"age,omitempty" validate:"dive,oneof=under-6-months 6-8-months 9-12-months 13-17-months 18-months-to-3-years over-3-years"`
	// NoAge is met when the parents gave none of these ages, or no age.
	NoAge Choices `yaml:"no-age" json:"noAge,omitempty" validate:"dive,oneof=under-6-months 6-8-months 9-12-months 13-17-months 18-months-to-3-years over-3-years"`
	// Also is met when the parents added one of these.
	Also Choices `yaml:"also" json:"also,omitempty" validate:"dive,oneof=early alone"`
	// NoAlso is met when the parents added none of these.
	NoAlso Choices `yaml:"no-also" json:"noAlso,omitempty" validate:"dive,oneof=early alone"`
}

// GobEncode keeps in the cache what gob leaves out: a pointer to false.
func (c PlanCondition) GobEncode() ([]byte, error) { return json.Marshal(c) }

// GobDecode reads what GobEncode wrote.
func (c *PlanCondition) GobDecode(data []byte) error { return json.Unmarshal(data, c) }

// Choices are the values of a condition; an author may write a single one.
type Choices []string

// ShorthandField names the field that an author may write instead of the whole.
func (PlanText) ShorthandField() string     { return "variants" }
func (PlanProse) ShorthandField() string    { return "variants" }
func (TextVariant) ShorthandField() string  { return "text" }
func (ProseVariant) ShorthandField() string { return "text" }

// OneOrMore says that a single item may stand for a list of one.
func (Choices) OneOrMore() {}
