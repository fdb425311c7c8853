package model

// PlanFridge is the plan on one sheet of paper, in large letters.
type PlanFridge struct {
	// Open is the label of the button that shows the sheet, Print and Back are those on it.
	Open  string `yaml:"open" json:"open" validate:"required"`
	Print string `yaml:"print" json:"print" validate:"required"`
	Back  string `yaml:"back" json:"back" validate:"required"`
	// Title is the heading of the sheet.
	Title PlanText `yaml:"title" json:"title" validate:"required"`
	// Boxes says how to use the boxes.
	Boxes PlanText `yaml:"boxes" json:"boxes" validate:"required"`
	// TooMuch, Emergency and Doctor stand below the stages.
	TooMuch   PlanText `yaml:"too-much" json:"tooMuch" validate:"required"`
	Emergency PlanText `yaml:"emergency" json:"emergency" validate:"required"`
	Doctor    PlanText `yaml:"doctor" json:"doctor" validate:"required"`
}
