package generator

import (
	"encoding/base64"
	"encoding/hex"
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/output"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Files that are generated on request must not contain a key either, nor must any address.
func TestNoListAndNoAddressHoldsAKey(t *testing.T) {
	key := library.NewKey()
	g := guard{library.FindSecrets([]byte("key: " + key.String()))}
	b := &Builder{fsys: fstest.MapFS{}, silences: new(diag.Silences)}
	lists := output.Lazy{
		"/feed.xml":    func() []byte { return []byte("<title>" + key.String() + "</title>") },
		"/sitemap.xml": func() []byte { return []byte("<urlset/>") },
	}
	for file, want := range map[string]bool{"/feed.xml": false, "/sitemap.xml": true} {
		made := false
		diags, err := (&guarded{&lists, b, g}).Produce(t.Context(), []string{file}, func(string, []byte) error {
			made = true
			return nil
		})
		if err != nil || made != want || diags.HasErrors() == want {
			t.Errorf("%s is made: %v, with %v, %v", file, made, diags, err)
		}
	}
	for address, want := range map[string]int{"/plan.pdf": 0, "/dl/" + hex.EncodeToString(key[:]) + ".pdf": 1} {
		if diags := g.checkNames([]string{address}); len(diags) != want {
			t.Errorf("%s: %v", address, diags)
		}
	}
}

// ofMembers is the data of a site with a single file, which a command writes.
type ofMembers struct{}

func (ofMembers) Site() schema.SharedData { return nil }
func (ofMembers) Files() []content.DataFile {
	return []content.DataFile{{Name: "members", ByCommand: true}}
}

// Reading a pipe could block forever, and a huge file may not fit in memory.
func TestAPipeAndAHugeFileAreNotRead(t *testing.T) {
	files := fstest.MapFS{
		"content/members.yaml":   {Data: []byte("key: " + library.NewKey().String()), Mode: fs.ModeNamedPipe},
		"content/published.lock": {Data: []byte("a line"), Mode: fs.ModeNamedPipe},
		"content/huge.md":        {Data: make([]byte, largestList+1)},
		"content/short.md":       {Data: []byte("a line")},
	}
	b := &Builder{fsys: files, silences: new(diag.Silences), opts: Options{Model: content.Model{NewData: func() content.Data { return ofMembers{} }}}}
	for file, want := range map[string]string{"content/published.lock": "", "content/huge.md": "", "content/short.md": "a line"} {
		problem := diag.List{diag.Errorf("tried", diag.Pos{File: file, Line: 1}, "Tried.")}
		if line := b.Locate(problem)[0].Source; line != want {
			t.Errorf("%d bytes of %s are shown", len(line), file)
		}
	}
	if text := b.readText("content/short.md", 3); text != nil {
		t.Errorf("%q has more than 3 bytes", text)
	}
	if texts := b.secrets(); len(slices.Concat(texts...)) > 0 {
		t.Errorf("a pipe is read: %q", texts)
	}
}

// The name or the text of a copied file may contain an old key.
func TestNoLineAndNoNameWithAKeyIsPrinted(t *testing.T) {
	now, old := library.NewKey(), library.NewKey()
	inName := base64.RawURLEncoding.EncodeToString(now[:])
	files := fstest.MapFS{
		"content/members.yaml":             {Data: []byte("key: " + now.String())},
		"content/tables/old.yaml":          {Data: []byte("  - key: " + old.String())},
		"content/tables/hash.yaml":         {Data: []byte("script-src 'sha256-" + old.String() + "'")},
		"content/guides/" + inName + ".md": {Data: []byte("A line.")},
	}
	b := &Builder{fsys: files, silences: new(diag.Silences), opts: Options{Model: content.Model{NewData: func() content.Data { return ofMembers{} }}}}
	for file := range files {
		hint := "Rename it to " + strings.ToLower(path.Base(file)) + "."
		got := b.Locate(diag.List{diag.Errorf("tried", diag.Pos{File: file, Line: 1}, "Tried.").WithHint("%s", hint)})[0]
		if want := strings.HasSuffix(file, "hash.yaml"); (got.Source != "") != want {
			t.Errorf("the line of %s is %q", file, got.Source)
		}
		if want := !strings.Contains(file, inName); (got.Hint == hint) != want || (got.File == file) != want {
			t.Errorf("of %s it says: %s %s", file, got.File, got.Hint)
		}
	}
}

// A replaced key opens what was published with it, and may remain in a file beside the new one.
func TestAnOldKeyIsAKey(t *testing.T) {
	now := library.NewKey()
	for _, left := range []string{"content/members.yaml", "content/.members.yaml.before", "content/members.yaml.new"} {
		old := library.NewKey()
		files := fstest.MapFS{"content/members.yaml": {Data: []byte("key: " + now.String())}}
		files[left] = &fstest.MapFile{Data: []byte("key: " + old.String() + "\n")}
		b := &Builder{fsys: files, opts: Options{Model: content.Model{NewData: func() content.Data { return ofMembers{} }}}}
		if diags := b.guard(&now).check("/notes.txt", []byte(old.String())); !diags.HasErrors() {
			t.Errorf("the key of %s is published", left)
		}
	}
	other := library.NewKey().String()
	for text, want := range map[string]bool{"key: " + other + "\r\npairs:\r\n": true, "# " + other + "\n\npairs: none": true, "a hash: " + other: false, "gloves:\npairs: 2": false} {
		if diags := new(guard).check("/old.yaml", []byte(text)); diags.HasErrors() != want {
			t.Errorf("%q: %v", text, diags)
		}
	}
}
