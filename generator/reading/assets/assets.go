// Package assets reads public/: the files that are published unchanged.
//
// Hidden files and version-control folders are never published, except .well-known.
// A symbolic link, which could publish a file from elsewhere, and anything that is not
// a regular file, such as a pipe, is an error.
package assets

import (
	"errors"
	"image"
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/pictures/raster"
)

// Folder is the folder of these files, relative to the site's root.
const Folder = "public"

// Files are public files by their address: /favicon.svg.
type Files map[string][]byte

// Load reads all files in public/, and reports problems with them.
func Load(fsys fs.FS) (Files, diag.List) {
	files := Files{}
	var diags diag.List
	err := fs.WalkDir(fsys, Folder, func(name string, entry fs.DirEntry, err error) error {
		switch {
		case name == Folder && errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil:
			diags = append(diags, diag.FromError(err, "reading "+name))
			return nil
		case name == Folder && !entry.IsDir():
			diags = append(diags, diag.Errorf(diag.NotAFolder, diag.Pos{File: Folder}, "This is a file, and must be the folder of the files that are published as they are.").
				WithHint("Rename it, and make a folder of this name."))
			return nil
		case name != Folder && isHidden(entry.Name()) && entry.IsDir():
			return fs.SkipDir
		case isHidden(entry.Name()) || entry.IsDir():
			return nil
		case strings.ContainsFunc(name, unicode.IsControl):
			diags = append(diags, diag.Errorf("public-name", diag.Pos{File: name}, "The name %q has a character that cannot be seen.", name).WithHint("Rename the file or its folder."))
			return nil
		}
		data, unread := read(fsys, name, entry)
		if unread != nil {
			diags.Add(unread)
			return nil
		}
		files[strings.TrimPrefix(name, Folder)] = data
		format := checkFormat(name, data)
		diags = slices.Concat(diags, checkPrivacy(name, data), checkWeight(name, len(data)), format)
		if !format.HasErrors() {
			diags.Add(checkDrawing(name, data))
		}
		return nil
	})
	if err != nil {
		diags = append(diags, diag.FromError(err, "reading "+Folder))
	}
	return files, diags
}

// ImageSizes returns the sizes of the images, in pixels, by address.
func (f Files) ImageSizes() map[string]image.Point {
	sizes := map[string]image.Point{}
	for address, data := range f {
		if !isRaster(address) {
			continue
		}
		if info, err := raster.Read(data); err == nil && info.Width > 0 {
			sizes[address] = image.Pt(info.Width, info.Height)
		}
	}
	return sizes
}

// AddTo adds the files to a set of all others. source returns what else makes the file at a path.
func (f Files) AddTo(set *output.Set, source func(path string) string) (diags diag.List) {
	folders := foldersOf(set)
	for path, data := range f {
		why := "which the build makes itself"
		page, _ := strings.CutSuffix(path, ".html")
		switch {
		case folders[path]:
			why = "where the site has a folder"
		case source(page+"/index.html") != "":
			why = "which some hosts show in place of " + source(page+"/index.html")
		case !set.Has(path):
			set.Add(path, data)
			continue
		case source(path) != "":
			why = "which " + source(path) + " makes too"
		}
		diags = append(diags, diag.Errorf("public-address-taken", diag.Pos{File: Folder + path}, "This file would be published as %s, %s.", path, why).
			WithHint("Remove or rename %s%s.", Folder, path))
	}
	return diags.Sorted()
}

func foldersOf(set *output.Set) map[string]bool {
	folders := map[string]bool{}
	for _, file := range set.Paths() {
		for folder := path.Dir(file); folder != "/" && !folders[folder]; folder = path.Dir(folder) {
			folders[folder] = true
		}
	}
	return folders
}

func read(fsys fs.FS, name string, entry fs.DirEntry) ([]byte, diag.List) {
	if !entry.Type().IsRegular() {
		message := "This is not a file that can be published."
		if entry.Type() == fs.ModeSymlink {
			message = "This is a link to another file, and public/ takes files only."
		}
		return nil, diag.List{diag.Errorf("public-not-a-file", diag.Pos{File: name}, "%s", message).WithHint("Put the file itself here, or remove this one.")}
	}
	if info, err := fs.Stat(fsys, name); err == nil && info.Size() > largest {
		return nil, diag.List{diag.Errorf("public-too-large", diag.Pos{File: name}, "This file has %d MB, and %d are the most.", info.Size()/1e6, int64(largest)/1e6).
			WithHint("Save it smaller, or link to it at another host.")}
	}
	data, err := fs.ReadFile(fsys, name)
	if err != nil {
		return nil, diag.List{diag.FromError(err, "reading "+name)}
	}
	return data, nil
}

// largest is the maximum size of a file in bytes, because all files are in memory at once.
const largest = 500e6

// versionControl are version-control folders whose names do not begin with a dot.
var versionControl = []string{"CVS", "SCCS", "RCS", "_darcs"}

func isHidden(name string) bool {
	return strings.HasPrefix(name, ".") && name != ".well-known" || slices.Contains(versionControl, name)
}

// weights are the sizes up to which files load quickly on a phone, by extension.
var weights = map[string]weight{
	".svg": drawing,
	".jpg": picture, ".jpeg": picture, ".png": picture, ".webp": picture, ".avif": picture, ".gif": picture,
	".css": script, ".js": script, ".mjs": script, ".json": script,
}

type weight struct {
	most int
	hint string
}

var (
	drawing  = weight{100e3, "Save it with fewer points, or as a photograph (JPEG) in content/pictures/."}
	picture  = weight{500e3, "Move it to content/pictures/ and show it from there: the build makes it small. Or save it smaller."}
	script   = weight{200e3, "Publish only what is needed of it."}
	download = weight{5e6, "Save it smaller or keep it and say at the link how large it is."}
)

func checkWeight(name string, size int) diag.List {
	limit, known := weights[strings.ToLower(path.Ext(name))]
	if !known {
		limit = download
	}
	if size <= limit.most {
		return nil
	}
	return diag.List{diag.Warnf("public-heavy", diag.Pos{File: name}, "This file has %.1f MB, and a phone loads it slowly.", float64(size)/1e6).WithHint("%s", limit.hint)}
}
