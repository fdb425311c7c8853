package model_test

import (
	"strings"
	"testing"

	"nightlight/generator/reading/content"
)

const (
	siteYAML      = "content/site.yaml"
	answers       = "content/answers.yaml"
	dummies       = "content/guides/use-of-dummies.md"
	earlyWaking   = "content/guides/early-waking.md"
	services      = "content/pages/services.md"
	questionnaire = "content/pages/before-we-talk.md"
	wakeWindows   = "content/tables/wake-windows.yaml"
	charted       = "chart:\n  scale: hours\n  columns: [\"After a long nap (over 1 hour)\", \"After a short nap (under 1 hour)\"]\n" + uncharted + "30-45 min"
	uncharted     = "rows:\n  - cells: [2-3 months, 60 min, "
	letter        = "content/plan/letter.yaml"
	tooLong       = "Put your baby down, then wait, then wait a little longer, then go in, say a few words, go out, come back, sit down, stay until they sleep, and go."
	noVisits      = "visits:\n  by: none"
)

// mistakes are edits of the site's files, with a part of the diagnostic of each: severity,
// position, message, hint and correction. Some have none.
var mistakes = []struct {
	edit
	want string
}{
	{edit{letter, "text: A plan for {name}", "text: A plan for {nmae}"}, letter + ":11:20: Nothing can be filled in for {nmae}."},
	{edit{"content/plan/cot.yaml", "all the help that {name} has", "all the\n    help that {Name} has"}, "content/plan/cot.yaml:31:15: Nothing can be filled in for {Name}."},
	{edit{letter, "text: A plan", "txet: A plan"}, "There is no key “txet” here."},
	{edit{letter, "{arrangement: d}", "{arrangement: g}"}, letter + ":49:23: An item of “arrangement” cannot be “g”."},
	{edit{letter, "- slot: signature", "- slot: sigature"}, "There is no slot “sigature” here."},
	{edit{letter, "- slot: greeting\n  text: A plan for {name}\n", ""}, letter + ": Nothing here is for the slot “greeting”."},
	{edit{letter, "text: A plan", "body: A plan"}, letter + ":11:9: The slot “greeting” has no body."},
	{edit{letter, "  text: A plan for {name}\n", ""}, letter + ":10:3: This entry says nothing."},

	{edit{questions, "    rocking:\n      label: Rocking\n", ""}, ": “choices” needs the key “rocking”."},
	{edit{questions, "    shushing:\n", "    rocking:\n      label: R\n    shushing:\n"}, ": The key “rocking” is given twice; the first time is on line "},
	{edit{questions, "    shushing:\n", "    shusing:\n"}, ": There is no key “shusing” here."},
	{edit{questions, "    no:\n      label:\n", "    no:\n      hidden: true\n      label:\n"}, ": “no” is what is chosen at first, so it cannot be hidden."},
	{edit{questions, "      note: First falling asleep with less help, then the move\n    b:\n", "      hidden: true\n    b:\n      hidden: true\n"}, ": All answers of this question are hidden."},

	{edit{dummies, "now:\n  - Asleep, and it has fallen out? Leave it out.\n  - Awake and wanting it? Put it in their hand, and guide the hand.\n  - \"Over 6 months, and given up this week? Shush, stroke, hold: anything but the dummy. A hungry baby is fed.\"\n", ""},
		dummies + ":1: The key “now” is missing: a guide opens with three lines for someone who stands in the dark."},
	{edit{earlyWaking, "\nnow:\n", "\nnow:\n  - Stay calm.\n"}, "“now” takes exactly 3 items, and has 4."},
	{edit{earlyWaking, "  - Too hard?", "  - " + tooLong + " Too hard?"}, "An item of “now” takes at most 140 letters."},
	{edit{answers, "      - Asleep without it? Leave it out.\n", ""}, "takes exactly 3 items, and has 2."},
	{edit{answers, "#too-much", "#too-muck"}, "The link “/under-six-months#too-muck” leads to a heading, section or ID that content/guides/under-six-months.md does not have."},
	{edit{answers, "    path: /chest-to-cot", "    paht: /chest-to-cot"}, "There is no key “paht” here."},

	{edit{questionnaire, "name: naps\n", "name: bot-field\n"}, "“bot-field” cannot be the name of a field."},
	{edit{questionnaire, "name: naps\n", "name: How many naps\n"}, "“How many naps” cannot be the name of a field."},
	{edit{questionnaire, "name: naps\n", "name: name\n"}, "Two items of “questions” have the same name."},
	{edit{questionnaire, "kind: number\n", "kind: choice\n"}, "This question has no choices."},
	{edit{questionnaire, "kind: number\n", "kind: amount\n"}, "“kind” cannot be “amount”. Choose from: text, paragraph, email, phone, date, number, choice, choices."},
	{edit{questionnaire, "kind: number\n", "kind: number\n    choices: [one, two]\n"}, "A question of kind number shows no choices."},
	{edit{questionnaire, "      - By e-mail\n", "      - By e-mail\n      - By e-mail\n"}, "Two choices of this question are the same."},
	{edit{questionnaire, "      - Something else\n  - name", "      - Something else\n    missing: Choose.\n  - name"}, "Browsers cannot ask for one answer at least of several."},
	{edit{questionnaire, "question: bed\n", "question: reach\n"}, "“reach” is not an earlier question with choices."},
	{edit{questionnaire, "question: bed\n", "question: name\n"}, "“name” is not an earlier question with choices."},
	{edit{questionnaire, "in an emergency.\n---\n", "in an emergency.\n---\n\nMore words.\n"}, "A form shows no text below its front matter."},
	{edit{questionnaire, "        - By WhatsApp\n", "        - By pigeon\n"}, "“By pigeon” is not among the choices of “reach”."},

	{edit{siteYAML, "days: Saturday", "days: Satuday"}, ":13: “Satuday” is not a day of the week. Did you mean Saturday?"},
	{edit{siteYAML, "days: Saturday", "days: Mon-Fri"}, "“Mon-Fri” is not a day of the week. Write the days as Monday, as Monday, Thursday or as Monday to Friday."},
	{edit{siteYAML, "9am to noon", "5pm to 9am"}, ":13: This closes at 09:00, before it opens at 17:00. Write the earlier time first."},
	{edit{siteYAML, "9am to noon", "9 to 5"}, "No time of day can be read from “9”."},
	{edit{siteYAML, "9am to noon", "9am"}, "No time of day can be read from “9am”."},
	{edit{siteYAML, "9am to noon", "13pm to 14pm"}, "No time of day can be read from “13pm”."},
	{edit{siteYAML, week, week + "  closed: [Christmas]\n"}, ":12: “Christmas” is not a day off. Write a day as 2026-12-25, and several as 2026-12-24 to 2027-01-03."},
	{edit{siteYAML, week, week + "  closed: [2026-12-25 to 2026-12-24]\n"}, "These days off end on 24 December 2026, before they begin on 25 December 2026."},
	{edit{siteYAML, week, week + "  closed: [2026-11-01]\n"}, "The days off until 1 November 2026 are over. Remove the line."},
	{edit{siteYAML, week, week + "  closed: [2026-11-24]\n"}, ""},

	{edit{siteYAML, noVisits, "visits:\n  by: matomo\n  id: 7"}, "It is not said where matomo runs. Add a line “server: ”"},
	{edit{siteYAML, noVisits, "visits:\n  by: plausible"}, "It is not said what plausible calls this site. Add a line “id: ” and copy it from there: it looks like littledormouse.co.uk."},
	{edit{siteYAML, noVisits, "visits:\n  by: umami\n  id: 7"}, "“7” is not how umami names a site."},
	{edit{siteYAML, noVisits, "visits:\n  by: google\n  id: 7"}, "“by” cannot be “google”. Choose from: plausible, fathom, umami, matomo, none."},
	{edit{siteYAML, noVisits, "visits:\n  by: umami\n  id: 94db1cb1-74f4-4a40-ad6c-962362670409\n  server: http://stats.shop"}, "“server” must begin with https://."},

	{edit{siteYAML, noVisits, "visits:\n  by: fathom\n  id: ABCDEFGH"}, "visitors that visits are counted by fathom. Add a heading “## Counting visits {#visits}” there"},

	{brandWith("", "type:\n  headings-file: /own.woff2\n"), "warning content/brand.yaml:2:18: The pictures of shared links are set in another typeface: what draws them reads no WOFF2. Put the same typeface beside it as public/own.ttf or public/own.otf"},
	{brandWith(`"#14222e"`, `"#9aa5ae"`), "content/brand.yaml:4:14: #9aa5ae cannot be read on paper and card: the contrast is 2.4, and has to be 4.5."},
	{brandWith(`"#14222e"`, `"grey"`), "content/brand.yaml:4:14: “grey” is not a colour."},
	{brandWith("  soft: ", "  softt: "), "content/brand.yaml:5:3: There is no key “softt” here."},
	{brandWith(`"#14222e", night: "#dbe7f1"`, `"#14222e"`), "content/brand.yaml:4:9: “ink” needs the key “night”."},

	{edit{earlyWaking, "\n---\n", "\n---\nKeep it at 16-20°C.\n"}, "This fact is spelled out"},
	{edit{earlyWaking, "\n---\n", "\n---\nIn the first 6 months.\n"}, "This fact is spelled out"},
	{edit{earlyWaking, "\n---\n", "\n---\n{fact:room-temprature} is it.\n"}, "There is nothing to show in the place of {fact:room-temprature}."},
	{edit{earlyWaking, "\n---\n", "\n---\nIt takes 10 minutes.\n"}, ""}, // a common figure
	{edit{earlyWaking, "\n---\n", "\n---\nIt takes 11 minutes.\n"}, ""},
	{edit{services, "Or {price:one-to-one} isn't possible", "Or £299, isn't possible"}, "Or {price:one-to-one}, isn't possible"},
	{edit{"content/blog/establishing-healthy-sleep-routines.md", "\n---\n", "\n---\nA blind costs about £1,030.50 or\nless.\n"}, "£1,030.50 isn't one of the prices in content/prices.yaml."},

	{edit{wakeWindows, "60 min, 30-45 min", "about 2 h, 30-45 min"}, wakeWindows + ":9:25: This isn't a length of time"},
	{edit{wakeWindows, "60 min, 30-45 min", "60 min, about 2 h"}, wakeWindows + ":9:33: This isn't a length of time"},
	{edit{wakeWindows, charted, uncharted + "45-30 min"}, wakeWindows + ":6:33: This isn't a length of time"},
	{edit{wakeWindows, charted, uncharted + "1 day"}, "This isn't a length of time"},
	{edit{wakeWindows, charted, uncharted + "2 hours"}, "This isn't a length of time"},

	{edit{"content/prices.yaml", "amount: £299", "amount: £0"}, "an amount above nothing"},
	{edit{"content/prices.yaml", "amount: £299", "amount: £0.00"}, "an amount above nothing"},
	{edit{"content/prices.yaml", "amount: £299", "amount: £2,99"}, "an amount above nothing"},
	{edit{"content/prices.yaml", "amount: £299", "amount: £-299"}, "an amount above nothing"},
	{edit{siteYAML, "phone: 07700 900123", "phone: 00000 000000"}, "a whole telephone number"},
	{edit{"content/blog/establishing-healthy-sleep-routines.md", "\nalt: A small bath", "\nalt:\n# A small bath"}, "Write what it shows after “alt: ”, on a line of its own."},
	{edit{"content/pages/index.md", "  alt: A toddler in pyjamas", "  alt: IMG_1234.jpg\n  # A toddler in pyjamas"}, "does not say what the picture shows"},

	{edit{"content/pages/ad.md", "\nstory: ", "\nstory: 999"}, "There is no story with the id 999"},
	{article("later", "Later", 1, "2020-01-01"), "warning content/blog/later.md:3:5: The article content/blog/establishing-healthy-sleep-routines.md also has the id 1."},
	{article("later", "Later", 2, "2020-01-01"), ""},
}

// brandWith adds a brand in which a text is replaced.
func brandWith(old, new string) edit {
	return edit{"content/brand.yaml", "", strings.Replace(harbour, old, new, 1)}
}

func TestEachMistakeIsReported(t *testing.T) {
	for _, test := range mistakes {
		t.Run(test.file+" "+test.want, func(t *testing.T) {
			tree, diags := content.Load(t.Context(), options(t, test.edit))
			if !diags.HasErrors() {
				_, _, linked := link(t, tree)
				diags.Add(linked)
			}
			said := ""
			for _, d := range diags {
				said += d.Severity.String() + " " + d.Pos.String() + ": " + d.Message + " " + d.Hint + "\n" + d.Fixed + "\n"
			}
			if !strings.Contains(said, test.want) || test.want == "" && said != "" {
				t.Errorf("says\n%s\nwant\n%s", said, test.want)
			}
		})
	}
}
