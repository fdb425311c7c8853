package content

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"nightlight/generator/diag"
)

// root is the folder that authors write in.
const root = "content"

// collection is a folder of Markdown files that become pages.
type collection struct {
	name string
	// prefix stands before the file's name in its address.
	prefix string
	// template is the kind of page; "" when each file names its own.
	template string
}

// collections lists the folders of pages.
var collections = []collection{
	{name: "pages", prefix: "/"},
	{name: "guides", prefix: "/", template: "guide"},
	{name: "blog", prefix: "/blog/", template: "article"},
}

// place is a folder below content/ and the extension of what is read there.
type place struct{ folder, extension string }

// places lists every folder that is read. Files stand in them directly.
var places = []place{
	{"pages", ".md"},
	{"guides", ".md"},
	{"blog", ".md"},
	{"tables", ".yaml"},
	{"pictures", ".svg"},
	{"plan", ".yaml"},
}

// Files that exist once.
const (
	siteFile         = root + "/site.yaml"
	membersFile      = root + "/members.yaml"
	testimonialsFile = root + "/testimonials.yaml"
)

var singleFiles = []string{siteFile, membersFile, testimonialsFile}

// addresses of the files that are not at their own name.
var addresses = map[string]string{"/index": "/", "/not-found": "/404"}

// address is where a file of the collection appears.
func (c collection) address(file string) string {
	address := c.prefix + nameIn(file)
	if special, ok := addresses[address]; ok {
		return special
	}
	return address
}

// nameIn is a file's name without folder and extension.
func nameIn(file string) string {
	base := path.Base(file)
	return strings.TrimSuffix(base, path.Ext(base))
}

// survey lists the files of each folder, sorted, and what is odd about the rest.
func survey(fsys fs.FS) (files map[string][]string, diags diag.List) {
	files = map[string][]string{}
	_ = fs.WalkDir(fsys, root, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			diags = append(diags, diag.FromError(err, "looking through the content"))
		case clutter(entry.Name()) && entry.IsDir():
			return fs.SkipDir
		case entry.IsDir(), clutter(entry.Name()), slices.Contains(singleFiles, file):
		default:
			diags = append(diags, sortIn(files, file)...)
		}
		return nil // an error is reported, and the walk goes on
	})
	return files, diags
}

// sortIn puts a file with the others of its folder.
func sortIn(files map[string][]string, file string) diag.List {
	home, ok := placeFor(file)
	if !ok {
		return diag.List{unread(file)}
	}
	if problem, bad := badName(file); bad {
		return diag.List{problem}
	}
	files[home] = append(files[home], file)
	return nil
}

// clutter is what editors and operating systems leave behind, and notes to the
// people who work here.
func clutter(name string) bool {
	return strings.HasPrefix(name, ".") || strings.HasSuffix(name, "~") ||
		slices.Contains([]string{"Thumbs.db", "desktop.ini", "README.md"}, name)
}

// placeFor returns the folder that reads a file.
func placeFor(file string) (folder string, ok bool) {
	for _, place := range places {
		if path.Dir(file) == root+"/"+place.folder && strings.EqualFold(path.Ext(file), place.extension) {
			return place.folder, true
		}
	}
	return "", false
}

// unread warns of a file that nothing reads, and says where it may belong.
func unread(file string) diag.Diagnostic {
	problem := diag.Warnf(diag.Pos{File: file}, "Nothing reads this file.")
	folder := path.Dir(file)
	var folders, suited []string
	for _, place := range places {
		home := root + "/" + place.folder
		switch {
		case folder == home:
			return problem.WithHint("The files in this folder are called NAME%s.", place.extension)
		case strings.HasPrefix(folder, home+"/"):
			return problem.WithHint("Files stand in %s itself; folders inside it are not read.", home)
		case strings.EqualFold(path.Ext(file), place.extension):
			suited = append(suited, home)
		}
		folders = append(folders, home)
	}
	if near := diag.Suggest(folder, folders); near != "" && folder != root {
		return problem.WithHint("Did you mean the folder %s?", near)
	}
	if near := diag.Suggest(file, singleFiles); near != "" {
		return problem.WithHint("Did you mean %s?", near)
	}
	if len(suited) > 0 {
		return problem.WithHint("Its place may be %s.", strings.Join(suited, " or "))
	}
	return problem.WithHint("Files that visitors may download belong in public/.")
}

var goodName = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]+$`)

// badName reports a name that would make an ugly or ambiguous address: capitals
// are other addresses on some hosts, and spaces become %20.
func badName(file string) (diag.Diagnostic, bool) {
	base := path.Base(file)
	if goodName.MatchString(base) {
		return diag.Diagnostic{}, false
	}
	better := slug(nameIn(file))
	if better == "" {
		better = "a-short-name"
	}
	return diag.Errorf(diag.Pos{File: file}, "A file's name may have only small letters, digits and hyphens, because it is used in addresses.").
		WithHint("Rename it to %s/%s%s.", path.Dir(file), better, strings.ToLower(path.Ext(base))), true
}

// slug makes a name for an address from any text: accents are dropped, and what
// is neither a letter nor a digit becomes a hyphen.
func slug(text string) string {
	words := strings.FieldsFunc(norm.NFD.String(strings.ToLower(text)), func(r rune) bool {
		return r != '\'' && r != '’' && !unicode.Is(unicode.Mn, r) && (r > unicode.MaxASCII || !unicode.IsLetter(r) && !unicode.IsDigit(r))
	})
	plain := func(r rune) rune {
		if r > unicode.MaxASCII || r == '\'' {
			return -1
		}
		return r
	}
	return strings.Map(plain, strings.Join(words, "-"))
}
