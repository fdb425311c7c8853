// Package sitetest builds whole sites from a text, for tests. The text is a txtar archive that
// contains both the site's files and the expectations:
//
//	-- content/loaves/rye.md --
//	(a file of the site, written over the bakery, which builds without changes)
//	-- want/dist/rye/index.html --
//	(lines that the file contains, in this order; it must not contain a line that begins
//	with !)
//	-- want/files --
//	(paths of the finished site; one that begins with ! must not exist)
//	-- want/problems --
//	(exactly what the build prints about the content; without this section it must print
//	nothing)
//	-- want/rendered --
//	(how many pages React rendered)
//
// The site is that of package bakery; the npm packages are the repository's.
package sitetest

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"context"
	"encoding/base64"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode"

	"golang.org/x/tools/txtar"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/work"
	"nightlight/generator/output"
	"nightlight/generator/sitetest/bakery"
	"nightlight/generator/sitetest/testfiles"
)

// Today is the date on which test sites are built.
var Today = time.Date(2026, time.November, 2, 9, 0, 0, 0, time.UTC)

// Site is a site under test.
type Site struct {
	// Folder contains its sources.
	testfiles.Folder
	// Files are the finished files of the last successful build, by path.
	Files map[string]string
	// Problems are the diagnostics of the last build.
	Problems diag.List

	builder *generator.Builder
	// rendered is how many pages the last build rendered.
	rendered int
}

// New writes the files of a site without building it.
func New(t testing.TB, text string) *Site {
	t.Helper()
	s := &Site{Folder: testfiles.Folder{T: t, Root: bakery.Install(t)}}
	s.write(txtar.Parse([]byte(text)))
	return s
}

