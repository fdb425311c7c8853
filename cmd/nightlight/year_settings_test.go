package main

import (
	"fmt"
	"os"
	"regexp"
	"strings"
)

// settingOperations are her changes to the site other than to its pages.
var settingOperations = []operation{
	{"a notice for a holiday", func(y *year) {
		notice := "notice:\n  text: I'm away for all of " + y.week() + ". [Urgent help](/safe-tonight) is always there.\n  from: 2026-12-20\n  until: 2027-01-03\n  pages: [/, /contact, /services]\n"
		if strings.Contains(y.Read("content/site.yaml"), "\nnotice:\n") {
			y.edit("content/site.yaml", regexp.MustCompile(`notice:\n(  .*\n)+`), notice)
		} else {
			y.add("content/site.yaml", "\n"+notice)
		}
	}},
	{"other hours", func(y *year) {
		y.turn("content/site.yaml", "open: 9am to 8pm", "open: 9am to 6pm", "open: 10am to 5:30pm")
	}},
	{"a brand", func(y *year) { y.brand(y.brandNow(), readable...) }},
	{"a brand that cannot be read", func(y *year) {
		before := y.brandNow()
		y.brand(before, "#f2c4d8")
		y.follow = func() { y.brand(before, readable...) }
	}},
	{"who counts visits", func(y *year) {
		if strings.Contains(y.Read("content/site.yaml"), "\n  by: plausible\n") {
			y.idle = "they are counted"
			return
		}
		y.edit("content/site.yaml", regexp.MustCompile(`\n  by: none\n`), "\n  by: plausible\n  id: littledormouse.co.uk\n")
		y.follow = func() {
			y.add("content/pages/cookies.md", "\n## Counting visits {#visits}\n\nPlausible counts which pages are read, without cookies.\n")
		}
	}},
	{"a question of the form", func(y *year) {
		y.edit("content/pages/before-we-talk.md", regexp.MustCompile(`\nemail-format:`), fmt.Sprintf("\n  - name: question-%d\n    label: How was %s?\n    kind: choice\n    choices: [Good, As always]\nemail-format:", y.count, y.week()))
	}},
	{"a table in a guide", func(y *year) {
		name := fmt.Sprintf("evenings-%d", y.count)
		y.Write("content/tables/"+name+".yaml", "caption: Evenings in "+y.week()+"\ncolumns: [Evening, Stories]\nrows:\n  - cells: [Monday, two]\n  - cells: [Tuesday, \"one, or two\"]\n")
		y.add(y.anyGuide(), "\n:::table{name=\""+name+"\"}\n")
	}},
	{"a drawing as Inkscape saves it", func(y *year) {
		y.Write("content/pictures/letter.svg", fmt.Sprintf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"90mm\" viewBox=\"0 0 90 90\">\n  <path style=\"fill:none;stroke:#335577;stroke-width:2;-inkscape-stroke:none\" d=\"M 1 %d h 80\" />\n</svg>\n", y.count))
	}},
	{"a sentence that is allowed", func(y *year) {
		sentence := "Give your baby a pillow, as I read in " + y.week() + "."
		y.add(y.anyGuide(), "\n"+sentence+"\n")
		y.follow = func() {
			list := strings.TrimSuffix(strings.TrimSpace(y.Read("content/allowed.yaml")), "[]")
			y.Write("content/allowed.yaml", strings.TrimSpace(list)+"\n- text: "+sentence+"\n  why: It is tried here.\n  who: Owner\n  when: 2026-11-24\n")
		}
	}},
}

// readable are button colours with enough contrast on the brand's paper.
var readable = []string{"#1b5c92", "#7a2e5c", "#2b5d3a"}

func (y *year) brandNow() string {
	text, _ := os.ReadFile(y.Path("content/brand.yaml")) // at first it does not exist
	return string(text)
}

// brand writes a brand with one of some colours, different from the previous one.
func (y *year) brand(before string, actions ...string) {
	y.Helper()
	for text := before; text == before; {
		text = fmt.Sprintf(`colours:
  paper: { day: "#f4f8fb", night: "#0d141b" }
  card: { day: "#ffffff", night: "#15202a" }
  ink: { day: "#14222e", night: "#dbe7f1" }
  soft: { day: "#465866", night: "#a5b6c4" }
  link: { day: "#1b5c92", night: "#8ec5f2" }
  action: { day: "%s", night: "#7ab8ea" }
  accent: { day: "#f08a5d", night: "#c9714a" }
  band: { day: "#123a5c", night: "#080e14" }
`, y.pick(actions...))
		y.Write("content/brand.yaml", text)
	}
}
