package site

import (
	"cmp"
	"slices"
	"strings"

	"nightlight/generator/base/diag"
	"nightlight/generator/reading/content"
	"nightlight/generator/schema"
)

// EqualDescriptions warns of pages whose sentence in search results another page has, too.
func EqualDescriptions(tree *content.Tree) (diags diag.List) {
	shown := slices.DeleteFunc(slices.Clone(tree.Documents), func(doc *content.Document) bool {
		matter := doc.Matter.Common()
		return matter.Hidden || matter.Canonical != "" || access(matter) == schema.Members || tree.Model.Template(doc.Template).Unlisted
	})
	slices.SortStableFunc(shown, func(a, b *content.Document) int { return cmp.Compare(a.File, b.File) })
	first := map[string]string{}
	for _, doc := range shown {
		key := strings.Join(strings.Fields(strings.ToLower(strings.TrimRight(doc.Matter.Common().Description, ".!? "))), " ")
		if other := first[key]; other != "" && other != doc.File {
			diags = append(diags, diag.Warnf("description-twice", doc.At("description"), "%s has the same description, so that search results do not tell the two apart.", other).
				WithHint("Say here what only this page has."))
			continue
		}
		first[key] = doc.File
	}
	return diags
}
