package model

import (
	"net/url"
	"regexp"
	"slices"
	"strings"

	"nightlight/generator/base/advice"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
)

var (
	markdownLink = pattern.Of(`\[([^\[\]]*)\](?:\(\s*<?([^)\s>]+)|\[([^\[\]]*)\])`)
	linkTarget   = pattern.Of(`(?m)^ {0,3}\[([^\[\]]+)\]:\s*<?(\S+?)>?(?:\s|$)`)
	yamlLink     = pattern.Of(`(?m)^([ \t]*)(- )?(?:label|action|text|title|cells): (.*)\n(?:[ \t]*(?:note|hint): .*\n)?[ \t]*href: (\S+)`)
	yamlLinkFlow = pattern.Of(`[{,] *(label|action|text|title): *("[^"\n]*"|'[^'\n]*'|[^,{}\n]+), *href: *("[^"\n]*"|[^\s,{}]+)|[{,] *href: *("[^"\n]*"|[^\s,{}]+), *(label|action|text|title): *("[^"\n]*"|'[^'\n]*'|[^,{}\n]+)`)
	yamlLinkBack = pattern.Of(`(?m)^[ \t]*(?:- )?(href|call): (.*)\n[ \t]*(?:label|action|text|title|cells):(?:\s*\n\s*-)? (.*)$`)
)

type link struct {
	says, leads string
	// at is the byte offset at which the link begins.
	at int
}

func linksOf(text string) (links []link) {
	targets := map[string]string{}
	if strings.Contains(text, "]: ") {
		for _, found := range linkTarget().FindAllStringSubmatch(text, -1) {
			targets[strings.ToLower(found[1])] = found[2]
		}
	}
	var inText [][]int
	if strings.Contains(text, "](") || strings.Contains(text, "][") {
		inText = markdownLink().FindAllStringSubmatchIndex(text, -1)
	}
	for _, at := range inText {
		says, leads := text[at[2]:at[3]], ""
		if at[4] >= 0 {
			leads = text[at[4]:at[5]]
		} else {
			leads = targets[strings.ToLower(text[at[6]:at[7]])]
		}
		if leads != "" {
			links = append(links, link{says, leads, at[0]})
		}
	}
	if !strings.Contains(text, "href: ") && !strings.Contains(text, "call: ") {
		return links
	}
	for _, at := range yamlLink().FindAllStringSubmatchIndex(text, -1) {
		links = append(links, link{text[at[6]:at[7]], text[at[8]:at[9]], at[6]})
	}
	for _, at := range pattern.InLines(yamlLinkFlow(), text, pattern.Places(text, "href: ")) {
		says, leads := max(at[4], at[12]), max(at[6], at[8])
		links = append(links, link{text[says:max(at[5], at[13])], strings.Trim(text[leads:max(at[7], at[9])], `"'`), says})
	}
	for _, at := range yamlLinkBack().FindAllStringSubmatchIndex(text, -1) {
		says, leads := text[at[6]:at[7]], strings.Trim(text[at[4]:at[5]], `"'`)
		if text[at[2]:at[3]] == "call" {
			says, _, _ = strings.Cut(says, ",") // the first cell is the link
			says, leads = strings.Trim(says, "["), "tel:"+leads
		}
		links = append(links, link{says, leads, at[6]})
	}
	return links
}

// linkNames returns the names of each link as they are compared, with a space on each side.
func (t *NeverAdvised) linkNames() (names [][]string) {
	for _, help := range t.Links {
		var all []string
		for name := range strings.SplitSeq(help.Says, "|") {
			all = append(all, " "+advice.Words(name)+" ")
		}
		names = append(names, all)
	}
	return names
}

