package raster

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"image"
	_ "image/gif" // for Read
	_ "image/jpeg"
	_ "image/png"
	"io"
	"strings"

	"github.com/bep/imagemeta"
	_ "golang.org/x/image/webp"
)

// Format is an image file format, named by its usual extension: jpg.
type Format string

// The recognised formats.
const (
	JPEG Format = "jpg"
	PNG  Format = "png"
	WebP Format = "webp"
	AVIF Format = "avif"
	GIF  Format = "gif"
	HEIC Format = "heic"
	TIFF Format = "tif"
	BMP  Format = "bmp"
	SVG  Format = "svg"
	PDF  Format = "pdf"
)

// Info is the metadata of an image file.
type Info struct {
	Format Format
	// Width and Height are in pixels, after rotation as the file requests.
	Width, Height int
	// HasPlace is set if the file says where it was taken.
	HasPlace bool
	// HasCamera is set if the file names the camera or the date.
	HasCamera bool
}

// Errors of Read.
var (
	ErrUnknown = errors.New("not an image of a known format")
	errDamaged = errors.New("an image whose beginning is damaged")
)

// signatures are the first bytes of each format; a dot matches any byte.
var signatures = []struct {
	bytes  string
	format Format
}{
	{"\xFF\xD8\xFF", JPEG},
	{"\x89PNG\r\n\x1A\n", PNG},
	{"RIFF....WEBP", WebP},
	{"GIF8", GIF},
	{"....ftypavi", AVIF}, // avif, avis
	{"....ftyphe", HEIC},  // heic, heix, heim, hevc
	{"....ftypmif1", HEIC},
	{"....ftypmsf1", HEIC},
	{"II*\x00", TIFF},
	{"MM\x00*", TIFF},
	{"BM", BMP},
	{"%PDF", PDF},
	{"<svg", SVG},
	{"<?xml", SVG},
}

// StartsWith reports whether a file begins with a signature, in which a dot matches any byte.
func StartsWith(data []byte, signature string) bool {
	if len(data) < len(signature) {
		return false
	}
	for i := range signature {
		if signature[i] != '.' && signature[i] != data[i] {
			return false
		}
	}
	return true
}

// described are the formats that can have metadata.
var described = map[Format]imagemeta.ImageFormat{
	JPEG: imagemeta.JPEG, PNG: imagemeta.PNG, WebP: imagemeta.WebP, AVIF: imagemeta.AVIF, HEIC: imagemeta.HEIF, TIFF: imagemeta.TIFF,
}

// Read reads the metadata at the start of a file. A PDF has no size; the error may be ErrUnknown.
func Read(data []byte) (Info, error) {
	var info Info
	for _, signature := range signatures {
		if StartsWith(data, signature.bytes) {
			info.Format = signature.format
			break
		}
	}
	if info.Format == "" {
		return info, ErrUnknown
	}
	turned := info.describe(data)
	info.HasPlace = info.HasPlace || bytes.Contains(data, placeName)
	switch info.Format {
	case JPEG, PNG, GIF, WebP:
		config, _, err := image.DecodeConfig(bytes.NewReader(data))
		if err != nil {
			return info, errDamaged
		}
		info.Width, info.Height = config.Width, config.Height
	}
	if turned {
		info.Width, info.Height = info.Height, info.Width
	}
	return info, nil
}

// describe fills info from the metadata, and reports whether the image is rotated by a quarter turn.
func (info *Info) describe(data []byte) (turned bool) {
	format, ok := described[info.Format]
	if !ok {
		return false
	}
	note := func(tag imagemeta.TagInfo) error {
		switch name := strings.ToLower(tag.Tag); {
		case strings.HasPrefix(name, "gps") && name != "gpsversionid" && name != "gpsinfoifd":
			info.HasPlace = true
		case name == "make", name == "model", strings.HasPrefix(name, "datetime"), strings.Contains(name, "serialnumber"):
			info.HasCamera = true
		case name == "orientation" && tag.Source == imagemeta.EXIF && tag.Namespace == "IFD0":
			n, isNumber := tag.Value.(uint16)
			turned = isNumber && n >= 5 && n <= 8
		}
		return nil
	}
	decode := func(data []byte, format imagemeta.ImageFormat) imagemeta.ImageConfig {
		result, _ := imagemeta.Decode(imagemeta.Options{ // tags read before an error count
			R: bytes.NewReader(data), ImageFormat: format,
			Sources:         imagemeta.EXIF | imagemeta.XMP | imagemeta.IPTC | imagemeta.CONFIG,
			ShouldHandleTag: func(imagemeta.TagInfo) bool { return true },
			HandleTag:       note,
		})
		return result.ImageConfig
	}
	size := decode(data, format)
	info.Width, info.Height = size.Width, size.Height
	seen := turned // by browsers, which ignore the metadata read below
	switch info.Format {
	case WebP:
		decode(exifOf(data), imagemeta.TIFF)
		seen = turned
	case PNG:
		for _, profile := range profilesOf(data) {
			info.HasPlace = info.HasPlace || bytes.Contains(profile, placeName)
			decode(profile, imagemeta.TIFF)
		}
	}
	return seen
}

// placeName is the XMP name of the place, in any format.
var placeName = []byte("GPSLatitude")

// mostProfile limits how many bytes of a compressed profile are read.
const mostProfile = 10 << 20

// profilesOf returns the metadata that GIMP, ImageMagick and others store in a PNG file as text:
// hexadecimal digits after the kind and length. imagemeta does not read it.
func profilesOf(png []byte) (profiles [][]byte) {
	for rest := png[8:]; len(rest) > 8; {
		kind, size := string(rest[4:8]), uint64(binary.BigEndian.Uint32(rest))
		name, text, _ := bytes.Cut(rest[8:][:min(size, uint64(len(rest)-8))], []byte{0})
		rest = rest[min(size+12, uint64(len(rest))):]
		if !bytes.HasPrefix(name, []byte("Raw profile type ")) {
			continue
		}
		if kind == "zTXt" && len(text) > 0 { // after the compression method
			if inflated, err := zlib.NewReader(bytes.NewReader(text[1:])); err == nil {
				text, _ = io.ReadAll(io.LimitReader(inflated, mostProfile))
			}
		}
		if words := bytes.Fields(text); len(words) > 2 {
			profile, _ := hex.DecodeString(string(bytes.Join(words[2:], nil)))
			profiles = append(profiles, bytes.TrimPrefix(profile, []byte("Exif\x00\x00")))
		}
	}
	return profiles
}

// exifOf returns the EXIF data of a WebP file without the prefix that many programs copy from JPEG
// files: imagemeta does not read data with that prefix.
func exifOf(webp []byte) []byte {
	for rest := webp[12:]; len(rest) > 8; {
		kind, size := string(rest[:4]), uint64(binary.LittleEndian.Uint32(rest[4:]))
		rest = rest[8:]
		if kind == "EXIF" {
			return bytes.TrimPrefix(rest[:min(size, uint64(len(rest)))], []byte("Exif\x00\x00"))
		}
		rest = rest[min(size+size%2, uint64(len(rest))):]
	}
	return nil
}
