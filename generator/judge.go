package generator

import (
	"bytes"
	"hash/crc32"
	"io/fs"
	"math/bits"
	"path"
	"slices"
	"strings"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/reading/assets"
	"nightlight/generator/reading/content"
)

// texts are the folders whose files hold what visitors read, with the endings of those files.
var texts = map[string][]string{
	content.Root:  {".md", ".yaml", ".svg"},
	assets.Folder: {".svg", ".html", ".txt", ".json", ".webmanifest", ".vtt", ".md", ".xml", ".js", ".css"},
	"components":  {".ts", ".tsx", ".css"},
}

// judgedTexts is what is wrong with a group of texts, and which exceptions they made use of.
var judgedTexts = cache.Func[[]string]{Name: "judge texts", Stored: true}

// textsInGroup is about how many texts are judged anew when one of them has changed. A record for
// each would take longer to keep and to find than the judgement of a few.
const textsInGroup = 16

// judgeTexts has the model read all texts, each again only when one of its group has changed.
func (b *Builder) judgeTexts(tree *content.Tree) (diags diag.List) {
	if b.opts.Model.Judge == nil {
		return nil
	}
	judge := b.opts.Model.Judge(tree)
	if judge == nil {
		return nil
	}
	used, rules := map[string]bool{}, cache.KeyOf([]byte(judge.Key))
	for _, group := range b.groups(b.textFiles(tree, judge.NotRead), tree) {
		key := cache.KeyOf(append(group.keys, rules[:])...)
		allowed, ds := cache.Do(b.cache, judgedTexts, key, func() ([]string, diag.List, bool) { return b.judgeGroup(group, judge) })
		diags.Add(ds)
		for _, sentence := range allowed {
			used[sentence] = true
		}
	}
	return append(diags, judge.Rest(used)...)
}

// textGroup are some texts: their files, and for each the name and the hash of its bytes.
type textGroup struct {
	files []string
	keys  [][]byte
}

// groups divides texts by their names, so that another text changes but one group.
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
		group.files, group.keys = append(group.files, file), append(group.keys, []byte(file), hash[:])
	}
	return groups
}

// readText returns nothing of what cannot be read, is no file, as a pipe, or has more bytes than
// it may: that is reported by who needs it.
func (b *Builder) readText(file string, most int64) []byte {
	if info, err := fs.Stat(b.fsys, file); err != nil || !info.Mode().IsRegular() || info.Size() > most {
		return nil
	}
	data, _ := fs.ReadFile(b.fsys, file)
	return data
}

// largestList is how many bytes a list that the build writes may have for its lines to be shown.
const largestList = 64 << 20

func (b *Builder) judgeGroup(group textGroup, judge *content.Judge) (allowed []string, diags diag.List, keep bool) {
	keep = true
	for i, file := range group.files {
		data := b.readText(file, content.MaxSize)
		used, ds := judge.Text(file, diag.Normalise(data))
		allowed, diags = append(allowed, used...), append(diags, ds...)
		hash := cache.KeyOf(data) // differs when the file has changed since it was read as a page
		keep = keep && bytes.Equal(hash[:], group.keys[2*i+1])
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
			return nil // what cannot be read is reported by who needs it
		})
	}
	slices.Sort(files)
	return files
}
