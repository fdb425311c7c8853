package markdown

import (
	"bytes"
	"cmp"
	"strings"

	"nightlight/generator/base/pattern"
)

var tagName = pattern.Of(`^</?([A-Za-z][A-Za-z0-9-]*)`)

// insteadOf maps an HTML element to what to write instead.
var insteadOf = map[string]string{
	"a":       "Write a link as [words](/address).",
	"b":       "Write **bold**.",
	"strong":  "Write **bold**.",
	"i":       "Write *emphasis*.",
	"em":      "Write *emphasis*.",
	"del":     "Write ~~struck out~~.",
	"s":       "Write ~~struck out~~.",
	"code":    "Write code between `backticks`.",
	"br":      "End the line with a backslash, or leave a blank line for a new paragraph.",
	"p":       "Leave a blank line between paragraphs.",
	"hr":      "Write --- on a line of its own.",
	"h1":      "The title is in the front matter; headings begin with ##.",
	"img":     "Write ![what it shows](/images/name.jpg).",
	"svg":     `Put the drawing into content/pictures and write :::figure{picture="name" alt="…"}.`,
	"figure":  `Write :::figure{picture="name" alt="…"}.`,
	"details": `Write :::accordion with :::item{title="…"} inside.`,
	"summary": `Write :::accordion with :::item{title="…"} inside.`,
	"table":   "Write a table with | between the cells, or :::table for one of content/tables.",
	"div":     "Write a directive, such as :::callout or :::cards.",
	"section": "Write a directive, such as :::callout or :::cards.",
	"span":    "Write *emphasis* or **bold**; colours and sizes belong to the design.",
	"sup":     "Write a footnote as [^1].",
	"button":  `Write :::action{href="/contact" label="…"}.`,
	"ul":      "Begin each line with - for a list.",
	"ol":      "Begin each line with 1. for a numbered list.",
	"li":      "Begin each line with - for a list.",
	"iframe":  "Link to the page instead.",
	"script":  "What a page does is programmed in components.",
	"style":   "How a page looks is decided in the style sheets of components.",
	"h2":      "Begin the line with ## for a heading.",
	"h3":      "Begin the line with ### for a heading.",
	"!--":     "Remove the comment; draft: true in the front matter hides a whole page.",
}

// refuseHTML reports HTML in Markdown. It is refused so that every page keeps to
// the design, stays readable by all, and runs no script that nobody checked.
func (c *conversion) refuseHTML(offset int, markup []byte) {
	what, name := "HTML cannot be used here.", ""
	if match := tagName().FindSubmatch(markup); match != nil {
		name = strings.ToLower(string(match[1]))
		what = "HTML such as <" + name + "> cannot be used here."
	} else if bytes.HasPrefix(markup, []byte("<!--")) {
		name, what = "!--", "HTML comments cannot be used here."
	}
	if isFirst := c.isFirst(name); !isFirst && bytes.HasPrefix(markup, []byte("</")) {
		return // its opening tag has been reported
	}
	c.report(offset, 0, cmp.Or(insteadOf[name], `To show the sign itself, write \<.`), "%s", what)
}
