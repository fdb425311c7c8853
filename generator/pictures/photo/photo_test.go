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
	"slices"
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

// folder is a site's folder with photographs, and what is kept between its builds.
type folder struct {
	root  string
	tasks atomic.Int32 // of the rasteriser
	pool  *raster.Pool
}

func newFolder(t *testing.T, photographs map[string][]byte) *folder {
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
	f := &folder{root: root, pool: raster.NewPool(node, root)}
	t.Cleanup(f.pool.Close)
	for name, data := range photographs {
		f.write(t, name, data)
	}
	return f
}

func (f *folder) write(t *testing.T, name string, data []byte) {
	t.Helper()
	testfiles.Write(t, filepath.Join(f.root, "content", "pictures", name), data)
}

// Inspect and Encode count what is asked of the pool.
func (f *folder) Inspect(ctx context.Context, file string) (raster.Facts, error) {
	f.tasks.Add(1)
	return f.pool.Inspect(ctx, file)
}

func (f *folder) Encode(ctx context.Context, file string, targets []raster.Target) ([][]byte, error) {
	f.tasks.Add(1)
	return f.pool.Encode(ctx, file, targets)
}

// album is what a build makes of the folder.
func (f *folder) album(t *testing.T, names ...string) *photo.Album {
	t.Helper()
	known := &cache.Cache{Folder: cache.Folder(filepath.Join(f.root, "cache", "results"))}
	known.Open(true)
	defer known.Close()
	return f.albumWith(t, known, names...)
}

func (f *folder) albumWith(t *testing.T, known *cache.Cache, names ...string) *photo.Album {
	t.Helper()
	var files []string
	for _, name := range names {
		files = append(files, "content/pictures/"+name)
	}
	album, diags := photo.Look(t.Context(), files, photo.Options{
		FS: os.DirFS(f.root), Rasteriser: f, Cache: known, Folder: cache.Folder(filepath.Join(f.root, "cache", "photos")),
	})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	return album
}

// shownAt is where a text leads to a photograph.
var shownAt = diag.Pos{File: "content/blog/anna.md", Line: 7}

