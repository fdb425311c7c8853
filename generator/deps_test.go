package generator_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"nightlight/generator/sitetest/testfiles"
)

// layer says which other parts of the code one part may import, and why.
type layer struct {
	may []string
	why string
}

// packages are folders below the module's root. A package that is not listed may
// import none of our packages, and the test requires a line for it.
var packages = map[string]layer{
	// base: small tools, below everything
	"generator/base/diag":    {why: "a problem looks the same whoever has it"},
	"generator/base/work":    {why: "it only counts"},
	"generator/base/cache":   {may: list("generator/", "base/diag"), why: "it keeps results without knowing what they are"},
	"generator/base/pattern": {why: "it compiles expressions without knowing what they find"},
	"generator/base/advice":  {may: list("generator/", "base/pattern"), why: "it reads a text by a table, whatever the site is about"},
	"generator/base/marks":   {may: list("generator/", "base/diag base/pattern"), why: "what should not be left in a text is data, whoever reads the text"},
	"generator/base/slug":    {may: list("generator/", "base/pattern"), why: "a name for an address is made of its words alone"},
	"generator/base/svg":     {may: list("generator/", "base/pattern"), why: "it judges a drawing by its lines, whoever shows it"},
	"generator/base/git":     {why: "it runs a program, whatever is asked of it"},
	"generator/base/dom":     {why: "it reads HTML that others parsed"},
	"generator/base/encode":  {why: "it writes a value, whatever it is"},
	"generator/base/library": {may: list("generator/", "base/encode"), why: "it seals and names the members' files, whatever they hold"},
	"generator/base/node":    {why: "it carries messages, whatever they say"},

	"generator/schema": {why: "every stage speaks in its types, so it can know none of them"},
	"generator/output": {may: list("generator/", "base/diag base/cache base/pattern"), why: "a set of files knows nothing of pages, so that all commands can share it"},

	// pictures: processing of images
	"generator/pictures/raster":      {may: list("generator/", "base/node"), why: "it makes pixels of files and of SVG, whoever shows them"},
	"generator/pictures/photo":       {may: list("generator/", "base/diag base/cache base/library output pictures/raster"), why: "it is told which photographs are shown; where is for the content to say"},
	"generator/pictures/socialimage": {may: list("generator/", "base/diag base/cache base/encode schema output pictures/raster pictures/photo base/pattern"), why: "it is given words and a picture and draws; which page shows what is decided before"},

	// reading: content/ and public/
	"generator/reading/yamldoc":  {may: list("generator/", "base/diag base/pattern schema"), why: "it reads any YAML into any struct, and knows nothing of sites"},
	"generator/reading/markdown": {may: list("generator/", "base/diag base/marks base/pattern base/slug schema"), why: "a conversion sees one text, no files and no other pages"},
	"generator/reading/content":  {may: list("generator/", "base/diag base/svg base/marks base/pattern base/cache base/slug base/library schema pictures/photo reading/yamldoc reading/markdown"), why: "it reads what authors wrote, before anything is decided about it"},
	"generator/reading/review":   {may: list("generator/", "base/diag base/git base/pattern base/cache schema reading/yamldoc reading/content"), why: "it compares texts with those that somebody has read, whatever they advise"},
	"generator/reading/assets":   {may: list("generator/", "base/pattern base/diag base/svg output pictures/raster"), why: "public files are taken as they are"},

	// linking: results that depend on all documents
	"generator/linking/search": {may: list("generator/", "base/diag base/cache base/dom base/encode schema"), why: "it is given pages and keeps what tells them apart; who may read which is decided before"},
	"generator/linking/editor": {may: list("generator/", "base/diag base/encode base/pattern schema reading/yamldoc reading/content"), why: "it describes the content to an editor; how the editor's scripts are bundled is a stage of its own"},
	"generator/linking/site":   {may: list("generator/", "base/diag base/cache base/encode base/library schema output reading/content reading/assets linking/search linking/editor"), why: "it decides from documents alone; how pages look is React's"},

	// rendering: scripts, style sheets and pages, with esbuild and Node
	"generator/rendering/npm":    {may: list("generator/", "base/diag base/cache base/pattern"), why: "it prepares the machine, before there is a site"},
	"generator/rendering/bundle": {may: list("generator/", "base/diag base/marks base/cache base/pattern base/slug"), why: "scripts are the same whatever the content says"},
	"generator/rendering/render": {may: list("generator/", "base/diag base/cache base/encode base/library base/node schema output rendering/bundle base/pattern"), why: "it is given pages and makes files; it must not look content up"},

	// finishing: operations on the finished files
	"generator/finishing/offline":   {may: list("generator/", "base/diag base/cache base/encode base/library output pictures/photo reading/content linking/site rendering/bundle"), why: "it lists what a finished site lets members save; what a page is about it does not see"},
	"generator/finishing/shipped":   {may: list("generator/", "base/diag base/encode rendering/bundle"), why: "it names what others have made of a bundle, whatever the site says"},
	"generator/finishing/hostrules": {may: list("generator/", "base/diag output"), why: "it reads what a host is told of a site, and answers nobody"},
	"generator/finishing/lint":      {may: list("generator/", "base/diag base/cache base/pattern base/dom output finishing/hostrules"), why: "it checks finished files as a browser and the host will read them"},
	"generator/finishing/golive":    {may: list("generator/", "base/diag base/pattern schema reading/content"), why: "what must be true before going live is a question about the content"},
	"generator/finishing/outside":   {may: list("generator/", "base/diag base/cache finishing/golive"), why: "it asks the sites of others, and is told their addresses"},
	"generator/finishing/disk":      {may: list("generator/", "base/diag output"), why: "it puts a set of files into a folder, whatever the files are"},

	"generator/model": {may: append(list("generator/", "base/advice base/diag base/pattern base/slug base/dom base/library schema reading/content finishing/golive"), "docs/schemas"), why: "it says what this site is; what is done with it is the engine's"},
	"generator": {
		may: list("generator/", "base/diag base/cache base/library schema output pictures/raster pictures/photo pictures/socialimage reading/content reading/review reading/assets linking/editor linking/site rendering/npm rendering/bundle rendering/render finishing/offline finishing/shipped finishing/lint finishing/outside finishing/disk"),
		why: "it only puts the stages in order; dev and the commands use it",
	},

	// serving: answering browsers, and editing files from there
	"generator/serving/host":    {may: list("generator/", "base/diag base/dom output finishing/hostrules"), why: "it answers requests as a static host does, from finished files alone"},
	"generator/serving/inplace": {may: list("", "generator/base/cache generator/base/diag generator/finishing/disk generator/reading/content generator"), why: "it changes an author's files, whoever asks for it"},
	"generator/serving/dev":     {may: list("", "generator/base/diag generator/base/encode generator/output generator/finishing/hostrules generator/reading/content generator generator/serving/host generator/serving/inplace"), why: "it serves what a build plans; a stage of its own would be a second pipeline"},

	"generator/sitetest":           {may: list("", "generator/base/diag generator/output generator generator/sitetest/bakery generator/sitetest/testfiles"), why: "it tests sites from outside, as the commands see them"},
	"generator/sitetest/await":     {why: "it waits, whatever for"},
	"generator/sitetest/bakery":    {may: list("generator/", "base/diag schema reading/content base/pattern"), why: "it is a model like the site's own, of another trade"},
	"generator/sitetest/effort":    {why: "it measures, whatever is done"},
	"generator/sitetest/phone":     {why: "it makes files, and knows nothing of what becomes of them"},
	"generator/sitetest/testfiles": {why: "it writes and reads files, whatever they are"},
	"cmd/nightlight":               {may: list("", "generator/base/diag generator/base/slug generator/base/git generator/base/library generator/schema generator/output generator/reading/content generator/reading/review generator/rendering/npm generator/finishing/hostrules generator/finishing/golive generator/finishing/disk generator/model generator generator/serving/host generator/serving/inplace generator/serving/dev generator/base/pattern generator/reading/yamldoc"), why: "a command asks the generator; it runs no stage itself"},
	"cmd/wordgen":                  {may: list("", "generator/base/slug"), why: "it writes types that the others need before they compile"},
	"cmd/schemagen":                {may: list("generator/", "base/slug schema reading/yamldoc reading/content model sitetest/bakery"), why: "it describes types to others, and runs no stage"},
}

