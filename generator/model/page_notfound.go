package model

import "nightlight/generator/schema"

// NotFound is the page for addresses that do not exist.
type NotFound struct {
	schema.Matter       `yaml:",inline" json:"-"`
	Text                string `yaml:"text" json:"text" validate:"required"`
	schema.Illustration `yaml:",inline"`
}

// Offline is shown without a connection in place of a page that the saved library lacks.
type Offline struct {
	schema.Matter `yaml:",inline" json:"-"`
	Text          string `yaml:"text" json:"text" validate:"required"`
	// Again is the label of the button that asks for the page once more.
	Again               string `yaml:"again" json:"again" validate:"required"`
	schema.Illustration `yaml:",inline"`
	// Links lead to what is saved.
	Links []schema.Link `yaml:"links" json:"links" validate:"required,min=1,dive"`
}
