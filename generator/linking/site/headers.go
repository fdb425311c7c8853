package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"slices"
	"strings"

	"nightlight/generator/base/library"
	"nightlight/generator/linking/editor"
	"nightlight/generator/reading/content"
)

// WorkerPath is the address of the service worker.
const WorkerPath = "/sw.js"

func headers(tree *content.Tree, opts Options) []byte {
	var b bytes.Buffer
	b.WriteString("/*\n")
	for _, h := range [][2]string{
		{"Content-Security-Policy", answerPolicy(tree, opts)},
		{"Strict-Transport-Security", "max-age=63072000; includeSubDomains"},
		{"X-Content-Type-Options", "nosniff"},
		{"X-Frame-Options", "DENY"},
		{"Referrer-Policy", "strict-origin-when-cross-origin"},
		{"Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"},
		{"Cross-Origin-Resource-Policy", "same-origin"},
	} {
		fmt.Fprintf(&b, "  %s: %s\n", h[0], h[1])
	}
	if tree.Site().Demonstration {
		b.WriteString("  X-Robots-Tag: noindex\n")
	}
	// These file names contain fingerprints.
	b.WriteString("/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n")
	// Shared caches must not store these, and browsers revalidate them.
	b.WriteString(library.Folder + "/*\n  Cache-Control: private, no-cache\n  X-Robots-Tag: noindex\n")
	// A saved library is updated when this file changes.
	b.WriteString(WorkerPath + "\n  Cache-Control: no-cache\n")
	b.WriteString(ownWindows(tree))
	b.WriteString(manifestPath + "\n  Content-Type: application/manifest+json; charset=utf-8\n")
	if tree.Site().Admin {
		b.WriteString(editor.Folder + "/*\n  X-Robots-Tag: noindex\n" +
			editor.ScriptFolder + "*\n  Cache-Control: public, max-age=31536000, immutable\n")
	}
	return b.Bytes()
}

// ownWindows isolates the windows of some pages from those that opened them, and from those that
// they open. No other rule sets the header: two pages of one origin with the same value would not
// be isolated, and a header set by two rules is ignored.
func ownWindows(tree *content.Tree) string {
	var b strings.Builder
	for _, doc := range tree.Documents {
		if template := tree.Model.Template(doc.Template); template != nil && template.OwnWindow {
			b.WriteString(strings.TrimSuffix(doc.Path, "/") + "/*\n  Cross-Origin-Opener-Policy: same-origin\n")
		}
	}
	return b.String()
}

// directive is a directive of a Content-Security-Policy: which sources of one kind pages may load.
type directive struct {
	name    string
	sources []string
}

// directives allows this site's own files. A script runs only if it is inline in the document, or
// was loaded by a script that may run: a list of hosts would allow everything else that those hosts
// serve.
func directives(tree *content.Tree, inlineScripts, frames []string) []directive {
	var opened []string // decrypted files of a sealed library
	if IsSealed(tree) {
		opened = []string{"blob:"}
	}
	return []directive{
		{"default-src", nil},
		{"script-src", append(hashes(inlineScripts), "'strict-dynamic'")},
		{"style-src", []string{"'self'"}},
		{"img-src", append([]string{"'self'", "data:"}, opened...)},
		{"font-src", []string{"'self'"}},
		{"media-src", append([]string{"'self'"}, opened...)},
		{"connect-src", []string{"'self'"}},
		{"frame-src", frames},
		{"manifest-src", []string{"'self'"}},
		{"worker-src", []string{"'self'"}},
	}
}

// shared are the directives that also apply to the editor.
var shared = []directive{
	{"base-uri", nil},
	{"form-action", []string{"'self'"}},
	{"frame-ancestors", nil},
}

// answerPolicy returns the Content-Security-Policy of every response. The editor needs another
// policy, so a site with an editor sends only the shared part, and the rest is in the documents:
// hosts differ in how they combine a header that two rules set.
func answerPolicy(tree *content.Tree, opts Options) string {
	if tree.Site().Admin {
		return policy(tree, shared)
	}
	return policy(tree, slices.Concat(directives(tree, opts.InlineScripts, opts.Frames), shared))
}

// documentPolicies returns the policies that a document adds to that of its response.
func documentPolicies(tree *content.Tree, opts Options, ownCodeOnly bool) (policies []string) {
	if tree.Site().Admin {
		policies = append(policies, policy(tree, directives(tree, opts.InlineScripts, opts.Frames)))
	}
	if ownCodeOnly {
		policies = append(policies, ownPolicy(tree, opts.Frames))
	}
	return policies
}

func policy(tree *content.Tree, directives []directive) string {
	var parts []string
	own, others := sources(tree)
	for _, d := range directives {
		parts = append(parts, d.with(own[d.name], others[d.name]))
	}
	return strings.Join(parts, "; ")
}

// ownPolicy returns the policy of documents without third parties, where members type their
// password and read. Markup enters such a page only through the policy in
// components/lib/trusted-markup.ts.
func ownPolicy(tree *content.Tree, frames []string) string {
	var parts []string
	own, others := sources(tree)
	for _, d := range directives(tree, nil, frames) {
		if len(others[d.name]) > 0 {
			parts = append(parts, d.with(own[d.name]))
		}
	}
	return strings.Join(append(parts, "require-trusted-types-for 'script'", "trusted-types nightlight"), "; ")
}

func sources(tree *content.Tree) (own, others map[string][]string) {
	if tree.Model.Sources != nil {
		own = tree.Model.Sources(tree)
	}
	if tree.Model.ThirdParties != nil {
		others = tree.Model.ThirdParties(tree)
	}
	return own, others
}

func (d directive) with(more ...[]string) string {
	all := slices.Concat(d.sources, slices.Concat(more...))
	if len(all) == 0 {
		all = []string{"'none'"}
	}
	return d.name + " " + strings.Join(all, " ")
}

func hashes(scripts []string) []string {
	sources := make([]string, len(scripts))
	for i, script := range scripts {
		sum := sha256.Sum256([]byte(script))
		sources[i] = "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	return sources
}
