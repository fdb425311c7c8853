package render

import (
	"cmp"
	"maps"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/encode"
	"nightlight/generator/base/library"
	"nightlight/generator/rendering/bundle"
	"nightlight/generator/schema"
)

// RoutesPath is the address of the table of public pages. Its name has no hash: every document
// would contain the hash, and so change whenever a page is added.
const RoutesPath = "/routes.json"

// mostBodies limits the table of members' bodies; the requests for a page that is not in it are
// sequential.
const mostBodies = 500

// Routes returns the tables of pages, by address: one for all visitors, and one that only members
// fetch.
func (r *Renderer) Routes(key *library.Key) (public, members map[string][]byte) {
	everybody, own := newTable(r.bundle.Manifest), newTable(r.bundle.Manifest)
	for _, file := range slices.Sorted(maps.Keys(r.jobs)) {
		if job := r.jobs[file]; job.Page.Gate != nil {
			own.add(job)
		} else {
			everybody.add(job)
		}
	}
	if len(own.pages) > 0 {
		file := library.NewFile(key, "/routes", own.json())
		everybody.routes.Members = file.Address
		members = map[string][]byte{file.Address: file.Data}
	}
	return map[string][]byte{RoutesPath: everybody.json()}, members
}

// table builds a table of routes.
type table struct {
	manifest bundle.Manifest
	routes   schema.Routes
	kinds    map[kind]int
	pages    map[string]int
}

// kind is what determines the files that a page needs.
type kind struct {
	template    string
	ownCodeOnly bool
}

func newTable(manifest bundle.Manifest) *table {
	return &table{manifest, schema.Routes{Entry: manifest.Entry}, map[kind]int{}, map[string]int{}}
}

func (t *table) add(job Job) {
	k := kind{job.Page.Template, job.Head.OwnCodeOnly}
	index, ok := t.kinds[k]
	if !ok {
		index = len(t.kinds)
		t.kinds[k] = index
		t.routes.Kinds = append(t.routes.Kinds, schema.RouteKind{
			Styles:      special(t.manifest.Styles, k.template),
			Scripts:     special(t.manifest.Preload, k.template),
			OwnCodeOnly: k.ownCodeOnly,
		})
	}
	t.pages[job.Page.Path] = index
	if gate := job.Page.Gate; gate != nil && gate.Body != "" && len(t.routes.Bodies) < mostBodies {
		if t.routes.Bodies == nil {
			t.routes.Bodies = map[string]string{}
		}
		t.routes.Bodies[job.Page.Path] = gate.Body
	}
}

func (t *table) json() []byte {
	t.routes.Pages = byFolder(t.pages)
	return encode.Unescaped(t.routes)
}

// special returns the files of a template without those that all templates need.
func special(files map[string][]string, template string) []string {
	own := slices.Clone(files[template])
	return slices.DeleteFunc(own, func(file string) bool {
		for _, others := range files {
			if !slices.Contains(others, file) {
				return false
			}
		}
		return true
	})
}

// byFolder shortens the table of pages: a folder gets the index of most of its pages, and only the
// other pages get an entry. So a blog of any length needs one entry.
func byFolder(pages map[string]int) map[string]int {
	counts := map[string]map[int]int{}
	for page, index := range pages {
		folder := folderOf(page)
		if counts[folder] == nil {
			counts[folder] = map[int]int{}
		}
		counts[folder][index]++
	}
	short := map[string]int{}
	for _, folder := range slices.Sorted(maps.Keys(counts)) { // a folder sorts before those in it
		if most := mostFrequent(counts[folder]); folder != "/" && !known(short, folder, most) {
			short[folder+"*"] = most
		}
	}
	for page, index := range pages {
		if !known(short, page, index) {
			short[page] = index
		}
	}
	return short
}

// mostFrequent returns the most frequent index; the lowest if there are several.
func mostFrequent(counts map[int]int) int {
	return slices.MaxFunc(slices.Sorted(maps.Keys(counts)), func(a, b int) int {
		return cmp.Compare(counts[a], counts[b])
	})
}

// known reports whether the nearest folder with an entry has this index.
func known(short map[string]int, address string, index int) bool {
	for folder := folderOf(address); folder != "/"; folder = folderOf(folder) {
		if found, ok := short[folder+"*"]; ok {
			return found == index
		}
	}
	return false
}

// folderOf returns the folder of a page, or the parent of a folder.
func folderOf(address string) string {
	return strings.TrimSuffix(path.Dir("/"+strings.Trim(address, "/")), "/") + "/"
}
