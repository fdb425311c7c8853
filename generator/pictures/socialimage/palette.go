package socialimage

import (
	"cmp"
	"encoding/binary"
	"image"
	"image/color"
	"slices"
)

// A card's palette has 256 colours: a third of the bytes of all of them. Cards are flat
// surfaces with soft edges, so what is lost are steps within edges.
const (
	paletteColours = 256
	// groundColours are for what all cards have in common; a card's own get the rest.
	groundColours = 64
)

// ground is what all cards of a site have in common. It is never changed.
type ground struct {
	canvas  *image.RGBA
	colours []uint32
	indexes []uint8 // of each pixel
}

func newGround(canvas *image.RGBA) *ground {
	g := &ground{canvas: canvas, indexes: make([]uint8, len(canvas.Pix)/4)}
	all := runs(nil, canvas.Pix, make([]byte, len(canvas.Pix))) // no pixel of a card is transparent
	g.colours = frequent(all, nil, groundColours)
	paint(g.indexes, all, g.colours)
	return g
}

// reduce gives a sheet the card of its canvas, which was drawn on the ground.
func (g *ground) reduce(sheet *sheet) {
	sheet.runs = runs(sheet.runs[:0], sheet.canvas.Pix, g.canvas.Pix)
	colours := append(slices.Clone(g.colours), frequent(sheet.runs, g.colours, paletteColours-len(g.colours))...)
	sheet.card.Palette = make(color.Palette, len(colours))
	for i, c := range colours {
		sheet.card.Palette[i] = color.RGBA{uint8(c), uint8(c >> 8), uint8(c >> 16), 0xff}
	}
	copy(sheet.card.Pix, g.indexes)
	paint(sheet.card.Pix, sheet.runs, colours)
}

// run is a stretch of pixels of one colour.
type run struct {
	colour       uint32
	start, after int // pixels
}

// runs appends the pixels that differ from the ground's, row after row.
func runs(all []run, pixels, ground []byte) []run {
	for at := 0; at < len(pixels); {
		// Most of a card is the ground: two pixels at a time.
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
		all = append(all, run{colour, start / 4, at / 4})
	}
	return all
}

// frequent are the most frequent colours of the runs that are not known.
func frequent(all []run, known []uint32, most int) []uint32 {
	counts := map[uint32]int{}
	for _, r := range all {
		counts[r.colour] += r.after - r.start
	}
	for _, c := range known {
		delete(counts, c)
	}
	type count struct {
		colour uint32
		pixels int
	}
	found := make([]count, 0, len(counts))
	for colour, pixels := range counts {
		found = append(found, count{colour, pixels})
	}
	slices.SortFunc(found, func(a, b count) int {
		return cmp.Or(cmp.Compare(b.pixels, a.pixels), cmp.Compare(a.colour, b.colour))
	})
	colours := make([]uint32, min(most, len(found)))
	for i := range colours {
		colours[i] = found[i].colour
	}
	return colours
}

func paint(indexes []uint8, all []run, palette []uint32) {
	found := make(map[uint32]uint8, len(palette))
	for i, c := range palette {
		found[c] = uint8(i)
	}
	for _, r := range all {
		index, ok := found[r.colour]
		if !ok {
			index = nearest(palette, r.colour)
			found[r.colour] = index
		}
		for at := range indexes[r.start:r.after] {
			indexes[r.start+at] = index
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
