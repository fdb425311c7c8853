package model

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"nightlight/generator/base/advice"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
)

// NeverAdvised is content/never-advised.yaml: what no text of the site may advise, and where the
// links for help lead.
type NeverAdvised struct {
	Links   []HelpLink     `yaml:"links" json:"-" validate:"dive"`
	Figures []SafeFigure   `yaml:"figures" json:"-" validate:"dive"`
	Grammar WarningGrammar `yaml:"grammar" json:"-" validate:"required"`
	Dangers []Danger       `yaml:"dangers" json:"-" validate:"required,dive"`
}

// AllowedSentence is one of content/allowed.yaml: it is right as it is, and let through word by
// word.
type AllowedSentence struct {
	Text string `yaml:"text" validate:"required"`
	Why  string `yaml:"why" validate:"required"`
	Who  string `yaml:"who" validate:"required"`
	When string `yaml:"when" validate:"required,datetime=2006-01-02"`
}

// HelpLink says where a link leads whose text names somebody who helps.
type HelpLink struct {
	// Says are words, with | between them.
	Says string `yaml:"says" validate:"required"`
	// Leads are telephone numbers (tel:999), hosts (nhs.uk), or / for the site's own pages.
	Leads []string `yaml:"leads" validate:"required,min=1"`
	// Beside are words of which one stands on the same page, or in the same entry of a list.
	Beside []string `yaml:"beside"`
	// Except are phrases in which the name asks for no call: “rang 111”, “111 nights”.
	Except []string `yaml:"except"`
}

// WarningGrammar are the words by which a warning is told from advice: advice.Table.
type WarningGrammar struct {
	Small     string      `yaml:"small" validate:"required"`
	Groups    []WordGroup `yaml:"groups" validate:"required,dive"`
	Negations []string    `yaml:"negations" validate:"required,min=1"`
	Cancels   []string    `yaml:"cancels" validate:"required,min=1"`
	After     []string    `yaml:"after" validate:"required,min=1"`
	Breaks    []string    `yaml:"breaks" validate:"required,min=1"`
	Starts    []string    `yaml:"starts" validate:"required,min=1"`
	// Told, Answers, Ages and Others are phrases of sentences that advise nothing.
	Told    ToldGrammar   `yaml:"told" validate:"required"`
	Answers AnswerGrammar `yaml:"answers" validate:"required"`
	Ages    AgeGrammar    `yaml:"ages" validate:"required"`
	Others  OtherGrammar  `yaml:"others" validate:"required"`
	// Concepts are phrases that dangers name together.
	Concepts []Concept `yaml:"concepts" validate:"required,dive"`
}

// ToldGrammar are the words by which history and opinions are told from advice.
type ToldGrammar struct {
	Beliefs  []string `yaml:"beliefs" validate:"required,min=1"`
	History  []string `yaml:"history" validate:"required,min=1"`
	Past     []string `yaml:"past" validate:"required,min=1"`
	Subjects []string `yaml:"subjects" validate:"required,min=1"`
	Present  []string `yaml:"present" validate:"required,min=1"`
	Praises  []string `yaml:"praises" validate:"required,min=1"`
	Rejects  []string `yaml:"rejects" validate:"required,min=1"`
}

// AnswerGrammar are the words with which answers begin.
type AnswerGrammar struct {
	Yes []string `yaml:"yes" validate:"required,min=1"`
	No  []string `yaml:"no" validate:"required,min=1"`
}

// AgeGrammar are the ages of which a sentence speaks.
type AgeGrammar struct {
	Young []string `yaml:"young" validate:"required,min=1"`
	Older []string `yaml:"older" validate:"required,min=1"`
}

// OtherGrammar are the words by which adults' things are told from a child's.
type OtherGrammar struct {
	Adults   []string `yaml:"adults" validate:"required,min=1"`
	Places   []string `yaml:"places" validate:"required,min=1"`
	Owners   []string `yaml:"owners" validate:"required,min=1"`
	Children []string `yaml:"children" validate:"required,min=1"`
	Lent     []string `yaml:"lent" validate:"required,min=1"`
}

// Concept are phrases for one thing.
type Concept struct {
	Name string   `yaml:"name" validate:"required"`
	Said []string `yaml:"said" validate:"required,min=1"`
}

// WordGroup are words that phrases name together.
type WordGroup struct {
	Name  string `yaml:"name" validate:"required"`
	Words string `yaml:"words" validate:"required"`
}

// Danger is something that may never be advised.
type Danger struct {
	ID string `yaml:"id" validate:"required"`
	// Why says what can happen to a child.
	Why string `yaml:"why" validate:"required"`
	// Source is the address of the guidance that says so.
	Source string `yaml:"source" validate:"required,url"`
	// Advice, Together, Except, Unless and Outgrown are those of advice.Danger.
	Advice   []string `yaml:"advice" validate:"required,min=1"`
	Together []string `yaml:"together"`
	Outgrown bool     `yaml:"outgrown"`
	Except   []string `yaml:"except"`
	Unless   []string `yaml:"unless"`
	// Found and Silent are examples, for the tests.
	Found  []string `yaml:"found" validate:"required,min=1"`
	Silent []string `yaml:"silent" validate:"required,min=1"`
}

