package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/url"
	"strings"

	"nightlight/generator/schema"
)

// headers is what the host sends with every answer, in the form that it reads.
func headers(site *schema.Site, inlineScripts []string) []byte {
	var b bytes.Buffer
	b.WriteString("/*\n")
	for _, h := range [][2]string{
		{"Content-Security-Policy", policy(site, inlineScripts)},
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
	// The names of these files change with their bytes.
	b.WriteString("/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n")
	b.WriteString("/assets/members/*\n  X-Robots-Tag: noindex\n")
	return b.Bytes()
}

// tagHosts are where the ad tag loads from and reports to, by directive.
var tagHosts = map[string][]string{
	"script-src":  {"https://www.googletagmanager.com", "https://www.googleadservices.com", "https://googleads.g.doubleclick.net", "https://www.google.com"},
	"img-src":     {"https://www.googletagmanager.com", "https://www.google.com", "https://www.google.co.uk", "https://googleads.g.doubleclick.net", "https://www.googleadservices.com", "https://*.google-analytics.com"},
	"connect-src": {"https://www.googletagmanager.com", "https://www.google.com", "https://www.googleadservices.com", "https://googleads.g.doubleclick.net", "https://pagead2.googlesyndication.com", "https://*.google-analytics.com", "https://*.analytics.google.com"},
	"frame-src":   {"https://td.doubleclick.net", "https://www.googletagmanager.com"},
}

// policy is the Content-Security-Policy: this site, the scheduling widget, and the
// ad tag where there is one.
func policy(site *schema.Site, inlineScripts []string) string {
	widget := origin(site.Booking.Script)
	directives := []struct {
		name    string
		sources []string
	}{
		{"default-src", []string{"'none'"}},
		{"base-uri", []string{"'none'"}},
		{"form-action", []string{"'self'"}},
		{"frame-ancestors", []string{"'none'"}},
		{"script-src", append(hashes(inlineScripts), "'self'", widget)},
		{"style-src", []string{"'self'", widget}},
		{"img-src", []string{"'self'", "data:", widget}},
		{"font-src", []string{"'self'"}},
		{"media-src", []string{"'self'"}},
		{"connect-src", []string{"'self'"}},
		{"frame-src", []string{site.Booking.Origin}},
		{"manifest-src", []string{"'self'"}},
	}
	parts := make([]string, len(directives))
	for i, d := range directives {
		if site.Tracking.TagID != "" {
			d.sources = append(d.sources, tagHosts[d.name]...)
		}
		parts[i] = d.name + " " + strings.Join(d.sources, " ")
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

func origin(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return address
	}
	return u.Scheme + "://" + u.Host
}
