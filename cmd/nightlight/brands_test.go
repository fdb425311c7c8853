package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"
	"path/filepath"
	"strings"
	"testing"

	"nightlight/generator"
	"nightlight/generator/model"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/testfiles"
)

// brands are invented: their colours by role, by day and by night, the typefaces, how many of these
// are fetched first, and the mark. e2e/brands.spec.ts looks at them.
func brands(t *testing.T) (all []struct {
	Colours, Type, Mark string
	Preloads            int
}) {
	if err := json.Unmarshal(testfiles.Read(t, "testdata/brands.json"), &all); err != nil || len(all) != 3 {
		t.Fatalf("%d brands: %v", len(all), err)
	}
	return all
}

// Three brands are built one after the other: pages, icons and the manifest have their colours,
// their typefaces and their mark.
func TestThreeBrandsAreBuilt(t *testing.T) {
	root := copySite(t)
	write := func(name, text string) {
		testfiles.Write(t, filepath.Join(root, filepath.FromSlash(name)), text)
	}
	builder := sitetest.NewBuilder(t, generator.Options{Root: root, Model: model.LittleDormouse(), NoCache: true, Now: today})
	for i, brand := range brands(t) {
		text, words := "colours:\n", strings.Fields(brand.Colours)
		for ; len(words) > 0; words = words[3:] {
			text += fmt.Sprintf("  %s: {day: %q, night: %q}\n", words[0], words[1], words[2])
		}
		write("content/brand.yaml", text+"type:\n  "+brand.Type+"\n")
		write("content/pictures/mark.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">`+brand.Mark+"</svg>\n")
		write("public/own.woff2", "wOF2")
		write("public/own.ttf", string(testfiles.Read(t, "../../components/card/figtree-latin.ttf")))
		plan, diags := builder.Plan(t.Context())
		if diags.HasErrors() {
			t.Fatalf("brand %d: %s: %s (%s)", i, diags[0].File, diags[0].Message, diags[0].Hint)
		}
		read := func(path string) string {
			data, err := plan.Set.Read(t.Context(), path)
			if err != nil {
				t.Fatalf("brand %d: %s: %v", i, path, err)
			}
			return string(data)
		}
		band := strings.Fields(brand.Colours)[22]
		if svg := read("/favicon.svg"); !strings.Contains(svg, band) || !strings.Contains(svg, strings.TrimSuffix(brand.Mark, "/>")) {
			t.Errorf("brand %d: the icon is %s", i, svg)
		}
		for name, size := range map[string]int{"/apple-touch-icon.png": 180, "/icon-192.png": 192, "/icon-512.png": 512, "/icon-maskable-512.png": 512} {
			icon, err := png.Decode(bytes.NewReader([]byte(read(name))))
			if err != nil || icon.Bounds().Dx() != size {
				t.Fatalf("brand %d: %s: %v", i, name, err)
			}
			at := func(x, y int) string {
				r, g, b, _ := icon.At(x, y).RGBA()
				return fmt.Sprintf("#%02x%02x%02x", r>>8, g>>8, b>>8)
			}
			if edge, middle := at(size/2, 1), at(size/2, size/2); edge != band || middle == band {
				t.Errorf("brand %d: %s has the ground %s, not %s, and the mark %s", i, name, edge, band, middle)
			}
		}
		if ico := read("/favicon.ico"); ico[:4] != "\x00\x00\x01\x00" || ico[22:26] != "\x89PNG" {
			t.Errorf("brand %d: the old icon begins with %q", i, ico[:26])
		}
		home := read("/index.html")
		if preloads := strings.Count(home, `as="font"`); preloads != brand.Preloads {
			t.Errorf("brand %d: %d typefaces are fetched first", i, preloads)
		}
		_, sheet, _ := strings.Cut(home, `href="/assets/brand-`)
		name, _, _ := strings.Cut(sheet, `"`)
		if styles := read("/assets/brand-" + name); !strings.Contains(styles, "--paper:light-dark("+strings.Fields(brand.Colours)[1]) || !strings.Contains(styles, ":root{--font-") {
			t.Errorf("brand %d: the styles are %s", i, styles)
		}
		if manifest := read("/site.webmanifest"); strings.Count(manifest, strings.Fields(brand.Colours)[1]) != 2 {
			t.Errorf("brand %d: the manifest is %s", i, manifest)
		}
	}
}
