package model

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"nightlight/generator/reading/content"
)

// dangerSigns are the signs that require help at once, each as a pattern of the words for it, from
// the NHS page "Is your baby or toddler seriously ill?".
var dangerSigns = map[string]*regexp.Regexp{
	"breathing":      regexp.MustCompile(`(?i)breath`),
	"blue":           regexp.MustCompile(`(?i)\bblue\b`),
	"grey":           regexp.MustCompile(`(?i)\bgrey\b`),
	"floppy":         regexp.MustCompile(`(?i)\bfloppy\b`),
	"hard to wake":   regexp.MustCompile(`(?i)\bhard to wake\b`),
	"a fit":          regexp.MustCompile(`(?i)\bfit\b`),
	"a rash":         regexp.MustCompile(`(?i)\brash\b.*\bglass\b|\bglass\b.*\brash\b`),
	"36 °C or below": regexp.MustCompile(`\{fact:low-temperature\} or below`),
	"a bulging spot": regexp.MustCompile(`(?i)\bsoft spot\b.*\bbulg|\bbulging soft spot\b`),
}

// fullSigns are further signs for lists that have room for them.
var fullSigns = map[string]*regexp.Regexp{
	"an unusual cry": regexp.MustCompile(`(?i)\bcry\b`),
	"green vomit":    regexp.MustCompile(`(?i)\bgreen vomit\b`),
}

// siteTexts returns the files of content/ with texts, by name.
func siteTexts(t *testing.T) map[string]string {
	t.Helper()
	site, texts := os.DirFS("../.."), map[string]string{}
	err := fs.WalkDir(site, content.Root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".md" && path.Ext(name) != ".yaml" || name == "content/never-advised.yaml" {
			return err
		}
		text, err := fs.ReadFile(site, name)
		texts[name] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

// passages separates the paragraphs and boxes of a text: a list belongs to the words above it.
var passages = regexp.MustCompile(`\n\s*\n(?:\s*\n)*`)

// A text that lists signs of danger names all of them, because a parent reads one list. Single
// lines are short; a bulleted list or a paragraph has room for more.
func TestDangerSignsAreTheSameEverywhere(t *testing.T) {
	texts := siteTexts(t)
	found := 0
	for name, text := range texts {
		if strings.HasSuffix(name, "rules.yaml") || name == "content/search.yaml" {
			continue // rules for plans, and what visitors type
		}
		for _, passage := range signPassages(text) {
			found++
			signs := []map[string]*regexp.Regexp{dangerSigns}
			if strings.Contains(passage, "\n- ") || len(passage) > 400 {
				signs = append(signs, fullSigns)
			}
			for _, each := range signs {
				for sign, pattern := range each {
					if !pattern.MatchString(strings.ReplaceAll(passage, "\n", " ")) {
						t.Errorf("%s lists signs of danger without “%s”: %s", name, sign, passage)
					}
				}
			}
		}
	}
	if found < 9 {
		t.Errorf("only %d lists were found", found)
	}
}

// signPassages returns the paragraphs, or lines in YAML, that name at least three signs and 999 or
// A&E.
func signPassages(text string) (lists []string) {
	for _, passage := range passages.Split(text, -1) {
		parts := []string{passage}
		if !strings.Contains(passage, "\n- ") && !strings.Contains(passage, "\n    - is") {
			parts = strings.Split(passage, "\n")
		}
		for _, part := range parts {
			named := 0
			for _, pattern := range dangerSigns {
				if pattern.MatchString(part) {
					named++
				}
			}
			if named > 2 {
				lists = append(lists, part)
			}
		}
	}
	return lists
}

var fever = regexp.MustCompile(`\{fact:fever(?:-3-to-6-months)?\}[ |*]*(.{0,12})`)

// "38°C under 3 months" would not send a parent who measures 38.2°C to a doctor.
func TestAFeverIsALeastTemperature(t *testing.T) {
	found := 0
	for name, text := range siteTexts(t) {
		for _, at := range fever.FindAllStringSubmatch(text, -1) {
			found++
			if after := at[1]; !strings.HasPrefix(after, "or more") && after != "{fact:fever}" {
				t.Errorf("%s says a fever without “or more”: %s", name, at[0])
			}
		}
		lines := strings.Split(text+"\n", "\n")
		for i, line := range lines[:len(lines)-1] {
			byAge := strings.Contains(line, "under 3 months") && strings.Contains(line, "{fact:fever-3-to-6-months}")
			if byAge && !strings.Contains(strings.ToLower(line+lines[i+1]), "born early") {
				t.Errorf("%s leaves a baby born early without a limit: %s", name, line)
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d temperatures of a fever were found", found)
	}
}

// The window of two hours is correct at 6 months. A text that gives it for the table's whole row
// must say how it grows, as the table's note does.
func TestAWindowGrowsTowards8Months(t *testing.T) {
	found := 0
	for name, text := range siteTexts(t) {
		for line := range strings.Lines(text) {
			if !strings.Contains(line, "{fact:window-6-to-8-months}") {
				continue
			}
			found++
			if strings.Contains(line, "6-8 months") && !strings.Contains(line, "{fact:window-at-8-months}") && path.Ext(name) == ".md" {
				t.Errorf("%s gives one window from 6 to 8 months: %s", name, line)
			}
		}
	}
	if found < 5 {
		t.Errorf("only %d quotations of the window at 6 months were found", found)
	}
}
