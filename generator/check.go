package generator

import (
	"context"
	"encoding/json"
	"io/fs"
	"path"
	"slices"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/finishing/lint"
	"nightlight/generator/reading/content"
	"nightlight/generator/rendering/render"
)

// Check finds what is wrong with a planned site: in its finished files, which messages name
// below a folder, in its sizes, and in what its pages can show.
func (b *Builder) Check(ctx context.Context, p *Plan, folder string) diag.List {
	diags := lint.Check(ctx, p.Set, lint.Options{
		Folder: folder, Origin: p.Content.Absolute(""), Gated: p.Gated(), Unlisted: p.Unlisted(), Cache: b.cache, See: p.meter.See,
		Unseal: func(address string, data []byte) []byte {
			plain, _ := library.File{Address: address, Data: data}.Read(p.key) // what opens with another key is not read
			return plain
		},
	})
	measured, ds := p.Measure(ctx, nil, p.Read)
	diags.Add(ds)
	diags.Add(b.Locate(measured.Over(diag.Error)))
	diags.Add(b.Inspect(ctx, p))
	diags.Add(b.Review(p.Content))
	return diags
}

var reviewed = cache.Func[struct{}]{Name: "review", Encoding: cache.MetaOnly[struct{}]{Codec: new(cache.Codec)}}

// Review finds the texts that nobody has approved as they are.
func (b *Builder) Review(tree *content.Tree) diag.List {
	review := tree.Model.Review
	if review == nil {
		return nil
	}
	_, diags := cache.Do(b.cache, reviewed, textsKey(tree.FS), func() (struct{}, diag.List) {
		return struct{}{}, review.Judge(tree)
	})
	return b.Locate(diags)
}

// Verify builds the site once more, with nothing remembered, and compares each byte with those
// of a site that is staged for a folder of that name. A file that differs is a fault of
// nightlight, or of a component that is no pure function.
func (b *Builder) Verify(ctx context.Context, folder string, staged disk.Staged) (files int, diags diag.List, err error) {
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
	differing, diags, err := staged.Differences(ctx, fresh.Set)
	if err != nil || diags.HasErrors() {
		return 0, diags, err
	}
	diags = nil // the first build has reported them
	for _, path := range differing {
		diags = append(diags, diag.Errorf(diag.Pos{File: folder + path}, "This file differs from what a build with nothing remembered makes."))
	}
	if len(diags) > 0 {
		diags[0] = diags[0].WithHint("A component that shows the time or a random number does this: take it from the page's data. If none does, please report it, and delete the folder %s.", b.folders.Results)
	}
	return len(fresh.Paths()), diags, nil
}

// textsKey is the same as long as all texts of content/ are, with those of drafts, which a
// tree may leave out.
func textsKey(fsys fs.FS) cache.Key {
	var parts [][]byte
	_ = fs.WalkDir(fsys, content.Root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || !slices.Contains([]string{".md", ".yaml", ".lock"}, path.Ext(name)) {
			return nil // what cannot be read is reported by who reads it
		}
		data, _ := fs.ReadFile(fsys, name)
		parts = append(parts, []byte(name), data)
		return nil
	})
	return cache.KeyOf(parts...)
}

// Judged is the name under which the cache holds what is wrong with all that a page can show.
const Judged = "judge"

var judged = cache.Func[struct{}]{Name: Judged, Encoding: cache.MetaOnly[struct{}]{Codec: new(cache.Codec)}}

// Inspect judges all that the pages can show, beyond their first view. What is listed for a
// page is made again when the page has changed, and judged again when anything has.
func (b *Builder) Inspect(ctx context.Context, p *Plan) diag.List {
	var diags diag.List
	files := p.Content.Key()
	for _, route := range p.Routes {
		if inspection := b.opts.Model.Template(route.Page.Template).Inspection; inspection != nil {
			asked := p.renderer.Inspection(route.Page, route.Source)
			key := cache.KeyOf(asked.Key[:], files[:])
			_, ds := cache.Do(b.cache, judged, key, func() (struct{}, diag.List) {
				return struct{}{}, b.judge(ctx, p.Content, inspection, asked)
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
