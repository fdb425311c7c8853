package assets

import (
	"bytes"
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/pattern"
)

// kind is a kind of file that nobody means to publish, by the patterns of its names.
type kind struct {
	names         string
	make          func(id diag.ID, at diag.Pos, format string, args ...any) diag.Diagnostic
	id            diag.ID
	message, hint string
	// unlessLinked says that a link to the file means it.
	unlessLinked bool
}

var unmeant = []kind{
	{names: "id_rsa id_dsa id_ecdsa id_ed25519 *.p12 *.pfx *.jks *.keystore *.kdbx *.ppk *.env members.yaml members.yml", make: diag.Errorf, id: "public-secret",
		message: "This file holds keys or passwords, and everybody could read it.", hint: "Remove it, and change what it holds if it was ever published."},
	{names: "*.pem *.lock", make: diag.Warnf, id: "public-secret",
		message: "This kind of file is meant for a program, and anyone could read it.", hint: "Remove it, unless others need it."},
	{names: "*~ ~$* *.bak *.before *.backup *.save *.orig *.rej *.old *.swp *.swo *.tmp *.temp *.log *.part *.crdownload *.download *.psd *.psb *.xcf *.sql *.sqlite *.sqlite3 *.db *.php *.lnk *.url *.webloc thumbs.db ehthumbs.db desktop.ini nohup.out", make: diag.Warnf, id: "public-debris",
		message: "This looks like what a program has left behind, and everybody could read it.", hint: "Remove it, or rename it if it is meant."},
	{names: "*.zip *.rar *.7z *.tar *.tgz *.gz *.doc *.docx *.odt *.rtf *.pages *.xls *.xlsx *.ods *.numbers *.ppt *.pptx *.key *.ai *.indd *.sketch *.fig *.afdesign", make: diag.Warnf, id: "public-unlinked", unlessLinked: true,
		message: "No page links to this file, but anyone could read it, and whatever is left in it from earlier versions.", hint: "Remove it, or link to it. A PDF opens on every phone."},
}

var privateKey = pattern.Of(`(?m)^\s*-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----|^PuTTY-User-Key-File-`)

// Unmeant reports files that nobody means to publish.
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
