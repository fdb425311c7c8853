package advice

import (
	"html"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"nightlight/generator/base/pattern"
)

// Text is a file or a part of one.
type Text struct {
	// File is its name, whose extension decides how it is read.
	File string
	// Text is its text; Line is the number of its first line, by default 1.
	Text string
	Line int
}

type word struct {
	text string
	// joined means that it may be one word with the previous one; isSmall that it may be
	// between the words of a phrase.
	joined, isSmall bool
	// terms are the terms of the table that it matches.
	terms []term
	// quoted is the number of quotations around it.
	quoted int8
	// mark is the mark before it: a comma, a colon, or a semicolon for all other separators.
	mark rune
	// from and to are its offsets in the text.
	from, to int32
}

// sentence is a sentence, or the part of one up to the end of its block or table cell.
type sentence struct {
	words                       []word
	isQuestion, isItem, isIntro bool
	// isFirst means that it is the first of its block. next is the sentence after it, and before
	// are the words of the previous one; only questions are linked to the next block.
	isFirst bool
	next    *sentence
	before  []word
	// isRow means that it is in a table row; isBelow that a negated line or cell governs it.
	isRow, isBelow bool
	// line is the number of its first line, and begin the offset of that line.
	line, begin int
}

// letter is a letter in the form that is compared, with its offsets in the text.
type letter struct {
	r            rune
	from, behind int32
}

// stop is the letter that stands for a boundary between sentences.
const stop = '\x01'

// lookAlikes maps letters of other alphabets to the Latin letters that they look like.
var lookAlikes = func() map[rune]rune {
	all := map[rune]rune{}
	for latin, others := range map[rune]string{
		'a': "аαɑ", 'b': "ЬвβƄ", 'c': "сϲᴄ", 'd': "ԁɗ", 'e': "еεҽ", 'f': "ϝ", 'g': "ɡց", 'h': "һнհ", 'i': "іιıɩӏ", 'j': "јϳ",
		'k': "кκ", 'l': "ⅼ", 'm': "мᴍ", 'n': "ոηп", 'o': "оοօσ", 'p': "рρ", 'q': "ԛ", 'r': "гᴦ", 's': "ѕꜱ", 't': "тτ",
		'u': "υս", 'v': "ѵν", 'w': "ԝωѡ", 'x': "хχ", 'y': "уүγ", 'z': "ᴢʐ",
	} {
		for _, other := range others {
			all[other] = latin
			all[unicode.ToLower(other)] = latin
		}
	}
	return all
}()

var (
	entity    = pattern.Of(`^&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z]{2,31});`)
	escape    = pattern.Of(`^\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|U([0-9a-fA-F]{8}))`)
	tag       = pattern.Of(`^<(?:!--(?s:.*?)-->|/?([A-Za-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>)`)
	said      = pattern.Of(`\b(?:aria-label|aria-description|alt|title|content|label|placeholder)\s*=\s*(?:"([^"]*)"|'([^']*)')`)
	target    = pattern.Of(`^\]\([^()\s]*(?:\s+["'(]([^"'\n]*)["')])?\s*\)`)
	inline    = pattern.Of(`(?i)^(?:a|b|i|u|s|em|strong|span|tspan|small|sub|sup|mark|abbr|wbr|font|code|q|cite|bdi|ins|del)$`)
	beginning = pattern.Of(`^[ \t]*(?:$|#|[-*+>|][ \t]|\d+[.)][ \t]|:::|` + "```" + `|---|(?:- )?["']?[A-Za-z][\w-]*["']?:(?:[ \t]|$)|\|)`)
	item      = pattern.Of(`^[ \t>]*(?:[-*+]|\d+[.)])[ \t]`)
	unsaid    = pattern.Of(`^[ \t]*(?:#(?:[ \t]|$)|- said: |(?:- )?(?:related|means|childAge|href|icon|picture|emblem|path|id|template|source|canonical|url|date|verdict): )`)
	key       = pattern.Of(`^[ \t]*(?:- )?[a-z][\w-]*:(?: |$)`)
	address   = pattern.Of(`^(?:https?://|mailto:|tel:)[^\s)"'<>]+`)
)

// place sets the position and layout flags of each sentence.
func (t Text) place(all []sentence) {
	begin, lineNumber, whole := 0, max(t.Line, 1), ""
	for i := range all {
		s := &all[i]
		if added := strings.Count(t.Text[begin:s.words[0].from], "\n"); added > 0 || whole == "" {
			begin += strings.LastIndexByte(t.Text[begin:s.words[0].from], '\n') + 1
			lineNumber += added
			line, _, _ := strings.Cut(t.Text[begin:], "\n")
			whole = strings.TrimSpace(line)
		}
		s.begin, s.line = begin, lineNumber
		s.isItem = item().MatchString(whole)
		s.isRow = strings.HasPrefix(whole, "|")
		s.isIntro = strings.HasSuffix(strings.TrimRight(whole, `*_"`), ":") || strings.HasPrefix(whole, "#") || strings.HasPrefix(whole, ":::")
	}
}

