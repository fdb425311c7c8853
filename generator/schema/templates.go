package schema

// Home is the front page.
type Home struct {
	Matter `yaml:",inline" json:"-"`
	// Hero is the top of the page.
	Hero Hero `yaml:"hero" json:"hero" validate:"required"`
	// Struggles is the section that tells tired parents they are understood.
	Struggles Section `yaml:"struggles" json:"struggles" validate:"required"`
	// Banner is the wide picture below the struggles.
	Banner Banner `yaml:"banner" json:"banner" validate:"required"`
	// HowItWorks is the path of steps.
	HowItWorks Section `yaml:"how-it-works" json:"howItWorks" validate:"required"`
	// WhyChooseUs is the list of reasons.
	WhyChooseUs Section `yaml:"why-choose-us" json:"whyChooseUs" validate:"required"`
	// Stories is the heading above the parents' stories.
	Stories Section `yaml:"stories" json:"stories" validate:"required"`
	// Consultation is the booking section.
	Consultation Section `yaml:"consultation" json:"consultation" validate:"required"`
	// Limited says that places are few; it is shown in its month only.
	Limited *Limited `yaml:"limited" json:"limited,omitempty"`
	// Testimonials are filled in from content/testimonials.yaml.
	Testimonials []Testimonial `yaml:"-" json:"testimonials"`
}

// Hero is the first thing a visitor sees.
type Hero struct {
	// Badge is the small line above the heading.
	Badge string `yaml:"badge" json:"badge"`
	// Heading is the promise, in one sentence.
	Heading string  `yaml:"heading" json:"heading" validate:"required"`
	Lead    Prose   `yaml:"lead" json:"lead" validate:"required"`
	Picture Picture `yaml:"picture" json:"picture" validate:"required"`
	// Figures are the headline numbers.
	Figures []Claim `yaml:"figures" json:"figures" validate:"dive"`
	// Action is the main button.
	Action Link `yaml:"action" json:"action" validate:"required"`
	// Quiet is the second, quieter link.
	Quiet Link `yaml:"quiet" json:"quiet" validate:"required"`
}

// Claim is a headline number with what it counts.
type Claim struct {
	Value string `yaml:"value" json:"value" validate:"required"`
	Label string `yaml:"label" json:"label" validate:"required"`
	// Basis says what the number rests on: who was asked, what, and when. It stands
	// in small print below the numbers.
	Basis string `yaml:"basis" json:"basis,omitempty"`
	// Sample marks an invented number; a real site must not publish one.
	Sample bool `yaml:"sample" json:"-"`
}

// Section is a heading, a few sentences, and a list of points.
type Section struct {
	// Eyebrow is the small line above the heading.
	Eyebrow string `yaml:"eyebrow" json:"eyebrow,omitempty"`
	Heading string `yaml:"heading" json:"heading" validate:"required"`
	Lead    Prose  `yaml:"lead" json:"lead,omitzero"`
	// Points are the section's parts, in order.
	Points []Point `yaml:"points" json:"points,omitempty" validate:"dive"`
	// Action is the section's button.
	Action *Link `yaml:"action" json:"action,omitempty"`
}

// Point is one part of a section.
type Point struct {
	Icon    Icon    `yaml:"icon" json:"icon,omitzero"`
	Picture Picture `yaml:"picture" json:"picture,omitzero"`
	Title   string  `yaml:"title" json:"title" validate:"required"`
	Text    Prose   `yaml:"text" json:"text" validate:"required"`
}

// Banner is a wide picture with a sentence beside it.
type Banner struct {
	Picture Picture `yaml:"picture" json:"picture" validate:"required"`
	// Alt says what the picture shows.
	Alt  string `yaml:"alt" json:"alt" validate:"required"`
	Text Prose  `yaml:"text" json:"text" validate:"required"`
}

