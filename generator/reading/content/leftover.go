package content

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// leftover is what people, programs and word processors leave in a text, and no reader
// should see.
type leftover struct {
	// find returns where it begins and ends in a text; begin is negative where it is not.
	find func(text string) (begin, end int)
	// words are those of which each match holds one; nil where none is known.
	words    []string
	sentence string
	hint     string
	severity diag.Severity
	// fix returns what was meant; empty where that is not certain.
	fix func(match string) string
}

var leftovers = []leftover{
	{
		find:     phrase(`(?:â€[^\s\pL]?|Â[\x{A0}-\x{BF}]|Ã[\x{80}-\x{BF}]|ï¿½|ï»¿|\x{FFFD})+`),
		words:    []string{"â€", "Â", "Ã", "ï¿½", "ï»¿", "\uFFFD"},
		sentence: "These signs are what became of a letter that was read in the wrong encoding.",
		hint:     "Write the letter again, or copy the text once more from where it is right.",
		fix:      decodeTwice,
	},
	{
		find:     sign(rune16(0x202A, 0x202E), rune16(0x2066, 0x2069)),
		words:    signs(rune16(0x202A, 0x202E), rune16(0x2066, 0x2069)),
		sentence: "Here is a sign that nobody sees, and that turns the direction of the words behind it.",
		hint:     "Remove it, or write the line again.",
	},
	{
		find:     sign(rune16(0x01, 0x08), rune16(0x0B, 0x0C), rune16(0x0E, 0x1F), rune16(0x7F, 0x9F), rune16(0xE000, 0xF8FF)),
		words:    signs(rune16(0x01, 0x08), rune16(0x0B, 0x0C), rune16(0x0E, 0x1F), rune16(0x7F, 0x9F), rune16(0xE000, 0xF8FF)),
		sentence: "Here is a sign without a meaning, as word processors leave them.",
		hint:     "Remove it, or write the line again.",
	},
	{
		find:     sign(rune16(0x200B, 0x200B), rune16(0x2060, 0x2060), rune16(0xFEFF, 0xFEFF)),
		words:    signs(rune16(0x200B, 0x200B), rune16(0x2060, 0x2060), rune16(0xFEFF, 0xFEFF)),
		sentence: "Here is a sign that nobody sees, and that keeps the search from finding the word.",
		hint:     "Remove it, or write the word again.",
		severity: diag.Warning,
	},
	{
		find:     phrase(`\b(?:TODO|FIXME|XXX|TBC|TBD|TK TK)\b|\?\?\?`),
		words:    []string{"TODO", "FIXME", "XXX", "TBC", "TBD", "TK TK", "???"},
		sentence: "This says that something is still to be done.",
		hint:     "Do it, or make the page a draft: draft: true.",
		severity: diag.Warning,
	},
	{
		find: phrase(`\b(?i:lorem ipsum)\b|\bdolor sit amet\b|\[(?i:(?:insert|your|add|enter|placeholder)\b[^\[\]\n]*|name|date|time|place|price)\](?:$|[^(\[])|\bClick or tap here to enter text\b|[£€$]X+\b|\bDD/MM/Y{2,4}\b`),
		words: []string{
			"[insert", "[Insert", "[INSERT", "[your", "[Your", "[YOUR", "[add", "[Add", "[ADD", "[enter", "[Enter", "[ENTER",
			"[placeholder", "[Placeholder", "[PLACEHOLDER", "[name]", "[Name]", "[NAME]", "[date]", "[Date]", "[DATE]",
			"[time]", "[Time]", "[TIME]", "[place]", "[Place]", "[PLACE]", "[price]", "[Price]", "[PRICE]", "£X", "€X", "$X", "DD/MM",
			"lorem ipsum", "Lorem ipsum", "Lorem Ipsum", "LOREM IPSUM", "dolor sit amet", "Click or tap",
		},
		sentence: "This stands in place of a text that is still to be written.",
		severity: diag.Warning,
	},
	{
		find:     doubled("the", "and", "of", "to", "in", "is", "for", "with", "your", "you"),
		sentence: "This word stands here twice.",
		hint:     "Remove one of the two.",
		severity: diag.Warning,
	},
	{
		find:     betweenLetters("´", "`"),
		words:    []string{"´", "`"},
		sentence: "This is an accent on its own, and not an apostrophe.",
		fix:      func(match string) string { return strings.NewReplacer("´", "'", "`", "'").Replace(match) },
	},
	{
		find:     phrase(`\b\pL{2,}n\?t\b|\b\pL+\?s\b`),
		words:    []string{"n?t", "?s"},
		sentence: "A question mark stands in this word, where a letter or an apostrophe was lost.",
		hint:     "Write the word again, and save the file as UTF-8.",
	},
	{
		find:     unquoted(phrase(`[\pL.!?,]\\n[\pL ]`)),
		words:    []string{`\n`},
		sentence: "This is a program's sign for a new line, and is shown as it is.",
		hint:     "Begin a new line here, or leave one blank for a new paragraph.",
	},
	{
		find:     phrase(`(?m)\{\pL[\pL-]*(?::[\pL\pN-]+)?(?:[ .,;!?)]|$)`),
		words:    []string{"{"},
		sentence: "This brace is never closed, so nothing is filled in.",
		hint:     "Write } behind the name: {name}.",
	},
	{
		find:     phrase(`Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid)|\[object Object\]|#(?:REF|NAME|VALUE|DIV/0)[!?]`),
		words:    []string{"Error! ", "[object", "#REF", "#NAME", "#VALUE", "#DIV/0"},
		sentence: "This is a program's message about a mistake, not a text.",
		hint:     "Write what should stand here.",
	},
	{
		find:     phrase(`\b3[01](?:st)? (?:of )?February\b|\b31(?:st)? (?:of )?(?:April|June|September|November)\b`),
		words:    []string{" February", "31 ", "31st "},
		sentence: "No calendar has this day.",
		hint:     "Write the day that is meant.",
	},
	{
		find:     phrase(`(?m)(?:^|[\s(>-])(?:1[3-9]|2\d)(?:[:.]\d\d)? ?[ap]m\b`),
		words:    afternoons(),
		sentence: "No clock shows this time: after 12 it has no am or pm.",
		hint:     "Write the time of 12 hours with am or pm, or of 24 hours without.",
	},
	{
		find:     phrase(`£(?:undefined|null)|\bNaN\b|\d*[059]£`),
		words:    []string{"NaN", "£undefined", "£null", "0£", "5£", "9£"},
		sentence: "This is not an amount.",
		hint:     "Write the sign before the number: £30.",
	},
	{
		find:     phrase(`\*\|[A-Z_]+\|\*|<<\w[\w ]*>>|%[A-Z]{2,}_?[A-Z]+%`),
		words:    []string{"*|", "<<", "%FIRST", "%NAME", "%LAST", "%EMAIL"},
		sentence: "Nothing is filled in here: these signs are of a program for letters.",
		hint:     "Write what should stand here.",
	},
	{
		find:     phrase(`(?m)\bSent from my (?:iPhone|iPad|Galaxy|phone)|\bGet Outlook for\b|^-----Original Message-----|\bCommented \[\w+\]|\b[A-Z]:\\(?:Users|Documents)\b|/Users/\w+/|^Copy of [A-Z]`),
		words:    []string{"Sent from my ", "Get Outlook for", "Original Message", "Commented [", `:\Users`, `:\Documents`, "/Users/", "Copy of "},
		sentence: "This came along from a letter, a document or a folder of somebody.",
		hint:     "Remove it.",
		severity: diag.Warning,
	},
	{
		find:     phrase(`\b(?i:asdf|qwerty|blah blah|foo bar|test test)\w*\b`),
		words:    []string{"asdf", "Asdf", "ASDF", "qwerty", "Qwerty", "blah blah", "Blah blah", "foo bar", "Foo bar", "test test", "Test test"},
		sentence: "Somebody tried the keyboard here.",
		hint:     "Write the text, or remove it.",
		severity: diag.Warning,
	},
	{
		find:     phrase(`\pL ?,,|\pL ,(?:\s|$)|\pL\.\.(?:\s|$)|\pL (?:\.|\?|!)(?:\s|$)`),
		words:    []string{",,", " ,", "..", " . ", " ?", " !", " .\n"},
		sentence: "Punctuation is doubled here, or stands behind a space.",
		hint:     "Write one sign, right behind the word.",
		severity: diag.Warning,
	},
	{
		find:     phrase(`:?contentReference\[|[\[{]oaicite\b|\bturn\d+(?:search|view|news)\d+\b|\butm_source=(?:chatgpt|openai)|(?m)\b[Aa]s an AI (?:language model|assistant)\b|\bI hope this (?:helps|email finds you)\b|^(?:Certainly|Sure|Of course)! Here(?:'s| is|’s)\b|\b[Ww]ould you like me to (?:rewrite|expand|shorten|adjust)\b`),
		words:    []string{"Reference[", "[oaicite", "{oaicite", "_source=", "AI language", "AI assistant", "I hope this ", "! Here", "like me to ", "0search", "0view", "0news", "1search", "1view", "1news"},
		sentence: "A program that writes texts has left this.",
		hint:     "Remove it, and check what stands before it.",
	},
}

