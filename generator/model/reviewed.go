package model

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
)

// safetyReview asks for somebody who reads what is said about safety.
var safetyReview = &content.Review{File: reviewedFile, Judge: reviewSafety, Approve: approveSafety}

// reviewedFile lists the sentences about safety that somebody has read: for each file of
// content/ the marks of its sentences in their order, and before them who read them and when.
const reviewedFile = content.Root + "/reviewed.lock"

const safetyWordsFile = content.Root + "/safety-words.yaml"

const reviewedHead = "# Sentences about safety, as they were last read and approved; safety-words.yaml says more.\n# Written by: go run ./cmd/nightlight check --approve \"Name, profession\"\n"

// reviewed is a sentence that somebody has read.
type reviewed struct{ mark, by string }

var (
	marksLine = pattern.Of(`^-?[0-9a-f]{6}(?:\.[\w-]+)?(?: -?[0-9a-f]{6}(?:\.[\w-]+)?)*$`)
	byLine    = pattern.Of(`^\d{4}-\d{2}-\d{2} \S`)
)

// parseReviewed reads the text of a reviewedFile. A line of it that makes no sense, such as a
// conflict of Git leaves, counts for nothing: the sentences are then asked about again.
func parseReviewed(text string) map[string][]reviewed {
	all := map[string][]reviewed{}
	var file, by string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == '#':
		case marksLine().MatchString(line):
			for _, mark := range strings.Fields(line) {
				all[file] = append(all[file], reviewed{mark, by})
			}
		case byLine().MatchString(line):
			by = line
		default:
			file = line
		}
	}
	return all
}

// formatReviewed is the text of a reviewedFile.
func formatReviewed(files []string, all map[string][]reviewed) string {
	var text strings.Builder
	text.WriteString(reviewedHead)
	for _, file := range files {
		fmt.Fprintf(&text, "\n%s\n", file)
		for list := all[file]; len(list) > 0; {
			run := slices.IndexFunc(list, func(r reviewed) bool { return r.by != list[0].by })
			if run < 0 {
				run = len(list)
			}
			fmt.Fprintln(&text, list[0].by)
			for line := range slices.Chunk(list[:run], 14) {
				text.WriteString(line[0].mark)
				for _, r := range line[1:] {
					text.WriteString(" " + r.mark)
				}
				text.WriteString("\n")
			}
			list = list[run:]
		}
	}
	return text.String()
}

// difference is a place where a file says something else than what was read: its sentences
// from now to nowEnd stand where those from was to wasEnd stood.
type difference struct{ was, wasEnd, now, nowEnd int }

// differences are the fewest that there can be between two lists of marks.
func differences(was []reviewed, now []sentence) (found []difference) {
	common := make([][]int, len(was)+1)
	for i := range common {
		common[i] = make([]int, len(now)+1)
	}
	for i := len(was) - 1; i >= 0; i-- {
		for j := len(now) - 1; j >= 0; j-- {
			if common[i][j] = max(common[i+1][j], common[i][j+1]); isSame(was[i].mark, now[j].mark) {
				common[i][j] = common[i+1][j+1] + 1
			}
		}
	}
	stays := func(i, j int) bool { return i < len(was) && j < len(now) && isSame(was[i].mark, now[j].mark) }
	for i, j := 0, 0; i < len(was) || j < len(now); i, j = i+1, j+1 {
		d := difference{i, i, j, j}
		for (i < len(was) || j < len(now)) && !stays(i, j) {
			if i < len(was) && common[i+1][j] == common[i][j] {
				i++
			} else {
				j++
			}
		}
		if d.wasEnd, d.nowEnd = i, j; d.wasEnd > d.was || d.nowEnd > d.now {
			found = append(found, d)
		}
	}
	return found
}

// isSame says whether two marks are of one sentence: all words that matter are the same, and
// of the others all but one, or two of at least four. More than one word that is added is a
// clause, and is asked about.
func isSame(was, now string) bool {
	if was == now {
		return true
	}
	matters, others, _ := strings.Cut(was, ".")
	mattersNow, othersNow, _ := strings.Cut(now, ".")
	if matters != mattersNow || len(othersNow) > len(others)+1 {
		return false
	}
	few := 1
	if len(others) > 3 {
		few = 2
	}
	return diag.Distance(others, othersNow, few) <= few
}

// safetyFiles are the texts of content/ by their names below it.
func safetyFiles(fsys fs.FS) (names []string, texts map[string]string, err error) {
	texts = map[string]string{}
	err = fs.WalkDir(fsys, content.Root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.Type().IsRegular() || !slices.Contains([]string{".md", ".yaml"}, path.Ext(name)) || name == safetyWordsFile {
			return err
		}
		text, err := fs.ReadFile(fsys, name)
		names = append(names, name)
		texts[name] = string(text)
		return err
	})
	return names, texts, err
}

