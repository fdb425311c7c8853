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
	Version   string `yaml:"version" json:"version" validate:"required,oneof=a b"`
	FormWords `yaml:",inline"`
	// Ages are the choices of the child's age.
	Ages []string `yaml:"ages" json:"ages,omitempty"`
	// ChooseAge stands in the field until one is chosen.
	ChooseAge string `yaml:"choose-age" json:"chooseAge,omitempty"`
	// MessageHint is shown under the message field.
	MessageHint string `yaml:"message-hint" json:"messageHint,omitempty"`
	// SubmitNote says beside the button what it does.
	SubmitNote schema.Text `yaml:"submit-note" json:"submitNote,omitzero"`
	// Errors are shown beside the fields that they are about.
	Errors FieldErrors `yaml:"errors" json:"errors" validate:"required"`
}

// FieldErrors say what is missing in a contact form. Their JSON names are those of the
// fields.
type FieldErrors struct {
	Name  string `yaml:"name" json:"name" validate:"required"`
	Email string `yaml:"email" json:"email" validate:"required"`
	// EmailFormat is shown for what cannot be an e-mail address.
	EmailFormat string `yaml:"email-format" json:"emailFormat" validate:"required"`
	// EmailMeant asks about a slip in an address: {address} is the one that was probably meant.
	EmailMeant string `yaml:"email-meant" json:"emailMeant" validate:"required"`
	// Phone is for version b, where the mobile number is required.
	Phone string `yaml:"phone" json:"phone,omitempty"`
	// ChildAge is for version a.
	ChildAge string `yaml:"child-age" json:"childAge,omitempty"`
}
