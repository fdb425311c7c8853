package model

import "nightlight/generator/schema"

// Site is content/site.yaml: what every page may show of the business.
type Site struct {
	schema.Site `yaml:",inline"`
	Contact     Details `yaml:"contact" json:"contact" validate:"required"`
	// Certificate is what the consultant holds.
	Certificate *Certificate `yaml:"certificate" json:"certificate,omitempty"`
	// Consultant is how the site shows its consultant.
	Consultant ConsultantProfile `yaml:"consultant" json:"consultant" validate:"required"`
	// Social are the links to social networks, with pictures by name.
	Social []SocialLink `yaml:"social" json:"social,omitempty" validate:"dive" browser:"-"`
	// Navigation holds the two bars and the footer.
	Navigation Navigation `yaml:"navigation" json:"navigation" validate:"required"`
	Booking    Booking    `yaml:"booking" json:"booking" validate:"required"`
	Checkout   External   `yaml:"checkout" json:"checkout" validate:"required"`
	Tracking   Tracking   `yaml:"tracking" json:"tracking"`
	// Sounds are the recordings that members can play.
	Sounds  Sounds  `yaml:"sounds" json:"sounds" validate:"required"`
	Consent Consent `yaml:"consent" json:"consent" validate:"required"`
	Footer  *Footer `yaml:"footer" json:"footer,omitempty" validate:"required" browser:"-"`
	// VisitorsNext is the end of a public guide for visitors, where members are led on to
	// a page of theirs.
	VisitorsNext Next `yaml:"visitors-next" json:"-" validate:"required"`
	// Words are the small labels around the pages.
	Words Words `yaml:"words" json:"words" validate:"required"`
}

// Details are the ways to reach the business.
type Details struct {
	// Phone as people read it: 07700 900123.
	Phone string `yaml:"phone" json:"phone" validate:"required,phone"`
	// Emails are the two addresses, the first for enquiries.
	Emails   []string `yaml:"emails" json:"emails" validate:"required,len=2,dive,email"`
	Location string   `yaml:"location" json:"location" validate:"required"`
	// Post is who runs the business and where letters reach them.
	Post *Post `yaml:"post" json:"post,omitempty"`
}

