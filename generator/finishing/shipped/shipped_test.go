package shipped

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/rendering/bundle"
)

func files(extra map[string]string) fstest.MapFS {
	fsys := fstest.MapFS{}
	all := map[string]string{
		"node_modules/react/package.json":                   `{"name": "react", "version": "1.2.3", "license": "MIT"}`,
		"node_modules/react/LICENSE":                        "Be kind.\n",
		"node_modules/@a/b/package.json":                    `{"name": "@a/b", "version": "2.0.0", "license": "OFL-1.1"}`,
		"node_modules/@a/b/LICENCE.md":                      "Keep the name.",
		"node_modules/react/node_modules/deep/package.json": `{"name": "deep", "version": "0.1.0", "license": "ISC"}`,
		"node_modules/react/node_modules/deep/license.txt":  "Do.",
		"package-lock.json":                                 `{"packages": {"node_modules/react": {"integrity": "sha512-AAEC"}}}`,
	}
	for name, text := range extra {
		all[name] = text
	}
	for name, text := range all {
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return fsys
}

var parts = map[string][]bundle.Part{
	"/assets/a.js": {
		{Source: "components/app.tsx", Bytes: 10},
		{Source: "node_modules/react/index.js", Bytes: 5},
		{Source: "node_modules/react/node_modules/deep/x.js", Bytes: 1},
		{Source: "node_modules/unused/index.js", Bytes: 0},
	},
	"/assets/f.woff2": {{Source: "../../elsewhere/node_modules/@a/b/f.woff2", Bytes: 9}},
}

func TestThePackagesOfABundleAreThoseWithBytesInIt(t *testing.T) {
	packages, diags := Packages(files(nil), parts)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	want := []Package{
		{"@a/b", "2.0.0", "OFL-1.1", "Keep the name.", "node_modules/@a/b"},
		{"deep", "0.1.0", "ISC", "Do.", "node_modules/react/node_modules/deep"},
		{"react", "1.2.3", "MIT", "Be kind.", "node_modules/react"},
	}
	if !slices.Equal(packages, want) {
		t.Errorf("got %+v", packages)
	}
	notices := string(Notices(packages))
	for _, text := range []string{"@a/b 2.0.0 (OFL-1.1)\n\nKeep the name.\n", "react 1.2.3 (MIT)\n\nBe kind.\n"} {
		if !strings.Contains(notices, text) {
			t.Errorf("the notices lack %q:\n%s", text, notices)
		}
	}
}

func TestAPackageWithoutALicenceIsReported(t *testing.T) {
	fsys := files(map[string]string{"node_modules/bare/package.json": `{"name": "bare"}`})
	if _, diags := Packages(fsys, nil, "bare"); !diags.HasErrors() || !strings.Contains(diags[0].Message+diags[0].Detail, "LICENSE") {
		t.Errorf("got %v", diags)
	}
}

// The parts that https://cyclonedx.org/schema/bom-1.6.schema.json requires or restricts.
func TestTheBillOfMaterialsIsCycloneDX(t *testing.T) {
	packages, _ := Packages(files(nil), parts)
	modules := []*debug.Module{
		{Path: "github.com/BurntSushi/toml", Version: "v1.0.0", Sum: "h1:x="},
		{Path: "github.com/klauspost/compress", Version: "v1.0.0", Sum: "h1:y="},
	}
	data := BillOfMaterials(files(nil), "A site", packages, modules)
	if again := BillOfMaterials(files(nil), "A site", packages, modules); string(again) != string(data) {
		t.Error("equal content gives other bytes")
	}
	if other := BillOfMaterials(files(nil), "A site", packages[1:], modules); slices.Equal(serial(t, other), serial(t, data)) {
		t.Error("other content has the same serial number")
	}
	var bill struct {
		BOMFormat, SpecVersion, SerialNumber string
		Version                              int
		Components                           []struct {
			Type, Name, Version, Scope, Purl string
			Ref                              string `json:"bom-ref"`
			Hashes                           []struct{ Alg, Content string }
			Licenses                         []struct {
				License    *struct{ ID string }
				Expression string
			}
		}
		Dependencies []struct {
			Ref       string
			DependsOn []string
		}
	}
	if err := json.Unmarshal(data, &bill); err != nil {
		t.Fatal(err)
	}
	if bill.BOMFormat != "CycloneDX" || bill.SpecVersion != "1.6" || bill.Version < 1 || len(bill.Components) != 5 {
		t.Errorf("got\n%s", data)
	}
	if !regexp.MustCompile(`^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`).MatchString(bill.SerialNumber) {
		t.Errorf("the serial number is %q", bill.SerialNumber)
	}
	hashes := regexp.MustCompile(`^([a-fA-F0-9]{32}|[a-fA-F0-9]{40}|[a-fA-F0-9]{64}|[a-fA-F0-9]{96}|[a-fA-F0-9]{128})$`)
	refs := map[string]bool{}
	for _, c := range bill.Components {
		if c.Type != "library" || c.Name == "" || c.Version == "" || refs[c.Ref] || c.Purl != c.Ref || !strings.HasPrefix(c.Purl, "pkg:") {
			t.Errorf("the component %+v is not one", c)
		}
		if c.Scope != "required" && c.Scope != "excluded" {
			t.Errorf("%s has the scope %q", c.Name, c.Scope)
		}
		refs[c.Ref] = true
		if len(c.Licenses) != 1 || (c.Licenses[0].License == nil) == (c.Licenses[0].Expression == "") {
			t.Errorf("%s has the licences %+v", c.Name, c.Licenses)
		}
		for _, h := range c.Hashes {
			if h.Alg != "SHA-512" || len(h.Content) != 6 && !hashes.MatchString(h.Content) { // the fixture's has three bytes
				t.Errorf("%s has the hash %+v", c.Name, h)
			}
		}
	}
	for _, purl := range []string{"pkg:npm/%40a/b@2.0.0", "pkg:npm/react@1.2.3", "pkg:golang/github.com/burntsushi/toml@v1.0.0"} {
		if !refs[purl] {
			t.Errorf("%s is missing:\n%s", purl, data)
		}
	}
	if len(bill.Dependencies) != 1 || len(bill.Dependencies[0].DependsOn) != len(refs) {
		t.Errorf("the dependencies are %+v", bill.Dependencies)
	}
}

func serial(t *testing.T, data []byte) []byte {
	t.Helper()
	return regexp.MustCompile(`urn:uuid:[^"]+`).Find(data)
}

// words are what the text of a licence says, by its SPDX identifier.
var words = map[string]*regexp.Regexp{
	"MIT":          regexp.MustCompile(`Permission is hereby granted, free of charge`),
	"Apache-2.0":   regexp.MustCompile(`Apache License`),
	"BSD-3-Clause": regexp.MustCompile(`(?i)(neither the name|endorse or promote)`),
}

func TestTheModulesLicencesAreThoseOfTheirTexts(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Dir}}{{end}}{{end}}", "../../../cmd/nightlight")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	linked := map[string]string{}
	for line := range strings.Lines(string(out)) {
		if module, dir, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			linked[module] = dir
		}
	}
	for module := range moduleLicences {
		if linked[module] == "" {
			t.Errorf("%s is in the table and no part of nightlight", module)
		}
	}
	for module, dir := range linked {
		if moduleLicences[module] == "" {
			t.Errorf("%s needs a line in moduleLicences", module)
			continue
		}
		text := licenceText(t, dir)
		for _, id := range strings.Split(moduleLicences[module], " AND ") {
			if said := words[id]; said == nil || !said.MatchString(text) {
				t.Errorf("the text of %s is not that of %s", module, id)
			}
		}
	}
}

func licenceText(t *testing.T, dir string) (text string) {
	t.Helper()
	for _, name := range []string{"LICENSE*", "COPYING*"} {
		files, err := filepath.Glob(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			text += string(data)
		}
	}
	return strings.Join(strings.Fields(text), " ")
}
