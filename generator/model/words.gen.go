// Code generated from words.txt by go generate. DO NOT EDIT.

package model

import "nightlight/generator/schema"

// Next is a call to action: a heading, a sentence and a button.
type Next struct {
	Heading string       `yaml:"heading" json:"heading" validate:"required"`
	Text    schema.Prose `yaml:"text" json:"text" validate:"required"`
	Action  schema.Link  `yaml:"action" json:"action" validate:"required"`
}

// Lasting is content/keeping.yaml: how long the browser keeps what a family keeps on its phone.
// One of its texts stands beside every button that keeps something.
type Lasting struct {
	// Stays is shown where the browser has promised to keep it.
	Stays schema.Text `yaml:"stays" json:"stays" validate:"required"`
	// MayForget is shown where it has not, SevenDays in Safari, which deletes what scripts
	// store after seven days without a visit. Both say what helps.
	MayForget schema.Text `yaml:"may-forget" json:"mayForget" validate:"required"`
	SevenDays schema.Text `yaml:"seven-days" json:"sevenDays" validate:"required"`
	// NotKept is shown where the browser refuses to store, and says what helps.
	NotKept schema.Text `yaml:"not-kept" json:"notKept" validate:"required"`
	// Tab is shown on a shared computer.
	Tab schema.Text `yaml:"tab" json:"tab" validate:"required"`
}

// FormWords are what a form says when it is sent.
type FormWords struct {
	// Submit is the label of the button.
	Submit string `yaml:"submit" json:"submit" validate:"required"`
	// Privacy says what happens with what is sent.
	Privacy schema.Text `yaml:"privacy" json:"privacy" validate:"required"`
	// ThanksHeading and ThanksText are the Thank You panel.
	ThanksHeading string       `yaml:"thanks-heading" json:"thanksHeading" validate:"required"`
	ThanksText    schema.Prose `yaml:"thanks-text" json:"thanksText" validate:"required"`
	// Sent stays below the form once it was sent; {time} becomes the time.
	Sent string `yaml:"sent" json:"sent" validate:"required"`
	// Failure is shown when sending failed; {email} becomes the e-mail address.
	Failure string `yaml:"failure" json:"failure" validate:"required"`
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
	Days   string `yaml:"days" json:"days" validate:"required"`
	Since  string `yaml:"since" json:"since" validate:"required"`
	Size   string `yaml:"size" json:"size" validate:"required"`
	Remove string `yaml:"remove" json:"remove" validate:"required"`
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
	Draft   string `yaml:"draft" json:"draft" validate:"required"`
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
	Save  string      `yaml:"save" json:"save" validate:"required"`
	Saved string      `yaml:"saved" json:"saved" validate:"required"`
	// File is the name of the file, before the day and its ending.
	File string `yaml:"file" json:"file" validate:"required"`
	// Restore is the heading of the other direction, Choose the label of the field for the file.
	Restore string `yaml:"restore" json:"restore" validate:"required"`
	Choose  string `yaml:"choose" json:"choose" validate:"required"`
	// Holds stands above what a file of {day} contains; NewDays counts {count} days, of which
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
	// Large is a file beyond what any backup contains, Foreign one of another origin, Newer one
	// of a later version of the site.
	Large   string `yaml:"large" json:"large" validate:"required"`
	Foreign string `yaml:"foreign" json:"foreign" validate:"required"`
	Newer   string `yaml:"newer" json:"newer" validate:"required"`
	// Damaged contains nothing that can be read.
	Damaged string `yaml:"damaged" json:"damaged" validate:"required"`
}

