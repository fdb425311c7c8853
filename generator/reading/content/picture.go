package content

import (
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"html"
	"io"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/svg"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

var drawn = cache.Func[string]{Name: "picture", Stored: true}

// drawingExtension is the extension of drawings; other files in content/pictures are photographs.
const drawingExtension = ".svg"

func fileOfDrawing(name string) string { return PicturesFolder + "/" + name + drawingExtension }

func (l *loader) readPictures(ctx context.Context, files []string) {
	var drawings, photographs []string
	for _, file := range files {
		if strings.EqualFold(path.Ext(file), drawingExtension) {
			drawings = append(drawings, file)
		} else {
			photographs = append(photographs, file)
		}
	}
	l.readDrawings(drawings)
	l.readPhotographs(ctx, photographs)
}

// readDrawings adds an unreadable drawing as an empty one, or its uses would be reported too.
func (l *loader) readDrawings(files []string) {
	for _, file := range files {
		data, problems := l.readText(file)
		if problems != nil {
			l.report(problems...)
			l.resolver.drawings[nameIn(file)] = ""
			continue
		}
		svg, diags := cache.Do(l.Cache, drawn, cache.KeyOf([]byte(file), data), func() (string, diag.List, bool) {
			svg, diags := inlinePicture(file, data)
			return svg, diags, true
		})
		l.resolver.note(fileOfDrawing(nameIn(file)), data)
		l.resolver.drawings[nameIn(file)] = svg
		l.report(diags...)
	}
}

// drawingElements are the elements that a drawing may contain: none runs code or loads a file.
var drawingElements = setOf(`svg g defs symbol use path rect circle ellipse line polyline polygon
	text tspan linearGradient radialGradient stop clipPath mask pattern marker switch
	filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood
	feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
	feOffset feTurbulence`)

// heavyDrawing is the size in bytes above which a drawing loads slowly on a phone.
const heavyDrawing = 100e3

// silentElements are left out: metadata of programs, and titles, which pages provide themselves.
var silentElements = setOf("metadata title desc")

func setOf(words string) map[string]bool {
	set := map[string]bool{}
	for _, word := range strings.Fields(words) {
		set[word] = true
	}
	return set
}

// inlinePicture returns a picture that any page can inline: it has no comments and no fixed
// size, and its ids begin with its name, because two pictures must not share gradients.
func inlinePicture(file string, data []byte) (string, diag.List) {
	p := &picture{file: file, text: diag.Normalise(data), prefix: nameIn(file) + "-"}
	p.decoder = xml.NewDecoder(strings.NewReader(p.text))
	for {
		p.at = int(p.decoder.InputOffset())
		token, err := p.decoder.RawToken()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			p.errorf("This picture is not well-formed SVG: %v.", err)
			break
		}
		p.token(token)
	}
	if len(p.diags) == 0 && (!p.seenRoot || len(p.open) > 0) {
		p.errorf("This picture is not a whole SVG drawing: it must be one <svg> element.")
	}
	if p.copies.TooMany() {
		p.errorf("This picture draws its parts more than %d times, which keeps a browser busy for good.", svg.MostCopies).Hint = "Save the drawing as plain SVG, without <use>."
	}
	if size := p.out.Len(); size > heavyDrawing {
		p.diags = append(p.diags, diag.Warnf("drawing-heavy", diag.Pos{File: file}, "This drawing has %d KB, and a phone loads each page that shows it slowly.", size/1000).
			WithHint("Save it with fewer points, or as a photograph (JPEG)."))
	}
	return p.out.String(), p.diags
}

// deepestDrawing is how deep the elements of a drawing may be nested, as in browsers.
const deepestDrawing = 500

type picture struct {
	file     string
	text     string
	prefix   string
	decoder  *xml.Decoder
	out      strings.Builder
	open     []string
	copies   svg.Copies
	at       int // where the token begins
	skipping int // the depth inside an element that is left out
	seenRoot bool
	diags    diag.List
}

func (p *picture) errorf(format string, args ...any) *diag.Diagnostic {
	p.diags = append(p.diags, diag.Errorf("drawing-fault", diag.Pos{File: p.file}, format, args...).Marking(p.text, p.at, p.at))
	return &p.diags[len(p.diags)-1]
}

func (p *picture) token(token xml.Token) {
	switch token := token.(type) {
	case xml.StartElement:
		p.start(token)
	case xml.EndElement:
		p.end(token)
	case xml.CharData:
		if text := string(token); p.skipping == 0 && strings.TrimSpace(text) != "" {
			markupEscape.WriteString(&p.out, text)
		}
	}
}

