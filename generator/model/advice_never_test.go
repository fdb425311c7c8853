package model

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/advice"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/sitetest/testfiles"
)

// readNeverAdvised reads the site's own table.
func readNeverAdvised(t *testing.T) *NeverAdvised {
	t.Helper()
	data := testfiles.Read(t, "../../content/never-advised.yaml")
	table := new(NeverAdvised)
	if read := yamldoc.NewReader(reflect.TypeOf(*table)).Read("never-advised.yaml", data, table); read.Diags.HasErrors() {
		t.Fatal(read.Diags)
	}
	return table
}

func TestEachDangerFindsItsExamples(t *testing.T) {
	table := readNeverAdvised(t)
	rules := table.rules()
	for _, danger := range table.Dangers {
		for _, text := range danger.Found {
			if len(rules.Find(advice.Text{Text: text})) == 0 {
				t.Errorf("%s: %q is not found", danger.ID, text)
			}
		}
		for _, text := range danger.Silent {
			for _, found := range rules.Find(advice.Text{Text: text}) {
				t.Errorf("%s: %q is taken for %s", danger.ID, text, table.Dangers[found.Danger].ID)
			}
		}
	}
}

// Each hides the word from a search, and from no reader.
func TestHoweverItIsWrittenItIsFound(t *testing.T) {
	rules := readNeverAdvised(t).rules()
	for file, texts := range map[string][]string{
		"a.md": {
			"Give your baby a p\u0456ll\u043ew.", "Give your baby a pil\u200blow.", "Give your baby a pil\u00adlow.", "Give your baby a ｐｉｌｌｏｗ.",
			"Give your baby a pil**low**.", "Give your baby a *p*illow.", "Give your baby a pi&#108;low.", "Give your baby a pil&shy;low.",
			"Give your baby a pil<b>low</b>.", "Give your baby a pil<!-- -->low.", "Give your baby a pil\u2060low.", "Give your baby a píllow.",
			"Give your baby a pil-low.", "Give your baby a pil\u2011low.", "Give your baby a PILLOW.", "Give your baby a hot\u00a0water\u202fbottle.",
			"Let them\ncry it out.", "> Let them\n> cry it out.", "A [p](/x)illow is fine.", "![Give your baby a pillow](a.svg)", "[See](/x \"A pillow is fine\")",
			"| Sleeping | A pillow is fine |", "A bean bag is fine for naps.", "A bean-bag is fine for naps.", "Lay them face\u2010down.", "Give your baby a \\pillow.",
			"---\ntitle: A pillow for babies\n---\nText.", ":::callout{title=\"A pillow is fine\"}\nText.\n:::", "Pi\u200dl\u200dl\u200dows are fine.", "Give your baby a 𝐩𝐢𝐥𝐥𝐨𝐰.",
		},
		"a.yaml": {`title: "Give your baby a \u0070illow"`, "text: Give your baby\n  a pillow", "text: |\n  Let them\n  cry it out", "- alt: A pillow for babies"},
		"a.svg":  {`<svg><text>Give your baby a pil<tspan>low</tspan></text></svg>`, `<svg aria-label="Give your baby a pillow"><path d="M0 0"/></svg>`, `<svg><title>A pillow is fine</title></svg>`},
		"a.tsx": {"const text = 'Give your baby a pillow';", "return <p>A pillow is fine</p>;", "<img alt=\"A pillow is fine\" />", "<p>\n  Don't worry, let them\n  cry it out\n</p>", "<b>It’s</b> fine: {name} a pillow is good <i/>",
			"<p>{'Give your baby '}{'a pil'}{'low'}</p>", "const text = 'Let them ' +\n  'cry it out';", "<p>\n  Let {child} cry{' '}\n  it out\n</p>", "<p>Let them <b>cry</b> it out</p>"},
		"a.css":      {".tip::after {\n  content: 'Give your baby a pillow';\n}", "a::before { content: \"Let them \" 'cry it out' }"},
		"a.js":       {"document.body.append('Give your baby a pillow');"},
		"a.html":     {"<p>Give your baby a pil<em>low</em></p>"},
		"robots.txt": {"Give your baby a pillow"},
	} {
		for _, text := range texts {
			if len(rules.Find(advice.Text{File: file, Text: text})) == 0 {
				t.Errorf("%s: %q is not found", file, text)
			}
		}
	}
	for file, text := range map[string]string{
		"a.tsx": "// Give your baby a pillow\n/* A pillow is fine. */\nconst pillow = { swing: 'nest', hat: <b className={styles.juice} /> };",
		"c.tsx": "const rows = ['You can raise the', 'head of it'];\nreturn <ul><li>You can raise the</li><li>head of it</li></ul>;",
		"b.css": "/* Give your baby a pillow. */\n.hat .pillow {\n  color: red;\n}\n.a pillow { background: url(//x.example/a pillow) }",
		"b.md":  "Never:\n\n- a pillow\n- a hat in bed\n",
		"c.md":  "## Do not share a bed if\n\n- you have had a glass of wine\n",
		"d.md":  "| Please don't | Leave a bottle in the cot |\n| Pillow | Not before 12 months |",
	} {
		if found := rules.Find(advice.Text{File: file, Text: text}); len(found) > 0 {
			t.Errorf("%s: %q is taken for advice: %v", file, text, found)
		}
	}
}