// TonightSoFar is what a parent reads whom the other has handed the night over to.
type TonightSoFar struct {
	// Title and AsOf, with the {time} at which it was sent and its {day}, stand above it. From says
	// that all of it comes from a link, which anybody can make.
	Title string `yaml:"title" json:"title" validate:"required"`
	From  string `yaml:"from" json:"from" validate:"required"`
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
	// Merge adds it to the log of this phone; Known says that all of it is there.
	Merge string `yaml:"merge" json:"merge" validate:"required"`
	Known string `yaml:"known" json:"known" validate:"required"`
	// Damaged is shown for a link of which a part is missing.
	Damaged string `yaml:"damaged" json:"damaged" validate:"required"`
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
	// Preview stands above the text, which is all that is sent.
	Preview string `yaml:"preview" json:"preview" validate:"required"`
	// Send hands the file to the phone's apps, Save stores it, Mail writes to the consultant.
	Send string `yaml:"send" json:"send" validate:"required"`
	Save string `yaml:"save" json:"save" validate:"required"`
	Mail string `yaml:"mail" json:"mail" validate:"required"`
	// File is the name of the file, without day and ending, Subject the subject of the message.
	File    string `yaml:"file" json:"file" validate:"required"`
	Subject string `yaml:"subject" json:"subject" validate:"required"`
	// Asks, Plan and Week are the headings of the page; PlanNight says where the family is.
	Asks      string `yaml:"asks" json:"asks" validate:"required"`
	Plan      string `yaml:"plan" json:"plan" validate:"required"`
	PlanNight string `yaml:"plan-night" json:"planNight" validate:"required"`
	Week      string `yaml:"week" json:"week" validate:"required"`
	// Sleep, Woke and Feed are the kinds of its lines.
	Sleep string `yaml:"sleep" json:"sleep" validate:"required"`
	Woke  string `yaml:"woke" json:"woke" validate:"required"`
	Feed  string `yaml:"feed" json:"feed" validate:"required"`
}

// Today says how far the members' library was read.
type Today struct {
	// Begin and Continue lead to the first {module} and to the next.
	Begin    string `yaml:"begin" json:"begin" validate:"required"`
	Continue string `yaml:"continue" json:"continue" validate:"required"`
	// Length and Left follow with its {minutes}: Left where some of it was read.
	Length string `yaml:"length" json:"length" validate:"required"`
	Left   string `yaml:"left" json:"left" validate:"required"`
	// Read is said of a module that was read.
	Read string `yaml:"read" json:"read" validate:"required"`
	// Offer and Remember ask whether what is read may be remembered. Nothing is, unless asked for.
	Offer    string `yaml:"offer" json:"offer" validate:"required"`
	Remember string `yaml:"remember" json:"remember" validate:"required"`
	// Stored says where it is stored what was read, and Forget removes that.
	Stored string `yaml:"stored" json:"stored" validate:"required"`
	Forget string `yaml:"forget" json:"forget" validate:"required"`
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

// SoundLine is said of the sound that plays while other pages are read.
type SoundLine struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	// Left follows the name of the sound, with its {minutes}.
	Left string `yaml:"left" json:"left" validate:"required"`
}

// NextSleepFields are the labels of the page's questions.
type NextSleepFields struct {
	Born  string `yaml:"born" json:"born" validate:"required"`
	Early string `yaml:"early" json:"early" validate:"required"`
	// EarlyHint says why the page asks for it.
	EarlyHint string `yaml:"early-hint" json:"earlyHint" validate:"required"`
	Woke      string `yaml:"woke" json:"woke" validate:"required"`
	// Nap asks how long the last sleep was, with the two answers.
	Nap   string `yaml:"nap" json:"nap" validate:"required"`
	Long  string `yaml:"long" json:"long" validate:"required"`
	Short string `yaml:"short" json:"short" validate:"required"`
	// Naps asks for the number of naps where the table has a row for one nap.
	Naps    string `yaml:"naps" json:"naps" validate:"required"`
	OneNap  string `yaml:"one-nap" json:"oneNap" validate:"required"`
	More    string `yaml:"more" json:"more" validate:"required"`
	Bedtime string `yaml:"bedtime" json:"bedtime" validate:"required"`
	// Remember is the label of the box that keeps the child's age on the device.
	Remember string `yaml:"remember" json:"remember" validate:"required"`
	// Change is the label of the fold around the questions, where the log has answered them.
	Change string `yaml:"change" json:"change" validate:"required"`
}

