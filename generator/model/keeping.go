package model

import (
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Lasting is content/keeping.yaml: how long the browser keeps what a family keeps on its phone.
// One of its texts stands beside every button that keeps something.
type Lasting struct {
	// Stays is shown where the browser has promised to keep it.
	Stays schema.Text `yaml:"stays" json:"stays" validate:"required"`
	// MayForget is shown where it has not, SevenDays in Safari, which deletes what scripts
	// store after seven days without a visit. Both say what helps.
	MayForget schema.Text `yaml:"may-forget" json:"mayForget" validate:"required"`
	SevenDays schema.Text `yaml:"seven-days" json:"sevenDays" validate:"required"`
	// Tab is shown on a shared computer.
	Tab schema.Text `yaml:"tab" json:"tab" validate:"required"`
}

// lastingOf returns the texts, or nil on a site without them.
func lastingOf(tree *content.Tree) *Lasting {
	if !tree.Has("keeping") {
		return nil
	}
	return &dataOf(tree).Lasting
}

// OnThisPhone is the page that lists what the browser keeps, for everybody: each thing with
// what removes it, and all that a family wrote as a file for another phone.
type OnThisPhone struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	Kept          KeptWords    `yaml:"kept" json:"kept" validate:"required"`
	Backup        BackupWords  `yaml:"backup" json:"backup" validate:"required"`
	Tonight       TonightSoFar `yaml:"tonight" json:"tonight" validate:"required"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty"`
}

// KeptWords are about the list of what is kept.
type KeptWords struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Empty is shown when nothing is kept, Reading until that is known.
	Empty   string `yaml:"empty" json:"empty" validate:"required"`
	Reading string `yaml:"reading" json:"reading" validate:"required"`
	// Things name what may be kept.
	Things KeptThings `yaml:"things" json:"things" validate:"required"`
	// Days counts the {count} days of the diary. Since says from which {day} on a thing is
	// kept, Size how large it is: {size}.
	Days  string `yaml:"days" json:"days" validate:"required"`
	Since string `yaml:"since" json:"since" validate:"required"`
	Size  string `yaml:"size" json:"size" validate:"required"`
	// Damaged is said of a thing that can't be read.
	Damaged string `yaml:"damaged" json:"damaged" validate:"required"`
	Remove  string `yaml:"remove" json:"remove" validate:"required"`
	// RemoveAll removes everything; Confirm asks before anything goes, with the buttons Yes
	// and No.
	RemoveAll string `yaml:"remove-all" json:"removeAll" validate:"required"`
	Confirm   string `yaml:"confirm" json:"confirm" validate:"required"`
	Yes       string `yaml:"yes" json:"yes" validate:"required"`
	No        string `yaml:"no" json:"no" validate:"required"`
	Removed   string `yaml:"removed" json:"removed" validate:"required"`
}

// KeptThings are the names of what the site may keep on a device.
type KeptThings struct {
	Plan    string `yaml:"plan" json:"plan" validate:"required"`
	Diary   string `yaml:"diary" json:"diary" validate:"required"`
	Birth   string `yaml:"birth" json:"birth" validate:"required"`
	Reading string `yaml:"reading" json:"reading" validate:"required"`
	Library string `yaml:"library" json:"library" validate:"required"`
	Login   string `yaml:"login" json:"login" validate:"required"`
	Look    string `yaml:"look" json:"look" validate:"required"`
	Consent string `yaml:"consent" json:"consent" validate:"required"`
	// Other is anything else that a family has kept, as by an older version of the site.
	Other string `yaml:"other" json:"other" validate:"required"`
}

// BackupWords are about the file with all that a family wrote.
type BackupWords struct {
	Title string      `yaml:"title" json:"title" validate:"required"`
	Note  schema.Text `yaml:"note" json:"note" validate:"required"`
	// Passphrase is the label of the field, PassphraseHint says what it is for.
	Passphrase     string `yaml:"passphrase" json:"passphrase" validate:"required"`
	PassphraseHint string `yaml:"passphrase-hint" json:"passphraseHint" validate:"required"`
	Save           string `yaml:"save" json:"save" validate:"required"`
	Saved          string `yaml:"saved" json:"saved" validate:"required"`
	// File is the name of the file, before the day and its ending.
	File string `yaml:"file" json:"file" validate:"required"`
	// Restore is the heading of the other direction, Choose the label of the field for the file.
	Restore string `yaml:"restore" json:"restore" validate:"required"`
	Choose  string `yaml:"choose" json:"choose" validate:"required"`
	// Sealed asks for the passphrase of a file, which Open opens.
	Sealed string `yaml:"sealed" json:"sealed" validate:"required"`
	Open   string `yaml:"open" json:"open" validate:"required"`
	// Holds stands above what a file of {day} holds; NewDays counts {count} days, of which
	// {known} are on this phone too.
	Holds   string `yaml:"holds" json:"holds" validate:"required"`
	NewDays string `yaml:"new-days" json:"newDays" validate:"required"`
	// Stays is said of a plan or a day of birth where this phone keeps another.
	Stays string `yaml:"stays" json:"stays" validate:"required"`
	// Unread counts {count} entries that can't be read.
	Unread   string `yaml:"unread" json:"unread" validate:"required"`
	Merge    string `yaml:"merge" json:"merge" validate:"required"`
	Restored string `yaml:"restored" json:"restored" validate:"required"`
	Refused  string `yaml:"refused" json:"refused" validate:"required"`
	// Problems say why a file is not taken.
	Problems BackupProblems `yaml:"problems" json:"problems" validate:"required"`
}

