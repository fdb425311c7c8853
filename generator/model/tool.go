package model

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

func fillNextSleep(doc *content.Document, tree *content.Tree) (diags diag.List) {
	page := doc.Matter.(*NextSleep)
	page.Lasting = lastingOf(tree)
	page.Windows, diags = wakeWindows(tree)
	return diags
}

const (
	wakeWindowsTable = "wake-windows"
	sleepNeedsTable  = "sleep-needs"
)

// rowsOf returns the rows of a table. Pages that show a missing or broken table report it.
func rowsOf(tree *content.Tree, table string) []schema.TableRow {
	if tree.Tables[table] == nil || tree.IsBroken("tables/"+table) {
		return nil
	}
	return tree.Tables[table].Rows
}

func wakeWindows(tree *content.Tree) (windows []WakeWindow, diags diag.List) {
	for i, row := range rowsOf(tree, wakeWindowsTable) {
		at := func(cell int) diag.Pos {
			return tree.At("tables/"+wakeWindowsTable, fmt.Sprintf("rows[%d].cells[%d]", i, cell))
		}
		window, cell := wakeWindow(row)
		if cell >= 0 {
			diags = append(diags, diag.Errorf("not-a-duration", at(cell), "This isn't a length of time, so the page about the next sleep can't count with it.").
				WithHint("Write it as 45 min, 30-45 min, 2 h or 3-3.5 h."))
			continue
		}
		windows = append(windows, window)
	}
	return windows, diags
}

// wakeWindow parses a row; cell is the index of the cell that could not be parsed, or -1.
func wakeWindow(row schema.TableRow) (window WakeWindow, cell int) {
	window.Age = row.Cells[0]
	if months := leadingNumber().FindString(window.Age); months != "" {
		from, _ := strconv.Atoi(months)
		window.FromMonths = &from
	}
	for i, minutes := range []*Minutes{&window.AfterLong, &window.AfterShort} {
		if i+1 >= len(row.Cells) || !minutes.read(row.Cells[i+1]) {
			return window, min(i+1, len(row.Cells)-1)
		}
	}
	return window, -1
}

var (
	leadingNumber = pattern.Of(`^\d+`)
	lengthOfTime  = pattern.Of(`^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))? (min|h)$`)
	dashes        = strings.NewReplacer("–", "-", "\u00a0", " ")
)

func (m *Minutes) read(text string) bool {
	parts := lengthOfTime().FindStringSubmatch(dashes.Replace(text))
	if parts == nil {
		return false
	}
	unit := 1.0
	if parts[3] == "h" {
		unit = 60
	}
	minutes := func(number string) int {
		value, _ := strconv.ParseFloat(number, 64)
		return int(value*unit + 0.5)
	}
	m.From, m.To = minutes(parts[1]), minutes(parts[1])
	if parts[2] != "" {
		m.To = minutes(parts[2])
	}
	return m.From <= m.To
}

func fillNow(doc *content.Document, tree *content.Tree) (diags diag.List) {
	now := doc.Matter.(*Now)
	diary := slices.IndexFunc(tree.Documents, func(doc *content.Document) bool { return doc.Template == "sleep-diary" })
	if diary < 0 {
		return append(diags, diag.Errorf("now-without-diary", doc.At("template"), "A page of the kind “now” shows the sleep diary, and this site has none.").
			WithHint("Add a page with the line “template: sleep-diary”, or remove this one."))
	}
	now.Diary = tree.Documents[diary].Matter.(*SleepDiary)
	if now.Diary.Access == schema.Members && now.Access != schema.Members {
		diags = append(diags, diag.Errorf("now-shows-diary", doc.At("access"), "Everybody can read this page, and it shows the words of %s, which only members can read.", tree.Documents[diary].File).
			WithHint("Write “access: members” here. Or, if everybody may read that page too, “access: public” there."))
	}
	if now.Stages = stagesInShort(tree); now.Stages != nil {
		now.Stages.Waking = &dataOf(tree).Plan.Waking
	}
	now.Windows, _ = wakeWindows(tree) // the page about the next sleep reports problems
	return diags
}

// stopsTonight are the answers that must lead to a stop, each with the place of sleep after which
// it is asked about, or "" if it is always asked about.
var stopsTonight = []struct{ answer, place string }{
	{"sofa", ""}, {"on-me", ""}, {"seat", ""}, {"other", ""}, {"alone", "cot"},
	{"smoker", "bed"}, {"others", "bed"}, {"drank", "bed"}, {"too-tired", "bed"}, {"early-born", "bed"},
}

