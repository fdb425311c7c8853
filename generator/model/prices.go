package model

import (
	"regexp"

	"nightlight/generator/reading/content"
)

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
	Amount string `yaml:"amount" json:"amount" validate:"required,startswith=£"`
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
	Literal:   regexp.MustCompile(`£[ \x{00a0}]?\d+(?:,\d{3})*(?:\.\d\d)?`),
	Others:    func(data content.Data) []string { return data.(*Data).Prices.OtherAmounts },
	OthersKey: "other-amounts",
}