// Post is the business as the law knows it.
type Post struct {
	// Name is a sole trader's own name, or a company's with its number.
	Name string `yaml:"name" json:"name" validate:"required"`
	// Address is the whole postal address, on one line.
	Address string `yaml:"address" json:"address" validate:"required"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// Certificate is what the word "certified" rests on.
type Certificate struct {
	Name string `yaml:"name" json:"name" validate:"required"`
	// AwardedBy is the school or the awarding body.
	AwardedBy string `yaml:"awarded-by" json:"awardedBy" validate:"required"`
	Year      int    `yaml:"year" json:"year" validate:"required"`
	// Example marks a made-up certificate, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// ConsultantProfile is how the site shows and lets hear its consultant.
type ConsultantProfile struct {
	// Portrait is a drawing until there is a photograph.
	Portrait schema.Picture `yaml:"portrait" json:"portrait" validate:"required"`
	// Alt says what the portrait shows; a photograph needs it.
	Alt       string          `yaml:"alt" json:"-"`
	Recording *VoiceRecording `yaml:"recording" json:"recording,omitempty"`
}

// VoiceRecording is a short recording of the consultant's voice.
type VoiceRecording struct {
	// Href is a sound file of public/: /sounds/the-call.mp3.
	Href string `yaml:"href" json:"href" validate:"required,startswith=/"`
	// Label says what can be heard: What the call is like.
	Label string `yaml:"label" json:"label" validate:"required"`
	// TranscriptLabel opens the words of the recording as text.
	TranscriptLabel string       `yaml:"transcript-label" json:"transcriptLabel" validate:"required"`
	Transcript      schema.Prose `yaml:"transcript" json:"transcript" validate:"required"`
}

// SocialLink is a profile on a social network.
type SocialLink struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	Href  string `yaml:"href" json:"href" validate:"required,url"`
	// Icon is a drawing of content/pictures in one colour.
	Icon schema.Picture `yaml:"icon" json:"icon" validate:"required"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// Navigation holds the links of the bars.
type Navigation struct {
	// Public are the links of the public bar.
	Public []schema.Link `yaml:"public" json:"public" validate:"required,unique=Href,dive"`
	// MemberArea is shown instead of MemberLogin to those logged in.
	MemberArea  schema.Link `yaml:"member-area" json:"memberArea" validate:"required"`
	MemberLogin schema.Link `yaml:"member-login" json:"memberLogin" validate:"required"`
	// Book is the label of the booking button.
	Book string `yaml:"book" json:"book" validate:"required"`
	// ThumbBar is the label of the booking button at the foot of a phone's screen. The
	// price of the personal support follows it.
	ThumbBar string `yaml:"thumb-bar" json:"thumbBar" validate:"required"`
	// Price is filled in from the services page: from £299.
	Price string `yaml:"-" json:"price,omitempty"`
	// MembersHome is the first link of the members' bar.
	MembersHome schema.Link `yaml:"members-home" json:"membersHome" validate:"required"`
	// MemberGroups are the drop-downs of the members' bar.
	MemberGroups []NavGroup `yaml:"member-groups" json:"memberGroups" validate:"required,dive"`
	// DimBar holds the links at the foot of the screen while the amber light is on.
	DimBar DimBar `yaml:"dim-bar" json:"dimBar" validate:"required"`
}

// DimBar holds what helps at three in the morning, three or four links for each.
type DimBar struct {
	Visitors []schema.Link `yaml:"visitors" json:"visitors" validate:"min=2,max=4,dive"`
	Members  []schema.Link `yaml:"members" json:"members" validate:"min=2,max=4,dive"`
}

// NavGroup is one drop-down.
type NavGroup struct {
	Label string        `yaml:"label" json:"label" validate:"required"`
	Links []schema.Link `yaml:"links" json:"links" validate:"required,unique=Href,dive"`
}

// External is an address of somebody else's service.
type External struct {
	URL string `yaml:"url" json:"url" validate:"required,url"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// Sounds are the recordings that members can play.
type Sounds struct {
	// WhiteNoise is the sample in the guides.
	WhiteNoise Recording `yaml:"white-noise" json:"whiteNoise" validate:"required"`
	// Wind is the loop on the page of sleep sounds.
	Wind Recording `yaml:"wind" json:"wind" validate:"required"`
}

// Recording is a sound that plays in a loop.
type Recording struct {
	// Href is a file of public/, /sounds/wind.mp3, or a whole https address whose host
	// lets other sites play it.
	Href string `yaml:"href" json:"href" validate:"required"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// Booking is the scheduling service.
type Booking struct {
	External `yaml:",inline"`
	// Origin is the only one whose messages are accepted: https://calendly.com
	Origin string `yaml:"origin" json:"origin" validate:"required,url"`
	// Load is approach (when a visitor comes near the calendar) or click (when they ask
	// for it). Left out: approach.
	Load string `yaml:"load" json:"load,omitempty" validate:"omitempty,oneof=approach click"`
	// Show is the button that a click loads the calendar with.
	Show string `yaml:"show" json:"show" validate:"required"`
	// Stores says what the calendar stores on the visitor's device.
	Stores schema.Text `yaml:"stores" json:"stores" validate:"required"`
	// Title names the calendar for screen readers: Times for a free call.
	Title string `yaml:"title" json:"title" validate:"required"`
	// Open is the link to the calendar's own page, which is always there.
	Open string `yaml:"open" json:"open" validate:"required"`
	// Waiting is shown until the calendar has loaded.
	Waiting string `yaml:"waiting" json:"waiting" validate:"required"`
	// Failure is shown when the calendar has not loaded.
	Failure string `yaml:"failure" json:"failure" validate:"required"`
}

// Tracking are the ids of the advertising tag; empty means that nothing is loaded.
type Tracking struct {
	// TagID is the ad tag: AW-123456789.
	TagID string `yaml:"tag-id" json:"tagId"`
	// AnalyticsID counts visits: G-AB12CD34EF.
	AnalyticsID string `yaml:"analytics-id" json:"analyticsId"`
	// Booking and Purchase are the send_to targets of the two conversions.
	Booking  string `yaml:"booking" json:"booking"`
	Purchase string `yaml:"purchase" json:"purchase"`
	// PurchaseValue is the amount in GBP reported for a purchase.
	PurchaseValue int  `yaml:"purchase-value" json:"purchaseValue"`
	Example       bool `yaml:"example" json:"-"`
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

// Footer is the wording of the foot of public pages.
type Footer struct {
	// About is the sentence under the name.
	About schema.Prose `yaml:"about" json:"about" validate:"required"`
	// Safety is a line about safe sleep with its links.
	Safety schema.Prose `yaml:"safety" json:"safety,omitzero"`
	// Groups are the lists of links.
	Groups []NavGroup `yaml:"groups" json:"groups" validate:"required,dive"`
	// Small is the last line, after the year and the name.
	Small string `yaml:"small" json:"small"`
	// Links are shown beside the last line: the privacy notice.
	Links []schema.Link `yaml:"links" json:"links" validate:"unique=Href,dive"`
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