// NextSleepAnswers are the sentences of the answer. {from} and {to} are times of day,
// {age} the row of the table, {bedtime} the wished bedtime.
type NextSleepAnswers struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Between is for a range, Around for a row with a single figure.
	Between schema.Text `yaml:"between" json:"between" validate:"required"`
	Around  schema.Text `yaml:"around" json:"around" validate:"required"`
	// LastNap and LastNapAround say when the last nap ends.
	LastNap       schema.Text `yaml:"last-nap" json:"lastNap" validate:"required"`
	LastNapAround schema.Text `yaml:"last-nap-around" json:"lastNapAround" validate:"required"`
	// Own is what the diary has of the child: {from} and {to}, made of {windows} since {since}.
	Own schema.Text `yaml:"own" json:"own" validate:"required"`
	// From says which row of the table it is.
	From schema.Text `yaml:"from" json:"from" validate:"required"`
	// Later stands in place of the times once they have passed.
	Later schema.Text `yaml:"later" json:"later" validate:"required"`
	// Asleep says since when the child sleeps, {time}, and how long, {length}.
	Asleep schema.Text `yaml:"asleep" json:"asleep" validate:"required"`
	// TooYoung is shown below the ages of the table.
	TooYoung schema.Prose `yaml:"too-young" json:"tooYoung" validate:"required"`
	// TooOld is shown after the fifth birthday.
	TooOld schema.Prose `yaml:"too-old" json:"tooOld" validate:"required"`
	// Night is shown for a waking between bedtime and the morning, with the link to Tonight; NoPlan
	// follows it where no plan is kept.
	Night   schema.Prose `yaml:"night" json:"night" validate:"required"`
	NoPlan  schema.Text  `yaml:"no-plan" json:"noPlan" validate:"required"`
	Tonight schema.Link  `yaml:"tonight" json:"tonight" validate:"required"`
	// Unborn is shown for a day of birth that is yet to come.
	Unborn schema.Text `yaml:"unborn" json:"unborn" validate:"required"`
	// Waiting is shown until the questions are answered.
	Waiting schema.Text `yaml:"waiting" json:"waiting" validate:"required"`
}

// PlanCalendar is what the family reads of its plan as a calendar file.
type PlanCalendar struct {
	// Add is the label of the button.
	Add string `yaml:"add" json:"add" validate:"required"`
	// Event names each stage in the calendar, before its letter or number. Lock screens
	// show it, so it should tell a stranger nothing.
	Event string `yaml:"event" json:"event" validate:"required"`
	// File is the name of the file, without its ending.
	File string `yaml:"file" json:"file" validate:"required"`
}

// PlanLink is what a family reads about the plan as a link.
type PlanLink struct {
	// Send is the label of the button.
	Send string `yaml:"send" json:"send" validate:"required"`
	// Note says who can read the plan by the link.
	Note schema.Text `yaml:"note" json:"note" validate:"required"`
	// Subject names the link in the phone's list of apps and in messages.
	Subject string `yaml:"subject" json:"subject" validate:"required"`
	// Copied is announced when the link is on the clipboard.
	Copied string `yaml:"copied" json:"copied" validate:"required"`
	// ByHand is shown above the link where the browser refuses the clipboard.
	ByHand string `yaml:"by-hand" json:"byHand" validate:"required"`
	// Damaged is shown above the questions when a link could not be read.
	Damaged string `yaml:"damaged" json:"damaged" validate:"required"`
}

// Asked is what every question says.
type Asked struct {
	Question PlanText `yaml:"question" json:"question" validate:"required"`
	// Hint is shown below the question and says how to answer it.
	Hint PlanText `yaml:"hint" json:"hint" validate:"required"`
}

// AlsoQuestion asks for what changes some words, below the age.
type AlsoQuestion struct {
	Label   string      `yaml:"label" json:"label" validate:"required"`
	Hint    PlanText    `yaml:"hint" json:"hint" validate:"required"`
	Choices AlsoChoices `yaml:"choices" json:"choices" validate:"required"`
}

// AlsoChoices are what may be so of a family.
type AlsoChoices struct {
	// Early is for a baby who was born early.
	Early string `yaml:"early" json:"early" validate:"required"`
	// Alone is for a parent who has nobody to share the nights with.
	Alone string `yaml:"alone" json:"alone" validate:"required"`
}

// AgeQuestion asks for the child's age, below the name.
type AgeQuestion struct {
	Label string   `yaml:"label" json:"label" validate:"required"`
	Hint  PlanText `yaml:"hint" json:"hint" validate:"required"`
	// None is the answer of those who would rather not say.
	None    string     `yaml:"none" json:"none" validate:"required"`
	Choices AgeChoices `yaml:"choices" json:"choices" validate:"required"`
}

