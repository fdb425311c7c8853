package markdown

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/yuin/goldmark/util"
)

// typeset appends source[from:to] to out with backslashes and entities resolved,
// straight quotes made curly, hyphens made dashes, and dots made an ellipsis. The
// end of out counts as the preceding text, so that quotes are right across emphasis
// and links.
func typeset(out, source []byte, from, to int) []byte {
	for from < to {
		n := bytes.IndexAny(source[from:to], "\\&'\"-.")
		if n < 0 {
			return append(out, source[from:to]...)
		}
		out = append(out, source[from:from+n]...)
		from += n
		var used int
		out, used = typesetMark(out, source, from, to)
		from += used
	}
	return out
}

// typesetMark appends the typeset form of the mark at source[at], and returns how many
// bytes of the source it replaces.
func typesetMark(out, source []byte, at, to int) ([]byte, int) {
	text := source[at:to]
	switch text[0] {
	case '\\':
		if len(text) > 1 && util.IsPunct(text[1]) {
			return append(out, text[1]), 2
		}
	case '&':
		if end := bytes.IndexByte(text[:min(len(text), 40)], ';'); end > 0 {
			return append(out, unescape(text[:end+1])...), end + 1
		}
	case '.':
		if bytes.HasPrefix(text, []byte("...")) {
			return append(out, "…"...), 3
		}
	case '-':
		switch run := len(text) - len(bytes.TrimLeft(text, "-")); run {
		case 2:
			return append(out, "–"...), 2
		case 3:
			return append(out, "—"...), 3
		default:
			return append(out, text[:run]...), run
		}
	case '"':
		if opens(out, source[at+1:]) {
			return append(out, "“"...), 1
		}
		return append(out, "”"...), 1
	case '\'':
		if opens(out, source[at+1:]) && !beginsShortForm(source[at+1:]) {
			return append(out, "‘"...), 1
		}
		return append(out, "’"...), 1 // closing, or an apostrophe: they look the same
	}
	return append(out, text[0]), 1
}

// unescape resolves entities, except those without a semicolon, as in a=1&copy=2.
func unescape(text []byte) []byte {
	return util.ResolveEntityNames(util.ResolveNumericReferences(text))
}

// opens reports whether a quote between two texts is an opening one: before it is
// nothing, a space or another opening mark, and after it a word.
func opens(before, after []byte) bool {
	prev, _ := utf8.DecodeLastRune(before)
	after = after[:min(len(after), 16)] // enough for the marks before a word
	next, _ := utf8.DecodeRune(bytes.TrimLeft(after, "*_~[`\"'\\"))
	return (len(before) == 0 || unicode.IsSpace(prev) || strings.ContainsRune("([{“‘—–-/", prev)) &&
		next != utf8.RuneError && !unicode.IsSpace(next) && !strings.ContainsRune(",;:!?)]}”’—–", next)
}

// shortForms are words that begin with an apostrophe and are unlikely to begin a
// quotation.
var shortForms = map[string]bool{
	"til": true, "tis": true, "twas": true, "twere": true, "twill": true,
	"em": true, "n": true, "cos": true,
}

func beginsShortForm(after []byte) bool {
	end := 0
	for end < len(after) && util.IsAlphaNumeric(after[end]) {
		end++
	}
	word, rest := string(bytes.ToLower(after[:end])), after[end:]
	switch {
	case word == "n":
		return true
	case len(rest) > 0 && rest[0] == '\'':
		return false // 'em' is a quotation
	case len(word) >= 2 && util.IsNumeric(word[0]) && util.IsNumeric(word[1]):
		return word[2:] == "s" || word[2:] == "" && (len(rest) == 0 || bytes.IndexByte([]byte(".,;:!?)"), rest[0]) >= 0)
	}
	return shortForms[word]
}

func countWords(text []byte) int {
	words, counted := 0, false
	for len(text) > 0 {
		if counted && text[0] > ' ' && text[0] < utf8.RuneSelf {
			text = text[1:] // inside a word, the most common case
			continue
		}
		r, size := utf8.DecodeRune(text)
		text = text[size:]
		switch {
		case unicode.IsSpace(r):
			counted = false
		case !counted && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			counted = true
			words++
		}
	}
	return words
}
