package content_test

import (
	"context"
	"flag"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/pictures/raster"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest/bakery"
	"nightlight/generator/sitetest/testfiles"
)

var update = flag.Bool("update", false, "write what was printed into the cases")

// printed is the part of a case with the expected output.
const printed = "printed"

// today is the current time in all tests.
var today = time.Date(2026, 11, 21, 9, 30, 0, 0, time.UTC)

// Each case of testdata/mistakes.txtar has a line that describes the mistake, the files, and
// the expected output. The files replace those of the bakery, a site without problems;
// "-- without NAME --" removes a file from it.
func TestMistakes(t *testing.T) {
	const file = "testdata/mistakes.txtar"
	archive, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for rest := archive.Files; len(rest) > 0; {
		length := 1 + slices.IndexFunc(rest, func(f txtar.File) bool { return f.Name == printed })
		if length == 0 || !strings.HasPrefix(rest[0].Name, "case ") {
			t.Fatalf("%s: a case begins with its name, and ends with what is printed", rest[0].Name)
		}
		name, _, _ := strings.Cut(strings.TrimPrefix(rest[0].Name, "case "), ":")
		files, want := rest[1:length-1], &rest[length-1].Data
		rest = rest[length:]
		t.Run(name, func(t *testing.T) {
			_, diags := content.Load(context.Background(), options(bakery.With(string(txtar.Format(&txtar.Archive{Files: files})))))
			var out strings.Builder
			if err := diag.Print(&out, diag.Text, diags, diag.Style{}); err != nil {
				t.Fatal(err)
			}
			if out.Len() == 0 {
				t.Fatal("nothing is printed about this case")
			}
			if *update {
				*want = []byte(out.String())
			} else if diff := cmp.Diff(string(*want), out.String()); diff != "" {
				t.Errorf("printed differently (-want +got; go test -update writes it):\n%s", diff)
			}
		})
	}
	if *update {
		testfiles.Write(t, file, txtar.Format(archive))
	}
}

func options(fsys fstest.MapFS) content.Options {
	photos := photo.Options{FS: fsys, Rasteriser: unread{width: 4000, height: 3000}}
	return content.Options{Model: bakery.Model(), FS: fsys, Icons: bakery.Icons(), Photos: photos, Now: today}
}

// unread gives every photograph the same size without reading it. Package photo tests how they
// are read.
type unread struct {
	photo.Rasteriser
	width, height int
}

func (u unread) Inspect(context.Context, string) (raster.Facts, error) {
	return raster.Facts{Width: u.width, Height: u.height, Pages: 1}, nil
}
