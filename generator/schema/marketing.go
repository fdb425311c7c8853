package schema

// Services is the page that compares the offers.
type Services struct {
	Matter `yaml:",inline" json:"-"`
	Lead   Prose `yaml:"lead" json:"lead" validate:"required"`
	// Offers are the cards, in order.
	Offers []Offer `yaml:"offers" json:"offers" validate:"required,dive"`
	// Limited is the banner about free places; it is shown in its month only.
	Limited *Limited `yaml:"limited" json:"limited,omitempty"`
	// Choosing helps to decide between the offers.
	Choosing Section `yaml:"choosing" json:"choosing" validate:"required"`
	// Unsure invites those who cannot decide to a call.
	Unsure Pitch `yaml:"unsure" json:"unsure" validate:"required"`
	// PurchaseToast is said when the checkout opens in a new tab.
	PurchaseToast string `yaml:"purchase-toast" json:"purchaseToast" validate:"required"`
	// Back is the link at the foot of the page.
	Back Link `yaml:"back" json:"back" validate:"required"`
}

// Offer is a service that can be bought or talked about.
type Offer struct {
	// ID is the anchor: online-programme.
	ID          string `yaml:"id" json:"id" validate:"required"`
	Title       string `yaml:"title" json:"title" validate:"required"`
	Description Prose  `yaml:"description" json:"description" validate:"required"`
	// Details says what is included, in a sentence or two.
	Details  Prose  `yaml:"details" json:"details" validate:"required"`
	Benefits []Text `yaml:"benefits" json:"benefits" validate:"required"`
	// Price as it is shown: from £299.
	Price string `yaml:"price" json:"price" validate:"required"`
	// PriceNote says what the price depends on, or what it includes.
	PriceNote string `yaml:"price-note" json:"priceNote,omitempty"`
	// ActionType is discovery (book a free call) or purchase (open the checkout).
	ActionType string `yaml:"action-type" json:"actionType" validate:"required,oneof=discovery purchase"`
	// Action is the label of the button.
	Action  string  `yaml:"action" json:"action" validate:"required"`
	Picture Picture `yaml:"picture" json:"picture,omitzero"`
	// Terms stand below the button: cancellation, starting early.
	Terms Prose `yaml:"terms" json:"terms,omitzero"`
}

// Limited is a claim that places are few, true for one month.
type Limited struct {
	// Month is the month for which the claim is true: 2026-11.
	Month string `yaml:"month" json:"month" validate:"required,datetime=2006-01"`
	Title string `yaml:"title" json:"title" validate:"required"`
	Text  Prose  `yaml:"text" json:"text" validate:"required"`
}

// DiscoveryCall is the page that leads to the free call.
type DiscoveryCall struct {
	Matter `yaml:",inline" json:"-"`
	Hero   Pitch `yaml:"hero" json:"hero" validate:"required"`
	// StoryID is the testimonial to show.
	StoryID int `yaml:"story" json:"-" validate:"required"`
	// Story is filled in from StoryID.
	Story Testimonial `yaml:"-" json:"story" validate:"-"`
	// Problems are what families come with.
	Problems Section `yaml:"problems" json:"problems" validate:"required"`
	// Consultant tells who answers.
	Consultant About `yaml:"consultant" json:"consultant" validate:"required"`
	// Reasons are why to book.
	Reasons Section `yaml:"reasons" json:"reasons" validate:"required"`
	// Consultation is the booking section.
	Consultation Section `yaml:"consultation" json:"consultation" validate:"required"`
	// Programme tells of the online programme, at #online-programme.
	Programme Next `yaml:"programme" json:"programme" validate:"required"`
}

// Pitch is an invitation to the call: the top of a landing page, or its end.
type Pitch struct {
	Badge   string  `yaml:"badge" json:"badge,omitempty"`
	Heading string  `yaml:"heading" json:"heading" validate:"required"`
	Lead    Prose   `yaml:"lead" json:"lead" validate:"required"`
	Picture Picture `yaml:"picture" json:"picture,omitzero"`
	// Action is the label of the booking button.
	Action string `yaml:"action" json:"action" validate:"required"`
}

// About introduces the consultant.
type About struct {
	Heading string  `yaml:"heading" json:"heading" validate:"required"`
	Text    Prose   `yaml:"text" json:"text" validate:"required"`
	Picture Picture `yaml:"picture" json:"picture" validate:"required"`
}

// Ad is the landing page of advertisements.
type Ad struct {
	Matter `yaml:",inline" json:"-"`
	Hero   Pitch `yaml:"hero" json:"hero" validate:"required"`
	// Pains are the troubles of the nights.
	Pains Section `yaml:"pains" json:"pains" validate:"required"`
	// Benefits are the three cards.
	Benefits Section `yaml:"benefits" json:"benefits" validate:"required"`
	// StoryID is the testimonial to show.
	StoryID int `yaml:"story" json:"-" validate:"required"`
	// Story is filled in from StoryID.
	Story Testimonial `yaml:"-" json:"story" validate:"-"`
	// Price states what the package costs.
	Price Prose `yaml:"price" json:"price" validate:"required"`
	// Limited says that places are few; it is shown in its month only.
	Limited *Limited `yaml:"limited" json:"limited,omitempty"`
	// Closing is the last invitation, with the label of its button.
	Closing Pitch `yaml:"closing" json:"closing" validate:"required"`
}

// Confirmation is a page after something has been done: a booking, or a purchase.
type Confirmation struct {
	Matter `yaml:",inline" json:"-"`
	// Event is what has happened; it decides what is reported to the ad tag.
	Event   string  `yaml:"event" json:"event" validate:"required,oneof=booking purchase"`
	Lead    Prose   `yaml:"lead" json:"lead" validate:"required"`
	Picture Picture `yaml:"picture" json:"picture" validate:"required"`
	// Next are the things that happen now, in order.
	Next []Point `yaml:"next" json:"next" validate:"dive"`
	// Actions are the buttons, the main one first.
	Actions []Link `yaml:"actions" json:"actions" validate:"required,dive"`
}