// BackupProblems say why a file is not taken.
type BackupProblems struct {
	// Large is a file beyond what any backup holds, Foreign one of another origin, Newer one
	// of a later version of the site.
	Large   string `yaml:"large" json:"large" validate:"required"`
	Foreign string `yaml:"foreign" json:"foreign" validate:"required"`
	Newer   string `yaml:"newer" json:"newer" validate:"required"`
	// Damaged holds nothing that can be read, Passphrase does not open with what was typed.
	Damaged    string `yaml:"damaged" json:"damaged" validate:"required"`
	Passphrase string `yaml:"passphrase" json:"passphrase" validate:"required"`
	// NoCrypto is a browser that cannot encrypt.
	NoCrypto string `yaml:"no-crypto" json:"noCrypto" validate:"required"`
}

// TonightSoFar is what a parent reads whom the other has handed the night over to.
type TonightSoFar struct {
	// Title and AsOf, with the {time} at which it was sent and its {day}, stand above it.
	Title string `yaml:"title" json:"title" validate:"required"`
	AsOf  string `yaml:"as-of" json:"asOf" validate:"required"`
	// Asleep and Awake say since which {time}; Nothing that no sleep was written.
	Asleep  string `yaml:"asleep" json:"asleep" validate:"required"`
	Awake   string `yaml:"awake" json:"awake" validate:"required"`
	Nothing string `yaml:"nothing" json:"nothing" validate:"required"`
	// Wakings is the heading of the list: {from} to {to}, and the {name} of who was up.
	Wakings string `yaml:"wakings" json:"wakings" validate:"required"`
	Waking  string `yaml:"waking" json:"waking" validate:"required"`
	Up      string `yaml:"up" json:"up" validate:"required"`
	// Feed is the last feed, at {time}; Stage the {stage} of the plan and its {night}.
	Feed  string `yaml:"feed" json:"feed" validate:"required"`
	Stage string `yaml:"stage" json:"stage" validate:"required"`
	// Merge adds it to the diary; Merged says so, Known that all of it is there.
	Merge   string `yaml:"merge" json:"merge" validate:"required"`
	Merged  string `yaml:"merged" json:"merged" validate:"required"`
	Known   string `yaml:"known" json:"known" validate:"required"`
	Refused string `yaml:"refused" json:"refused" validate:"required"`
	// Damaged is shown for a link of which a part is missing.
	Damaged string `yaml:"damaged" json:"damaged" validate:"required"`
	// Diary leads to the diary.
	Diary schema.Link `yaml:"diary" json:"diary" validate:"required"`
}

// DiaryHandover is about handing the night over to the other parent.
type DiaryHandover struct {
	// Open is the button of the diary.
	Open  string      `yaml:"open" json:"open" validate:"required"`
	Title string      `yaml:"title" json:"title" validate:"required"`
	Note  schema.Text `yaml:"note" json:"note" validate:"required"`
	Send  string      `yaml:"send" json:"send" validate:"required"`
	// Code says what the QR code is, Long that the night is too long for one.
	Code string `yaml:"code" json:"code" validate:"required"`
	Long string `yaml:"long" json:"long" validate:"required"`
	// Subject names the link in the phone's list of apps and in messages.
	Subject string `yaml:"subject" json:"subject" validate:"required"`
	Copied  string `yaml:"copied" json:"copied" validate:"required"`
	ByHand  string `yaml:"by-hand" json:"byHand" validate:"required"`
}

// DiarySending is about sending the week to the consultant.
type DiarySending struct {
	// Open is the button of the diary.
	Open  string      `yaml:"open" json:"open" validate:"required"`
	Title string      `yaml:"title" json:"title" validate:"required"`
	Note  schema.Text `yaml:"note" json:"note" validate:"required"`
	// Question is the label of the field for it.
	Question string `yaml:"question" json:"question" validate:"required"`
	// Preview stands above the texts, which are all that is sent.
	Preview string `yaml:"preview" json:"preview" validate:"required"`
	// Send hands both files to the phone's apps, Save stores them, Mail writes to the consultant.
	Send string `yaml:"send" json:"send" validate:"required"`
	Save string `yaml:"save" json:"save" validate:"required"`
	Mail string `yaml:"mail" json:"mail" validate:"required"`
	// File is the name of both files, without day and ending, Subject the subject of the message.
	File    string `yaml:"file" json:"file" validate:"required"`
	Subject string `yaml:"subject" json:"subject" validate:"required"`
	// Asks, Plan and Week are the headings of the page; PlanNight says where the family is.
	Asks      string `yaml:"asks" json:"asks" validate:"required"`
	Plan      string `yaml:"plan" json:"plan" validate:"required"`
	PlanNight string `yaml:"plan-night" json:"planNight" validate:"required"`
	Week      string `yaml:"week" json:"week" validate:"required"`
	// Columns are the headings of the table.
	Columns []string `yaml:"columns" json:"columns" validate:"required,len=6"`
	// Sleep, Feed and Note are the kinds of its lines.
	Sleep string `yaml:"sleep" json:"sleep" validate:"required"`
	Feed  string `yaml:"feed" json:"feed" validate:"required"`
	Line  string `yaml:"line" json:"line" validate:"required"`
}

func fillOnThisPhone(doc *content.Document, tree *content.Tree) diag.List {
	doc.Matter.(*OnThisPhone).Lasting = lastingOf(tree)
	return nil
}