// Testimonial is one family's story.
type Testimonial struct {
	ID   int    `yaml:"id" json:"id" validate:"required"`
	Name string `yaml:"name" json:"name" validate:"required"`
	// ChildAge describes the parent and the child: "Mum of Leo, 8 months".
	ChildAge string `yaml:"childAge" json:"childAge" validate:"required"`
	Quote    Prose  `yaml:"quote" json:"quote" validate:"required"`
	Stars    int    `yaml:"stars" json:"stars" validate:"required,min=1,max=5"`
	// Sample marks an invented story; a real site must not publish one.
	Sample bool `yaml:"sample" json:"-"`
}

// Guide is a reading page: public guides and the members' library.
type Guide struct {
	Matter `yaml:",inline" json:"-"`
	// Lead is the sentence or two under the title.
	Lead Prose `yaml:"lead" json:"lead" validate:"required"`
	// Label is the small line above the title: "Member Resource".
	Label string `yaml:"label" json:"label,omitempty"`
	// Reviewed is the day on which the facts were last checked: 2026-11-01.
	Reviewed Date `yaml:"reviewed" json:"reviewed" validate:"required"`
	// Sources are the places where the facts come from.
	Sources []Link `yaml:"sources" json:"sources,omitempty" validate:"dive"`
	// Action is the button in the title band: where to begin reading.
	Action *Link `yaml:"action" json:"action,omitempty"`
	// Shortcuts are links that only small screens show, below the title.
	Shortcuts []Link `yaml:"shortcuts" json:"shortcuts,omitempty" validate:"dive"`
	// AnchorOffset is how far from the top, in pixels, a section comes to stand that a
	// link has led to: 80 or 100. Left out, it stands just below the bar.
	AnchorOffset int `yaml:"anchor-offset" json:"anchorOffset,omitempty" validate:"omitempty,oneof=80 100"`
	// Next is the call to action at the end.
	Next *Next `yaml:"next" json:"next,omitempty"`
	// Related are the addresses of other pages to read: /safe-sleep.
	Related []string `yaml:"related" json:"-"`
	// RelatedPages are filled in from Related.
	RelatedPages []PageCard `yaml:"-" json:"relatedPages,omitempty"`
}

// Next is a call to action: a heading, a sentence and a button.
type Next struct {
	Heading string `yaml:"heading" json:"heading" validate:"required"`
	Text    Prose  `yaml:"text" json:"text" validate:"required"`
	Action  Link   `yaml:"action" json:"action" validate:"required"`
}

// PageCard is another page, shown as a card.
type PageCard struct {
	Title       string  `json:"title"`
	Description string  `json:"description"`
	Path        string  `json:"path"`
	Emblem      Picture `json:"emblem,omitzero"`
}

// Article is one post of the blog.
type Article struct {
	Matter `yaml:",inline" json:"-"`
	// Date is the day of publication: 2025-06-11. A day in the future keeps the
	// article out of the site until then.
	Date Date `yaml:"date" json:"date" validate:"required"`
	// Author is who wrote it.
	Author string `yaml:"author" json:"author" validate:"required"`
	// Excerpt is the teaser on the blog's list.
	Excerpt Prose `yaml:"excerpt" json:"excerpt" validate:"required"`
	// Category groups articles: Sleep Routines.
	Category string `yaml:"category" json:"category" validate:"required"`
	// Picture is the article's illustration.
	Picture Picture `yaml:"picture" json:"picture" validate:"required"`
	// Alt says what the picture shows.
	Alt     string `yaml:"alt" json:"alt" validate:"required"`
	Sources []Link `yaml:"sources" json:"sources,omitempty" validate:"dive"`
	Next    *Next  `yaml:"next" json:"next,omitempty"`
	// Minutes is the reading time, counted from the words.
	Minutes int `yaml:"-" json:"minutes"`
}

