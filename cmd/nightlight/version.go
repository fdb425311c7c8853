package main

import (
	"cmp"
	"fmt"
	"runtime/debug"
)

// release is the version that docs/CHANGELOG.md describes.
const release = "v0.1.0"

// revision and date are those of the last commit of the program's sources. npm run binaries sets
// them, since it builds without version control information.
var revision, date string

func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && revision == "" {
		for _, setting := range info.Settings {
			switch setting.Key {
			case "vcs.revision":
				revision = setting.Value
			case "vcs.time":
				date = setting.Value
			}
		}
	}
	return fmt.Sprintf("%s, revision %s, %s", release, cmp.Or(revision, "not known"), cmp.Or(date, "date not known"))
}
