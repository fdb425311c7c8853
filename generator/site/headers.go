package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"strings"

	"nightlight/generator/content"
	"nightlight/generator/library"
)

// headers is what the host sends with every answer, in the form that it reads.
func headers(tree *content.Tree, inlineScripts []string) []byte {
	var b bytes.Buffer
	b.WriteString("/*\n")
	for _, h := range [][2]string{
		{"Content-Security-Policy", policy(tree, inlineScripts)},
		{"Strict-Transport-Security", "max-age=63072000; includeSubDomains"},
		{"X-Content-Type-Options", "nosniff"},
		{"X-Frame-Options", "DENY"},
		{"Referrer-Policy", "strict-origin-when-cross-origin"},
		{"Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"},
		// The booking and payment pages open in tabs of their own.
		{"Cross-Origin-Opener-Policy", "same-origin-allow-popups"},
	} {
		fmt.Fprintf(&b, "  %s: %s\n", h[0], h[1])
	}
	if tree.Site().Demonstration {
		b.WriteString("  X-Robots-Tag: noindex\n")
	}
	// The names of these files change with their bytes.
	b.WriteString("/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n")
	// No cache that people share may keep these, and a browser asks before it shows one again.
	b.WriteString(library.Folder + "/*\n  Cache-Control: private, no-cache\n  X-Robots-Tag: noindex\n")
	return b.Bytes()
}

// policy is the Content-Security-Policy: this site's own files, and what its pages load
// from elsewhere.
func policy(tree *content.Tree, inlineScripts []string) string {
	directives := []struct {
		name    string
		sources []string
	}{
		{"default-src", nil},
		{"base-uri", nil},
		{"form-action", []string{"'self'"}},
		{"frame-ancestors", nil},
		{"script-src", append(hashes(inlineScripts), "'self'")},
		{"style-src", []string{"'self'"}},
		{"img-src", []string{"'self'", "data:"}},
		{"font-src", []string{"'self'"}},
		{"media-src", []string{"'self'"}},
		{"connect-src", []string{"'self'"}},
		{"frame-src", nil},
		{"manifest-src", []string{"'self'"}},
	}
	var others map[string][]string
	if tree.Model.Sources != nil {
		others = tree.Model.Sources(tree)
	}
	parts := make([]string, len(directives))
	for i, d := range directives {
		sources := append(d.sources, others[d.name]...)
		if len(sources) == 0 {
			sources = []string{"'none'"}
		}
		parts[i] = d.name + " " + strings.Join(sources, " ")
	}
	return strings.Join(parts, "; ")
}

func hashes(scripts []string) []string {
	sources := make([]string, len(scripts))
	for i, script := range scripts {
		sum := sha256.Sum256([]byte(script))
		sources[i] = "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	return sources
}
