// Package schemas holds the JSON Schemas of what authors write. They are generated, and
// text editors complete and check YAML by them.
package schemas

import "embed"

// Files are the schemas, by their names in this folder.
//
//go:embed *.schema.json
var Files embed.FS
