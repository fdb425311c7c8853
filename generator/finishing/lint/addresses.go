package lint

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"iter"
	"path"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// readers find the addresses that stand in files which are no pages, by their extension.
var readers = map[string]func(data []byte) iter.Seq[string]{
	".js":          inCode,
	".css":         inStyles,
	".json":        inJSON,
	".webmanifest": inJSON,
	".xml":         inXML,
	".svg":         inXML,
	".txt":         inWords,
}

// readerOf returns the reader of a file; nil where there are no addresses in its kind.
func (c *checker) readerOf(file string) func([]byte) iter.Seq[string] {
	switch {
	case file == "/_redirects":
		return inWords
	case path.Ext(file) == ".sealed" && c.opts.Unseal != nil:
		return func(data []byte) iter.Seq[string] { return inJSON(c.opts.Unseal(file, data)) }
	}
	return readers[path.Ext(file)]
}

// isWhole says whether an address means the same wherever it stands.
func isWhole(address string) bool {
	return strings.HasPrefix(address, "/") || strings.HasPrefix(address, "https://") || strings.HasPrefix(address, "http://")
}

// isAddress says whether a text is the address of a page or a file, and no sentence, pattern
// or part of an address.
func isAddress(text string) bool {
	return isWhole(text) && !strings.ContainsFunc(text, func(r rune) bool { return r < 0x80 && !inAddress(byte(r)) })
}

func inAddress(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || strings.IndexByte("/-._~%#?=&+,;:@!()'", c) >= 0
}

// inCode yields the strings that are addresses: whole ones, and those of files beside. It
// also reads the inline data of pages, so that its speed matters.
func inCode(code []byte) iter.Seq[string] {
	return func(yield func(string) bool) {
		for from := 0; ; {
			slash := bytes.IndexByte(code[from:], '/')
			if slash < 0 {
				return
			}
			slash += from
			end := slash
			for end < len(code) && inAddress(code[end]) && code[end] != '\'' {
				end++
			}
			from = end
			start := startOf(code[:slash])
			if start == 0 || end == len(code) || code[start-1] != code[end] || !slices.Contains([]byte("\"'`"), code[end]) {
				continue
			}
			if address := string(code[start:end]); isInCode(address) && !yield(address) {
				return
			}
		}
	}
}

// isInCode says whether a string of code is an address. What ends in a slash begins
// addresses, and what is not whole may be none.
func isInCode(address string) bool {
	isPart := strings.HasSuffix(address, "/") || strings.HasPrefix(address, "/&")
	return !isPart && (isWhole(address) || path.Ext(address) != "")
}

// inData yields the files that the inline data of a page names. The pages that it names are
// links in the page's HTML, and its identifiers have fragments that are no element's.
func inData(data []byte) iter.Seq[string] {
	return func(yield func(string) bool) {
		for address := range inCode(data) {
			address, _, _ = strings.Cut(address, "#")
			if (path.Ext(path.Base(address)) != "" || strings.Contains(address, "://")) && !yield(address) {
				return
			}
		}
	}
}

// startOf is where an address begins whose first slash follows the code.
func startOf(code []byte) int {
	for _, before := range []string{"https:", "http:", "..", "."} {
		if bytes.HasSuffix(code, []byte(before)) {
			return len(code) - len(before)
		}
	}
	return len(code)
}

var inURL = regexp.MustCompile(`url\(\s*["']?([^"')]+?)["']?\s*\)`)

func inStyles(styles []byte) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, match := range inURL.FindAllSubmatch(styles, -1) {
			if !yield(string(match[1])) {
				return
			}
		}
	}
}

// addressKeys are the names of values in JSON that are addresses. A text of another name may
// begin with a slash, as in “/month”: there only what names a file counts.
var addressKeys = strings.Fields("action body href id members path scope src start_url url")

// inJSON yields the strings that are addresses, and those in strings that are markup.
func inJSON(data []byte) iter.Seq[string] {
	return inTexts(func(text func(string) bool) {
		var value any
		if json.Unmarshal(data, &value) == nil {
			inValue("", value, text)
		}
	})
}

// inValue yields the texts of a value that may be addresses. It is false when it has to stop.
func inValue(key string, value any, text func(string) bool) bool {
	switch value := value.(type) {
	case string:
		isText := isWhole(value) && path.Ext(value) == "" && !slices.Contains(addressKeys, key)
		return isText || text(value)
	case []any:
		for _, item := range value {
			if !inValue(key, item, text) {
				return false
			}
		}
	case map[string]any:
		for name, item := range value {
			if !text(name) || !inValue(name, item, text) {
				return false
			}
		}
	}
	return true
}

func inXML(data []byte) iter.Seq[string] {
	return inTexts(func(text func(string) bool) {
		for decoder := xml.NewDecoder(bytes.NewReader(data)); ; {
			token, err := decoder.Token()
			if err != nil {
				return
			}
			switch token := token.(type) {
			case xml.CharData:
				if !text(string(token)) {
					return
				}
			case xml.StartElement:
				for _, attribute := range token.Attr {
					if attribute.Name.Local != "xmlns" && attribute.Name.Space != "xmlns" && !text(attribute.Value) {
						return
					}
				}
			}
		}
	})
}

func inWords(data []byte) iter.Seq[string] {
	return inTexts(func(text func(string) bool) {
		for word := range strings.FieldsSeq(string(data)) {
			if !text(word) {
				return
			}
		}
	})
}

// inTexts yields the texts that are addresses, and the addresses in those that are markup.
func inTexts(texts iter.Seq[string]) iter.Seq[string] {
	return func(yield func(string) bool) {
		for text := range texts {
			text = strings.TrimSpace(text)
			switch {
			case isAddress(text):
				if !yield(text) {
					return
				}
			case strings.Contains(text, "<"):
				if !inMarkup(text, yield) {
					return
				}
			}
		}
	}
}

// inMarkup yields the whole addresses in a piece of HTML. It is false when it has to stop.
func inMarkup(text string, yield func(string) bool) bool {
	nodes, err := html.ParseFragment(strings.NewReader(text), nil)
	if err != nil {
		return true
	}
	for _, root := range nodes {
		for node := range root.Descendants() {
			for address := range addresses(node) {
				if isWhole(address) && !yield(address) {
					return false
				}
			}
		}
	}
	return true
}
