package model

import (
	_ "embed"

	"nightlight/generator/content"
)

//go:embed starters/post.md
var newPost string

//go:embed starters/guide.md
var newGuide string

var starters = []content.Starter{
	{Name: "post", Short: "Start an article of the blog", Folder: "blog", Example: "When naps fall apart", Text: newPost},
	{Name: "guide", Short: "Start a guide of the members' library", Folder: "guides", Example: "When naps fall apart", Text: newGuide},
}