// PlanTonight is what a family reads that follows its plan night by night.
type PlanTonight struct {
	Title PlanText `yaml:"title" json:"title" validate:"required"`
	// Begin is shown with the plan until a night was chosen.
	Begin NightChoice `yaml:"begin" json:"begin" validate:"required"`
	// Morning asks in the morning whether the stage was ready.
	Morning MorningQuestion `yaml:"morning" json:"morning" validate:"required"`
	// Nights are the figures by which the plan stays or moves.
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
	// Morning says what ends the count of a night that has become a day.
	Morning PlanText `yaml:"morning" json:"morning" validate:"required"`
	// ScreenOn is shown where the phone keeps its screen on for the count.
	ScreenOn string `yaml:"screen-on" json:"screenOn" validate:"required"`
	// Woke, Restarted and FellAsleep say what was written at {time}, beside the button Undo.
	Woke       string `yaml:"woke" json:"woke" validate:"required"`
	Restarted  string `yaml:"restarted" json:"restarted" validate:"required"`
	FellAsleep string `yaml:"fell-asleep" json:"fellAsleep" validate:"required"`
	Undo       string `yaml:"undo" json:"undo" validate:"required"`
	// CoSleeping and Cot contain the stages in their order; the first is the optional one.
	CoSleeping []StageWaking `yaml:"co-sleeping" json:"coSleeping" validate:"required,len=3,dive"`
	Cot        []StageWaking `yaml:"cot" json:"cot" validate:"required,len=6,dive"`
}

// SafeTonightLabels are the words around questions and answer.
type SafeTonightLabels struct {
	// Answer is the heading of the answer, Waiting what it says before all is known.
	Answer  string `yaml:"answer" json:"answer" validate:"required"`
	Waiting string `yaml:"waiting" json:"waiting" validate:"required"`
	// Again empties the answers.
	Again string `yaml:"again" json:"again" validate:"required"`
	// Every is the heading of all verdicts, for those who would rather read.
	Every string `yaml:"every" json:"every" validate:"required"`
	// Kept says that nothing is.
	Kept string `yaml:"kept" json:"kept" validate:"required"`
}

// Package is what one of the offers consists of, part by part.
type Package struct {
	Heading  string           `yaml:"heading" json:"heading" validate:"required"`
	Lead     schema.Prose     `yaml:"lead" json:"lead" validate:"required"`
	Features []PackageFeature `yaml:"features" json:"features" validate:"required,dive"`
}

// Navigation contains the links of the bars.
type Navigation struct {
	// Public are the links of the public bar.
	Public []schema.Link `yaml:"public" json:"public" validate:"required,unique=Href,dive"`
	// MemberArea is shown instead of MemberLogin to those logged in.
	MemberArea  schema.Link `yaml:"member-area" json:"memberArea" validate:"required"`
	MemberLogin schema.Link `yaml:"member-login" json:"memberLogin" validate:"required"`
	// Book is the label of the booking button.
	Book string `yaml:"book" json:"book" validate:"required"`
	// ThumbBar is the label of the booking button at the foot of a phone's screen.
	ThumbBar string `yaml:"thumb-bar" json:"thumbBar" validate:"required"`
	// MembersHome is the first link of the members' bar.
	MembersHome schema.Link `yaml:"members-home" json:"membersHome" validate:"required"`
	// MemberGroups are the drop-downs of the members' bar.
	MemberGroups []NavGroup `yaml:"member-groups" json:"memberGroups" validate:"required,dive"`
	// DimBar contains the links at the foot of the screen while the amber light is on.
	DimBar DimBar `yaml:"dim-bar" json:"dimBar" validate:"required"`
}

// Consent is the wording of the cookie question.
type Consent struct {
	// Text is the question, short enough for two lines of a phone.
	Text   schema.Text `yaml:"text" json:"text" validate:"required"`
	Accept string      `yaml:"accept" json:"accept" validate:"required"`
	Reject string      `yaml:"reject" json:"reject" validate:"required"`
	// Choose is the button that shows the purposes one by one, and Save the one below them.
	Choose string `yaml:"choose" json:"choose" validate:"required"`
	Save   string `yaml:"save" json:"save" validate:"required"`
	// Adverts and Analytics say what can be allowed, and who then learns what; only what
	// has an id under tracking is asked about.
	Adverts   string `yaml:"adverts" json:"adverts" validate:"required"`
	Analytics string `yaml:"analytics" json:"analytics" validate:"required"`
	// Change is the label in the footer that brings the question back.
	Change string `yaml:"change" json:"change" validate:"required"`
}

