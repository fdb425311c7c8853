package assets

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"encoding/xml"
	"errors"
	"html"
	"io"
	"maps"
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/base/svg"
	"nightlight/generator/pictures/raster"
)

// signatures are the bytes that a file may begin with, by extension; a dot stands for any byte.
var signatures = map[string][]string{
	".jpg": {"\xFF\xD8\xFF"}, ".jpeg": {"\xFF\xD8\xFF"}, ".png": {"\x89PNG"}, ".gif": {"GIF8"},
	".webp": {"RIFF....WEBP"}, ".avif": {"....ftyp"}, ".ico": {"\x00\x00\x01\x00", "\x89PNG"}, ".pdf": {"%PDF", "\xEF\xBB\xBF%PDF"},
	".mp3": {"ID3", "\xFF\xFB", "\xFF\xFA", "\xFF\xF3", "\xFF\xF2", "\xFF\xE3"}, ".m4a": {"....ftyp"}, ".mp4": {"....ftyp"}, ".mov": {"....ftyp", "....moov"},
	".ogg": {"OggS"}, ".opus": {"OggS"}, ".wav": {"RIFF....WAVE"}, ".flac": {"fLaC"}, ".webm": {"\x1AE\xDF\xA3"},
	".zip": {"PK"}, ".docx": {"PK"}, ".xlsx": {"PK"}, ".epub": {"PK"}, ".gz": {"\x1F\x8B"},
	".woff": {"wOFF"}, ".woff2": {"wOF2"}, ".ttf": {"\x00\x01\x00\x00", "true"}, ".otf": {"OTTO"},
}

var texts = []string{".txt", ".svg", ".html", ".htm", ".css", ".js", ".mjs", ".json", ".webmanifest", ".xml", ".csv", ".vtt", ".ics", ".vcf", ".md"}

var (
	copied    = pattern.Of(`(?i)(?: \(\d+\)| - copy| copy(?: \d+)?|^copy of .*)\.\w+$`)
	largeFile = []byte("version https://git-lfs.github.com/")
)

// checkFormat reports a file that is not what its name says, or that looks like a mistake.
func checkFormat(name string, data []byte) diag.List {
	ending := strings.ToLower(path.Ext(name))
	isText := slices.Contains(texts, ending)
	at := diag.Pos{File: name}
	var problem diag.Diagnostic
	switch starts, known := signatures[ending]; {
	case len(data) == 0 && path.Base(name) != ".nojekyll":
		problem = diag.Warnf("public-file-empty", at, "This file is empty.").WithHint("Copy it once more, or remove it.")
	case copied().MatchString(path.Base(name)):
		problem = diag.Warnf("public-copy", at, "This looks like a second copy of a file.").WithHint("Remove it, or rename it to what it is.")
	case bytes.HasPrefix(data, largeFile):
		problem = diag.Errorf("public-git-lfs", at, "This is not the file itself, but the place where Git stores it.").WithHint("Run `git lfs pull` to bring the file.")
	case known && !slices.ContainsFunc(starts, func(signature string) bool { return raster.StartsWith(data, signature) }):
		problem = diag.Errorf("public-format", at, "This file is not what its ending %s says, so browsers cannot open it.", ending).WithHint("Rename it to what it is, or put the right file here.")
	case isText && (!utf8.Valid(data) || bytes.IndexByte(data, 0) >= 0):
		problem = diag.Errorf("public-format", at, "This file is not text in UTF-8, as its ending %s says.", ending).WithHint("Save it as UTF-8, or rename it to what it is.")
	case ending == ".svg" && bytes.HasPrefix(data, []byte("<")) && !(bytes.Contains(data, []byte("<svg")) && bytes.HasSuffix(bytes.TrimSpace(data), []byte(">"))):
		problem = diag.Errorf("public-format", at, "This file is not a whole drawing, as its ending .svg says.").WithHint("Copy it once more.")
	case isText && diag.Conflict(name, data) != nil:
		problem = *diag.Conflict(name, data)
	case (ending == ".json" || ending == ".webmanifest") && !json.Valid(data):
		problem = diag.Errorf("public-format", at, "This file is not JSON, as its ending says.").WithHint("Look for a missing comma or bracket.")
	default:
		return nil
	}
	return diag.List{problem}
}

func isRaster(name string) bool { return weights[strings.ToLower(path.Ext(name))] == picture }

// places are the markers that phones write before the location of a film or recording.
var places = []string{"\xa9xyz\x00", "com.apple.quicktime.location.ISO6709", "loci\x00\x00\x00\x00"}

