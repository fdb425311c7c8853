package cards

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"unicode/utf8"
)

// Where things stand on a card, in pixels.
const (
	margin      = 80
	titleWidth  = 540
	titleMiddle = 262
	titleLines  = 3
	titleLead   = 1.12 // of the size, from line to line
	kickerSize  = 26
	kickerGap   = 34
	pictureX    = 938 // the middle of the backdrop's moon
	pictureY    = 272
	nameSize    = 34
	nameY       = 596 // its baseline
)

// titleSizes are tried from the largest down, until a title fits.
var titleSizes = []float64{76, 66, 56, 48}

var (
	ink     = image.NewUniform(color.RGBA{0x2b, 0x26, 0x40, 0xff})
	goldInk = image.NewUniform(color.RGBA{0x8a, 0x5a, 0x14, 0xff})
)

// draw makes the PNG of a card.
func (c *Cards) draw(j job, pixels rasters) ([]byte, error) {
	canvas := image.NewRGBA(image.Rect(0, 0, Width, Height))
	draw.Draw(canvas, canvas.Bounds(), pixels[c.backdrop.key], image.Point{}, draw.Src)
	if picture := pixels[j.picture.key]; picture != nil {
		centre(canvas, picture, pictureX, pictureY)
	}
	if err := c.foot(canvas, pixels[c.mark.key]); err != nil {
		return nil, err
	}
	if c.types.title.covers(j.Title) {
		if err := c.title(canvas, j.Title, j.Kicker); err != nil {
			return nil, err
		}
	}
	var b bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.DefaultCompression}
	err := encoder.Encode(&b, paletted(canvas))
	return b.Bytes(), err
}

// centre lays a picture over the canvas, its middle at a place.
func centre(canvas draw.Image, picture image.Image, x, y int) {
	size := picture.Bounds().Size()
	place := image.Rectangle{Max: size}.Add(image.Pt(x-size.X/2, y-size.Y/2))
	draw.Draw(canvas, place, picture, image.Point{}, draw.Over)
}

// foot sets the site's name with its mark.
func (c *Cards) foot(canvas draw.Image, mark image.Image) error {
	left := margin
	if mark != nil {
		centre(canvas, mark, margin+markSize/2, nameY-nameSize/3)
		left += markSize + 16
	}
	name, err := newPen(c.types.title, nameSize, 0)
	if err != nil {
		return err
	}
	name.set(canvas, ink, name.clean(c.opts.Name), left, nameY)
	return nil
}

// title sets the kicker and the title as one block, around a fixed middle.
func (c *Cards) title(canvas draw.Image, title, kicker string) error {
	var lines []string
	var pen *pen
	var size float64
	for _, size = range titleSizes {
		var err error
		if pen, err = newPen(c.types.title, size, -.012); err != nil {
			return err
		}
		var whole bool
		if lines, whole = pen.wrap(pen.clean(title), titleWidth, titleLines); whole && !broken(lines, pen.clean(title)) {
			break
		}
	}
	lead := int(size * titleLead)
	baseline := titleMiddle - lead*len(lines)/2 + int(size*.8)
	if kicker != "" {
		baseline += (kickerSize + kickerGap) / 2
		small, err := newPen(c.types.text, kickerSize, .01)
		if err != nil {
			return err
		}
		if c.types.text.covers(kicker) {
			line, _ := small.wrap(small.clean(kicker), titleWidth, 1)
			for _, text := range line {
				small.set(canvas, goldInk, text, margin, baseline-int(size*.8)-kickerGap+8)
			}
		}
	}
	for i, line := range lines {
		pen.set(canvas, ink, line, margin, baseline+i*lead)
	}
	return nil
}

// broken says whether a line ends inside a word.
func broken(lines []string, title string) bool {
	letters := 0
	for _, line := range lines {
		letters += utf8.RuneCountInString(line) + 1
	}
	return letters > utf8.RuneCountInString(title)+1
}
