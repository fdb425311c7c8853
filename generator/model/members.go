package model

import (
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Login is the members' login.
type Login struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Help is the line below the form.
	Help schema.Prose `yaml:"help" json:"help,omitzero"`
	// Failure is shown when the browser could not check the username and password.
	Failure string `yaml:"failure" json:"failure" validate:"required"`
	// StorageRefused is shown when the browser refuses to store the login.
	StorageRefused      string `yaml:"storage-refused" json:"storageRefused" validate:"required"`
	schema.Illustration `yaml:",inline"`
	// NoCrypto is shown where the browser offers no Web Crypto to open a sealed library.
	NoCrypto string `yaml:"no-crypto" json:"noCrypto" validate:"required"`
	// ShowPassword is the label of the button that shows the password as it is typed.
	ShowPassword string `yaml:"show-password" json:"showPassword" validate:"required"`
	// Submit is the label of the button.
	Submit string `yaml:"submit" json:"submit" validate:"required"`
	// SharedComputer is the label of the box to tick where others use the same computer:
	// nothing is kept there beyond the tab.
	SharedComputer string `yaml:"shared-computer" json:"sharedComputer" validate:"required"`
	// Wanted is shown to a visitor whom a members' page, {page}, has sent here.
	Wanted string `yaml:"wanted" json:"wanted" validate:"required"`
	// SharedWindow is shown in place of the form where another page has opened this one or
	// shows it in a frame, and could read what is typed. OpenAlone leads out of that.
	SharedWindow string `yaml:"shared-window" json:"sharedWindow" validate:"required"`
	OpenAlone    string `yaml:"open-alone" json:"openAlone" validate:"required"`
	// NoScripts is shown where JavaScript is switched off.
	NoScripts string `yaml:"no-scripts" json:"noScripts" validate:"required"`
	// Verifier is filled in from content/members.yaml; a sealed library has Lock instead.
	Verifier *Verifier `yaml:"-" json:"verifier,omitempty"`
	Lock     *Lock     `yaml:"-" json:"lock,omitempty"`
}

// Dashboard is the members' home: all modules as a path.
type Dashboard struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Plan leads to the sleep plan, above the modules.
	Plan *Next `yaml:"plan" json:"plan,omitempty"`
	// KeptPlan takes its place where a plan is kept on the member's device.
	KeptPlan *KeptPlan `yaml:"kept-plan" json:"keptPlan,omitempty"`
	// Modules are the cards, in order.
	Modules []Module `yaml:"modules" json:"modules" validate:"required,dive"`
	// Start is the label of each card's button.
	Start string `yaml:"start" json:"start" validate:"required"`
	// Today is what the hour and what was read bring.
	Today Today `yaml:"today" json:"today" validate:"required"`
	// Stages are the plan's stages in short, for tonight's line and the check-in.
	Stages *StagesInShort `yaml:"-" json:"stages,omitempty"`
	// Saving is about the library on the device.
	Saving *Saving `yaml:"saving" json:"saving,omitempty"`
	// Answers are filled in from content/answers.yaml.
	Answers *Answers `yaml:"-" json:"answers,omitempty"`
}

// KeptPlan names the plan that a family keeps, and leads to tonight.
type KeptPlan struct {
	// Heading holds {name}, the child's.
	Heading string `yaml:"heading" json:"heading" validate:"required"`
	// Night follows once the family has begun: {stage} and {night}.
	Night string       `yaml:"night" json:"night" validate:"required"`
	Text  schema.Prose `yaml:"text" json:"text" validate:"required"`
	// Action is the label of the button.
	Action string `yaml:"action" json:"action" validate:"required"`
}

// Today is the top of the members' home: tonight in the evening and at night, the check-in in the
// morning, the path by day.
type Today struct {
	// Begin and Continue lead to the first {module} and to the next.
	Begin    string `yaml:"begin" json:"begin" validate:"required"`
	Continue string `yaml:"continue" json:"continue" validate:"required"`
	// Length and Left follow with its {minutes}: Left where some of it was read.
	Length string `yaml:"length" json:"length" validate:"required"`
	Left   string `yaml:"left" json:"left" validate:"required"`
	// Read is said of a module that was read.
	Read string `yaml:"read" json:"read" validate:"required"`
	// Stored says where it is stored what was read, and Forget removes that.
	Stored string `yaml:"stored" json:"stored" validate:"required"`
	Forget string `yaml:"forget" json:"forget" validate:"required"`
}

// StagesInShort is what the members' home says of the plan.
type StagesInShort struct {
	CoSleeping []StageInShort  `json:"coSleeping"`
	Cot        []StageInShort  `json:"cot"`
	Morning    MorningQuestion `json:"morning"`
	Nights     NightFigures    `json:"nights"`
}

