package model

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
)

// SafetyWords is content/safety-words.yaml: what may never be advised, and the words that
// tell a sentence about a child's safety from others.
type SafetyWords struct {
	// Warnings is a phrase of plan rules that tells a warning from advice.
	Warnings string         `yaml:"warnings" json:"-" validate:"required"`
	Dangers  []SafetyDanger `yaml:"dangers" json:"-" validate:"dive"`
	Words    Vocabulary     `yaml:"words" json:"-"`
	// Advice are the files and folders of content/ in which a new sentence is asked about
	// whatever its words; Business those of which only sentences with a hazard or a figure are.
	Advice   []string `yaml:"advice" json:"-"`
	Business []string `yaml:"business" json:"-"`
}

// SafetyDanger is something that may never be advised.
type SafetyDanger struct {
	ID string `yaml:"id" validate:"required"`
	// Why says what can happen to a child.
	Why string `yaml:"why" validate:"required"`
	// Source is the address of the guidance that says so.
	Source string `yaml:"source" validate:"required,url"`
	// Advice lists phrases of plan rules, one of which dangerous advice holds.
	Advice []string `yaml:"advice" validate:"required,min=1"`
}

// Vocabulary is the words of a sentence that matter for safety, each kind in one line;
// "smok*" stands for all words that begin so.
type Vocabulary struct {
	Hazards string `yaml:"hazards"`
	Care    string `yaml:"care"`
	Turns   string `yaml:"turns"`
	Units   string `yaml:"units"`
	Numbers string `yaml:"numbers"`
	// Conditions turn what a sentence says, and make none be about safety.
	Conditions string `yaml:"conditions"`
	// Small are the words that may come and go in every sentence.
	Small string `yaml:"small"`
}

// sentence is a sentence about safety.
type sentence struct {
	text string
	pos  diag.Pos
	// source is the line that holds it.
	source string
	// mark stands for the words of it that matter, in their order.
	mark string
}

// safetyReader finds the sentences about safety in the files of content/.
type safetyReader struct {
	kinds            [kindsOfWord]func(word string) bool
	advice, business []string
}

// The kinds of word, by their places in safetyReader.
const (
	hazard = iota
	care
	turn
	unit
	number
	condition
	small
	kindsOfWord
)

func newSafetyReader(w SafetyWords) *safetyReader {
	words, r := w.Words, &safetyReader{advice: w.Advice, business: w.Business}
	for i, list := range []string{words.Hazards, words.Care, words.Turns, words.Units, words.Numbers, words.Conditions, words.Small} {
		r.kinds[i] = oneOfWords(list)
	}
	return r
}

// oneOfWords says whether a word is in a list such as "sofa* chest".
func oneOfWords(list string) func(string) bool {
	var patterns []string
	for _, word := range strings.Fields(list) {
		word, open := strings.CutSuffix(word, "*")
		pattern := regexp.QuoteMeta(word)
		if open {
			pattern += `.*`
		}
		patterns = append(patterns, pattern)
	}
	match := regexp.MustCompile(`^(?:` + strings.Join(patterns, "|") + `)$`)
	known := map[string]bool{}
	return func(word string) bool {
		is, seen := known[word]
		if !seen {
			is = match.MatchString(word)
			known[word] = is
		}
		return is
	}
}

var (
	// sentencePattern ends a sentence where a line, a cell of a table or a stop followed by
	// space ends.
	sentencePattern = pattern.Of(`(?:[^\n.!?|]|[.!?]+[^\s.!?])+[.!?]*`)
	wordPattern     = pattern.Of(`\{fact:[\pL\d-]+\}|°c|%|&|\d+(?:[.:]\d+)?|\pL+(?:'\pL+)?`)
	// adviseNothing are lines of YAML that nobody reads as advice: comments, whose child a story
	// is of, and of the search what visitors may type and where it leads.
	adviseNothing = pattern.Of(`^\s*(?:#|- said: |related: |childAge: )`)
	// notSaid are lines of keys that no parent follows, and the names of sources.
	notSaid   = pattern.Of(`^\s*(?:- label|(?:- )?(?:href|icon|picture|emblem|path|id|name|author|category|by)): `)
	timeOfDay = pattern.Of(`\b\d{1,2}(?:[.:][0-5]\d)? ?[ap]m\b|\b(?:[01]?\d|2[0-3]):[0-5]\d\b`)
	letters   = pattern.Of(`\pL{2}`)
	// notProse are addresses and placeholders, in which words mean nothing; which fact a
	// sentence quotes means something.
	notProse = pattern.Of(`\]\([^)\s]*\)|\{(?:[#\pL][\pL\d-]*|price:[\pL\d-]+)\}|https?:\S+|(?:^|\s)/\S+`)
)

