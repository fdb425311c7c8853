package photo

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/raster"
)

// Limits of a photograph, so that it cannot fill a computer's memory: phones make up to 200
// megapixels, and WebP allows no longer side.
const (
	maxBytes = 60 << 20
	maxSide  = 16_383
)

// facts are the properties of a photograph that can be shown.
type facts = raster.Facts

// inspected is the result of inspecting a photograph.
type inspected struct {
	Facts facts
	Fault *Fault
}

// Inspected is the name under which the cache stores these results.
const Inspected = "photo"

var inspectedAs = cache.Func[inspected]{Name: Inspected, Stored: true}

// inspect returns diagnostics only for problems outside the photograph, such as a missing sharp.
func (a *Album) inspect(ctx context.Context, file string) (*Photo, diag.List) {
	p := &Photo{Name: path.Base(file), File: file}
	info, err := fs.Stat(a.opts.FS, file)
	if err != nil {
		return p, diag.List{diag.FromError(err, "reading "+file)}
	}
	if p.Fault = faultOfSize(file, info); p.Fault != nil {
		return p, nil
	}
	hash, diags := a.hash(file)
	if diags.HasErrors() {
		return p, diags
	}
	p.key = a.keyOf(hash)
	seen, diags := cache.Do(a.opts.Cache, inspectedAs, cache.KeyOf([]byte(file), []byte(p.key)), func() (inspected, diag.List, bool) {
		seen, diags, stopped := a.look(ctx, file)
		return seen, diags, stopped == nil && a.isUnchanged(p) // it may succeed next time
	})
	p.facts, p.Fault = seen.Facts, seen.Fault
	return p, diags
}

func (a *Album) hash(file string) (cache.Key, diag.List) {
	key, _, diags := cache.KeyOfFile(a.opts.Cache, a.opts.FS, file, func() ([]byte, diag.List) {
		data, err := fs.ReadFile(a.opts.FS, file)
		if err != nil {
			return nil, diag.List{diag.FromError(err, "reading "+file)}
		}
		return data, nil
	})
	return key, diags
}

// isUnchanged reports whether the file, which sharp reads itself, still matches the photo's key.
func (a *Album) isUnchanged(p *Photo) bool {
	hash, diags := a.hash(p.File)
	return !diags.HasErrors() && a.keyOf(hash) == p.key
}

func faultOfSize(file string, info fs.FileInfo) *Fault {
	switch {
	case !info.Mode().IsRegular():
		return &Fault{file + " is not a file.", "Remove it, or put a photograph in its place."}
	case info.Size() == 0:
		return &Fault{file + " is empty.", "Copy the photograph once more: it did not arrive."}
	case info.Size() > maxBytes:
		return &Fault{fmt.Sprintf("%s has %d MB, and %d are the most.", file, info.Size()>>20, maxBytes>>20), "Save it as a JPEG, which takes fewer."}
	}
	return nil
}

// look inspects a photograph. It checks the header first, so that nothing of absurd size is
// decoded. stopped is the reason if the program that reads it has failed.
func (a *Album) look(ctx context.Context, file string) (seen inspected, diags diag.List, stopped error) {
	data, err := fs.ReadFile(a.opts.FS, file)
	if err != nil {
		return seen, diag.List{diag.FromError(err, "reading "+file)}, nil
	}
	if fault := faultOf(file, data); fault != nil {
		return inspected{Fault: fault}, nil, nil
	}
	seen.Facts, err = a.opts.Rasteriser.Inspect(ctx, file)
	var unreadable *raster.UnreadableError
	var absent *raster.AbsentError
	switch {
	case errors.As(err, &unreadable):
		reason, _, _ := strings.Cut(unreadable.Error(), "\n")
		seen.Fault = &Fault{file + " is damaged: " + strings.TrimSuffix(reason, ".") + ".", "Copy the photograph once more, or open it and save it anew as a JPEG."}
	case errors.As(err, &absent):
		return seen, diag.List{notLoaded(absent)}, err
	case ctx.Err() != nil:
		diags = diag.List{diag.FromError(ctx.Err(), "reading "+file)}
	case err != nil:
		stopped = err
		seen.Fault = &Fault{fmt.Sprintf("%s could not be read: %v.", file, err), "npm ci repairs the program that reads it; another photograph in its place may do."}
	case seen.Facts.Pages > 1:
		seen.Fault = &Fault{file + " is an animation.", "Save one picture of it as a JPEG: what moves at night keeps readers from reading."}
	}
	return seen, diags, stopped
}

// notLoaded returns the diagnostic of a missing sharp, the same for every photograph.
func notLoaded(err error) diag.Diagnostic {
	return diag.Errorf("sharp-missing", diag.Pos{File: raster.Package}, "The program that reads photographs, sharp, cannot be loaded: %s.", strings.TrimSuffix(err.Error(), ".")).
		WithHint("Install the npm packages again: npm ci.")
}

// shown contains the formats that can be shown, with their file extensions.
var shown = map[raster.Format][]string{
	raster.JPEG: {".jpg", ".jpeg"}, raster.PNG: {".png"}, raster.WebP: {".webp"}, raster.AVIF: {".avif"},
}

// instead contains the faults of formats that cannot be shown.
var instead = map[raster.Format]Fault{
	raster.HEIC: {"is in Apple's format HEIC, which most browsers cannot show", "Open it in Photos or Preview and export it as a JPEG. For photographs to come: Settings, Camera, Formats, Most Compatible."},
	raster.GIF:  {"is a GIF, which is no format for photographs", "Save it as a JPEG or, where it is a drawing, as an SVG."},
	raster.TIFF: {"is a TIFF, or what a camera calls raw", "Export it as a JPEG."},
	raster.BMP:  {"is a bitmap", "Save it as a JPEG."},
	raster.PDF:  {"is a PDF", "Save its picture as a JPEG."},
	raster.SVG:  {"is a drawing", "Give it the ending .svg."},
}

func faultOf(file string, data []byte) *Fault {
	info, err := raster.Read(data)
	if fault, other := instead[info.Format]; other {
		return &Fault{file + " " + fault.Message + ".", fault.Hint}
	}
	switch endings, ending := shown[info.Format], strings.ToLower(path.Ext(file)); {
	case errors.Is(err, raster.ErrUnknown):
		return &Fault{file + " is not a photograph, whatever its ending says.", "Copy the photograph once more, or save it anew as a JPEG."}
	case err != nil:
		return &Fault{file + " is damaged: it breaks off, or contains something else.", "Copy the photograph once more, or open it and save it anew as a JPEG."}
	case endings[0] != ending && endings[len(endings)-1] != ending:
		return &Fault{fmt.Sprintf("%s is a %s, and its ending says otherwise.", file, strings.ToUpper(string(info.Format))),
			fmt.Sprintf("Rename it to %s.", strings.TrimSuffix(file, path.Ext(file))+endings[0])}
	case info.Width > maxSide || info.Height > maxSide:
		return &Fault{fmt.Sprintf("%s has %d × %d pixels, and a photograph has at most %d on a side.", file, info.Width, info.Height, maxSide),
			"Save it smaller: 2000 pixels on the longer side are enough."}
	}
	return nil
}