// NewBuilder returns a builder that is closed when the test ends.
func NewBuilder(t testing.TB, opts generator.Options) *generator.Builder {
	t.Helper()
	builder, err := generator.New(opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(builder.Close)
	return builder
}

// Files makes the files of a site, by path.
func Files(t testing.TB, site *output.Set) (map[string]string, diag.List) {
	t.Helper()
	files := map[string]string{}
	diags, err := site.Each(context.Background(), func(path string, data []byte) error {
		files[path] = string(data)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files, diags
}

// Options returns the options with which test sites are built.
func (s *Site) Options() generator.Options {
	return generator.Options{Root: s.Root, Model: bakery.Model(), Now: Today}
}

// Build builds the site in a text and compares it with the expectations in the text.
func Build(t testing.TB, text string) *Site {
	t.Helper()
	s := New(t, "")
	s.builder = NewBuilder(t, s.Options())
	s.Edit(text)
	return s
}

// Edit changes files and builds again, as dev does when files are saved, and compares the result
// with the expectations in the text.
func (s *Site) Edit(text string) {
	s.T.Helper()
	archive := txtar.Parse([]byte(text))
	s.write(archive)
	s.build()
	expected := txtar.Archive{Files: []txtar.File{{Name: "want/problems"}}}
	for _, file := range archive.Files {
		if file.Name == "want/problems" {
			expected.Files[0] = file
		} else if strings.HasPrefix(file.Name, "want/") {
			expected.Files = append(expected.Files, file)
		}
	}
	for _, file := range expected.Files {
		s.expect(file.Name, string(file.Data))
	}
}

// write writes the archive's files, but not its expectations, over the site's.
func (s *Site) write(archive *txtar.Archive) {
	s.T.Helper()
	for _, file := range archive.Files {
		if strings.HasPrefix(file.Name, "want/") {
			continue
		}
		s.Write(file.Name, string(file.Data))
	}
}

func (s *Site) build() {
	s.T.Helper()
	before := work.Done()
	site, problems := s.builder.Plan(context.Background())
	s.Problems = problems
	if site == nil {
		return
	}
	files, ds := Files(s.T, site.Set)
	s.Problems.Add(ds)
	s.Files, s.rendered = files, int(work.Done().Since(before)[work.Rendered])
}

// expect compares one section of the text with the site.
func (s *Site) expect(name, want string) {
	s.T.Helper()
	switch path, isFile := strings.CutPrefix(name, "want/dist"); {
	case isFile:
		s.expectLines(path, want)
	case name == "want/problems":
		if got := s.printed(); strings.TrimSpace(got) != strings.TrimSpace(want) {
			s.T.Errorf("the problems are not those expected.\n--- got\n%s\n--- want\n%s", got, want)
		}
	case name == "want/files":
		for _, line := range lines(want) {
			path, unwanted := strings.CutPrefix(line, "!")
			if _, there := s.Files[strings.TrimSpace(path)]; there == unwanted {
				s.T.Errorf("%s: got %t, want %t; the files are %q", path, there, !unwanted, s.paths())
			}
		}
	case name == "want/rendered":
		if got := strconv.Itoa(s.rendered); got != strings.TrimSpace(want) {
			s.T.Errorf("%s pages were rendered, want %s", got, strings.TrimSpace(want))
		}
	default:
		s.T.Fatalf("sitetest: there is no expectation %s", name)
	}
}

func (s *Site) expectLines(path, want string) {
	s.T.Helper()
	file, there := s.Files[path]
	if !there {
		s.T.Errorf("there is no file %s; the files are %q", path, s.paths())
		return
	}
	rest := file
	for _, line := range lines(want) {
		if unwanted, isUnwanted := strings.CutPrefix(line, "!"); isUnwanted {
			if strings.Contains(file, strings.TrimSpace(unwanted)) {
				s.T.Errorf("%s contains what it must not:\n%s", path, unwanted)
			}
			continue
		}
		_, after, found := strings.Cut(rest, line)
		if !found {
			s.T.Errorf("%s lacks, or has in another order:\n%s\n--- what follows the line before is\n%s", path, line, rest)
			return
		}
		rest = after
	}
}

// lines returns the lines of an expectation without indentation or empty lines.
func lines(text string) []string {
	var kept []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" {
			kept = append(kept, line)
		}
	}
	return kept
}

func (s *Site) paths() []string { return slices.Sorted(maps.Keys(s.Files)) }

// printed returns what the commands print about the problems.
func (s *Site) printed() string {
	s.T.Helper()
	var b bytes.Buffer
	if err := diag.Print(&b, diag.Text, s.Problems, diag.Style{}); err != nil {
		s.T.Fatal(err)
	}
	return b.String()
}

var urlSafe = strings.NewReplacer("-", "+", "_", "/")

// Readings returns the bytes of a file, and everything that can be decompressed or decoded from any
// position in them.
func Readings(data []byte) (all [][]byte) {
	all = append(all, data)
	unpack := func(reader io.Reader, err error) {
		if err == nil {
			text, _ := io.ReadAll(reader) // as far as it can be read
			all = append(all, text)
		}
	}
	unpack(flate.NewReader(bytes.NewReader(data)), nil)
	for at := range max(0, len(data)-2) {
		switch {
		case data[at] == 0x1f && data[at+1] == 0x8b && data[at+2] == 8:
			unpack(gzip.NewReader(bytes.NewReader(data[at:])))
		case data[at] == 0x78 && bytes.IndexByte([]byte{0x01, 0x5e, 0x9c, 0xda}, data[at+1]) >= 0:
			unpack(zlib.NewReader(bytes.NewReader(data[at:])))
		}
	}
	isNoBase64 := func(r rune) bool {
		return r > unicode.MaxASCII || !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("+/-_", r)
	}
	for run := range strings.FieldsFuncSeq(string(data), isNoBase64) {
		if len(run) < 16 {
			continue
		}
		run = urlSafe.Replace(run)
		for shift := range 4 { // it may begin within the output of another encoding
			whole := (len(run) - shift) / 4 * 4
			if decoded, err := base64.StdEncoding.DecodeString(run[shift : shift+whole]); err == nil {
				all = append(all, decoded)
			}
		}
	}
	return all
}
