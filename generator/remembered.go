package generator

import (
	"context"
	"fmt"
	"os"

	"nightlight/generator/cache"
	"nightlight/generator/content"
	"nightlight/generator/diag"
	"nightlight/generator/npm"
)

// What is remembered beside documents and the bundle: that Node is new enough.

var codec = new(cache.Codec)

var checked = cache.Func[struct{}]{Name: "node", Form: cache.Whole[struct{}]{Codec: codec}}

// checkNode checks the Node program, once as long as it is the same file.
func (b *Builder) checkNode(ctx context.Context) (struct{}, diag.List) {
	ctx = context.WithoutCancel(ctx) // an answer that came too late would be remembered as a fault
	check := func() (struct{}, diag.List) { return struct{}{}, npm.CheckNode(ctx, b.node) }
	info, err := os.Stat(b.node)
	if err != nil {
		return check()
	}
	key := cache.KeyOf([]byte(b.node), fmt.Append(nil, info.Size(), info.ModTime()))
	return cache.Do(b.cache, checked, key, check)
}

func (b *Builder) parsed() int {
	made, _ := b.cache.Count(content.Parsed)
	return made
}

// warm starts a renderer when there will be something to render: it boots while the
// rest goes on.
func (b *Builder) warm() {
	if bundles, _ := b.cache.Count(bundled.Name); bundles+b.parsed() > 0 {
		b.pool.Warm()
	}
}
