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

const (
	neverAdvised     = "never-advised"
	allowedSentences = "allowed"
)

// notRead are data files that are not shown to anyone: the table of dangers and its exceptions, the
// rules of plans, which name what plans must not say, and the list of reviews.
var notRead = []string{content.Root + "/" + neverAdvised + ".yaml", content.Root + "/" + allowedSentences + ".yaml", content.Root + "/plan/rules.yaml", content.ReviewedFile}

func judgeTexts(tree *content.Tree) *content.Judge {
	if !tree.Has(neverAdvised) || tree.IsBroken(neverAdvised) || tree.IsBroken(allowedSentences) {
		return nil
	}
	facts, data := factValues.ByName(tree.Data), dataOf(tree)
	judge := data.NeverAdvised.judge(tree, facts, data.Allowed)
	table, _ := fs.ReadFile(tree.FS, content.Root+"/"+neverAdvised+".yaml") // it has been read before
	judge.Key = fmt.Sprint(string(table), facts, data.Allowed)
	return judge
}

func (t *NeverAdvised) judge(tree *content.Tree, facts map[string]string, exceptions []AllowedSentence) *content.Judge {
	rules, names, beside := sync.OnceValue(t.rules), sync.OnceValue(t.linkNames), sync.OnceValue(t.namesBeside)
	var allowed []string
	for _, sentence := range exceptions {
		allowed = append(allowed, advice.Words(sentence.Text))
	}
	return &content.Judge{
		NotRead: notRead,
		Text: func(file, text string) (used []string, diags diag.List) {
			parts := []link{{says: text}}
			if file == helpFile { // its texts are searches; only its buttons are shown
				parts = linksOf(text)
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
				diags = append(append(diags, t.checkLinks(file, text, names())...), checkBeside(file, text, beside())...)
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
