package content_test

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/reading/content"
)

// A link may lead to a file of the system: nothing of it may be shown, not even in a message.
func TestContentTakesNoLinks(t *testing.T) {
	for _, file := range []string{
		"content/loaves/rye.md", "content/site.yaml", "content/tables/prices.yaml", "content/pictures/oven.svg", "content/pictures/oven.jpg",
	} {
		files := fstest.MapFS{
			"secret": {Data: []byte("root: the password")},
			file:     {Data: []byte("../../secret"), Mode: fs.ModeSymlink},
		}
		_, diags := content.Load(t.Context(), options(files))
		said := 0
		for _, d := range diags {
			if d.File == file && strings.HasPrefix(d.Message, "This is a link to another file") {
				said++
			}
			if strings.Contains(d.Message+d.Hint+d.Source, "password") {
				t.Errorf("%s: shows what is not to be seen: %+v", file, d)
			}
		}
		if said != 1 {
			t.Errorf("%s: the link is reported %d times in %v", file, said, diags)
		}
	}
}
