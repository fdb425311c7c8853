package model

import (
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Data contains the data of the YAML files in content/.
type Data struct {
	site         Site
	Members      MembersAccess
	Prices       Prices
	Brand        Brand
	Facts        Facts
	Testimonials []Testimonial
	Plan         PlanWords
	PlanRules    PlanRules
	// PlanTexts are the entries of the plan's slots, by file.
	PlanTexts    map[string]*[]PlanEntry
	NeverAdvised NeverAdvised
	Allowed      []AllowedSentence
	HelpFirst    HelpFirst
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
	files := []content.DataFile{
		{Name: "site", Value: &d.site},
		{Name: "brand", Value: &d.Brand, Optional: true},
		{Name: "prices", Value: &d.Prices, Optional: true},
		{Name: "facts", Value: &d.Facts, Optional: true},
		{Name: "members", Value: &d.Members, ByCommand: true},
		{Name: "testimonials", Value: &d.Testimonials, Optional: true},
		{Name: "answers", Value: &d.Answers, Optional: true},
		{Name: "search", Value: &d.Search},
		{Name: "keeping", Value: &d.Lasting, Optional: true},
		{Name: "plan/questions", Value: &d.Plan.Questions, Placeholders: planPlaceholders, Members: true},
		{Name: "plan/tonight", Value: &d.Plan.Tonight, Placeholders: tonightPlaceholders, Members: true},
		{Name: "plan/waking", Value: &d.Plan.Waking, Placeholders: tonightPlaceholders, Members: true},
		{Name: "plan/rules", Value: &d.PlanRules, Members: true},
		{Name: helpFirst, Value: &d.HelpFirst},
		{Name: neverAdvised, Value: &d.NeverAdvised, NotInEditor: true},
		{Name: allowedSentences, Value: &d.Allowed, Optional: true},
	}
	for _, slots := range planFiles {
		files = append(files, content.DataFile{Name: "plan/" + slots[0], Value: d.planTexts(slots[0]), Placeholders: planPlaceholders, Members: true, Schema: "plan"})
	}
	return files
}

func membersFiles() (names []string) {
	for _, file := range new(Data).Files() {
		if file.Members {
			names = append(names, file.Name)
		}
	}
	return names
}

func (d *Data) planTexts(file string) *[]PlanEntry {
	if d.PlanTexts == nil {
		d.PlanTexts = map[string]*[]PlanEntry{}
	}
	if d.PlanTexts[file] == nil {
		d.PlanTexts[file] = new([]PlanEntry)
	}
	return d.PlanTexts[file]
}

// planPlaceholders are the placeholders that the browser fills in when it shows a plan.
var planPlaceholders = &content.Placeholders{
	Names: []string{
		"{name}", "{place}", "{stages}", "{nights}", "{first-nights}", "{second-nights}", "{all-nights}",
	},
	Hint: "{name} is the child's name, {place} is cot or bed, and the others are counts of this family's nights.",
}

// tonightPlaceholders also contain those that it fills in on a night of the plan.
var tonightPlaceholders = &content.Placeholders{
	Names: append([]string{"{night}", "{wakings}", "{awake}", "{minutes}", "{time}"}, planPlaceholders.Names...),
	Hint:  planPlaceholders.Hint + " {night} is the night of the stage, {wakings} and {awake} are what the diary says of it, {minutes} and {time} what the clock says of a waking.",
}

func dataOf(tree *content.Tree) *Data { return tree.Data.(*Data) }
