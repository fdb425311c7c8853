package content_test

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/sitetest/bakery"
)

// editedFS is a folder in which one file is edited at an exact moment: after the nth
// Stat or the nth read of it.
type editedFS struct {
	fstest.MapFS
	file         string
	stats, reads int // until the edit; 0 is never
	edited       *fstest.MapFile
}

func (f *editedFS) Stat(name string) (fs.FileInfo, error) {
	info, err := f.MapFS.Stat(name)
	f.count(name, &f.stats)
	return info, err
}

func (f *editedFS) ReadFile(name string) ([]byte, error) {
	data, err := f.MapFS.ReadFile(name)
	f.count(name, &f.reads)
	return data, err
}

func (f *editedFS) count(name string, left *int) {
	if name != f.file || *left == 0 {
		return
	}
	if *left--; *left == 0 {
		f.MapFS[name] = f.edited
	}
}

// A file that is saved while it is read must not be cached under its old hash.
func TestAnEditDuringALoadIsNotCachedAsTheTextBefore(t *testing.T) {
	const file = "content/loaves/white.md"
	for _, test := range []struct {
		name         string
		stats, reads int
		warm         bool // the text's hash is cached, and the document is not
	}{
		{"after its hash was read", 0, 1, false},
		{"after it was looked at", 1, 0, false},
		{"after its hash was found", 1, 0, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			files := bakery.With("")
			for _, f := range files {
				f.ModTime = time.Now().Add(-time.Hour)
			}
			before := files[file]
			edited := &fstest.MapFile{Data: []byte(strings.ReplaceAll(string(before.Data), "flat", "level")), ModTime: before.ModTime.Add(time.Minute)}
			opts := options(files)
			opts.Cache = &cache.Cache{}
			if test.warm {
				load(t, opts)
				picture := *files["content/pictures/dot.svg"]
				picture.Data = []byte(strings.Replace(string(picture.Data), `r="4"`, `r="3"`, 1))
				files["content/pictures/dot.svg"] = &picture
			}

			editing := opts
			editing.FS = &editedFS{MapFS: files, file: file, stats: test.stats, reads: test.reads, edited: edited}
			load(t, editing)
			if files[file] != edited {
				t.Fatal("the test has edited nothing")
			}

			files[file] = before
			again := document(t, load(t, opts), "/white")
			opts.Cache = nil
			fresh := document(t, load(t, opts), "/white")
			if again.Key != fresh.Key {
				t.Errorf("the keys are %s and %s", again.Key, fresh.Key)
			}
			if diff := cmp.Diff(fresh.Front, again.Front) + cmp.Diff(fresh.Body(), again.Body()); diff != "" {
				t.Errorf("the text before the edit is cached as the text after it (- as it is, + as it is cached):\n%s", diff)
			}
		})
	}
}

// A body is parsed again on request, but must belong to the text that was read before.
func TestABodyWhoseFileIsEditedIsNone(t *testing.T) {
	const file = "content/loaves/white.md"
	files := bakery.With("")
	white := document(t, load(t, options(files)), "/white")
	if body, at := white.Body(), white.At("title"); len(body) == 0 || at.Line != 2 {
		t.Errorf("it has %d blocks, and its title is at %s", len(body), at)
	}
	files[file] = &fstest.MapFile{Data: append([]byte("\n"), files[file].Data...)}
	if body, at := white.Body(), white.At("title"); body != nil || at != (diag.Pos{File: file}) {
		t.Errorf("after an edit it has %d blocks, and its title is at %s", len(body), at)
	}
}
