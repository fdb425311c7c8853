package npm

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/mod/semver"

	"nightlight/generator/sitetest/testfiles"
)

// Each of the repository's packages has an exact version and a hash.
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
		// Install scripts are not run, so a required one would be missed.
		if p.HasInstallScript && !p.Optional {
			t.Errorf("package-lock.json: %s wants to run a script when it is installed", folder)
		}
	}
}

func TestTheOldestNodeIsOneTruth(t *testing.T) {
	type engines struct{ Node string }
	var declared struct{ Engines engines }
	readRepository(t, "package.json", &declared)
	if want := ">=" + oldestNode; declared.Engines.Node != want {
		t.Errorf("package.json asks for Node %s, the check for %s", declared.Engines.Node, want)
	}
	for _, want := range []string{"[Node](https://nodejs.org) " + oldestNode + " or newer", "of Node 22 they need " + testedOn22 + "."} {
		if !strings.Contains(string(testfiles.Read(t, "../../../README.md")), want) {
			t.Errorf("README.md does not ask for %s", want)
		}
	}
	t.Setenv("PATH", "")
	if _, diags := FindNode(); len(diags) != 1 || !strings.Contains(diags[0].Hint, "Node "+oldestNode+" or newer") {
		t.Errorf("without Node: %v", diags)
	}
	var lock struct {
		Packages map[string]struct {
			Engines  engines
			Optional bool
		}
	}
	readRepository(t, "package-lock.json", &lock)
	runs := 0
	for folder, p := range lock.Packages {
		if p.Engines.Node == "" {
			continue
		}
		if !runsOn(oldestNode, p.Engines.Node) || !p.Optional && !runsOn(testedOn22, p.Engines.Node) {
			t.Errorf("package-lock.json: %s needs Node %s", folder, p.Engines.Node)
		}
		runs++
	}
	if runs < 20 {
		t.Errorf("only %d packages say which Node they need", runs)
	}
	for _, tooNew := range []string{">=" + oldestNode + ".1", ">= 21", "^21.0.0 || >=22"} {
		if runsOn(oldestNode, tooNew) {
			t.Errorf("%s is taken for old enough", tooNew)
		}
	}
}

// testedOn22 is the first version of Node 22 that supports the packages of the tests.
const testedOn22 = "22.12"

// runsOn reports whether a range such as "^18 || >= 20.9.0" contains a version.
func runsOn(version, versions string) bool {
	oldest := "v" + version
	for either := range strings.SplitSeq(versions, "||") {
		first := "v" + strings.Trim(either, "^>= v")
		sameMajor := semver.Major(first) == semver.Major(oldest)
		if semver.Compare(first, oldest) <= 0 && (sameMajor || strings.Contains(either, ">=")) {
			return true
		}
	}
	return false
}

// readRepository reads a JSON file from the repository's root.
func readRepository(t *testing.T, name string, into any) {
	t.Helper()
	if err := json.Unmarshal(testfiles.Read(t, "../../../"+name), into); err != nil {
		t.Fatal(err)
	}
}
