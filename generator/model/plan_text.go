package model

import "encoding/json"

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
