package photo

// IsKept says whether a file is on this machine already.
func (a *Album) IsKept(path string) bool { return a.opts.Folder.Has(a.shown[path].key(path)) }

// Keep takes over a file that another machine has encoded.
func (a *Album) Keep(path string, data []byte) { a.opts.Folder.Put(a.shown[path].key(path), data) }
