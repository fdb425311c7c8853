package socialimage

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"nightlight/generator/base/encode"
	"nightlight/generator/base/pattern"
	"nightlight/generator/pictures/raster"
	"nightlight/generator/schema"
)

const (
	backdropFile  = "backdrop.svg"
	pictureWidth  = 480
	pictureHeight = 430
	markSize      = 60
	corner        = 28 // the radius of a picture's corners
)

// artwork is an image to rasterise: a drawing, or a photograph that fills a box.
type artwork struct {
	svg           string
	photo         string // its file
	width, height int    // of a photograph
	key           string
}

// artwork returns the artwork of a picture, as large as fits into a box.
func (c *Cards) artwork(picture schema.Picture, boxWidth, boxHeight int) artwork {
	if photo := c.opts.Photos.Photo(picture.Source); photo != nil && photo.Fault == nil {
		a := artwork{photo: photo.File, width: boxWidth, height: boxHeight}
		a.key = c.keyOf("photo-", photo.Key(), strconv.Itoa(boxWidth), strconv.Itoa(boxHeight))
		return a
	}
	radius := corner
	if boxWidth == markSize {
		radius = 0 // a mark's own drawing defines its corners
	}
	framing := framed(picture.Markup, float64(boxWidth), float64(boxHeight), radius)
	return c.drawing(strings.Replace(framing, drawn, recoloured(drawn, c.opts.Colours), 1))
}

func (c *Cards) drawing(svg string) artwork {
	return artwork{svg: svg, key: c.keyOf("drawing-", svg)}
}

func (c *Cards) keyOf(prefix string, parts ...string) string {
	sum := sha256.Sum256(encode.JSON(append(parts, version, string(c.program))))
	return prefix + base64.RawURLEncoding.EncodeToString(sum[:9])
}

var (
	// A colour that a theme may change; its fallback is the colour of the day theme.
	variable = pattern.Of(`var\(\s*--[\w-]+\s*(?:,\s*([^()]*))?\)`)
	viewBox  = pattern.Of(`viewBox="\s*\S+?[\s,]+\S+?[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"`)
)

// framed gives an inline picture a size, rounded corners, and the colours of the day theme.
func framed(markup string, boxWidth, boxHeight float64, radius int) string {
	inner := byDay(markup)
	if inner == "" {
		return ""
	}
	width, height := fit(markup, boxWidth, boxHeight)
	size := fmt.Sprintf(`width="%d" height="%d"`, width, height)
	return `<svg xmlns="http://www.w3.org/2000/svg" color="` + drawn + `" ` + size + `>` +
		`<clipPath id="card-frame"><rect ` + size + ` rx="` + strconv.Itoa(radius) + `"/></clipPath>` +
		`<g clip-path="url(#card-frame)"><svg ` + size + ` ` + inner + `</g></svg>`
}

// byDay returns an inline picture in the day theme's colours, without its first "<svg "; "" for a photograph.
func byDay(markup string) string {
	inner, ok := strings.CutPrefix(markup, "<svg ")
	if !ok {
		return ""
	}
	return variable().ReplaceAllStringFunc(inner, func(use string) string {
		if fallback := strings.TrimSpace(variable().FindStringSubmatch(use)[1]); fallback != "" {
			return fallback
		}
		return "currentColor"
	})
}

func fit(markup string, boxWidth, boxHeight float64) (width, height int) {
	if m := viewBox().FindStringSubmatch(markup); m != nil {
		w, _ := strconv.ParseFloat(m[1], 64)
		h, _ := strconv.ParseFloat(m[2], 64)
		if w > 0 && h > 0 {
			scale := min(boxWidth/w, boxHeight/h)
			boxWidth, boxHeight = w*scale, h*scale
		}
	}
	return max(1, int(boxWidth+.5)), max(1, int(boxHeight+.5))
}

// rasters contains the pixels of artworks by key, each made on first use.
type rasters map[string]func() (*image.NRGBA, error)

// of returns the pixels of an artwork; nil if it is empty.
func (r rasters) of(a artwork) (*image.NRGBA, error) {
	if a.key == "" {
		return nil, nil
	}
	return r[a.key]()
}

func (c *Cards) rasters(ctx context.Context, paths []string) rasters {
	made := rasters{}
	add := func(a artwork) {
		made[a.key] = sync.OnceValues(func() (*image.NRGBA, error) { return c.pixels(ctx, a) })
	}
	add(c.backdrop)
	add(c.mark)
	for _, path := range paths {
		if a := c.jobs[path].picture; made[a.key] == nil {
			add(a)
		}
	}
	return made
}

func (c *Cards) pixels(ctx context.Context, a artwork) (*image.NRGBA, error) {
	data, ok := c.opts.Cache.Get(a.key)
	if !ok {
		var err error
		if a.photo != "" {
			data, err = c.opts.Rasteriser.Fill(ctx, a.photo, a.width, a.height)
		} else {
			data, err = c.opts.Rasteriser.Draw(ctx, a.svg)
		}
		if err != nil {
			return nil, err
		}
		c.opts.Cache.Put(a.key, data)
	}
	pixels, err := raster.Decode(data)
	if err == nil && a.photo != "" {
		roundCorners(pixels, corner)
	}
	return pixels, err
}

