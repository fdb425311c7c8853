package schema

import "time"

// Site is content/site.yaml: what every page may show of the business.
type Site struct {
	// Name is the product's name.
	Name string `yaml:"name" json:"name" validate:"required"`
	// Tagline follows the name in the title of the front page.
	Tagline string `yaml:"tagline" json:"tagline" validate:"required"`
	// Address is where the site is published, without a slash at the end: https://littledormouse.example
	Address string `yaml:"address" json:"-" validate:"required,url"`
	// Description is one sentence about the business, for search engines and feeds.
	Description string `yaml:"description" json:"-" validate:"required"`
	// Mark is the drawn sign beside the name.
	Mark    Picture `yaml:"mark" json:"mark" validate:"required"`
	Contact Details `yaml:"contact" json:"contact" validate:"required"`
	// Certificate is what the consultant holds.
	Certificate *Certificate `yaml:"certificate" json:"certificate,omitempty"`
	// Social are the links to social networks, with icons by name.
	Social []SocialLink `yaml:"social" json:"social" validate:"dive"`
	// Navigation holds the two bars and the footer.
	Navigation Navigation `yaml:"navigation" json:"navigation" validate:"required"`
	Booking    Booking    `yaml:"booking" json:"booking" validate:"required"`
	Checkout   External   `yaml:"checkout" json:"checkout" validate:"required"`
	Tracking   Tracking   `yaml:"tracking" json:"tracking"`
	Consent    Consent    `yaml:"consent" json:"consent" validate:"required"`
	Footer     Footer     `yaml:"footer" json:"footer" validate:"required"`
	// Words are the small labels around the pages.
	Words Words `yaml:"words" json:"words" validate:"required"`
	// MembersNotice is the sentence on the card that a logged-out visitor meets.
	MembersNotice string `yaml:"members-notice" json:"-" validate:"required"`
	// Redirects lead from addresses that have moved.
	Redirects []Redirect `yaml:"redirects" json:"-" validate:"dive"`
	// ShareOnePicture shows the site's own picture beside every shared link, instead of
	// drawing one for each page, which takes long on a site of thousands.
	ShareOnePicture bool `yaml:"share-one-picture" json:"-"`
	// Year is the year of the build, for the footer.
	Year int `yaml:"-" json:"year"`
}

// Redirect leads from an address that was published once to where it is now.
type Redirect struct {
	From string `yaml:"from" json:"-" validate:"required,startswith=/"`
	To   string `yaml:"to" json:"-" validate:"required"`
}

