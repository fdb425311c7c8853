package generator_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nightlight/generator"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/bakery"
)

// BenchmarkPlan1000 is a first build of 1,000 posts, from the files to the files.
func BenchmarkPlan1000(b *testing.B) {
	const posts = 1000
	root := sitetest.Build(b, notesOf(posts)).Root
	pages := 0
	for b.Loop() {
		b.StopTimer()
		_ = os.RemoveAll(filepath.Join(root, ".nightlight")) // what a build remembers
		b.StartTimer()
		pages += buildAfresh(b, root)
	}
	b.ReportMetric(float64(pages)/b.Elapsed().Seconds(), "pages/s")
}

// buildAfresh builds as a new process would, and returns how many pages there are.
func buildAfresh(b *testing.B, root string) int {
	ctx := context.Background()
	builder, err := generator.New(generator.Options{Root: root, Model: bakery.Model(), Now: sitetest.Today})
	if err != nil {
		b.Fatal(err)
	}
	defer builder.Close()
	site, diags := builder.Plan(ctx)
	if site == nil {
		b.Fatal(diags)
	}
	if _, _, err := disk.Write(ctx, site.Set, disk.Folder{Path: b.TempDir(), Name: "dist"}, nil); err != nil {
		b.Fatal(err)
	}
	return len(site.Routes)
}

// notesOf is a site with so many notes of about 600 words, no two alike.
func notesOf(posts int) string {
	var text strings.Builder
	text.WriteString("-- content/pages/notes.md --\n---\ntemplate: notebook\ntitle: Notes\n" +
		"description: All the notes of a site that is only there to be built many times.\nemblem: dot\nper-page: 24\n---\n")
	for n := range posts {
		fmt.Fprintf(&text, "-- content/notes/evening-%04d.md --\n---\ntitle: Evening %d\n"+
			"description: What there is to say of evening number %d, in about six hundred words.\n"+
			"date: 2025-06-11\nauthor: The night shift\nsummary: Evening %d was quiet.\npicture: dot\n---\n", n, n, n, n)
		for section := range 4 {
			fmt.Fprintf(&text, "## Hour %d of evening %d\n\n", section+1, n)
			for paragraph := range 3 {
				fmt.Fprintf(&text, "The house was *quiet* at %d, and **nobody** minded. %s[Read on](/notes/evening-%04d).\n\n",
					paragraph, strings.Repeat("The lamp waits for the kettle until the house is asleep. ", 4), (n+7*section+paragraph)%posts)
			}
			text.WriteString("- The first thing.\n- The second thing.\n\n")
		}
	}
	return text.String()
}
