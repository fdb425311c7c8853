package model

// Questions are the six questions of the sleep plan creator, in order. From the
// second on, their texts may hold {name}. Shown are the keys of the answers in the order of
// the file, without the hidden ones.
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
	Question PlanText `yaml:"question" json:"question" validate:"required"`
	// Hint is shown below the question and says how to answer it.
	Hint PlanText `yaml:"hint" json:"hint" validate:"required"`
}

// NameQuestion asks for the child's name.
type NameQuestion struct {
	Asked `yaml:",inline"`
	// Label is shown above the field.
	Label string `yaml:"label" json:"label" validate:"required"`
	// Age asks for the child's age, which parents may keep to themselves.
	Age AgeQuestion `yaml:"age" json:"age" validate:"required"`
	// Also asks for what parents may add. It is stored nowhere.
	Also AlsoQuestion `yaml:"also" json:"also" validate:"required"`
}

// AlsoQuestion asks for what changes some words, below the age.
type AlsoQuestion struct {
	Label   string      `yaml:"label" json:"label" validate:"required"`
	Hint    PlanText    `yaml:"hint" json:"hint" validate:"required"`
	Choices AlsoChoices `yaml:"choices" json:"choices" validate:"required"`
	// Pronoun asks how the plan speaks of the child.
	Pronoun PronounQuestion `yaml:"pronoun" json:"pronoun" validate:"required"`
}

// AlsoChoices are what may be so of a family.
type AlsoChoices struct {
	// Siblings is for more than one child in the house.
	Siblings string `yaml:"siblings" json:"siblings" validate:"required"`
	// Early is for a baby who was born early.
	Early string `yaml:"early" json:"early" validate:"required"`
	// Alone is for a parent who has nobody to share the nights with.
	Alone string `yaml:"alone" json:"alone" validate:"required"`
}

// PronounQuestion asks whether the plan says they, she or he.
type PronounQuestion struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	They  string `yaml:"they" json:"they" validate:"required"`
	She   string `yaml:"she" json:"she" validate:"required"`
	He    string `yaml:"he" json:"he" validate:"required"`
}

// AgeQuestion asks for the child's age, below the name.
type AgeQuestion struct {
	Label string   `yaml:"label" json:"label" validate:"required"`
	Hint  PlanText `yaml:"hint" json:"hint" validate:"required"`
	// None is the answer of those who would rather not say.
	None    string     `yaml:"none" json:"none" validate:"required"`
	Choices AgeChoices `yaml:"choices" json:"choices" validate:"required"`
}

// AgeChoices are the ages in which the day differs.
type AgeChoices struct {
	UnderSixMonths      string `yaml:"under-6-months" json:"under-6-months" validate:"required"`
	SixToEight          string `yaml:"6-8-months" json:"6-8-months" validate:"required"`
	NineToTwelve        string `yaml:"9-12-months" json:"9-12-months" validate:"required"`
	ThirteenToSeventeen string `yaml:"13-17-months" json:"13-17-months" validate:"required"`
	ToThreeYears        string `yaml:"18-months-to-3-years" json:"18-months-to-3-years" validate:"required"`
	OverThreeYears      string `yaml:"over-3-years" json:"over-3-years" validate:"required"`
}

// Choice is an answer that can be picked.
type Choice struct {
	Label PlanText `yaml:"label" json:"label" validate:"required"`
	// Note says more, in smaller letters.
	Note PlanText `yaml:"note" json:"note,omitzero"`
	// Hidden leaves the answer out of the wizard. Plans that were made with it stay.
	Hidden bool `yaml:"hidden" json:"-"`
}

// ArrangementQuestion asks where the child sleeps now.
type ArrangementQuestion struct {
	Asked   `yaml:",inline"`
	Choices ArrangementChoices `yaml:"choices" json:"choices" validate:"required"`
	Shown   []string           `yaml:"-" json:"shown"`
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
	Shown   []string    `yaml:"-" json:"shown"`
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
	Shown   []string      `yaml:"-" json:"shown"`
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
	Shown   []string        `yaml:"-" json:"shown"`
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
	Shown   []string     `yaml:"-" json:"shown"`
}

// DummyChoices are the times at which a dummy may be used.
type DummyChoices struct {
	AllTime   Choice `yaml:"all_time" json:"all_time" validate:"required"`
	NightOnly Choice `yaml:"night_only" json:"night_only" validate:"required"`
	DayOnly   Choice `yaml:"day_only" json:"day_only" validate:"required"`
	No        Choice `yaml:"no" json:"no" validate:"required"`
}