// Words are the small labels around the pages, most of them for screen readers.
type Words struct {
	// SkipLink is the first link of each page, for those who use a keyboard.
	SkipLink string `yaml:"skip-link" json:"skipLink" validate:"required"`
	// Demonstration is the line at the top of every page of a demonstration.
	Demonstration string `yaml:"demonstration" json:"demonstration" validate:"required"`
	Menu          string `yaml:"menu" json:"menu" validate:"required"`
	CloseMenu     string `yaml:"close-menu" json:"closeMenu" validate:"required"`
	// PublicLinks and MembersLinks name the lists of links at the top of the pages.
	PublicLinks  string `yaml:"public-links" json:"publicLinks" validate:"required"`
	MembersLinks string `yaml:"members-links" json:"membersLinks" validate:"required"`
	// CloseMessage names the button that closes a message before it goes by itself.
	CloseMessage string `yaml:"close-message" json:"closeMessage" validate:"required"`
	// Search names the button that opens the search, and its field.
	Search      string `yaml:"search" json:"search" validate:"required"`
	CloseSearch string `yaml:"close-search" json:"closeSearch" validate:"required"`
	// NightLight switches between the day and the night look.
	NightLight string `yaml:"night-light" json:"nightLight" validate:"required"`
	// DimLight switches the dim amber look on and off.
	DimLight string `yaml:"dim-light" json:"dimLight" validate:"required"`
	// RestOfPage unfolds what the amber look folds.
	RestOfPage  string `yaml:"rest-of-page" json:"restOfPage" validate:"required"`
	ScrollToTop string `yaml:"scroll-to-top" json:"scrollToTop" validate:"required"`
	// RightNow is shown above the three lines that open a guide.
	RightNow string `yaml:"right-now" json:"rightNow" validate:"required"`
	// MembersOnly marks a link to a page that visitors cannot read.
	MembersOnly string `yaml:"members-only" json:"membersOnly" validate:"required"`
	// OnThisPage is shown above a guide's list of sections.
	OnThisPage string `yaml:"on-this-page" json:"onThisPage" validate:"required"`
	// Shortcuts names a guide's list of links on small screens.
	Shortcuts string `yaml:"shortcuts" json:"shortcuts" validate:"required"`
	Sources   string `yaml:"sources" json:"sources" validate:"required"`
	// Checked is shown below the sources, before the day.
	Checked string `yaml:"checked" json:"checked" validate:"required"`
	// ReadNext is shown above the related pages.
	ReadNext string `yaml:"read-next" json:"readNext" validate:"required"`
	// Minutes follows the reading time of an article: "min read".
	Minutes string `yaml:"minutes" json:"minutes" validate:"required"`
	// Loading is announced while a members' page is on its way.
	Loading string `yaml:"loading" json:"loading" validate:"required"`
	// NotLoaded and TryAgain are shown when a members' page did not come.
	NotLoaded string `yaml:"not-loaded" json:"notLoaded" validate:"required"`
	TryAgain  string `yaml:"try-again" json:"tryAgain" validate:"required"`
	// PartNotLoaded is shown when the code of what a visitor asked for did not come.
	PartNotLoaded string `yaml:"part-not-loaded" json:"partNotLoaded" validate:"required"`
	// LogInAgain is shown to a member whose browser has no key to the sealed library, or
	// an old one.
	LogInAgain string `yaml:"log-in-again" json:"logInAgain" validate:"required"`
	// ErrorTitle and ErrorText are shown when a page's code fails; the e-mail address follows.
	ErrorTitle string `yaml:"error-title" json:"errorTitle" validate:"required"`
	ErrorText  string `yaml:"error-text" json:"errorText" validate:"required"`
	// SignOut asks what becomes of what is kept on the device.
	SignOut SignOutWords `yaml:"sign-out" json:"signOut" validate:"required"`
	// Kinds are the names of the kinds of callout; a callout without a title shows its own.
	Kinds CalloutKinds `yaml:"kinds" json:"kinds" validate:"required"`
}

