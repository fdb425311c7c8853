package render

import (
	"bytes"
	"context"
	"errors"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/encode"
	"nightlight/generator/schema"
)

// writeModules writes the server's modules where Node imports them. Their names contain hashes, so
// bundles can share the folder.
func writeModules(folder string, files map[string][]byte) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	// Without it Node treats .js as CommonJS, or searches parent folders for a package.json.
	all := map[string][]byte{"package.json": []byte(`{"type":"module"}`)}
	maps.Copy(all, files)
	now := time.Now()
	for name, data := range all {
		file := filepath.Join(folder, name)
		if err := writeModule(file, data); err != nil {
			return err
		}
		if err := os.Chtimes(file, now, now); err != nil { // mark it as used, for removeUnused
			return err
		}
	}
	return nil
}

// writeModule replaces a file atomically, since another process may be importing it. It compares
// contents rather than names, to repair damaged files.
func writeModule(file string, data []byte) error {
	if found, err := os.ReadFile(file); err == nil && bytes.Equal(found, data) {
		return nil
	}
	temporary, err := os.CreateTemp(filepath.Dir(file), "*.new")
	if err != nil {
		return err
	}
	_, err = temporary.Write(data)
	if err = errors.Join(err, temporary.Close()); err == nil {
		err = os.Rename(temporary.Name(), file)
	}
	if err != nil {
		_ = os.Remove(temporary.Name())
	}
	return err
}

// removeUnused removes modules that have not been loaded for a day.
func removeUnused(folder string) {
	entries, _ := os.ReadDir(folder)
	for _, entry := range entries {
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > 24*time.Hour {
			_ = os.RemoveAll(filepath.Join(folder, entry.Name()))
		}
	}
}

// fileURL returns the file: URL of an absolute path, including Windows paths such as C:\….
func fileURL(file string) string {
	slashed := filepath.ToSlash(file)
	if !strings.HasPrefix(slashed, "/") {
		slashed = "/" + slashed
	}
	return (&url.URL{Scheme: "file", Path: slashed}).String()
}

// Listed is the name under which the cache stores the lists of what pages can show.
const Listed = "inspect"

// listed caches the lists of what pages can show, and nothingListed the inspections whose answer was
// null. The latter may be stored for sealed libraries too, since it contains none of their text.
var (
	listed        = cache.Func[[]byte]{Name: Listed, Stored: true}
	nothingListed = cache.Func[bool]{Name: "inspect nothing", Stored: true, Code: true}
)

// Inspection lists everything that a page can show.
type Inspection struct {
	// Key identifies everything that the list depends on.
	Key cache.Key

	renderer *Renderer
	request  []byte
	job      Job
}

// Inspection prepares to list everything that a page can show, for the rules of the model. It
// includes only the name from the site's data, so that other changes there keep the list cached.
func (r *Renderer) Inspection(page *schema.Page, source string) *Inspection {
	own := *page
	own.Site = nil
	request := append([]byte(`{"inspect":`), encode.JSON(markupOf(&own))...)
	site := sharedData{sent: encode.JSON(map[string]string{"name": page.Site.Common().Name})}
	request = append(append(request, ','), site.complete(encodePage(page))[1:]...)
	return &Inspection{cache.KeyOf(r.code[:], request), r, request, Job{Page: page, Source: source}}
}

// List returns the list as JSON: the result of the function inspect in components/entry.server.tsx
// for the page. It is null if there is nothing to check.
func (i *Inspection) List(ctx context.Context, c *cache.Cache) ([]byte, diag.List) {
	const nothing = "null"
	if _, _, known := cache.Get(c, nothingListed, i.Key); known {
		return []byte(nothing), nil
	}
	return cache.Do(c, listed, i.Key, func() ([]byte, diag.List, bool) {
		results, err := i.renderer.pool.render(ctx, program{i.renderer.entry, i.renderer.shared.json}, [][]byte{i.request})
		if failed := new(moduleError); errors.As(err, &failed) {
			return nil, diag.List{cannotLoad(i.renderer.symbolicateModule(ctx, failed))}, false
		} else if err != nil {
			return nil, diag.List{diag.FromError(err, "inspecting "+i.job.Source)}, false // not cached
		}
		if failed := results[0].thrown; failed != nil {
			return nil, diag.List{threw(pageReport{*failed, i.job})}, true
		}
		if string(results[0].html) != nothing {
			return results[0].html, nil, true
		}
		cache.Do(c, nothingListed, i.Key, func() (bool, diag.List, bool) { return true, nil, true })
		return results[0].html, nil, false
	})
}

// proofs has the renderer check each template's code in a second copy of the bundle, as a browser
// would load it, with the template's first page. If asked is nil, as in dev, it checks nothing.
type proofs struct {
	cache   *cache.Cache
	program cache.Key
	bundle  string

	mu    sync.Mutex
	asked map[string]bool // templates already asked in this plan
}

// proven records the templates that have passed.
var proven = cache.Func[bool]{Name: "proven code", Stored: true, Code: true}

func (p *proofs) key(template string) cache.Key {
	return cache.KeyOf(p.program[:], []byte(p.bundle), []byte(template))
}

// ask adds the check to a page's JSON, unless its template has passed or was already asked.
func (p *proofs) ask(template string, page []byte) []byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.asked == nil || p.asked[template] {
		return page
	}
	p.asked[template] = true
	if _, _, ok := cache.Get(p.cache, proven, p.key(template)); ok {
		return page
	}
	return append([]byte(`{"prove":true,`), page[1:]...)
}

// succeed records that all templates asked have passed.
func (p *proofs) succeed() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for template := range p.asked {
		cache.Do(p.cache, proven, p.key(template), func() (bool, diag.List, bool) { return true, nil, true })
	}
}
