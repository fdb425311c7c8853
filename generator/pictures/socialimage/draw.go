package socialimage

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/raster"
	"nightlight/generator/schema"
)

// The layout of a card, in pixels.
const (
	margin      = 80
	titleWidth  = 530
	titleMiddle = 262
	titleLines  = 3
	titleLead   = 1.12 // line height, relative to the size
	kickerSize  = 29
	kickerGap   = 28
	pictureX    = 938 // the middle of the backdrop's moon
	pictureY    = 272
	nameSize    = 34
	nameY       = 596 // its baseline
)

// titleSizes are tried from the largest down until a title fits.
var titleSizes = []float64{76, 66, 56, 48}

// The colours of the text, and of drawings in one colour.
const (
	ink     = "#2B2640"
	goldInk = "#8A5A14"
	drawn   = "#3A3356"
)

func recoloured(svg string, colours map[string]string) string {
	var pairs []string
	for _, from := range slices.Sorted(maps.Keys(colours)) {
		pairs = append(pairs, from, colours[from])
	}
	return strings.NewReplacer(pairs...).Replace(svg)
}

// paint returns a colour to set text in, or its replacement.
func (c *Cards) paint(of string) image.Image {
	var red, green, blue uint8
	_, _ = fmt.Sscanf(recoloured(of, c.opts.Colours), "#%02x%02x%02x", &red, &green, &blue) // always a colour
	return image.NewUniform(color.RGBA{red, green, blue, 0xff})
}

// sheet has the canvas of a card and its paletted result: four megabytes, reused.
type sheet struct {
	canvas *image.RGBA
	runs   runs
	card   *image.Paletted
}

var (
	sheets = sync.Pool{New: func() any {
		size := image.Rect(0, 0, Width, Height)
		return &sheet{canvas: image.NewRGBA(size), card: image.NewPaletted(size, nil)}
	}}
	// BestSpeed takes half the time, for an eighth more bytes.
	encoder = png.Encoder{CompressionLevel: png.BestSpeed, BufferPool: new(encoderBuffers)}
)

type encoderBuffers struct{ sync.Pool }

func (b *encoderBuffers) Get() *png.EncoderBuffer {
	buffer, _ := b.Pool.Get().(*png.EncoderBuffer)
	return buffer
}

func (b *encoderBuffers) Put(buffer *png.EncoderBuffer) { b.Pool.Put(buffer) }

// draw returns the PNG of a card; picture may be nil.
func (c *Cards) draw(j job, ground *ground, picture *image.NRGBA) ([]byte, error) {
	sheet := sheets.Get().(*sheet)
	defer sheets.Put(sheet)
	copy(sheet.canvas.Pix, ground.canvas.Pix)
	if picture != nil {
		centre(sheet.canvas, picture, pictureX, pictureY)
	}
	title := j.Title
	if !c.types.title.covers(title) {
		title = "" // part of a title would say something else
	}
	if err := c.words(sheet.canvas, title, j.Kicker); err != nil {
		return nil, err
	}
	ground.reduce(sheet)
	var b bytes.Buffer
	err := encoder.Encode(&b, sheet.card)
	return b.Bytes(), err
}

func (c *Cards) ground(pixels rasters) (*ground, error) {
	backdrop, err := pixels.of(c.backdrop)
	if err != nil {
		return nil, err
	}
	mark, err := pixels.of(c.mark)
	if err != nil {
		return nil, err
	}
	canvas := image.NewRGBA(image.Rect(0, 0, Width, Height))
	draw.Draw(canvas, canvas.Bounds(), backdrop, image.Point{}, draw.Src)
	if err := c.foot(canvas, mark); err != nil {
		return nil, err
	}
	return newGround(canvas), nil
}

// centre draws a picture on a canvas: it copies opaque pixels of a row, and blends others.
func centre(canvas *image.RGBA, picture *image.NRGBA, x, y int) {
	size := picture.Bounds().Size()
	place := image.Rectangle{Max: size}.Add(image.Pt(x-size.X/2, y-size.Y/2))
	for row := range size.Y {
		pixels := picture.Pix[row*picture.Stride:][:size.X*4]
		opaque := func(i int) bool { return pixels[i*4+3] == 0xff }
		for begin, end := 0, 0; begin < size.X; begin = end {
			kind := opaque(begin)
			for end = begin + 1; end < size.X && opaque(end) == kind; {
				end++
			}
			at := place.Min.Add(image.Pt(begin, row))
			stretch := image.Rectangle{at, at.Add(image.Pt(end-begin, 1))}
			if kind && stretch.In(canvas.Bounds()) {
				copy(canvas.Pix[canvas.PixOffset(at.X, at.Y):], pixels[begin*4:end*4])
			} else {
				draw.Draw(canvas, stretch, picture, image.Pt(begin, row), draw.Over)
			}
		}
	}
}

