// Package dom reads attributes and text from parsed HTML.
package dom

import (
	"strings"

	"golang.org/x/net/html"
)

// Attribute returns the value of an element's attribute, and whether the element has it.
func Attribute(node *html.Node, key string) (value string, ok bool) {
	for _, a := range node.Attr {
		if a.Key == key && a.Namespace == "" {
			return a.Val, true
		}
	}
	return "", false
}

// Text returns all the text inside an element.
func Text(node *html.Node) string {
	var b strings.Builder
	for child := range node.Descendants() {
		if child.Type == html.TextNode {
			b.WriteString(child.Data)
		}
	}
	return b.String()
}
