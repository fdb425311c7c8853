package bakery

import (
	"bytes"
	"fmt"
	"slices"

	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// The bakery's own extensions: a block, two kinds of value, a file and a format.

// Recipe is a recipe: :::recipe{flour="rye"} with :::stage inside.
type Recipe struct {
	Type   string  `json:"type" const:"recipe"`
	Flour  string  `json:"flour" validate:"required"`
	Stages []Stage `json:"stages" holds:"stage" validate:"min=1"`
	// Whole is filled in: wholemeal has to rest longer.
	Whole bool `json:"whole"`
}

// Stage is what to do at one time.
type Stage struct {
	ID   string         `json:"id"`
	Time string         `json:"time" validate:"required" words:"true"`
	Body []schema.Block `json:"body"`
}

// Block makes a block of it.
func (*Recipe) Block() {}

func fillRecipe(block schema.Block, written content.Directive) {
	recipe := block.(*Recipe)
	recipe.Whole = recipe.Flour == "rye"
	if flours := []string{"rye", "wheat"}; recipe.Flour != "" && !slices.Contains(flours, recipe.Flour) {
		written.NotFound("flour", "flour called %s", flours)
	}
}

// Prices is content/prices.yaml.
type Prices struct {
	Loaves []struct {
		ID     string `yaml:"id" json:"id" validate:"required"`
		Amount string `yaml:"amount" json:"amount" validate:"required"`
	} `yaml:"loaves" json:"loaves" validate:"required,dive"`
	Elsewhere []string `yaml:"elsewhere" json:"elsewhere"`
}

// Oven is one of content/ovens.yaml.
type Oven struct {
	Name string `yaml:"name" json:"name" validate:"required"`
	Heat string `yaml:"heat" json:"heat" validate:"required"`
}

// prices includes other shops' prices; a text may state any heat that is not an oven's.
var (
	prices = content.ValueKind{
		Name: "price", File: "prices",
		ByName: func(data content.Data) map[string]string {
			byName := map[string]string{}
			for _, loaf := range data.(*Data).Prices.Loaves {
				byName[loaf.ID] = loaf.Amount
			}
			return byName
		},
		Literal:   pattern.Of(`€ ?\d+(?:,\d{3})*`),
		Others:    func(data content.Data) []string { return data.(*Data).Prices.Elsewhere },
		OthersKey: "elsewhere",
	}
	heats = content.ValueKind{
		Name: "heat", File: "ovens",
		ByName: func(data content.Data) map[string]string {
			byName := map[string]string{}
			for _, oven := range data.(*Data).Ovens {
				byName[oven.Name] = oven.Heat
			}
			return byName
		},
		Literal: pattern.Of(`\d+ ?°C`),
	}
)

func plainHours(tree *content.Tree) []byte {
	var b bytes.Buffer
	for _, hours := range tree.Data.(*Data).Hours {
		fmt.Fprintf(&b, "%s: %s\n", hours.Day, hours.Open.Source)
	}
	return b.Bytes()
}

func plainNote(doc *content.Document, tree *content.Tree) []byte {
	note := doc.Matter.(*Note)
	return fmt.Appendf(nil, "%s\n%s, %s\n%s\n", note.Title, note.Author, note.Date.Text(), tree.Absolute(doc.Path))
}
