package assets

import (
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/raster"
)

// isRaster says whether a file's ending is that of an image of pixels.
func isRaster(name string) bool {
	return slices.Contains([]string{".jpg", ".jpeg", ".png", ".webp", ".avif", ".gif"}, strings.ToLower(path.Ext(name)))
}

// checkPrivacy reports an image that says where it was taken, which may be somebody's
// bedroom, and warns of one that says with what and when: public files are published as
// they are.
func checkPrivacy(name string, data []byte) diag.List {
	if !isRaster(name) {
		return nil
	}
	const move = "Move it to content/pictures/ and show it from there: what it says of itself is removed then. Or export it without its location."
	info, _ := raster.Read(data) // what is no image tells nothing
	switch at := (diag.Pos{File: name}); {
	case info.HasPlace:
		return diag.List{diag.Errorf(at, "this image holds the place where it was taken, and everybody could read it").WithHint(move)}
	case info.HasCamera:
		return diag.List{diag.Warnf(at, "this image says with which camera or when it was taken, and everybody can read it").WithHint(move)}
	}
	return nil
}
