package photo

import (
	"html"
	"strconv"
	"strings"
)

// textSizes is how wide a photograph is in a text, as the attribute sizes says it. The
// renderer writes another where a component shows it elsewhere.
const textSizes = "(min-width: 45rem) 42rem, 92vw"

// Markup returns the photograph with its description: a picture element over a tiny
// picture of the same, which is there at once. A transparent one has none, as it would
// shine through.
func (p *Photo) Markup(alt string) string {
	var b strings.Builder
	b.WriteString(`<span class="photo">`)
	if !p.HasAlpha {
		b.WriteString(`<img src="data:image/webp;base64,` + p.Placeholder + `" alt="" aria-hidden="true">`)
	}
	b.WriteString(p.files() + ` width="` + strconv.Itoa(p.Width) + `" height="` + strconv.Itoa(p.Height) + `" alt="` + html.EscapeString(alt) + `"` +
		` loading="lazy" decoding="async"></picture></span>`)
	return b.String()
}

// files begins the picture element, and names all files of the photograph.
func (p *Photo) files() string {
	var b strings.Builder
	b.WriteString(`<picture>`)
	made := p.formats()
	for _, f := range made[:len(made)-1] {
		b.WriteString(`<source type="` + f.mime + `" srcset="` + p.srcset(f) + `" sizes="` + textSizes + `">`)
	}
	last := made[len(made)-1]
	b.WriteString(`<img src="` + p.address(p.fallback(), last) + `" srcset="` + p.srcset(last) + `" sizes="` + textSizes + `"`)
	return b.String()
}

func (p *Photo) srcset(f format) string {
	var candidates []string
	for _, width := range p.widths() {
		candidates = append(candidates, p.address(width, f)+" "+strconv.Itoa(width)+"w")
	}
	return strings.Join(candidates, ", ")
}