func (c *Cards) foot(canvas *image.RGBA, mark *image.NRGBA) error {
	left := margin
	if mark != nil {
		centre(canvas, mark, margin+markSize/2, nameY-nameSize/3)
		left += markSize + 16
	}
	name, err := newPen(c.types.title, nameSize, 0)
	if err != nil {
		return err
	}
	name.set(canvas, c.paint(ink), name.clean(c.opts.Name), left, nameY)
	return nil
}

// words sets the kicker and the title as one block around a fixed middle.
func (c *Cards) words(canvas *image.RGBA, title, kicker string) error {
	lines, pen, err := c.sized(title)
	if err != nil {
		return err
	}
	lead, ascent := int(pen.size*titleLead), int(pen.size*.8)
	baseline := titleMiddle - lead*len(lines)/2 + ascent
	if kicker != "" && c.types.text.covers(kicker) {
		baseline += (kickerSize + kickerGap) / 2
		small, err := newPen(c.types.text, kickerSize, .01)
		if err != nil {
			return err
		}
		line, _ := small.wrap(small.clean(kicker), titleWidth, 1)
		small.set(canvas, c.paint(goldInk), strings.Join(line, ""), margin, baseline-ascent-kickerGap)
	}
	for i, line := range lines {
		pen.set(canvas, c.paint(ink), line, margin, baseline+i*lead)
	}
	return nil
}

// sized breaks a title into lines in the largest size that fits.
func (c *Cards) sized(title string) (lines []string, pen *pen, err error) {
	for _, size := range titleSizes {
		if pen, err = newPen(c.types.title, size, -.012); err != nil {
			return nil, nil, err
		}
		text, whole := pen.clean(title), false
		lines, whole = pen.wrap(text, titleWidth, titleLines)
		if whole && strings.Join(lines, " ") == text { // otherwise a word is broken
			break
		}
	}
	return lines, pen, nil
}

// icons are the icons for browsers and phones: size in pixels, the mark's share of it, and the
// corner radius on a ground 48 wide. Phones crop corners themselves, and maskable icons to a circle
// with four fifths of the width.
var icons = []struct {
	address string
	size    int
	share   float64
	corner  int
}{
	{"/favicon.svg", 48, .9, 11},
	{"/favicon.ico", 32, .9, 11},
	{"/apple-touch-icon.png", 180, .76, 0},
	{"/icon-192.png", 192, .86, 11},
	{"/icon-512.png", 512, .86, 11},
	{"/icon-maskable-512.png", 512, .62, 0},
}

// Icons draws a site's icons by address: its mark in colours[1] on a ground of colours[0]. A mark
// that is a photograph has no icons.
func Icons(ctx context.Context, pixels Rasteriser, kept cache.Folder, mark schema.Picture, colours [2]string) (map[string][]byte, diag.List) {
	files, inner := map[string][]byte{}, byDay(mark.Markup)
	if inner == "" {
		return files, nil
	}
	used := map[string]bool{}
	for _, icon := range icons {
		side := 48 * icon.share
		svg := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%[1]d" viewBox="0 0 48 48" color="%s"><rect width="48" height="48" rx="%d" fill="%s"/><svg x="%.2f" y="%.2[5]f" width="%.2f" height="%.2[6]f" %s</svg>`,
			icon.size, colours[1], icon.corner, colours[0], 24-side/2, side, inner)
		if path.Ext(icon.address) == ".svg" {
			files[icon.address] = []byte(svg)
			continue
		}
		key := fmt.Sprintf("icon-%x", cache.KeyOf([]byte(svg), []byte(version)))
		used[key] = true
		data, ok := kept.Get(key)
		if !ok {
			var err error
			if data, err = drawIcon(ctx, pixels, svg); err != nil {
				return nil, diag.List{diag.Errorf("icon-not-drawn", diag.Pos{File: "content/pictures/" + mark.Source + ".svg"}, "The site's icons could not be drawn of its mark: %v.", err).
					WithHint("Another drawing in its place may do; npm ci repairs the program that draws.")}
			}
			kept.Put(key, data)
		}
		if path.Ext(icon.address) == ".ico" {
			data = ico(data, icon.size)
		}
		files[icon.address] = data
	}
	kept.Prune(func(key string) bool { return used[key] })
	return files, nil
}

func drawIcon(ctx context.Context, pixels Rasteriser, svg string) ([]byte, error) {
	data, err := pixels.Draw(ctx, svg)
	if err != nil {
		return nil, err
	}
	drawn, err := raster.Decode(data)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, drawn)
	return b.Bytes(), err
}

// ico wraps a PNG in the container that old browsers expect: a header, and an entry of 16 bytes.
func ico(data []byte, size int) []byte {
	head := []byte{0, 0, 1, 0, 1, 0, byte(size), byte(size), 0, 0, 1, 0, 32, 0}
	head = binary.LittleEndian.AppendUint32(head, uint32(len(data)))
	return append(binary.LittleEndian.AppendUint32(head, 22), data...)
}