// rooms are groups of packages in the order of the data flow: small tools first, then the types
// and the set of files that stages exchange, the stages, the spine ("generator"), and the packages
// above it. A room may import only itself and the rooms before it.
var rooms = strings.Fields("docs base schema output pictures reading linking rendering finishing model generator serving sitetest cmd")

// roomOf returns the room of a package.
func roomOf(folder string) string {
	within, ok := strings.CutPrefix(folder, "generator/")
	if !ok {
		within = folder
	}
	room, _, _ := strings.Cut(within, "/")
	return room
}

func TestRoomsImportRoomsBeforeThem(t *testing.T) {
	for from, rule := range packages {
		at := slices.Index(rooms, roomOf(from))
		if at < 0 {
			t.Errorf("%s stands in no room of the table in deps_test.go", from)
		}
		for _, to := range rule.may {
			if slices.Index(rooms, roomOf(to)) > at {
				t.Errorf("%s may import %s, which comes after it: does it stand in the wrong room?", from, to)
			}
		}
	}
}

// components are the folders of components/, from top to bottom.
var components = map[string]layer{
	"templates":  {may: list("", "features blocks layout navigation ui lib styles"), why: "only the application uses the templates"},
	"features":   {may: list("", "layout navigation ui lib styles"), why: "a feature can be deleted with its folder, so no other feature and no block may lean on it"},
	"blocks":     {may: list("", "layout navigation ui lib styles"), why: "a block shows what an author wrote, on any kind of page"},
	"editor":     {may: list("", "blocks navigation lib"), why: "it runs at /admin, and shows the blocks of a text alone"},
	"layout":     {may: list("", "navigation ui lib styles"), why: "the frame is the same around all pages"},
	"navigation": {may: list("", "lib styles"), why: "it goes from page to page whatever they show: the application gives it templates and tree"},
	"worker":     {may: list("", "lib"), why: "it runs without a page, and is one small file"},
	"ui":         {may: list("", "lib styles"), why: "primitives know nothing of the content around them"},
	"lib":        {may: list("", "styles"), why: "everything leans on it"},
	"styles":     {why: "it is only looks"},
}

