package model

import "nightlight/generator/schema"

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