// embedded matches an image in a drawing, after the word “data”; some editors break its lines with
// character references. It begins with a colon, as one that begins with a letter in either case
// takes a hundred times as long.
var embedded = pattern.Of(`:(?i:image/[a-z+.-]+([a-z0-9;=-]*)),([^"'<>()]+)`)

var (
	percent = pattern.Of(`%[0-9A-Fa-f]{2}`)
	spaces  = pattern.Of(`\s`)
)

func imageIn(found [][]byte) []byte {
	text := percent().ReplaceAllFunc([]byte(html.UnescapeString(string(found[2]))), func(sign []byte) []byte {
		sign, _ = hex.DecodeString(string(sign[1:]))
		return sign
	})
	if !strings.HasSuffix(strings.ToLower(string(found[1])), ";base64") {
		return text
	}
	text = bytes.TrimRight(spaces().ReplaceAll(text, nil), "=")
	image, _ := base64.RawStdEncoding.DecodeString(string(text)) // as much as can be decoded
	return image
}

// checkPrivacy reports an image, film or recording that contains its location, and warns of an image
// that contains its camera or time: public files are published unchanged, whatever their extension.
func checkPrivacy(name string, data []byte) diag.List {
	const move = "Move it to content/pictures/ and show it from there: what it says of itself is removed then. Or export it without its location."
	info, _ := raster.Read(data) // empty for other files
	for _, found := range embedded().FindAllSubmatch(data, -1) {
		if inside, _ := raster.Read(imageIn(found)); inside.HasPlace {
			info.HasPlace = true
		}
	}
	isFilm := raster.StartsWith(data, "....ftyp") || raster.StartsWith(data, "....moov")
	says := func(place string) bool { return bytes.Contains(data, []byte(place)) }
	switch at := (diag.Pos{File: name}); {
	case isFilm && slices.ContainsFunc(places, says):
		return diag.List{diag.Errorf("film-tells-place", at, "This film or recording contains the place where it was made, and everybody could learn it.").WithHint("Export it without its location.")}
	case info.HasPlace:
		return diag.List{diag.Errorf("image-tells-place", at, "This image contains the place where it was taken, and everybody could read it.").WithHint(move)}
	case info.HasCamera:
		return diag.List{diag.Warnf("image-tells-camera", at, "This image says with which camera or when it was taken, and everybody can read it.").WithHint(move)}
	}
	return nil
}

// active are the elements of a drawing that run code or embed other documents.
var active = map[string]bool{"script": true, "foreignobject": true, "iframe": true, "embed": true, "object": true, "handler": true, "listener": true}

// htmlNames is the namespace with which a drawing could show a form or redirect to another page.
const htmlNames = "http://www.w3.org/1999/xhtml"

// checkDrawing reports code in a drawing, which browsers run with the rights of the site. It also
// reports a drawing that cannot be parsed, which might hide code, and one with too many copies.
func checkDrawing(name string, data []byte) (diags diag.List) {
	if strings.ToLower(path.Ext(name)) != ".svg" {
		return nil
	}
	decoder, copies := xml.NewDecoder(bytes.NewReader(data)), svg.Copies{}
	for {
		start := int(decoder.InputOffset())
		token, err := decoder.RawToken()
		switch token := token.(type) {
		case xml.StartElement:
			copies.Start(token)
		case xml.EndElement:
			copies.End()
		}
		what := runs(token)
		if element, ok := token.(xml.StartElement); ok && slices.ContainsFunc(element.Attr, namesHTML) {
			what = "elements of HTML"
		}
		if errors.Is(err, io.EOF) && copies.TooMany() {
			return append(diags, diag.Errorf("drawing-endless", diag.Pos{File: name}, "This drawing draws its parts more than %d times, which keeps a browser busy for good.", svg.MostCopies).
				WithHint("Save the drawing as plain SVG, without <use>."))
		} else if errors.Is(err, io.EOF) {
			return diags
		} else if err == nil && what == "" {
			continue
		}
		at := diag.Pos{File: name}
		if err != nil {
			return append(diags, diag.Errorf("drawing-unreadable", at, "From here on this drawing isn't valid XML in UTF-8, so it can't be checked for scripts.").
				WithHint("Save the drawing as plain SVG.").Marking(string(data), start, start))
		}
		diags = append(diags, diag.Errorf("drawing-runs-code", at, "This drawing has %s, which would run with all of the site's rights.", what).
			WithHint("Remove it, or save the drawing as plain SVG.").Marking(string(data), start, start))
	}
}