// SignOutWords ask at the sign out about what a family keeps on the device.
type SignOutWords struct {
	Question string `yaml:"question" json:"question" validate:"required"`
	// Keep and Remove are the labels of the two buttons; both sign out.
	Keep   string `yaml:"keep" json:"keep" validate:"required"`
	Remove string `yaml:"remove" json:"remove" validate:"required"`
}

// CalloutKinds are the words that tell the kinds of callout apart.
type CalloutKinds struct {
	Safety  string `yaml:"safety" json:"safety" validate:"required"`
	Tip     string `yaml:"tip" json:"tip" validate:"required"`
	Note    string `yaml:"note" json:"note" validate:"required"`
	Tonight string `yaml:"tonight" json:"tonight" validate:"required"`
}

// NowWords are what the first page of the saved app says beside the words of the diary.
type NowWords struct {
	// Awake says for how long, a {length}, where the next sleep follows.
	Awake string `yaml:"awake" json:"awake" validate:"required"`
	// Stage follows how it is, once the family has begun its plan: {stage} and {night}.
	Stage string `yaml:"stage" json:"stage" validate:"required"`
	// Nap and Bedtime say {when} the next sleep is likely: Between {from} and {to}, or Around {from}.
	// Own follows where the diary says so, from so many {windows}. Due is said when it is over.
	Nap     string `yaml:"nap" json:"nap" validate:"required"`
	Bedtime string `yaml:"bedtime" json:"bedtime" validate:"required"`
	Between string `yaml:"between" json:"between" validate:"required"`
	Around  string `yaml:"around" json:"around" validate:"required"`
	Own     string `yaml:"own" json:"own" validate:"required"`
	Due     string `yaml:"due" json:"due" validate:"required"`
	// LastNight is its {length}, its wakings and its {longest} sleep.
	LastNight string `yaml:"last-night" json:"lastNight" validate:"required"`
	// Calm, Once and Often are the wakings: none, one, or {count}.
	Calm  string `yaml:"calm" json:"calm" validate:"required"`
	Once  string `yaml:"once" json:"once" validate:"required"`
	Often string `yaml:"often" json:"often" validate:"required"`
	// Tonight leads to the plan where one is kept, Sitter to its card, Plan to the questions where none is.
	Tonight schema.Link `yaml:"tonight" json:"tonight" validate:"required"`
	Sitter  schema.Link `yaml:"sitter" json:"sitter" validate:"required"`
	Plan    schema.Link `yaml:"plan" json:"plan" validate:"required"`
	// Dashboard leads to the library.
	Dashboard schema.Link `yaml:"dashboard" json:"dashboard" validate:"required"`
}

// DiaryNow is what a parent does with one thumb. {time} is a time of day, {length} a length
// of time.
type DiaryNow struct {
	// Asleep, Awake and Feed are the buttons.
	Asleep string `yaml:"asleep" json:"asleep" validate:"required"`
	Awake  string `yaml:"awake" json:"awake" validate:"required"`
	Feed   string `yaml:"feed" json:"feed" validate:"required"`
	// AsleepSince and AwakeSince say how it is, Empty that nothing was written yet.
	AsleepSince string `yaml:"asleep-since" json:"asleepSince" validate:"required"`
	AwakeSince  string `yaml:"awake-since" json:"awakeSince" validate:"required"`
	Empty       string `yaml:"empty" json:"empty" validate:"required"`
	// FellAsleep, Woke and Fed say what was written, beside the button Undo.
	FellAsleep string `yaml:"fell-asleep" json:"fellAsleep" validate:"required"`
	Woke       string `yaml:"woke" json:"woke" validate:"required"`
	Fed        string `yaml:"fed" json:"fed" validate:"required"`
	Saved      string `yaml:"saved" json:"saved" validate:"required"`
	Removed    string `yaml:"removed" json:"removed" validate:"required"`
	Undo       string `yaml:"undo" json:"undo" validate:"required"`
	// Forgotten asks when a sleep ended that was left open, WokeAt is the label of the time.
	Forgotten string `yaml:"forgotten" json:"forgotten" validate:"required"`
	WokeAt    string `yaml:"woke-at" json:"wokeAt" validate:"required"`
	// NextSleep is the link to the page that counts to it.
	NextSleep schema.Link `yaml:"next-sleep" json:"nextSleep" validate:"required"`
}