func (page *SafeTonight) checkStops(doc *content.Document) (diags diag.List) {
	stops := map[string]bool{}
	for _, verdict := range page.Verdicts {
		stops[verdict.ID] = verdict.Kind == "stop"
	}
	asked := map[string]bool{}
	for i, question := range page.Questions {
		for k, answer := range question.Answers {
			for _, stop := range stopsTonight {
				isAsked := stop.place == "" && len(question.When) == 0 || slices.Contains(question.When, stop.place)
				switch {
				case stop.answer != answer.ID || !isAsked:
				case !stops[answer.Verdict]:
					diags = append(diags, diag.Errorf("tonight-danger", doc.At(item(item("questions", i)+".answers", k)+".verdict"), "“%s” is a danger, and leads to no verdict of the kind “stop”.", answer.Label))
					fallthrough
				default:
					asked[stop.answer] = true
				}
			}
		}
	}
	for _, stop := range stopsTonight {
		if !asked[stop.answer] {
			diags = append(diags, diag.Errorf("tonight-danger", doc.At("questions"), "The answer “%s” is missing, or isn't put to the parents it is meant for.", stop.answer).
				WithHint("Bring the question back from the last version of the page."))
		}
	}
	return diags
}

func fillSafeTonight(doc *content.Document, tree *content.Tree) (diags diag.List) {
	page := doc.Matter.(*SafeTonight)
	page.Calls = callsIn(page.Now, dataOf(tree).Answers.CallNumber)
	diags = page.checkStops(doc)
	var verdicts, answers []string
	for _, verdict := range page.Verdicts {
		verdicts = append(verdicts, verdict.ID)
	}
	unknown := func(path, id string, known []string) {
		if !slices.Contains(known, id) {
			problem := diag.Errorf("step-not-found", doc.At(path), "There is no “%s” to lead to.", id)
			if near := diag.Suggest(id, known); near != "" {
				problem = problem.WithHint("Did you mean “%s”?", near)
			}
			diags = append(diags, problem)
		}
	}
	for i, question := range page.Questions {
		for k, id := range question.When {
			unknown(fmt.Sprintf("questions[%d].when[%d]", i, k), id, answers)
		}
		for k, answer := range question.Answers {
			unknown(fmt.Sprintf("questions[%d].answers[%d].verdict", i, k), answer.Verdict, verdicts)
			answers = append(answers, answer.ID)
		}
	}
	return diags
}

var figures = pattern.Of(`\d+(?:\.\d+)?`)

func (t *NeverAdvised) checkFigures(tree *content.Tree) (diags diag.List) {
	if !tree.Has("facts") || tree.IsBroken("facts") {
		return nil // the file's own problems are reported
	}
	bounds := map[string]SafeFigure{}
	for _, bound := range t.Figures {
		bounds[bound.Fact] = bound
	}
	for i, fact := range dataOf(tree).Facts.Facts {
		if bound, is := bounds[fact.ID]; is && !bound.holds(fact.Value) {
			diags = append(diags, diag.Errorf(neverAdvised, tree.At("facts", item("facts", i)+".value"), "The figure %s of {fact:%s} would endanger a child: %s.", fact.Value, fact.ID, bound).
				WithHint("If the guidance has changed, change the bound in content/%s.yaml under “figures”, too.", neverAdvised))
		}
	}
	return diags
}

func (f SafeFigure) holds(value string) bool {
	found := figures().FindAllString(value, -1)
	for _, text := range found {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil || n < f.Least || f.Most != 0 && n > f.Most {
			return false
		}
	}
	return len(found) > 0
}

func (f SafeFigure) String() string {
	if f.Most == 0 {
		f.Most = math.Inf(1)
	}
	switch {
	case f.Least == 0:
		return fmt.Sprintf("it is at most %v", f.Most)
	case math.IsInf(f.Most, 1):
		return fmt.Sprintf("it is at least %v", f.Least)
	}
	return fmt.Sprintf("it is from %v to %v", f.Least, f.Most)
}

func fillSleepDiary(doc *content.Document, tree *content.Tree) (diags diag.List) {
	diary := doc.Matter.(*SleepDiary)
	diary.Lasting, diary.Stages = lastingOf(tree), stagesInShort(tree)
	for i, row := range rowsOf(tree, sleepNeedsTable) {
		months := leadingNumber().FindString(row.Cells[0])
		if months == "" || len(row.Cells) < 2 {
			at := tree.At("tables/"+sleepNeedsTable, fmt.Sprintf("rows[%d].cells[0]", i))
			diags = append(diags, diag.Errorf("not-an-age", at, "The sleep diary can't read an age in months from this row.").
				WithHint("Begin the first cell with the months: 6-8 months."))
			continue
		}
		from, _ := strconv.Atoi(months)
		diary.Needs = append(diary.Needs, SleepNeed{row.Cells[0], from, row.Cells[1], mostAwake(row.Cells)})
	}
	return diags
}

// mostAwake returns twice the average time between sleeps in a day with the least sleep and the
// fewest naps, in minutes.
func mostAwake(cells []string) int {
	var sleep Minutes
	sleep.read(cells[1])
	naps := 0
	if len(cells) > 3 {
		naps, _ = strconv.Atoi(leadingNumber().FindString(cells[3]))
	}
	awake := 24*60 - sleep.From
	return min(awake, 2*awake/(naps+1))
}

func lastingOf(tree *content.Tree) *Lasting {
	if !tree.Has("keeping") {
		return nil
	}
	return &dataOf(tree).Lasting
}

func fillOnThisPhone(doc *content.Document, tree *content.Tree) diag.List {
	doc.Matter.(*OnThisPhone).Lasting = lastingOf(tree)
	return nil
}