// phrase finds what an expression describes.
func phrase(expression string) func(text string) (begin, end int) {
	compiled := pattern.Of(expression)
	return func(text string) (begin, end int) {
		if at := compiled().FindStringIndex(text); at != nil {
			return at[0], at[1]
		}
		return -1, -1
	}
}

// afternoons are the hours of 24 as they stand before minutes, or before am or pm.
func afternoons() (words []string) {
	for hour := 13; hour <= 29; hour++ {
		for _, behind := range []string{":", ".", "a", "p", " a", " p"} {
			words = append(words, strconv.Itoa(hour)+behind)
		}
	}
	return words
}

// unquoted leaves out what stands behind a double quotation mark of its line, where YAML reads
// signs of its own.
func unquoted(find func(text string) (begin, end int)) func(text string) (begin, end int) {
	return func(text string) (begin, end int) {
		for from := 0; ; from += end {
			if begin, end = find(text[from:]); begin < 0 {
				return -1, -1
			}
			line := text[1+strings.LastIndexByte(text[:from+begin], '\n') : from+begin]
			if !strings.Contains(line, `"`) {
				return from + begin, from + end
			}
		}
	}
}

// doubled finds one of some words of ASCII that stands there twice, with a space between.
func doubled(words ...string) func(text string) (begin, end int) {
	// Which words begin and end with a letter, as bits: most spaces are told by two letters.
	var beginning, ending [256]uint32
	for i, word := range words {
		beginning[word[0]] |= 1 << i
		ending[word[len(word)-1]] |= 1 << i
	}
	return func(text string) (begin, end int) {
		for at := 1; at < len(text)-1; at++ {
			if text[at] != ' ' {
				continue
			}
			for both := ending[text[at-1]|0x20] & beginning[text[at+1]|0x20]; both != 0; both &= both - 1 {
				word := words[bits.TrailingZeros32(both)]
				begin, end := at-len(word), at+1+len(word)
				if begin >= 0 && end <= len(text) && strings.EqualFold(text[begin:at], word) && strings.EqualFold(text[at+1:end], word) &&
					!endsWithLetter(text[:begin]) && !startsWithLetter(text[end:]) {
					return begin, end
				}
			}
		}
		return -1, -1
	}
}

