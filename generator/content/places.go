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

// place is a folder below content/ and the sort of files that are read there.
type place struct {
	folder     string
	extension  string
	collection *collection
}

// places lists every folder that is read. Files stand in them directly.
var places = []place{
	{"pages", ".md", &collection{name: "pages", prefix: "/"}},
	{"guides", ".md", &collection{name: "guides", prefix: "/", template: "guide"}},
	{"blog", ".md", &collection{name: "blog", prefix: "/blog/", template: "article"}},
	{"tables", ".yaml", nil},
	{"pictures", ".svg", nil},
	{"plan", ".yaml", nil},
	{"plan", ".md", nil},
}

// single files, read by name.
const (
	siteFile         = root + "/site.yaml"
	membersFile      = root + "/members.yaml"
	testimonialsFile = root + "/testimonials.yaml"
)

var singleFiles = []string{siteFile, membersFile, testimonialsFile}

// addresses of the files that are not at their own name.
var addresses = map[string]string{"/index": "/", "/not-found": "/404"}

// address is where a file of the collection appears.
func (c *collection) address(file string) string {
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
	err := fs.WalkDir(fsys, root, func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			diags = append(diags, diag.FromError(err, "looking through the content"))
			return nil
		case file != root && clutter(entry.Name()):
			if entry.IsDir() {
				return fs.SkipDir
			}
			return nil
		case entry.IsDir():
			return nil
		}
		if home := placeFor(file); home == nil {
			if !slices.Contains(singleFiles, file) {
				diags = append(diags, unread(file))
			}
		} else if problem, bad := badName(file); bad {
			diags = append(diags, problem)
		} else {
			files[home.folder] = append(files[home.folder], file)
		}
		return nil
	})
	if err != nil {
		diags = append(diags, diag.FromError(err, "looking through the content"))
	}
	return files, diags
}

// clutter is what editors and operating systems leave behind, and notes to the
// people who work here.
func clutter(name string) bool {
	return strings.HasPrefix(name, ".") || strings.HasSuffix(name, "~") ||
		slices.Contains([]string{"Thumbs.db", "desktop.ini", "README.md"}, name)
}

func placeFor(file string) *place {
	for i, place := range places {
		if path.Dir(file) == root+"/"+place.folder && strings.EqualFold(path.Ext(file), place.extension) {
			return &places[i]
		}
	}
	return nil
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