// roundCorners makes the corners of an image transparent, with soft edges.
func roundCorners(pixels *image.NRGBA, radius int) {
	size := pixels.Bounds().Size()
	for y := range size.Y {
		for x := range size.X {
			dx := max(radius-x, x-(size.X-1-radius), 0)
			dy := max(radius-y, y-(size.Y-1-radius), 0)
			if dx > 0 && dy > 0 {
				alpha := &pixels.Pix[pixels.PixOffset(x, y)+3]
				*alpha = uint8(float64(*alpha) * min(max(float64(radius)+.5-math.Hypot(float64(dx), float64(dy)), 0), 1))
			}
		}
	}
}

// A card has a palette of 256 colours, which takes a third of the bytes of full colour. Cards are
// flat surfaces with soft edges, so only shades within edges are lost.
const (
	paletteColours = 256
	// groundColours are reserved for what all cards share; a card's own colours get the rest.
	groundColours = 64
)

// ground is the part that all cards of a site share. It is immutable.
type ground struct {
	canvas  *image.RGBA
	colours []uint32
	indexes []uint8 // of each pixel
}

func newGround(canvas *image.RGBA) *ground {
	g := &ground{canvas: canvas, indexes: make([]uint8, len(canvas.Pix)/4)}
	var all runs
	all.find(canvas.Pix, make([]byte, len(canvas.Pix))) // a card has no transparent pixels
	g.colours = all.palette(nil, groundColours)
	all.paint(g.indexes, g.colours)
	return g
}

// reduce converts a sheet's canvas, which was drawn on the ground, to the sheet's paletted card.
func (g *ground) reduce(sheet *sheet) {
	sheet.runs.find(sheet.canvas.Pix, g.canvas.Pix)
	colours := sheet.runs.palette(g.colours, paletteColours)
	sheet.card.Palette = make(color.Palette, len(colours))
	for i, c := range colours {
		sheet.card.Palette[i] = color.RGBA{uint8(c), uint8(c >> 8), uint8(c >> 16), 0xff}
	}
	copy(sheet.card.Pix, g.indexes)
	sheet.runs.paint(sheet.card.Pix, colours)
}

// runs are the pixels of a card that differ from the ground's, row by row.
type runs struct {
	all    []run
	counts []count        // of each colour
	places map[uint32]int // of a colour among the counts
}

type run struct {
	colour       int // its index in counts
	start, after int // pixel indexes
}

type count struct {
	colour uint32
	pixels int
}

func (r *runs) find(pixels, ground []byte) {
	r.all, r.counts, r.places = r.all[:0], r.counts[:0], make(map[uint32]int, len(r.places))
	const stretch = 64 * 4
	for at := 0; at < len(pixels); {
		// Most of a card is the ground.
		if at%stretch == 0 && at+stretch <= len(pixels) && bytes.Equal(pixels[at:at+stretch], ground[at:at+stretch]) {
			at += stretch
			continue
		}
		if at+8 <= len(pixels) && binary.LittleEndian.Uint64(pixels[at:]) == binary.LittleEndian.Uint64(ground[at:]) {
			at += 8
			continue
		}
		colour := binary.LittleEndian.Uint32(pixels[at:])
		if colour == binary.LittleEndian.Uint32(ground[at:]) {
			at += 4
			continue
		}
		start := at
		for at += 4; at < len(pixels) && binary.LittleEndian.Uint32(pixels[at:]) == colour; {
			at += 4
		}
		r.add(colour, start/4, at/4)
	}
}

func (r *runs) add(colour uint32, start, after int) {
	place, known := r.places[colour]
	if !known {
		place = len(r.counts)
		r.places[colour] = place
		r.counts = append(r.counts, count{colour, 0})
	}
	r.counts[place].pixels += after - start
	r.all = append(r.all, run{place, start, after})
}

// palette returns the known colours and the most frequent others, up to most in all.
func (r *runs) palette(known []uint32, most int) []uint32 {
	others := slices.DeleteFunc(slices.Clone(r.counts), func(c count) bool { return slices.Contains(known, c.colour) })
	slices.SortFunc(others, func(a, b count) int {
		return cmp.Or(cmp.Compare(b.pixels, a.pixels), cmp.Compare(a.colour, b.colour))
	})
	colours := slices.Clone(known)
	for _, c := range others[:min(most-len(known), len(others))] {
		colours = append(colours, c.colour)
	}
	return colours
}

// paint sets each pixel to the palette index of its colour, or of the nearest one.
func (r *runs) paint(indexes []uint8, palette []uint32) {
	exact := make(map[uint32]uint8, len(palette))
	for i, c := range palette {
		exact[c] = uint8(i)
	}
	places := make([]uint8, len(r.counts))
	for i, c := range r.counts {
		place, ok := exact[c.colour]
		if !ok {
			place = nearest(palette, c.colour)
		}
		places[i] = place
	}
	for _, run := range r.all {
		for at := range indexes[run.start:run.after] {
			indexes[run.start+at] = places[run.colour]
		}
	}
}

func nearest(palette []uint32, c uint32) uint8 {
	red, green, blue := int(c&0xff), int(c>>8&0xff), int(c>>16&0xff)
	best, least := 0, 1<<30
	for i, p := range palette {
		r, g, b := int(p&0xff)-red, int(p>>8&0xff)-green, int(p>>16&0xff)-blue
		if d := r*r + g*g + b*b; d < least {
			best, least = i, d
		}
	}
	return uint8(best)
}
