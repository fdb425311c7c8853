package model

// Waking is what a family reads while a child is awake in the night: a count of minutes, and what
// the stage says to do at each.
type Waking struct {
	// Begin and End are the labels of the two buttons, Again begins the count once more.
	Begin string `yaml:"begin" json:"begin" validate:"required"`
	End   string `yaml:"end" json:"end" validate:"required"`
	Again string `yaml:"again" json:"again" validate:"required"`
	// Title names the count, Since says when it began, and Next stands before the next step.
	Title PlanText `yaml:"title" json:"title" validate:"required"`
	Since PlanText `yaml:"since" json:"since" validate:"required"`
	Next  PlanText `yaml:"next" json:"next" validate:"required"`
	// Rule says that the minutes are the longest wait, and never the shortest.
	Rule PlanText `yaml:"rule" json:"rule" validate:"required"`
	// ScreenOn is shown where the phone keeps its screen on for the count.
	ScreenOn string `yaml:"screen-on" json:"screenOn" validate:"required"`
	// InDiary is shown where the sleep diary has the waking too.
	InDiary string `yaml:"in-diary" json:"inDiary" validate:"required"`
	// CoSleeping and Cot hold the stages in their order; the first is the optional one.
	CoSleeping []StageWaking `yaml:"co-sleeping" json:"coSleeping" validate:"required,len=3,dive"`
	Cot        []StageWaking `yaml:"cot" json:"cot" validate:"required,len=6,dive"`
}

// StageWaking is a waking in one stage.
type StageWaking struct {
	// Settled is the longest time awake in the night, in minutes, that by the diary agrees with
	// the sign of the stage.
	Settled int          `yaml:"settled" json:"settled" validate:"required,min=1,max=120"`
	Steps   []WakingStep `yaml:"steps" json:"steps" validate:"required,dive"`
}

// WakingStep is what to do from a minute on.
type WakingStep struct {
	When *PlanCondition `yaml:"when" json:"when,omitempty" nofixture:""`
	// After is the minute of the count.
	After int      `yaml:"after" json:"after" validate:"min=0,max=60"`
	Do    PlanText `yaml:"do" json:"do" validate:"required"`
}