func (p *picture) start(element xml.StartElement) {
	name := element.Name.Local
	p.open = append(p.open, qualified(element.Name))
	p.copies.Start(element)
	switch {
	case p.skipping > 0 || element.Name.Space != "" || silentElements[name]:
		p.skipping++
		return
	case len(p.open) > deepestDrawing:
		p.errorf("A picture has at most %d elements in one another.", deepestDrawing)
		p.skipping++
		return
	case !drawingElements[name]:
		p.errorf("A picture cannot have <%s> in it.", name).Hint = "Pictures are drawings: no scripts, no styles, no embedded images or pages. Save the drawing as plain SVG, or in Illustrator with “Presentation Attributes”."
		p.skipping++
		return
	case name == "svg" && len(p.open) == 1:
		p.root(element)
		return
	case len(p.open) == 1:
		p.errorf("A picture begins with <svg>, not with <%s>.", name)
	}
	p.out.WriteString("<" + name)
	p.attributes(element.Attr)
	p.out.WriteByte('>')
}

// root writes the outermost element without a size, because the style sheet sets it.
func (p *picture) root(element xml.StartElement) {
	p.seenRoot = true
	p.out.WriteString(`<svg class="picture" aria-hidden="true"`)
	ours := setOf("class aria-hidden aria-label aria-labelledby role focusable width height id x y version")
	kept := slices.DeleteFunc(slices.Clone(element.Attr), func(a xml.Attr) bool { return ours[a.Name.Local] })
	if !slices.ContainsFunc(kept, func(a xml.Attr) bool { return a.Name.Local == "viewBox" }) {
		p.errorf("The <svg> element has no viewBox, so the picture cannot change its size.").Hint = `Add one, such as viewBox="0 0 400 300".`
	}
	p.attributes(kept)
	p.out.WriteByte('>')
}

func (p *picture) end(element xml.EndElement) {
	name := qualified(element.Name)
	if len(p.open) == 0 || p.open[len(p.open)-1] != name {
		p.errorf("</%s> closes nothing that is open here.", name)
		return
	}
	p.open = p.open[:len(p.open)-1]
	p.copies.End()
	if p.skipping > 0 {
		p.skipping--
		return
	}
	p.out.WriteString("</" + name + ">")
}

func (p *picture) attributes(attributes []xml.Attr) {
	for _, a := range p.withoutStyle(attributes) {
		name, value := a.Name.Local, a.Value
		isLink := name == "href"
		switch {
		case name == "xmlns" || a.Name.Space != "" && !isLink:
			continue // attributes of drawing programs
		case strings.HasPrefix(strings.ToLower(name), "on"):
			p.errorf("A picture cannot have the attribute %s: it would run a script.", name)
			continue
		case isLink && !strings.HasPrefix(value, "#"), mayRefer(value) && outside().MatchString(value):
			p.errorf("A picture cannot load anything from elsewhere: %s=%q.", name, value)
			continue
		}
		p.out.WriteString(" " + name + `="`)
		markupEscape.WriteString(&p.out, p.prefixed(name, value))
		p.out.WriteByte('"')
	}
}

var drawingProperties = setOf(`clip-path clip-rule color color-interpolation-filters cursor display dominant-baseline
	fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-style font-weight
	letter-spacing marker-end marker-mid marker-start mask opacity overflow paint-order pointer-events
	shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
	stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor visibility word-spacing`)

// usualValues are default values, which can be left out of a style.
var usualValues = setOf("none normal auto visible 0 1")

// withoutStyle turns the style attribute, which the Content-Security-Policy would disable, into
// other attributes. Drawing programs write styles for each line, even in plain SVG.
func (p *picture) withoutStyle(attributes []xml.Attr) []xml.Attr {
	isStyle := func(a xml.Attr) bool { return a.Name.Space == "" && a.Name.Local == "style" }
	at := slices.IndexFunc(attributes, isStyle)
	if at < 0 {
		return attributes
	}
	kept := slices.DeleteFunc(slices.Clone(attributes), isStyle)
	for _, declaration := range strings.Split(attributes[at].Value, ";") {
		name, value, _ := strings.Cut(declaration, ":")
		name, value = strings.TrimSpace(name), strings.TrimSpace(value)
		switch {
		case drawingProperties[name]: // it overrides an attribute of that name
			kept = slices.DeleteFunc(kept, func(a xml.Attr) bool { return a.Name.Space == "" && a.Name.Local == name })
			kept = append(kept, xml.Attr{Name: xml.Name{Local: name}, Value: value})
		case name != "" && !strings.HasPrefix(name, "-") && !usualValues[value]:
			p.errorf("A picture cannot have the style “%s”.", strings.TrimSpace(declaration)).Hint = "Remove it from the style."
		}
	}
	return kept
}

