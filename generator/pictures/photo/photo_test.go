package photo_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"image"
	_ "image/jpeg"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"testing/synctest"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/pictures/photo"
	"nightlight/generator/pictures/raster"
	"nightlight/generator/rendering/npm"
	"nightlight/generator/sitetest/phone"
	"nightlight/generator/sitetest/testfiles"
)

// look inspects photographs as a build does, without problems.
func look(t *testing.T, opts photo.Options, names ...string) *photo.Album {
	t.Helper()
	var files []string
	for _, name := range names {
		files = append(files, "content/pictures/"+name)
	}
	album, diags := photo.Look(t.Context(), files, opts)
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	return album
}

// withSharp returns the album of a site with one photograph, using the real sharp.
func withSharp(t *testing.T, name string, data []byte) *photo.Album {
	t.Helper()
	node, diags := npm.FindNode()
	if diags.HasErrors() {
		t.Skip(diags[0].Message)
	}
	root := t.TempDir()
	modules, err := filepath.Abs("../../../node_modules")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(modules, "sharp")); err != nil {
		t.Skip("the npm packages are not installed; npm ci installs them")
	}
	if err := os.Symlink(modules, filepath.Join(root, "node_modules")); err != nil {
		t.Fatal(err)
	}
	pool := raster.NewPool(node, root)
	t.Cleanup(pool.Close)
	testfiles.Write(t, filepath.Join(root, "content", "pictures", name), data)
	return look(t, photo.Options{FS: os.DirFS(root), Rasteriser: pool, Folder: cache.Folder(t.TempDir())}, name)
}

// shownAt is the position in the content that refers to a photograph.
var shownAt = diag.Pos{File: "content/blog/anna.md", Line: 7}

// filesOf returns the files of some photographs.
func filesOf(album *photo.Album, names ...string) *photo.Files {
	return album.Files(func(yield func(string, diag.Pos) bool) {
		for _, name := range names {
			if !yield(album.Photo(name).Address(), shownAt) {
				return
			}
		}
	}, nil)
}

// show makes the files of some photographs.
func show(t *testing.T, album *photo.Album, names ...string) map[string][]byte {
	t.Helper()
	files := filesOf(album, names...)
	return produce(t, files, files.Paths()...)
}

func produce(t *testing.T, from *photo.Files, paths ...string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	diags, err := from.Produce(t.Context(), paths, func(path string, data []byte) error {
		files[path] = data
		return nil
	})
	if err != nil || len(diags) > 0 {
		t.Fatal(diags, err)
	}
	return files
}

func TestAPhotographOfATelephoneIsUprightAndTellsNothing(t *testing.T) {
	original := phone.JPEG(300, 200)
	if info, err := raster.Read(original); err != nil || !info.HasPlace || !info.HasCamera || info.Width != 200 || info.Height != 300 {
		t.Fatalf("the test's own photograph tells %+v, %v", info, err)
	}
	album := withSharp(t, "anna.jpg", original)
	anna := album.Photo("anna.jpg")
	if anna.Width != 200 || anna.Height != 300 {
		t.Errorf("it is %d by %d", anna.Width, anna.Height)
	}
	files := show(t, album, "anna.jpg")
	if len(files) != 3 { // AVIF, WebP and JPEG, in the only width that is not larger
		t.Errorf("it has %d files", len(files))
	}
	for path, data := range files {
		info, err := raster.Read(data)
		if err != nil || info.HasPlace || info.HasCamera || info.Width != 200 || info.Height != 300 {
			t.Errorf("%s tells %+v, %v", path, info, err)
		}
		if bytes.Contains(data, []byte("Phone 3")) {
			t.Errorf("%s names the camera", path)
		}
		if !strings.HasSuffix(path, ".jpg") {
			continue
		}
		pixels, _, err := image.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if r, _, b, _ := pixels.At(100, 40).RGBA(); r < b {
			t.Error("what belongs above is below")
		}
	}
}

func TestALargePhotographBecomesTheWidthsOfScreens(t *testing.T) {
	album := withSharp(t, "large.jpg", phone.JPEG(2500, 1900))
	markup := album.Photo("large.jpg").Markup(`Anna & a "bear"`)
	for _, want := range []string{
		"-240.avif 240w, ", "-1800.webp 1800w", "-800.jpg\" srcset=", `width="1900" height="2500"`,
		`alt="Anna &amp; a &#34;bear&#34;"`, `loading="lazy"`, `<img src="data:image/webp;base64,`,
	} {
		if !strings.Contains(markup, want) {
			t.Errorf("the markup lacks %s:\n%s", want, markup)
		}
	}
	if len(markup) > 2500 {
		t.Errorf("the markup has %d bytes", len(markup))
	}
	files := filesOf(album, "large.jpg")
	if len(files.Paths()) != 15 {
		t.Errorf("its files are %q", files.Paths())
	}
	for path, data := range produce(t, files, files.Paths()[0]) {
		if len(data) > 100_000 {
			t.Errorf("%s has %d bytes", path, len(data))
		}
	}
}

