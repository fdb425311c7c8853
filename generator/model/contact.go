package model

import "nightlight/generator/schema"

// Contact is a page with the contact form.
type Contact struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Details is the heading above the telephone number and addresses.
	Details string `yaml:"details" json:"details" validate:"required"`
	// Form describes the form.
	Form ContactForm `yaml:"form" json:"form" validate:"required"`
	// Aside is shown beside the form: who answers, and when.
	Aside schema.Prose `yaml:"aside" json:"aside,omitzero"`
	// Booking is the second button, for version B.
	Booking *schema.Link `yaml:"booking" json:"booking,omitempty"`
}

// ContactForm is the wording of a contact form.
type ContactForm struct {
	// Version is a (with the child's age, the telephone number optional) or b (no
	// child's age, the mobile number required).
	Version string `yaml:"version" json:"version" validate:"required,oneof=a b"`
	// Submit is the label of the button.
	Submit string `yaml:"submit" json:"submit" validate:"required"`
	// Ages are the choices of the child's age.
	Ages []string `yaml:"ages" json:"ages,omitempty"`
	// MessageHint is shown under the message field.
	MessageHint string `yaml:"message-hint" json:"messageHint,omitempty"`
	// Privacy says what happens with what is sent.
	Privacy schema.Text `yaml:"privacy" json:"privacy" validate:"required"`
	// ThanksHeading and ThanksText are the Thank You panel.
	ThanksHeading string       `yaml:"thanks-heading" json:"thanksHeading" validate:"required"`
	ThanksText    schema.Prose `yaml:"thanks-text" json:"thanksText" validate:"required"`
	// Failure is shown when sending failed; {email} becomes the e-mail address.
	Failure string `yaml:"failure" json:"failure" validate:"required"`
}
