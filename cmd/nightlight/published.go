package main

import (
	"path/filepath"
	"strings"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/finishing/disk"
	"nightlight/generator/reading/content"
)

const publishedRemark = `# The addresses that this site has published, written by build. When one of them is lost,
# the build says so. Remove a line only for an address that nobody needs any more. The words
# members and sealed mark what only members may read. Remove one only where everybody may.
`

// notePublished adds the addresses of a live site to the list of those that it has
// published, and counts the new ones. Without any, nothing is written. A demonstration
// publishes nothing that must stay, unless its library is sealed.
func (o *buildOptions) notePublished(plan *generator.Plan) (added int, diags diag.List, err error) {
	tree := plan.Content
	if o.Drafts || tree.Site().Demonstration && !plan.IsSealed() {
		return 0, nil, nil
	}
	missing, diags := plan.NewAddresses()
	if len(missing) == 0 || diags.HasErrors() {
		return 0, diags, nil
	}
	all, added, diags := tree.Published.With(missing)
	if added == 0 || diags.HasErrors() {
		return 0, diags, nil
	}
	return added, nil, writePublished(o.Root, all)
}

func writePublished(root string, lines []string) error {
	list := publishedRemark + strings.Join(lines, "\n") + "\n"
	return disk.ReplaceFile(filepath.Join(root, filepath.FromSlash(content.PublishedFile)), []byte(list))
}