// stub stands in for the pool: it calls functions instead of Node.
type stub struct {
	inspect func(file string) (raster.Facts, error)
	encode  func(file string, targets []raster.Target) ([][]byte, error)
}

func (s stub) Inspect(_ context.Context, file string) (raster.Facts, error) { return s.inspect(file) }

func (s stub) Encode(_ context.Context, file string, targets []raster.Target) ([][]byte, error) {
	return s.encode(file, targets)
}

func TestASecondBuildTouchesNoPhotograph(t *testing.T) {
	var tasks atomic.Int32
	known, folder := new(cache.Cache), t.TempDir()
	files := fstest.MapFS{"content/pictures/a.jpg": {Data: phone.JPEG(90, 60)}, "content/pictures/b.jpg": {Data: phone.JPEG(120, 80)}, "content/pictures/unused.jpg": {Data: phone.JPEG(60, 40)}}
	album := func() *photo.Album {
		known.NextPlan()
		return look(t, photo.Options{FS: files, Rasteriser: knowing(func() { tasks.Add(1) }), Cache: known, Folder: cache.Folder(folder)}, "a.jpg", "b.jpg", "unused.jpg")
	}
	first := show(t, album(), "a.jpg", "b.jpg")
	if got := tasks.Load(); got != 5 { // three inspected, two encoded
		t.Errorf("the first build asks for %d tasks", got)
	}
	again := show(t, album(), "a.jpg", "b.jpg")
	if misses := known.Misses(photo.Inspected); tasks.Load() != 5 || misses != 0 {
		t.Errorf("the second build asks for %d tasks more: %d photographs are looked at again", tasks.Load()-5, misses)
	}
	if !maps.EqualFunc(first, again, bytes.Equal) {
		t.Error("its files differ")
	}
	files["content/pictures/a.jpg"] = &fstest.MapFile{Data: phone.JPEG(92, 60)}
	for path := range show(t, album(), "a.jpg") {
		if first[path] != nil {
			t.Errorf("another photograph has the address %s too", path)
		}
	}
	kept, _ := filepath.Glob(filepath.Join(folder, "*"))
	if got := tasks.Load(); got != 7 || len(kept) != 3 { // the new one's files, but not those of b.jpg, which is no longer shown
		t.Errorf("%d tasks, and %q are kept", got, kept)
	}
}

// knowing returns a stub that reads and encodes every photograph at once, after calling a function.
func knowing(before func()) stub {
	return stub{
		inspect: func(string) (raster.Facts, error) {
			before()
			return raster.Facts{Width: 4, Height: 6, Pages: 1}, nil
		},
		encode: func(file string, targets []raster.Target) ([][]byte, error) {
			before()
			made := make([][]byte, len(targets))
			for i, target := range targets {
				made[i] = []byte(file + target.Format)
			}
			return made, nil
		},
	}
}

func TestAHundredPhotographsAreMadeSideBySide(t *testing.T) { synctest.Test(t, madeSideBySide) }

func madeSideBySide(t *testing.T) {
	const count = 100
	files, names := fstest.MapFS{}, []string{}
	for i := range count {
		name := fmt.Sprintf("%d.jpg", i)
		names = append(names, name)
		files["content/pictures/"+name] = &fstest.MapFile{Data: append(phone.JPEG(6, 4), byte(i))}
	}
	var tasks atomic.Int32
	meeting := make(chan struct{})
	// Each task waits until two run at the same time, which sequential tasks never do.
	rasteriser := knowing(func() {
		tasks.Add(1)
		if runtime.NumCPU() == 1 {
			return
		}
		select {
		case meeting <- struct{}{}:
		case <-meeting:
		}
	})
	made := show(t, look(t, photo.Options{FS: files, Rasteriser: rasteriser, Folder: cache.Folder(t.TempDir())}, names...), names...)
	if got := tasks.Load(); got != 2*count || len(made) != 3*count {
		t.Errorf("%d files are made by %d tasks, want %d", len(made), got, 2*count)
	}
}

// The pool's own tests cover a sharp that hangs or dies: the task ends with an error.
func TestAPhotographThatStopsItsReaderIsToldWhereItIsShown(t *testing.T) {
	files := fstest.MapFS{"content/pictures/anna.jpg": {Data: phone.JPEG(6, 4)}}
	stops := errors.New("it took longer than 1m0s")
	rasteriser := stub{
		inspect: func(string) (raster.Facts, error) { return raster.Facts{Width: 4, Height: 6}, stops },
		encode:  func(string, []raster.Target) ([][]byte, error) { return nil, stops },
	}
	known := new(cache.Cache)
	if fault := look(t, photo.Options{FS: files, Rasteriser: rasteriser, Cache: known}, "anna.jpg").Photo("anna.jpg").Fault; fault == nil || fault.Message != "content/pictures/anna.jpg could not be read: it took longer than 1m0s." || fault.Hint == "" {
		t.Errorf("got %+v", fault)
	}

	rasteriser.inspect = func(string) (raster.Facts, error) { return raster.Facts{Width: 4, Height: 6}, nil }
	known.NextPlan()
	album := look(t, photo.Options{FS: files, Rasteriser: rasteriser, Cache: known}, "anna.jpg")
	anna := album.Photo("anna.jpg")
	if anna.Fault != nil {
		t.Fatalf("it is not tried again: %+v", anna.Fault)
	}
	shown := filesOf(album, "anna.jpg")
	diags, err := shown.Produce(t.Context(), shown.Paths(), func(path string, _ []byte) error {
		t.Errorf("%s is made", path)
		return nil
	})
	want := "content/pictures/anna.jpg could not be encoded: it took longer than 1m0s."
	if err != nil || len(diags) != 1 || diags[0].Pos != shownAt || diags[0].Message != want {
		t.Errorf("got %v %v, want %q at %s", diags, err, want, shownAt)
	}
}

