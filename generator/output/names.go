package output

import (
	"io/fs"
	"path"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// CheckNames reports paths that some file system or host cannot keep, or keep apart: what
// builds here must build everywhere. folder begins the names in the messages.
func CheckNames(folder string, paths []string) diag.List {
	at := func(name string) diag.Pos { return diag.Pos{File: folder + name} }
	var diags diag.List
	spelling := map[string]string{} // folded path → path as first seen
	isFile := make(map[string]bool, len(paths))
	for _, name := range paths {
		isFile[name] = true
	}
	for _, name := range paths {
		if reason := unfit(name); reason != "" {
			diags = append(diags, diag.Errorf("file-name", at(name), "The name of this file %s.", reason).
				WithHint("Rename the page or file that makes it."))
			continue
		}
		for part := name; part != "/"; part = path.Dir(part) {
			first, seen := spelling[Folded(part)]
			if seen && first == part {
				break // so its parents have been seen too
			}
			if seen {
				diags = append(diags, diag.Errorf("names-alike", at(name), "%s and %s differ only in capital letters or accents.", first, part).
					WithHint("Windows and macOS take them for one file: rename one of them."))
				break
			}
			spelling[Folded(part)] = part
		}
		for folder := path.Dir(name); folder != "/"; folder = path.Dir(folder) {
			if isFile[folder] {
				diags = append(diags, diag.Errorf("file-and-folder", at(name), "%s is a file, so it cannot be a folder too.", folder).
					WithHint("Rename one of them."))
			}
		}
	}
	return diags.Sorted()
}

// Folded is equal for names that Windows or macOS take for one.
func Folded(name string) string { return strings.ToLower(norm.NFC.String(name)) }

// reserved are names that Windows keeps for devices, with any extension.
var reserved = pattern.Of(`(?i)^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)`)

// longestName is how many bytes common file systems allow for one part of a path.
const longestName = 255

// unfit completes the sentence "the name of this file …", or is empty.
func unfit(name string) string {
	if !strings.HasPrefix(name, "/") || name == "/" || path.Clean(name) != name {
		return "is not a plain path from the site's root"
	}
	for part := range strings.SplitSeq(name[1:], "/") {
		switch {
		case strings.ContainsAny(part, `\<>:"|?*`):
			return `holds one of the characters \ < > : " | ? *`
		case strings.ContainsFunc(part, unicode.IsControl):
			return "holds an invisible control character"
		case strings.HasSuffix(part, ".") || strings.HasSuffix(part, " "):
			return "ends in a dot or a space"
		case reserved().MatchString(part):
			return "is one that Windows keeps for a device"
		case len(part) > longestName:
			return "is too long"
		}
	}
	return ""
}

// LocalName returns the name of a path inside a folder, where it has one on every
// system.
func LocalName(path string) (string, bool) {
	name, rooted := strings.CutPrefix(path, "/")
	return name, rooted && name != "." && fs.ValidPath(name) && !strings.ContainsAny(name, "\\:\x00")
}