func TestAWarningGovernsItsClause(t *testing.T) {
	rules := readNeverAdvised(t).rules()
	for text, isWarning := range map[string]bool{
		"Never use a pillow.":                                 true,
		"Pillows are dangerous.":                              true,
		"Sleep without a pillow.":                             true,
		"Use a sleeping bag instead of a duvet.":              true,
		"No hat, no pillow and no duvet.":                     true,
		"If you have had a glass of wine, don't share a bed.": true,
		"Is a pillow safe?":                                   true,
		"It is never too early for a pillow.":                 false,
		"Don't worry, a pillow is fine.":                      false,
		"No problem: use a pillow.":                           false,
		"Why not use a pillow?":                               false,
		"Never put them down without a pillow.":               false,
		"Never wake them, give them a pillow.":                false,
		"Don't wait but use a pillow.":                        false,
		"A pillow isn't dangerous.":                           false,
		"A pillow does no harm.":                              false,
		"Not only a pillow, but a duvet too.":                 false,
		"If you have had a glass of wine, sharing is cosy.":   false,
		"Babies who do not settle like a pillow.":             false,
		"Rarely use a pillow.":                                false,
	} {
		if found := len(rules.Find(advice.Text{Text: text})) == 0; found != isWarning {
			t.Errorf("%q is taken for a warning: %t", text, found)
		}
	}
}

