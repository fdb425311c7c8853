package review

import (
	"crypto/sha256"
	"encoding/hex"
	"path"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/goccy/go-yaml/ast"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/yamldoc"
	"nightlight/generator/schema"
)

// Sentence is a sentence of a file of advice, or a single value in it.
type Sentence struct {
	Text string
	// Line is the line on which it begins.
	Line int
	// path is the keys around it; said is the form of both that is compared.
	path, said string
}

// Says reports whether this is the value of an outermost key.
func (s Sentence) Says(key, value string) bool { return s.path == key && s.Text == value }

// shown returns the sentence for display. A single word needs its key to be understood.
func (s Sentence) shown(withKeys bool) string {
	switch {
	case withKeys:
		return s.path + ": " + s.Text
	case s.path != "" && !strings.Contains(s.Text, " "):
		return path.Base(s.path) + ": " + s.Text
	}
	return s.Text
}

var nothing = digest(nil)

func digest(sentences []Sentence) string {
	hash := sha256.New()
	for _, s := range sentences {
		hash.Write([]byte(s.said + "\n"))
	}
	return hex.EncodeToString(hash.Sum(nil)[:8])
}

var (
	comments    = pattern.Of(`(?s)<!--.*?-->`)
	frontMatter = pattern.Of(`(?s)^---[ \t]*\n(.*?\n)---[ \t]*(?:\n|$)`)
)

// Sentences returns the sentences of a file of advice that are compared.
func Sentences(file string, data []byte) []Sentence { return reading{}.file(file, data) }

// sentences returns the sentences that match figure, or all if it is nil.
func sentences(file string, data []byte, figure *regexp.Regexp) []Sentence {
	all := Sentences(file, data)
	if figure == nil {
		return all
	}
	return slices.DeleteFunc(all, func(s Sentence) bool { return !figure.MatchString(strings.ReplaceAll(s.Text, "*", "")) })
}

// Wording returns all sentences of a file, including titles, prices, dates and addresses.
func Wording(file string, data []byte) []Sentence { return reading{whole: true}.file(file, data) }

func (r reading) file(file string, data []byte) []Sentence {
	text := diag.Normalise(data)
	if path.Ext(file) != ".md" {
		r.yaml(text, 1, nil)
		return r.found
	}
	text = comments().ReplaceAllStringFunc(text, func(comment string) string {
		return strings.Repeat("\n", strings.Count(comment, "\n"))
	})
	line := 1
	if at := frontMatter().FindStringSubmatchIndex(text); at != nil {
		without := keysOfEveryPage
		if r.whole {
			without = nil
		}
		r.yaml(text[at[2]:at[3]], 2, without)
		line += strings.Count(text[:at[1]], "\n")
		text = text[at[1]:]
	}
	r.markdown(text, line, "")
	return r.found
}

// keysOfEveryPage are the keys of front matter that describe the page and contain no advice.
var keysOfEveryPage = func() map[string]bool {
	keys := map[string]bool{}
	for _, field := range reflect.VisibleFields(reflect.TypeFor[schema.Matter]()) {
		keys[field.Tag.Get("yaml")] = true
	}
	return keys
}()

type reading struct {
	found []Sentence
	whole bool
}

// yaml reads a YAML text that begins at a line, without some of its outermost keys. Text that is
// not valid YAML is read like Markdown.
func (r *reading) yaml(text string, line int, without map[string]bool) {
	if root, ok := yamldoc.Tree(text); ok {
		r.node(root, line-1, "", without)
	} else {
		r.markdown(text, line, "")
	}
}

func (r *reading) node(node ast.Node, above int, keys string, without map[string]bool) {
	switch node := node.(type) {
	case *ast.MappingNode:
		isLink := !r.whole && isLink(node)
		for _, value := range node.Values {
			key := value.Key.GetToken().Value
			if !without[key] && !(isLink && (key == "label" || key == "href")) {
				r.node(value.Value, above, path.Join(keys, key), nil)
			}
		}
	case *ast.MappingValueNode:
		if key := node.Key.GetToken().Value; !without[key] {
			r.node(node.Value, above, path.Join(keys, key), nil)
		}
	case *ast.SequenceNode:
		for _, value := range node.Values {
			r.node(value, above, keys, nil)
		}
	case *ast.LiteralNode:
		r.markdown(node.Value.Value, above+node.Start.Position.Line+1, keys)
	case nil, *ast.NullNode:
	case *ast.StringNode:
		r.markdown(node.Value, above+node.Token.Position.Line, keys)
	default:
		r.markdown(node.GetToken().Value, above+node.GetToken().Position.Line, keys)
	}
}

// isLink reports whether a mapping is a link, but not to call a number, which is advice.
func isLink(node *ast.MappingNode) bool {
	for _, value := range node.Values {
		if href := value.Value; value.Key.GetToken().Value == "href" && href != nil {
			return !calls().MatchString(href.GetToken().Value)
		}
	}
	return false
}

