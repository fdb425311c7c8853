// Package phone makes photographs as phones do: rotated, and with the place and camera in their
// metadata. Tests use them to check that none of it is published.
package phone

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/jpeg"
)

// The colours of the two halves of a photograph, seen upright.
var (
	Top    = color.RGBA{200, 60, 40, 255}
	Bottom = color.RGBA{40, 80, 190, 255}
)

// JPEG returns a photograph taken with the phone held upright: its pixels, width by height, are
// stored sideways, and its orientation asks for a quarter turn. One tag names the camera, another
// the place.
func JPEG(width, height int) []byte {
	pixels := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			half := Top // the left half is seen at the top
			if x >= width/2 {
				half = Bottom
			}
			// Some texture, so that it is not a plain colour.
			half.G += uint8((x*7 ^ y*13) % 24)
			pixels.SetRGBA(x, y, half)
		}
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, pixels, &jpeg.Options{Quality: 90}); err != nil {
		panic(err) // memory does not fail
	}
	data := b.Bytes()
	described := append([]byte{}, data[:2]...)
	described = append(described, exif()...)
	return append(described, data[2:]...)
}

// exif returns the segment that a camera adds: its make, the orientation, and the place.
func exif() []byte {
	const (
		directory = 8                    // offset of the first directory
		entries   = 3                    // number of its entries
		place     = 8 + 2 + 12*3 + 4     // offset of the GPS directory
		maker     = place + 2 + 12*2 + 4 // offset of the values
	)
	var b bytes.Buffer
	put := func(values ...any) {
		for _, value := range values {
			if err := binary.Write(&b, binary.BigEndian, value); err != nil {
				panic(err)
			}
		}
	}
	put([]byte("MM"), uint16(42), uint32(directory))
	put(uint16(entries))
	put(uint16(0x010F), uint16(2), uint32(8), uint32(maker))        // Make
	put(uint16(0x0112), uint16(3), uint32(1), uint16(6), uint16(0)) // Orientation: turn right
	put(uint16(0x8825), uint16(4), uint32(1), uint32(place))        // GPS
	put(uint32(0))
	put(uint16(2))
	put(uint16(1), uint16(2), uint32(2), [4]byte{'N'})    // GPSLatitudeRef
	put(uint16(2), uint16(5), uint32(3), uint32(maker+8)) // GPSLatitude
	put(uint32(0))
	put([]byte("Phone 3\x00"), uint32(53), uint32(1), uint32(11), uint32(1), uint32(24), uint32(1))
	segment := append([]byte("Exif\x00\x00"), b.Bytes()...)
	head := binary.BigEndian.AppendUint16([]byte{0xFF, 0xE1}, uint16(len(segment)+2))
	return append(head, segment...)
}
