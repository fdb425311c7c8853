package model

import (
	"regexp"

	"nightlight/generator/content"
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

// poundAmount finds an amount of money that is spelled out.
var poundAmount = regexp.MustCompile(`£[ \x{00a0}]?\d[\d,]*(?:\.\d\d)?`)

func (p *Prices) values() content.Values {
	values := content.Values{
		Kind: "price", ByName: map[string]string{}, Literal: poundAmount,
		Allowed: p.OtherAmounts, AllowedKey: "other-amounts",
	}
	for _, price := range p.Prices {
		values.ByName[price.ID] = price.Amount
	}
	return values
}
