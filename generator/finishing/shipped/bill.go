package shipped

import (
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/url"
	"runtime/debug"
	"slices"
	"strings"

	"nightlight/generator/base/encode"
)

// BillOfMaterials lists a site's packages, and the modules that made it, as CycloneDX 1.6
// in JSON (https://cyclonedx.org/docs/1.6/json/). fsys is the site's folder. Equal content
// gives equal bytes: there is no time in it, and its serial number is a hash.
func BillOfMaterials(fsys fs.FS, site string, packages []Package, modules []*debug.Module) []byte {
	root := component{Type: "application", Ref: "site", Name: site}
	b := bill{Format: "CycloneDX", Specification: "1.6", Version: 1, Components: []component{}}
	b.Metadata.Component = root
	integrity := readIntegrity(fsys)
	for _, p := range packages {
		b.Components = append(b.Components, p.component(integrity[p.folder]))
	}
	for _, m := range modules {
		b.Components = append(b.Components, moduleComponent(m))
	}
	slices.SortFunc(b.Components, func(x, y component) int { return cmp.Compare(x.Ref, y.Ref) })
	depends := dependency{Ref: root.Ref, On: []string{}}
	for _, c := range b.Components {
		depends.On = append(depends.On, c.Ref)
	}
	b.Dependencies = []dependency{depends}

	sum := sha256.Sum256(encode.Indented(&b))
	sum[6], sum[8] = sum[6]&0x0f|0x80, sum[8]&0x3f|0x80 // a UUID of version 8: made of a hash
	b.Serial = fmt.Sprintf("urn:uuid:%x-%x-%x-%x-%x", sum[:4], sum[4:6], sum[6:8], sum[8:10], sum[10:16])
	return encode.Indented(&b)
}

type bill struct {
	Format        string `json:"bomFormat"`
	Specification string `json:"specVersion"`
	Serial        string `json:"serialNumber,omitempty"`
	Version       int    `json:"version"`
	Metadata      struct {
		Component component `json:"component"`
	} `json:"metadata"`
	Components   []component  `json:"components"`
	Dependencies []dependency `json:"dependencies"`
}

type component struct {
	Type       string     `json:"type"`
	Ref        string     `json:"bom-ref"`
	Name       string     `json:"name"`
	Version    string     `json:"version,omitempty"`
	Scope      string     `json:"scope,omitempty"`
	Hashes     []hash     `json:"hashes,omitempty"`
	Licences   []licence  `json:"licenses,omitempty"`
	PackageURL string     `json:"purl,omitempty"`
	Properties []property `json:"properties,omitempty"`
}

type hash struct {
	Algorithm string `json:"alg"`
	Content   string `json:"content"`
}

// licence is one licence, or the expression of several.
type licence struct {
	Licence    *licenceID `json:"license,omitempty"`
	Expression string     `json:"expression,omitempty"`
}

type licenceID struct {
	ID string `json:"id"`
}

type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

type dependency struct {
	Ref string   `json:"ref"`
	On  []string `json:"dependsOn"`
}

func (p Package) component(integrity string) component {
	c := component{Type: "library", Name: p.Name, Version: p.Version, Scope: "required", Licences: licences(p.Licence)}
	// The @ of a scope is escaped, the slash after it separates.
	scope, name, scoped := strings.Cut(p.Name, "/")
	c.PackageURL = "pkg:npm/" + url.PathEscape(p.Name) + "@" + p.Version
	if scoped {
		c.PackageURL = "pkg:npm/" + strings.ReplaceAll(scope, "@", "%40") + "/" + name + "@" + p.Version
	}
	c.Ref = c.PackageURL
	if text, ok := strings.CutPrefix(integrity, "sha512-"); ok {
		if sum, err := base64.StdEncoding.DecodeString(text); err == nil {
			c.Hashes = []hash{{"SHA-512", hex.EncodeToString(sum)}}
		}
	}
	return c
}

// readIntegrity returns the hashes of the packages' archives, by folder, as the lock file has
// them: sha512-…. It returns none where that cannot be read.
func readIntegrity(fsys fs.FS) map[string]string {
	hashes := map[string]string{}
	data, err := fs.ReadFile(fsys, "package-lock.json")
	if err != nil {
		return hashes
	}
	var lock struct {
		Packages map[string]struct{ Integrity string }
	}
	if json.Unmarshal(data, &lock) == nil {
		for folder, entry := range lock.Packages {
			hashes[folder] = entry.Integrity
		}
	}
	return hashes
}

// moduleComponent describes a module of the program. Nothing of it is in the site, so it
// is excluded from what visitors get. Its hash is of a form that CycloneDX has no name for.
func moduleComponent(m *debug.Module) component {
	if m.Replace != nil {
		m = m.Replace
	}
	address := "pkg:golang/" + strings.ToLower(m.Path) + "@" + m.Version
	return component{
		Type: "library", Ref: address, Name: m.Path, Version: m.Version, Scope: "excluded", PackageURL: address,
		Licences: licences(moduleLicences[m.Path]), Properties: []property{{"go:sum", m.Sum}},
	}
}

func licences(spdx string) []licence {
	switch {
	case spdx == "":
		return nil
	case strings.Contains(spdx, " "):
		return []licence{{Expression: spdx}}
	}
	return []licence{{Licence: &licenceID{spdx}}}
}
