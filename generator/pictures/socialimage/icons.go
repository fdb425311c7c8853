package socialimage

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"image/png"
	"path"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/raster"
	"nightlight/generator/schema"
)

// icons are the icons of browsers and phones: how large they are in pixels, which share of
// that the mark has, and the radius of the corners where the ground is 48 wide. Phones cut
// corners themselves, and of the maskable icon a circle of four fifths.
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

// Icons draws a site's icons by address: its mark, in the second colour, on a ground of the
// first. There are none of a photograph.
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

// ico is a PNG in the container that old browsers ask for: a header, and an entry of 16 bytes.
func ico(data []byte, size int) []byte {
	head := []byte{0, 0, 1, 0, 1, 0, byte(size), byte(size), 0, 0, 1, 0, 32, 0}
	head = binary.LittleEndian.AppendUint32(head, uint32(len(data)))
	return append(binary.LittleEndian.AppendUint32(head, 22), data...)
}
