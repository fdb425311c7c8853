package model

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/slug"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

func fillSleepPlan(doc *content.Document, tree *content.Tree) diag.List {
	if !tree.Has("plan/questions") {
		return diag.List{diag.Errorf("plan-missing", diag.Pos{File: doc.File}, "The words of the plan are missing.").
			WithHint("They are in the folder content/plan.")}
	}
	diags := arrangeChoices(tree)
	page := doc.Matter.(*SleepPlan)
	page.Rules = dataOf(tree).PlanRules.Rules
	slots, problems := fillSlots(tree)
	diags.Add(problems)
	words := dataOf(tree).Plan
	words.Slots = slots
	page.Plan, page.Keeping.Lasting = &words, lastingOf(tree)
	return diags
}

// AgeChoices are the age groups whose days differ.
type AgeChoices struct {
	UnderSixMonths      string `yaml:"under-6-months" json:"under-6-months" validate:"required"`
	SixToEight          string `yaml:"6-8-months" json:"6-8-months" validate:"required"`
	NineToTwelve        string `yaml:"9-12-months" json:"9-12-months" validate:"required"`
	ThirteenToSeventeen string `yaml:"13-17-months" json:"13-17-months" validate:"required"`
	ToThreeYears        string `yaml:"18-months-to-3-years" json:"18-months-to-3-years" validate:"required"`
	OverThreeYears      string `yaml:"over-3-years" json:"over-3-years" validate:"required"`
}

// arranged is a question whose answers are shown in the order of the file.
type arranged struct {
	// path is the question's key in content/plan/questions.yaml.
	path    string
	choices any
	shown   *[]string
	// preset is the answer that is selected initially, or "".
	preset string
}

func (q *Questions) arranged() []arranged {
	return []arranged{
		{"arrangement", &q.Arrangement.Choices, &q.Arrangement.Shown, ""},
		{"goal", &q.Goal.Choices, &q.Goal.Shown, ""},
		{"methods", &q.Methods.Choices, &q.Methods.Shown, ""},
		{"same-room", &q.SameRoom.Choices, &q.SameRoom.Shown, "no"},
		{"dummy", &q.Dummy.Choices, &q.Dummy.Shown, "no"},
	}
}

func arrangeChoices(tree *content.Tree) (diags diag.List) {
	for _, question := range dataOf(tree).Plan.Questions.arranged() {
		at := func(key string) diag.Pos { return tree.At("plan/questions", question.path+".choices."+key) }
		var shown []string
		choices := reflect.ValueOf(question.choices).Elem()
		for i := range choices.NumField() {
			key := choices.Type().Field(i).Tag.Get("json")
			switch hidden := choices.Field(i).Interface().(Choice).Hidden; {
			case !hidden:
				shown = append(shown, key)
			case key == question.preset:
				diags = append(diags, diag.Errorf("choice-hidden", at(key+".hidden"), "“%s” is what is chosen at first, so it cannot be hidden.", key).
					WithHint("Remove this line, and hide another answer."))
			}
		}
		slices.SortFunc(shown, func(a, b string) int {
			return cmp.Or(cmp.Compare(at(a).Line, at(b).Line), cmp.Compare(at(a).Column, at(b).Column))
		})
		if *question.shown = shown; len(shown) == 0 {
			diags = append(diags, diag.Errorf("choice-hidden", at(""), "All answers of this question are hidden.").
				WithHint("Show at least one: remove its line “hidden: true”."))
		}
	}
	return diags
}

// everyPlan reports problems in the plans of all families, at their positions in the files.
var everyPlan = &content.Inspection{
	New: func() any { return new(PlanFindings) },
	Judge: func(tree *content.Tree, found any) (diags diag.List) {
		for _, f := range found.(*PlanFindings).Findings {
			diags = append(diags, diag.Errorf(diag.ID(f.Kind), f.pos(tree), "%s", f.Message).WithHint("%s", f.Hint))
		}
		return diags
	},
}

func (f PlanFinding) pos(tree *content.Tree) diag.Pos {
	rule := PlanRule{}
	pos := diag.Pos{File: "content/plan"} // for words that are not a text with an ID, such as a label
	if f.Rule != nil {
		rule = dataOf(tree).PlanRules.Rules[*f.Rule]
		pos = tree.At("plan/rules", fmt.Sprintf("rules[%d]", *f.Rule))
	}
	for _, file := range dataOf(tree).Files() {
		part, ok := strings.CutPrefix(file.Name, "plan/")
		if f.Text == "" || !ok || len(rule.In) > 0 && !slices.Contains(rule.In, part) {
			continue
		}
		var path string
		schema.WalkPaths(file.Value, func(at string, h *schema.HTML) {
			if path == "" && h.ID == f.Text {
				path = at
			}
		})
		if path != "" {
			return tree.At(file.Name, path)
		}
	}
	return pos
}

