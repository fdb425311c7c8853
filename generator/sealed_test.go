package generator_test

import (
	"strings"
	"testing"

	"nightlight/generator"
	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/reading/content"
	"nightlight/generator/rendering/render"
	"nightlight/generator/sitetest"
)

const secret = `
-- content/loaves/secret.md --
---
title: The secret
description: What members read about the dough, which nobody else finds in the page's own file.
access: members
lead: A whispered lead.
baked: 2025-06-11
---
## A whispered heading

A whispered body.
`

func TestAMembersFileIsMadeOnlyWhereItChanges(t *testing.T) {
	site := folder{t, sitetest.New(t, secret+rye).Root}
	key := library.NewKey()
	var sealedWith *library.Key
	// The bakery has a members' page of its own.
	for _, step := range []struct {
		name   string
		change func()
		made   int
	}{
		{"the first time", func() {}, 2},
		{"nothing", func() {}, 0},
		{"another page", func() { site.edit("content/loaves/rye.md", "title: ", "title: The ") }, 0},
		{"the text", func() { site.edit("content/loaves/secret.md", "whispered body", "murmured body") }, 1},
		{"a key of the page", func() { site.edit("content/loaves/secret.md", "whispered lead", "murmured lead") }, 1},
		{"that it is sealed", func() { sealedWith = &key }, 2},
		{"nothing of a sealed library, of which nothing is kept", func() {}, 2},
	} {
		step.change()
		opts := (&sitetest.Site{Root: site.root}).Options()
		opts.Model.LibraryKey = func(*content.Tree) (*library.Key, diag.List) { return sealedWith, nil }
		b, _, _ := planned(t, opts)
		if made := b.Misses(render.MembersFiles); made != step.made {
			t.Errorf("%s: %d members' files were made, want %d", step.name, made, step.made)
		}
		b.Close()
	}
}

// sealedFiles builds a site whose library has a key, from nothing, and returns its files.
func sealedFiles(t *testing.T, key *library.Key, problems diag.List) (map[string]string, diag.List) {
	t.Helper()
	opts := sitetest.New(t, secret).Options()
	opts.Model.LibraryKey = func(*content.Tree) (*library.Key, diag.List) { return key, problems }
	builder, err := generator.New(opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(builder.Close)
	plan, diags := builder.Plan(t.Context())
	if plan == nil {
		return nil, diags
	}
	files := map[string]string{}
	_, err = plan.Each(t.Context(), func(path string, data []byte) error {
		files[path] = string(data)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files, diags
}

func TestASealedLibraryIsTheSameInEachBuildAndSaysNothing(t *testing.T) {
	key := library.NewKey()
	first, _ := sealedFiles(t, &key, nil)
	second, _ := sealedFiles(t, &key, nil)
	sealed := 0
	for path, file := range first {
		if second[path] != file {
			t.Errorf("%s differs from one build to the next", path)
		}
		if strings.Contains(file, "whispered") || strings.Contains(file, key.String()) {
			t.Errorf("%s says what only members read", path)
		}
		if strings.HasPrefix(path, "/members/"+key.Name()+"/secret-") && strings.HasSuffix(path, ".sealed") {
			sealed++
		}
	}
	if sealed != 1 {
		t.Errorf("%d sealed files, want 1", sealed)
	}
	other := library.NewKey()
	anew, _ := sealedFiles(t, &other, nil)
	for path := range anew {
		if strings.HasSuffix(path, ".sealed") && first[path] != "" {
			t.Errorf("%s has one address with two keys", path)
		}
	}
}

// A fault in the key must not publish the library unsealed.
func TestWithAFaultInTheKeyThereIsNoSite(t *testing.T) {
	files, diags := sealedFiles(t, nil, diag.List{diag.Errorf("tried", diag.Pos{File: "content/members.yaml"}, "The key is damaged.")})
	if files != nil || !diags.HasErrors() {
		t.Errorf("%d files, and %v", len(files), diags)
	}
}