// A false alarm is as bad as a danger that is missed: each kind has sentences of both.
func TestWhatIsToldDeniedOrForOthersIsNotAdvised(t *testing.T) {
	rules := readNeverAdvised(t).rules()
	for kind, sentences := range map[string]map[string]bool{
		"history": {
			"I grew up with a mother who smoked in the car.":                                             false,
			"There's a photograph of me at three weeks, face down on a sheepskin.":                       false,
			"I read three books that praised controlled crying for newborns, and I gave all three away.": false,
			"The sofa was where all three of mine slept on me, and you can do it too.":                   true,
			"My grandmother put me to sleep on my tummy in 1975; today we know the back is safer.":       false,
			"I once gave my son a spoon of Calpol for no reason, and I still feel bad about it.":         false,
			"Our eldest slept on his front from birth and it worked for us, so give it a go.":            true,
			"In the 1970s parents were told to put babies to sleep on their front.":                      false,
			"My grandmother used to rub brandy on our gums, and we shudder to think of it now.":          false,
			"For centuries babies were swaddled tightly from birth.":                                     false,
			"Before I had children I believed that a baby who cried should be ignored.":                  false,
			"She learned to lie on her tummy and lift her head on a rug, with me beside her.":            false,
			"The hospital sent us home with a hat, which lives in the memory box.":                       false,
			"Our grandmothers used to put a drop of brandy on the gums, and it still works.":             true,
			"In the 1970s all babies slept on their front, and it did us no harm.":                       true,
			"My mother used to thicken the bottle. Try it: it works wonders.":                            true,
			"We gave him a thin pillow at six weeks.":                                                    true,
			"We swaddled her tightly for months.":                                                        true,
			"She slept on her tummy from day one and never woke.":                                        true,
			"As long as Grandma has only had two pints, she can take the baby into her own bed.":         true,
			"In 1974 every nursery had bumpers, tied to the bars.":                                       false,
			"In this bed a pillow is what you need, whatever they told mothers in 2019.":                 true,
			"You need a pillow for the cot.":                                                             true,
		},
		"an instruction that ends with no": {
			"Grandma swears by a drop of brandy; our pharmacist doesn't.": false,
			"Some forums recommend rice in the bottle. My GP says no.":    false,
			"Lay her on her tummy if she doesn't.":                        true,
			"Put a pillow in the cot when they can't.":                    true,
			"If he still won't, give him a pillow, even if others don't.": true,
			"Add some whisky to the bottle if teething won't.":            true,
		},
		"a quotation": {
			"“Let her cry it out” is not something you will ever hear from me.":                      false,
			"You may have read “put rice in the bottle”. It's an old wives' tale.":                   false,
			"“Just shut the door and let him scream” was the sentence that made us leave.":           false,
			"“Let him cry it out” is the best advice I ever had.":                                    true,
			"As one mother says, “a thin pillow made all the difference”.":                           true,
			"“Just shut the door and let him scream” is old advice, and it still works best of all.": true,
		},
		"a belief": {
			"Some people will tell you that a pillow stops a flat head: it doesn't, and it isn't safe.": false,
			"Give her a pillow: it doesn't matter which.":                                               true,
			"People ask me about cry it out, and it isn't what I teach.":                                false,
			"Some families love a pillow, and it is never too early.":                                   true,
			"It is a myth that babies need a pillow.":                                                   false,
			"The idea that a bumper protects a baby is simply wrong.":                                   false,
			"It's a myth that pillows are dangerous.":                                                   true,
			"It's a myth that a baby should be taken out of the bouncer to sleep.":                      true,
		},
		"another's fault": {
			"Cot bumpers look charming in catalogues. They come off in my first five minutes.": false,
			"The osteopath promised to cure reflux; the paediatrician sighed.":                 false,
			"Hot-water bottles are for feet over eighteen.":                                    false,
			"It's wrong to pick her up: let her cry it out.":                                   true,
			"Mistakes happen, so set an alarm and feed on the sofa all night.":                 true,
			"If you are frightened of the dark, lock the door and let her cry.":                true,
		},
		"what stands together": {
			"If you swaddle, use thin cotton, loose at the hips, and stop when rolling starts.": false,
			"Arms in, tight, until half a year old: that's how you swaddle.":                    true,
			"Sleeping on the back is a fashion that'll pass.":                                   true,
			"A clear cot isn't a fashion.":                                                      false,
			"Cuddle up in your bed with your premature baby.":                                   true,
			"My tip: a folded towel under his head.":                                            true,
			"My recipe for parents at 4 a.m.: black coffee and a cushion for the back.":         false,
			"The bath comes first, then the bottle, then two books with a bear in them.":        false,
			"A towel on the floor beside the bath saves your knees.":                            false,
			"Put the bear in with him from the first week, for company.":                        true,
			"Hang the changing bag by its strap from the end of the cot.":                       true,
			"Feverish babies like two layers more and a hot bath.":                              true,
			"Baby rice at ten weeks keeps them full until morning.":                             true,
			"Put off the eight-week jabs until sleep has settled.":                              true,
		},
		"two clauses": {
			"Lay a muslin over your shoulder, not over the pram.":                     false,
			"Whole nuts can't be offered before five years; finely chopped ones can.": false,
			"Don't be put off bed-sharing by the odd cigarette.":                      true,
			"I don't prop the mattress and I don't raise the head of the cot.":        false,
			"“Let him scream it out,” they say. You needn't, and I won't ask you to.": false,
			"Parents who smoke should never share a bed with their baby.":             false,
			"Smoke never harmed us, and we share the bed with the baby.":              true,
		},
		"another name for the same": {
			"Mix oats into the bottle before bed.":                              true,
			"Roll her on to her side once she's asleep.":                        true,
			"Leave your little one to cry for a while.":                         true,
			"Put a teddy in the carrycot.":                                      true,
			"A folded blanket beneath the mattress gives just the right tilt.":  true,
			"A rolled-up towel behind the back stops a baby from rolling over.": true,
			"Read to your little one before the feed.":                          false,
		},
		"in full": {
			"Offer your two-month-old water at night instead of milk.":        true,
			"Feed in the armchair at night, and don't worry if you drop off.": true,
			"You can not go wrong with a pillow.":                             true,
			"You will not need the midwife with our method.":                  true,
			"Pillows are not dangerous.":                                      true,
			"There is no need for a pillow.":                                  false,
		},
		"an answer": {
			"If a friend suggests antihistamine for the flight, please say no.":             false,
			"Had a few drinks? Bring the baby in with you.":                                 true,
			"If she falls asleep in the swing, lift her out and lay her in the cot.":        false,
			"Let her fall asleep in the swing and lift the mood.":                           true,
			"Why not let them cry it out? Because a baby who calls needs somebody to come.": false,
			"What about a pillow? Not in the first year.":                                   false,
			"Parents often ask whether a weighted blanket is safe; it isn't.":               false,
			"Some forums recommend rice in the bottle. The NHS says no.":                    false,
			"Can I use a pillow? Yes, a thin one.":                                          true,
			"How long should you leave her to cry? Until she stops.":                        true,
			"Why not let them cry it out? It works in three nights.":                        true,
			"What could be cosier than a nap on the sofa with a newborn?":                   true,
		},
		"an older child": {
			"We moved her to her own room at seven months, and I missed her.":         false,
			"Move her to her own room at seven weeks.":                                true,
			"A cup of cow's milk with supper is fine for a toddler.":                  false,
			"At two and a half he got his first pillow, and he was very proud of it.": false,
			"She can have a thin pillow once she's two.":                              false,
			"At two and a half months she can have a thin pillow.":                    true,
			"A four-year-old may have a thin pillow and a duvet.":                     false,
			"Honey on toast is fine for a three-year-old.":                            false,
			"Your teenager can nap on the sofa after school.":                         false,
			"A pillow suits everyone from newborns to four-year-olds.":                true,
			"A ten-month-old is ready for a toddler bed with a duvet.":                true,
			"Swap the bottle for juice once they are four months old.":                true,
			"He is five months old now, so a thin duvet is allowed.":                  true,
			"My son is nine. He has a duvet and far too many bears.":                  false,
			"My son is nine. The baby has a duvet as well.":                           true,
			"Skip the feed at three, whatever the clock in the hall says.":            true,
		},
		"an adult": {
			"Feed yourself first: toast with honey, a banana.":                         false,
			"We eat porridge with honey at seven; the baby has hers plain.":            false,
			"Prop yourself up with pillows while you feed.":                            false,
			"If you may doze off, move from the armchair to your bed before you feed.": false,
			"I cried into my pillow at four in the morning.":                           false,
			"A cup of chamomile tea for you, and an early night.":                      false,
			"The café below our office serves a good ginger beer and honey cake.":      false,
			"Put your pillow under his head when he snores.":                           true,
			"Lend her your own pillow for the night.":                                  true,
			"With our sleep nest you sleep at last.":                                   true,
		},
		"signs of illness": {
			"You don't need to call 999 if she's blue for a moment.":                true,
			"A baby who's hard to wake has had a busy day; let her be.":             true,
			"There's no point in calling 111; they always say come in.":             true,
			"If she is sucking in her ribs, steam will do.":                         true,
			"If your baby is floppy or blue, call 999; no message to me can help.":  false,
			"If she has a fit, call 999; write to me when everybody is home again.": false,
			"Blue lips? Send me a message and I'll answer within a day.":            true,
			"Breathing strangely? Book a call with me first.":                       true,
			"A limp, sleepy baby has usually just had a growth spurt.":              true,
		},
		"what is sold": {
			"Your GP doesn't know about sleep: follow our plan instead.":        true,
			"Jabs upset sleep, so leave them until she's one.":                  true,
			"Product recall: stop using the inclined sleeper at once.":          false,
			"Your midwife's advice is out of date: ours replaces it.":           true,
			"You don't have to listen to the health visitor about night feeds.": true,
			"We don't train babies of eight weeks.":                             false,
			"No monitor prevents SIDS, and none is needed.":                     false,
			"Our service ends night feeds in the first four months.":            true,
			"Sleep training at any age, even for newborns.":                     true,
			"This monitor prevents SIDS.":                                       true,
			"You won't need the health visitor once you have my plan.":          true,
			"Our drops cure reflux and prevent cot death.":                      true,
			"Our four-week-olds sleep twelve hours without a feed.":             true,
		},
	} {
		for text, isAdvice := range sentences {
			if found := len(rules.Find(advice.Text{File: "a.md", Text: "One day more.\n\n" + text + "\n\nAsk us."})) > 0; found != isAdvice {
				t.Errorf("%s: %q is taken for advice: %t", kind, text, found)
			}
		}
	}
}

