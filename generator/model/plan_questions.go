package model

import (
	"cmp"
	"reflect"
	"slices"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

// Questions are the six questions of the sleep plan creator, in order. From the
// second on, their texts may contain {name}. Shown are the keys of the answers in the order of
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

// NameQuestion asks for the child's name.
type NameQuestion struct {
	Asked `yaml:",inline"`
	// Label is shown above the field.
	Label string `yaml:"label" json:"label" validate:"required"`
	// Age asks for the child's age, which parents may keep to themselves.
	Age AgeQuestion `yaml:"age" json:"age" validate:"required"`
	// Also asks for what parents may add.
	Also AlsoQuestion `yaml:"also" json:"also" validate:"required"`
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

// arranged is a question whose answers appear in the order of the file.
type arranged struct {
	// path is the question's key in content/plan/questions.yaml.
	path    string
	choices any
	shown   *[]string
	// preset is the answer that is chosen at first, or "".
	preset string
}

func (q *Questions) arranged() []arranged {
	return []arranged{
		{"arrangement", &q.Arrangement.Choices, &q.Arrangement.Shown, ""},
		{"goal", &q.Goal.Choices, &q.Goal.Shown, ""},
		{"methods", &q.Methods.Choices, &q.Methods.Shown, ""},
		{"same-room", &q.SameRoom.Choices, &q.SameRoom.Shown, "no"},
		{"dummy", &q.Dummy.Choices, &q.Dummy.Shown, "no"},
	}
}

// arrangeChoices lists the answers that the wizard shows, in the order of the file.
func arrangeChoices(tree *content.Tree) (diags diag.List) {
	for _, question := range dataOf(tree).Plan.Questions.arranged() {
		at := func(key string) diag.Pos { return tree.At("plan/questions", question.path+".choices."+key) }
		var shown []string
		choices := reflect.ValueOf(question.choices).Elem()
		for i := range choices.NumField() {
			key := choices.Type().Field(i).Tag.Get("json")
			switch hidden := choices.Field(i).Interface().(Choice).Hidden; {
			case !hidden:
				shown = append(shown, key)
			case key == question.preset:
				diags = append(diags, diag.Errorf("choice-hidden", at(key+".hidden"), "“%s” is what is chosen at first, so it cannot be hidden.", key).
					WithHint("Remove this line, and hide another answer."))
			}
		}
		slices.SortFunc(shown, func(a, b string) int {
			return cmp.Or(cmp.Compare(at(a).Line, at(b).Line), cmp.Compare(at(a).Column, at(b).Column))
		})
		if *question.shown = shown; len(shown) == 0 {
			diags = append(diags, diag.Errorf("choice-hidden", at(""), "All answers of this question are hidden.").
				WithHint("Show at least one: remove its line “hidden: true”."))
		}
	}
	return diags
}
