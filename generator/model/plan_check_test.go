package model

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

// everyFamily is this site's content/plan with the plans of all families, rendered once
// for all tests.
var everyFamily = sync.OnceValues(func() (*content.Tree, *EveryPlan) {
	site := LittleDormouse()
	var every *EveryPlan
	site.Template("sleep-plan").Inspection = &content.Inspection{
		New: everyPlan.New,
		Judge: func(_ *content.Tree, listed any) diag.List {
			every = listed.(*EveryPlan)
			return nil
		},
	}
	builder, err := generator.New(generator.Options{Root: "../..", Model: site, NoCache: true, Now: time.Now()})
	if err != nil {
		panic(err)
	}
	defer builder.Close()
	planned, diags := builder.Plan(context.Background())
	if planned == nil {
		panic(diags)
	}
	if diags := builder.Inspect(context.Background(), planned); diags.HasErrors() {
		panic(diags)
	}
	return planned.Content, every
})

func plans(t *testing.T) (*content.Tree, *EveryPlan) {
	t.Helper()
	if testing.Short() {
		t.Skip("it renders 6,032 plans")
	}
	if _, err := os.Stat("../../node_modules/.package-lock.json"); err != nil {
		t.Skip("the npm packages are not installed: run npm ci")
	}
	return everyFamily()
}

// change is a text of content/plan that says something else in a test.
type change struct{ part, path, markup string }

// judge holds plans against rules, after one text was changed.
func judge(t *testing.T, tree *content.Tree, every *EveryPlan, rules []PlanRule, to change) (diags diag.List, changed diag.Pos) {
	t.Helper()
	texts := planTexts(tree)
	for i, text := range texts {
		if text.part == to.part && text.pos == tree.At("plan/"+to.part, to.path) {
			texts[i].markup, changed = to.markup, text.pos
		}
	}
	if to.path != "" && changed.File == "" {
		t.Fatalf("plan/%s has no text at %s", to.part, to.path)
	}
	at := func(path string) diag.Pos { return tree.At("plan/rules", path) }
	return checkPlans(rules, at, texts, every), changed
}

// A condition means the same for the rules as for the words of the plan, which are chosen by
// components/features/sleep-plan/words-for.ts: its test reads the same table.
func TestConditionsHoldAsForTheWords(t *testing.T) {
	data, err := os.ReadFile("testdata/conditions.json")
	if err != nil {
		t.Fatal(err)
	}
	var table struct {
		Family     PlanAnswers
		Conditions []struct {
			What  string
			When  PlanCondition
			Holds bool
		}
	}
	if err := json.Unmarshal(data, &table); err != nil {
		t.Fatal(err)
	}
	for _, c := range table.Conditions {
		if got := c.When.holds(table.Family); got != c.Holds {
			t.Errorf("the condition on %s holds: %t, want %t", c.What, got, c.Holds)
		}
	}
}

func TestEveryPlanKeepsTheRules(t *testing.T) {
	tree, every := plans(t)
	if want := 5040 + (2*9+4*6)*2*(7+3) + 4*(10+9)*2; len(every.Plans) != want {
		t.Errorf("%d plans were read, want %d", len(every.Plans), want)
	}
	if diags, _ := judge(t, tree, every, dataOf(tree).PlanRules.Rules, change{}); len(diags) > 0 {
		t.Error(diags)
	}
}

// A section is rendered, sent and searched once, however many plans hold it.
func TestWhatPlansShareIsListedOnce(t *testing.T) {
	_, every := plans(t)
	inPlans, inSections := 0, 0
	for _, plan := range every.Plans {
		for _, section := range plan.sections() {
			inPlans += len(every.Sections[section])
		}
	}
	for _, section := range every.Sections {
		inSections += len(section)
	}
	list, err := json.Marshal(every)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d plans of %d pieces are %d sections of %d, in %d bytes", len(every.Plans), inPlans, len(every.Sections), inSections, len(list))
	if inSections*20 > inPlans {
		t.Errorf("the sections hold %d pieces, more than a twentieth of the %d in all plans", inSections, inPlans)
	}
	if most := 300 * len(every.Plans); len(list) > most {
		t.Errorf("%d bytes are sent, want %d at most", len(list), most)
	}
}

