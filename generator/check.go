package generator

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"hash/crc32"
	"io/fs"
	"math/bits"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/finishing/lint"
	"nightlight/generator/finishing/outside"
	"nightlight/generator/linking/editor"
	"nightlight/generator/linking/site"
	"nightlight/generator/output"
	"nightlight/generator/reading/assets"
	"nightlight/generator/reading/content"
	"nightlight/generator/rendering/render"
)

// Check returns the problems of a planned site: in its finished files, whose names in messages
// begin with folder, and in everything that its pages can show.
func (b *Builder) Check(ctx context.Context, p *Plan, folder string) diag.List {
	diags := lint.Check(ctx, p.Set, lint.Options{
		Folder: folder, Origin: p.Content.Absolute(""), Gated: p.Gated(), Foreign: editor.ScriptFolder, Cache: b.cache,
		Unseal: func(address string, data []byte) []byte {
			plain, _ := library.File{Address: address, Data: data}.Read(p.key) // nil for a file sealed with another key
			return plain
		},
	})
	diags.Add(site.FoundAlike(p.Content))
	return append(b.Locate(diags), b.Inspect(ctx, p)...)
}

// outsideLimit is how long another site may take to respond.
const outsideLimit = 20 * time.Second

// AskOutside returns the broken links of a planned site to other sites.
func (b *Builder) AskOutside(ctx context.Context, p *Plan) (diag.List, outside.Report) {
	diags, report := outside.Check(ctx, p.Content.Addresses(), outside.Options{
		Site: p.Content.Absolute(""), Timeout: outsideLimit, Now: b.opts.Now, Folder: b.folders.Results.Of("outside"),
	})
	return b.Locate(diags), report
}

// Verify builds the site again without a cache, and compares each byte with the files written
// from p. A difference is a bug in nightlight, or in a component that is not a pure function.
func (b *Builder) Verify(ctx context.Context, p *Plan, written disk.Folder) (files int, diags diag.List, err error) {
	opts := b.opts
	opts.NoCache = true
	again, err := New(opts)
	if err != nil {
		return 0, nil, err
	}
	defer again.Close()
	fresh, diags := again.Plan(ctx)
	if fresh == nil {
		return 0, diags, nil
	}
	equal := map[string]bool{}
	diags, err = fresh.Each(ctx, func(path string, want []byte) error {
		got, err := written.Read(ctx, path)
		equal[path] = err == nil && bytes.Equal(got, want)
		return nil
	})
	if err != nil || diags.HasErrors() {
		return 0, diags, err
	}
	diags = nil // the first build has reported them
	for _, path := range slices.Compact(slices.Sorted(slices.Values(append(p.Paths(), fresh.Paths()...)))) {
		if !equal[path] {
			diags = append(diags, diag.Errorf("build-differs", diag.Pos{File: written.Name + path}, "This file differs from the one that a build without a cache makes."))
		}
	}
	if len(diags) > 0 {
		diags[0] = diags[0].WithHint("A component that shows the time or a random number does this: take it from the page's data. If none does, please report it, and delete the folder %s.", b.folders.Results)
	}
	return len(fresh.Paths()), diags, nil
}

// Judged is the name of the cached function that finds the problems in all that a page can show.
const Judged = "judge"

var judged = cache.Func[struct{}]{Name: Judged, Stored: true}

// Inspect checks everything that the pages can show, beyond their first view. A page's list is
// generated again when the page has changed, and checked again when any content has.
func (b *Builder) Inspect(ctx context.Context, p *Plan) diag.List {
	var diags diag.List
	files := p.Content.Key()
	for _, route := range p.Routes {
		if inspection := b.opts.Model.Template(route.Page.Template).Inspection; inspection != nil {
			asked := p.renderer.Inspection(route.Page, route.Source)
			key := cache.KeyOf(asked.Key[:], files[:])
			_, ds := cache.Do(b.cache, judged, key, func() (struct{}, diag.List, bool) {
				return struct{}{}, b.judge(ctx, p.Content, inspection, asked), true
			})
			diags.Add(ds)
		}
	}
	return b.Locate(diags)
}

