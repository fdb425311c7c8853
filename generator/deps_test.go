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
)

// layer says what one part of the code may import of the others, and why.
type layer struct {
	may []string
	why string
}

// packages are the folders below the module's root. A package that is not here
// may import nothing of ours, and the test asks for its line.
var packages = map[string]layer{
	"generator": {
		may: list("generator/", "assets budget bundle editor socialimage content diag cache library lint npm offline output output/disk photo quantity raster render schema shipped site"),
		why: "it only puts the stages in order; dev and the commands use it",
	},
	"generator/work":            {why: "it only counts"},
	"generator/schema":          {why: "every stage speaks in its types, so it can know none of them"},
	"generator/schema/gen":      {may: list("generator/", "schema yamldoc content model sitetest/bakery"), why: "it describes types to others, and runs no stage"},
	"generator/model":           {may: append(list("generator/", "schema diag content dom golive library quantity slug"), "docs/schemas"), why: "it says what this site is; what is done with it is the engine's"},
	"generator/library":         {why: "it seals and names the members' files, whatever they hold"},
	"generator/diag":            {why: "a problem looks the same whoever has it"},
	"generator/cache":           {may: list("generator/", "diag"), why: "it keeps results without knowing what they are"},
	"generator/node":            {why: "it carries messages, whatever they say"},
	"generator/raster":          {may: list("generator/", "node"), why: "it makes pixels of files and of SVG, whoever shows them"},
	"generator/photo":           {may: list("generator/", "diag cache output raster"), why: "it is told which photographs are shown; where is for the content to say"},
	"generator/npm":             {may: list("generator/", "diag cache"), why: "it prepares the machine, before there is a site"},
	"generator/slug":            {why: "a name for an address is made of its words alone"},
	"generator/quantity":        {why: "it sees one text, whoever wrote or shows it"},
	"generator/markdown":        {may: list("generator/", "schema diag quantity slug"), why: "a conversion sees one text, no files and no other pages"},
	"generator/yamldoc":         {may: list("generator/", "diag"), why: "it reads any YAML into any struct, and knows nothing of sites"},
	"generator/content":         {may: list("generator/", "schema diag cache library photo quantity yamldoc markdown slug"), why: "it reads what authors wrote, before anything is decided about it"},
	"generator/site":            {may: list("generator/", "schema diag cache content editor library output search"), why: "it decides from documents alone; how pages look is React's"},
	"generator/bundle":          {may: list("generator/", "diag cache"), why: "scripts are the same whatever the content says"},
	"generator/budget":          {may: list("generator/", "diag cache output bundle yamldoc"), why: "it measures what is finished, whatever a page is about"},
	"generator/render":          {may: list("generator/", "schema diag cache library node output bundle quantity"), why: "it is given pages and makes files; it must not look content up"},
	"generator/socialimage":     {may: list("generator/", "schema diag cache output photo raster"), why: "it is given words and a picture and draws; which page shows what is decided before"},
	"generator/search":          {may: list("generator/", "schema diag cache dom"), why: "it is given pages and keeps what tells them apart; who may read which is decided before"},
	"generator/offline":         {may: list("generator/", "diag cache content library output photo bundle site"), why: "it lists what a finished site lets members save; what a page is about it does not see"},
	"generator/assets":          {may: list("generator/", "diag output raster"), why: "public files are taken as they are"},
	"generator/output":          {may: list("generator/", "diag"), why: "a set of files knows nothing of pages, so that all commands can share it"},
	"generator/output/disk":     {may: list("generator/", "diag output"), why: "it puts a set of files into a folder, whatever the files are"},
	"generator/shipped":         {may: list("generator/", "diag bundle"), why: "it names what others have made of a bundle, whatever the site says"},
	"generator/dom":             {why: "it reads HTML that others parsed"},
	"generator/host":            {may: list("generator/", "diag output dom"), why: "it answers requests as a static host does, from finished files alone"},
	"generator/lint":            {may: list("generator/", "diag cache output host dom"), why: "it checks finished files as a browser and the host will read them"},
	"generator/golive":          {may: list("generator/", "schema diag content"), why: "what must be true before going live is a question about the content"},
	"generator/editor":          {may: list("generator/", "schema diag content yamldoc"), why: "it describes the content to an editor; how the editor's scripts are bundled is a stage of its own"},
	"generator/dev":             {may: list("", "generator generator/output generator/host generator/diag generator/inplace"), why: "it serves what a build plans; a stage of its own would be a second pipeline"},
	"generator/inplace":         {may: list("", "generator generator/content generator/diag"), why: "it changes an author's files, whoever asks for it"},
	"generator/sitetest":        {may: list("", "generator generator/diag generator/sitetest/bakery"), why: "it tests sites from outside, as the commands see them"},
	"generator/sitetest/await":  {why: "it waits, whatever for"},
	"generator/sitetest/effort": {why: "it measures, whatever is done"},
	"generator/sitetest/phone":  {why: "it makes files, and knows nothing of what becomes of them"},
	"generator/sitetest/bakery": {may: list("generator/", "schema diag content"), why: "it is a model like the site's own, of another trade"},
	"cmd/nightlight":            {may: list("", "generator generator/budget generator/content generator/dev generator/diag generator/golive generator/host generator/inplace generator/library generator/model generator/npm generator/output generator/output/disk generator/schema generator/slug"), why: "a command asks the generator; it runs no stage itself"},
}

