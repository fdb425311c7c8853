package content

import (
	"cmp"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/slug"
	"nightlight/generator/pictures/photo"
)

// Root is the folder of the content. PicturesFolder and TablesFolder are inside it. All three
// are relative to the site's root.
const (
	Root           = "content"
	PicturesFolder = Root + "/" + picturesFolder
	TablesFolder   = Root + "/" + tablesFolder
)

// ReviewedFile records who has reviewed which file of advice.
const ReviewedFile = Root + "/reviewed.yaml"

// NotFoundPath is the address of the page for unknown addresses.
const NotFoundPath = "/404"

// OfflinePath is the address of the page that a saved library shows offline in place of
// pages that it does not contain. The page is optional.
const OfflinePath = "/offline"

// addresses are the addresses that differ from the file's name.
var addresses = map[string]string{"/index": "/", "/not-found": NotFoundPath}

func (c Collection) address(file string) string {
	address := c.Prefix + nameIn(file)
	if special, ok := addresses[address]; ok {
		return special
	}
	return address
}

// nameIn returns the name by which other files refer to a file: a valid form of its own name.
func nameIn(file string) string {
	base := path.Base(file)
	name := strings.TrimSuffix(base, path.Ext(base))
	if goodName().MatchString(base) {
		return name
	}
	return cmp.Or(slug.Of(name), name)
}

func (f DataFile) file() string { return dataFile(f.Name) }

func dataFile(name string) string { return Root + "/" + name + ".yaml" }

// The folders that every site has in addition to its collections.
const (
	tablesFolder   = "tables"
	picturesFolder = "pictures"
)

type layout struct {
	folders []folder
	// single are the files with a fixed path.
	single []string
}

// folder is a folder in which all files with one of the extensions are read, but no subfolders.
type folder struct {
	name       string
	extensions []string
}

func (f folder) has(file string) bool {
	return slices.ContainsFunc(f.extensions, func(extension string) bool { return strings.EqualFold(path.Ext(file), extension) })
}

func (m Model) layout() layout {
	l := layout{single: []string{PublishedFile}}
	if len(m.Advice.Files) > 0 {
		l.single = append(l.single, ReviewedFile)
	}
	for _, collection := range m.Collections {
		l.folders = append(l.folders, folder{collection.Folder, []string{".md"}})
	}
	l.folders = append(l.folders, folder{tablesFolder, []string{".yaml"}}, folder{picturesFolder, append([]string{drawingExtension}, photo.Extensions...)})
	for _, file := range m.NewData().Files() {
		l.single = append(l.single, file.file())
	}
	return l
}

// IsAuthored reports whether authors edit a file: a page, a table, or a data file.
func (m Model) IsAuthored(file string) bool {
	if folder, ok := m.layout().folderOf(file); ok {
		return folder != picturesFolder
	}
	return m.hasData(file, false)
}

// IsByCommand reports whether a command writes a file. Diagnostics show none of its lines.
func (m Model) IsByCommand(file string) bool {
	return m.hasData(file, true) || strings.HasPrefix(file, Root+"/") && path.Ext(file) == ".lock"
}

func (m Model) hasData(file string, byCommand bool) bool {
	if path.Ext(file) != ".yaml" {
		return false // avoids building the table for each page
	}
	return slices.ContainsFunc(m.NewData().Files(), func(data DataFile) bool {
		return data.file() == file && data.ByCommand == byCommand
	})
}

// PictureName returns the name of the picture in a file; ok is false for other files.
func PictureName(file string) (name string, ok bool) {
	switch ending := strings.ToLower(path.Ext(file)); {
	case ending == drawingExtension:
		return nameIn(file), true
	case slices.Contains(photo.Extensions, ending):
		return path.Base(file), true
	}
	return "", false
}

