package cards

import (
	"cmp"
	"encoding/binary"
	"image"
	"image/color"
	"maps"
	"slices"
)

// paletted reduces a picture to its 256 most frequent colours: a third of the bytes.
// Cards are flat surfaces with soft edges, so what is lost are steps within edges.
func paletted(src *image.RGBA) *image.Paletted {
	counts := map[uint32]int{}
	eachRun(src, func(c uint32, _, length int) { counts[c] += length })
	colours := slices.SortedFunc(maps.Keys(counts), func(a, b uint32) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(a, b))
	})
	kept := colours[:min(256, len(colours))]
	palette := make(color.Palette, len(kept))
	index := make(map[uint32]uint8, len(colours))
	for i, c := range kept {
		palette[i] = color.RGBA{uint8(c), uint8(c >> 8), uint8(c >> 16), 0xff}
		index[c] = uint8(i)
	}
	for _, c := range colours[len(kept):] {
		index[c] = nearest(kept, c)
	}
	dst := image.NewPaletted(src.Bounds(), palette)
	eachRun(src, func(c uint32, start, length int) {
		i := index[c]
		for at := start; at < start+length; at++ {
			dst.Pix[at] = i
		}
	})
	return dst
}

// eachRun visits the stretches of one colour, row after row.
func eachRun(src *image.RGBA, visit func(c uint32, start, length int)) {
	start, colour := 0, binary.LittleEndian.Uint32(src.Pix)
	for i := 4; i < len(src.Pix); i += 4 {
		// Most of a card is one colour for a long way: two pixels at a time.
		for both := uint64(colour)<<32 | uint64(colour); i+8 <= len(src.Pix) && binary.LittleEndian.Uint64(src.Pix[i:]) == both; {
			i += 8
		}
		if i == len(src.Pix) {
			break
		}
		if c := binary.LittleEndian.Uint32(src.Pix[i:]); c != colour {
			visit(colour, start, i/4-start)
			start, colour = i/4, c
		}
	}
	visit(colour, start, len(src.Pix)/4-start)
}

// nearest is the index of the colour that differs least.
func nearest(palette []uint32, c uint32) uint8 {
	best, least := 0, 1<<30
	for i, p := range palette {
		d := 0
		for shift := 0; shift < 24; shift += 8 {
			step := int(p>>shift&0xff) - int(c>>shift&0xff)
			d += step * step
		}
		if d < least {
			best, least = i, d
		}
	}
	return uint8(best)
}