// components are the folders of components/, from the top down.
var components = map[string]layer{
	"templates":  {may: list("", "features blocks layout navigation ui lib styles"), why: "only the application uses the templates"},
	"features":   {may: list("", "layout navigation ui lib styles"), why: "a feature can be deleted with its folder, so no other feature and no block may lean on it"},
	"blocks":     {may: list("", "layout navigation ui lib styles"), why: "a block shows what an author wrote, on any kind of page"},
	"editor":     {why: "it runs at /admin, on a page without the site's own components"},
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

func TestPackagesImportDownwards(t *testing.T) {
	const module = "nightlight/"
	eachFile(t, []string{"cmd", "generator"}, []string{".go"}, func(file string) {
		if strings.HasSuffix(file, "_test.go") {
			return
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", file), nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		from := path.Dir(file)
		rule, known := packages[from]
		if !known {
			t.Errorf("%s: the table of packages in deps_test.go has no line for %s", file, from)
		}
		for _, spec := range parsed.Imports {
			imported, _ := strconv.Unquote(spec.Path.Value) // the parser has read it already
			to, ours := strings.CutPrefix(imported, module)
			if to == "generator/work" {
				continue // every stage counts what it does
			}
			if ours && !slices.Contains(rule.may, to) {
				t.Errorf("%s imports %s, but %s may not: %s", file, to, from, rule.why)
			}
		}
	})
}

// The engine's tests are included: what they need of a site, the bakery has.
func TestTheEngineDoesNotKnowTheModel(t *testing.T) {
	knows := list("", "cmd/nightlight generator/model generator/schema/gen")
	eachFile(t, []string{"cmd", "generator"}, []string{".go"}, func(file string) {
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", file), nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, spec := range parsed.Imports {
			if spec.Path.Value == `"nightlight/generator/model"` && !slices.Contains(knows, path.Dir(file)) {
				t.Errorf("%s imports the model of this site; the engine gets it as a value", file)
			}
		}
	})
}

// importedFile finds what a script or a style sheet takes from another file.
var importedFile = regexp.MustCompile(`(?:\bfrom|\bimport\(?|@import)\s*['"](\.[^'"]+)['"]`)

func TestComponentsImportDownwards(t *testing.T) {
	eachFile(t, []string{"components"}, []string{".ts", ".tsx", ".css"}, func(file string) {
		from, within := layerOf(file)
		if from == "" || strings.Contains(file, ".test.") {
			return // the application's own files are above all layers
		}
		text, err := os.ReadFile(filepath.Join("..", file))
		if err != nil {
			t.Fatal(err)
		}
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

// layerOf is the layer of a file of components/, and the folder or file in it.
func layerOf(file string) (layer, within string) {
	parts := strings.Split(file, "/")
	if len(parts) < 3 || parts[0] != "components" {
		return "", ""
	}
	return parts[1], parts[2]
}

// eachFile visits the files below some folders of the repository, by their paths
// with forward slashes.
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
