package bakery

import (
	"embed"
	"io/fs"
	"strings"
	"testing/fstest"

	"golang.org/x/tools/txtar"
)

//go:embed site
var components embed.FS

//go:embed content.txtar
var words string

// Files returns the site's content/ and components/.
func Files() fs.FS {
	files := With("")
	err := fs.WalkDir(components, "site", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(components, name)
		files[strings.TrimPrefix(name, "site/")] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		panic(err) // the files are embedded
	}
	return files
}

// With returns the bakery's content/ overwritten with files in txtar form; the name "without NAME"
// removes a file.
func With(text string) fstest.MapFS {
	files := parse(words)
	for name, file := range parse(text) {
		if left, ok := strings.CutPrefix(name, "without "); ok {
			delete(files, left)
			continue
		}
		files[name] = file
	}
	return files
}

func parse(text string) fstest.MapFS {
	files := fstest.MapFS{}
	for _, file := range txtar.Parse([]byte(text)).Files {
		files[file.Name] = &fstest.MapFile{Data: file.Data}
	}
	return files
}
