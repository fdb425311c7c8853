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

// Text is a file, or a part of one.
type Text struct {
	// File decides how it is read: by its ending.
	File string
	// Text is what it says, Line the number of its first line, 1 where it is left out.
	Text string
	Line int
}

// word is one of a sentence.
type word struct {
	text string
	// joined: only a hyphen stands before it; isSmall: it may stand between those of a phrase.
	joined, isSmall bool
	// terms are what it is of the table.
	terms []term
	// quoted is within how many quotation marks it stands.
	quoted int8
	// mark is what stands before it: a comma, a colon, or a semicolon for all else that divides.
	mark rune
	// from and to are where it stands in the text.
	from, to int32
}

// sentence is one, or a part of one that ends with its line.
type sentence struct {
	words                       []word
	isQuestion, isItem, isIntro bool
	// isFirst: nothing stands before it in its paragraph; next is the one behind it there, and
	// before are the words of the one before it.
	isFirst bool
	next    *sentence
	before  []word
	// isRow: it stands in a row of a table; isBelow: what stands above says not to do it.
	isRow, isBelow bool
	// line is the number of its first line, which begins at begin.
	line, begin int
}

// letter is one as it is compared, with its place in the text.
type letter struct {
	r            rune
	from, behind int32
}

// The letters that stand for what divides sentences, their parts, and lines.
const (
	stop = '\x01'
	line = '\n'
)

// lookAlikes are letters of other alphabets that are taken for these.
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

// place says of each sentence where it stands, and what its first line makes of it.
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

// lineAt is the line that begins at a place, or its beginning.
func (t Text) lineAt(i, most int) string {
	line, _, _ := strings.Cut(t.Text[i:min(len(t.Text), i+most)], "\n")
	return line
}

// cutter cuts texts. Its lists, a quarter of what a first build would allocate, serve the next
// text.
type cutter struct {
	letters []letter
	words   []word
	all     []sentence
}

var cutters = sync.Pool{New: func() any { return new(cutter) }}

// sentences cuts a text; they last until the next one is cut.
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
				rest = "" // prose, mostly
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
			i++ // most of a file of code
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

// isPlain are the bytes that are shown as they are, where no address begins.
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

// shownAt reads what stands at a place of a line: how many bytes it has, and what is seen.
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

// beginsBlock says that a line goes on with nothing that stands above it.
func beginsBlock(line string) bool {
	first := strings.TrimLeft(line, " \t")
	if first == "" {
		return true
	}
	isProse := (first[0] >= utf8.RuneSelf || 'a' <= lower(first[0]) && lower(first[0]) <= 'z') && !strings.Contains(line, ":")
	return !isProse && beginning().MatchString(line)
}

// special reads what stands for something else: how many bytes it has, and what is seen.
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

// fold returns a text as it is compared: small Latin letters without accents.
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

// cut appends the words of the text's letters, and their sentences.
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
		case r == ' ': // the most frequent of all that is no letter
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
		case (r == '.' || r == '!' || r == '…') && !isLetter(at(i+1)) && !strings.ContainsRune(",;:", at(i+1)): // and not “a.m.:”
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

// spelling is a word as it is compared: a part of the text, where that says the same.
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

// finding is what is said of a part of the sentence.
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

// Words are those of a text as they are compared, with a space between them.
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
