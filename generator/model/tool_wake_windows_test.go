package model

import (
	"testing"

	"nightlight/generator/schema"
)

func TestTheFiguresOfAWakeWindowAreRead(t *testing.T) {
	for text, want := range map[string]Minutes{
		"60 min":    {60, 60},
		"30-45 min": {30, 45},
		"30–45 min": {30, 45},
		"2 h":       {120, 120},
		"3-3.5 h":   {180, 210},
		"4-5.5 h":   {240, 330},
	} {
		var got Minutes
		if !got.read(text) || got != want {
			t.Errorf("%q is %v, want %v", text, got, want)
		}
	}
	for _, text := range []string{"", "about 2 h", "2 hours", "45-30 min", "1 day", "h"} {
		if got := (Minutes{}); got.read(text) {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}

func TestARowOfWakeWindowsSaysWhichCellIsWrong(t *testing.T) {
	for want, cells := range map[int][]string{
		-1: {"9 months until the 1-nap transition", "3-3.5 h", "2.5-3 h"},
		1:  {"6-8 months", "long", "1.5 h"},
		2:  {"6-8 months", "2 h", "short"},
		0:  {"6-8 months"},
	} {
		if _, cell := wakeWindow(schema.TableRow{Cells: cells}); cell != want {
			t.Errorf("%q: cell %d, want %d", cells, cell, want)
		}
	}
	window, _ := wakeWindow(schema.TableRow{Cells: []string{"After the 1-nap transition", "4-5.5 h", "3.5-4.5 h"}})
	if window.FromMonths != nil {
		t.Error("a row for one nap begins at no age")
	}
}
