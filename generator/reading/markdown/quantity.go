package markdown

// writeWords writes typeset text, and keeps quantities on one line. The element leaves the
// text as it is, for searching and copying.
func (c *conversion) writeWords(text []byte) {
	for {
		from, to := c.quantities.Find(text)
		if to == 0 {
			c.writeEscaped(text)
			return
		}
		c.writeEscaped(text[:from])
		c.writeMarkup(`<span class="nowrap">`)
		c.writeEscaped(text[from:to])
		c.writeMarkup("</span>")
		text = text[to:]
	}
}