// sentences are the sentences about safety in a file.
func (r *safetyReader) sentences(file, text string) (found []sentence) {
	pos, where := diag.Pos{File: file}, r.kindOf(file)
	for line := range strings.Lines(text) {
		pos.Line++
		line = strings.TrimRight(line, "\r\n")
		if strings.HasSuffix(file, ".yaml") && adviseNothing().MatchString(line) {
			continue
		}
		for _, at := range sentencePattern().FindAllStringIndex(line, -1) {
			said := line[at[0]:at[1]]
			trimmed := strings.TrimLeft(said, " \t-*>#")
			mark, about := r.mark(trimmed, where)
			if !about && where == inAdvice && letters().MatchString(trimmed) && !notSaid().MatchString(line) {
				mark, about = otherMark+mark, true
			}
			if about {
				pos.Column = len([]rune(line[:at[1]-len(trimmed)])) + 1
				found = append(found, sentence{trimmed, pos, line, mark})
			}
		}
	}
	return found
}

// otherMark begins the marks of those sentences of a file with advice that are not about safety:
// they may go, but one that is added or changed is asked about.
const otherMark = "-"

// The kinds of file, by what is compared of a sentence.
const (
	inOthers = iota
	inAdvice
	inBusiness
)

func (r *safetyReader) kindOf(file string) int {
	switch {
	case isIn(file, r.advice):
		return inAdvice
	case isIn(file, r.business):
		return inBusiness
	}
	return inOthers
}

// isIn says whether a file is one of a list of files and folders below content/.
func isIn(file string, list []string) bool {
	return slices.ContainsFunc(list, func(name string) bool {
		return strings.HasPrefix(file, content.Root+"/"+name)
	})
}

// mark is a short name for the words of a sentence that matter, and in a file with advice a
// letter for each other word but the small ones; about says whether it is about safety.
func (r *safetyReader) mark(said string, where int) (mark string, about bool) {
	kept, others, has := r.count(r.words(said, where))
	aboutSafety := has[hazard] > 0 || has[number] > 0 && has[unit] > 0
	aboutCare := has[care] > 1 || has[care] > 0 && has[turn] > 0
	about = aboutSafety || where != inBusiness && aboutCare
	sum := sha256.Sum256([]byte(strings.Join(kept, " ")))
	mark = hex.EncodeToString(sum[:3])
	if where == inAdvice && others != "" {
		mark += "." + others
	}
	return mark, about
}

// numerals are the numbers that texts spell out as well: six months are 6 months.
var numerals = strings.Fields("zero one two three four five six seven eight nine ten eleven twelve")

// words are those of a sentence: “it's” as “it”, all negations alike, and numbers in figures.
// The times of day are left out where they are appointments and not advice.
func (r *safetyReader) words(said string, where int) []string {
	// Where a link calls, its number matters as much as the words.
	said = strings.ReplaceAll(strings.ToLower(typography.Replace(said)), "](tel:", " ")
	said = notProse().ReplaceAllString(said, " _ ")
	if where != inAdvice {
		said = timeOfDay().ReplaceAllString(said, " _ ")
	}
	words := wordPattern().FindAllString(said, -1)
	for i, word := range words {
		if words[i], _, _ = strings.Cut(word, "'"); strings.HasSuffix(word, "n't") {
			words[i] = "not"
		} else if n := slices.Index(numerals, word); n > 0 {
			words[i] = strconv.Itoa(n)
		}
	}
	return words
}

// count sorts the words of a sentence: those that matter, a letter for each of the others, and
// how many there are of each kind.
func (r *safetyReader) count(words []string) (kept []string, others string, has [kindsOfWord]int) {
	for _, word := range words {
		matters := word[0] == '{' // a quoted fact is a figure with its unit
		if matters {
			has[number]++
			has[unit]++
		}
		for kind, is := range r.kinds {
			if is(word) || kind == number && word[0] >= '0' && word[0] <= '9' {
				matters = matters || kind != small
				has[kind]++
			}
		}
		switch {
		case matters:
			kept = append(kept, word)
		case !r.kinds[small](word):
			others += letterFor(word)
		}
	}
	return kept, others, has
}

// letterFor stands for a word in a mark; other words may have the same.
func letterFor(word string) string {
	sum := sha256.Sum256([]byte(word))
	return base64.RawURLEncoding.EncodeToString(sum[:1])[:1]
}

// dangers compiles what may never be advised.
func (w *SafetyWords) judge() func(sentence) *SafetyDanger {
	warning := phraseOf(w.Warnings)
	var advice [][]phrase
	for _, danger := range w.Dangers {
		var phrases []phrase
		for _, text := range danger.Advice {
			phrases = append(phrases, phraseOf(text))
		}
		advice = append(advice, phrases)
	}
	return func(s sentence) *SafetyDanger {
		line := planLine{text: plain(s.text), folded: folded(plain(s.text))}
		if len(warning.figuresIn(line)) > 0 {
			return nil
		}
		for i, phrases := range advice {
			if slices.ContainsFunc(phrases, func(p phrase) bool { return len(p.figuresIn(line)) > 0 }) {
				return &w.Dangers[i]
			}
		}
		return nil
	}
}
