package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"nightlight/generator/sitetest/testfiles"
)

func TestTheStructsOfTheModelAreThoseOfItsTables(t *testing.T) {
	for _, folder := range folders {
		folder = filepath.Join("../../generator/model", folder)
		want, err := structs(folder)
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := os.ReadFile(filepath.Join(folder, "words.gen.go")); string(got) != string(want) {
			t.Errorf("%s/words.gen.go is not what the tables say: run go generate ./...", folder)
		}
	}
}

// A key that no code uses would be written in vain.
func TestEveryWordIsUsed(t *testing.T) {
	code := testfiles.Read(t, "../../generator/model/words.gen.go")
	used := map[string]bool{}
	identifier := regexp.MustCompile(`\w+`)
	for _, folder := range []string{"../../components", "../../generator/model"} {
		err := filepath.WalkDir(folder, func(name string, entry os.DirEntry, err error) error {
			if err != nil || strings.Contains(name, ".gen.") || strings.Contains(name, "test.") || !regexp.MustCompile(`\.(tsx?|go)$`).MatchString(name) {
				return err
			}
			data, err := os.ReadFile(name)
			for _, word := range identifier.FindAllString(string(data), -1) {
				used[word] = true
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, match := range regexp.MustCompile(`(?m)^\t(\w+) .* json:"(\w+)"`).FindAllStringSubmatch(string(code), -1) {
		if !used[match[1]] && !used[match[2]] {
			t.Errorf("nothing uses %s", match[2])
		}
	}
}
