package schema

// Dashboard is the members' home: all modules as a path.
type Dashboard struct {
	Matter `yaml:",inline" json:"-"`
	Lead   Prose `yaml:"lead" json:"lead" validate:"required"`
	// Modules are the cards, in order.
	Modules []Module `yaml:"modules" json:"modules" validate:"required,dive"`
	// Start is the label of each card's button.
	Start string `yaml:"start" json:"start" validate:"required"`
}

// Module is a part of the members' library.
type Module struct {
	Title       string  `yaml:"title" json:"title" validate:"required"`
	Description Text    `yaml:"description" json:"description" validate:"required"`
	Icon        Picture `yaml:"icon" json:"icon" validate:"required"`
	Path        string  `yaml:"path" json:"path" validate:"required,startswith=/"`
}

// SleepSounds is the page that plays the wind.
type SleepSounds struct {
	Matter `yaml:",inline" json:"-"`
	Lead   Prose `yaml:"lead" json:"lead" validate:"required"`
	// Sound is the address of the recording: /sounds/wind.mp3.
	Sound string `yaml:"sound" json:"sound" validate:"required,startswith=/"`
	// Play and Stop are the labels of the button.
	Play string `yaml:"play" json:"play" validate:"required"`
	Stop string `yaml:"stop" json:"stop" validate:"required"`
	// Failure is said when the sound cannot play.
	Failure string  `yaml:"failure" json:"failure" validate:"required"`
	Picture Picture `yaml:"picture" json:"picture" validate:"required"`
}

// QuickReference is one printable page of tables.
type QuickReference struct {
	Matter `yaml:",inline" json:"-"`
	Lead   Prose `yaml:"lead" json:"lead" validate:"required"`
	// Print is the label of the button that prints the page.
	Print string `yaml:"print" json:"print" validate:"required"`
}
