package cards

import (
	"cmp"
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
	at := func(i int) uint32 {
		p := src.Pix[4*i : 4*i+3 : 4*i+3]
		return uint32(p[0]) | uint32(p[1])<<8 | uint32(p[2])<<16
	}
	start, total := 0, len(src.Pix)/4
	for i := 1; i <= total; i++ {
		if i == total || at(i) != at(start) {
			visit(at(start), start, i-start)
			start = i
		}
	}
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