// betweenLetters finds one of some signs where letters stand on both sides of it, with these.
func betweenLetters(signs ...string) func(text string) (begin, end int) {
	return func(text string) (begin, end int) {
		for _, sign := range signs {
			for from := 0; ; {
				at := strings.Index(text[from:], sign)
				if at < 0 {
					break
				}
				at, from = from+at, from+at+len(sign)
				letter, size := utf8.DecodeLastRuneInString(text[:at])
				if unicode.IsLetter(letter) && startsWithLetter(text[from:]) {
					_, last := utf8.DecodeRuneInString(text[from:])
					return at - size, from + last
				}
			}
		}
		return -1, -1
	}
}

func endsWithLetter(text string) bool {
	r, _ := utf8.DecodeLastRuneInString(text)
	return unicode.IsLetter(r)
}

func startsWithLetter(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(r)
}

// signs are the runes of some ranges as words, or the first two bytes of those for private use,
// which are thousands.
func signs(ranges ...unicode.Range16) (words []string) {
	for _, r := range ranges {
		for sign := rune(r.Lo); sign <= rune(r.Hi); sign++ {
			word := string(sign)
			if r.Lo == 0xE000 {
				word = word[:2]
			}
			if !slices.Contains(words, word) {
				words = append(words, word)
			}
		}
	}
	return words
}

