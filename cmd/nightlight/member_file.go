package main

import (
	"bytes"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"

	"github.com/goccy/go-yaml"
	"golang.org/x/text/unicode/norm"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/base/pattern"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
)

func membersFile(root string) string { return filepath.Join(root, "content", "members.yaml") }

// readMembers returns an empty value if there is no content/members.yaml.
func readMembers(root string) (*model.MembersAccess, error) {
	access := new(model.MembersAccess)
	data, err := os.ReadFile(membersFile(root))
	if errors.Is(err, fs.ErrNotExist) {
		return access, nil
	}
	if err == nil && yaml.Unmarshal(data, access) != nil {
		err = errors.New("it is not the YAML that a command wrote") // the parser's own message would contain lines of the file
	}
	if err != nil {
		return access, fmt.Errorf("reading the members' file (nightlight member set --protect, with flag or sealed, writes it anew): %w", err)
	}
	return access, nil
}

func (opts *memberOptions) readSealed() (access *model.MembersAccess, err error) {
	opts.before, _ = os.ReadFile(membersFile(opts.Root)) // readMembers reports errors
	if access, err = readMembers(opts.Root); err == nil && access.Protect != model.Sealed {
		err = usageError{errors.New("the library is not sealed, so it has one username only: seal it with nightlight member set --protect sealed")}
	}
	return access, err
}

// readNamed reads members.yaml of a sealed library, and finds the username of the command.
func (opts *memberOptions) readNamed() (access *model.MembersAccess, i int, err error) {
	if access, err = opts.readSealed(); err != nil {
		return nil, 0, err
	}
	if i = findPair(access, opts.Username); i < 0 {
		return nil, 0, usageError{fmt.Errorf("there is no username %s; there are: %s", opts.Username, usernames(access, opts.Streams.Err))}
	}
	// Both sides of a merge may have added the username, with different passwords.
	later := slices.DeleteFunc(access.Pairs[i+1:], func(p model.MemberPair) bool { return strings.EqualFold(p.Username, access.Pairs[i].Username) })
	access.Pairs = access.Pairs[:i+1+len(later)]
	return access, i, nil
}

func newAccess(protect string, pair pair) (*model.MembersAccess, error) {
	salt := make([]byte, 16)
	_, _ = rand.Read(salt) // never fails: it would end the program
	access := &model.MembersAccess{Protect: protect, Salt: base64.StdEncoding.EncodeToString(salt), Iterations: library.Rounds}
	if protect == model.Sealed {
		access.Key = library.NewKey().String()
		return access, addPair(access, pair)
	}
	hash, err := pair.derive(access)
	if err != nil {
		return nil, err
	}
	access.Hash = hash.String()
	access.Demo = isDemo(pair)
	return access, nil
}

func addPair(access *model.MembersAccess, pair pair) error {
	key, err := pair.derive(access)
	if err != nil {
		return err
	}
	access.Pairs = append(access.Pairs, model.MemberPair{Username: pair.username, Key: key.String()})
	return nil
}

func findPair(access *model.MembersAccess, username string) int {
	return slices.IndexFunc(access.Pairs, func(p model.MemberPair) bool {
		return strings.EqualFold(p.Username, norm.NFC.String(strings.TrimSpace(username)))
	})
}

// usernames returns the usernames for a terminal, but only their number for a log.
func usernames(access *model.MembersAccess, out io.Writer) string {
	if !terminal(out) {
		return diag.Count(len(access.Pairs), "username")
	}
	names := make([]string, len(access.Pairs))
	for i, pair := range access.Pairs {
		names[i] = diag.Visible(pair.Username)
	}
	return strings.Join(names, ", ")
}

type pair struct{ username, password string }

func (p pair) derive(access *model.MembersAccess) (library.Key, error) {
	salt, err := base64.StdEncoding.DecodeString(access.Salt)
	if err != nil {
		return library.Key{}, fmt.Errorf("reading the salt of the members' file: %w", err)
	}
	return library.Derive(p.username, p.password, salt, access.Iterations)
}