// Each fault that the words once had is found again when it comes back: at its line, or
// at the rule where a sentence is missing.
func TestFaultsOfThePlansAreFound(t *testing.T) {
	tree, every := plans(t)
	rules := map[string]PlanRule{}
	for _, rule := range dataOf(tree).PlanRules.Rules {
		rules[rule.ID] = rule
	}
	for _, fault := range []struct {
		name, part, path, markup, rule string
		// missing says that the fault is a sentence that is not there any more.
		missing bool
	}{
		{name: "a family in one bed is told to sleep elsewhere", part: "same-room", path: "safety.variants[0].text",
			markup: "You may sleep elsewhere for the first 3–4 nights.", rule: "nobody-moves-out-of-one-bed"},
		{name: "a screen in a shared bed", part: "same-room", path: "lead.variants[0].text",
			markup: "The room needs a screen.", rule: "no-cot-corner-in-a-shared-bed"},
		{name: "a distant cot in phase one", part: "same-room", path: "lead.variants[1].text",
			markup: "Two metres are worth a good deal.", rule: "no-distance-in-phase-one"},
		{name: "you must be very tired", part: "letter", path: "opening.f.variants[0].text",
			markup: "You must be very tired.", rule: "tired-parents-never-share"},
		{name: "no way from chest to flat surface", part: "chest-to-flat", path: "awake.variants[0].text",
			markup: "Be careful.", rule: "from-chest-to-flat-first", missing: true},
		{name: "the bed stays as it is, on a chest", part: "letter", path: "goal.b.variants[0].text",
			markup: "So the bed stays as it is.", rule: "tired-parents-never-share"},
		{name: "bars in a bed of their own", part: "cot", path: "stages[1].steps[3].text",
			markup: "A hand through the bars.", rule: "own-bed-has-no-cot"},
		{name: "no age for a bed of their own", part: "letter", path: "opening.b.variants[0].text",
			markup: "Noor has a bed.", rule: "own-bed-age", missing: true},
		{name: "the dummy's caution", part: "dummy", path: "safety.variants[2].text",
			markup: "Take it away.", rule: "dummy-caution", missing: true},
		{name: "back into arms in phase two", part: "cot", path: "first-stage.steps[2].text",
			markup: "Settle them in your arms.", rule: "phase-two-goes-on"},
		{name: "transfers in phase two", part: "cot", path: "stages[0].night.variants[0].text",
			markup: "Wait until they are 25 minutes asleep.", rule: "phase-two-goes-on"},
		{name: "arms for a family that pats", part: "cot", path: "stages[0].steps[3].text",
			markup: "Hold them in your arms.", rule: "no-arms-for-hands"},
		{name: "milk for a family that rocks", part: "co-sleeping", path: "first-stage.title.variants[0].text",
			markup: "Milk and rocking come earlier", rule: "no-feeds-for-rocking"},
		{name: "rocking for a family that feeds", part: "co-sleeping", path: "first-stage.hard.variants[1].text",
			markup: "Feed or rock until all is calm.", rule: "no-rocking-for-feeds"},
		{name: "a second length of waiting", part: "co-sleeping", path: "stages[1].night.variants[0].text",
			markup: "Lie still for 5 to 10 minutes.", rule: "one-wait"},
		{name: "a length of waiting in the letter", part: "letter", path: "expect.body.variants[0].text",
			markup: "Go at once to a rising, frightened or pained cry. Wait for 5 to 10 minutes.", rule: "waits-stand-in-stages"},
		{name: "one to three weeks", part: "letter", path: "time.body.variants[1].text",
			markup: "The nights are counted for you. Most plans take 1 to 3 weeks.", rule: "no-promises"},
		{name: "another last night than the stage's", part: "letter", path: "time.body.variants[2].text",
			markup: "The nights are counted for you. The last begins on night 12.", rule: "last-night-agrees"},
		{name: "longer than the support", part: "letter", path: "time.body.variants[1].text",
			markup: "The nights are counted for you.", rule: "longer-than-support", missing: true},
		{name: "what to do on the third night", part: "co-sleeping", path: "not-ready.variants[0].text",
			markup: "Go on.", rule: "not-ready", missing: true},
		{name: "feeds", part: "safety", path: "feeds.body.variants[2].text",
			markup: "Feeds stop.", rule: "night-feeds", missing: true},
		{name: "the day", part: "day", path: "bedtime.variants[0].text",
			markup: "Go to bed.", rule: "the-day", missing: true},
		{name: "sofa and armchair", part: "safety", path: "co-sleeping.never.items[5].text",
			markup: "The bed is soft.", rule: "bed-sharing-safety-first", missing: true},
		{name: "allergy and reflux", part: "safety", path: "unwell.variants[0].text",
			markup: "Start tonight.", rule: "age-and-illness", missing: true},
		{name: "how to keep it", part: "letter", path: "keep.body.variants[0].text",
			markup: "Remember it.", rule: "keep-it", missing: true},
		{name: "a floppy child", part: "safety", path: "emergency.now.variants[0].text",
			markup: "Call 999.", rule: "emergency", missing: true},
		{name: "who answers at night", part: "safety", path: "too-much.help.variants[0].text",
			markup: "Rest.", rule: "too-much", missing: true},
		{name: "green vomit can wait for a call", part: "safety", path: "emergency.soon.variants[0].text",
			markup: "See a GP, or call 111, for green vomit.", rule: "signs-for-999"},
		{name: "stages for a baby under 6 months", part: "safety", path: "age.body.variants[0].text",
			markup: "Ask your health visitor.", rule: "under-6-months", missing: true},
		{name: "no milk for a hungry baby", part: "cot", path: "first-stage.night.variants[1].text",
			markup: "At any other waking: hold, and no milk.", rule: "hunger-is-answered"},
		{name: "no feed for a hungry baby", part: "co-sleeping", path: "first-stage.night.variants[2].text",
			markup: "Lie close and hold, with no feed and no rocking.", rule: "hunger-is-answered"},
		{name: "a planned bottle that stays away", part: "co-sleeping", path: "first-stage.with.bottle feeding.variants[0].text",
			markup: "The bottle stays out of the bedroom from tonight.", rule: "bottle-can-come-back"},
		{name: "a baby alone in an adult bed while the bottle is put away", part: "co-sleeping", path: "first-stage.with.bottle feeding.variants[0].text",
			markup: "Take the bottle back to the kitchen after each feed.", rule: "nobody-leaves-an-adult-bed"},
		{name: "back to sleep on a chest", part: "co-sleeping", path: "not-ready.variants[0].text",
			markup: "Go back to what works.", rule: "no-way-back-to-a-sleeping-parent", missing: true},
		{name: "another order of laying down", part: "cot", path: "stages[0].steps[7].text",
			markup: "Feet first, then bottom, then head.", rule: "order-of-laying-down"},
		{name: "a minute where the stage says more", part: "same-room", path: "points[2].body.variants[0].text",
			markup: "Lie still for a minute before you answer.", rule: "room-sharing-has-no-wait-of-its-own"},
		{name: "nights before night 1", part: "letter", path: "time.body.variants[3].text",
			markup: "The nights are counted for you.", rule: "steps-before-night-1-take-time", missing: true},
		{name: "no cot for a bad night", part: "safety", path: "co-sleeping.instead.variants[0].text",
			markup: "Use the cot tonight.", rule: "bed-sharing-safety-first", missing: true},
		{name: "going on, with the aim to stop", part: "letter", path: "opening.c.variants[0].text",
			markup: "You share a bed, and you'd like to go on.", rule: "one-aim"},
		{name: "a nap alone in an adult bed", part: "day", path: "bedtime.variants[0].text",
			markup: "Settle the first nap of the day in your bed.", rule: "naps-in-a-shared-bed", missing: true},
		{name: "held to sleep on the pillow", part: "co-sleeping", path: "first-stage.steps[4].text",
			markup: "Lie down together. Hold them close.", rule: "clear-of-the-pillow", missing: true},
		{name: "the bed on a night of exhaustion", part: "chest-to-flat", path: "goal.variants[0].text",
			markup: "**Go on to night 1** in your bed.", rule: "tired-parents-never-share", missing: true},
		{name: "held in the armchair", part: "chest-to-flat", path: "steps[1].body.variants[0].text",
			markup: "Hold them until they sleep.", rule: "from-chest-to-flat-first", missing: true},
		{name: "angry beside the bed", part: "rapid-return", path: "hard.variants[0].text",
			markup: "If you feel angry, sit on the floor beside the bed.", rule: "angry-parents-step-away"},
		{name: "two changes in one night", part: "dummy", path: "usage.night_only.variants[0].text",
			markup: "Take it away on the first night of a stage.", rule: "one-change-at-a-time"},
		{name: "a young baby's dummy", part: "dummy", path: "keep.body.variants[0].text",
			markup: "If you still get up for it, take it away.", rule: "dummy-review-by-age"},
		{name: "firm hands in phase two", part: "cot", path: "stages[0].with.patting.variants[0].text",
			markup: "Pat firmly at first.", rule: "phase-two-goes-on"},
		{name: "a cot that never moves", part: "cot", path: "stages[1].steps[0].text",
			markup: "Sit beside the cot.", rule: "phase-two-begins-with-the-cot", missing: true},
		{name: "another room for a family that shares one", part: "cot", path: "stages[1].steps[0].text",
			markup: "By day, move the cot into another room.", rule: "the-cot-stays-in-a-shared-room"},
		{name: "a plan that nobody reads to its end", part: "letter", path: "promise.body.variants[0].text",
			markup: strings.Repeat("And so on. ", 700), rule: "length", missing: true},
		{name: "a protest that nobody can tell from a cry", part: "letter", path: "expect.body.variants[0].text",
			markup: "Grumbling can wait.", rule: "three-sounds", missing: true},
		{name: "a stage under 6 months", part: "under-six-months", path: "lead.variants[0].text",
			markup: "Your plan begins with stage 1.", rule: "under-6-months"},
		{name: "a dummy that goes under 6 months", part: "under-six-months", path: "points[6].body.variants[0].text",
			markup: "The dummy can go.", rule: "dummy-under-6-months", missing: true},
		{name: "a baby of four years", part: "rapid-return", path: "lead.variants[0].text",
			markup: "A baby gets up.", rule: "nothing-for-babies-over-3"},
		{name: "what holds under 6 months, for a child of two", part: "letter", path: "opening.a.variants[0].text",
			markup: "The place is the cot, in your room under 6 months.", rule: "known-age-over-9-months"},
		{name: "what holds under a year, for a child of two", part: "cot", path: "lead.variants[1].text",
			markup: "Nothing lies in the cot under 12 months.", rule: "known-age-over-a-year"},
		{name: "go back, to a child of a known age", part: "cot", path: "lead.variants[1].text",
			markup: "If {name} is younger, go back.", rule: "known-age"},
		{name: "planned feeds for a child of four who has none", part: "cot", path: "stages[4].night.variants[0].text",
			markup: "Planned feeds stay.", rule: "no-feeds-at-night-over-3"},
		{name: "a cord on a dummy of two years", part: "dummy", path: "safety.variants[1].text",
			markup: "Now is a good time.", rule: "dummy-cord", missing: true},
		{name: "born early in a shared bed", part: "safety", path: "co-sleeping.never.items[3].text",
			markup: "Your baby was small.", rule: "bed-sharing-with-a-baby", missing: true},
		{name: "no limit for a young baby's fever", part: "safety", path: "emergency.soon.variants[2].text",
			markup: "See a GP.", rule: "fever-under-6-months", missing: true},
		{name: "a fever that lasts and nobody sees", part: "safety", path: "emergency.soon.variants[0].text",
			markup: "See a GP.", rule: "fever-over-6-months", missing: true},
		{name: "nobody stops for an illness", part: "letter", path: "promise.body.variants[0].text",
			markup: "Comfort {name}.", rule: "stop-when-ill", missing: true},
		{name: "three nights as a promise", part: "letter", path: "expect.body.variants[0].text",
			markup: "Some see a change within 3 nights.", rule: "no-promises"},
	} {
		t.Run(fault.name, func(t *testing.T) {
			diags, changed := judge(t, tree, every, []PlanRule{rules[fault.rule]}, change{fault.part, fault.path, fault.markup})
			for _, d := range diags {
				inPlace := d.Pos == changed || fault.missing && d.Pos.File == "content/plan/rules.yaml"
				if inPlace && strings.Contains(d.Message, "(rule "+fault.rule+")") {
					return
				}
			}
			t.Errorf("the rule %s did not find it at %s, but: %v", fault.rule, changed, diags)
		})
	}
}