// reviewSafety reports each sentence about safety that differs from what was read and
// approved, at its line, and each that is gone.
func reviewSafety(tree *content.Tree) (diags diag.List) {
	words := &dataOf(tree).Safety
	if words.Warnings == "" {
		return nil // the site has no list of such words
	}
	names, texts, err := safetyFiles(tree.FS)
	if err != nil {
		return diag.List{diag.Errorf(diag.Pos{File: content.Root}, "The texts cannot be read: %v.", err)}
	}
	list, _ := fs.ReadFile(tree.FS, reviewedFile) // where there is none, nothing was approved
	approved := parseReviewed(string(list))
	reader, danger := newSafetyReader(*words), words.judge()
	for _, name := range names {
		diags = append(diags, compareReviewed(approved[name], reader.sentences(name, texts[name]), danger, name)...)
	}
	for _, name := range slices.Sorted(maps.Keys(approved)) {
		if _, there := texts[name]; !there {
			diags = append(diags, diag.Errorf(diag.Pos{File: reviewedFile}, "%s is no longer there, and what it says about safety was approved.", name).
				WithHint("Bring it back from its last version. If it may go, run `check --approve \"Name, profession\"`."))
		}
	}
	return diags
}

// compareReviewed reports the differences between what was read of a file and what it says: each
// new sentence, and where nothing stands in their place, that sentences are gone.
func compareReviewed(was []reviewed, now []sentence, danger func(sentence) *SafetyDanger, file string) (diags diag.List) {
	if len(was) == 0 && len(now) > 1 {
		return unread(now, danger)
	}
	for _, d := range differences(was, now) {
		for _, added := range now[d.now:d.nowEnd] {
			diags = append(diags, unapproved(added, danger))
		}
		if d.now == d.nowEnd && slices.ContainsFunc(was[d.was:d.wasEnd], func(r reviewed) bool { return !strings.HasPrefix(r.mark, otherMark) }) {
			diags = append(diags, gone(now[:d.now], file))
		}
	}
	return diags
}

// unread reports a file of which nothing was approved: once, and what may never be advised.
func unread(all []sentence, danger func(sentence) *SafetyDanger) diag.List {
	first := unapproved(all[0], danger)
	first.Message = fmt.Sprintf("Nobody has approved the %d sentences about safety in this file; this is the first.", len(all))
	diags := diag.List{first}
	for _, s := range all {
		if danger(s) != nil {
			diags = append(diags, unapproved(s, danger))
		}
	}
	return diags
}

// unapproved reports a sentence that nobody has approved.
func unapproved(s sentence, danger func(sentence) *SafetyDanger) diag.Diagnostic {
	problem := diag.Errorf(s.pos, "Nobody has approved this sentence about safety since it was written or changed.").
		WithHint("Let someone who may judge it compare it with the guidance, then run `check --approve \"Name, profession\"`.")
	if strings.HasPrefix(s.mark, otherMark) {
		problem.Message = "A sentence has been added or changed, here or just above, and nobody has approved it."
	}
	if found := danger(s); found != nil {
		problem = diag.Errorf(s.pos, "This may never be advised (%s). %s", found.ID, found.Why).
			WithHint("%s says so. If the sentence warns of it, say it with a word such as “never”; if it is right as it is, approve it with `check --approve`.", found.Source)
	}
	problem.Source, problem.Length = s.source, len([]rune(s.text))
	return problem
}

// gone reports that sentences are missing from the end of what stands before them.
func gone(before []sentence, file string) diag.Diagnostic {
	problem := diag.Errorf(diag.Pos{File: file, Line: 1, Column: 1}, "What was approved about safety at this place is no longer there.")
	if len(before) > 0 {
		last := before[len(before)-1]
		problem = diag.Errorf(last.pos, "What was approved about safety after this sentence is no longer there.")
		problem.Source = last.source
	}
	return problem.WithHint("Compare the file with its last version. If it may go, run `check --approve \"Name, profession\"`.")
}

// approveSafety returns the text of a reviewedFile for what content/ says now. Sentences that were
// approved before keep who approved them and when; the others get by.
func approveSafety(tree *content.Tree, by string) (string, error) {
	names, texts, err := safetyFiles(tree.FS)
	if err != nil {
		return "", err
	}
	list, _ := fs.ReadFile(tree.FS, reviewedFile) // where there is none, nothing was approved
	approved, all := parseReviewed(string(list)), map[string][]reviewed{}
	reader := newSafetyReader(dataOf(tree).Safety)
	for _, name := range names {
		all[name] = approve(approved[name], reader.sentences(name, texts[name]), by)
	}
	names = slices.DeleteFunc(names, func(name string) bool { return len(all[name]) == 0 })
	return formatReviewed(names, all), nil
}

func approve(was []reviewed, now []sentence, by string) (all []reviewed) {
	i := 0
	for _, d := range append(differences(was, now), difference{len(was), len(was), len(now), len(now)}) {
		all = append(all, was[i:d.was]...)
		for _, added := range now[d.now:d.nowEnd] {
			all = append(all, reviewed{added.mark, by})
		}
		i = d.wasEnd
	}
	return all
}
