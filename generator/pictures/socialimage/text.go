package socialimage

import (
	"cmp"
	"image"
	"image/draw"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/text/unicode/norm"

	"nightlight/generator/schema"
)

type typefaces struct{ title, text typeface }

// typeface is a list of font files: each supplies the glyphs that the previous ones lack.
type typeface []*sfnt.Font

func filesOf(t schema.Typeface, usual string) (files []string) {
	if t.File != "" {
		files = append(files, t.File)
	}
	name := looks + strings.ToLower(cmp.Or(t.Name, usual))
	return append(files, name+"-latin.ttf", name+"-latin-ext.ttf")
}

// file returns the index of the first file with a glyph for r, or -1.
func (t typeface) file(buffer *sfnt.Buffer, r rune) int {
	for i, f := range t {
		if index, err := f.GlyphIndex(buffer, r); err == nil && index != 0 {
			return i
		}
	}
	return -1
}

// covers reports whether the typeface has all letters and digits of a text. Emoji are ignored.
func (t typeface) covers(text string) bool {
	var buffer sfnt.Buffer
	for _, r := range norm.NFC.String(text) {
		if (unicode.IsLetter(r) || unicode.IsNumber(r)) && t.file(&buffer, r) < 0 {
			return false
		}
	}
	return true
}

// pen sets text in one typeface and size. It is not safe for concurrent use.
type pen struct {
	typeface typeface
	buffer   sfnt.Buffer
	faces    []font.Face
	size     float64
	tracking fixed.Int26_6
}

// newPen makes a pen; size is in pixels, tracking a fraction of it.
func newPen(t typeface, size, tracking float64) (*pen, error) {
	p := &pen{typeface: t, size: size, tracking: fixed.Int26_6(size * tracking * 64)}
	for _, f := range t {
		face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingNone})
		if err != nil {
			return nil, err
		}
		p.faces = append(p.faces, face)
	}
	return p, nil
}

// each calls visit for the letters of a text with their positions, and returns the text's width.
func (p *pen) each(text string, visit func(font.Face, rune, fixed.Int26_6)) (x fixed.Int26_6) {
	before, beforeFile := rune(-1), -1
	for _, r := range text {
		file := p.typeface.file(&p.buffer, r)
		if file < 0 {
			continue
		}
		face := p.faces[file]
		if file == beforeFile {
			x += face.Kern(before, r)
		}
		visit(face, r, x)
		advance, _ := face.GlyphAdvance(r)
		x += advance + p.tracking
		before, beforeFile = r, file
	}
	return x
}

func (p *pen) width(text string) int {
	return p.each(text, func(font.Face, rune, fixed.Int26_6) {}).Ceil()
}

func (p *pen) set(dst draw.Image, ink image.Image, text string, left, baseline int) {
	p.each(text, func(face font.Face, r rune, x fixed.Int26_6) {
		dot := fixed.Point26_6{X: fixed.I(left) + x, Y: fixed.I(baseline)}
		if place, mask, at, _, ok := face.Glyph(dot, r); ok {
			draw.DrawMask(dst, place, ink, image.Point{}, mask, at, draw.Over)
		}
	})
}

// clean normalises a title and removes what the typeface lacks.
func (p *pen) clean(text string) string {
	kept := strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return ' '
		}
		if p.typeface.file(&p.buffer, r) < 0 {
			return -1
		}
		return r
	}, norm.NFC.String(text))
	return strings.Join(strings.Fields(kept), " ")
}

const ellipsis = "…"

// wrap breaks a text into at most most even lines of a width, and reports whether all of it fits.
func (p *pen) wrap(text string, width, most int) (lines []string, whole bool) {
	lines = p.fill(text, width)
	if len(lines) > most {
		return append(lines[:most-1:most-1], p.cut(strings.Join(lines[most-1:], " "), width)), false
	}
	for narrower := width; narrower > width/2; narrower -= 8 {
		even := p.fill(text, narrower)
		if len(even) > len(lines) || strings.Join(even, " ") != strings.Join(lines, " ") {
			break
		}
		lines = even
	}
	return lines, true
}

// fill puts as many words as fit on each line, and breaks words that are wider than a line.
func (p *pen) fill(text string, width int) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if joined := strings.TrimSpace(line + " " + word); p.width(joined) <= width {
			line = joined
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for p.width(word) > width {
			head := p.head(word, width)
			lines = append(lines, head)
			word = word[len(head):]
		}
		line = word
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// head returns the longest part of a word that fits, at least one letter.
func (p *pen) head(word string, width int) string {
	end := 0
	for i, r := range word {
		next := i + len(string(r))
		if end > 0 && p.width(word[:next]) > width {
			break
		}
		end = next
	}
	return word[:end]
}

// cut shortens a text to one line that ends in an ellipsis.
func (p *pen) cut(text string, width int) string {
	for text != "" && p.width(text+ellipsis) > width {
		end := strings.LastIndexByte(text, ' ')
		if end < 0 {
			_, size := utf8.DecodeLastRuneInString(text)
			end = len(text) - size
		}
		text = strings.TrimRight(text[:end], " ,;:–-")
	}
	return text + ellipsis
}
