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

// faults are slips in a note, beside those that package marks tries: what stands in place of which
// words, and a part of what is said about it. A W before it marks a warning.
var faults = []struct{ old, with, message string }{
	{"hands", "TODO", "W still to be done"},
	{"A Second Oven", "A Second â€œOvenâ€", "W wrong encoding"},
	{"It is warm", "It is {price:rye, each", "W This brace is never closed"},
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
		note + "\nWrite `TODO`, `NaN` or `[object Object]` there, and see [hours](https://example.org/search?s=oven).\n",
		note + "\nA to-do list, todo or not, and [your own](/) and [name](/) oven for £5 and MAX, that that, [hours](https://example.org/a?b), (ready?) C:\\notes at 20°C, São Paulo, at 7.30pm and 11:30pm, 19:30 and 1 March, £5... Ângela, 👩‍🍳.\n",
	} {
		if found := problems(map[string]string{"content/notes/second.md": text}); len(found) > 0 {
			t.Errorf("%q: %v", text, found)
		}
	}
}