func (b *Builder) judge(ctx context.Context, tree *content.Tree, inspection *content.Inspection, asked *render.Inspection) diag.List {
	list, diags := asked.List(ctx, b.cache)
	if diags.HasErrors() {
		return diags
	}
	listed := inspection.New()
	if err := json.Unmarshal(list, listed); err != nil {
		panic(err) // the component's list has the generated type
	}
	diags.Add(inspection.Judge(tree, listed))
	return diags
}

// secrets returns the texts of the files with the members' keys and of their backups and
// temporary files: an old key opens an earlier deployment.
func (b *Builder) secrets() (texts [][]byte) {
	names, _ := fs.Glob(b.fsys, content.Root+"/*.yaml") // the pattern is well-formed
	for _, name := range names {
		if !b.opts.Model.IsByCommand(name) {
			continue
		}
		folder, base := path.Split(name)
		for _, file := range []string{name, name + ".new", folder + "." + base + ".before"} {
			texts = append(texts, b.readText(file, content.MaxSize))
		}
	}
	return texts
}

// guard rejects files with a key of a sealed library. It is empty for a hidden library, whose
// password hash is published on purpose.
type guard struct{ keys library.Secrets }

func (b *Builder) guard(key *library.Key) guard {
	if key == nil {
		return guard{}
	}
	return guard{library.FindSecrets(b.secrets()...)}
}

func (g guard) check(file string, data []byte) (diags diag.List) {
	// An old members' file opens what was published with it.
	if g.keys.In(data) || bytes.Contains(data, []byte("\npairs:")) && g.keys.MayBeIn(string(data)) {
		diags = append(diags, diag.Errorf("key-published", diag.Pos{}, "The published file %s would contain a key of the members' library.", file).
			WithHint("Remove it from what the file is made of. If others have seen it, set new passwords with: nightlight member set"))
	}
	return diags
}

// checkNames rejects addresses with a key: lists and the service worker contain all addresses.
func (g guard) checkNames(files []string) (diags diag.List) {
	for _, file := range files {
		if g.keys.In([]byte(file)) {
			diags = append(diags, diag.Errorf("key-published", diag.Pos{}, "The address of a published file would contain a key of the members' library.").
				WithHint("Rename the file. If others have seen it, set new passwords with: nightlight member set"))
		}
	}
	return diags
}

// guarded is a source that adds source lines to problems, and rejects files that contain a key:
// otherwise other machines would receive it.
type guarded struct {
	output.Keyed
	builder *Builder
	guard   guard
}

func (g *guarded) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	diags, err := g.Keyed.Produce(ctx, paths, func(file string, data []byte) error {
		if held := g.guard.check(file, data); held != nil {
			return &output.UnmadeError{Diags: held}
		}
		return yield(file, data)
	})
	if unmade, ok := errors.AsType[*output.UnmadeError](err); ok {
		diags, err = append(diags, unmade.Diags...), nil
	}
	return g.builder.Locate(diags), err
}

// isLinked returns a function that reports whether the site links to an address or lists it.
func isLinked(tree *content.Tree) func(address string) bool {
	linked := sync.OnceValue(func() map[string]bool { // rarely needed
		linked := map[string]bool{}
		for address := range tree.Addresses() {
			linked[address] = true
		}
		for _, file := range tree.Site().PublicFiles {
			linked[strings.TrimPrefix(file, assets.Folder)] = true
		}
		return linked
	})
	return func(address string) bool { return linked()[address] }
}

// texts are the folders with texts that visitors read, and the extensions of their files.
var texts = map[string][]string{
	content.Root:  {".md", ".yaml", ".svg"},
	assets.Folder: {".svg", ".html", ".txt", ".json", ".webmanifest", ".vtt", ".md", ".xml", ".js", ".css"},
	"components":  {".ts", ".tsx", ".css"},
}

// judgedTexts caches the problems found in a group of texts and the exceptions that were used.
var judgedTexts = cache.Func[[]string]{Name: "judge texts", Stored: true}

// textsInGroup is the approximate number of texts that are judged again when one has changed. A
// cached result for each text would take longer to store and load than judging a few.
const textsInGroup = 16

