package hostrules

import (
	"slices"
	"strings"

	"nightlight/generator/output"
)

// candidates are the files that may answer an address, the likeliest first.
func candidates(address string) []string {
	plain := "/" + strings.Join(parts(address), "/")
	if plain == "/" {
		return []string{"/index.html"}
	}
	pages := []string{plain + "/index.html", plain + ".html"}
	if strings.HasSuffix(address, "/") {
		return pages
	}
	return slices.Concat([]string{plain}, pages)
}

// IsPlain says whether an address is free of what no page's address has: dots that
// lead upwards, empty parts, backslashes.
func IsPlain(address string) bool {
	_, ok := output.LocalName(strings.TrimSuffix(address, "/") + "/index.html")
	return ok
}

// ConfigFiles are read by the host and not served.
var ConfigFiles = []string{"/_headers", "/_redirects"}

// isHidden says whether an address names a hidden file or folder, such as .git, which
// hosts do not upload; .well-known is public by its definition (RFC 8615).
func isHidden(address string) bool {
	return slices.ContainsFunc(parts(address), func(part string) bool {
		return strings.HasPrefix(part, ".") && part != ".well-known"
	})
}

// Locate returns the file that answers an address.
func Locate(files output.Files, address string) (file string, ok bool) {
	if isHidden(address) {
		return "", false
	}
	for _, file := range candidates(address) {
		if files.Has(file) && !slices.Contains(ConfigFiles, file) {
			return file, true
		}
	}
	return "", false
}
