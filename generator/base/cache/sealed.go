package cache

// What a Cache with a Cipher keeps on disk is encrypted, each part bound to its key: a
// shared folder of results then says nothing of what only members read.

func (c *Cache) storedMeta(at Key) (string, bool) {
	meta, ok := c.Store.meta(at)
	return c.open(at, meta, ok)
}

func (c *Cache) storedPayload(at Key) (string, bool) {
	payload, ok := c.Store.payload(at)
	return c.open(at, payload, ok)
}

func (c *Cache) store(at Key, meta string, payload []byte) bool {
	if c.Cipher != nil {
		meta, payload = string(c.seal(at, []byte(meta))), c.seal(at, payload)
	}
	return c.Store.put(at, meta, payload)
}

func (c *Cache) seal(at Key, data []byte) []byte {
	if len(data) == 0 {
		return nil
	}
	return c.Cipher.Seal(nil, nil, data, at[:])
}

// open decrypts a part of a result; what does not decrypt counts as missing.
func (c *Cache) open(at Key, sealed string, found bool) (string, bool) {
	if c.Cipher == nil || !found || sealed == "" {
		return sealed, found
	}
	data, err := c.Cipher.Open(nil, nil, []byte(sealed), at[:])
	return string(data), err == nil
}