var membersText = template.Must(template.New("members.yaml").Parse(`{{if eq .Protect "sealed" -}}
# Who may open the members' library. Made by: nightlight member
# The keys open what the library says: keep this file as secret as the guides are.
protect: sealed
salt: {{.Salt}}
iterations: {{.Iterations}}
key: {{.Key}}
pairs:
{{- range .Pairs}}
  - username: {{printf "%q" .Username}}
    key: {{.Key}}
{{- end}}
{{else -}}
# What checks the members' username and password. Made by: nightlight member set
# The password cannot be read from it.
salt: {{.Salt}}
hash: {{.Hash}}
iterations: {{.Iterations}}
{{if .Demo -}}
# The pair that the README prints; choose your own before going live.
demo: true
{{end}}{{end}}`))

// writeMembers writes content/members.yaml, which is the only copy of its keys.
func writeMembers(root string, access *model.MembersAccess) (file string, err error) {
	file = membersFile(root)
	var text bytes.Buffer
	err = membersText.Execute(&text, access)
	if text.Len() > content.MaxYAML {
		return "", fmt.Errorf("%d usernames are more than fit into %s, which may have %d KiB: remove some that no one uses, or give one to several members", len(access.Pairs), file, content.MaxYAML>>10)
	}
	if err == nil {
		replace := disk.ReplaceFile
		// A file without keys may be readable for everyone, and retains its mode.
		if _, missing := os.Stat(file); missing != nil || access.Protect == model.Sealed {
			replace = disk.ReplacePrivate
		}
		err = replace(file, text.Bytes())
	}
	if err != nil {
		return "", fmt.Errorf("writing the members' file: %w", err)
	}
	return file, nil
}

// membersKeys returns the keys of the members' file, if there is one, which must not be printed.
func membersKeys(root string) library.Secrets {
	data, _ := os.ReadFile(membersFile(root))
	return library.FindSecrets(data)
}

// membersBefore is the name of the backup of the members' file, in the same folder.
const membersBefore = ".members.yaml.before"

// keepMembers saves the old members.yaml as membersBefore, which is not read as content.
func keepMembers(root string) error {
	file := membersFile(root)
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = disk.ReplacePrivate(filepath.Join(filepath.Dir(file), membersBefore), data)
	}
	if err != nil {
		return fmt.Errorf("saving the members' file as it was: %w", err)
	}
	return nil
}

var protectLine = pattern.Of(`(?m)^protect:[^\r\n]*`)

// settings contains the keys of content/site.yaml about the library.
type settings struct {
	Protect string `yaml:"protect"`
}

func readProtect(root string) (string, error) {
	var said settings
	data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(siteFile)))
	if err == nil {
		err = yaml.Unmarshal(data, &said)
	} else if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", fmt.Errorf("reading %s: %w", siteFile, err)
	}
	return said.Protect, nil
}

func writeProtect(root, protect string) error {
	before, err := readProtect(root)
	file := filepath.Join(root, filepath.FromSlash(siteFile))
	data, readErr := os.ReadFile(file)
	if err != nil || readErr != nil || before == protect || before == "" && protect == model.Flag {
		return err // without site.yaml there is no site to publish
	}
	text, line := string(data), "protect: "+protect
	if protectLine().MatchString(text) {
		text = protectLine().ReplaceAllString(text, line)
	} else {
		text = strings.TrimRight(text, "\n") + "\n\n# Members' pages are hidden until the login (flag), or encrypted (sealed).\n" + line + "\n"
	}
	var said settings
	if err := yaml.Unmarshal([]byte(text), &said); err != nil || said.Protect != protect {
		return fmt.Errorf("write this line into %s, and try again: %s", siteFile, line)
	}
	return disk.ReplaceFile(file, []byte(text))
}

// isDemo reports whether a pair is the one printed in the README.
func isDemo(p pair) bool { return p.username == "member" && p.password == "goodnight" }
