package model

import (
	"fmt"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// NextSleep is the page that counts from a waking to the next sleep.
type NextSleep struct {
	schema.Matter `yaml:",inline" json:"-"`
	Lead          schema.Prose `yaml:"lead" json:"lead" validate:"required"`
	// Fields are the labels of what the page asks.
	Fields NextSleepFields `yaml:"fields" json:"fields" validate:"required"`
	// Answers are what it says.
	Answers NextSleepAnswers `yaml:"answers" json:"answers" validate:"required"`
	// Windows are filled in from content/tables/wake-windows.yaml.
	Windows []WakeWindow `yaml:"-" json:"windows"`
	// Lasting is filled in from content/keeping.yaml.
	Lasting *Lasting `yaml:"-" json:"lasting,omitempty"`
}

// NextSleepFields are the labels of the page's questions.
type NextSleepFields struct {
	Born  string `yaml:"born" json:"born" validate:"required"`
	Early string `yaml:"early" json:"early" validate:"required"`
	// EarlyHint says why the page asks for it.
	EarlyHint string `yaml:"early-hint" json:"earlyHint" validate:"required"`
	Woke      string `yaml:"woke" json:"woke" validate:"required"`
	// Nap asks how long the last sleep was, with the two answers.
	Nap   string `yaml:"nap" json:"nap" validate:"required"`
	Long  string `yaml:"long" json:"long" validate:"required"`
	Short string `yaml:"short" json:"short" validate:"required"`
	// Naps asks for the number of naps where the table has a row for one nap.
	Naps    string `yaml:"naps" json:"naps" validate:"required"`
	OneNap  string `yaml:"one-nap" json:"oneNap" validate:"required"`
	More    string `yaml:"more" json:"more" validate:"required"`
	Bedtime string `yaml:"bedtime" json:"bedtime" validate:"required"`
	// Remember is the label of the box that keeps the child's age on the device.
	Remember string `yaml:"remember" json:"remember" validate:"required"`
}

// NextSleepAnswers are the sentences of the answer. {from} and {to} are times of day,
// {age} the row of the table, {bedtime} the wished bedtime.
type NextSleepAnswers struct {
	Title string `yaml:"title" json:"title" validate:"required"`
	// Between is for a range, Around for a row with a single figure.
	Between schema.Text `yaml:"between" json:"between" validate:"required"`
	Around  schema.Text `yaml:"around" json:"around" validate:"required"`
	// LastNap and LastNapAround say when the last nap ends.
	LastNap       schema.Text `yaml:"last-nap" json:"lastNap" validate:"required"`
	LastNapAround schema.Text `yaml:"last-nap-around" json:"lastNapAround" validate:"required"`
	// Own is what the diary has of the child: {from} and {to}, made of {windows} since {since}.
	Own schema.Text `yaml:"own" json:"own" validate:"required"`
	// From says which row of the table it is.
	From schema.Text `yaml:"from" json:"from" validate:"required"`
	// TooYoung is shown below the ages of the table.
	TooYoung schema.Prose `yaml:"too-young" json:"tooYoung" validate:"required"`
	// Night is shown for a waking between bedtime and the morning, with the link to Tonight.
	Night   schema.Prose `yaml:"night" json:"night" validate:"required"`
	Tonight schema.Link  `yaml:"tonight" json:"tonight" validate:"required"`
	// Unborn is shown for a day of birth that is yet to come.
	Unborn schema.Text `yaml:"unborn" json:"unborn" validate:"required"`
	// Waiting is shown until the questions are answered.
	Waiting schema.Text `yaml:"waiting" json:"waiting" validate:"required"`
}

func fillNextSleep(doc *content.Document, tree *content.Tree) (diags diag.List) {
	page := doc.Matter.(*NextSleep)
	page.Lasting = lastingOf(tree)
	page.Windows, diags = wakeWindows(tree)
	return diags
}

// WakeWindow is a row of content/tables/wake-windows.yaml as figures.
type WakeWindow struct {
	// Age is the row's own name for it.
	Age string `json:"age"`
	// FromMonths is the age at which the row begins; nil for a child with one nap.
	FromMonths *int `json:"fromMonths,omitempty"`
	// AfterLong and AfterShort are the windows after a long and a short nap.
	AfterLong  Minutes `json:"afterLong"`
	AfterShort Minutes `json:"afterShort"`
}

// Minutes is a range, both ends included; a single figure is a range of its own.
type Minutes struct {
	From int `json:"from"`
	To   int `json:"to"`
}

const wakeWindowsTable = "wake-windows"

// wakeWindows reads the figures of the table, and reports the cells that hold none.
func wakeWindows(tree *content.Tree) (windows []WakeWindow, diags diag.List) {
	table := tree.Tables[wakeWindowsTable]
	if table == nil || tree.IsBroken("tables/"+wakeWindowsTable) {
		return nil, nil // that the table is missing is reported by whoever shows it
	}
	for i, row := range table.Rows {
		at := func(cell int) diag.Pos {
			return tree.At("tables/"+wakeWindowsTable, fmt.Sprintf("rows[%d].cells[%d]", i, cell))
		}
		window, cell := wakeWindow(row)
		if cell >= 0 {
			diags = append(diags, diag.Errorf(at(cell), "This isn't a length of time, so the page about the next sleep can't count with it.").
				WithHint("Write it as 45 min, 30-45 min, 2 h or 3-3.5 h."))
			continue
		}
		windows = append(windows, window)
	}
	return windows, diags
}

// wakeWindow reads a row; cell is the one that could not be read, or -1.
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

// read sets the range to a text such as 30-45 min.
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
