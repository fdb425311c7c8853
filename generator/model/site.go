package model

import "nightlight/generator/schema"

// Site is content/site.yaml: what every page may show of the business.
type Site struct {
	schema.Site `yaml:",inline"`
	// Protect is how members' pages are published: flag (hidden until the login) or sealed
	// (encrypted). Left out: flag. The command "nightlight member set --protect" changes it.
	Protect string  `yaml:"protect" json:"-" validate:"omitempty,oneof=flag sealed"`
	Contact Details `yaml:"contact" json:"contact" validate:"required"`
	// Certificate is what the consultant was awarded.
	Certificate *Certificate `yaml:"certificate" json:"certificate,omitempty"`
	// Proofs are what else a parent may ask for: insurance, a DBS check, first aid.
	Proofs []Certificate `yaml:"proofs" json:"proofs,omitempty" validate:"dive"`
	// Consultant is how the site shows its consultant.
	Consultant ConsultantProfile `yaml:"consultant" json:"consultant" validate:"required"`
	// Social are the links to social networks, with pictures by name.
	Social []SocialLink `yaml:"social" json:"social,omitempty" validate:"dive" browser:"-"`
	// Navigation contains the two bars and the footer.
	Navigation Navigation `yaml:"navigation" json:"navigation" validate:"required"`
	Booking    Booking    `yaml:"booking" json:"booking" validate:"required"`
	Tracking   Tracking   `yaml:"tracking" json:"tracking"`
	// Visits says who counts visits without cookies. Left out: nobody.
	Visits *Visits `yaml:"visits" json:"-"`
	// Counter is filled in: the script that counts visits.
	Counter *Counter `yaml:"-" json:"counter,omitempty"`
	// Sounds are the recordings that members can play.
	Sounds  Sounds  `yaml:"sounds" json:"sounds" validate:"required"`
	Consent Consent `yaml:"consent" json:"consent" validate:"required"`
	Footer  *Footer `yaml:"footer" json:"footer,omitempty" validate:"required" browser:"-"`
	// VisitorsNext is the end of a public guide for visitors, where members are led on to
	// a page of theirs.
	VisitorsNext Next `yaml:"visitors-next" json:"-" validate:"required"`
	// Notice is shown at the top of pages for some days.
	Notice *Notice `yaml:"notice" json:"notice,omitempty"`
	// Hours are when the business answers, and its days off.
	Hours *Hours `yaml:"hours" json:"-"`
	// Words are the small labels around the pages.
	Words Words `yaml:"words" json:"words" validate:"required"`
}

// Details are the ways to reach the business.
type Details struct {
	// Phone as people read it: 07700 900123.
	Phone string `yaml:"phone" json:"phone" validate:"required,phone=GB"`
	// Emails are the two addresses, the first for enquiries.
	Emails   []string `yaml:"emails" json:"emails" validate:"required,len=2,dive,email"`
	Location string   `yaml:"location" json:"location" validate:"required"`
	// Country is where the business is and works, as two letters. Left out: GB.
	Country string `yaml:"country" json:"-" validate:"omitempty,len=2"`
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

// Certificate is what the word "certified" rests on, or another proof of trade.
type Certificate struct {
	Name string `yaml:"name" json:"name" validate:"required"`
	// AwardedBy is the school or the awarding body, the insurer, or who checked.
	AwardedBy string `yaml:"awarded-by" json:"awardedBy" validate:"required"`
	Year      int    `yaml:"year" json:"year" validate:"required"`
	// Number is that of the certificate or policy.
	Number string `yaml:"number" json:"number,omitempty"`
	// Check is the address at which anybody can look it up.
	Check string `yaml:"check" json:"check,omitempty" validate:"omitempty,url" refers:"address"`
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
	Href string `yaml:"href" json:"href" validate:"required,startswith=/" refers:"address"`
	// Label says what can be heard: What the call is like.
	Label string `yaml:"label" json:"label" validate:"required"`
	// TranscriptLabel opens the words of the recording as text.
	TranscriptLabel string       `yaml:"transcript-label" json:"transcriptLabel" validate:"required"`
	Transcript      schema.Prose `yaml:"transcript" json:"transcript" validate:"required"`
}

// SocialLink is a profile on a social network.
type SocialLink struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	Href  string `yaml:"href" json:"href" validate:"required,url" refers:"address"`
	// Icon is a drawing of content/pictures in one colour.
	Icon schema.Picture `yaml:"icon" json:"icon" validate:"required" decorates:"true"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// NavGroup is one drop-down.
type NavGroup struct {
	Label string        `yaml:"label" json:"label" validate:"required"`
	Links []schema.Link `yaml:"links" json:"links" validate:"required,unique=Href,dive"`
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
	Href string `yaml:"href" json:"href" validate:"required" refers:"address"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// Booking is the scheduling service.
type Booking struct {
	URL string `yaml:"url" json:"url" validate:"required,url"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
	// Origin is the only one whose messages are accepted: https://calendly.com
	Origin string `yaml:"origin" json:"origin" validate:"required,url"`
	// Load is approach (when a visitor comes near the calendar) or click (when they ask
	// for it). Left out: approach.
	Load string `yaml:"load" json:"load,omitempty" validate:"omitempty,oneof=approach click"`
	// Confirmation is filled in: the page that thanks for a booking.
	Confirmation string `yaml:"-" json:"confirmation,omitempty"`
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
