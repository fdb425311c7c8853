package socialimage

import (
	"cmp"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/text/unicode/norm"

	"nightlight/generator/schema"
)

type typefaces struct{ title, text typeface }

// typeface are its files: letters that one lacks are in the next.
type typeface []*sfnt.Font

// filesOf are the files of a typeface, which usually is another one.
func filesOf(t schema.Typeface, usual string) (files []string) {
	if t.File != "" {
		files = append(files, t.File)
	}
	name := looks + strings.ToLower(cmp.Or(t.Name, usual))
	return append(files, name+"-latin.ttf", name+"-latin-ext.ttf")
}

// file says which of the files has a letter, or -1.
func (t typeface) file(buffer *sfnt.Buffer, r rune) int {
	for i, f := range t {
		if index, err := f.GlyphIndex(buffer, r); err == nil && index != 0 {
			return i
		}
	}
	return -1
}

// covers says whether all letters of a text can be set. Emoji are not counted.
func (t typeface) covers(text string) bool {
	var buffer sfnt.Buffer
	for _, r := range norm.NFC.String(text) {
		if (unicode.IsLetter(r) || unicode.IsNumber(r)) && t.file(&buffer, r) < 0 {
			return false
		}
	}
	return true
}

// pen sets text in one typeface and size. It is for one goroutine.
type pen struct {
	typeface typeface
	buffer   sfnt.Buffer
	size     float64 // in pixels
	tracking fixed.Int26_6
}

// newPen makes a pen whose letters are apart by a share of their size.
func newPen(t typeface, size, tracking float64) *pen {
	return &pen{typeface: t, size: size, tracking: fixed.Int26_6(size * tracking * 64)}
}

// each visits the letters of a text with their places, and returns its width.
func (p *pen) each(text string, visit func(of *sfnt.Font, letter sfnt.GlyphIndex, x fixed.Int26_6)) (x fixed.Int26_6) {
	size, before, beforeFile := fixed.Int26_6(p.size*64), sfnt.GlyphIndex(0), -1
	for _, r := range text {
		file := p.typeface.file(&p.buffer, r)
		if file < 0 {
			continue
		}
		of := p.typeface[file]
		letter, _ := of.GlyphIndex(&p.buffer, r) // a typeface without kerning has none
		if file == beforeFile {
			kern, _ := of.Kern(&p.buffer, before, letter, size, font.HintingNone)
			x += kern
		}
		visit(of, letter, x)
		advance, _ := of.GlyphAdvance(&p.buffer, letter, size, font.HintingNone)
		x += advance + p.tracking
		before, beforeFile = letter, file
	}
	return x
}

func (p *pen) width(text string) int {
	return p.each(text, func(*sfnt.Font, sfnt.GlyphIndex, fixed.Int26_6) {}).Ceil()
}

// outline is a text as the path of an SVG.
func (p *pen) outline(text string, left, baseline int) string {
	var d strings.Builder
	p.each(text, func(of *sfnt.Font, letter sfnt.GlyphIndex, x fixed.Int26_6) {
		segments, _ := of.LoadGlyph(&p.buffer, letter, fixed.Int26_6(p.size*64), nil) // an emoji has none
		for _, s := range segments {
			d.WriteByte("MLQC"[s.Op])
			for _, at := range s.Args[:max(1, s.Op)] {
				fmt.Fprintf(&d, "%.2f %.2f ", float64(at.X+x)/64+float64(left), float64(at.Y)/64+float64(baseline))
			}
		}
	})
	return d.String()
}

// clean makes a title ready to be set: nothing that the typeface lacks.
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

// wrap breaks a text into even lines no wider than width, and says whether all of it fits.
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

// fill puts as many words as it can on each line, and breaks those that are wider.
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

// head is as much of a word as fits, one letter at least.
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
