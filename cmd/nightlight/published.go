package main

import (
	"path/filepath"
	"strings"

	"nightlight/generator"
	"nightlight/generator/content"
	"nightlight/generator/diag"
)

const publishedRemark = `# The addresses that this site has published, written by build. When one of them is lost,
# the build says so. Remove a line only for an address that nobody needs any more.
`

// notePublished adds the addresses of a live site to the list of those that it has
// published, and counts the new ones. Without any, nothing is written. A demonstration
// publishes nothing that must stay.
func (o *buildOptions) notePublished(plan *generator.Plan) (added int, diags diag.List, err error) {
	tree := plan.Content
	if o.Drafts || tree.Site().Demonstration {
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
	list := publishedRemark + strings.Join(all, "\n") + "\n"
	return added, nil, replaceFile(filepath.Join(o.Root, filepath.FromSlash(content.PublishedFile)), []byte(list))
}
