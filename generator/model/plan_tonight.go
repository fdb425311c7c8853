package model

// PlanTonight is what a family reads that follows its plan night by night.
type PlanTonight struct {
	Title PlanText `yaml:"title" json:"title" validate:"required"`
	// Begin is shown with the plan until a night was chosen.
	Begin NightChoice `yaml:"begin" json:"begin" validate:"required"`
	// Morning asks in the morning whether the stage was ready.
	Morning MorningQuestion `yaml:"morning" json:"morning" validate:"required"`
	// Nights are the figures by which the plan holds or moves.
	Nights NightFigures `yaml:"nights" json:"nights" validate:"required"`
	// Stay is shown on the nights after the third, Back on the nights of the stage
	// before, Stop after the last, Settled at the end of a phase that another follows,
	// and Finished at the end of the plan.
	Stay     PlanProse `yaml:"stay" json:"stay" validate:"required"`
	Back     PlanProse `yaml:"back" json:"back" validate:"required"`
	Stop     PlanProse `yaml:"stop" json:"stop" validate:"required"`
	Settled  PlanProse `yaml:"settled" json:"settled" validate:"required"`
	Finished PlanProse `yaml:"finished" json:"finished" validate:"required"`
	// TooMuch is the label of what to do when it is too much tonight.
	TooMuch string `yaml:"too-much" json:"tooMuch" validate:"required"`
	// Whole and Tonight lead from tonight to the whole plan and back.
	Whole   string `yaml:"whole" json:"whole" validate:"required"`
	Tonight string `yaml:"tonight" json:"tonight" validate:"required"`
	// Another is the label of what chooses another night.
	Another string `yaml:"another" json:"another" validate:"required"`
}

// NightChoice asks at which stage the family is.
type NightChoice struct {
	Title PlanText `yaml:"title" json:"title" validate:"required"`
	// Note says where the choice is stored.
	Note PlanText `yaml:"note" json:"note" validate:"required"`
	// Stage is the label of the list of stages.
	Stage string `yaml:"stage" json:"stage" validate:"required"`
	// Start is the label of the button.
	Start string `yaml:"start" json:"start" validate:"required"`
}

// MorningQuestion asks whether the stage was ready; the stage's own sign stands below it.
type MorningQuestion struct {
	Question PlanText `yaml:"question" json:"question" validate:"required"`
	Yes      string   `yaml:"yes" json:"yes" validate:"required"`
	NotYet   string   `yaml:"not-yet" json:"notYet" validate:"required"`
	// Noted is said after an answer, beside the button that takes it back.
	Noted string `yaml:"noted" json:"noted" validate:"required"`
	Undo  string `yaml:"undo" json:"undo" validate:"required"`
	// Verdict is what the sleep diary says of the question, where it has last night.
	Verdict Verdict `yaml:"verdict" json:"verdict" validate:"required"`
}

// Verdict says what follows from the sleep diary by the rules of the plan, and why. The parents
// decide all the same.
type Verdict struct {
	Stay PlanText `yaml:"stay" json:"stay" validate:"required"`
	On   PlanText `yaml:"on" json:"on" validate:"required"`
	Back PlanText `yaml:"back" json:"back" validate:"required"`
	// Calm, Short and Long are about last night: no waking; none longer than {awake}; one of
	// {awake}, which is longer than the stage takes for settled.
	Calm  PlanText `yaml:"calm" json:"calm" validate:"required"`
	Short PlanText `yaml:"short" json:"short" validate:"required"`
	Long  PlanText `yaml:"long" json:"long" validate:"required"`
	// Early is the reason to stay before the third night, Last in the last stage.
	Early PlanText `yaml:"early" json:"early" validate:"required"`
	Last  PlanText `yaml:"last" json:"last" validate:"required"`
	// Decide says what the diary cannot know.
	Decide PlanText `yaml:"decide" json:"decide" validate:"required"`
}

// NightFigures count the nights of one stage.
type NightFigures struct {
	// Stay is the last night on which the plan stays with a stage that is not ready.
	Stay int `yaml:"stay" json:"stay" validate:"required,min=3,max=14"`
	// Back is for how many nights it then goes back one stage.
	Back int `yaml:"back" json:"back" validate:"required,min=1,max=7"`
	// Finish is the night of the last stage after which the plan is finished.
	Finish int `yaml:"finish" json:"finish" validate:"required,min=3,max=30"`
}