// Choices are the values of a condition; the file may have a single one instead of a list.
type Choices []string

// ShorthandField returns the field whose value the file may have instead of the whole struct.
func (PlanText) ShorthandField() string     { return "variants" }
func (PlanProse) ShorthandField() string    { return "variants" }
func (TextVariant) ShorthandField() string  { return "text" }
func (ProseVariant) ShorthandField() string { return "text" }

// OneOrMore marks a list that the file may write as a single item.
func (Choices) OneOrMore() {}

type slot struct {
	file, name, kind string
	many, optional   bool
	// path is the path of the slot in TypeScript names.
	path []string
}

const stageSlots = "title where? aim tonight steps* with/dummy? with/breast%20feeding? with/bottle%20feeding? with/rocking? with/shushing? with/patting? night¶ hard¶ ready"

// planFiles are the slots of each file. The suffix of a name is its kind: none for a text, ¶ for
// prose, : for a passage, @ for a link and = for a label. * makes it a list, ? makes it optional.
var planFiles = [][2]string{
	{"letter", "greeting opening¶ goal¶ methods/title methods/lead¶ methods/lines* expect: time: promise: keep: signature"},
	{"safety", "age: unwell¶ co-sleeping/never/title co-sleeping/never/items* co-sleeping/always/title co-sleeping/always/items* " +
		"co-sleeping/instead¶ co-sleeping/link@ sleeping-on-parent: feeds: feeds/link@ too-much: too-much/help¶ " +
		"emergency/title emergency/now¶ emergency/soon¶ emergency/link@"},
	{"two-phases", "title lead¶ second: show-second= show-first="},
	{"chest-to-flat", "title lead¶ steps:* awake¶ goal¶ link@"},
	{"day", "title lead¶ bedtime¶ by-age¶ links@*"},
	{"rapid-return", "title lead¶ before/title before/items* steps:* called-for¶ hard¶ morning¶"},
	{"dummy", "title lead¶ safety¶ usage¶ remove: keep: link@"},
	{"same-room", "title lead¶ safety¶ points:* link@"},
	{"under-six-months", "title lead¶ points:* later¶ link@"},
	{"labels", "progress= skipped= print= copy= contents= more= first= tonight= night= path= hard= ready= copied= copy-by-hand="},
	{"fridge", "open= print= back= title boxes too-much emergency doctor"},
	{"sitter", "open= print= back= title lead¶ own-place steps* today= feed= naps= nap= asleep= safe= safety* help= parents emergency¶ doctor¶"},
	{"bed-sharing", "title lead¶ dangers/place dangers/smoke dangers/drowsy dangers/born dangers/tired none= some= cot¶"},
	{"co-sleeping", approachSlots(2)},
	{"cot", approachSlots(5)},
}

var planSlots = parseSlots(planFiles)

// approachSlots returns the slots of an approach with stages after the optional first one.
func approachSlots(stages int) string {
	slots := "title lead¶ not-ready¶ after¶"
	for stage := range stages + 1 {
		for slot := range strings.FieldsSeq(stageSlots) {
			slots += fmt.Sprintf(" stage-%d/%s", stage, slot)
		}
	}
	return slots
}

var slotKinds = map[string]string{"": "text", "¶": "prose", ":": "passage", "@": "link", "=": "label"}

func parseSlots(files [][2]string) (slots []slot) {
	for _, file := range files {
		for name := range strings.FieldsSeq(file[1]) {
			name, optional := strings.CutSuffix(name, "?")
			name, many := strings.CutSuffix(name, "*")
			bare := strings.TrimRight(name, "¶:@=")
			kind := slotKinds[name[len(bare):]]
			bare = strings.ReplaceAll(bare, "%20", " ")
			slots = append(slots, slot{file[0], bare, kind, many, optional, pathOf(file[0] + "/" + bare)})
		}
	}
	return slots
}

func pathOf(slot string) []string {
	path := strings.Split(slot, "/")
	for i, name := range path {
		path[i] = slug.Camel(name)
	}
	return path
}

