package assets

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"maps"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/html"

	"nightlight/generator/base/diag"
)

// documents maps the extensions of files that browsers show as a page to their check, or to nil for
// none. Some browsers treat any other file that begins with a tag, such as a GPX track, as XML.
var documents = map[string]func(data []byte) string{
	".html": runsInHTML, ".htm": runsInHTML, ".shtml": runsInHTML,
	".xhtml": runsInXML, ".xht": runsInXML, ".xml": runsInXML, ".xsl": runsInXML, ".xslt": runsInXML, ".rss": runsInXML, ".atom": runsInXML,
	".xsd": runsInXML, ".rng": runsInXML, ".rdf": runsInXML, ".owl": runsInXML, ".mml": runsInXML, ".mathml": runsInXML,
	".svg": nil, ".txt": nil, ".md": nil,
}

// RunningCode reports documents that run code. If the editor is published, the host sends no policy
// for scripts: pages made by the build contain their own policy, but these documents do not.
func (f Files) RunningCode() (diags diag.List) {
	for _, address := range slices.Sorted(maps.Keys(f)) {
		runs, isKnown := documents[strings.ToLower(path.Ext(address))]
		if !isKnown && bytes.HasPrefix(bytes.TrimLeft(f[address], "\uFEFF \t\r\n"), []byte("<")) {
			runs = runsInXML
		}
		if runs == nil {
			continue
		}
		if what := runs(f[address]); what != "" {
			word := strings.Trim(what[strings.LastIndex(what, " ")+1:], "<>?")
			start := max(0, bytes.Index(f[address], []byte(word)))
			diags = append(diags, diag.Errorf("document-runs-code", diag.Pos{File: Folder + address}, "This file has %s, which would run with all of the site's rights, because “admin: true” publishes the editor.", what).
				WithHint("Remove it: words, styles and pictures may stay. Or publish the file at another address than the site's.").
				Marking(string(f[address]), start, start))
		}
	}
	return diags
}

func runsInHTML(data []byte) string {
	if !utf8.Valid(data) || bytes.ContainsAny(data, "\x00\x1b") { // it could mean something else as UTF-16 or ISO-2022-JP
		return "a part that is not text in UTF-8"
	}
	root, err := html.Parse(bytes.NewReader(data))
	if err != nil {
		return "markup that cannot be read"
	}
	for node := range root.Descendants() {
		element := xml.StartElement{Name: xml.Name{Local: node.Data}}
		isData := false // such as JSON-LD, which no browser runs
		for _, a := range node.Attr {
			element.Attr = append(element.Attr, xml.Attr{Name: xml.Name{Space: a.Namespace, Local: a.Key}, Value: a.Val})
			isData = isData || node.Data == "script" && a.Key == "type" && strings.HasSuffix(a.Val, "json")
		}
		if what := runsIn(element); node.Type == html.ElementNode && !isData && what != "" {
			return what
		}
	}
	return ""
}

func runsInXML(data []byte) string {
	for decoder := xml.NewDecoder(bytes.NewReader(data)); ; {
		token, err := decoder.RawToken()
		switch {
		case errors.Is(err, io.EOF):
			return ""
		case err != nil:
			return "a part that is not XML in UTF-8"
		case runs(token) != "":
			return runs(token)
		}
	}
}