// A verb after the child's pronoun has its ending: "they sleep" is "she sleeps" for another family.
func TestVerbsFollowThePronoun(t *testing.T) {
	tree, _ := plans(t)
	verb := regexp.MustCompile(`\{[Tt]hey\} (?:still )?([a-z]+)(\{s\})?`)
	same := []string{"can", "will", "came"}
	found := 0
	for _, text := range planTexts(tree) {
		for _, match := range verb.FindAllStringSubmatch(text.markup, -1) {
			found++
			if match[2] == "" && !slices.Contains(same, match[1]) {
				t.Errorf("%s: %q has no ending", text.pos, match[0])
			}
		}
	}
	if found < 20 {
		t.Errorf("only %d verbs were found", found)
	}
}

func TestBrokenRulesTellWhomTheyTouch(t *testing.T) {
	tree, every := plans(t)
	diags, _ := judge(t, tree, every, dataOf(tree).PlanRules.Rules, change{"letter", "goal.b.variants[0].text", "So the bed stays as it is."})
	if len(diags) != 1 {
		t.Fatalf("got %v", diags)
	}
	want := "“the bed stays as it is” must not be in the plans of 612 families (rule tired-parents-never-share)."
	if diags[0].Message != want {
		t.Errorf("got  %s\nwant %s", diags[0].Message, want)
	}
	if hint := diags[0].Hint; !strings.Contains(hint, "One family: arrangement f, goal b, methods ") {
		t.Errorf("the hint names no family: %s", hint)
	}
}

