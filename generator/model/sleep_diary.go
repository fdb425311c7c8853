package model

import "nightlight/generator/schema"

// SleepDiary is the page of the diary: a day that totals itself, and a sheet to print.
type SleepDiary struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	Fields        DiaryFields  `yaml:"fields" json:"fields" validate:"required"`
	Totals        DiaryWords   `yaml:"totals" json:"totals" validate:"required"`
	Keeping       DiaryKeeping `yaml:"keeping" json:"keeping" validate:"required"`
	Sheet         DiarySheet   `yaml:"sheet" json:"sheet" validate:"required"`
}

// DiaryFields are the labels of what a parent enters.
type DiaryFields struct {
	Morning string `yaml:"morning" json:"morning" validate:"required"`
	Asleep  string `yaml:"asleep" json:"asleep" validate:"required"`
	Woke    string `yaml:"woke" json:"woke" validate:"required"`
	Add     string `yaml:"add" json:"add" validate:"required"`
	// Remove is the label of the button beside each sleep, Clear of the one that begins another day.
	Remove string `yaml:"remove" json:"remove" validate:"required"`
	Clear  string `yaml:"clear" json:"clear" validate:"required"`
	// Overlap is shown when a sleep runs into another.
	Overlap string `yaml:"overlap" json:"overlap" validate:"required"`
}

// DiaryWords name the totals of a day.
type DiaryWords struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Empty is shown before the first sleep.
	Empty string `yaml:"empty" json:"empty" validate:"required"`
	// Awake and Slept are shown with each sleep, before the length of time.
	Awake       string `yaml:"awake" json:"awake" validate:"required"`
	Slept       string `yaml:"slept" json:"slept" validate:"required"`
	Naps        string `yaml:"naps" json:"naps" validate:"required"`
	Night       string `yaml:"night" json:"night" validate:"required"`
	All         string `yaml:"all" json:"all" validate:"required"`
	FirstWaking string `yaml:"first-waking" json:"firstWaking" validate:"required"`
	// Note says what counts as night, and what to compare the totals with.
	Note schema.Text `yaml:"note" json:"note" validate:"required"`
}

// DiaryKeeping is about keeping the day on the device.
type DiaryKeeping struct {
	Note    schema.Text `yaml:"note" json:"note" validate:"required"`
	Keep    string      `yaml:"keep" json:"keep" validate:"required"`
	Kept    string      `yaml:"kept" json:"kept" validate:"required"`
	Remove  string      `yaml:"remove" json:"remove" validate:"required"`
	Refused string      `yaml:"refused" json:"refused" validate:"required"`
}

// DiarySheet is the empty sheet on paper.
type DiarySheet struct {
	// Print is the label of the button.
	Print string `yaml:"print" json:"print" validate:"required"`
	Title string `yaml:"title" json:"title" validate:"required"`
	// Name and Day are written before the lines at its top.
	Name string `yaml:"name" json:"name" validate:"required"`
	Day  string `yaml:"day" json:"day" validate:"required"`
	// Columns are the headings.
	Columns []string `yaml:"columns" json:"columns" validate:"required,min=2"`
}