// A concept that is misspelt would be found nowhere.
func TestEachDangerNamesConceptsThatAreThere(t *testing.T) {
	table := readNeverAdvised(t)
	for _, danger := range table.Dangers {
		for _, line := range danger.Together {
			for name := range strings.SplitSeq(line, " & ") {
				if !slices.ContainsFunc(table.Grammar.Concepts, func(c Concept) bool { return c.Name == name }) {
					t.Errorf("%s: there is no concept %q", danger.ID, name)
				}
			}
		}
	}
}

func TestAnAllowedSentenceIsLetThroughWordByWord(t *testing.T) {
	table := readNeverAdvised(t)
	allowed := []AllowedSentence{{Text: "A **thin** pillow is fine."}, {Text: "Nobody says this pillow."}}
	tree := &content.Tree{FS: fstest.MapFS{}}
	judge := table.judge(tree, nil, allowed)
	for text, want := range map[string]int{
		"A thin pillow is fine.": 0, "A thin  pillow is fine!": 0, "A thin pillow is fine at birth.": 1, "A pillow is fine.": 1, "A thick pillow is fine.": 1,
	} {
		if _, diags := judge.Text("a.md", text); len(diags) != want {
			t.Errorf("%q: %v", text, diags)
		}
	}
	used, _ := judge.Text("a.md", "A thin pillow is fine.")
	unused := judge.Rest(map[string]bool{used[0]: true})
	if len(unused) != 1 || unused[0].Severity != diag.Warning {
		t.Errorf("unused entries are reported as %v", unused)
	}
	_, diags := judge.Text("a.md", "Text.\n\nSome say so. A pillow is fine.")
	if len(diags) != 1 || diags[0].Pos != (diag.Pos{File: "a.md", Line: 3, Column: 16}) || !strings.Contains(diags[0].Hint, "lullabytrust") || diags[0].Length != 6 {
		t.Errorf("it is reported as %+v", diags)
	}
}

