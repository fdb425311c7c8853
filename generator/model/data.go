package model

import (
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Data is what the YAML files in content/ hold.
type Data struct {
	site         Site
	Members      MembersAccess
	Prices       Prices
	Facts        Facts
	Testimonials []Testimonial
	Plan         PlanWords
	PlanRules    PlanRules
	Safety       SafetyWords
	Answers      Answers
	Search       SearchWords
	Lasting      Lasting
	// blog is filled in once all documents are known.
	blog *blogIndex
}

// Site returns content/site.yaml.
func (d *Data) Site() schema.SharedData { return &d.site }

// Files is the table of the data files.
func (d *Data) Files() []content.DataFile {
	return []content.DataFile{
		{Name: "site", Value: &d.site},
		{Name: "prices", Value: &d.Prices, Optional: true},
		{Name: "facts", Value: &d.Facts, Optional: true},
		{Name: "members", Value: &d.Members, ByCommand: true},
		{Name: "testimonials", Value: &d.Testimonials, Optional: true},
		{Name: "answers", Value: &d.Answers, Optional: true},
		{Name: "search", Value: &d.Search},
		{Name: "keeping", Value: &d.Lasting, Optional: true},
		{Name: "plan/questions", Value: &d.Plan.Questions, Placeholders: planPlaceholders},
		{Name: "plan/letter", Value: &d.Plan.Letter, Placeholders: planPlaceholders},
		{Name: "plan/safety", Value: &d.Plan.Safety, Placeholders: planPlaceholders},
		{Name: "plan/two-phases", Value: &d.Plan.TwoPhases, Placeholders: planPlaceholders},
		{Name: "plan/co-sleeping", Value: &d.Plan.CoSleeping, Placeholders: planPlaceholders},
		{Name: "plan/cot", Value: &d.Plan.Cot, Placeholders: planPlaceholders},
		{Name: "plan/chest-to-flat", Value: &d.Plan.ChestToFlat, Placeholders: planPlaceholders},
		{Name: "plan/day", Value: &d.Plan.Day, Placeholders: planPlaceholders},
		{Name: "plan/rapid-return", Value: &d.Plan.RapidReturn, Placeholders: planPlaceholders},
		{Name: "plan/dummy", Value: &d.Plan.Dummy, Placeholders: planPlaceholders},
		{Name: "plan/same-room", Value: &d.Plan.SameRoom, Placeholders: planPlaceholders},
		{Name: "plan/tonight", Value: &d.Plan.Tonight, Placeholders: tonightPlaceholders},
		{Name: "plan/waking", Value: &d.Plan.Waking, Placeholders: tonightPlaceholders},
		{Name: "plan/fridge", Value: &d.Plan.Fridge, Placeholders: planPlaceholders},
		{Name: "plan/under-six-months", Value: &d.Plan.UnderSix, Placeholders: planPlaceholders},
		{Name: "plan/bed-sharing", Value: &d.Plan.BedSharing, Placeholders: planPlaceholders},
		{Name: "plan/rules", Value: &d.PlanRules},
		{Name: "safety-words", Value: &d.Safety, Optional: true},
	}
}

// planPlaceholders are what the browser fills in when it shows a plan.
var planPlaceholders = &content.Placeholders{
	Names: []string{
		"{name}", "{place}", "{stages}", "{nights}", "{first-nights}", "{second-nights}", "{all-nights}",
		"{They}", "{they}", "{them}", "{Their}", "{their}", "{themselves}", "{are}", "{have}", "{s}",
	},
	Hint: "{name} is the child's name, {place} is cot or bed, {they} and the like are the child's pronoun with the endings of its verbs, and the others are counts of this family's nights.",
}

// tonightPlaceholders are what it fills in besides on a night of the plan.
var tonightPlaceholders = &content.Placeholders{
	Names: append([]string{"{night}", "{wakings}", "{awake}", "{minutes}", "{time}"}, planPlaceholders.Names...),
	Hint:  planPlaceholders.Hint + " {night} is the night of the stage, {wakings} and {awake} are what the diary says of it, {minutes} and {time} what the clock says of a waking.",
}

// dataOf returns the data of this site's tree.
func dataOf(tree *content.Tree) *Data { return tree.Data.(*Data) }
