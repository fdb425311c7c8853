package assets

import (
	"bytes"
	"encoding/json"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
	"nightlight/generator/pictures/raster"
)

// signatures are what files of an ending begin with, one of them; a dot stands for any byte.
var signatures = map[string][]string{
	".jpg": {"\xFF\xD8\xFF"}, ".jpeg": {"\xFF\xD8\xFF"}, ".png": {"\x89PNG"}, ".gif": {"GIF8"},
	".webp": {"RIFF....WEBP"}, ".avif": {"....ftyp"}, ".ico": {"\x00\x00\x01\x00", "\x89PNG"}, ".pdf": {"%PDF", "\xEF\xBB\xBF%PDF"},
	".mp3": {"ID3", "\xFF\xFB", "\xFF\xFA", "\xFF\xF3", "\xFF\xF2", "\xFF\xE3"}, ".m4a": {"....ftyp"}, ".mp4": {"....ftyp"}, ".mov": {"....ftyp", "....moov"},
	".ogg": {"OggS"}, ".opus": {"OggS"}, ".wav": {"RIFF....WAVE"}, ".flac": {"fLaC"}, ".webm": {"\x1AE\xDF\xA3"},
	".zip": {"PK"}, ".docx": {"PK"}, ".xlsx": {"PK"}, ".epub": {"PK"}, ".gz": {"\x1F\x8B"},
	".woff": {"wOFF"}, ".woff2": {"wOF2"}, ".ttf": {"\x00\x01\x00\x00", "true"}, ".otf": {"OTTO"},
}

// texts are the endings of files that hold text.
var texts = []string{".txt", ".svg", ".html", ".htm", ".css", ".js", ".mjs", ".json", ".webmanifest", ".xml", ".csv", ".vtt", ".ics", ".vcf", ".md"}

var (
	// leftBehind are the endings, and names, of what programs leave beside a file.
	leftBehind = []string{".bak", ".orig", ".rej", ".old", ".swp", ".tmp", ".log", ".part", ".crdownload", ".psd", ".sql", ".php", ".lnk", ".webloc", ".download", "thumbs.db", "desktop.ini", "nohup.out"}
	copied     = pattern.Of(`(?i)(?: \(\d+\)| - copy| copy(?: \d+)?|^copy of .*)\.\w+$`)
	privateKey = []byte("PRIVATE KEY-----")
	largeFile  = []byte("version https://git-lfs.github.com/")
)

// checkFormat reports a file that is not what its name says, which browsers would not open,
// or that nobody means to publish.
func checkFormat(name string, data []byte) *diag.Diagnostic {
	ending := strings.ToLower(path.Ext(name))
	isText := slices.Contains(texts, ending)
	problem := diag.Errorf(diag.Pos{File: name}, "")
	switch starts, known := signatures[ending]; {
	case len(data) == 0 && path.Base(name) != ".nojekyll":
		problem = diag.Warnf(problem.Pos, "This file is empty.").WithHint("Copy it once more, or remove it.")
	case copied().MatchString(path.Base(name)):
		problem = diag.Warnf(problem.Pos, "This looks like a second copy of a file.").WithHint("Remove it, or rename it to what it is.")
	case strings.HasSuffix(name, "~"), strings.HasPrefix(path.Base(name), "~$"), slices.Contains(leftBehind, ending), slices.Contains(leftBehind, strings.ToLower(path.Base(name))):
		problem = diag.Warnf(problem.Pos, "This looks like what a program has left behind, and everybody could read it.").WithHint("Remove it, or rename it if it is meant.")
	case bytes.HasPrefix(data, largeFile):
		problem.Message, problem.Hint = "This is not the file itself, but the place where Git keeps it.", "Run `git lfs pull` to bring the file."
	case bytes.HasPrefix(data, []byte("-----BEGIN ")) && bytes.Contains(data, privateKey):
		problem.Message, problem.Hint = "This is a private key, and everybody could read it.", "Remove it, and make a new key if it was ever published."
	case known && !slices.ContainsFunc(starts, func(signature string) bool { return raster.StartsWith(data, signature) }):
		problem.Message, problem.Hint = "This file is not what its ending "+ending+" says, so browsers cannot open it.", "Rename it to what it is, or put the right file here."
	case isText && (!utf8.Valid(data) || bytes.IndexByte(data, 0) >= 0):
		problem.Message, problem.Hint = "This file is not text in UTF-8, as its ending "+ending+" says.", "Save it as UTF-8, or rename it to what it is."
	case ending == ".svg" && bytes.HasPrefix(data, []byte("<")) && !(bytes.Contains(data, []byte("<svg")) && bytes.HasSuffix(bytes.TrimSpace(data), []byte(">"))):
		problem.Message, problem.Hint = "This file is not a whole drawing, as its ending .svg says.", "Copy it once more."
	case isText && diag.Conflict(name, data) != nil:
		return diag.Conflict(name, data)
	case (ending == ".json" || ending == ".webmanifest") && !json.Valid(data):
		problem.Message, problem.Hint = "This file is not JSON, as its ending says.", "Look for a missing comma or bracket."
	default:
		return nil
	}
	return &problem
}

// isRaster says whether a file's ending is that of an image of pixels.
func isRaster(name string) bool {
	return slices.Contains([]string{".jpg", ".jpeg", ".png", ".webp", ".avif", ".gif"}, strings.ToLower(path.Ext(name)))
}

// checkPrivacy reports an image that says where it was taken, which may be somebody's
// bedroom, and warns of one that says with what and when: public files are published as
// they are.
func checkPrivacy(name string, data []byte) diag.List {
	if !isRaster(name) {
		return nil
	}
	const move = "Move it to content/pictures/ and show it from there: what it says of itself is removed then. Or export it without its location."
	info, _ := raster.Read(data) // what is no image tells nothing
	switch at := (diag.Pos{File: name}); {
	case info.HasPlace:
		return diag.List{diag.Errorf(at, "This image holds the place where it was taken, and everybody could read it.").WithHint(move)}
	case info.HasCamera:
		return diag.List{diag.Warnf(at, "This image says with which camera or when it was taken, and everybody can read it.").WithHint(move)}
	}
	return nil
}