// DiaryPicture is the picture of two weeks, and its table.
type DiaryPicture struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Sleep, Waking and Feed name what is drawn.
	Sleep  string `yaml:"sleep" json:"sleep" validate:"required"`
	Waking string `yaml:"waking" json:"waking" validate:"required"`
	Feed   string `yaml:"feed" json:"feed" validate:"required"`
	// Table unfolds the same days in figures; Columns are the headings, the first for the day.
	Table   string `yaml:"table" json:"table" validate:"required"`
	Date    string `yaml:"date" json:"date" validate:"required"`
	Naps    string `yaml:"naps" json:"naps" validate:"required"`
	Night   string `yaml:"night" json:"night" validate:"required"`
	All     string `yaml:"all" json:"all" validate:"required"`
	Wakings string `yaml:"wakings" json:"wakings" validate:"required"`
	Feeds   string `yaml:"feeds" json:"feeds" validate:"required"`
}

// DiaryDay is about one day: its sleeps, and what changes them.
type DiaryDay struct {
	// Earlier and Later lead to the day before and the day after.
	Earlier string `yaml:"earlier" json:"earlier" validate:"required"`
	Later   string `yaml:"later" json:"later" validate:"required"`
	Empty   string `yaml:"empty" json:"empty" validate:"required"`
	// Add opens the form for a sleep, Change that of one which is there.
	Add    string `yaml:"add" json:"add" validate:"required"`
	Change string `yaml:"change" json:"change" validate:"required"`
	Asleep string `yaml:"asleep" json:"asleep" validate:"required"`
	Woke   string `yaml:"woke" json:"woke" validate:"required"`
	// Up asks who was up when the child woke.
	Up     string `yaml:"up" json:"up" validate:"required"`
	Save   string `yaml:"save" json:"save" validate:"required"`
	Remove string `yaml:"remove" json:"remove" validate:"required"`
	// Overlap is shown when a sleep runs into another, Future when it is yet to come.
	Overlap string `yaml:"overlap" json:"overlap" validate:"required"`
	Future  string `yaml:"future" json:"future" validate:"required"`
	// AwakeBefore and StillAsleep are shown with a sleep, Was before who was up.
	AwakeBefore string `yaml:"awake-before" json:"awakeBefore" validate:"required"`
	StillAsleep string `yaml:"still-asleep" json:"stillAsleep" validate:"required"`
	WasUp       string `yaml:"was-up" json:"wasUp" validate:"required"`
	FirstWaking string `yaml:"first-waking" json:"firstWaking" validate:"required"`
	// Lone is shown with a waking from a sleep that was not written down.
	Lone string `yaml:"lone" json:"lone" validate:"required"`
	// Line is the label of a line about the day, Note says what counts as night.
	Line string      `yaml:"line" json:"line" validate:"required"`
	Note schema.Text `yaml:"note" json:"note" validate:"required"`
}

// DiaryAverage is what several days come to.
type DiaryAverage struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Days says it: {days} whole days, {average} a day, {from} to {to}.
	Days schema.Text `yaml:"days" json:"days" validate:"required"`
	// Age says what the table has for the child's {age}: {sleep}. AnyAge is shown where the
	// day of birth is not known.
	Age    schema.Text `yaml:"age" json:"age" validate:"required"`
	AnyAge schema.Text `yaml:"any-age" json:"anyAge" validate:"required"`
	// Enough is shown after two weeks.
	Enough schema.Prose `yaml:"enough" json:"enough" validate:"required"`
}

// DiaryKeeping is about keeping the diary on the device.
type DiaryKeeping struct {
	Note   schema.Text `yaml:"note" json:"note" validate:"required"`
	Remove string      `yaml:"remove" json:"remove" validate:"required"`
	// Confirm asks before all days are removed, with the buttons Yes and No.
	Confirm string `yaml:"confirm" json:"confirm" validate:"required"`
	Yes     string `yaml:"yes" json:"yes" validate:"required"`
	No      string `yaml:"no" json:"no" validate:"required"`
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

// SleepSound is one of the sounds: the wind is the recording of site.yaml, the device makes the others.
type SleepSound struct {
	Kind string `yaml:"kind" json:"kind" validate:"required,oneof=wind white pink brown rain hush heart"`
	Name string `yaml:"name" json:"name" validate:"required"`
	// Play and Stop are the labels of the button.
	Play string `yaml:"play" json:"play" validate:"required"`
	Stop string `yaml:"stop" json:"stop" validate:"required"`
}

// Loudness is the choice of how loud a sound is, beside the device's own buttons.
type Loudness struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	// Choices are offered in this order; the first holds until another is chosen.
	Choices []LoudnessChoice `yaml:"choices" json:"choices" validate:"required,min=1,dive"`
}

