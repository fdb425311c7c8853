package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/sitetest/testfiles"
)

// cause is a mistake in one file, an extra file, or a renamed file: which words are replaced by
// which others, and the ID of the only message.
type cause struct {
	file, old, with string
	id              diag.ID
	// line is the line of the message, if it is not that of the mistake.
	line int
}

var causes = []cause{
	{"content/pages/services.md", "title: Sleep Programmes", "titel: Sleep Programmes", "yaml-unknown-key", 0},
	{"content/pages/services.md", "title: Sleep Programmes", "title: Sleep: Programmes", "yaml-syntax", 0},
	{"content/pages/services.md", "title: Sleep Programmes", "title:Sleep Programmes", "yaml-syntax", 0},
	{"content/pages/services.md", "template: services", "template: service", "template", 0},
	{"content/pages/services.md", "action-type: purchase", "action-type: buy", "yaml-oneof", 0},
	{"content/pages/services.md", "offers:\n", "offer:\n", "yaml-unknown-key", 0},
	{"content/pages/services.md", "  - id: online-programme", "  - id: one-to-one", "yaml-unique", 0},
	{"content/pages/services.md", "{price:one-to-one} with", "{price:one-to-on} with", "value-unknown", 0},
	{"content/pages/services.md", "icon: phone-call", "icon: phone-cal", "name-not-found", 0},
	{"content/pages/services.md", "picture: step-plan", "picture: step-plann", "name-not-found", 0},
	{"content/pages/services.md", "](/terms#when-i-answer). You can", "](/terms#when-i-anser). You can", "link-fragment", 0},
	{"content/pages/services.md", "](/terms#when-i-answer). You can", "](https://littledormouse.example/term). You can", "link-broken", 0},
	{"content/guides/night-weaning.md", "title: Night Weaning", "title:", "yaml-required", 0},
	{"content/guides/night-weaning.md", "\n---\n\nIf you", "\n--\n\nIf you", "front-matter", 0},
	{"content/guides/night-weaning.md", "\n---\n\nIf you", "\n\nIf you", "front-matter", 1},
	{"content/guides/night-weaning.md", "---\ntitle", "title", "front-matter", 0},
	{"content/guides/night-weaning.md", "  - /use-of-dummies", "  - /use-of-dumies", "link-broken", 0},
	{"content/guides/night-weaning.md", "content with their growth.", "content with [growth](https://littledormouse.example/safe-slep).", "link-broken", 0},
	{"content/guides/night-weaning.md", "content with their growth.", "content with [growth](/safe-slep).", "link-broken", 0},
	{"content/guides/night-weaning.md", "content with their growth.", "content with [growth](/safe-sleep#cott).", "link-fragment", 0},
	{"content/guides/night-weaning.md", "content with their growth.", "content with [growth](safe-sleep).", "address-invalid", 0},
	{"content/guides/night-weaning.md", "content with their growth.", "content with <b>growth</b>.", "html-in-markdown", 0},
	{"content/guides/night-weaning.md", "content with their growth.", "content with ![growth](growth.jpg).", "picture-not-found", 0},
	{"content/guides/night-weaning.md", ":::callout{kind=\"safety\"", ":::calout{kind=\"safety\"", "directive-unknown", 0},
	{"content/guides/night-weaning.md", ":::callout{kind=\"safety\"", ":::callout{kind=\"safty\"", "attribute-value", 0},
	{"content/guides/night-weaning.md", ":::callout{kind=\"safety\" title", ":::callout{kind=“safety” title", "directive-syntax", 0},
	{"content/guides/night-weaning.md", ":::table{name=\"night-feeds\"}", ":::table{name=\"night-fees\"}", "attribute-not-found", 0},
	{"content/guides/night-weaning.md", "## Is your baby ready? {#readiness}", "## Is your baby ready? {#approach}", "heading-id", 60},
	{"content/guides/night-weaning.md", "## Is your baby ready? {#readiness}", "```\n## Is your baby ready? {#readiness}", "fence-not-closed", 0},
	{"content/guides/under-six-months.md", "## ", "```\n## ", "fence-not-closed", 0},
	{"content/guides/illness-and-teething.md", "## ", "```\n## ", "fence-not-closed", 0},
	{"content/guides/under-six-months.md", "{#too-much}", "{#to-much}", "link-fragment", 0},
	{"content/guides/illness-and-teething.md", "title:", "titel:", "yaml-unknown-key", 0},
	{"content/pages/terms.md", "title:", "\ttitle:", "yaml-syntax", 0},
	{"content/pages/terms.md", "template: ", "template: x", "template", 0},
	{"content/pages/index.md", "template: home", "template: prose", "template", 0},
	{"content/site.yaml", "  phone: 07700 900123", "  phone: 07700", "yaml-phone", 0},
	{"content/site.yaml", "address: https://littledormouse.example\n", "address: littledormouse.example\n", "yaml-url", 0},
	{"content/site.yaml", "name: Little Dormouse\n", "name: [Little Dormouse\n", "yaml-syntax", 0},
	{"content/site.yaml", "name: Little Dormouse\n", "nam: Little Dormouse\n", "yaml-unknown-key", 0},
	{"content/site.yaml", "      href: /blog\n", "      href: /blogg\n", "link-broken", 0},
	{"content/site.yaml", "mark: mark", "mark: marc", "name-not-found", 0},
	{"content/site.yaml", "href: /sounds/wind.mp3", "href: /sounds/wnd.mp3", "link-broken", 0},
	{"content/prices.yaml", "amount: £299", "amount: 299", "yaml-startswith", 0},
	{"content/prices.yaml", "prices:", "price:", "yaml-unknown-key", 0},
	{"content/facts.yaml", "  - id: ", "  - idd: ", "yaml-unknown-key", 0},
	{"content/tables/night-feeds.yaml", "- cells: [2 feeds, 4 hours, 11pm and 3am]", "- cells: [2 feeds, 4 hours]", "table-cells", 0},
	{"content/tables/night-feeds.yaml", "columns:", "colums:", "yaml-unknown-key", 0},
	{"content/testimonials.yaml", "- id: 2\n", "- id: 1\n", "story-id-taken", 0},
	{"content/testimonials.yaml", "stars: 5", "stars: 6", "yaml-max", 0},
	{"content/search.yaml", "related: [/illness-and-teething#gp-or-111]", "related: [/illness-and-teethin#gp-or-111]", "link-broken", 0},
	{"content/members.yaml", "iterations:", "iteration:", "yaml-unknown-key", 0},
	{"content/answers.yaml", "- ", "-", "yaml-syntax", 0},
	{"content/pictures/mark.svg", "</svg>", "", "drawing-fault", 5},
	{"content/pictures/step-plan.svg", "<svg", "<svg onload=\"a()\"", "drawing-fault", 0},
	{"components/templates/services.tsx", "export function", "export funtion", "component-code", 0},
	{"components/app.tsx", "from 'react'", "from 'reackt'", "package-missing", 0},
	{"package.json", "{", "<<<<<<< HEAD\n{\n>>>>>>> b\n", "merge-conflict", 0},
	{"content/blog/establishing-healthy-sleep-routines.md", "date: 2025-06-11", "date: 11/06/2025", "yaml-type", 0},
	{"content/blog/establishing-healthy-sleep-routines.md", "alt: A small", "alt-text: A small", "yaml-unknown-key", 0},
	{"content/pictures/Emblem Bed.svg", "content/pictures/emblem-bed.svg", "", "file-name-letters", 0},
	{"content/guides/Colic.md", "content/guides/colic.md", "", "file-name-letters", 0},
	{"content/tables/Night_Feeds.yaml", "content/tables/night-feeds.yaml", "", "file-name-letters", 0},
	{"public/robots.txt", "", "User-agent: *\n", "public-address-taken", 0},
}

