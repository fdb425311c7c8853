package assets

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/sitetest/phone"
)

// publicFolder is a site's root whose public/ holds some files.
func publicFolder(t *testing.T, files ...string) string {
	t.Helper()
	root := t.TempDir()
	for _, name := range files {
		file := filepath.Join(root, Folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func link(t *testing.T, root, target, name string) {
	t.Helper()
	if err := os.Symlink(target, filepath.Join(root, Folder, name)); err != nil {
		t.Skip("links cannot be made here:", err)
	}
}

func paths(files Files) (paths []string) {
	for path := range files {
		paths = append(paths, path)
	}
	slices.Sort(paths)
	return paths
}

func expectPaths(t *testing.T, files Files, want ...string) {
	t.Helper()
	if got := paths(files); !slices.Equal(got, want) {
		t.Errorf("published %v, want %v", got, want)
	}
}

func expectOne(t *testing.T, diags diag.List, file, message string) {
	t.Helper()
	if len(diags) != 1 || diags[0].File != file || !diags.HasErrors() || !strings.Contains(diags[0].Message, message) || diags[0].Hint == "" {
		t.Errorf("got %+v, want one error at %s: %s", diags, file, message)
	}
}

func TestAFileWhereTheSiteHasAFolderIsNamedOnce(t *testing.T) {
	files, diags := Load(os.DirFS(publicFolder(t, "blog", "notes.txt")))
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	set := new(output.Set)
	set.Add("/blog/a/index.html", nil)
	set.Add("/blog/b/index.html", nil)
	expectOne(t, files.AddTo(set, func(string) string { return "" }), "public/blog", "where the site has a folder")
}

func TestPublicMustBeAFolder(t *testing.T) {
	root := t.TempDir()
	if err := os.WriteFile(filepath.Join(root, Folder), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	_, diags := Load(os.DirFS(root))
	expectOne(t, diags, Folder, "must be the folder")
}

func TestHiddenFilesAndVersionControlAreNotPublished(t *testing.T) {
	root := publicFolder(t, "a.txt", ".env", ".git/HEAD", "b/.DS_Store", "b/CVS/Root", "b/c.txt", ".well-known/security.txt")
	files, diags := Load(os.DirFS(root))
	if len(diags) > 0 {
		t.Error(diags)
	}
	expectPaths(t, files, "/.well-known/security.txt", "/a.txt", "/b/c.txt")
}

func TestASiteNeedsNoPublicFolder(t *testing.T) {
	files, diags := Load(os.DirFS(t.TempDir()))
	if len(files) > 0 || len(diags) > 0 {
		t.Errorf("got %v, %v", files, diags)
	}
}

func TestLinksInsidePublicArePublished(t *testing.T) {
	root := publicFolder(t, "icons/moon.svg")
	link(t, root, "icons/moon.svg", "favicon.svg")
	link(t, root, "favicon.svg", "second.svg")
	files, diags := Load(os.DirFS(root))
	if len(diags) > 0 || string(files["/second.svg"]) != "icons/moon.svg" {
		t.Errorf("got %q, %v", files["/second.svg"], diags)
	}
}

func TestLinksThatMustNotBePublished(t *testing.T) {
	for target, message := range map[string]string{
		"nowhere.txt":        "a link that leads nowhere: there is no public/nowhere.txt",
		"../secret.txt":      "leads out of public/: it would publish ../secret.txt",
		"../../../../secret": "leads out of public/",
		"/etc/passwd":        "leads out of public/: it would publish /etc/passwd",
		"b":                  "a link to a folder",
		"a-link.txt":         "leads back to itself",
	} {
		t.Run(strings.ReplaceAll(target, "/", "∕"), func(t *testing.T) {
			// Files before and after the link in the order of reading.
			root := publicFolder(t, "a.txt", "b/c.txt", "z.txt", "../secret.txt")
			link(t, root, target, "a-link.txt")
			files, diags := Load(os.DirFS(root))
			expectOne(t, diags, "public/a-link.txt", message)
			expectPaths(t, files, "/a.txt", "/b/c.txt", "/z.txt")
		})
	}
}

func TestAPublicFileThatTheBuildMakesToo(t *testing.T) {
	set := new(output.Set)
	set.Add("/robots.txt", []byte("made"))
	set.Add("/services/index.html", []byte("made"))
	public := Files{"/robots.txt": []byte("public"), "/services/index.html": []byte("public"), "/a.txt": []byte("a")}
	diags := public.AddTo(set, func(path string) string {
		return map[string]string{"/services/index.html": "content/pages/services.md"}[path]
	})
	if len(diags) != 2 {
		t.Fatalf("got %v", diags)
	}
	expectOne(t, diags[:1], "public/robots.txt", "published as /robots.txt, which the build makes itself")
	expectOne(t, diags[1:], "public/services/index.html", "published as /services/index.html, which content/pages/services.md makes too")
	if !set.Has("/a.txt") {
		t.Error("the other file is missing")
	}
}

func TestAnImageThatHoldsItsPlaceIsAnError(t *testing.T) {
	image := phone.JPEG(40, 30)
	files, diags := Load(fstest.MapFS{"public/images/me.jpg": {Data: image}, "public/images/words.jpg": {Data: []byte("words")}})
	if len(diags) != 1 || !diags.HasErrors() || diags[0].File != "public/images/me.jpg" || !strings.Contains(diags[0].Message, "the place where it was taken") {
		t.Errorf("got %v", diags)
	}
	if size := files.ImageSizes()["/images/me.jpg"]; size.X != 30 || size.Y != 40 { // as it is seen, upright
		t.Errorf("its size is %v", size)
	}
	camera := bytes.Replace(image, []byte{0x88, 0x25}, []byte{0x88, 0x24}, 1) // a tag that nobody knows
	if _, diags = Load(fstest.MapFS{"public/me.jpg": {Data: camera}}); len(diags) != 1 || diags.HasErrors() {
		t.Errorf("got %v, want a warning", diags)
	}
}
