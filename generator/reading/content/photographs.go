package content

import (
	"context"
	"html"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/reading/markdown"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

func (l *loader) readPhotographs(ctx context.Context, files []string) {
	album, diags := photo.Look(ctx, files, l.Photos)
	l.tree.Photos, l.resolver.photos = album, album
	l.report(diags...)
	for _, photo := range album.Photos() {
		l.resolver.note(photo.File, []byte(photo.Key()))
	}
}

// smallestPhotograph is how many pixels the longer side has at least, or it is a blur.
const smallestPhotograph = 240

// reportUnshown warns of photographs that could not be shown, or are too small to be.
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

// Picture returns a picture of content/pictures.
func (r *resolver) Picture(name string) (picture markdown.Picture, suggestion string, ok bool) {
	if svg, ok := r.drawings[name]; ok {
		return markdown.Picture{File: path.Join(Root, picturesFolder, name+drawingExtension), Markup: func(alt string) string {
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
		m.reportNoDrawing(name, "picture", resolver.pictureNames())
	case picture.Problem != "":
		m.report(m.Errorf(diag.PictureFault, name.Pos, length, "%s", picture.Problem).WithHint("%s", picture.Hint))
	case needsAlt && strings.TrimSpace(into.Alt) == "":
		m.report(m.Errorf(diag.AltMissing, name.Pos, length, markdown.NoAlt).
			WithHint("Add a line below it that begins with “alt: ”, and say what the photograph shows."))
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
