package yamldoc

import (
	"bufio"
	"bytes"
	"strings"
	"sync"

	"github.com/adrg/frontmatter"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// fence is the line above and below the front matter.
const fence = "---"

// raw leaves the front matter's bytes as they are: decoding needs their position in
// the file.
var raw = frontmatter.NewFormat(fence, fence, func(data []byte, into any) error {
	*into.(*[]byte) = data
	return nil
})

// FrontMatter splits a Markdown file and parses its front matter. The body begins at
// bodyPos. The Doc is nil when there is no front matter; problem is then the reason.
func (r *Reader) FrontMatter(file string, data []byte) (doc *Doc, body string, bodyPos diag.Pos, problem *diag.Diagnostic) {
	text := diag.Normalise(data)
	src := newSource(file, text, r.keys)
	before, matter, ok := split(text)
	if !ok {
		missing := noFrontMatter(src)
		return nil, "", diag.Pos{}, &missing
	}
	src.to = strings.Count(before, "\n")
	bodyPos = diag.Pos{File: file, Line: src.to + 1, Column: 1}
	if strings.HasSuffix(before, "\n") {
		src.to-- // the closing fence has a line end
	}
	src.from = src.to - bytes.Count(matter, []byte("\n"))
	return src.parse(), text[len(before):], bodyPos, nil
}

// bufferedReaders are large enough for the frontmatter package to make none of its own.
var bufferedReaders = sync.Pool{New: func() any { return bufio.NewReader(nil) }}

// split finds the front matter and all that stands before the body. It is read up to the
// line that should close it, and only else to the end: what is read is copied.
func split(text string) (before string, matter []byte, ok bool) {
	start, rest, _ := strings.Cut(text, "\n"+fence)
	line, _, _ := strings.Cut(rest, "\n")
	first := min(len(start)+len("\n"+fence)+len(line)+len("\n"), len(text))
	reader := bufferedReaders.Get().(*bufio.Reader)
	defer bufferedReaders.Put(reader)
	for _, head := range []string{text[:first], text} {
		reader.Reset(strings.NewReader(head))
		body, err := frontmatter.MustParse(reader, &matter, raw)
		if err == nil {
			return head[:len(head)-len(body)], matter, true
		}
	}
	return "", nil, false
}

// nearlyFence matches what people and word processors write for three hyphens.
var nearlyFence = pattern.Of(`^\s*(?:[-–—_=*]\s?){1,8}$`)

func noFrontMatter(src *source) diag.Diagnostic {
	first := 0
	for first < len(src.lines)-1 && strings.TrimSpace(src.lines[first]) == "" {
		first++
	}
	at := func(i int) diag.Pos { return diag.Pos{File: src.file, Line: i + 1, Column: 1} }
	opening := strings.TrimSpace(src.lines[first])
	switch {
	case opening == "":
		return diag.Errorf("file-empty", diag.Pos{File: src.file}, "This file is empty.").
			WithHint("A page begins with a line of three hyphens, then its title and description, then three hyphens again.")
	case opening != fence && nearlyFence().MatchString(opening):
		return fenceMistake(src, at(first), "The front matter opens with a line of exactly three hyphens.")
	case opening != fence && keyWithColon().MatchString(opening):
		problem := src.Errorf("front-matter", at(first), 0, "A line of three hyphens is missing above the first key.")
		problem.Fixed = fence + "\n" + src.lines[first]
		return problem
	case opening != fence:
		return src.Errorf("front-matter", at(first), 0, "This file has no front matter: the lines between --- and --- with its title and description.").
			WithHint("Put it above the text: a line ---, the keys, and another line ---.")
	}
	for i := first + 1; i < len(src.lines); i++ {
		if nearlyFence().MatchString(src.lines[i]) {
			return fenceMistake(src, at(i), "The front matter closes with a line of exactly three hyphens.")
		}
	}
	return notClosed(src, first)
}

func fenceMistake(src *source, pos diag.Pos, sentence string) diag.Diagnostic {
	problem := src.Errorf("front-matter", pos, len([]rune(src.line(pos.Line))), "%s", sentence)
	problem.Fixed = fence
	return problem
}

// notClosed is the problem with front matter that is not closed. The closing fence
// belongs above the first line that cannot be YAML.
func notClosed(src *source, first int) diag.Diagnostic {
	last := first
	for i, line := range src.lines[first+1:] {
		if strings.TrimSpace(line) == "" || strings.HasPrefix(line, "#") || strings.HasPrefix(line, ":::") {
			break
		}
		last = first + 1 + i
	}
	return src.Errorf("front-matter", diag.Pos{File: src.file, Line: first + 1, Column: 1}, len(fence), "The front matter that opens here is never closed.").
		WithHint("Add a line of three hyphens below line %d.", last+1)
}