// judgeTexts lets the model judge all texts; it judges only the groups that have changed.
func (b *Builder) judgeTexts(tree *content.Tree) (diags diag.List) {
	if b.opts.Model.Judge == nil {
		return nil
	}
	judge := b.opts.Model.Judge(tree)
	if judge == nil {
		return nil
	}
	if b.lastJudge != nil && b.lastJudge.Key == judge.Key {
		judge.Text = b.lastJudge.Text // its rules are compiled already
	}
	b.lastJudge = judge
	used, rules := map[string]bool{}, cache.KeyOf([]byte(judge.Key))
	for _, group := range b.groups(b.textFiles(tree, judge.NotRead), tree) {
		key := cache.KeyOf(rules[:], group.key())
		allowed, ds := cache.Do(b.cache, judgedTexts, key, func() ([]string, diag.List, bool) { return b.judgeGroup(group, judge) })
		diags.Add(ds)
		for _, sentence := range allowed {
			used[sentence] = true
		}
	}
	return append(diags, judge.Rest(used)...)
}

// textGroup is a set of text files and the hashes of their contents.
type textGroup struct {
	files  []string
	hashes []cache.Key
}

func (g textGroup) key() (key []byte) {
	for i, file := range g.files {
		key = append(append(append(key, file...), 0), g.hashes[i][:]...)
	}
	return key
}

// groups divides texts by a hash of their names, so that a new text changes only one group.
func (b *Builder) groups(files []string, tree *content.Tree) []textGroup {
	hashes := make(map[string]cache.Key, len(tree.Documents))
	for _, doc := range tree.Documents {
		hashes[doc.File] = doc.Hash
	}
	groups := make([]textGroup, 1<<bits.Len(uint(len(files)/textsInGroup/2)))
	for _, file := range files {
		hash, isKnown := hashes[file]
		if !isKnown {
			hash, _, _ = cache.KeyOfFile(b.cache, b.fsys, file, func() ([]byte, diag.List) { return b.readText(file, content.MaxSize), nil })
		}
		group := &groups[crc32.ChecksumIEEE([]byte(file))%uint32(len(groups))]
		group.files, group.hashes = append(group.files, file), append(group.hashes, hash)
	}
	return groups
}

// readText returns nil for a file that cannot be read, is not regular, such as a pipe, or has more
// than most bytes: the caller that needs it reports that.
func (b *Builder) readText(file string, most int64) []byte {
	if info, err := fs.Stat(b.fsys, file); err != nil || !info.Mode().IsRegular() || info.Size() > most {
		return nil
	}
	data, _ := fs.ReadFile(b.fsys, file)
	return data
}

// largestList is the size in bytes up to which lines of a file are shown with problems.
const largestList = 64 << 20

func (b *Builder) judgeGroup(group textGroup, judge *content.Judge) (allowed []string, diags diag.List, keep bool) {
	keep = true
	for i, file := range group.files {
		data := b.readText(file, content.MaxSize)
		used, ds := judge.Text(file, diag.Normalise(data))
		allowed, diags = append(allowed, used...), append(diags, ds...)
		keep = keep && cache.KeyOf(data) == group.hashes[i] // false if the file has changed since it was hashed
	}
	return allowed, diags, keep
}

func (b *Builder) textFiles(tree *content.Tree, without []string) (files []string) {
	for _, page := range tree.Unpublished {
		if page.Reason == content.Draft || page.Reason == content.Unwritten {
			without = append(slices.Clip(without), page.File)
		}
	}
	for folder, endings := range texts {
		_ = fs.WalkDir(b.fsys, folder, func(file string, entry fs.DirEntry, err error) error {
			if err == nil && entry.Type().IsRegular() && slices.Contains(endings, path.Ext(file)) && !strings.Contains(file, ".test.") &&
				!slices.Contains(without, file) && !b.opts.Model.IsByCommand(file) {
				files = append(files, file)
			}
			return nil // the stage that needs an unreadable file reports it
		})
	}
	slices.Sort(files)
	return files
}
