package socialimage

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
	all := runs(src)
	counts := map[uint32]int{}
	for _, r := range all {
		counts[r.colour] += r.length
	}
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
	rest := dst.Pix
	for _, r := range all {
		i := index[r.colour]
		for at := range r.length {
			rest[at] = i
		}
		rest = rest[r.length:]
	}
	return dst
}

// run is a stretch of pixels of one colour.
type run struct {
	colour uint32
	length int
}

// runs are the pixels of a picture, row after row.
func runs(src *image.RGBA) []run {
	all := make([]run, 0, 1<<15)
	for rest := src.Pix; len(rest) > 0; {
		colour := binary.LittleEndian.Uint32(rest)
		// Most of a card is one colour for a long way: two pixels at a time.
		both, end := uint64(colour)<<32|uint64(colour), 4
		for end+8 <= len(rest) && binary.LittleEndian.Uint64(rest[end:]) == both {
			end += 8
		}
		for end < len(rest) && binary.LittleEndian.Uint32(rest[end:]) == colour {
			end += 4
		}
		all = append(all, run{colour, end / 4})
		rest = rest[end:]
	}
	return all
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