// runs returns the name of the part of a token that runs code or could hide it, or "".
func runs(token xml.Token) string {
	switch token := token.(type) {
	case xml.StartElement:
		return runsIn(token)
	case xml.Directive:
		if bytes.ContainsRune(token, '[') { // declares entities or default attributes
			return "declarations of its own"
		}
	case xml.ProcInst:
		if token.Target != "xml" {
			return "<?" + token.Target + "?>"
		}
	}
	return ""
}

func runsIn(element xml.StartElement) string {
	if active[strings.ToLower(element.Name.Local)] {
		return "<" + element.Name.Local + ">"
	}
	for _, attribute := range element.Attr {
		name := strings.ToLower(attribute.Name.Local)
		if len(name) > 4 && strings.HasPrefix(name, "on") && attribute.Name.Space == "" {
			return "the attribute " + attribute.Name.Local
		}
		for value := range strings.SplitSeq(attribute.Value, ";") { // animations have several
			value = strings.ToLower(strings.Map(withoutSpace, value))
			if strings.HasPrefix(value, "javascript:") || strings.HasPrefix(value, "vbscript:") || strings.HasPrefix(value, "data:text/html") {
				return "a link that is a script"
			}
		}
	}
	return ""
}

func namesHTML(a xml.Attr) bool {
	return a.Value == htmlNames && (a.Name.Space == "xmlns" || a.Name.Local == "xmlns")
}

func withoutSpace(r rune) rune {
	if unicode.IsSpace(r) || unicode.IsControl(r) {
		return -1
	}
	return r
}

// kind is a kind of file that is probably not meant to be published.
type kind struct {
	names         string
	make          func(id diag.ID, at diag.Pos, format string, args ...any) diag.Diagnostic
	id            diag.ID
	message, hint string
	// unlessLinked is set if a link to the file shows that it is meant to be published.
	unlessLinked bool
}

var unmeant = []kind{
	{names: "id_rsa id_dsa id_ecdsa id_ed25519 *.p12 *.pfx *.jks *.keystore *.kdbx *.ppk *.env members.yaml members.yml", make: diag.Errorf, id: "public-secret",
		message: "This file contains keys or passwords, and everybody could read it.", hint: "Remove it, and change them if it was ever published."},
	{names: "*.pem *.lock", make: diag.Warnf, id: "public-secret",
		message: "This kind of file is meant for a program, and anyone could read it.", hint: "Remove it, unless others need it."},
	{names: "*~ ~$* *.bak *.before *.backup *.save *.orig *.rej *.old *.swp *.swo *.tmp *.temp *.log *.part *.crdownload *.download *.psd *.psb *.xcf *.sql *.sqlite *.sqlite3 *.db *.php *.lnk *.url *.webloc thumbs.db ehthumbs.db desktop.ini nohup.out", make: diag.Warnf, id: "public-debris",
		message: "This looks like what a program has left behind, and everybody could read it.", hint: "Remove it, or rename it if it is meant."},
	{names: "*.zip *.rar *.7z *.tar *.tgz *.gz *.doc *.docx *.odt *.rtf *.pages *.xls *.xlsx *.ods *.numbers *.ppt *.pptx *.key *.ai *.indd *.sketch *.fig *.afdesign", make: diag.Warnf, id: "public-unlinked", unlessLinked: true,
		message: "No page links to this file, but anyone could read it, and whatever is left in it from earlier versions.", hint: "Remove it, or link to it. A PDF opens on every phone."},
}

var privateKey = pattern.Of(`(?m)^\s*-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----|^PuTTY-User-Key-File-`)

// Unmeant reports files that are probably not meant to be published.
func (f Files) Unmeant(isLinked func(address string) bool) (diags diag.List) {
	for _, address := range slices.Sorted(maps.Keys(f)) {
		at, data := diag.Pos{File: Folder + address}, f[address]
		switch kind := kindOf(path.Base(address)); {
		case (bytes.Contains(data, []byte("-----BEGIN ")) || bytes.Contains(data, []byte("PuTTY"))) && privateKey().Match(data):
			diags = append(diags, diag.Errorf("public-private-key", at, "This is a private key, and everybody could read it.").
				WithHint("Remove it, and make a new key if it was ever published."))
		case kind != nil && (!kind.unlessLinked || !isLinked(address)):
			diags = append(diags, kind.make(kind.id, at, "%s", kind.message).WithHint("%s", kind.hint))
		}
	}
	return diags
}

func kindOf(name string) *kind {
	name = strings.ToLower(name)
	for i, kind := range unmeant {
		for glob := range strings.FieldsSeq(kind.names) {
			if matched, _ := path.Match(glob, name); matched {
				return &unmeant[i]
			}
		}
	}
	return nil
}
