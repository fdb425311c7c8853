package model

import (
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Facts is content/facts.yaml: the figures that several texts use or that a child's safety
// depends on. Texts quote a figure by its id.
type Facts struct {
	Facts []Fact `yaml:"facts" json:"facts" validate:"required,unique=ID,dive"`
}

// Fact is a figure and who says so.
type Fact struct {
	// ID is how texts quote the figure: room-temperature for {fact:room-temperature}.
	ID string `yaml:"id" json:"id" validate:"required"`
	// Value is the figure with its unit, as texts show it: 16-20°C.
	Value string `yaml:"value" json:"value" validate:"required"`
	// Source is the address of the guidance, or the name of the experience, that it comes from.
	Source string `yaml:"source" json:"source" validate:"required"`
	// Read is the day on which somebody last compared the figure with its source.
	Read schema.Date `yaml:"read" json:"read" validate:"required"`
	// Common is set for a figure that stands for other things too, such as 2 hours: texts may
	// then spell it out.
	Common bool `yaml:"common" json:"common"`
}

// factValues are the figures as texts quote them.
var factValues = content.ValueKind{
	Name: "fact", File: "facts",
	ByName: func(data content.Data) map[string]string {
		byName := map[string]string{}
		for _, fact := range data.(*Data).Facts.Facts {
			byName[fact.ID] = fact.Value
		}
		return byName
	},
	Literal: pattern.Of(`(?:first )?\d+(?:\.\d+)?(?:(?:-| to | and )\d+(?:\.\d+)?)?[ \x{00a0}]?(?:°C|(?:consecutive |hard )?[a-zA-Z]+)`),
	Common: func(data content.Data) (common []string) {
		for _, fact := range data.(*Data).Facts.Facts {
			if fact.Common {
				common = append(common, fact.Value)
			}
		}
		return common
	},
}

// Prices is content/prices.yaml: what the offers cost. Texts quote a price by its id.
type Prices struct {
	Prices []OfferPrice `yaml:"prices" json:"prices" validate:"required,unique=ID,dive"`
	// OtherAmounts are amounts in the texts that are no prices of the business: what a
	// sleeping bag costs in a shop.
	OtherAmounts []string `yaml:"other-amounts" json:"otherAmounts"`
}

// OfferPrice is what an offer costs.
type OfferPrice struct {
	// ID is how texts quote the price: one-to-one for {price:one-to-one}.
	ID string `yaml:"id" json:"id" validate:"required"`
	// Amount as it is shown: £299.
	Amount string `yaml:"amount" json:"amount" validate:"required,startswith=£,amount=£"`
}

// priceValues are the prices as texts quote them.
var priceValues = content.ValueKind{
	Name: "price", File: "prices",
	ByName: func(data content.Data) map[string]string {
		byName := map[string]string{}
		for _, price := range data.(*Data).Prices.Prices {
			byName[price.ID] = price.Amount
		}
		return byName
	},
	Literal:   pattern.Of(`£[ \x{00a0}]?\d+(?:,\d{3})*(?:\.\d\d)?`),
	Others:    func(data content.Data) []string { return data.(*Data).Prices.OtherAmounts },
	OthersKey: "other-amounts",
}
