package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"nightlight/generator/sitetest/testfiles"
)

// siteFolder returns a root with the folders of a site, each with a file.
func siteFolder(t *testing.T) string {
	t.Helper()
	root := filepath.Join(t.TempDir(), "site")
	for _, name := range []string{"content/site.yaml", "components/app.tsx", "public/robots.txt", "README.md", "received/contact.jsonl"} {
		testfiles.Write(t, filepath.Join(root, name), "precious")
	}
	return root
}

func TestOutIsNeverAFolderOfSources(t *testing.T) {
	root := siteFolder(t)
	elsewhere := siteFolder(t) // contains the components of the site
	err := errors.Join(os.RemoveAll(filepath.Join(root, "components")), os.Symlink(filepath.Join(elsewhere, "components"), filepath.Join(root, "components")))
	if err = errors.Join(err, os.Symlink(filepath.Join(root, "content"), filepath.Join(root, "link"))); err != nil {
		t.Skip("links cannot be made here:", err)
	}
	for out, want := range map[string]string{
		".":                          "--out . contains the site's own files",
		"":                           "--out . contains the site's own files",
		"..":                         "--out .. contains the site's own files",
		"../../":                     "--out ../.. contains the site's own files",
		root:                         "contains the site's own files",
		"content":                    "--out content would write into content",
		"content/site.yaml":          "--out content/site.yaml would write into content",
		"public/site/new":            "--out public/site/new would write into public",
		"./components/../components": "--out components would write into components",
		"link":                       "--out link would write into content",
		"link/deeper":                "--out link/deeper would write into content",
		elsewhere:                    "would write into components",
		"received":                   "--out received would write into received",
		"server":                     "--out server needs .nightlight/server",
		"./cache/":                   "--out cache needs .nightlight/cache",
	} {
		t.Run(strings.ReplaceAll(out, "/", "∕"), func(t *testing.T) {
			status, _, errs := command("", "build", "--root", root, "--out", out)
			if status != exitUsage || !strings.Contains(errs, want) || !strings.Contains(errs, "such as dist") {
				t.Errorf("status %d, %q; want status 2 and %q", status, errs, want)
			}
		})
	}
	for _, name := range []string{"content/site.yaml", "README.md", "public/robots.txt"} {
		if data, err := os.ReadFile(filepath.Join(root, name)); string(data) != "precious" {
			t.Errorf("%s holds %q (%v)", name, data, err)
		}
	}
}

func TestOutMayBeAnyOtherFolder(t *testing.T) {
	root := siteFolder(t)
	elsewhere := filepath.Join(t.TempDir(), "www")
	for out, name := range map[string]string{"dist": "dist", "build/site/": "build/site", "contents": "contents", elsewhere: ""} {
		opts := siteOptions{Root: root, Out: out}
		folder, err := opts.outFolder()
		if err != nil || name != "" && (folder.Name != name || folder.Path != filepath.Join(root, name)) {
			t.Errorf("%s: got %+v, %v", out, folder, err)
		}
	}
}
