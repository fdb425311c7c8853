package content_test

import (
	"context"
	"flag"
	"os"
	"path/filepath"
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
)

var update = flag.Bool("update", false, "write what was printed into the cases")

// printed is the part of a case that holds the expected output.
const printed = "printed"

// today is the day of all tests.
var today = time.Date(2026, 11, 21, 9, 30, 0, 0, time.UTC)

// Each case in testdata/mistakes is a text: what the author did, the files, and
// what is printed about them. The files are written over the bakery, a site without
// problems; "-- without NAME --" takes a file away from it.
func TestMistakes(t *testing.T) {
	cases, err := filepath.Glob("testdata/mistakes/*.txtar")
	if err != nil || len(cases) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	for _, file := range cases {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			archive := parseCase(t, file)
			want := ""
			if last := len(archive.Files) - 1; last >= 0 && archive.Files[last].Name == printed {
				want = string(archive.Files[last].Data)
				archive.Files = archive.Files[:last]
			}
			_, diags := content.Load(context.Background(), options(bakery.With(string(txtar.Format(archive)))))
			var out strings.Builder
			if err := diag.Print(&out, diag.Text, diags, diag.Style{}); err != nil {
				t.Fatal(err)
			}
			if out.Len() == 0 {
				t.Fatal("nothing is printed about this case")
			}
			if *update {
				archive.Files = append(archive.Files, txtar.File{Name: printed, Data: []byte(out.String())})
				if err := os.WriteFile(file, txtar.Format(archive), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if diff := cmp.Diff(want, out.String()); diff != "" {
				t.Errorf("printed differently (-want +got; go test -update writes it):\n%s", diff)
			}
		})
	}
}

func parseCase(t *testing.T, file string) *txtar.Archive {
	t.Helper()
	archive, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return archive
}

func options(fsys fstest.MapFS) content.Options {
	photos := photo.Options{FS: fsys, Rasteriser: unread{}}
	return content.Options{Model: bakery.Model(), FS: fsys, Icons: bakery.Icons(), Photos: photos, Now: today}
}

// unread knows every photograph without reading it; how they are read is photo's own test.
type unread struct{ photo.Rasteriser }

func (unread) Inspect(context.Context, string) (raster.Facts, error) {
	return raster.Facts{Width: 4000, Height: 3000, Pages: 1}, nil
}