func (l layout) scan(fsys fs.FS) (files map[string][]string, diags diag.List) {
	files = map[string][]string{}
	_ = fs.WalkDir(fsys, Root, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case file == Root && errors.Is(err, fs.ErrNotExist):
			diags = append(diags, diag.Errorf("no-content", diag.Pos{File: Root}, "There is no folder content/ here with the words of the site.").
				WithHint("Run the command in the folder of the site, or name that folder with --root."))
		case err != nil:
			diags = append(diags, diag.FromError(err, "looking through the content"))
		case !entry.IsDir() && (file == Root || slices.ContainsFunc(l.folders, func(f folder) bool { return file == Root+"/"+f.name })):
			diags = append(diags, diag.Errorf(diag.NotAFolder, diag.Pos{File: file}, "This is a file, and must be a folder.").
				WithHint("Rename it, and make a folder of this name."))
		case isClutter(entry.Name()) && entry.IsDir():
			return fs.SkipDir
		case entry.IsDir(), isClutter(entry.Name()), slices.Contains(l.single, file):
		case entry.Type() == fs.ModeSymlink:
			diags = append(diags, problemOfLink(file))
		default:
			folder, isRead := l.folderOf(file)
			if !isRead {
				diags = append(diags, l.unread(file))
				return nil
			}
			files[folder] = append(files[folder], file)
			if problem, bad := badName(file); bad { // still read, or references to it would be reported too
				diags = append(diags, problem)
			}
		}
		return nil // errors are reported, and the walk continues
	})
	return files, diags
}

// problemOfLink returns the problem with a symbolic link, which may lead to an unrelated file.
func problemOfLink(file string) diag.Diagnostic {
	return diag.Errorf("symbolic-link", diag.Pos{File: file}, "This is a link to another file, and content/ takes files only.").
		WithHint("Put the file itself here, or remove this one.")
}

func isClutter(name string) bool {
	return strings.HasPrefix(name, ".") || strings.HasSuffix(name, "~") ||
		slices.Contains([]string{"Thumbs.db", "desktop.ini", "README.md"}, name)
}

func (l layout) folderOf(file string) (name string, ok bool) {
	for _, folder := range l.folders {
		if path.Dir(file) == Root+"/"+folder.name && folder.has(file) {
			return folder.name, true
		}
	}
	return "", false
}

func (l layout) unread(file string) diag.Diagnostic {
	problem := diag.Warnf("file-unread", diag.Pos{File: file}, "Nothing reads this file.")
	if near := diag.Suggest(file, l.single); near != "" {
		return problem.WithHint("Did you mean %s?", near)
	}
	const downloads = "Files to download belong in public/, even those for members."
	in := path.Dir(file)
	var suited []string
	for _, folder := range l.folders {
		name := Root + "/" + folder.name
		switch {
		case in == name:
			return problem.WithHint("The files in this folder are called NAME%s. "+downloads, strings.Join(folder.extensions, ", NAME"))
		case !folder.has(file):
		case strings.HasPrefix(in, name+"/"):
			return problem.WithHint("Only files directly in %s are read, not those in folders inside it.", name)
		default:
			suited = append(suited, name)
		}
	}
	if near := diag.Suggest(in, suited); near != "" && in != Root {
		return problem.WithHint("Did you mean the folder %s?", near)
	}
	if len(suited) > 0 {
		return problem.WithHint("It may belong in %s.", strings.Join(suited, " or "))
	}
	return problem.WithHint(downloads)
}

var goodName = pattern.Of(`^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]+$`)

func badName(file string) (diag.Diagnostic, bool) {
	base := path.Base(file)
	if slug.IsReserved(nameIn(file)) {
		return diag.Errorf("file-name-windows", diag.Pos{File: file}, "Windows allows no file of this name.").WithHint("Choose another name."), true
	}
	if goodName().MatchString(base) {
		return diag.Diagnostic{}, false
	}
	better := nameIn(file)
	if slug.Of(better) == "" {
		better = "a-short-name"
	}
	return diag.Errorf("file-name-letters", diag.Pos{File: file}, "A file's name may have only small letters, digits and hyphens, because it is used in addresses.").
		WithHint("Rename it to %s/%s%s.", path.Dir(file), better, strings.ToLower(path.Ext(base))), true
}