const (
	neverAdvised     = "never-advised"
	allowedSentences = "allowed"
)

// notRead are data files that nobody is shown: the table of dangers with its exceptions, and
// the rules of plans, which name what plans must not say, and who has reviewed what.
var notRead = []string{content.Root + "/" + neverAdvised + ".yaml", content.Root + "/" + allowedSentences + ".yaml", content.Root + "/plan/rules.yaml", content.ReviewedFile}

// judgeTexts reads every text of the site for what may never be advised.
func judgeTexts(tree *content.Tree) *content.Judge {
	if !tree.Has(neverAdvised) || tree.IsBroken(neverAdvised) || tree.IsBroken(allowedSentences) {
		return nil
	}
	facts, data := factValues.ByName(tree.Data), dataOf(tree)
	judge := data.NeverAdvised.judge(tree, facts, data.Allowed)
	table, _ := fs.ReadFile(tree.FS, content.Root+"/"+neverAdvised+".yaml") // it was read before
	judge.Key = fmt.Sprint(string(table), facts, data.Allowed)
	return judge
}

func (t *NeverAdvised) judge(tree *content.Tree, facts map[string]string, exceptions []AllowedSentence) *content.Judge {
	rules, beside := sync.OnceValue(t.rules), sync.OnceValue(t.namesBeside)
	var allowed []string
	for _, sentence := range exceptions {
		allowed = append(allowed, advice.Words(sentence.Text))
	}
	return &content.Judge{
		NotRead: notRead,
		Text: func(file, text string) (used []string, diags diag.List) {
			parts := []link{{says: text}}
			if file == helpFile { // its words are searches, and only its buttons are shown
				parts = linksOf(file, text)
			}
			for _, part := range parts {
				for _, found := range rules().Find(advice.Text{File: file, Text: part.says}) {
					switch {
					case slices.Contains(allowed, found.Words):
						used = append(used, found.Words)
					case file == helpFile:
						diags = append(diags, t.refuse(file, found, facts).Marking(text, part.at, part.at+len(part.says)))
					default:
						diags = append(diags, t.refuse(file, found, facts))
					}
				}
			}
			if strings.HasPrefix(file, content.Root+"/") {
				diags = append(append(diags, t.checkLinks(file, text)...), checkBeside(file, text, beside())...)
			}
			return used, diags
		},
		Rest: func(used map[string]bool) diag.List {
			diags := append(checkHelp(tree), t.checkFigures(tree)...)
			for i, words := range allowed {
				if !used[words] {
					diags = append(diags, diag.Warnf("allowed-unused", tree.At(allowedSentences, item("", i)+".text"), "No text of the site says this any more.").
						WithHint("Remove the entry."))
				}
			}
			return diags
		},
	}
}

func (t *NeverAdvised) rules() *advice.Rules {
	g := t.Grammar
	table := advice.Table{
		Groups: map[string]string{}, Concepts: map[string][]string{},
		Small: g.Small, Negations: g.Negations, Cancels: g.Cancels, After: g.After, Breaks: g.Breaks, Starts: g.Starts,
		Beliefs: g.Told.Beliefs, History: g.Told.History, Past: g.Told.Past, Subjects: g.Told.Subjects, Present: g.Told.Present,
		Praises: g.Told.Praises, Rejects: g.Told.Rejects, Yes: g.Answers.Yes, No: g.Answers.No, Young: g.Ages.Young, Older: g.Ages.Older,
		Adults: g.Others.Adults, Places: g.Others.Places, Owners: g.Others.Owners, Children: g.Others.Children, Lent: g.Others.Lent,
	}
	for _, concept := range g.Concepts {
		table.Concepts[concept.Name] = concept.Said
	}
	for _, group := range g.Groups {
		table.Groups[group.Name] = group.Words
	}
	for _, d := range t.Dangers {
		table.Dangers = append(table.Dangers, advice.Danger{Advice: d.Advice, Together: d.Together, Except: d.Except, Unless: d.Unless, IsOutgrown: d.Outgrown})
	}
	return advice.New(table)
}

func (t *NeverAdvised) refuse(file string, found advice.Finding, facts map[string]string) diag.Diagnostic {
	danger := t.Dangers[found.Danger]
	why := danger.Why
	for name, value := range facts {
		why = strings.ReplaceAll(why, "{fact:"+name+"}", value)
	}
	problem := diag.Errorf("never-advised", diag.Pos{File: file, Line: found.Line, Column: found.Column}, "This may never be advised (%s). %s", danger.ID, why).
		WithHint("%s says so. Write something else, or warn of it with “never” right before it. If the sentence is right as it is, add it to content/%s.yaml, with why, who and when.", danger.Source, allowedSentences)
	problem.Length = found.Length
	return problem
}
