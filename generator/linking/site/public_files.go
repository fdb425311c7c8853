package site

import (
	"bytes"
	"fmt"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/assets"
	"nightlight/generator/reading/content"
)

// checkListed reports entries of public-files that are not files, because a later file with that
// name would be published unnoticed, and copies of members' files.
func (s *sealing) checkListed() {
	for i, thing := range publicFiles(s.tree) {
		at := s.tree.At("site", fmt.Sprintf("public-files[%d]", i))
		if isPage(thing) || s.sizeOf(thing) < 0 {
			s.diags = append(s.diags, diag.Errorf("listed-no-file", at, "%s is no file that can be listed.", thing).
				WithHint("Remove the line, or list each file by its own name."))
		} else if owners := s.ownersOfCopy(thing); owners != nil {
			s.reportCopy(at, thing, owners[0], owners[0].thing)
		}
	}
}

func (s *sealing) reportCopy(at diag.Pos, copied string, original use, unlisted ...string) {
	s.diags = append(s.diags, diag.Errorf("members-thing-shown", at, "%s is a copy of %s, which belongs to members: %s shows it.", copied, original.thing, original.Pos.File).
		WithHint("Remove it. Or, if everybody may have both, %s", s.release(unlisted...)))
}

// checkUnnamed reports files in public/ without a known owner, grouped by folder. It removes the
// files of unpublished pages from public.
func (s *sealing) checkUnnamed(public assets.Files) {
	waiting, unnamed := map[string]bool{}, map[string][]string{}
	for _, doc := range s.tree.Withheld {
		for _, link := range doc.Links {
			waiting[s.useOf(link).address] = true
		}
	}
	for _, address := range slices.Sorted(maps.Keys(public)) {
		thing := assets.Folder + address
		owners := s.owners(thing)
		switch {
		case s.open[thing], slices.Contains(s.free, thing):
		case waiting[address]:
			delete(public, address)
		case owners != nil:
			s.reportCopy(diag.Pos{File: thing}, "This", owners[0], owners[0].thing, thing)
		case !isWellKnown(address, public[address]):
			folder := path.Dir(thing)
			unnamed[folder] = append(unnamed[folder], thing)
		}
	}
	for _, folder := range slices.Sorted(maps.Keys(unnamed)) {
		files := unnamed[folder]
		ask := "Remove it, or show it on a page. Or, if everybody may have it"
		problem := diag.Errorf("file-unnamed", diag.Pos{File: files[0]}, "No page shows this file, so in a sealed site nothing says who may have it.")
		if len(files) > 1 {
			problem = diag.Errorf("file-unnamed", s.tree.At("site", "public-files"), "No page shows %d files of %s/, so in a sealed site nothing says who may have them.", len(files), folder)
			ask = "Remove them, or show them on a page. Or, if everybody may have them"
		}
		s.diags = append(s.diags, problem.WithHint("%s, %s", ask, s.release(files...)))
	}
}

// mostListed is the largest number of lines shown at once.
const mostListed = 50

// release says how to make files, a page or a table public.
func (s *sealing) release(things ...string) string {
	if isTable(things[0]) {
		return fmt.Sprintf("add this line to %s:\naccess: public", things[0])
	} else if isPage(things[0]) {
		return fmt.Sprintf("write “access: public” in %s.", things[0])
	}
	var lines strings.Builder
	for _, thing := range things[:min(len(things), mostListed)] {
		if quoted := strconv.Quote(thing); quoted != `"`+thing+`"` || strings.ContainsAny(thing, ":#") {
			thing = quoted
		}
		lines.WriteString("\n  - " + thing)
	}
	request := "list it"
	if len(things) > 1 {
		request = "list them"
	}
	if more := len(things) - mostListed; more > 0 {
		request = fmt.Sprintf("list the first %d (the next check shows %d more)", mostListed, more)
	}
	return withLines(s.tree, request, settings, "public-files", lines.String()[1:])
}

func publicFiles(tree *content.Tree) (files []string) {
	for _, file := range tree.Site().PublicFiles {
		if strings.HasPrefix(file, "/") {
			file = assets.Folder + file
		}
		files = append(files, file)
	}
	return files
}

// Files that browsers, hosts and search engines request by name, in lower case.
var (
	wellKnownIcons = []string{
		"/favicon*.ico", "/favicon*.png", "/favicon*.svg", "/apple-touch-icon*.png", "/android-chrome-*.png", "/mstile-*.png",
		"/icon-*.png", "/icon.svg", "/safari-pinned-tab.svg",
	}
	wellKnownTexts = []string{
		"/browserconfig.xml", "/robots.txt", "/humans.txt", "/security.txt", "/ads.txt", "/app-ads.txt", "/llms.txt",
		"/cname", "/.nojekyll", "/_headers", "/_redirects", "/.well-known/*", "/.well-known/*/*",
		"/google????????????????.html", "/bingsiteauth.xml", "/yandex_????????????????.html", "/pinterest-?????.html",
		"/" + strings.Repeat("[0-9a-f]", 32) + ".txt", // the key of IndexNow
	}
)

// mostWellKnown is the largest size of such a text in bytes; a copy of a guide would be larger.
const mostWellKnown = 2000

func isWellKnown(address string, data []byte) bool {
	address = strings.ToLower(address)
	isOne := func(p string) bool { matches, _ := path.Match(p, address); return matches }
	if slices.ContainsFunc(wellKnownIcons, isOne) {
		return path.Ext(address) != ".svg" || wordsIn(data) <= mostWellKnown
	}
	return len(data) <= mostWellKnown && slices.ContainsFunc(wellKnownTexts, isOne)
}

// wordsIn returns the number of bytes outside the tags of a drawing: shapes may take many more.
func wordsIn(drawing []byte) (size int) {
	for part := range bytes.SplitSeq(drawing, []byte("<")) {
		size += len(part[bytes.IndexByte(part, '>')+1:])
	}
	return size
}
