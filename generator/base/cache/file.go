package cache

import (
	"fmt"
	"io/fs"
	"time"

	"nightlight/generator/base/diag"
)

// hashedFile is the hash of a file's bytes.
var hashedFile = Func[Key]{Name: "file", Stored: true}

// mtimeSafetyGap is how old a modification time must be to tell a file's bytes from
// every other: some file systems count in steps of two seconds.
const mtimeSafetyGap = 3 * time.Second

// KeyOfFile returns the hash of a file's bytes, and the bytes if read had to be called. A
// file with the size and the modification time that it had before is not read for it.
func KeyOfFile(c *Cache, fsys fs.FS, file string, read func() ([]byte, diag.List)) (key Key, data []byte, diags diag.List) {
	stamp, stable := stampOf(fsys, file)
	if !stable {
		c, stamp = nil, Key{} // nothing tells these bytes from those of a moment later
	}
	key, diags = Do(c, hashedFile, stamp, func() (Key, diag.List, bool) {
		text, problems := read()
		now, stable := stampOf(fsys, file)
		if problems.HasErrors() {
			return Key{}, problems, stable && now == stamp
		}
		data = text
		return KeyOf(text), problems, stable && now == stamp
	})
	return key, data, diags
}

// stampOf stands for a file by its size and modification time; false when the time is too
// recent to tell its bytes from others.
func stampOf(fsys fs.FS, file string) (Key, bool) {
	info, err := fs.Stat(fsys, file)
	if err != nil || info.ModTime().IsZero() || time.Since(info.ModTime()) < mtimeSafetyGap {
		return Key{}, false
	}
	return KeyOf([]byte(file), fmt.Append(nil, info.Size(), " ", info.ModTime().UnixNano())), true
}