// Details are the ways to reach the business.
type Details struct {
	// Phone as people read it: 07700 900123.
	Phone string `yaml:"phone" json:"phone" validate:"required"`
	// Emails are the two addresses, the first for enquiries.
	Emails   []string `yaml:"emails" json:"emails" validate:"required,len=2,dive,email"`
	Location string   `yaml:"location" json:"location" validate:"required"`
	// Post tells who runs the business and where letters reach them.
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

// SocialLink is a profile on a social network.
type SocialLink struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	Href  string `yaml:"href" json:"href" validate:"required,url"`
	Icon  Icon   `yaml:"icon" json:"icon" validate:"required"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// Navigation holds the links of the bars.
type Navigation struct {
	// Public are the links of the public bar.
	Public []Link `yaml:"public" json:"public" validate:"required,dive"`
	// MemberArea is shown instead of MemberLogin to those logged in.
	MemberArea  Link `yaml:"member-area" json:"memberArea" validate:"required"`
	MemberLogin Link `yaml:"member-login" json:"memberLogin" validate:"required"`
	// Book is the label of the booking button.
	Book string `yaml:"book" json:"book" validate:"required"`
	// MembersHome is the first link of the members' bar.
	MembersHome Link `yaml:"members-home" json:"membersHome" validate:"required"`
	// MemberGroups are the drop-downs of the members' bar.
	MemberGroups []NavGroup `yaml:"member-groups" json:"memberGroups" validate:"required,dive"`
}

// NavGroup is one drop-down.
type NavGroup struct {
	Label string `yaml:"label" json:"label" validate:"required"`
	Links []Link `yaml:"links" json:"links" validate:"required,dive"`
}

// External is an address of somebody else's service.
type External struct {
	URL string `yaml:"url" json:"url" validate:"required,url"`
	// Example marks a made-up address, which a real site must replace.
	Example bool `yaml:"example" json:"-"`
}

// Booking is the scheduling service.
type Booking struct {
	External `yaml:",inline"`
	// Origin is the only place whose messages are believed: https://calendly.com
	Origin string `yaml:"origin" json:"origin" validate:"required,url"`
	// Script is the address of the widget's script.
	Script string `yaml:"script" json:"script" validate:"required,url"`
	// Title names the calendar for screen readers: Times for a free call.
	Title string `yaml:"title" json:"title" validate:"required"`
	// Open is the link to the calendar's own page, which is always there.
	Open string `yaml:"open" json:"open" validate:"required"`
	// Waiting stands where the calendar is going to be.
	Waiting string `yaml:"waiting" json:"waiting" validate:"required"`
	// Failure is said when the calendar has not come.
	Failure string `yaml:"failure" json:"failure" validate:"required"`
}

// Tracking are the ids of the advertising tag; empty means that nothing is loaded.
type Tracking struct {
	// TagID is the ad tag: AW-123456789.
	TagID string `yaml:"tag-id" json:"tagId"`
	// Booking and Purchase are the send_to targets of the two conversions.
	Booking  string `yaml:"booking" json:"booking"`
	Purchase string `yaml:"purchase" json:"purchase"`
	// PurchaseValue is the amount in GBP reported for a purchase.
	PurchaseValue int  `yaml:"purchase-value" json:"purchaseValue"`
	Example       bool `yaml:"example" json:"-"`
}

// Consent is the wording of the cookie bar.
type Consent struct {
	Text   Text   `yaml:"text" json:"text" validate:"required"`
	Accept string `yaml:"accept" json:"accept" validate:"required"`
	Reject string `yaml:"reject" json:"reject" validate:"required"`
	// Change is the label in the footer that brings the bar back.
	Change string `yaml:"change" json:"change" validate:"required"`
}

// Footer is the wording of the foot of public pages.
type Footer struct {
	// About is the sentence under the name.
	About Prose `yaml:"about" json:"about" validate:"required"`
	// Safety is a line about safe sleep with its links.
	Safety Prose `yaml:"safety" json:"safety,omitzero"`
	// Groups are the lists of links.
	Groups []NavGroup `yaml:"groups" json:"groups" validate:"required,dive"`
	// Small is the last line, after the year and the name.
	Small string `yaml:"small" json:"small"`
	// Links stand beside the last line: the privacy notice.
	Links []Link `yaml:"links" json:"links" validate:"dive"`
}

// Words are the small labels around the pages, most of them for screen readers.
type Words struct {
	// SkipLink is the first link of each page, for those who use a keyboard.
	SkipLink  string `yaml:"skip-link" json:"skipLink" validate:"required"`
	Menu      string `yaml:"menu" json:"menu" validate:"required"`
	CloseMenu string `yaml:"close-menu" json:"closeMenu" validate:"required"`
	// NightLight switches between the day and the night look.
	NightLight  string `yaml:"night-light" json:"nightLight" validate:"required"`
	ScrollToTop string `yaml:"scroll-to-top" json:"scrollToTop" validate:"required"`
	// OnThisPage stands above a guide's list of sections.
	OnThisPage string `yaml:"on-this-page" json:"onThisPage" validate:"required"`
	// Shortcuts names a guide's list of links on small screens.
	Shortcuts string `yaml:"shortcuts" json:"shortcuts" validate:"required"`
	Sources   string `yaml:"sources" json:"sources" validate:"required"`
	// Checked stands below the sources, before the day.
	Checked string `yaml:"checked" json:"checked" validate:"required"`
	// ReadNext stands above the related pages.
	ReadNext string `yaml:"read-next" json:"readNext" validate:"required"`
	// Minutes follows the reading time of an article: "min read".
	Minutes string `yaml:"minutes" json:"minutes" validate:"required"`
	// Loading is said while a members' page is on its way.
	Loading string `yaml:"loading" json:"loading" validate:"required"`
	// NotLoaded and TryAgain are shown when a members' page did not come.
	NotLoaded string `yaml:"not-loaded" json:"notLoaded" validate:"required"`
	TryAgain  string `yaml:"try-again" json:"tryAgain" validate:"required"`
	// ErrorTitle and ErrorText are shown when a page's code fails; the e-mail address follows.
	ErrorTitle string `yaml:"error-title" json:"errorTitle" validate:"required"`
	ErrorText  string `yaml:"error-text" json:"errorText" validate:"required"`
	// Kinds are the names of the kinds of callout; a callout without a title shows its own.
	Kinds CalloutKinds `yaml:"kinds" json:"kinds" validate:"required"`
}

// CalloutKinds are the words that tell the kinds of callout apart.
type CalloutKinds struct {
	Safety  string `yaml:"safety" json:"safety" validate:"required"`
	Tip     string `yaml:"tip" json:"tip" validate:"required"`
	Note    string `yaml:"note" json:"note" validate:"required"`
	Tonight string `yaml:"tonight" json:"tonight" validate:"required"`
}

// Verifier is what ships of the members' password: enough to check it, not to read it.
type Verifier struct {
	// Salt and Hash are base64; the hash is PBKDF2-SHA-256 over "user\x00password".
	Salt       string `yaml:"salt" json:"salt" validate:"required,base64"`
	Hash       string `yaml:"hash" json:"hash" validate:"required,base64"`
	Iterations int    `yaml:"iterations" json:"iterations" validate:"required,min=600000"`
	// Demo marks the pair that the README prints.
	Demo bool `yaml:"demo" json:"-"`
}

// Table is content/tables/*.yaml.
type Table struct {
	// Caption names the table.
	Caption string `yaml:"caption" json:"caption" validate:"required"`
	// Columns are the headings; a row has one cell for each.
	Columns []string   `yaml:"columns" json:"columns" validate:"required,min=2"`
	Rows    []TableRow `yaml:"rows" json:"rows" validate:"required,dive"`
	// Note stands below the table.
	Note Prose `yaml:"note" json:"note,omitzero"`
}

// TableRow is one row of a Table.
type TableRow struct {
	Cells []string `yaml:"cells" json:"cells" validate:"required"`
	// Detail is shown when the row is opened.
	Detail Prose `yaml:"detail" json:"detail,omitzero"`
}

// Date is a day.
type Date struct{ time.Time }

// MarshalJSON writes {"iso": "2025-06-11", "text": "11 June 2025"}.
func (d Date) MarshalJSON() ([]byte, error) {
	return []byte(`{"iso":"` + d.Format(time.DateOnly) + `","text":"` + d.Format("2 January 2006") + `"}`), nil
}

// UnmarshalText reads a day written as 2025-06-11.
func (d *Date) UnmarshalText(b []byte) error {
	t, err := time.Parse(time.DateOnly, string(b))
	d.Time = t
	return err
}
