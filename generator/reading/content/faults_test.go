package content_test

import (
	"context"
	"strings"
	"testing"

	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/pictures/raster"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest/bakery"
	"nightlight/generator/sitetest/phone"
)

const note = `---
title: A Second Oven
description: The second oven has come, and stands where the first one stood in spring.
date: 2025-07-11
author: The baker
summary: It is warm.
picture: dot
---
Mind your hands.
`

// faults are slips of authors, word processors and programs in a note: what stands in place of
// which words, and a part of what is said about it. A W before it marks a warning.
var faults = []struct{ old, with, message string }{
	{"hands", "handsâ€™ backs", "wrong encoding"},
	{"hands", "hands â€“ both", "wrong encoding"},
	{"hands", "Â£5", "wrong encoding"},
	{"hands", "Â\u00a0hands", "wrong encoding"},
	{"hands", "cafÃ©", "wrong encoding"},
	{"hands", "ï¿½hands", "wrong encoding"},
	{"hands", "hands\uFFFD", "wrong encoding"},
	{"A Second Oven", "A Second â€œOvenâ€", "wrong encoding"},
	{"It is warm", "It isnâ€™t warm", "wrong encoding"},
	{"hands", "\u202Esdnah", "turns the direction"},
	{"hands", "\u2066hands", "turns the direction"},
	{"hands", "hands\u0007", "a sign without a meaning"},
	{"hands", "hands\u0093", "a sign without a meaning"},
	{"hands", "hands \uF04A", "a sign without a meaning"},
	{"hands", "han\u200Bds", "W keeps the search"},
	{"hands", "han\uFEFFds", "W keeps the search"},
	{"hands", "TODO", "W still to be done"},
	{"hands", "FIXME", "W still to be done"},
	{"hands", "XXX", "W still to be done"},
	{"hands", "TBC", "W still to be done"},
	{"hands", "TBD", "W still to be done"},
	{"hands", "what???", "W still to be done"},
	{"A Second Oven", "TODO", "W still to be done"},
	{"It is warm", "TODO write", "W still to be done"},
	{"hands", "Lorem ipsum dolor", "W still to be written"},
	{"hands", "consectetur dolor sit amet", "W still to be written"},
	{"hands", "[insert name here]", "W still to be written"},
	{"hands", "[Your text]", "W still to be written"},
	{"hands", "Click or tap here to enter text.", "W still to be written"},
	{"hands", "Error! Reference source not found.", "a program's message"},
	{"hands", "Error! Bookmark not defined.", "a program's message"},
	{"hands", "[object Object]", "a program's message"},
	{"hands", "#REF!", "a program's message"},
	{"hands", ":contentReference[oaicite:0]", "A program that writes texts"},
	{"hands", "turn0search2", "A program that writes texts"},
	{"hands", "As an AI language model I bake", "A program that writes texts"},
	{"hands", "[hands](https://example.org/?utm_source=chatgpt.com)", "A program that writes texts"},
	{"hands", "{name and hands", "This brace is never closed"},
	{"It is warm", "It is {price:rye, each", "This brace is never closed"},
	{"hands", "[Name]", "W still to be written"},
	{"hands", "[DATE] hands", "W still to be written"},
	{"hands", "£XX", "W still to be written"},
	{"hands", "DD/MM/YYYY", "W still to be written"},
	{"hands", "the the hands", "W stands here twice"},
	{"A Second Oven", "The the Oven", "W stands here twice"},
	{"hands", "baker´s hands", "an accent on its own"},
	{"hands", "baker`s hands", "an accent on its own"},
	{"hands", "caf?s", "a letter or an apostrophe was lost"},
	{"It is warm", "It isn?t warm", "a letter or an apostrophe was lost"},
	{"hands", "hands.\\nAnd feet", "a program's sign for a new line"},
	{"hands", "hands on 30 February", "No calendar has this day"},
	{"hands", "hands on the 31st of June", "No calendar has this day"},
	{"It is warm", "Until 31 September", "No calendar has this day"},
	{"hands", "hands at 14pm", "No clock shows this time"},
	{"hands", "hands at 13:30pm", "No clock shows this time"},
	{"hands", "hands for £NaN", "not an amount"},
	{"hands", "hands for 30£", "not an amount"},
	{"hands", "*|FNAME|*", "of a program for letters"},
	{"hands", "<<First Name>>", "of a program for letters"},
	{"hands", "%FIRSTNAME%", "of a program for letters"},
	{"Mind", "Sent from my iPhone\n\nMind", "W came along from a letter"},
	{"hands", "C:\\Users\\Ann\\hands", "W came along from a letter"},
	{"hands", "Commented [AB1]", "W came along from a letter"},
	{"Mind", "Copy of Mind", "W came along from a letter"},
	{"hands", "asdfasdf", "W tried the keyboard"},
	{"hands", "blah blah", "W tried the keyboard"},
	{"hands.", "hands..", "W Punctuation is doubled"},
	{"hands.", "hands , and feet", "W Punctuation is doubled"},
	{"hands.", "hands ?", "W Punctuation is doubled"},
	{"It is warm", "It is,, warm", "W Punctuation is doubled"},
	{"Mind", "Certainly! Here is your text.\n\nMind", "A program that writes texts"},
	{"hands.", "hands. I hope this helps!", "A program that writes texts"},
	{"2025-07-11", "2925-07-11", "W not shown before 11 July 2925"},
	{"2025-07-11", "2028-07-11", "W not shown before 11 July 2028"},
	{"2025-07-11", "0025-07-11", "W written in 25"},
	{"2025-07-11", "1925-07-11", "W written in 1925"},
	{"The baker", "the Baker", "W looks like"},
	{"The baker", "The bakre", "W looks like"},
	{"The baker", "The  Baker.", "W looks like"},
	{"The baker", "Thebaker", "W looks like"},
}