func TestAPhotographThatCannotBeShownIsAFault(t *testing.T) {
	whole := phone.JPEG(300, 200)
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"empty.jpg":     {nil, "content/pictures/empty.jpg is empty."},
		"apple.heic":    {[]byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic"), "is in Apple's format HEIC"},
		"renamed.jpg":   {[]byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic"), "is in Apple's format HEIC"},
		"words.jpg":     {[]byte("Dear Anna, here is the photograph."), "is not a photograph, whatever its ending says."},
		"wrong.png":     {whole, "content/pictures/wrong.png is a JPG, and its ending says otherwise."},
		"moving.gif":    {[]byte("GIF89a\x01\x00\x01\x00\x00\x00\x00;"), "is a GIF"},
		"cut-short.jpg": {whole[:len(whole)/2], "content/pictures/cut-short.jpg is damaged"},
		"headless.jpg":  {whole[:40], "content/pictures/headless.jpg is damaged"},
		"wide.png":      {pngOf(40_000, 10), "content/pictures/wide.png has 40000 × 10 pixels"},
		"bomb.png":      {pngOf(16_384, 16_384), "content/pictures/bomb.png has 16384 × 16384 pixels, and a photograph has at most 16383 on a side"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			album := withSharp(t, name, c.data)
			fault := album.Photo(name).Fault
			if fault == nil || !strings.Contains(fault.Message, c.want) || fault.Hint == "" {
				t.Errorf("got %+v, want %q", fault, c.want)
			}
			if album.Has(album.Photo(name).Address()) {
				t.Error("pages can show it")
			}
		})
	}
}

// pngOf returns an image that claims a size and ends there.
func pngOf(width, height uint32) []byte {
	head := append([]byte("IHDR"), binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, width), height)...)
	head = append(head, 8, 2, 0, 0, 0)
	data := binary.BigEndian.AppendUint32([]byte("\x89PNG\r\n\x1A\n"), 13)
	data = append(data, head...)
	return binary.BigEndian.AppendUint32(data, crc32.ChecksumIEEE(head))
}

// Another encoder makes other bytes from the same photograph, which need another address.
func TestTheAddressOfAPhotographNamesTheProgramThatEncodesIt(t *testing.T) {
	addresses := map[string]string{}
	for _, program := range []string{"0.34.1", "0.34.2"} {
		files := fstest.MapFS{
			"content/pictures/a.jpg": {Data: phone.JPEG(40, 30)},
			raster.Package:           {Data: []byte(`{"version": "` + program + `"}`)},
		}
		addresses[look(t, photo.Options{FS: files, Rasteriser: knowing(func() {})}, "a.jpg").Photo("a.jpg").Address()] = program
	}
	if len(addresses) != 2 {
		t.Errorf("with two programs there is one address: %v", addresses)
	}
}

// If sharp cannot be loaded, no photograph is at fault.
func TestAMissingProgramIsNotBlamedOnThePhotograph(t *testing.T) {
	node, diags := npm.FindNode()
	if diags.HasErrors() {
		t.Skip(diags[0].Message)
	}
	for name, code := range map[string]string{"missing": "", "for another system": `throw new Error("Could not load the module\nPossible solutions:")`} {
		root := t.TempDir()
		files := map[string]string{"content/pictures/a.jpg": string(phone.JPEG(40, 30)), "content/pictures/b.jpg": string(phone.JPEG(30, 40))}
		if code != "" {
			files["node_modules/sharp/index.js"] = code
		}
		for file, text := range files {
			testfiles.Write(t, filepath.Join(root, file), text)
		}
		pool := raster.NewPool(node, root)
		album, diags := photo.Look(t.Context(), []string{"content/pictures/a.jpg", "content/pictures/b.jpg"}, photo.Options{FS: os.DirFS(root), Rasteriser: pool, Cache: new(cache.Cache)})
		pool.Close()
		for _, d := range diags {
			if d.ID != "sharp-missing" || d.File != raster.Package || strings.Contains(d.Message, "jpg") || strings.Contains(d.Message, "\n") {
				t.Errorf("%s: %s %s", name, d.File, d.Message)
			}
		}
		if len(diags) == 0 || album.Photo("a.jpg").Fault != nil {
			t.Errorf("%s: %v, %+v", name, diags, album.Photo("a.jpg").Fault)
		}
	}
}
