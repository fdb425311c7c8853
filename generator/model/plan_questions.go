package model

import "nightlight/generator/schema"

// Questions are the six questions of the sleep plan creator, in order. From the
// second on, their texts may hold {name}.
type Questions struct {
	ChildName   NameQuestion        `yaml:"child-name" json:"childName" validate:"required"`
	Arrangement ArrangementQuestion `yaml:"arrangement" json:"arrangement" validate:"required"`
	// Goal is asked only when the child sleeps beside or on a parent.
	Goal GoalQuestion `yaml:"goal" json:"goal" validate:"required"`
	// Methods takes one answer or more; the others take one.
	Methods  MethodsQuestion  `yaml:"methods" json:"methods" validate:"required"`
	SameRoom SameRoomQuestion `yaml:"same-room" json:"sameRoom" validate:"required"`
	Dummy    DummyQuestion    `yaml:"dummy" json:"dummy" validate:"required"`
}

// Asked is what every question says.
type Asked struct {
	Question schema.Text `yaml:"question" json:"question" validate:"required"`
	// Hint is shown below the question and says how to answer it.
	Hint schema.Text `yaml:"hint" json:"hint" validate:"required"`
}

// NameQuestion asks for the child's name.
type NameQuestion struct {
	Asked `yaml:",inline"`
	// Label is shown above the field.
	Label string `yaml:"label" json:"label" validate:"required"`
}

// Choice is an answer that can be picked.
type Choice struct {
	Label schema.Text `yaml:"label" json:"label" validate:"required"`
	// Note says more, in smaller letters.
	Note schema.Text `yaml:"note" json:"note,omitzero"`
}

// ArrangementQuestion asks where the child sleeps now.
type ArrangementQuestion struct {
	Asked   `yaml:",inline"`
	Choices ArrangementChoices `yaml:"choices" json:"choices" validate:"required"`
}

// ArrangementChoices are the places in which a child may sleep.
type ArrangementChoices struct {
	// A is the child's own cot.
	A Choice `yaml:"a" json:"a" validate:"required"`
	// B is the child's own bed.
	B Choice `yaml:"b" json:"b" validate:"required"`
	// C is sharing a bed all night, and wishing to go on.
	C Choice `yaml:"c" json:"c" validate:"required"`
	// D is sharing a bed under 9 months, and wanting to reduce the dependency first.
	D Choice `yaml:"d" json:"d" validate:"required"`
	// E is sharing a bed under 9 months, and being unsure about the order.
	E Choice `yaml:"e" json:"e" validate:"required"`
	// F is sleeping on a parent all night.
	F Choice `yaml:"f" json:"f" validate:"required"`
}

// GoalQuestion asks what the parents want to reach.
type GoalQuestion struct {
	Asked   `yaml:",inline"`
	Choices GoalChoices `yaml:"choices" json:"choices" validate:"required"`
}

// GoalChoices are the two goals.
type GoalChoices struct {
	// A is the child's own bed.
	A Choice `yaml:"a" json:"a" validate:"required"`
	// B is going on sharing a bed, the child falling asleep independently.
	B Choice `yaml:"b" json:"b" validate:"required"`
}

// MethodsQuestion asks what helps the child to fall asleep.
type MethodsQuestion struct {
	Asked   `yaml:",inline"`
	Choices MethodChoices `yaml:"choices" json:"choices" validate:"required"`
}

// MethodChoices are the ways of settling.
type MethodChoices struct {
	Dummy         Choice `yaml:"dummy" json:"dummy" validate:"required"`
	BreastFeeding Choice `yaml:"breast feeding" json:"breast feeding" validate:"required"`
	BottleFeeding Choice `yaml:"bottle feeding" json:"bottle feeding" validate:"required"`
	Rocking       Choice `yaml:"rocking" json:"rocking" validate:"required"`
	Shushing      Choice `yaml:"shushing" json:"shushing" validate:"required"`
	Patting       Choice `yaml:"patting" json:"patting" validate:"required"`
}

// SameRoomQuestion asks whether parent and child share a room.
type SameRoomQuestion struct {
	Asked   `yaml:",inline"`
	Choices SameRoomChoices `yaml:"choices" json:"choices" validate:"required"`
}

// SameRoomChoices are yes and no.
type SameRoomChoices struct {
	Yes Choice `yaml:"yes" json:"yes" validate:"required"`
	No  Choice `yaml:"no" json:"no" validate:"required"`
}

// DummyQuestion asks when a dummy is used.
type DummyQuestion struct {
	Asked   `yaml:",inline"`
	Choices DummyChoices `yaml:"choices" json:"choices" validate:"required"`
}

// DummyChoices are the times at which a dummy may be used.
type DummyChoices struct {
	AllTime   Choice `yaml:"all_time" json:"all_time" validate:"required"`
	NightOnly Choice `yaml:"night_only" json:"night_only" validate:"required"`
	DayOnly   Choice `yaml:"day_only" json:"day_only" validate:"required"`
	No        Choice `yaml:"no" json:"no" validate:"required"`
}