func TestNoSlipIsPublishedInSilence(t *testing.T) {
	for _, row := range faults {
		t.Run(row.with, func(t *testing.T) {
			severity, message := diag.Error, row.message
			if after, ok := strings.CutPrefix(message, "W "); ok {
				severity, message = diag.Warning, after
			}
			found := problems(map[string]string{"content/notes/second.md": strings.Replace(note, row.old, row.with, 1)})
			if len(found) == 0 || found[0].Severity != severity || !strings.Contains(found[0].Message, message) || found[0].Line == 0 {
				t.Errorf("%q says %v, not %q", row.with, found, row.message)
			}
		})
	}
}

func problems(files map[string]string) diag.List {
	var archive strings.Builder
	for name, text := range files {
		archive.WriteString("-- " + name + " --\n" + text)
	}
	_, found := content.Load(context.Background(), options(bakery.With(archive.String())))
	return found
}

// small knows every photograph as one of few pixels.
type small struct{ photo.Rasteriser }

func (small) Inspect(context.Context, string) (raster.Facts, error) {
	return raster.Facts{Width: 60, Height: 40, Pages: 1}, nil
}

func TestAPhotographOfAFewPixelsIsAWarning(t *testing.T) {
	opts := options(bakery.With("-- content/pictures/oven.jpg --\n" + string(phone.JPEG(60, 40)) + "\n"))
	opts.Photos.Rasteriser = small{}
	_, found := content.Load(context.Background(), opts)
	if len(found) != 1 || found.HasErrors() || !strings.Contains(found[0].Message, "60 × 40 pixels") {
		t.Errorf("got %v", found)
	}
}

func TestALetterInTheWrongEncodingIsCorrected(t *testing.T) {
	found := problems(map[string]string{"content/notes/second.md": strings.Replace(note, "hands", "babyâ€™s hands for Â£5", 1)})
	if len(found) != 1 || found[0].Fixed != "Mind your baby’s hands for Â£5." {
		t.Errorf("got %+v", found)
	}
}

func TestTheSameTextUnderTwoAddressesIsAWarning(t *testing.T) {
	long := note + strings.Repeat("\nBread is best on the day that it was baked.\n", 4)
	found := problems(map[string]string{"content/notes/second.md": long, "content/notes/third.md": strings.Replace(long, "A Second", "A Third", 1)})
	if len(found) != 1 || found[0].File != "content/notes/third.md" || !strings.Contains(found[0].Message, "the same text as content/notes/second.md") {
		t.Errorf("got %v", found)
	}
}

// Drafts may be unfinished, and comments and code may say anything.
func TestWhatIsNotPublishedMayBeUnfinished(t *testing.T) {
	for _, text := range []string{
		strings.Replace(note, "title:", "draft: true\ntitle:", 1) + "\nTODO\n",
		note + "\n```\nTODO [object Object]\n```\n",
		note + "\nA to-do list, todo or not, and [your own](/) and [name](/) oven for £5 and MAX, that that, [hours](https://example.org/a?b), (ready?) C:\\notes at 20°C, São Paulo, at 7.30pm and 11:30pm, 19:30 and 1 March, £5... Ângela, 👩‍🍳.\n",
	} {
		if found := problems(map[string]string{"content/notes/second.md": text}); len(found) > 0 {
			t.Errorf("%q: %v", text, found)
		}
	}
}