// StageInShort is a stage in one line, with its sign; the first of an approach is the optional one.
type StageInShort struct {
	Tonight PlanText `json:"tonight"`
	Ready   PlanText `json:"ready"`
	// Settled is that of StageWaking.
	Settled int `json:"settled"`
}

// Saving is what members read about saving the library on their device, to read it without
// a connection.
type Saving struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Note says what is stored, and what removes it, before anything is.
	Note schema.Prose `yaml:"note" json:"note" validate:"required"`
	// Size says how large it is: {size} is the number of megabytes.
	Size schema.Text `yaml:"size" json:"size" validate:"required"`
	// Save and Remove are the labels of the two buttons.
	Save   string `yaml:"save" json:"save" validate:"required"`
	Remove string `yaml:"remove" json:"remove" validate:"required"`
	// Saving, Removed, Full, Failed and Unsupported are announced. Full is for a device
	// without enough room, Failed for files that did not come.
	Saving      string `yaml:"saving" json:"saving" validate:"required"`
	Removed     string `yaml:"removed" json:"removed" validate:"required"`
	Full        string `yaml:"full" json:"full" validate:"required"`
	Failed      string `yaml:"failed" json:"failed" validate:"required"`
	Unsupported string `yaml:"unsupported" json:"unsupported" validate:"required"`
	// Saved says since when it is there: {date}, and how large it is: {size}.
	Saved schema.Text `yaml:"saved" json:"saved" validate:"required"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty"`
}

// Module is a part of the members' library.
type Module struct {
	Title       string         `yaml:"title" json:"title" validate:"required"`
	Description schema.Text    `yaml:"description" json:"description" validate:"required"`
	Icon        schema.Picture `yaml:"icon" json:"icon,omitzero"`
	Path        string         `yaml:"path" json:"path" validate:"required,startswith=/" refers:"page"`
	// Minutes is the reading time of a guide, counted from its words.
	Minutes int `yaml:"-" json:"minutes,omitempty"`
}

// SleepSounds is the page that plays the wind.
type SleepSounds struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Play and Stop are the labels of the button.
	Play string `yaml:"play" json:"play" validate:"required"`
	Stop string `yaml:"stop" json:"stop" validate:"required"`
	// Timer asks for how long it plays.
	Timer SoundTimer `yaml:"timer" json:"timer" validate:"required"`
	// Failure is announced when the sound cannot play.
	Failure             string `yaml:"failure" json:"failure" validate:"required"`
	schema.Illustration `yaml:",inline"`
}

// SoundTimer is the choice of how long a sound plays.
type SoundTimer struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	// Off is the choice without an end.
	Off string `yaml:"off" json:"off" validate:"required"`
	// Minutes are the other choices, with the word after each figure.
	Minutes []int  `yaml:"minutes" json:"minutes" validate:"required,dive,min=1,max=600"`
	Unit    string `yaml:"unit" json:"unit" validate:"required"`
}

// QuickReference is one printable page of tables.
type QuickReference struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Print is the label of the button that prints the page.
	Print string `yaml:"print" json:"print" validate:"required"`
}

func fillDashboard(doc *content.Document, tree *content.Tree) diag.List {
	dashboard := doc.Matter.(*Dashboard)
	dashboard.Answers = answersOf(tree)
	for i, module := range dashboard.Modules {
		if guide := tree.Page(module.Path); guide != nil && guide.Words > 0 {
			dashboard.Modules[i].Minutes = minutes(guide)
		}
	}
	if tree.Has("plan/questions") {
		dashboard.Stages = stagesInShort(&dataOf(tree).Plan)
	}
	if dashboard.Saving != nil {
		dashboard.Saving.Lasting = lastingOf(tree)
	}
	return nil
}

func stagesInShort(plan *PlanWords) *StagesInShort {
	return &StagesInShort{
		CoSleeping: inShort(plan.CoSleeping.FirstStage, plan.CoSleeping.Stages, plan.Waking.CoSleeping),
		Cot:        inShort(plan.Cot.FirstStage, plan.Cot.Stages, plan.Waking.Cot),
		Morning:    plan.Tonight.Morning,
		Nights:     plan.Tonight.Nights,
	}
}

func inShort(first Stage, others []Stage, waking []StageWaking) []StageInShort {
	short := make([]StageInShort, 0, len(waking))
	for i, stage := range append([]Stage{first}, others...) {
		if i < len(waking) {
			short = append(short, StageInShort{Tonight: stage.Tonight, Ready: stage.Ready, Settled: waking[i].Settled})
		}
	}
	return short
}