// Blog is the list of articles.
type Blog struct {
	Matter `yaml:",inline" json:"-"`
	Lead   Prose `yaml:"lead" json:"lead" validate:"required"`
	// PerPage is how many articles a page of the list holds. Left out: 24.
	PerPage int `yaml:"per-page" json:"-" validate:"omitempty,min=1,max=200"`
	// Newer and Older lead from one page of the list to the next.
	Newer string `yaml:"newer" json:"newer" validate:"required"`
	Older string `yaml:"older" json:"older" validate:"required"`
	// PageWord stands before the number of a further page: "page".
	PageWord string `yaml:"page-word" json:"-" validate:"required"`
	// Articles are filled in, newest first.
	Articles []ArticleCard `yaml:"-" json:"articles"`
	// NewerPath and OlderPath are the pages beside this one; empty where there is none.
	NewerPath string `yaml:"-" json:"newerPath,omitempty"`
	OlderPath string `yaml:"-" json:"olderPath,omitempty"`
}

// ArticleCard is an article on the blog's list.
type ArticleCard struct {
	Title    string  `json:"title"`
	Path     string  `json:"path"`
	Excerpt  Prose   `json:"excerpt"`
	Date     Date    `json:"date"`
	Category string  `json:"category"`
	Picture  Picture `json:"picture"`
	Minutes  int     `json:"minutes"`
}

// Contact is a page with the contact form.
type Contact struct {
	Matter `yaml:",inline" json:"-"`
	Lead   Prose `yaml:"lead" json:"lead" validate:"required"`
	// Details is the heading above the telephone number and addresses.
	Details string `yaml:"details" json:"details" validate:"required"`
	// Form describes the form.
	Form ContactForm `yaml:"form" json:"form" validate:"required"`
	// Aside is what stands beside the form: who answers, and when.
	Aside Prose `yaml:"aside" json:"aside,omitzero"`
	// Booking is the second button, for version B.
	Booking *Link `yaml:"booking" json:"booking,omitempty"`
}

// ContactForm is the wording of a contact form.
type ContactForm struct {
	// Version is a (with the child's age, the telephone number optional) or b (no
	// child's age, the mobile number required).
	Version string `yaml:"version" json:"version" validate:"required,oneof=a b"`
	// Submit is the label of the button.
	Submit string `yaml:"submit" json:"submit" validate:"required"`
	// Ages are the choices of the child's age.
	Ages []string `yaml:"ages" json:"ages,omitempty"`
	// MessageHint stands under the message field.
	MessageHint string `yaml:"message-hint" json:"messageHint,omitempty"`
	// Privacy says what happens with what is sent.
	Privacy Text `yaml:"privacy" json:"privacy" validate:"required"`
	// ThanksHeading and ThanksText are the Thank You panel.
	ThanksHeading string `yaml:"thanks-heading" json:"thanksHeading" validate:"required"`
	ThanksText    Prose  `yaml:"thanks-text" json:"thanksText" validate:"required"`
	// Failure is shown when sending failed; {email} becomes the e-mail address.
	Failure string `yaml:"failure" json:"failure" validate:"required"`
}

// Login is the members' login.
type Login struct {
	Matter `yaml:",inline" json:"-"`
	Lead   Prose `yaml:"lead" json:"lead" validate:"required"`
	// Help is the line below the form.
	Help Prose `yaml:"help" json:"help,omitzero"`
	// Failure is shown when the browser could not check the username and password.
	Failure string `yaml:"failure" json:"failure" validate:"required"`
	// StorageRefused is shown when the browser refuses to store the login.
	StorageRefused string  `yaml:"storage-refused" json:"storageRefused" validate:"required"`
	Picture        Picture `yaml:"picture" json:"picture" validate:"required"`
	// Verifier is filled in from content/members.yaml.
	Verifier *Verifier `yaml:"-" json:"verifier"`
}

// NotFound is the page for addresses that do not exist.
type NotFound struct {
	Matter  `yaml:",inline" json:"-"`
	Text    string  `yaml:"text" json:"text" validate:"required"`
	Picture Picture `yaml:"picture" json:"picture" validate:"required"`
}
