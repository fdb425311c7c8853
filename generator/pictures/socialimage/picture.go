package socialimage

import (
	"context"
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"

	"nightlight/generator/base/pattern"
	"nightlight/generator/schema"
)

const (
	backdropFile  = "backdrop.svg"
	pictureWidth  = 480
	pictureHeight = 430
	markSize      = 60
	corner        = 28 // the radius of a picture's corners
)

// artwork is a drawing, or a photograph that fills a box.
type artwork struct {
	inner         string // of a drawing, behind its "<svg "
	photo         string // its file
	width, height int
	// key changes with what is shown; empty where there is nothing.
	key string
}

// artwork returns what a picture shows, as large as fits into a box.
func (c *Cards) artwork(picture schema.Picture, boxWidth, boxHeight int) artwork {
	if photo := c.opts.Photos.Photo(picture.Source); photo != nil && photo.Fault == nil {
		return artwork{photo: photo.File, width: boxWidth, height: boxHeight, key: photo.Key()}
	}
	inner := byDay(picture.Markup)
	width, height := fit(picture.Markup, float64(boxWidth), float64(boxHeight))
	return artwork{inner: inner, width: width, height: height, key: inner}
}

var (
	// A colour that a theme may change; its fallback is the colour by day.
	variable = pattern.Of(`var\(\s*--[\w-]+\s*(?:,\s*([^()]*))?\)`)
	viewBox  = pattern.Of(`viewBox="\s*\S+?[\s,]+\S+?[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"`)
)

// byDay is an inline picture in the colours of the day, without its first "<svg "; "" for a photograph.
func byDay(markup string) string {
	inner, ok := strings.CutPrefix(markup, "<svg ")
	if !ok {
		return ""
	}
	return variable().ReplaceAllStringFunc(inner, func(use string) string {
		if fallback := strings.TrimSpace(variable().FindStringSubmatch(use)[1]); fallback != "" {
			return fallback
		}
		return "currentColor"
	})
}

func fit(markup string, boxWidth, boxHeight float64) (width, height int) {
	if m := viewBox().FindStringSubmatch(markup); m != nil {
		w, _ := strconv.ParseFloat(m[1], 64)
		h, _ := strconv.ParseFloat(m[2], 64)
		if w > 0 && h > 0 {
			scale := min(boxWidth/w, boxHeight/h)
			boxWidth, boxHeight = w*scale, h*scale
		}
	}
	return max(1, int(boxWidth+.5)), max(1, int(boxHeight+.5))
}

// place returns an artwork around a point of a card, with rounded corners.
func (c *Cards) place(ctx context.Context, a artwork, x, y, radius int) (string, error) {
	if a.key == "" {
		return "", nil
	}
	size := fmt.Sprintf(`width="%d" height="%d"`, a.width, a.height)
	shown := `<svg ` + size + ` ` + a.inner
	if a.photo != "" {
		data, err := c.opts.Rasteriser.Fill(ctx, a.photo, a.width, a.height)
		if err != nil {
			return "", err
		}
		shown = `<image ` + size + ` href="data:image/png;base64,` + base64.StdEncoding.EncodeToString(data) + `"/>`
	}
	return fmt.Sprintf(`<clipPath id="frame-%d"><rect %s rx="%[1]d"/></clipPath><g transform="translate(%[3]d %[4]d)" color="%[5]s" clip-path="url(#frame-%[1]d)">%[6]s</g>`,
		radius, size, x-a.width/2, y-a.height/2, c.colour(drawn), shown), nil
}
