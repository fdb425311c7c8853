// Package editor generates the editor at /admin, where the files of content/ can be edited from any
// computer. It is Sveltia CMS, which runs in the browser and reads and saves the files in their
// repository.
//
//  1. Each kind of file has a JSON Schema, generated from its struct.
//     A schema becomes the fields of a form (fields.go).
//  2. The folders and files of content/ become the editor's collections (collections.go).
//     A file without a schema, or with values that no form can show, is edited as text.
//     The directives of the model become forms that insert Markdown into a text (blocks.go).
//  3. A page loads the editor, and a configuration file lists the collections and the
//     repository (editor.go).
//
// components/editor writes a file back and preserves what was not edited.
package editor

import (
	"bytes"
	"cmp"
	_ "embed"
	"html/template"
	"io/fs"
	"net/url"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/encode"
	"nightlight/generator/base/pattern"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// Folder is the address of the editor; all its files are below it.
const Folder = "/admin"

// Page is the editor's document.
const Page = Folder + "/index.html"

// ScriptFolder contains the scripts, whose names contain fingerprints.
const ScriptFolder = Folder + "/files/"

// policyOf returns the Content-Security-Policy in the editor's document. It allows the editor's own
// files, and the host of the repository with its status page; the response headers add that no
// other site may frame it. The editor inserts style sheets into its page, shows pictures as blobs,
// and decodes phone photographs with WebAssembly. The login has its own window, so its service is
// not listed.
func policyOf(repository *schema.Repository) string {
	host := hostOf(repository)
	return "default-src 'none'; base-uri 'none'; form-action 'none'; " +
		"script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; font-src 'self'; " +
		"img-src 'self' blob: data: " + host.pictures + "; media-src blob:; " +
		"connect-src 'self' blob: data: " + host.server + host.status
}

type gitHost struct {
	backend, server, pictures, api string
	// status is where the editor asks whether the host works; a self-hosted one has none.
	status string
	// reviews is set if the editor can save a change as a pull or merge request.
	reviews bool
}

var gitHosts = map[string]gitHost{
	"github":  {"github", "https://api.github.com", "https://avatars.githubusercontent.com", "", " https://www.githubstatus.com", true},
	"gitlab":  {"gitlab", "https://gitlab.com", "https://gitlab.com", "/api/v4", " https://status-api.hostedstatus.com", true},
	"forgejo": {"gitea", "https://codeberg.org", "https://codeberg.org", "/api/v1", "", false},
}

func hostOf(repository *schema.Repository) gitHost {
	host := gitHosts[cmp.Or(repository.Host, "github")]
	if address, err := url.Parse(repository.Address); err == nil && address.Host != "" && host.api != "" {
		host.server = address.Scheme + "://" + address.Host
		host.pictures, host.status = host.server, ""
	}
	return host
}

// Options are the inputs of the editor.
type Options struct {
	// FS is the site's root.
	FS fs.FS
	// Icons contains the icon set: NAME.svg.
	Icons fs.FS
	Tree  *content.Tree
	// Scripts are the bundled scripts of the editor, by path in one folder, and Entry is the one that
	// the page loads. Style is the style sheet of its previews.
	Scripts      map[string][]byte
	Entry, Style string
}

// Check reports settings that the editor needs and that are missing or malformed.
func Check(tree *content.Tree) diag.List {
	site := tree.Site()
	switch {
	case !site.Admin:
		return nil
	case site.Repository == nil:
		return diag.List{diag.Errorf("editor-repository", tree.At("site", "admin"), "The editor at %s must know the repository with the site's files.", Folder).
			WithHint("Below “admin: true”, write “repository:”, and indented below that “name: owner/name”, as in the repository's address on github.com.")}
	case !isRepository(site.Repository):
		return diag.List{diag.Errorf("editor-repository", tree.At("site", "repository.name"), "“%s” is not how a repository is named.", site.Repository.Name).
			WithHint("Write its owner and its name, as in its address without the host: rose/website.")}
	}
	return nil
}

// isRepository reports whether a name is owner/name. On GitLab there may be groups in between.
func isRepository(r *schema.Repository) bool {
	name := r.Name
	return repositoryName().MatchString(name) && !strings.HasSuffix(name, ".git") && (r.Host == "gitlab" || strings.Count(name, "/") == 1)
}

var repositoryName = pattern.Of(`^\w[\w.-]*(?:/\w[\w.-]*)+$`)

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Parse(pageText))