// lineAt returns the rest of the line from an offset on, at most the given number of bytes.
func (t Text) lineAt(i, most int) string {
	line, _, _ := strings.Cut(t.Text[i:min(len(t.Text), i+most)], "\n")
	return line
}

// cutter splits texts into sentences. It reuses its slices for the next text; allocating them
// would be a quarter of all allocations of a first build.
type cutter struct {
	letters []letter
	words   []word
	all     []sentence
}

var cutters = sync.Pool{New: func() any { return new(cutter) }}

// sentences returns the sentences of a text. They are valid until the next call.
func (c *cutter) sentences(t Text) []sentence {
	c.letters = t.letters(c.letters[:0])
	c.words, c.all = t.cut(c.letters, slices.Grow(c.words[:0], len(c.letters)/4), c.all[:0])
	return c.all
}

func (t Text) letters(out []letter) []letter {
	isYAML, isMarkup := strings.HasSuffix(t.File, ".yaml"), strings.HasSuffix(t.File, ".svg") || strings.HasSuffix(t.File, ".html")
	out = slices.Grow(out, len(t.Text))
	for i, begin := 0, 0; i < len(t.Text); {
		if i == begin && !isMarkup {
			rest := t.lineAt(i, 160)
			if !strings.ContainsAny(rest, "#:") {
				rest = "" // a line without # or : needs no expression
			}
			if (isYAML || !strings.HasPrefix(rest, "#")) && unsaid().MatchString(rest) {
				out = append(out, letter{stop, int32(i), int32(i)})
				i += len(t.lineAt(i, len(t.Text)))
				continue
			}
			if found := key().FindString(rest); found != "" {
				i += len(found)
				continue
			}
		}
		if t.Text[i] == stop && len(out) > 0 && out[len(out)-1].r == stop {
			i++ // blanked code, which is most of a source file
			continue
		}
		from := i
		for ; i < len(t.Text) && isPlain[t.Text[i]] && !beginsAddress(t.Text[i:]); i++ {
			out = append(out, letter{rune(lower(t.Text[i])), int32(i), int32(i + 1)})
		}
		if i > from {
			continue
		}
		n, shown := t.shownAt(i, begin, isYAML, isMarkup)
		if last := strings.LastIndexByte(t.Text[i:i+n], '\n'); last >= 0 {
			begin = i + last + 1
		}
		for _, r := range fold(shown) {
			out = append(out, letter{r, int32(i), int32(i + n)})
		}
		i += n
	}
	return out
}

// isPlain marks the bytes that are shown unchanged unless an address begins there.
var isPlain = func() (plain [256]bool) {
	for c := range utf8.RuneSelf {
		plain[c] = !strings.ContainsRune("&\\<]*_`~[\n"+string(stop), rune(c))
	}
	return plain
}()

func beginsAddress(rest string) bool {
	switch rest[0] {
	case 'h', 'm', 't':
		return strings.HasPrefix(rest, "http") || strings.HasPrefix(rest, "mailto:") || strings.HasPrefix(rest, "tel:")
	}
	return false
}

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// shownAt returns how many bytes the syntax or letter at an offset has, and what it shows.
func (t Text) shownAt(i, begin int, isYAML, isMarkup bool) (n int, shown string) {
	rest := t.Text[i:]
	switch rest[0] {
	case '&', '\\', '<', ']', 'h', 'm', 't':
		return special(rest[:min(len(rest), 2000)], isYAML)
	case '*', '_', '`', '~', '[':
		return 1, ""
	case '\n':
		if !isMarkup && (begin < i && t.Text[begin] == '#' || beginsBlock(t.lineAt(i+1, 240))) {
			return 1, string(stop)
		}
		return 1, " "
	}
	r, n := utf8.DecodeRuneInString(rest)
	return n, string(r)
}

// beginsBlock reports whether a line does not continue the paragraph above it.
func beginsBlock(line string) bool {
	first := strings.TrimLeft(line, " \t")
	if first == "" {
		return true
	}
	isProse := (first[0] >= utf8.RuneSelf || 'a' <= lower(first[0]) && lower(first[0]) <= 'z') && !strings.Contains(line, ":")
	return !isProse && beginning().MatchString(line)
}

// special returns the length of an entity, escape, tag, link target or URL, and what it shows.
func special(rest string, isYAML bool) (n int, shown string) {
	switch rest[0] {
	case '&':
		if found := entity().FindString(rest); found != "" {
			return len(found), html.UnescapeString(found)
		}
	case '\\':
		if found := escape().FindStringSubmatch(rest); found != nil && isYAML {
			code, _ := strconv.ParseUint(found[1]+found[2]+found[3], 16, 32)
			return len(found[0]), string(rune(code))
		}
		if isYAML && strings.HasPrefix(rest, `\n`) {
			return 2, string(stop)
		}
		return 1, ""
	case '<':
		if found := tag().FindStringSubmatch(rest); found != nil {
			shown := string(stop)
			if found[1] == "" || inline().MatchString(found[1]) {
				shown = ""
			}
			for _, value := range said().FindAllStringSubmatch(found[2], -1) {
				shown = string(stop) + value[1] + value[2] + string(stop)
			}
			return len(found[0]), shown
		}
	case ']':
		if found := target().FindStringSubmatch(rest); found != nil {
			if found[1] != "" {
				found[1] = string(stop) + found[1] + string(stop)
			}
			return len(found[0]), found[1]
		}
		return 1, ""
	default:
		if found := address().FindString(rest); found != "" {
			return len(found), " "
		}
	}
	return 1, rest[:1]
}

