package main

import (
	"bytes"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"

	"github.com/goccy/go-yaml"

	"nightlight/generator/base/library"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/model"
	"nightlight/generator/reading/content"
)

func membersFile(root string) string { return filepath.Join(root, "content", "members.yaml") }

// readMembers reads content/members.yaml; where there is none, it is as one that was
// left empty.
func readMembers(root string) (*model.MembersAccess, error) {
	access := new(model.MembersAccess)
	data, err := os.ReadFile(membersFile(root))
	if errors.Is(err, fs.ErrNotExist) {
		return access, nil
	}
	if err == nil {
		err = yaml.Unmarshal(data, access)
	}
	if err != nil {
		return access, fmt.Errorf("reading the members' file (nightlight member set --protect flag writes it anew): %w", err)
	}
	return access, nil
}

// readSealed reads members.yaml of a library that is sealed already.
func readSealed(root string) (*model.MembersAccess, error) {
	access, err := readMembers(root)
	if err == nil && access.Protect != model.Sealed {
		err = usageError{errors.New("the library is not sealed, so it has one username only: seal it with nightlight member set --protect sealed")}
	}
	return access, err
}

// newAccess lets one pair in, and nobody else.
func newAccess(protect string, pair pair) (*model.MembersAccess, error) {
	salt := make([]byte, 16)
	_, _ = rand.Read(salt) // never fails: the program would have ended
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

// addPair lets one more pair into a sealed library.
func addPair(access *model.MembersAccess, pair pair) error {
	key, err := pair.derive(access)
	if err != nil {
		return err
	}
	access.Pairs = append(access.Pairs, model.MemberPair{Username: pair.username, Key: key.String()})
	return nil
}

// findPair returns the index of a username, or -1.
func findPair(access *model.MembersAccess, username string) int {
	return slices.IndexFunc(access.Pairs, func(p model.MemberPair) bool {
		return strings.EqualFold(p.Username, strings.TrimSpace(username))
	})
}

func usernames(access *model.MembersAccess) []string {
	names := make([]string, len(access.Pairs))
	for i, pair := range access.Pairs {
		names[i] = pair.Username
	}
	return names
}

// pair is a username and a password.
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

// writeMembers writes content/members.yaml, whose keys exist nowhere else, and returns its
// path.
func writeMembers(root string, access *model.MembersAccess) (file string, err error) {
	file = membersFile(root)
	var text bytes.Buffer
	err = membersText.Execute(&text, access)
	if text.Len() > content.MaxYAML {
		return "", fmt.Errorf("%d usernames are more than fit into %s, which may have %d KiB: remove some that nobody uses, or give one to several members", len(access.Pairs), file, content.MaxYAML>>10)
	}
	if err == nil {
		err = disk.ReplaceFile(file, text.Bytes())
	}
	if err != nil {
		return "", fmt.Errorf("writing the members' file: %w", err)
	}
	return file, nil
}

// keepMembers keeps members.yaml as it is beside the one that is about to take its place.
// Nothing reads a file whose name begins with a dot.
func keepMembers(root string) error {
	file := membersFile(root)
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = disk.ReplaceFile(filepath.Join(filepath.Dir(file), ".members.yaml.before"), data)
	}
	if err != nil {
		return fmt.Errorf("keeping the members' file as it was: %w", err)
	}
	return nil
}

// unsealed is what becomes of the list of published addresses when a library that was
// published sealed is to be hidden only.
type unsealed struct {
	lines  []string
	opened []content.Published
}

// unsealing returns nil where nothing was published sealed, or the library stays so.
func unsealing(root, protect string) (*unsealed, error) {
	if protect == model.Sealed {
		return nil, nil
	}
	lines, opened, diags := content.ReadPublished(os.DirFS(root)).Unsealed()
	if diags.HasErrors() {
		return nil, fmt.Errorf("reading %s: %s", content.PublishedFile, diags[0].Message)
	}
	if len(opened) == 0 {
		return nil, nil
	}
	return &unsealed{lines, opened}, nil
}

func (u *unsealed) write(root string) error {
	if u == nil {
		return nil
	}
	return writePublished(root, u.lines)
}

// isDemo recognises the pair that the README prints.
func isDemo(p pair) bool { return p.username == "member" && p.password == "goodnight" }