var (
	// ownLine matches lines that no other line continues: headings, rows of tables, directives.
	ownLine = pattern.Of(`^\s*(?:#{1,6}\s|\||:::)`)
	marker  = pattern.Of(`^\s*(?:>\s?|[-*+]\s+|\d+[.)]\s+|#{1,6}\s+)+`)
)

func (r *reading) markdown(text string, line int, keys string) {
	var part strings.Builder
	first := line
	end := func() {
		r.part(part.String(), first, keys)
		part.Reset()
	}
	for row := range strings.SplitSeq(text, "\n") {
		alone, begins := false, ""
		if rest := strings.TrimLeft(row, " \t\f\r"); rest != "" && strings.IndexByte("#|:>-*+0123456789", rest[0]) >= 0 {
			alone, begins = ownLine().MatchString(row), marker().FindString(row)
		}
		if alone || begins != "" || strings.TrimSpace(row) == "" {
			end()
		}
		if part.Len() == 0 {
			first = line
		}
		part.WriteString(row[len(begins):] + "\n")
		if alone {
			end()
		}
		line++
	}
	end()
}

const (
	stops   = ".!?"
	closers = `"”’')]*_`
)

// cut returns the offsets of sentences: each ends with stops that are followed by white space,
// or at the end of the text.
func cut(text string) (all [][2]int) {
	start := 0
	for i := 0; i < len(text); {
		next := strings.IndexAny(text[i:], stops)
		if next < 0 {
			break
		}
		i += next
		rest := strings.TrimLeft(strings.TrimLeft(text[i:], stops), closers)
		end := len(text) - len(rest)
		switch goesOn := rest != "" && !strings.ContainsAny(rest[:1], stops+" \t\n\r\f"); {
		case goesOn:
			i = end
		case i == start: // nothing but stops
			i++
			start = i
		default:
			all = append(all, [2]int{start, end})
			i, start = end, end
		}
	}
	if start < len(text) {
		all = append(all, [2]int{start, len(text)})
	}
	return all
}

func (r *reading) part(text string, line int, keys string) {
	for _, at := range cut(text) {
		one := strings.Join(strings.Fields(text[at[0]:at[1]]), " ")
		said := said(one)
		if r.whole {
			said = one
		}
		if said != "" {
			start := at[0] + len(text[at[0]:at[1]]) - len(strings.TrimLeft(text[at[0]:at[1]], " \t\n"))
			r.found = append(r.found, Sentence{one, line + strings.Count(text[:start], "\n"), keys, keys + ": " + said})
		}
	}
}

var (
	calls = pattern.Of(`^(?:tel|sms):`)
	// address matches addresses with the markup of a link around them, because the target of a
	// link does not change the advice.
	address = pattern.Of(`\]\([^)\s]*(?:\s+"[^"]*")?\)|="(?:/|#|https?:)[^"]*"|<?(?:https?://|mailto:|www\.)[^\s>)\]"”]+>?|(?:^|\s)[/#][a-z0-9][\w/#.-]*|\{#[\w-]+\}`)
	price   = pattern.Of(`\{price:[^}]*\}|\p{Sc} ?\d[\d,]*(?:\.\d+)?`)
	date    = pattern.Of(`\b\d{4}-\d{2}(?:-\d{2})?\b|\b(?:\d{1,2}(?:st|nd|rd|th)? )?(?:January|February|March|April|May|June|July|August|September|October|November|December),? \d{4}\b|\b\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b`)
	// inDates are parts of months, and the hyphen of 2026-11-20: each date contains one.
	inDates = []string{"-", "uary", "March", "April", "May", "June", "July", "August", "ember", "October"}
	marks   = strings.NewReplacer("’", "'", "‘", "'", "“", `"`, "”", `"`, "–", "-", "—", "-", "…", "...", "\u00a0", " ", "\u202f", " ", "\u00ad", "", "*", "", "`", "", "[", "", "]", "")
)

// said returns the form of a sentence that is compared: without dates, prices and addresses,
// and with normalised punctuation. It returns "" if nothing is left.
func said(text string) string {
	// Few sentences contain any of these, and matching the expressions against all is slow.
	if strings.ContainsAny(text, "/#]=") || strings.Contains(text, "mailto:") || strings.Contains(text, "www.") {
		text = address().ReplaceAllStringFunc(text, func(found string) string {
			if strings.HasPrefix(found, "](tel:") || strings.HasPrefix(found, "](sms:") {
				return found
			}
			return " "
		})
	}
	if strings.ContainsAny(text, "{£") {
		text = price().ReplaceAllString(text, "£")
	}
	isIn := func(part string) bool { return strings.Contains(text, part) }
	if strings.ContainsAny(text, "0123456789") && slices.ContainsFunc(inDates, isIn) {
		text = date().ReplaceAllString(text, " ")
	}
	if !strings.ContainsFunc(text, func(r rune) bool { return unicode.IsLetter(r) || '0' <= r && r <= '9' }) {
		return ""
	}
	return strings.Join(strings.Fields(marks.Replace(text)), " ")
}