func (t *NeverAdvised) checkLinks(file, text string, names [][]string) (diags diag.List) {
	for _, link := range linksOf(text) {
		says := " " + advice.Words(link.says) + " "
		leads := strings.Trim(link.leads, `"'`)
		for i, help := range t.Links {
			isNamed := slices.ContainsFunc(names[i], func(name string) bool { return strings.Contains(says, name) })
			if isNamed && !slices.ContainsFunc(help.Leads, func(to string) bool { return leadsTo(leads, to) }) {
				diags = append(diags, wrongLink(file, text, link, "leads to "+leads, strings.Join(help.Leads, ", ")))
				break
			}
		}
		if number, isCall := strings.CutPrefix(leads, "tel:"); isCall {
			said := digits(link.says)
			switch isKnown := func(h HelpLink) bool { return slices.Contains(h.Leads, leads) }; {
			case len(said) > 2 && national(said) != national(digits(number)):
				diags = append(diags, wrongLink(file, text, link, "calls "+number, "tel:"+said))
			case len(number) < 7 && !slices.ContainsFunc(t.Links, isKnown):
				diags = append(diags, wrongLink(file, text, link, "calls "+number, "tel:999, tel:111, tel:116123"))
			}
		}
	}
	return diags
}

// listEntry separates the entries of a list that is the value of a top-level key.
const listEntry = "\n  - "

// nameBeside is a name that needs certain words beside it.
type nameBeside struct {
	HelpLink
	found *regexp.Regexp
	// except blanks out phrases that mean something else.
	except *strings.Replacer
}

func (t *NeverAdvised) namesBeside() (names []nameBeside) {
	for _, help := range t.Links {
		if len(help.Beside) > 0 { // an address or a longer number is not the name
			var blanks []string
			for _, phrase := range help.Except {
				blanks = append(blanks, phrase, strings.Repeat("-", len(phrase)))
			}
			names = append(names, nameBeside{help, regexp.MustCompile(`(?:^|[\s"'“(\[*]|tel:)(` + regexp.QuoteMeta(help.Says) + `)(?:[\s"'”)\]*,;:?!]|\.\s|\.?$)`), strings.NewReplacer(blanks...)})
		}
	}
	return names
}

// checkBeside reports a name without the words that must be beside it: anywhere on the page or in
// the table, or in the same entry of any other data file.
func checkBeside(file, text string, names []nameBeside) (diags diag.List) {
	parts := []string{text}
	if strings.HasSuffix(file, ".yaml") && !strings.HasPrefix(file, content.Root+"/tables/") {
		parts = strings.SplitAfter(text, listEntry)
	}
	for _, name := range names {
		at := 0
		for _, part := range parts {
			found := []int(nil)
			if strings.Contains(part, name.Says) {
				found = name.found.FindStringSubmatchIndex(name.except.Replace(part))
			}
			if found != nil && !slices.ContainsFunc(name.Beside, func(words string) bool { return strings.Contains(part, words) }) {
				diags = append(diags, diag.Errorf("help-beside", diag.Pos{File: file}, "“%s” needs certain words beside it, and they are missing.", name.Says).
					WithHint("Add one of these on the page, or in the entry: %s. content/%s.yaml lists this under “links”.", strings.Join(name.Beside, ", "), neverAdvised).Marking(text, at+found[2], at+found[3]))
			}
			at += len(part)
		}
	}
	return diags
}

func wrongLink(file, text string, l link, does, instead string) diag.Diagnostic {
	return diag.Errorf("help-link", diag.Pos{File: file}, "“%s” %s, and not to those who help.", strings.Trim(l.says, "[]\"' "), does).
		WithHint("It leads to: %s. content/%s.yaml lists this under “links”.", instead, neverAdvised).Marking(text, l.at, min(l.at+len(l.says)+2, len(text)))
}

func leadsTo(address, to string) bool {
	if strings.HasPrefix(to, "tel:") {
		return national(digits(address)) == digits(to) && strings.HasPrefix(address, "tel:")
	}
	if to == "/" {
		return strings.HasPrefix(address, "/") && !strings.HasPrefix(address, "//") || strings.HasPrefix(address, "#")
	}
	parsed, err := url.Parse(address)
	return err == nil && parsed.Scheme == "https" && (parsed.Host == to || strings.HasSuffix(parsed.Host, "."+to))
}

func digits(text string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, text)
}

func national(number string) string {
	if rest, is := strings.CutPrefix(number, "44"); is && len(number) > 10 {
		return "0" + rest
	}
	return number
}
