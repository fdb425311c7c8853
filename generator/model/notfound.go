package model

import "nightlight/generator/schema"

// NotFound is the page for addresses that do not exist.
type NotFound struct {
	schema.Matter       `yaml:",inline" json:"-"`
	Text                string `yaml:"text" json:"text" validate:"required"`
	schema.Illustration `yaml:",inline"`
}
