package content

import (
	"context"
	"html"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// readPhotographs looks at photographs.
func (l *loader) readPhotographs(ctx context.Context, files []string) {
	album, diags := photo.Look(ctx, files, l.Photos)
	l.tree.Photos, l.resolver.photos = album, album
	l.report(diags...)
	for _, photo := range album.Photos() {
		l.resolver.note(photo.File, []byte(photo.Key()))
	}
}

// smallestPhotograph is how many pixels the longer side of a photograph has at least: fewer are
// the preview of one, and shown as a blur.
const smallestPhotograph = 240

// reportUnshown warns of photographs that could not be shown, where no page was told so, and
// of those that are too small to be.
func (l *loader) reportUnshown() {
	for _, photo := range l.tree.Photos.Photos() {
		isTold := func(d diag.Diagnostic) bool { return photo.Fault != nil && d.Message == photo.Fault.Message }
		if photo.Fault != nil && !slices.ContainsFunc(l.diags, isTold) {
			l.report(diag.Warnf(diag.Pos{File: photo.File}, "%s", photo.Fault.Message).WithHint("%s", photo.Fault.Hint))
		}
		if photo.Fault == nil && photo.Width > 0 && max(photo.Width, photo.Height) < smallestPhotograph {
			l.report(diag.Warnf(diag.Pos{File: photo.File}, "This photograph has only %d × %d pixels, so pages show a blur.", photo.Width, photo.Height).
				WithHint("Put the photograph itself here: this may be a preview of it."))
		}
	}
}

// Picture returns a picture of content/pictures.
func (r *resolver) Picture(name string) (picture markdown.Picture, suggestion string, ok bool) {
	if svg, ok := r.drawings[name]; ok {
		return markdown.Picture{Markup: func(alt string) string {
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

// picture fills in a picture whose description is known.
func (m *markup) picture(name yamldoc.Scalar, into *schema.Picture, resolver *resolver) {
	picture, _, ok := resolver.Picture(name.Text)
	length := len([]rune(name.Text))
	needsAlt := picture.Address != "" && !decorationKeys[yamldoc.LastKey(name.Path)]
	switch {
	case !ok:
		m.reportNoDrawing(name, "picture", resolver.pictureNames())
	case picture.Problem != "":
		m.report(m.Errorf(name.Pos, length, "%s", picture.Problem).WithHint("%s", picture.Hint))
	case needsAlt && strings.TrimSpace(into.Alt) == "":
		m.report(m.Errorf(name.Pos, length, "%s", markdown.AltProblem(into.Alt)).
			WithHint("Add a line below it that begins with “alt: ”, and say what the photograph shows."))
	case into.Alt != "" && markdown.AltProblem(into.Alt) != "":
		alt := m.At(strings.TrimSuffix(name.Path, yamldoc.LastKey(name.Path)) + "alt")
		m.report(m.Errorf(alt, len([]rune(into.Alt)), "%s", markdown.AltProblem(into.Alt)).
			WithHint("Say what it shows, as you would on the telephone."))
	default:
		into.Set(picture.Markup(into.Alt))
		if picture.Address != "" {
			m.links = append(m.links, markdown.Link{Href: picture.Address, Pos: m.At(name.Path)})
		}
	}
}