func list(prefix, names string) []string {
	all := strings.Fields(names)
	for i := range all {
		all[i] = prefix + all[i]
	}
	return all
}

// The engine's tests build the bakery, so they import no model either.
func TestPackagesImportDownwards(t *testing.T) {
	const module = "nightlight/"
	knowTheModel := list("", "cmd/nightlight generator/model cmd/schemagen")
	eachFile(t, []string{"cmd", "generator"}, []string{".go"}, func(file string) {
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", file), nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		from, isTest := path.Dir(file), strings.HasSuffix(file, "_test.go")
		rule, known := packages[from]
		if !known && !isTest {
			t.Errorf("%s: the table of packages in deps_test.go has no line for %s", file, from)
		}
		for _, spec := range parsed.Imports {
			imported, _ := strconv.Unquote(spec.Path.Value) // the parser has checked it
			to, ours := strings.CutPrefix(imported, module)
			if to == "generator/model" && !slices.Contains(knowTheModel, from) {
				t.Errorf("%s imports the model of this site; the engine gets it as a value", file)
			}
			if to == "generator/base/work" || isTest {
				continue // every stage counts its work
			}
			if ours && !slices.Contains(rule.may, to) {
				t.Errorf("%s imports %s, but %s may not: %s", file, to, from, rule.why)
			}
		}
	})
}

// importedFile matches the imports of other files in scripts and style sheets.
var importedFile = regexp.MustCompile(`(?:\bfrom|\bimport\(?|@import)\s*['"](\.[^'"]+)['"]`)

func TestComponentsImportDownwards(t *testing.T) {
	eachFile(t, []string{"components"}, []string{".ts", ".tsx", ".css"}, func(file string) {
		from, within := layerOf(file)
		if from == "" || strings.Contains(file, ".test.") {
			return // files directly in components/ are above all layers
		}
		text := testfiles.Read(t, filepath.Join("..", file))
		rule, known := components[from]
		if !known {
			t.Errorf("%s: the table of components in deps_test.go has no line for %s", file, from)
		}
		for _, match := range importedFile.FindAllStringSubmatch(string(text), -1) {
			imported := path.Join(path.Dir(file), match[1])
			to, toWithin := layerOf(imported)
			switch {
			case from == "features" && to == "features" && within != toWithin:
				t.Errorf("%s imports %s: features never import features", file, imported)
			case to != from && !slices.Contains(rule.may, to):
				t.Errorf("%s imports %s, but %s may not: %s", file, imported, from, rule.why)
			}
		}
	})
}

// layerOf returns the layer of a file in components/, and the folder or file within it.
func layerOf(file string) (layer, within string) {
	parts := strings.Split(file, "/")
	if len(parts) < 3 || parts[0] != "components" {
		return "", ""
	}
	return parts[1], parts[2]
}

// eachFile visits the files below some folders of the repository, by slash-separated path.
func eachFile(t *testing.T, folders, extensions []string, visit func(file string)) {
	t.Helper()
	repository := os.DirFS("..")
	for _, folder := range folders {
		err := fs.WalkDir(repository, folder, func(file string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() && entry.Name() == "testdata" {
				return fs.SkipDir
			}
			if !entry.IsDir() && slices.Contains(extensions, path.Ext(file)) {
				visit(file)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