// LoudnessChoice is one loudness.
type LoudnessChoice struct {
	Label   string `yaml:"label" json:"label" validate:"required"`
	Percent int    `yaml:"percent" json:"percent" validate:"required,min=1,max=100"`
}

// PackageFeature is one part of a package.
type PackageFeature struct {
	// ID is the anchor: custom-plan.
	ID          string       `yaml:"id" json:"id" validate:"required"`
	Icon        schema.Icon  `yaml:"icon" json:"icon" validate:"required"`
	Title       string       `yaml:"title" json:"title" validate:"required"`
	Description schema.Prose `yaml:"description" json:"description" validate:"required"`
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

// StageWaking is a waking in one stage.
type StageWaking struct {
	// Settled is the longest time awake in the night, in minutes, that by the diary agrees with
	// the sign of the stage.
	Settled int          `yaml:"settled" json:"settled" validate:"required,min=1,max=120"`
	Steps   []WakingStep `yaml:"steps" json:"steps" validate:"required,dive"`
}

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

// GoalChoices are the two goals.
type GoalChoices struct {
	// A is the child's own bed.
	A Choice `yaml:"a" json:"a" validate:"required"`
	// B is going on sharing a bed, the child falling asleep independently.
	B Choice `yaml:"b" json:"b" validate:"required"`
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

// SameRoomChoices are yes and no.
type SameRoomChoices struct {
	Yes Choice `yaml:"yes" json:"yes" validate:"required"`
	No  Choice `yaml:"no" json:"no" validate:"required"`
}

// DummyChoices are the times at which a dummy may be used.
type DummyChoices struct {
	AllTime   Choice `yaml:"all_time" json:"all_time" validate:"required"`
	NightOnly Choice `yaml:"night_only" json:"night_only" validate:"required"`
	DayOnly   Choice `yaml:"day_only" json:"day_only" validate:"required"`
	No        Choice `yaml:"no" json:"no" validate:"required"`
}

// DimBar contains what helps at three in the morning, three or four links for each.
type DimBar struct {
	Visitors []schema.Link `yaml:"visitors" json:"visitors" validate:"min=2,max=4,dive"`
	Members  []schema.Link `yaml:"members" json:"members" validate:"min=2,max=4,dive"`
}

// SearchWords is content/search.yaml: what is said around the results, and what visitors
// call the things that pages name otherwise.
type SearchWords struct {
	// Hint is shown until something is typed.
	Hint string `yaml:"hint" json:"hint" validate:"required,max=140"`
	// Nothing is shown where nothing was found.
	Nothing string `yaml:"nothing" json:"nothing" validate:"required,max=140"`
	// Found follows the number of results, for screen readers: "results".
	Found string `yaml:"found" json:"found" validate:"required,max=40"`
	// Synonyms are words of visitors, with words of the pages that mean the same.
	Synonyms []SearchSynonyms `yaml:"synonyms" json:"synonyms" validate:"dive"`
}

// SafetyAnswer is an answer to choose.
type SafetyAnswer struct {
	ID    string `yaml:"id" json:"id" validate:"required"`
	Label string `yaml:"label" json:"label" validate:"required"`
	// Verdict is the ID of what it leads to: a danger at once, and the last answer in the
	// end.
	Verdict string `yaml:"verdict" json:"verdict" validate:"required"`
}

// SafetyVerdict is one line of answer, and what to do now.
type SafetyVerdict struct {
	ID string `yaml:"id" json:"id" validate:"required"`
	// Kind says whether it is safe: stop, or fine.
	Kind  string `yaml:"kind" json:"kind" validate:"required,oneof=stop fine"`
	Title string `yaml:"title" json:"title" validate:"required"`
	// Now are the things to do, in their order.
	Now []string `yaml:"now" json:"now" validate:"required,dive"`
}