// spoil makes the mistake in the site, and returns its line and a function that undoes it.
func (c cause) spoil(t *testing.T, root string) (line int, undo func()) {
	t.Helper()
	file := filepath.Join(root, filepath.FromSlash(c.file))
	if strings.HasPrefix(c.old, "content/") {
		named := filepath.Join(root, filepath.FromSlash(c.old))
		rename := func(from, to string) {
			if err := os.Rename(from, to); err != nil {
				t.Fatal(err)
			}
		}
		rename(named, file)
		return 0, func() { rename(file, named) }
	}
	before, err := os.ReadFile(file)
	if err != nil && c.old != "" {
		t.Fatal(err)
	}
	at := strings.Index(string(before), c.old)
	if at < 0 {
		t.Fatalf("%s does not say %q any more", c.file, c.old)
	}
	after := string(before[:at]) + c.with + string(before[at+len(c.old):])
	testfiles.Write(t, file, after)
	lines, spoilt := diag.Lines(before), diag.Lines([]byte(after))
	for line < min(len(lines), len(spoilt)) && lines[line] == spoilt[line] {
		line++
	}
	return line + 1, func() {
		if c.old == "" {
			err = os.Remove(file)
		} else {
			err = os.WriteFile(file, before, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// said returns problems in the form that a failed test shows.
func said(found diag.List) string {
	var text strings.Builder
	for _, d := range found {
		fmt.Fprintf(&text, "\n  %s %s: %s %s", d.Pos, d.ID, d.Message, d.Hint)
	}
	return text.String()
}

// TestTheCauseIsSaidAndNotItsConsequences checks the whole site with one mistake at a time.
func TestTheCauseIsSaidAndNotItsConsequences(t *testing.T) {
	opts := siteOptions{Root: copyBuiltSite(t), Out: "dist", Quiet: true}
	builder, err := opts.builder(generator.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer builder.Close()
	check := func() diag.List {
		planned, diags := builder.Plan(t.Context())
		if planned != nil {
			diags.Add(builder.Check(t.Context(), planned, "dist"))
			diags.Add(builder.Unused())
		}
		return diags.Sorted()
	}
	clean := check()
	for _, c := range causes {
		t.Run(fmt.Sprintf("%s %q", c.file, c.with), func(t *testing.T) {
			line, undo := c.spoil(t, opts.Root)
			defer undo()
			found := slices.DeleteFunc(check(), func(d diag.Diagnostic) bool { return slices.Contains(clean, d) })
			line = cmp.Or(c.line, line)
			if len(found) == 0 || found[0].ID != c.id || found[0].File != c.file || found[0].Line != 0 && found[0].Line != line || len(found) > 1 {
				t.Errorf("line %d says%s", line, said(found))
			}
		})
	}
}
