package bakery

import (
	"io/fs"
	"strings"
	"testing/fstest"

	"golang.org/x/tools/txtar"
)

// With returns the bakery's content/ with files in txtar form written over it; the name
// "without NAME" takes a file away.
func With(text string) fstest.MapFS {
	files := fstest.MapFS{}
	err := fs.WalkDir(Files(), "content", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(Files(), name)
		files[name] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		panic(err) // the files are embedded
	}
	for _, file := range txtar.Parse([]byte(text)).Files {
		if name, ok := strings.CutPrefix(file.Name, "without "); ok {
			delete(files, name)
			continue
		}
		files[file.Name] = &fstest.MapFile{Data: file.Data}
	}
	return files
}
