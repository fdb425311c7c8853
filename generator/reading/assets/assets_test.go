package assets

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"io/fs"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"nightlight/generator/base/diag"
	"nightlight/generator/output"
	"nightlight/generator/sitetest/phone"
)

// publicFolder returns a site whose public/ has some files, each containing its name.
func publicFolder(files ...string) fstest.MapFS {
	site := fstest.MapFS{}
	for _, name := range files {
		site[Folder+"/"+name] = &fstest.MapFile{Data: []byte(name)}
	}
	return site
}

func expectPaths(t *testing.T, files Files, want ...string) {
	t.Helper()
	if got := slices.Sorted(maps.Keys(files)); !slices.Equal(got, want) {
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
	files, diags := Load(publicFolder("blog", "notes.txt"))
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	set := new(output.Set)
	set.Add("/blog/a/index.html", nil)
	set.Add("/blog/b/index.html", nil)
	expectOne(t, files.AddTo(set, func(string) string { return "" }), "public/blog", "where the site has a folder")
}

func TestPublicMustBeAFolder(t *testing.T) {
	_, diags := Load(fstest.MapFS{Folder: {}})
	expectOne(t, diags, Folder, "must be the folder")
	if files, diags := Load(fstest.MapFS{}); len(files) > 0 || len(diags) > 0 {
		t.Errorf("a site without one has %v, %v", files, diags)
	}
}

func TestHiddenFilesAndVersionControlAreNotPublished(t *testing.T) {
	files, diags := Load(publicFolder("a.txt", ".env", ".git/HEAD", "b/.DS_Store", "b/CVS/Root", "b/c.txt", ".well-known/security.txt"))
	if len(diags) > 0 {
		t.Error(diags)
	}
	expectPaths(t, files, "/.well-known/security.txt", "/a.txt", "/b/c.txt")
}

// Such a name could forge a message, so this must be the only message that contains it.
func TestNamesWithWhatCannotBeSeenAreRefused(t *testing.T) {
	for _, name := range []string{"a\nerror: b.pdf", "\x1b[2J.pdf", "b\r/c.pdf"} {
		files, diags := Load(fstest.MapFS{"public/a.txt": {Data: []byte("a")}, "public/" + name: {Data: []byte("%PDF")}})
		expectOne(t, diags, "public/"+name, fmt.Sprintf("The name %q has", "public/"+name))
		expectPaths(t, files, "/a.txt")
	}
}

// Reading a pipe would block.
func TestLinksAndPipesAreNotPublished(t *testing.T) {
	site := publicFolder("a.txt", "b/c.txt", "z.txt")
	for name, target := range map[string]string{"inside.txt": "a.txt", "outside.txt": "../secret.txt", "folder": "b", "nowhere.txt": "x"} {
		site[Folder+"/"+name] = &fstest.MapFile{Mode: fs.ModeSymlink, Data: []byte(target)}
	}
	site[Folder+"/pipe"] = &fstest.MapFile{Mode: fs.ModeNamedPipe}
	files, diags := Load(site)
	if len(diags) != 5 {
		t.Fatalf("got %v", diags)
	}
	expectOne(t, diags[:1], "public/folder", "This is a link to another file, and public/ takes files only.")
	expectOne(t, diags[4:], "public/pipe", "not a file that can be published")
	expectPaths(t, files, "/a.txt", "/b/c.txt", "/z.txt")
}

func TestAPublicFileThatTheBuildMakesToo(t *testing.T) {
	set := new(output.Set)
	set.Add("/robots.txt", []byte("made"))
	set.Add("/services/index.html", []byte("made"))
	public := Files{"/robots.txt": []byte("public"), "/services/index.html": []byte("public"), "/services.html": []byte("public"), "/a.txt": []byte("a")}
	diags := public.AddTo(set, func(path string) string {
		return map[string]string{"/services/index.html": "content/pages/services.md"}[path]
	})
	if len(diags) != 3 {
		t.Fatalf("got %v", diags)
	}
	expectOne(t, diags[:1], "public/robots.txt", "published as /robots.txt, which the build makes itself")
	expectOne(t, diags[1:2], "public/services.html", "published as /services.html, which some hosts show in place of content/pages/services.md")
	expectOne(t, diags[2:], "public/services/index.html", "published as /services/index.html, which content/pages/services.md makes too")
	if !set.Has("/a.txt") {
		t.Error("the other file is missing")
	}
}

func TestAnImageThatHoldsItsPlaceIsAnError(t *testing.T) {
	image := phone.JPEG(40, 30)
	files, diags := Load(fstest.MapFS{"public/images/me.jpg": {Data: image}})
	expectOne(t, diags, "public/images/me.jpg", "the place where it was taken")
	if size := files.ImageSizes()["/images/me.jpg"]; size.X != 30 || size.Y != 40 { // the displayed size, upright
		t.Errorf("its size is %v", size)
	}
	camera := bytes.Replace(image, []byte{0x88, 0x25}, []byte{0x88, 0x24}, 1) // an unknown tag
	if _, diags = Load(fstest.MapFS{"public/me.jpg": {Data: camera}}); len(diags) != 1 || diags.HasErrors() {
		t.Errorf("got %v, want a warning", diags)
	}
}

func TestWhatHoldsItsPlaceIsAnErrorWhateverItsFormat(t *testing.T) {
	image := phone.JPEG(40, 30)
	length := binary.BigEndian.Uint16(image[4:]) - 2
	exif := image[6 : 6+length]
	const xmp = `<rdf:Description exif:GPSLatitude="53,11.4N"/>`
	profile := fmt.Sprintf("\nexif\n%8d\n%x\n%x\n", length, exif[:40], exif[40:])
	var packed bytes.Buffer
	packer := zlib.NewWriter(&packed)
	fmt.Fprint(packer, profile)
	_ = packer.Close() // memory does not fail
	png := func(kind, text string) string {
		return "\x89PNG\r\n\x1a\n" + string(binary.BigEndian.AppendUint32(nil, uint32(len(text)))) + kind + text + "...."
	}
	for name, data := range map[string]string{
		"me.jfif":    string(image),
		"photo.webp": "RIFF....WEBPVP8X\x01\x00\x00\x00..EXIF" + string(binary.LittleEndian.AppendUint32(nil, uint32(length))) + string(exif),
		"gimp.png":   png("zTXt", "Raw profile type exif\x00\x00"+packed.String()),
		"magick.png": png("tEXt", "Raw profile type APP1\x00"+profile),
		"xmp.png":    png("iTXt", "XML:com.adobe.xmp\x00\x00\x00\x00\x00"+xmp),
		"xmp.gif":    "GIF89a..............!\xff\x0bXMP DataXMP" + xmp,
		"xmp.avif":   "....ftypavif" + xmp,
		"film.mp4":   "....ftypisom....udta....\xa9xyz\x00\x12\x15\xc7+51.5000-000.1200/",
		"film.3gp":   "....ftyp3gp4....udta....loci\x00\x00\x00\x00\x15\xc7home\x00",
		"moon.svg":   `<svg><image href="data:image/jpeg;base64,` + strings.Replace(base64.StdEncoding.EncodeToString(image), "/", "/&#10;\n ", 1) + `"/></svg>`,
		"sun.svg":    `<svg><image href="data:image/jpeg;base64,` + url.QueryEscape(base64.StdEncoding.EncodeToString(image)) + `"/></svg>`,
		"large.svg":  `<svg><image href="DATA:Image/JPEG;Base64,` + base64.StdEncoding.EncodeToString(image) + `"/></svg>`,
		"star.svg":   `<svg><image href="data:image/jpeg,` + strings.ReplaceAll(fmt.Sprintf("% X", "\x00"+string(image)), " ", "%")[2:] + `"/></svg>`,
		"film.mov":   "....ftypqt  ....mdta" + "com.apple.quicktime.location.ISO6709",
	} {
		_, diags := Load(fstest.MapFS{"public/" + name: {Data: []byte(data)}})
		if len(diags) != 1 || !diags.HasErrors() || !strings.Contains(diags[0].Message, "contains the place where it was") {
			t.Errorf("%s: got %v", name, diags)
		}
	}
}

// bomb returns a drawing of few lines, each of which draws another one twice.
func bomb(line string) (drawing string) {
	for i := range 20 {
		drawing += fmt.Sprintf(line, i, i+1)
	}
	return drawing
}

// These are files in public/ that browsers cannot open or that are not meant to be published, each
// with a part of its message. A W before it marks a warning.
func TestFilesThatAreNotWhatTheySay(t *testing.T) {
	jpeg, png := "\xFF\xD8\xFF\xE0", "\x89PNG\r\n\x1A\n"
	for _, row := range []struct{ name, data, message string }{
		{"night.mp3", jpeg, "not what its ending .mp3 says"},
		{"plan.pdf", png, "not what its ending .pdf says"},
		{"plan.pdf", "<!doctype html><title>Sign in</title>", "not what its ending .pdf says"},
		{"room.png", jpeg, "not what its ending .png says"},
		{"room.JPG", png, "not what its ending .jpg says"},
		{"room.webp", jpeg, "not what its ending .webp says"},
		{"room.avif", png, "not what its ending .avif says"},
		{"room.gif", png, "not what its ending .gif says"},
		{"favicon.ico", jpeg, "not what its ending .ico says"},
		{"film.mp4", "RIFF....AVI ", "not what its ending .mp4 says"},
		{"rain.wav", "ID3", "not what its ending .wav says"},
		{"rain.ogg", "ID3", "not what its ending .ogg says"},
		{"rain.m4a", "ID3", "not what its ending .m4a says"},
		{"all.zip", "Rar!", "not what its ending .zip says"},
		{"diary.docx", "%PDF", "not what its ending .docx says"},
		{"nunito.woff2", "wOFF", "not what its ending .woff2 says"},
		{"nunito.ttf", "OTTO", "not what its ending .ttf says"},
		{"room.png", "version https://git-lfs.github.com/spec/v1\n", "the place where Git stores it"},
		{"moon.svg", png, "not text in UTF-8"},
		{"moon.svg", "<html><title>Sign in</title></html>", "not a whole drawing"},
		{"moon.svg", `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`, "<script>, which would run"},
		{"moon.svg", `<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:script href="/a.js"/></svg:svg>`, "<script>, which would run"},
		{"moon.svg", `<svg onload="a()"><path d="M0"/></svg>`, "the attribute onload"},
		{"moon.svg", `<svg><a xlink:href=" java&#10;script:a()">b</a></svg>`, "a link that is a script"},
		{"moon.svg", `<svg><a><set attributeName="href" to="JavaScript:a()"/></a></svg>`, "a link that is a script"},
		{"moon.svg", `<svg><a><animate attributeName="href" values="/a;javascript:a()"/></a></svg>`, "a link that is a script"},
		{"moon.svg", `<svg><form xmlns="http://www.w3.org/1999/xhtml" action="https://elsewhere.example"/></svg>`, "elements of HTML"},
		{"moon.svg", `<svg xmlns:h="http://www.w3.org/1999/xhtml"><h:meta http-equiv="refresh"/></svg>`, "elements of HTML"},
		{"moon.svg", `<!DOCTYPE svg [<!ENTITY x "javascript:a()">]><svg></svg>`, "declarations of its own"},
		{"moon.svg", `<!DOCTYPE svg [<!ENTITY x "<script>a()</script>">]><svg></svg>`, "declarations of its own"},
		{"moon.svg", `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a()">]><svg></svg>`, "declarations of its own"},
		{"moon.svg", `<?xml-stylesheet type="text/xsl" href="/a.xsl"?><svg></svg>`, "<?xml-stylesheet?>"},
		{"moon.svg", `<?xml version="1.0" encoding="ISO-8859-1"?><svg><script/></svg>`, "valid XML in UTF-8"},
		{"moon.svg", `<svg><title>a & b</title><script/></svg>`, "valid XML in UTF-8"},
		{"moon.svg", `<svg><foreignObject><div>a</div></foreignObject></svg>`, "<foreignObject>"},
		{"moon.svg", "<svg>" + bomb(`<g id="a%d"><svg:use href="/moon.svg#a%[2]d"/><use xlink:href="#a%[2]d"/></g>`) + "</svg>", "draws its parts more than 10000 times"},
		{"moon.svg", "<svg>" + bomb(`<pattern id="a%d"><path fill="url(#a%[2]d)"/><path style="fill: url('#a%[2]d')"/></pattern>`) + "</svg>", "draws its parts more than 10000 times"},
		{"moon.svg", `<svg viewBox="0 0 1 1"><path d="M0`, "not a whole drawing"},
		{"plan (1).txt", "a", "W a second copy"},
		{"plan copy.txt", "a", "W a second copy"},
		{"Copy of plan.txt", "a", "W a second copy"},
		{"plan - Copy.txt", "a", "W a second copy"},
		{"~$plan.docx", "PK", "W a program has left behind"},
		{"room.psd", "8BPS", "W a program has left behind"},
		{"mail.php", "<?php", "W a program has left behind"},
		{"backup.sql", "a", "W a program has left behind"},
		{"notes.txt", "caf\xE9", "not text in UTF-8"},
		{"notes.txt", "\xFF\xFEa\x00", "not text in UTF-8"},
		{"app.webmanifest", `{"name": "Bakery",}`, "not JSON"},
		{"data.json", "<html>", "not JSON"},
		{"key.txt", "-----BEGIN RSA PRIVATE KEY-----\nMII", "a private key"},
		{"server.pem", "-----BEGIN PRIVATE KEY-----\nMII", "a private key"},
		{"mine.txt", "My key:\n\n-----BEGIN OPENSSH PRIVATE KEY-----\nb3", "a private key"},
		{"id_rsa", "anything", "contains keys or passwords"},
		{"all.P12", "a", "contains keys or passwords"},
		{"prod.env", "PASSWORD=a", "contains keys or passwords"},
		{"members.yaml", "salt: a", "contains keys or passwords"},
		{"site.pem", "-----BEGIN CERTIFICATE-----", "W meant for a program"},
		{"package.lock", "a", "W meant for a program"},
		{"guide.md.before", "a", "W left behind"},
		{"empty.pdf", "", "W is empty"},
		{"plan.pdf.bak", "%PDF", "W left behind"},
		{"notes.txt~", "a", "W left behind"},
		{"notes.txt.orig", "a", "W left behind"},
		{"Thumbs.db", "a", "W left behind"},
		{"debug.log", "a", "W left behind"},
		{"film.mp4.crdownload", "a", "W left behind"},
		{"notes.txt", "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n", "Git has left both sides"},
		{"moon.svg", "<svg>\n<<<<<<< HEAD\n=======\n>>>>>>> main\n</svg>", "Git has left both sides"},
		{"data.json", "{\n<<<<<<< HEAD\n=======\n>>>>>>> main\n}", "Git has left both sides"},
		{"style.css", "a{}\n>>>>>>> main\n", "Git has left a part"},
	} {
		t.Run(row.name+" "+row.data[:min(4, len(row.data))], func(t *testing.T) {
			message, isWarning := strings.CutPrefix(row.message, "W ")
			files, found := Load(fstest.MapFS{"public/" + row.name: {Data: []byte(row.data)}})
			found = append(found, files.Unmeant(func(string) bool { return true })...)
			if len(found) != 1 || !strings.Contains(found[0].Message, message) || found.HasErrors() == isWarning {
				t.Errorf("got %v, want %q", found, row.message)
			}
			for _, d := range found {
				if !sentence.MatchString(d.Message) || !sentence.MatchString(d.Hint) {
					t.Errorf("%q with the hint %q: these are not sentences", d.Message, d.Hint)
				}
			}
		})
	}
}

// A file that is slow to load gives a warning that names it, whatever its kind; a smaller one does not.
func TestFilesThatAreSlowToLoad(t *testing.T) {
	for name, most := range map[string]int{
		"moon.svg": 100e3, "room.JPG": 500e3, "night.gif": 500e3, "extra.js": 200e3, "plan.pdf": 5e6, "talk.mp3": 5e6, "film": 5e6,
	} {
		found := append(checkWeight("public/"+name, most+1), checkWeight("public/"+name, most)...)
		if len(found) != 1 || found[0].File != "public/"+name || found.HasErrors() || !sentence.MatchString(found[0].Hint) {
			t.Errorf("%s: %v", name, found)
		}
	}
	heavy := append([]byte("<svg>"), bytes.Repeat([]byte(" "), 200e3)...)
	if _, found := Load(fstest.MapFS{"public/moon.svg": {Data: append(heavy, "</svg>"...)}}); len(found) != 1 || found.HasErrors() {
		t.Errorf("got %v", found)
	}
}

func TestFilesThatAreWhatTheySay(t *testing.T) {
	for name, data := range map[string]string{
		"a.mp3": "\xFF\xFB\x90", "b.pdf": "%PDF-1.7", "c.txt": "<< a >>\n=======\n", "d.json": `{"a": 1}`, "e.bin": "\x00", "f": "a",
		".well-known/security.txt": "Contact: mailto:a@example.org", "g.ico": "\x00\x00\x01\x00", "h.svg": "<svg/>", "CNAME": "example.org",
	} {
		if _, found := Load(fstest.MapFS{"public/" + name: {Data: []byte(data)}}); len(found) > 0 {
			t.Errorf("%s: %v", name, found)
		}
	}
}

func TestFilesThatNobodyMeans(t *testing.T) {
	for _, row := range []struct{ name, data, linked, want string }{
		{"plan.zip", "PK", "", "warning No page links"},
		{"plan.zip", "PK", "/plan.zip", ""},
		{"diary.docx", "PK", "/other.docx", "warning No page links"},
		{"talk.key", "PK", "/talk.key", ""},
		{"id_rsa.pub", "ssh-rsa AAAA", "", ""},
		{"plan.pdf", "%PDF", "", ""},
	} {
		found := Files{"/" + row.name: []byte(row.data)}.Unmeant(func(address string) bool { return address == row.linked })
		severity, message, _ := strings.Cut(row.want, " ")
		if len(found) != min(1, len(row.want)) || len(found) == 1 && (found[0].Severity.String() != severity || !strings.Contains(found[0].Message, message)) {
			t.Errorf("%s, %q: %v, want %q", row.name, row.data, found, row.want)
		}
	}
}

func TestDrawingsThatRunNothing(t *testing.T) {
	for _, drawing := range []string{
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>On and on</title><a href="https://example.org/">a</a><style>a{}</style></svg>`,
		`<svg><path id="a"/>` + strings.Repeat(`<use href="#a" fill="url(#b)"/>`, 4000) + `<linearGradient id="b"/></svg>`,
		`<svg opacity="1" orient="auto" one="b"><text>javascript: is a word</text><animate values="0;1"/></svg>`,
		`<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg/>`,
	} {
		if found := checkDrawing("public/a.svg", []byte(drawing)); len(found) > 0 {
			t.Errorf("%s: %v", drawing, found)
		}
	}
	found := checkDrawing("public/a.svg", []byte("<svg>\n  é<script/></svg>"))
	if len(found) != 1 || found[0].Line != 2 || found[0].Column != 4 {
		t.Errorf("got %v", found)
	}
}

// If the editor is published, nothing else prevents code in an author's own documents.
func TestDocumentsThatRunCode(t *testing.T) {
	for _, c := range []struct{ name, data, want string }{
		{"a.html", "<p>Words</p>\n<p>é<script>a()</script>", "2:6 <script>"},
		{"a.htm", "<body onload='a()'>", "1:7 the attribute onload"},
		{"a.HTML", "<a href=' java&#115;cript:a()'>", "1:1 a link that is a script"},
		{"a.shtml", "<svg><title><script>a()</script>", "1:14 <script>"},
		{"a.html", "<iframe src='/login'></iframe>", "1:2 <iframe>"},
		{"a.html", "<template><script src='a.js'></script></template>", "1:12 <script>"},
		{"a.xhtml", "<html xmlns='http://www.w3.org/1999/xhtml'><title><script/></title></html>", "1:52 <script>"},
		{"a.xml", "<?xml-stylesheet href='a.xsl'?><a/>", "1:3 <?xml-stylesheet?>"},
		{"a.xml", "<a xmlns:h='http://www.w3.org/1999/xhtml'><h:script/></a>", "1:46 <script>"},
		{"a.xml", "<!DOCTYPE a [<!ENTITY b '<script/>'>]><a>&b;</a>", "1:1 declarations of its own"},
		{"a.html", "<meta charset=iso-2022-jp><p title='\x1b$B'\x1b(B x='><img src=b onerror=a() y=''>", "1:1 a part that is not text in UTF-8"},
		{"a.shtml", "\xfe\xff\x00<\x00s\x00c\x00r\x00i\x00p\x00t\x00>", "1:1 a part that is not text in UTF-8"},
		{"a.xsd", "<a xmlns:h='http://www.w3.org/1999/xhtml'><h:script/></a>", "1:46 <script>"},
		{"a.rss", "<a>&b;<script/></a>", "1:1 a part that is not XML in UTF-8"},
		{"google1.html", "google-site-verification: google1.html", ""},
		{"a.html", "<!doctype html><style>p{}</style><p title='On javascript:'><img src=/a.png><!-- <script> --><script type=application/ld+json>{}</script>", ""},
		{"BingSiteAuth.xml", "<?xml version='1.0'?><users><user>1</user></users>", ""},
		{"a.xhtml", "<!DOCTYPE html><html xmlns='http://www.w3.org/1999/xhtml'><p>Words</p></html>", ""},
		{"a.txt", "<script>a()</script>", ""},
		{"a.gpx", `<gpx xmlns:x="http://www.w3.org/1999/xhtml"><x:script/></gpx>`, "1:48 <script>"},
		{"a.gpx", `<?xml version="1.0"?><gpx><trk><name>Walk</name></trk></gpx>`, ""},
	} {
		got := ""
		for _, d := range (Files{"/" + c.name: []byte(c.data)}).RunningCode() {
			what, _, _ := strings.Cut(strings.TrimPrefix(d.Message, "This file has "), ", which would run")
			got += fmt.Sprintf("%d:%d %s", d.Line, d.Column, what)
			if !sentence.MatchString(d.Message) || !sentence.MatchString(d.Hint) {
				t.Errorf("%q with the hint %q: these are not sentences", d.Message, d.Hint)
			}
		}
		if got != c.want {
			t.Errorf("%s, %q: got %q, want %q", c.name, c.data, got, c.want)
		}
	}
}

// sentence matches a valid message or hint.
var sentence = regexp.MustCompile(`^\p{Lu}.*\.$`)

func TestAFileTooLargeForMemoryIsNotRead(t *testing.T) {
	root := t.TempDir()
	if err := os.Mkdir(filepath.Join(root, Folder), 0o755); err != nil {
		t.Fatal(err)
	}
	file, err := os.Create(filepath.Join(root, Folder, "film.mp4"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := file.Truncate(largest + 1e6); err != nil { // takes no space on the disk
		t.Skip("a file with a hole cannot be made here:", err)
	}
	files, diags := Load(os.DirFS(root))
	if len(files) > 0 || len(diags) != 1 || diags[0].ID != "public-too-large" {
		t.Errorf("%d files, %v", len(files), diags)
	}
}