func fillSlots(tree *content.Tree) (filled []PlanSlot, diags diag.List) {
	texts := dataOf(tree).PlanTexts
	meant := map[string]bool{} // slots that an entry misspells
	for file, entries := range texts {
		diags.Add(unknownSlots(tree, file, *entries, meant))
	}
	for _, slot := range planSlots {
		entries := *texts[slot.file]
		found := PlanSlot{slot.path, slot.kind, slot.many, []PlanEntry{}}
		for i, entry := range entries {
			if entry.Slot == slot.name {
				found.Entries = append(found.Entries, entry)
				diags.Add(slot.check(entry, tree, i))
			}
		}
		if len(found.Entries) == 0 && !slot.optional && !meant[slot.file+"/"+slot.name] {
			diags = append(diags, diag.Errorf("plan-slot-missing", tree.At("plan/"+slot.file, ""), "Nothing here is for the slot “%s”.", slot.name).
				WithHint("Add an entry with “slot: %s”.", slot.name))
		}
		filled = append(filled, found)
	}
	return filled, diags
}

var slotTakes = map[string][]string{"text": {"text"}, "prose": {"body"}, "passage": {"title", "body"}, "link": {"link"}, "label": {"label"}}

// check reports an entry that is empty or has a key that its slot does not take.
func (s slot) check(entry PlanEntry, tree *content.Tree, i int) diag.List {
	takes, some := slotTakes[s.kind], false
	given := [...]bool{!entry.Title.IsZero(), !entry.Text.IsZero(), !entry.Body.IsZero(), entry.Link != nil, entry.Label != ""}
	for at, key := range [...]string{"title", "text", "body", "link", "label"} {
		if given[at] && !slices.Contains(takes, key) {
			pos := tree.At("plan/"+s.file, fmt.Sprintf("[%d].%s", i, key))
			return diag.List{diag.Errorf("plan-slot-key", pos, "The slot “%s” has no %s.", s.name, key).
				WithHint("It takes: %s.", strings.Join(takes, " and "))}
		}
		some = some || given[at]
	}
	if !some {
		return diag.List{diag.Errorf("plan-slot-empty", tree.At("plan/"+s.file, fmt.Sprintf("[%d]", i)), "This entry says nothing.").
			WithHint("The slot “%s” takes: %s.", s.name, strings.Join(takes, " and "))}
	}
	return nil
}

// unknownSlots reports the entries of a file whose slots are not in the table, and records in meant
// the slots that were probably intended.
func unknownSlots(tree *content.Tree, file string, entries []PlanEntry, meant map[string]bool) (diags diag.List) {
	var names []string
	for _, slot := range planSlots {
		if slot.file == file {
			names = append(names, slot.name)
		}
	}
	for i, entry := range entries {
		if slices.Contains(names, entry.Slot) {
			continue
		}
		d := diag.Errorf("plan-slot-unknown", tree.At("plan/"+file, fmt.Sprintf("[%d].slot", i)), "There is no slot “%s” here.", entry.Slot)
		if near := diag.Suggest(entry.Slot, names); near != "" {
			meant[file+"/"+near] = true
			d = d.WithReplacement(entry.Slot, near).WithHint("Did you mean “%s”?", near)
		}
		diags = append(diags, d)
	}
	return diags
}

func planTextsType() string {
	types := map[string]string{"text": "Html | undefined", "prose": "Html | undefined", "passage": "PlanPassage", "link": "Link", "label": "string"}
	var write func(slots []slot, depth int) string
	write = func(slots []slot, depth int) (text string) {
		var keys []string
		below := map[string][]slot{}
		for _, slot := range slots {
			if depth == len(slot.path) {
				switch text = types[slot.kind]; {
				case slot.many && slot.kind == "text":
					text = "readonly Html[]"
				case slot.many:
					text = "readonly (" + text + ")[]"
				}
				continue
			}
			key := slot.path[depth]
			if below[key] == nil {
				keys = append(keys, key)
			}
			below[key] = append(below[key], slot)
		}
		if len(keys) == 0 {
			return text
		}
		if text != "" {
			text += " & "
		}
		text += "{\n"
		indent := strings.Repeat("  ", depth)
		for _, key := range keys {
			name := key
			if strings.Contains(key, " ") {
				name = "'" + key + "'"
			}
			text += indent + "  " + name + ": " + write(below[key], depth+1) + ";\n"
		}
		return text + indent + "}"
	}
	return "/** A title with the text below it, as one family reads them. */\nexport interface PlanPassage {\n  title: Html | undefined;\n  body: Html | undefined;\n}\n\n" +
		"/** The words in the slots of the plan, as one family reads them. */\nexport interface PlanTexts " + write(planSlots, 0) + "\n"
}
