// Package shipped lists the npm packages in a site's scripts, styles and fonts, and their licences.
package shipped

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/rendering/bundle"
)

// NoticesPath is the address of the file with the licence notices.
const NoticesPath = "/licences.txt"

// Package is an npm package that is published in part or whole.
type Package struct {
	Name, Version string
	// Licence is the SPDX identifier, Text the licence text to pass on.
	Licence, Text string
}

// Packages returns the npm packages that a bundle contains parts of, and those named in beside,
// sorted by name. fsys is the site's folder.
func Packages(fsys fs.FS, parts map[string][]bundle.Part, beside ...string) ([]Package, diag.List) {
	folders := map[string]string{}
	for _, name := range beside {
		folders[name] = "node_modules/" + name
	}
	for _, sources := range parts {
		for _, part := range sources {
			if name, folder, ok := packageOf(part.Source); ok && part.Bytes > 0 {
				folders[name] = folder
			}
		}
	}
	var packages []Package
	var diags diag.List
	for _, name := range slices.Sorted(maps.Keys(folders)) {
		p, err := read(fsys, folders[name])
		if err != nil {
			diags = append(diags, diag.FromError(err, "reading the licence of the npm package "+name))
			continue
		}
		packages = append(packages, p)
	}
	return packages, diags
}

func packageOf(source string) (name, folder string, ok bool) {
	const modules = "node_modules/"
	i := strings.LastIndex(source, modules)
	if i < 0 {
		return "", "", false
	}
	parts := strings.SplitN(source[i+len(modules):], "/", 3)
	name = parts[0]
	if strings.HasPrefix(name, "@") && len(parts) > 1 {
		name += "/" + parts[1]
	}
	above := source[:i]
	if strings.HasPrefix(above, "..") {
		above = "" // node_modules is a symbolic link
	}
	return name, above + modules + name, true
}

func read(fsys fs.FS, folder string) (Package, error) {
	data, err := fs.ReadFile(fsys, path.Join(folder, "package.json"))
	if err != nil {
		return Package{}, err
	}
	var own struct{ Name, Version, License string }
	if err := json.Unmarshal(data, &own); err != nil {
		return Package{}, err
	}
	files, err := fs.Glob(fsys, path.Join(folder, "[Ll][Ii][Cc][Ee][Nn][CcSs][Ee]*"))
	if err != nil || len(files) == 0 {
		return Package{}, fmt.Errorf("%s contains no LICENSE file", folder)
	}
	text, err := fs.ReadFile(fsys, files[0])
	return Package{own.Name, own.Version, own.License, strings.TrimSpace(string(text))}, err
}

// Notices returns the file with the licences of the packages.
func Notices(packages []Package) []byte {
	var b bytes.Buffer
	b.WriteString("This site contains software, icons and typefaces by others, under these licences.\n")
	for _, p := range packages {
		fmt.Fprintf(&b, "\n%s\n\n%s %s (%s)\n\n%s\n", strings.Repeat("-", 72), p.Name, p.Version, p.Licence, p.Text)
	}
	return b.Bytes()
}
