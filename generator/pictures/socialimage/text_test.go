package socialimage

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"os"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/pictures/photo"
	"nightlight/generator/schema"
)

func titlePen(t *testing.T) *pen {
	t.Helper()
	c, diags := newCards(Options{FS: os.DirFS("../../.."), Photos: new(photo.Album)})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	p, err := newPen(c.types.title, 60, 0)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestWrap(t *testing.T) {
	p := titlePen(t)
	for _, c := range []struct {
		text  string
		want  []string
		whole bool
	}{
		{"", nil, true},
		{"Naps", []string{"Naps"}, true},
		// As even as possible, not "Gentle sleep support / now".
		{"Gentle sleep support now", []string{"Gentle sleep", "support now"}, true},
		{"one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen", []string{"one two three four", "five six seven eight", "nine ten eleven…"}, false},
	} {
		lines, whole := p.wrap(c.text, 620, 3)
		if !slices.Equal(lines, c.want) || whole != c.whole {
			t.Errorf("%q becomes %q, %t; want %q, %t", c.text, lines, whole, c.want, c.whole)
		}
	}
}

func TestNoLineIsWiderThanItsPlace(t *testing.T) {
	p := titlePen(t)
	for _, text := range []string{
		strings.Repeat("unbreakable", 12),
		"A " + strings.Repeat("W", 80) + " b",
		strings.Repeat("word ", 60),
	} {
		for width := 100; width <= 600; width += 100 {
			lines, _ := p.wrap(text, width, 3)
			if len(lines) > 3 {
				t.Errorf("%d lines at a width of %d", len(lines), width)
			}
			for _, line := range lines {
				if p.width(line) > width {
					t.Errorf("%q is %d wide, which is more than %d", line, p.width(line), width)
				}
			}
		}
	}
}

func TestLettersAreSetWithKerning(t *testing.T) {
	p := titlePen(t)
	if together, apart := p.width("AV"), p.width("A")+p.width("V"); together >= apart {
		t.Errorf("AV is %d wide, its letters alone %d", together, apart)
	}
}

func TestCardsTakeTheColoursOfASite(t *testing.T) {
	c := &Cards{opts: Options{Photos: new(photo.Album), Colours: map[string]string{ink: "#14222e", drawn: "#1b5c92"}}}
	if got := c.paint(ink).At(0, 0); got != (color.RGBA{0x14, 0x22, 0x2e, 0xff}) {
		t.Errorf("words are %v", got)
	}
	if got := c.paint(goldInk).At(0, 0); got != (color.RGBA{0x8a, 0x5a, 0x14, 0xff}) {
		t.Errorf("what is not replaced is %v", got)
	}
	mark := c.artwork(schema.Picture{HTML: schema.HTML{Markup: `<svg viewBox="0 0 1 1"></svg>`}}, 60, 60)
	if !strings.Contains(mark.svg, `color="#1b5c92"`) {
		t.Errorf("the mark is %s", mark.svg)
	}
}

func TestAPictureIsLaidAsDrawDoes(t *testing.T) {
	picture := image.NewNRGBA(image.Rect(0, 0, 40, 7))
	for i := range picture.Pix {
		picture.Pix[i] = uint8(i * i * 31)
		if i%4 == 3 {
			picture.Pix[i] = []uint8{0xff, 0xff, 0xff, 0x80, 0, 0xff}[i/4%37%6]
		}
	}
	for _, at := range []image.Point{{30, 20}, {5, 2}, {58, 39}, {-40, 0}} {
		canvas, want := image.NewRGBA(image.Rect(0, 0, 60, 40)), image.NewRGBA(image.Rect(0, 0, 60, 40))
		draw.Draw(canvas, canvas.Bounds(), image.White, image.Point{}, draw.Src)
		copy(want.Pix, canvas.Pix)
		centre(canvas, picture, at.X, at.Y)
		draw.Draw(want, picture.Bounds().Add(at.Sub(image.Pt(20, 3))), picture, image.Point{}, draw.Over)
		if !bytes.Equal(canvas.Pix, want.Pix) {
			t.Errorf("at %v other pixels are drawn", at)
		}
	}
}