func TestTextsThatNoFamilyReadsAreReported(t *testing.T) {
	tree, every := plans(t)
	texts := append(planTexts(tree), planText{id: "nobody", part: "letter", pos: diag.Pos{File: filepath.Join("x")}})
	diags := (&planCheck{every: every}).unread(texts)
	if len(diags) != 1 || diags[0].Pos.File != "x" {
		t.Errorf("got %v", diags)
	}
}

func TestPlaceholdersWithoutAValueAreReported(t *testing.T) {
	tree, every := plans(t)
	diags, changed := judge(t, tree, every, nil, change{"letter", "time.body.variants[4].text", "The nights are counted for you: {first-nights}."})
	if len(diags) != 1 || diags[0].Pos != changed || !strings.Contains(diags[0].Message, "{first-nights}") {
		t.Errorf("got %v", diags)
	}
}

func TestPlaceholdersInLabelsAreReported(t *testing.T) {
	every := &EveryPlan{
		Pieces: []PlanPiece{{Words: "After {nights} nights"}}, Sections: [][]int{{0}},
		Placeholders: []map[string]string{{}}, Plans: []PlanOutline{{Sheets: [][]int{{0}}}},
	}
	diags := checkPlans(nil, nil, nil, every)
	if len(diags) != 1 || !strings.HasPrefix(diags[0].Message, "{nights} has no value") {
		t.Errorf("got %v", diags)
	}
}

func TestPhrases(t *testing.T) {
	for _, c := range []struct {
		phrase, text string
		want         bool
	}{
		{"cot", "Into the cot.", true},
		{"cot", "A cottage, an apricot.", false},
		{"the COT", "into The Cot", true},
		{"sofa ... risk", "A sofa or an armchair raises the risk.", true},
		{"sofa ... risk", "Never on a sofa. It raises the risk.", false},
		{"wait {figure} minutes", "Wait 5 minutes.", true},
		{"wait {figure} minutes", "Wait some minutes.", false},
		{"3-4 nights", "the first 3–4 nights", true},
		{"it's the cot", "it’s the cot", true},
		{"2.5 kg", "weighed 2.5 kg or less", true},
		{"2.5 kg", "weighed 215 kg", false},
		{"nap|naps", "two naps", true},
		{"Call 999", "<strong>Call 999</strong> if", true},
		{"38°C or more under 3 months", "38°C or more under 3 months", true},
	} {
		if got := len(phraseOf(c.phrase).figuresIn(lineOf(plain(c.text), nil))) > 0; got != c.want {
			t.Errorf("%q in %q: got %v", c.phrase, c.text, got)
		}
	}
}
