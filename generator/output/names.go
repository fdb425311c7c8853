package output

import (
	"context"
	"io/fs"
	"path"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// CheckNames reports paths that some file system or host cannot keep, or keep apart: what
// builds here must build everywhere. folder begins the names in the messages.
func CheckNames(folder string, paths []string) diag.List {
	at := func(name string) diag.Pos { return diag.Pos{File: folder + name} }
	var diags diag.List
	spelling := map[string]string{} // folded path → path as first seen
	isFile := make(map[string]bool, len(paths))
	for _, name := range paths {
		isFile[name] = true
	}
	for _, name := range paths {
		if reason := unfit(name); reason != "" {
			diags = append(diags, diag.Errorf("file-name", at(name), "The name of this file %s.", reason).
				WithHint("Rename the page or file that makes it."))
			continue
		}
		for part := name; part != "/"; part = path.Dir(part) {
			first, seen := spelling[Folded(part)]
			if seen && first == part {
				break // so its parents have been seen too
			}
			if seen {
				diags = append(diags, diag.Errorf("names-alike", at(name), "%s and %s differ only in capital letters or accents.", first, part).
					WithHint("Windows and macOS take them for one file: rename one of them."))
				break
			}
			spelling[Folded(part)] = part
		}
		for folder := path.Dir(name); folder != "/"; folder = path.Dir(folder) {
			if isFile[folder] {
				diags = append(diags, diag.Errorf("file-and-folder", at(name), "%s is a file, so it cannot be a folder too.", folder).
					WithHint("Rename one of them."))
			}
		}
	}
	return diags.Sorted()
}

// Folded is equal for names that Windows or macOS take for one.
func Folded(name string) string { return strings.ToLower(norm.NFC.String(name)) }

// reserved are names that Windows keeps for devices, with any extension.
var reserved = pattern.Of(`(?i)^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)`)

// longestName is how many bytes common file systems allow for one part of a path.
const longestName = 255

// unfit completes the sentence "the name of this file …", or is empty.
func unfit(name string) string {
	if !strings.HasPrefix(name, "/") || name == "/" || path.Clean(name) != name {
		return "is not a plain path from the site's root"
	}
	for part := range strings.SplitSeq(name[1:], "/") {
		switch {
		case strings.ContainsAny(part, `\<>:"|?*`):
			return `holds one of the characters \ < > : " | ? *`
		case strings.ContainsFunc(part, unicode.IsControl):
			return "holds an invisible control character"
		case strings.HasSuffix(part, ".") || strings.HasSuffix(part, " "):
			return "ends in a dot or a space"
		case reserved().MatchString(part):
			return "is one that Windows keeps for a device"
		case len(part) > longestName:
			return "is too long"
		}
	}
	return ""
}

// LocalName returns the name of a path inside a folder, where it has one on every
// system.
func LocalName(path string) (string, bool) {
	name, rooted := strings.CutPrefix(path, "/")
	return name, rooted && name != "." && fs.ValidPath(name) && !strings.ContainsAny(name, "\\:\x00")
}

// sharing is a source that looks into the shared store first, and adds what it made.
type sharing struct {
	Keyed
	remote *cache.Remote
	kind   string
}

// Shared returns a source whose files another machine may have made, and put into a store; nil
// for none. kind is theirs, and says on what their bytes depend beside their key.
func Shared(src Keyed, remote *cache.Remote, kind string) Keyed {
	if remote == nil {
		return src
	}
	return &sharing{src, remote, kind}
}

// keeper is a source that keeps what it makes on this machine.
type keeper interface {
	IsKept(path string) bool
	Keep(path string, data []byte)
}

// Produce hands over the files at paths.
func (s *sharing) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	kept, asked := s.split(paths)
	keys := make([]cache.Key, len(asked))
	for i, path := range asked {
		keys[i] = s.key(path)
	}
	missing, err := s.remote.Fetch(ctx, keys, func(at int, data []byte) error {
		if k, ok := s.Keyed.(keeper); ok {
			k.Keep(asked[at], data)
		}
		return yield(asked[at], data)
	})
	if err != nil {
		return nil, err
	}
	isNew := make(map[string]bool, len(missing))
	for _, at := range missing {
		isNew[asked[at]] = true
		kept = append(kept, asked[at])
	}
	return s.Keyed.Produce(ctx, kept, func(path string, data []byte) error {
		if err := yield(path, data); err != nil {
			return err
		}
		// A page that prints something has no key, which shows when it is made.
		if isNew[path] && s.Key(path) != "" {
			s.remote.Put(ctx, s.key(path), data)
		}
		return nil
	})
}

// split parts the files that this machine keeps, or that have no key, from the others.
func (s *sharing) split(paths []string) (here, elsewhere []string) {
	k, keeps := s.Keyed.(keeper)
	for _, path := range paths {
		if keeps && k.IsKept(path) || s.Key(path) == "" {
			here = append(here, path)
		} else {
			elsewhere = append(elsewhere, path)
		}
	}
	return here, elsewhere
}

func (s *sharing) key(path string) cache.Key {
	return cache.KeyOf([]byte("nightlight"), []byte(s.kind), []byte(s.Key(path)))
}