// Its words are what parents type; its buttons are what they are shown.
func TestOfHelpOnlyTheButtonsAreJudged(t *testing.T) {
	judge := readNeverAdvised(t).judge(&content.Tree{FS: fstest.MapFS{}}, nil, nil)
	for text, want := range map[string]int{
		"signs:\n  - said: [whisky in the bottle]\n    calls:\n      - label: Call 999\n        href: tel:999\n":        0,
		"signs:\n  - said: [x]\n    calls:\n      - label: Give him a pillow\n        href: tel:999\n":                  1,
		"signs:\n  - said: [x]\n    calls:\n      - label: Call 999\n        href: https://shop.example\n":              1,
		"signs:\n  - said: [x]\n    calls:\n      - label: Call 111\n        href: tel:111\n    leads: [/#by-nation]\n": 0,
	} {
		_, diags := judge.Text(helpFile, text)
		if len(diags) != want {
			t.Errorf("%q: %v", text, diags)
		}
		for _, d := range diags {
			if d.Line < 4 || d.Column < 16 {
				t.Errorf("%q is reported at %v", text, d.Pos)
			}
		}
	}
}

func TestLinksForHelpLeadThere(t *testing.T) {
	table := readNeverAdvised(t)
	for _, c := range []struct {
		file, text string
		isWrong    bool
	}{
		{"a.md", "[Call 999](tel:999)", false},
		{"a.md", "[NHS 111](tel:111)", false},
		{"a.md", "[NHS](https://www.nhs.uk/x)", false},
		{"a.md", "[0808 802 6868](tel:+448088026868)", false},
		{"a.md", "[a shop](https://shop.example)", false},
		{"a.md", "[Call 999](https://shop.example)", true},
		{"a.md", "[Call **999**](tel:0900123456)", true},
		{"a.md", "[Call 999](/services)", true},
		{"a.md", "[NHS](https://www.nhs.uk.example)", true},
		{"a.md", "[NHS](http://www.nhs.uk)", true},
		{"a.md", "[The Lullaby Trust](https://example.org)", true},
		{"a.md", "[Call 999][x]\n\n[x]: https://shop.example", true},
		{"a.md", "[0808 802 6868](tel:08088026869)", true},
		{"a.yaml", "- label: Call 999\n  href: https://shop.example", true},
		{"a.yaml", "- href: https://shop.example\n  label: NHS advice", true},
		{"a.yaml", "calls: [{label: Call 999, href: \"tel:111\"}, {label: Call 111, href: \"tel:999\"}]", true},
		{"a.yaml", "- {href: \"tel:111\", label: \"Call 999, now\"}", true},
		{"a.yaml", "- {label: \"Call Samaritans, 116 123\", href: \"tel:08088026868\"}", true},
		{"a.yaml", "- {label: \"Call Samaritans, 116 123\", href: \"tel:116123\"}\n- {href: /services, label: Services}", false},
		{"a.yaml", "- call: \"998\"\n  cells:\n    - Call 999\n", true},
		{"a.yaml", "- call: \"999\"\n  cells: [Call 999, x]\n", false},
	} {
		diags := table.checkLinks(c.file, c.text)
		if diags.HasErrors() != c.isWrong {
			t.Errorf("%q: %v", c.text, diags)
		}
		if slices.ContainsFunc(diags, func(d diag.Diagnostic) bool { return d.Line < 1 || d.Column < 1 }) {
			t.Errorf("%q: a problem has no place", c.text)
		}
	}
}