// Files returns the editor's files, by address.
func Files(opts Options) map[string][]byte {
	builder := newBuilder(opts)
	var document bytes.Buffer
	err := page.Execute(&document, struct{ Language, Name, Policy, Config, Script, Style string }{
		opts.Tree.Model.Language, opts.Tree.Site().Name, policyOf(opts.Tree.Site().Repository), Folder + "/config.json", ScriptFolder + opts.Entry, ScriptFolder + opts.Style,
	})
	if err != nil {
		panic(err) // the template accepts any text
	}
	files := map[string][]byte{
		Page:                    document.Bytes(),
		Folder + "/config.json": configOf(opts.Tree, builder.collections()),
		Folder + "/blocks.json": encode.JSON(builder.blocks()),
	}
	for name, data := range opts.Scripts {
		files[ScriptFolder+name] = data
	}
	return files
}

// config is the editor's configuration, in its own format.
type config struct {
	Title        string          `json:"app_title"`
	Backend      backend         `json:"backend"`
	PublishMode  string          `json:"publish_mode,omitempty"`
	SiteURL      string          `json:"site_url"`
	MediaFolder  string          `json:"media_folder"`
	PublicFolder string          `json:"public_folder"`
	Libraries    map[string]any  `json:"media_libraries"`
	Slug         map[string]any  `json:"slug"`
	Editor       map[string]bool `json:"editor"`
	Collections  []collection    `json:"collections"`
}

type backend struct {
	Name    string `json:"name"`
	Repo    string `json:"repo"`
	Branch  string `json:"branch"`
	BaseURL string `json:"base_url,omitempty"`
	APIRoot string `json:"api_root,omitempty"`
	Auth    string `json:"auth_type,omitempty"`
	AppID   string `json:"app_id,omitempty"`
}

func backendOf(repository *schema.Repository) backend {
	host := hostOf(repository)
	made := backend{Name: host.backend, Repo: repository.Name, Branch: cmp.Or(repository.Branch, "main"), BaseURL: repository.SignIn, AppID: repository.AppID}
	if host.api != "" {
		made.BaseURL, made.APIRoot = cmp.Or(repository.SignIn, host.server), host.server+host.api
	}
	if host.backend == "gitlab" && made.AppID != "" {
		made.Auth = "pkce"
	}
	return made
}

func configOf(tree *content.Tree, collections []collection) []byte {
	repository, mode := tree.Site().Repository, ""
	if hostOf(repository).reviews {
		mode = "editorial_workflow"
	}
	data := encode.JSON(config{
		Title:       tree.Site().Name,
		Backend:     backendOf(repository),
		PublishMode: mode,
		SiteURL:     tree.Site().Address,
		MediaFolder: content.PicturesFolder,
		Libraries: map[string]any{
			// Photographs are rotated and scaled down before upload, which also removes their location.
			"default": map[string]any{"config": map[string]any{
				"slugify_filename": true,
				"transformations":  map[string]any{"raster_image": map[string]any{"format": "webp", "quality": 90, "width": 2400, "height": 2400}},
			}},
			// Stock photographs do not belong on this site.
			"stock_assets": map[string]any{"providers": []string{}},
		},
		Slug: map[string]any{"encoding": "ascii", "clean_accents": true},
		// The built-in preview would show only the bare values, with React from another host;
		// components/editor shows texts.
		Editor:      map[string]bool{"preview": false},
		Collections: collections,
	})
	return append(data, '\n')
}