// sign finds the first rune of some ranges, which are in ascending order.
func sign(ranges ...unicode.Range16) func(text string) (begin, end int) {
	table := &unicode.RangeTable{R16: ranges}
	for _, r := range ranges {
		if r.Hi <= unicode.MaxLatin1 {
			table.LatinOffset++
		}
	}
	return func(text string) (begin, end int) {
		for i, r := range text {
			if (r < ' ' || r > '~') && unicode.Is(table, r) {
				return i, i + utf8.RuneLen(r)
			}
		}
		return -1, -1
	}
}

func rune16(low, high uint16) unicode.Range16 { return unicode.Range16{Lo: low, Hi: high, Stride: 1} }

// checkLeftovers reports what a file of text has left of its making, at most once for each
// line. Comments of YAML, and code, may say anything.
func checkLeftovers(file string, data []byte) (diags diag.List) {
	text := diag.Normalise(data)
	if len(leftoversIn(text)) == 0 {
		return nil
	}
	isCode := false
	for i, line := range strings.Split(text, "\n") {
		trimmed := strings.TrimSpace(line)
		if strings.HasPrefix(trimmed, "```") {
			isCode = !isCode
		}
		if isCode || strings.HasPrefix(trimmed, "# ") && strings.HasSuffix(file, ".yaml") {
			continue
		}
		if problem := leftoverIn(line); problem != nil {
			problem.Pos.File, problem.Pos.Line = file, i+1
			diags = append(diags, *problem)
		}
	}
	return diags
}

// leftoverWords finds the words of all rules.
var leftoverWords = pattern.WordsOf(leftovers, func(rule leftover) []string { return rule.words })

// leftoversIn returns those rules that find something in a text.
func leftoversIn(text string) (found []leftover) {
	words := leftoverWords().In(text)
	for i, rule := range leftovers {
		if rule.words != nil && !words.Has(i) {
			continue
		}
		if begin, _ := rule.find(text); begin >= 0 {
			found = append(found, rule)
		}
	}
	return found
}

func leftoverIn(line string) *diag.Diagnostic {
	found := leftoversIn(line)
	if len(found) == 0 {
		return nil
	}
	rule := found[0]
	begin, end := rule.find(line)
	match := line[begin:end]
	problem := diag.Diagnostic{
		Severity: rule.severity, Pos: diag.Pos{Column: utf8.RuneCountInString(line[:begin]) + 1},
		Message: rule.sentence, Hint: rule.hint, Source: line, Length: utf8.RuneCountInString(match),
	}
	if rule.fix != nil && rule.fix(match) != "" {
		problem = problem.WithReplacement(match, rule.fix(match))
	}
	return &problem
}

// decodeTwice returns a text whose bytes in UTF-8 were taken for Windows-1252; empty where
// some of them are lost.
func decodeTwice(text string) string {
	bytes, err := charmap.Windows1252.NewEncoder().String(text)
	if err != nil || !utf8.ValidString(bytes) || strings.ContainsRune(bytes, utf8.RuneError) {
		return ""
	}
	return bytes
}

// sampleLines are the lines below the front matter that new files begin with.
func sampleLines(starters []Starter) map[string]bool {
	lines := map[string]bool{}
	for _, starter := range starters {
		parts := strings.SplitN(starter.Text, "\n---\n", 2)
		for line := range strings.Lines(parts[len(parts)-1]) {
			if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, ":::") {
				lines[line] = true
			}
		}
	}
	return lines
}

// checkSamples reports the sentences of a new file that a page to be published still has.
func (r *reader) checkSamples(body string, start diag.Pos) (diags diag.List) {
	line := 0
	for text := range strings.Lines(body) {
		text = strings.TrimRight(text, "\r\n")
		if sample := strings.TrimSpace(text); r.samples[sample] {
			pos := diag.Pos{File: start.File, Line: start.Line + line, Column: start.Column}
			problem := diag.Errorf(pos, "This line still says what to write here.").
				WithHint("Write your own, remove it, or make the page a draft again: draft: true.")
			problem.Source, problem.Length = text, utf8.RuneCountInString(text)
			diags = append(diags, problem)
		}
		line++
	}
	return diags
}