var (
	// A backslash may be an escape in the word url, which the pattern would otherwise miss.
	outside   = pattern.Of(`(?i)url\(\s*["']?\s*[^#"'\s]|\b(?:image|image-set|cross-fade|src|paint|element)\(|\\`)
	reference = pattern.Of(`(?i)url\(\s*["']?#([^"')]+?)["']?\s*\)`)
)

// mayRefer reports whether a value has one of the characters that a match needs. Most have none.
func mayRefer(value string) bool { return strings.ContainsAny(value, `(\`) }

func (p *picture) prefixed(name, value string) string {
	switch name {
	case "id":
		return p.prefix + value
	case "href":
		return "#" + p.prefix + strings.TrimPrefix(value, "#")
	}
	if !mayRefer(value) {
		return value
	}
	return reference().ReplaceAllString(value, "url(#"+p.prefix+"$1)")
}

func qualified(name xml.Name) string {
	if name.Space == "" {
		return name.Local
	}
	return fmt.Sprintf("%s:%s", name.Space, name.Local)
}

var markupEscape = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;")

func (l *loader) readPhotographs(ctx context.Context, files []string) {
	album, diags := photo.Look(ctx, files, l.Photos)
	l.tree.Photos, l.resolver.photos = album, album
	l.report(diags...)
	for _, photo := range album.Photos() {
		if photo.Fault == nil {
			l.resolver.note(photo.Address(), []byte(photo.Key()))
		}
	}
}

// smallestPhotograph is the minimum length of the longer side in pixels; below, pages show a blur.
const smallestPhotograph = 240

func (l *loader) reportUnshown() {
	for _, photo := range l.tree.Photos.Photos() {
		isTold := func(d diag.Diagnostic) bool { return photo.Fault != nil && d.Message == photo.Fault.Message }
		if photo.Fault != nil && !slices.ContainsFunc(l.diags, isTold) {
			l.report(diag.Warnf("photo-fault", diag.Pos{File: photo.File}, "%s", photo.Fault.Message).WithHint("%s", photo.Fault.Hint))
		}
		if photo.Fault == nil && photo.Width > 0 && max(photo.Width, photo.Height) < smallestPhotograph {
			l.report(diag.Warnf("photo-small", diag.Pos{File: photo.File}, "This photograph has only %d × %d pixels, so pages show a blur.", photo.Width, photo.Height).
				WithHint("Put the photograph itself here: this may be a preview of it."))
		}
	}
}

// Picture returns a picture in content/pictures.
func (r *resolver) Picture(name string) (picture markdown.Picture, suggestion string, ok bool) {
	if svg, ok := r.drawings[name]; ok {
		return markdown.Picture{File: fileOfDrawing(name), Markup: func(alt string) string {
			if alt == "" {
				return svg
			}
			return strings.Replace(svg, `aria-hidden="true"`, `role="img" aria-label="`+html.EscapeString(alt)+`"`, 1)
		}}, "", true
	}
	if photo := r.photos.Photo(name); photo != nil {
		if photo.Fault != nil {
			return markdown.Picture{Problem: photo.Fault.Message, Hint: photo.Fault.Hint}, "", true
		}
		return markdown.Picture{Markup: photo.Markup, Address: photo.Address()}, "", true
	}
	return markdown.Picture{}, diag.Suggest(name, r.pictureNames()), false
}

func (m *markup) picture(name yamldoc.Scalar, into *schema.Picture, resolver *resolver) {
	picture, _, ok := resolver.Picture(name.Text)
	length := len([]rune(name.Text))
	needsAlt := picture.Address != "" && !name.Field.Decorates
	switch {
	case !ok:
		m.reportNoDrawing(name, "picture", "Put the file into content/pictures, or write the name of one that is there.", resolver.pictureNames())
	case picture.Problem != "":
		m.report(m.Errorf(diag.PictureFault, name.Pos, length, "%s", picture.Problem).WithHint("%s", picture.Hint))
	case needsAlt && strings.TrimSpace(into.Alt) == "":
		m.report(m.Errorf(diag.AltMissing, name.Pos, length, markdown.NoAlt).
			WithHint("Write what it shows after “alt: ”, on a line of its own below."))
	default:
		into.Set(picture.Markup(into.Alt))
		m.links = append(m.links, markdown.Link{Href: picture.Address, Shows: picture.File, Pos: m.At(name.Path)})
	}
	if vague := markdown.VagueAlt(into.Alt); vague != "" {
		alt := m.At(strings.TrimSuffix(name.Path, yamldoc.LastKey(name.Path)) + "alt")
		problem := m.Errorf(diag.AltVague, alt, len([]rune(into.Alt)), "%s", vague).WithHint("Say what it shows, as you would on the telephone.")
		problem.Severity = diag.Warning
		m.report(problem)
	}
}
