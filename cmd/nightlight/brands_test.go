package main

import (
	"bytes"
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

// brands are invented: their colours by role, by day and by night, the typefaces, and the mark.
var brands = []struct{ colours, types, mark string }{
	{"paper #f7faf3 #10160f card #ffffff #182117 ink #1d2b1b #dfe9da soft #4a5a46 #aebda8 link #2c6a2f #9fd39a action #2f6b32 #8fcf8a accent #e2b93b #b59a4f band #234d26 #0b110a",
		"headings: Figtree", `<path fill="currentColor" d="M0 0h48v48H0z"/>`},
	{"paper #f4f8fb #0d141b card #ffffff #15202a ink #14222e #dbe7f1 soft #465866 #a5b6c4 link #1b5c92 #8ec5f2 action #1b5c92 #7ab8ea accent #f08a5d #c9714a band #123a5c #080e14",
		"text: Fraunces", `<circle fill="currentColor" cx="24" cy="24" r="24"/>`},
	{"paper #fdf6f8 #1a1016 card #fffdfd #261820 ink #33141f #f0dde4 soft #6b4a57 #c2a5b0 link #8c2f57 #eaa3c2 action #8c2f57 #e58fb4 accent #d9a05b #a9794a band #4d1a32 #12090e",
		"headings-file: /own.woff2", `<path fill="currentColor" d="M24 0l24 48H0z"/>`},
}

// Three brands are built one after the other: pages, icons and the manifest have their colours,
// their typefaces and their mark.
func TestThreeBrandsAreBuilt(t *testing.T) {
	root := copySite(t)
	write := func(name, text string) {
		testfiles.Write(t, filepath.Join(root, filepath.FromSlash(name)), text)
	}
	builder := sitetest.NewBuilder(t, generator.Options{Root: root, Model: model.LittleDormouse(), NoCache: true, Now: today})
	for i, brand := range brands {
		text, words := "colours:\n", strings.Fields(brand.colours)
		for ; len(words) > 0; words = words[3:] {
			text += fmt.Sprintf("  %s: {day: %q, night: %q}\n", words[0], words[1], words[2])
		}
		write("content/brand.yaml", text+"type:\n  "+brand.types+"\n")
		write("content/pictures/mark.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">`+brand.mark+"</svg>\n")
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
		band := strings.Fields(brand.colours)[22]
		if svg := read("/favicon.svg"); !strings.Contains(svg, band) || !strings.Contains(svg, strings.TrimSuffix(brand.mark, "/>")) {
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
		if preloads := strings.Count(home, `as="font"`); preloads != map[string]int{"headings: Figtree": 1, "text: Fraunces": 1, "headings-file: /own.woff2": 2}[brand.types] {
			t.Errorf("brand %d: %d typefaces are fetched first", i, preloads)
		}
		_, sheet, _ := strings.Cut(home, `href="/assets/brand-`)
		name, _, _ := strings.Cut(sheet, `"`)
		if styles := read("/assets/brand-" + name); !strings.Contains(styles, "--paper:light-dark("+strings.Fields(brand.colours)[1]) || !strings.Contains(styles, ":root{--font-") {
			t.Errorf("brand %d: the styles are %s", i, styles)
		}
		if manifest := read("/site.webmanifest"); strings.Count(manifest, strings.Fields(brand.colours)[1]) != 2 {
			t.Errorf("brand %d: the manifest is %s", i, manifest)
		}
	}
}
