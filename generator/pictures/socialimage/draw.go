package socialimage

import (
	"context"
	"encoding/binary"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/schema"
)

// Where things are on a card, in pixels.
const (
	margin      = 80
	titleWidth  = 530
	titleMiddle = 262
	titleLines  = 3
	titleLead   = 1.12 // of the size, from line to line
	kickerSize  = 29
	kickerGap   = 28
	pictureX    = 938 // the middle of the backdrop's moon
	pictureY    = 272
	nameSize    = 34
	nameY       = 596 // its baseline
)

// titleSizes are tried from the largest down, until a title fits.
var titleSizes = []float64{76, 66, 56, 48}

// The colours of the words, and of drawings in one colour.
const (
	ink     = "#2B2640"
	goldInk = "#8A5A14"
	drawn   = "#3A3356"
)

// colour returns an SVG, or a colour, in those of the site.
func (c *Cards) colour(svg string) string {
	var pairs []string
	for _, from := range slices.Sorted(maps.Keys(c.opts.Colours)) {
		pairs = append(pairs, from, c.opts.Colours[from])
	}
	return strings.NewReplacer(pairs...).Replace(svg)
}

// svg is a whole card as a drawing.
func (c *Cards) svg(ctx context.Context, j job) (string, error) {
	picture, err := c.place(ctx, j.picture, pictureX, pictureY, corner)
	if err != nil {
		return "", err
	}
	mark, err := c.place(ctx, c.mark, margin+markSize/2, nameY-nameSize/3, 0) // it has the corners that it is drawn with
	if err != nil {
		return "", err
	}
	left := margin
	if mark != "" {
		left += markSize + 16
	}
	name := pen{typeface: c.types.title, size: nameSize}
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d">%s%s%s%s%s</svg>`, Width, Height,
		c.backdrop, mark, c.set(&name, ink, name.clean(c.opts.Name), left, nameY), picture, c.words(j.Title, j.Kicker)), nil
}

func (c *Cards) set(p *pen, colour, text string, left, baseline int) string {
	return fmt.Sprintf(`<path fill="%s" d="%s"/>`, c.colour(colour), p.outline(text, left, baseline))
}

// words sets the kicker and the title as one block, around a fixed middle. Half a title would say
// something else than all of it.
func (c *Cards) words(title, kicker string) (svg string) {
	if !c.types.title.covers(title) {
		title = ""
	}
	lines, pen := c.sized(title)
	lead, ascent := int(pen.size*titleLead), int(pen.size*.8)
	baseline := titleMiddle - lead*len(lines)/2 + ascent
	if kicker != "" && c.types.text.covers(kicker) {
		baseline += (kickerSize + kickerGap) / 2
		small := newPen(c.types.text, kickerSize, .01)
		line, _ := small.wrap(small.clean(kicker), titleWidth, 1)
		svg = c.set(small, goldInk, strings.Join(line, ""), margin, baseline-ascent-kickerGap)
	}
	for i, line := range lines {
		svg += c.set(pen, ink, line, margin, baseline+i*lead)
	}
	return svg
}

// sized breaks a title into lines, in the largest size in which it fits.
func (c *Cards) sized(title string) (lines []string, pen *pen) {
	for _, size := range titleSizes {
		pen = newPen(c.types.title, size, -.012)
		text, whole := pen.clean(title), false
		lines, whole = pen.wrap(text, titleWidth, titleLines)
		if whole && strings.Join(lines, " ") == text { // else a word is broken
			break
		}
	}
	return lines, pen
}

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
			if data, err = pixels.Draw(ctx, svg, "png"); err != nil {
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

// ico is a PNG in the container that old browsers ask for: a header, and an entry of 16 bytes.
func ico(data []byte, size int) []byte {
	head := []byte{0, 0, 1, 0, 1, 0, byte(size), byte(size), 0, 0, 1, 0, 32, 0}
	head = binary.LittleEndian.AppendUint32(head, uint32(len(data)))
	return append(binary.LittleEndian.AppendUint32(head, 22), data...)
}
