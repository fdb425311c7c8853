// Package budget compares what a site costs on its way to a phone with limits.
//
// The limits are in budgets.json beside package.json: they are for those who write
// the components and choose the packages, not for those who write the words. A key
// that is left out sets no limit, and a site without the file has none.
//
//	{
//	  "scripts-kb": 95,
//	  "style-kb": 12
//	}
//
// A KB is 1000 bytes. All but fonts, which are compressed already, are measured
// compressed with gzip. metrics lists the keys.
package budget

import (
	"errors"
	"fmt"
	"io/fs"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/yamldoc"
)

// File is the name of the file of limits, below the site's root.
const File = "budgets.json"

// limitsFile is what budgets.json holds.
type limitsFile struct {
	ScriptsKB *float64 `yaml:"scripts-kb" validate:"omitempty,gt=0"`
	StyleKB   *float64 `yaml:"style-kb" validate:"omitempty,gt=0"`
	Fonts     *float64 `yaml:"fonts" validate:"omitempty,gt=0"`
	FontsKB   *float64 `yaml:"fonts-kb" validate:"omitempty,gt=0"`
	HTMLKB    *float64 `yaml:"html-kb" validate:"omitempty,gt=0"`
	MembersKB *float64 `yaml:"members-kb" validate:"omitempty,gt=0"`
	SearchKB  *float64 `yaml:"search-kb" validate:"omitempty,gt=0"`
}

// metric is one thing that can be limited.
type metric struct {
	// Key is its name in the file of limits.
	Key   string
	limit func(*limitsFile) *float64
	// subject begins the sentence about one that is too large; %s is whose it is.
	subject string
	// unit is how many bytes, or files, the limit counts as one.
	unit int
	// measure measures it, wherever it occurs in the site.
	measure func(*Report) []measurement
}

const (
	kilobytes = 1000
	files     = 1
)

// metrics are all that can be limited.
var metrics = []metric{
	{"scripts-kb", func(f *limitsFile) *float64 { return f.ScriptsKB }, "the scripts that %s loads at first", kilobytes, (*Report).scripts},
	{"style-kb", func(f *limitsFile) *float64 { return f.StyleKB }, "the style sheet of %s", kilobytes, (*Report).styles},
	{"fonts", func(f *limitsFile) *float64 { return f.Fonts }, "the number of fonts that every page loads at first", files, (*Report).fontCount},
	{"fonts-kb", func(f *limitsFile) *float64 { return f.FontsKB }, "what every page loads of fonts at first", kilobytes, (*Report).fonts},
	{"html-kb", func(f *limitsFile) *float64 { return f.HTMLKB }, "the HTML of %s", kilobytes, (*Report).html},
	{"members-kb", func(f *limitsFile) *float64 { return f.MembersKB }, "the members' file %s", kilobytes, (*Report).members},
	{"search-kb", func(f *limitsFile) *float64 { return f.SearchKB }, "the index in which visitors search", kilobytes, (*Report).search},
}

// Limits are the limits that a site has set itself, by key.
type Limits map[string]Limit

// Limit is the most that something may measure.
type Limit struct {
	// Most is in bytes, or in files.
	Most int
	// Pos is where the limit is written.
	Pos diag.Pos
}

// Read reads the limits of the site at fsys.
func Read(fsys fs.FS) (Limits, diag.List) {
	data, err := fs.ReadFile(fsys, File)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	} else if err != nil {
		return nil, diag.List{diag.FromError(err, "reading the budgets")}
	}
	var file limitsFile
	result := yamldoc.Read(File, data, &file)
	limits := Limits{}
	for _, metric := range metrics {
		if most := metric.limit(&file); most != nil {
			limits[metric.Key] = Limit{Most: int(*most * float64(metric.unit)), Pos: result.At(metric.Key)}
		}
	}
	return limits, result.Diags
}

// show writes a measurement for people.
func (m metric) show(n int) string {
	if m.unit == files {
		return fmt.Sprint(n)
	}
	return Size(n)
}

// Size is a number of bytes for people.
func Size(n int) string {
	if n < 1000 {
		return fmt.Sprintf("%d B", n)
	}
	return fmt.Sprintf("%.1f KB", float64(n)/1000)
}
