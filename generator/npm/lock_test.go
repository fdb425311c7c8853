package npm

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"
)

// The repository's own packages: each version is one, and each archive has its hash.
func TestTheLockFileIsExact(t *testing.T) {
	var declared struct{ Dependencies, DevDependencies map[string]string }
	readRepository(t, "package.json", &declared)
	exact := regexp.MustCompile(`^\d+\.\d+\.\d+$`)
	for _, packages := range []map[string]string{declared.Dependencies, declared.DevDependencies} {
		if len(packages) == 0 {
			t.Error("package.json lists no packages")
		}
		for name, version := range packages {
			if !exact.MatchString(version) {
				t.Errorf("package.json: %s may be any of %s", name, version)
			}
		}
	}
	var lock struct {
		LockfileVersion int
		Packages        map[string]struct {
			Version, Integrity string
			HasInstallScript   bool
			Optional           bool
		}
	}
	readRepository(t, "package-lock.json", &lock)
	if lock.LockfileVersion != 3 || len(lock.Packages) < 50 {
		t.Errorf("the lock file has version %d and %d packages", lock.LockfileVersion, len(lock.Packages))
	}
	for folder, p := range lock.Packages {
		if folder == "" {
			continue // the project itself
		}
		if !strings.HasPrefix(p.Integrity, "sha512-") {
			t.Errorf("package-lock.json: %s has the hash %q", folder, p.Integrity)
		}
		// Scripts are not run; one that is needed would be missed.
		if p.HasInstallScript && !p.Optional {
			t.Errorf("package-lock.json: %s wants to run a script when it is installed", folder)
		}
	}
}

func readRepository(t *testing.T, name string, into any) {
	t.Helper()
	data, err := os.ReadFile("../../" + name)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, into); err != nil {
		t.Fatal(err)
	}
}
