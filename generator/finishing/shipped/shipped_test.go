package shipped

import (
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
		{"@a/b", "2.0.0", "OFL-1.1", "Keep the name."},
		{"deep", "0.1.0", "ISC", "Do."},
		{"react", "1.2.3", "MIT", "Be kind."},
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
