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

// parts splits a path at its slashes; the last one does not count.
func parts(path string) []string {
	path = strings.Trim(path, "/")
	if path == "" {
		return nil
	}
	return strings.Split(path, "/")
}

// IsPlain says whether an address has no dots that lead upwards, empty parts or backslashes.
func IsPlain(address string) bool {
	_, ok := output.LocalName(strings.TrimSuffix(address, "/") + "/index.html")
	return ok
}

// ConfigFiles are read by the host and not served.
var ConfigFiles = []string{"/_headers", "/_redirects"}

// isHidden says whether an address names a hidden file. .well-known is public (RFC 8615).
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

// DefaultCaching is what the host sends without a rule: keep it, but ask.
const DefaultCaching = "public, max-age=0, must-revalidate"

// ContentTypes are the kinds of files of sites. The system's own table differs by machine.
var ContentTypes = map[string]string{
	".html":        "text/html; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".mjs":         "text/javascript; charset=utf-8",
	".json":        "application/json; charset=utf-8",
	".map":         "application/json; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".xml":         "application/xml; charset=utf-8",
	".txt":         "text/plain; charset=utf-8",
	".md":          "text/markdown; charset=utf-8",
	".ics":         "text/calendar; charset=utf-8",
	".svg":         "image/svg+xml",
	".ico":         "image/x-icon",
	".png":         "image/png",
	".jpg":         "image/jpeg",
	".jpeg":        "image/jpeg",
	".gif":         "image/gif",
	".webp":        "image/webp",
	".avif":        "image/avif",
	".woff":        "font/woff",
	".woff2":       "font/woff2",
	".mp3":         "audio/mpeg",
	".m4a":         "audio/mp4",
	".ogg":         "audio/ogg",
	".wav":         "audio/wav",
	".mp4":         "video/mp4",
	".webm":        "video/webm",
	".pdf":         "application/pdf",
	".zip":         "application/zip",
	".wasm":        "application/wasm",
}
