package main

import (
	"bytes"
	"path/filepath"

	"nightlight/generator"
	"nightlight/generator/content"
)

const publishedRemark = `# The addresses that this site has published, written by build. When one of them is lost,
# the build says so. Remove a line only for an address that nobody needs any more.
`

// notePublished adds the addresses of a live site to the list of those that it has
// published, and counts the new ones. A demonstration publishes nothing that must stay.
func (o *buildOptions) notePublished(plan *generator.Plan) (added int, err error) {
	tree := plan.Content
	if o.Drafts || tree.Site().Demonstration {
		return 0, nil
	}
	addresses := plan.Addresses()
	added = len(addresses) - len(tree.Published)
	if added <= 0 {
		return 0, nil
	}
	var list bytes.Buffer
	list.WriteString(publishedRemark)
	for _, address := range addresses {
		list.WriteString(address + "\n")
	}
	return added, replaceFile(filepath.Join(o.Root, filepath.FromSlash(content.PublishedFile)), list.Bytes())
}