// filesOf are the files of some photographs.
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
	album := newFolder(t, map[string][]byte{"anna.jpg": original}).album(t, "anna.jpg")
	anna := album.Photo("anna.jpg")
	if anna.Width != 200 || anna.Height != 300 {
		t.Errorf("it is %d by %d", anna.Width, anna.Height)
	}
	files := show(t, album, "anna.jpg")
	if len(files) != 3 { // AVIF, WebP and JPEG, in the one width that is not larger
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

func TestTwelveMegapixelsBecomeTheWidthsOfScreens(t *testing.T) {
	f := newFolder(t, map[string][]byte{"large.jpg": phone.JPEG(4032, 3024)})
	album := f.album(t, "large.jpg")
	markup := album.Photo("large.jpg").Markup(`Anna & a "bear"`)
	for _, want := range []string{
		"-240.avif 240w, ", "-1800.webp 1800w", "-800.jpg\" srcset=", `width="3024" height="4032"`,
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

func TestASecondBuildTouchesNoPhotograph(t *testing.T) {
	f := newFolder(t, map[string][]byte{"a.jpg": phone.JPEG(90, 60), "b.jpg": phone.JPEG(120, 80), "unused.jpg": phone.JPEG(60, 40)})
	known := new(cache.Cache)
	first := show(t, f.albumWith(t, known, "a.jpg", "b.jpg", "unused.jpg"), "a.jpg", "b.jpg")
	if got := f.tasks.Load(); got != 5 { // three looked at, two encoded
		t.Errorf("the first build asks for %d tasks", got)
	}
	known.NextPlan()
	again := show(t, f.albumWith(t, known, "a.jpg", "b.jpg", "unused.jpg"), "a.jpg", "b.jpg")
	if got := f.tasks.Load(); got != 5 {
		t.Errorf("the second build asks for %d tasks more", got-5)
	}
	if misses, hits := known.Counts(photo.Inspected); misses != 0 || hits != 3 {
		t.Errorf("%d photographs are looked at again, %d are known", misses, hits)
	}
	for path, data := range first {
		if !bytes.Equal(again[path], data) {
			t.Errorf("%s differs", path)
		}
	}

	f.write(t, "a.jpg", phone.JPEG(92, 60))
	known.NextPlan()
	changed := f.albumWith(t, known, "a.jpg", "b.jpg", "unused.jpg")
	for path := range show(t, changed, "a.jpg") {
		if first[path] != nil {
			t.Errorf("another photograph has the address %s too", path)
		}
	}
	kept, _ := filepath.Glob(filepath.Join(f.root, "cache", "photos", "*"))
	if got := f.tasks.Load(); got != 7 || len(kept) != 3 { // the new one, and nothing of b.jpg, which nobody shows
		t.Errorf("%d tasks, and %q are kept", got, kept)
	}
}

// stub stands for the pool: it asks functions instead of Node.
type stub struct {
	inspect func(file string) (raster.Facts, error)
	encode  func(file string, targets []raster.Target) ([][]byte, error)
}

func (s stub) Inspect(_ context.Context, file string) (raster.Facts, error) { return s.inspect(file) }

func (s stub) Encode(_ context.Context, file string, targets []raster.Target) ([][]byte, error) {
	return s.encode(file, targets)
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
	// meet returns when two tasks are under way at the same time, which in a row never are.
	meet := func() {
		tasks.Add(1)
		if runtime.NumCPU() == 1 {
			return
		}
		select {
		case meeting <- struct{}{}:
		case <-meeting:
		}
	}
	rasteriser := stub{
		inspect: func(string) (raster.Facts, error) {
			meet()
			return raster.Facts{Width: 4, Height: 6, Pages: 1}, nil
		},
		encode: func(file string, targets []raster.Target) ([][]byte, error) {
			meet()
			made := make([][]byte, len(targets))
			for i, target := range targets {
				made[i] = []byte(file + target.Format)
			}
			return made, nil
		},
	}
	known, folder := new(cache.Cache), cache.Folder(t.TempDir())
	for _, want := range []int32{2 * count, 0} {
		tasks.Store(0)
		album, diags := photo.Look(t.Context(), slices.Sorted(maps.Keys(files)), photo.Options{FS: files, Rasteriser: rasteriser, Cache: known, Folder: folder})
		if len(diags) > 0 {
			t.Fatal(diags)
		}
		made := show(t, album, names...)
		if got := tasks.Load(); got != want || len(made) != 3*count {
			t.Errorf("%d files are made by %d tasks, want %d", len(made), got, want)
		}
		known.NextPlan()
	}
}

// The pool's own tests say what happens when sharp hangs or dies: the task ends with an error.
func TestAPhotographThatStopsItsReaderIsToldWhereItIsShown(t *testing.T) {
	files := fstest.MapFS{"content/pictures/anna.jpg": {Data: phone.JPEG(6, 4)}}
	stops := errors.New("it took longer than 1m0s")
	rasteriser := stub{
		inspect: func(string) (raster.Facts, error) { return raster.Facts{Width: 4, Height: 6}, stops },
		encode:  func(string, []raster.Target) ([][]byte, error) { return nil, stops },
	}
	known := new(cache.Cache)
	look := func() *photo.Album {
		known.NextPlan()
		album, diags := photo.Look(t.Context(), slices.Collect(maps.Keys(files)), photo.Options{FS: files, Rasteriser: rasteriser, Cache: known})
		if len(diags) > 0 {
			t.Fatal(diags)
		}
		return album
	}
	if fault := look().Photo("anna.jpg").Fault; fault == nil || fault.Message != "content/pictures/anna.jpg could not be read: it took longer than 1m0s." || fault.Hint == "" {
		t.Errorf("got %+v", fault)
	}

	rasteriser.inspect = func(string) (raster.Facts, error) { return raster.Facts{Width: 4, Height: 6}, nil }
	album := look()
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
			f := newFolder(t, map[string][]byte{name: c.data})
			album := f.albumWith(t, nil, name)
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

// pngOf is a picture that says to be of a size, and ends there.
func pngOf(width, height uint32) []byte {
	head := append([]byte("IHDR"), binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, width), height)...)
	head = append(head, 8, 2, 0, 0, 0)
	data := binary.BigEndian.AppendUint32([]byte("\x89PNG\r\n\x1A\n"), 13)
	data = append(data, head...)
	return binary.BigEndian.AppendUint32(data, crc32.ChecksumIEEE(head))
}

// Another encoder makes other bytes of the same photograph, which need an address of their own.
func TestTheAddressOfAPhotographNamesTheProgramThatEncodesIt(t *testing.T) {
	rasteriser := stub{inspect: func(string) (raster.Facts, error) { return raster.Facts{Width: 40, Height: 30, Pages: 1}, nil }}
	addresses := map[string]string{}
	for _, program := range []string{"0.34.1", "0.34.2"} {
		files := fstest.MapFS{
			"content/pictures/a.jpg": {Data: phone.JPEG(40, 30)},
			raster.Package:           {Data: []byte(`{"version": "` + program + `"}`)},
		}
		album, diags := photo.Look(t.Context(), []string{"content/pictures/a.jpg"}, photo.Options{FS: files, Rasteriser: rasteriser, Cache: new(cache.Cache)})
		if len(diags) > 0 || album.Photo("a.jpg") == nil {
			t.Fatal(diags)
		}
		addresses[album.Photo("a.jpg").Address()] = program
	}
	if len(addresses) != 2 {
		t.Errorf("with two programs there is one address: %v", addresses)
	}
}

// Where sharp cannot be loaded, no photograph is at fault.
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