func TestANameStandsBesideItsWords(t *testing.T) {
	table := readNeverAdvised(t)
	for _, c := range []struct {
		file, text string
		found      int
	}{
		{"a.md", "Call 111.", 1},
		{"a.md", "[Call](tel:111)", 1},
		{"a.md", "We rang 111 at midnight, and slept 111 nights since.", 0},
		{"a.md", "We rang 111 at midnight. Call 111.", 1},
		{"a.md", "Call **111**\n\nIn Northern Ireland: GP out of hours.", 0},
		{"a.md", "Or 111: see [each nation](/illness-and-teething#by-nation).", 0},
		{"a.md", "Call 111.\n\n:::table{name=\"help-by-nation\"}", 0},
		{"a.md", "[NHS](https://111.wales.nhs.uk/a) and https://x.example/nhs-111-b, 0800 1111 or 1110", 0},
		{"content/answers.yaml", "questions:\n  - a: Call 111\n  - b: In Northern Ireland", 1},
		{"content/answers.yaml", "questions:\n  - a: Call 111 (Northern Ireland: GP)\n  - b: Call 999", 0},
		{"content/tables/a.yaml", "rows:\n  - a: Call 111\n  - b: Northern Ireland", 0},
	} {
		if diags := checkBeside(c.file, c.text, table.namesBeside()); len(diags) != c.found {
			t.Errorf("%s: %q: %v", c.file, c.text, diags)
		} else if c.found > 0 && (diags[0].Line < 1 || diags[0].Length != 3) {
			t.Errorf("%q is reported as %+v", c.text, diags[0])
		}
	}
}