var apostrophes = strings.NewReplacer("’", "'", "‘", "'", "ʼ", "'", "＇", "'")

// fold returns a text in the form that is compared: lower-case Latin letters without accents.
func fold(text string) string {
	if len(text) == 1 {
		return strings.ToLower(text)
	}
	return strings.Map(func(r rune) rune {
		r = unicode.ToLower(r)
		if latin, is := lookAlikes[r]; is {
			return latin
		}
		switch {
		case r == stop, r == '\'':
			return r
		case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf, unicode.Variation_Selector) || r == '\u115F' || r == '\u3164' || r == '\u2800':
			return -1
		case unicode.Is(unicode.Z, r):
			return ' '
		case r == '–' || r == '—' || r == '―':
			return '—'
		case unicode.Is(unicode.Pd, r) || r == '−':
			return '-'
		}
		return r
	}, norm.NFKD.String(apostrophes.Replace(text)))
}

// cut appends the words and sentences of the text's letters to words and all.
func (t Text) cut(letters []letter, words []word, all []sentence) ([]word, []sentence) {
	first, mark := 0, rune(0)
	isFirst, curly, straight := true, int8(0), int8(0)
	end := func(isQuestion bool) {
		if len(words) > first {
			all = append(all, sentence{words: words[first:len(words):len(words)], isQuestion: isQuestion, isFirst: isFirst})
			isFirst = false
		}
		first, mark = len(words), 0
	}
	at := func(i int) rune {
		if i < 0 || i >= len(letters) {
			return ' '
		}
		return letters[i].r
	}
	for i := 0; i < len(letters); i++ {
		r := letters[i].r
		switch {
		case r == ' ': // first, because it is the most frequent character after letters
		case isLetter(r) || r == '{':
			from := i
			for i+1 < len(letters) && (isLetter(letters[i+1].r) || at(i+1) == '\'' && isLetter(at(i+2)) || (at(i+1) == '.' || at(i+1) == ':') && unicode.IsDigit(at(i)) && unicode.IsDigit(at(i+2)) || r == '{' && at(i) != '}' && at(i+1) > ' ') {
				i++
			}
			joined := at(from-1) == '-' && from > 1 && isLetter(at(from-2)) && len(words) > first
			words = append(words, word{text: t.spelling(letters[from : i+1]), joined: joined, mark: mark, quoted: curly + straight, from: letters[from].from, to: letters[i].behind})
			mark = 0
		case r == stop || r == '|':
			end(false)
			isFirst, curly, straight = true, 0, 0
		case (r == '.' || r == '!' || r == '…') && !isLetter(at(i+1)) && !strings.ContainsRune(",;:", at(i+1)): // excludes “a.m.:”
			end(false)
		case r == '“':
			curly = 1
		case r == '”':
			curly = 0
		case r == '"':
			straight = 1 - straight
		case r == '?':
			end(true)
		case r == ',' && mark == 0:
			mark = ','
		case r == ':':
			mark = ':'
		case strings.ContainsRune(";()—", r) || r == '-' && at(i-1) == ' ' && at(i+1) == ' ' && len(words) > first:
			mark = ';'
		}
	}
	end(false)
	return words, all
}

// spelling returns a word in the form that is compared, without allocating if the text has it.
func (t Text) spelling(letters []letter) string {
	shown := t.Text[letters[0].from:letters[len(letters)-1].behind]
	isSame := len(shown) == len(letters)
	for i := 0; isSame && i < len(shown); i++ {
		isSame = rune(shown[i]) == letters[i].r
	}
	if isSame {
		return shown
	}
	spelled := make([]byte, 0, len(letters))
	for _, letter := range letters {
		spelled = utf8.AppendRune(spelled, letter.r)
	}
	return string(spelled)
}

func isLetter(r rune) bool {
	return 'a' <= r && r <= 'z' || r != ' ' && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

func (t Text) finding(s sentence, row int, at span) Finding {
	first, last := s.words[at.from], s.words[at.to-1]
	whole := t.Text[s.words[0].from:s.words[len(s.words)-1].to]
	before := t.Text[s.begin:first.from]
	return Finding{
		Danger: row, Sentence: whole, Words: Words(whole),
		Line: s.line + strings.Count(before, "\n"), Column: utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:]) + 1,
		Length: utf8.RuneCountInString(t.Text[first.from:last.to]),
	}
}

// Words returns the words of a text in the form that is compared, separated by spaces.
func Words(text string) string {
	c := cutters.Get().(*cutter)
	defer cutters.Put(c)
	var words []string
	for _, s := range c.sentences(Text{Text: text}) {
		for _, w := range s.words {
			words = append(words, w.text)
		}
	}
	return strings.Join(words, " ")
}
