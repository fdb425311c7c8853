package model

import (
	"fmt"
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
	// Tools are the tiles above the modules.
	Tools []schema.Link `yaml:"tools" json:"tools" validate:"dive"`
	// Modules are the cards, in order.
	Modules []Module `yaml:"modules" json:"modules" validate:"required,dive"`
	// Start is the label of each card's button.
	Start string `yaml:"start" json:"start" validate:"required"`
	// Today is what was read, and what comes next.
	Today Today `yaml:"today" json:"today" validate:"required"`
	// Saving is about the library on the device.
	Saving *Saving `yaml:"saving" json:"saving,omitempty"`
	// Answers are filled in from content/answers.yaml.
	Answers *Answers `yaml:"-" json:"answers,omitempty"`
}

// StagesInShort is what the tools say of the plan.
type StagesInShort struct {
	CoSleeping []StageInShort  `json:"coSleeping"`
	Cot        []StageInShort  `json:"cot"`
	Morning    MorningQuestion `json:"morning"`
	Nights     NightFigures    `json:"nights"`
	// Waking is what to do at a waking, where the page counts one.
	Waking *Waking `json:"waking,omitempty"`
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
	Icon        schema.Picture `yaml:"icon" json:"icon,omitzero" decorates:"true"`
	Path        string         `yaml:"path" json:"path" validate:"required,startswith=/" refers:"page"`
	// Minutes is the reading time of a guide, counted from its words.
	Minutes int `yaml:"-" json:"minutes,omitempty"`
}

// SleepSounds is the page of sounds to fall asleep by.
type SleepSounds struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Choose is the name of the list of sounds.
	Choose string `yaml:"choose" json:"choose" validate:"required"`
	// Sounds are offered in this order; the large button plays the first until another is chosen.
	Sounds []SleepSound `yaml:"sounds" json:"sounds" validate:"required,min=1,unique=Kind,dive"`
	// Timer asks for how long it plays.
	Timer SoundTimer `yaml:"timer" json:"timer" validate:"required"`
	// Loudness asks how loud it is.
	Loudness Loudness `yaml:"loudness" json:"loudness" validate:"required"`
	// Line is the line at the foot of other pages while a sound plays.
	Line SoundLine `yaml:"line" json:"line" validate:"required"`
	// Failure is announced when the sound cannot play.
	Failure             string `yaml:"failure" json:"failure" validate:"required"`
	schema.Illustration `yaml:",inline"`
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
	if dashboard.Saving != nil {
		dashboard.Saving.Lasting = lastingOf(tree)
	}
	return nil
}

func stagesInShort(tree *content.Tree) *StagesInShort {
	if !tree.Has("plan/questions") {
		return nil
	}
	data := dataOf(tree)
	return &StagesInShort{
		CoSleeping: data.inShort("co-sleeping", data.Plan.Waking.CoSleeping),
		Cot:        data.inShort("cot", data.Plan.Waking.Cot),
		Morning:    data.Plan.Tonight.Morning,
		Nights:     data.Plan.Tonight.Nights,
	}
}

func (d *Data) inShort(approach string, waking []StageWaking) []StageInShort {
	short := make([]StageInShort, len(waking))
	for i := range short {
		stage := fmt.Sprintf("stage-%d/", i)
		short[i] = StageInShort{d.variants(approach, stage+"tonight"), d.variants(approach, stage+"ready"), waking[i].Settled}
	}
	return short
}

// variants are the texts of a slot of the plan.
func (d *Data) variants(file, slot string) (text PlanText) {
	for _, entry := range *d.planTexts(file) {
		if entry.Slot == slot {
			text.Variants = append(text.Variants, TextVariant{entry.When, entry.Text})
		}
	}
	return text
}
