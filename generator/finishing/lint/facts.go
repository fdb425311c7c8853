package lint

import (
	"bytes"
	"fmt"
	"path"
	"slices"
	"strconv"

	"golang.org/x/net/html"

	"nightlight/generator/base/cache"
)

// facts are all that has to be known of a file: what is wrong with it, and what is compared
// with other files.
type facts struct {
	Bytes int
	// IDs are those that links can name.
	IDs   []string
	Links []link
	// Title is empty where search engines do not show the page.
	Title    string
	Findings []finding
}

// finding is one thing that is wrong.
type finding struct {
	// Rule is the name of the rule that is broken.
	Rule    string
	Message string
}

// Facts is the name under which the cache holds what was found in files.
const Facts = "facts"

var cachedFacts = cache.Func[facts]{Name: Facts, Encoding: cache.PayloadOnly[facts]{Codec: new(cache.Codec)}}

// keyOf identifies the facts of a file whose bytes have a key.
func (c *checker) keyOf(file, key string) cache.Key {
	return cache.KeyOf([]byte(file), []byte(key), []byte(c.policy(file)), strconv.AppendBool(nil, c.unlisted[file]))
}

// policy is the Content-Security-Policy that the host sends with a page.
func (c *checker) policy(file string) string {
	return c.headers.For(addressOf(file)).Get("Content-Security-Policy")
}

// factsOf applies the rules to one page. Of other files, the addresses in them have to be
// known, and that they could be made.
func (c *checker) factsOf(file string, data []byte) (facts, error) {
	found := facts{Bytes: len(data)}
	if path.Ext(file) != ".html" {
		if read := c.readerOf(file); read != nil {
			read(data, c.linksTo(file, &found.Links))
		}
		return found, nil
	}
	doc, err := html.Parse(bytes.NewReader(data))
	if err != nil {
		return found, fmt.Errorf("reading the HTML of %s: %w", file, err)
	}
	p := newPage(file, doc)
	p.unlisted = c.unlisted[file]
	p.policies = parsePolicies(append(p.ownPolicies(), c.policy(file))...)

	found.IDs = p.ids()
	p.links(c.linksTo(file, &found.Links))
	if !p.unlisted {
		found.Title = p.title()
	}
	for _, rule := range pageRules {
		rule.look(p, func(format string, values ...any) {
			broken := finding{rule.name, fmt.Sprintf(format, values...)}
			if !slices.Contains(found.Findings, broken) {
				found.Findings = append(found.Findings, broken)
			}
		})
	}
	return found, nil
}
