package main

import (
	"cmp"
	"fmt"
	"runtime/debug"
)

// release is the version that docs/CHANGELOG.md describes.
const release = "v0.1.0"

// revision and date are those of the last commit of the program's sources. npm run binaries
// sets them, since such a program is made without looking at the repository.
var revision, date string

// version is what --version says.
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
