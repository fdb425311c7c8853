package model_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"nightlight/generator/reading/content"
)

const harbour = `colours:
  paper: {day: "#f4f8fb", night: "#0d141b"}
  card: {day: "#ffffff", night: "#15202a"}
  ink: {day: "#14222e", night: "#dbe7f1"}
  soft: {day: "#465866", night: "#a5b6c4"}
  link: {day: "#1b5c92", night: "#8ec5f2"}
  action: {day: "#1b5c92", night: "#7ab8ea"}
  accent: {day: "#f08a5d", night: "#c9714a"}
  band: {day: "#123a5c", night: "#080e14"}
`

func TestABrandColoursThePagesAndTheBarsOfBrowsers(t *testing.T) {
	tree := load(t, edit{"content/brand.yaml", "", harbour})
	routes, files, diags := link(t, tree)
	if len(diags) > 0 {
		t.Error(messages(diags))
	}
	theme := routes["/"].Head.Theme
	if theme.Light != "#f4f8fb" || theme.Dark != "#0d141b" || theme.Dim == "#140A02" {
		t.Errorf("the bars are %+v", theme)
	}
	if manifest := string(files["/site.webmanifest"]); strings.Count(manifest, "#f4f8fb") != 2 {
		t.Errorf("the manifest is %s", manifest)
	}
	styles := tree.Look().Styles
	tokens, err := os.ReadFile(filepath.Join(repository, "components/styles/tokens.css"))
	if err != nil {
		t.Fatal(err)
	}
	left := regexp.MustCompile(`^--(tone|shade)-`) // tables' own colours, and shadows
	for _, token := range regexp.MustCompile(`(--[\w-]+): light-dark`).FindAllStringSubmatch(string(tokens), -1) {
		if !left.MatchString(token[1]) && strings.Count(styles, token[1]+":") != 2 {
			t.Errorf("the brand gives %s no colour by day and night and in the dim light", token[1])
		}
	}
	var drawn strings.Builder
	for _, file := range []string{"components/card/backdrop.svg", "generator/pictures/socialimage/draw.go"} {
		data, err := os.ReadFile(filepath.Join(repository, file))
		if err != nil {
			t.Fatal(err)
		}
		drawn.Write(data)
	}
	for from, to := range tree.Look().Cards {
		if !strings.Contains(drawn.String(), from) || !strings.Contains(styles, ":light-dark("+to) {
			t.Errorf("pictures of shared links have no %s, or pages no %s", from, to)
		}
	}
	if without := load(t).Look(); without.Styles != "" || without.Theme.Light != "#FBF6EE" {
		t.Errorf("without a brand the look is %+v", without)
	}
}

func TestMistakesInABrandAreReportedWhereTheyStand(t *testing.T) {
	for _, test := range []struct{ old, new, want string }{
		{`"#14222e"`, `"#9aa5ae"`, `content/brand.yaml:4:14: #9aa5ae cannot be read on paper and card: the contrast is 2.4, and has to be 4.5.`},
		{`"#14222e"`, `"grey"`, "content/brand.yaml:4:14: “grey” is not a colour."},
		{"  soft: ", "  softt: ", "content/brand.yaml:5:3: There is no key “softt” here."},
		{`"#14222e", night: "#dbe7f1"`, `"#14222e"`, "content/brand.yaml:4:9: “ink” needs the key “night”."},
	} {
		tree, diags := content.Load(t.Context(), options(t, edit{"content/brand.yaml", "", strings.Replace(harbour, test.old, test.new, 1)}))
		if !diags.HasErrors() {
			_, _, diags = link(t, tree)
		}
		if lines := strings.Split(messages(diags), "\n"); !slices.Contains(lines, test.want) {
			t.Errorf("%s: %q, want %q", test.new, lines, test.want)
		}
	}
}
