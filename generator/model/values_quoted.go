package model

import (
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
)

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
