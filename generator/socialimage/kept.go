package socialimage

// IsKept says whether a card is on this machine already.
func (c *Cards) IsKept(path string) bool { return c.opts.Cache.Has(c.jobs[path].key) }

// Keep takes over a card that another machine has drawn.
func (c *Cards) Keep(path string, data []byte) { c.opts.Cache.Put(c.jobs[path].key, data) }
