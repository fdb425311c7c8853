package photo

// IsKept says whether a file is on this machine already.
func (f *Files) IsKept(path string) bool { return f.album.opts.Folder.Has(f.shown[path].key(path)) }

// Keep takes over a file that another machine has encoded.
func (f *Files) Keep(path string, data []byte) {
	f.album.opts.Folder.Put(f.shown[path].key(path), data)
}
