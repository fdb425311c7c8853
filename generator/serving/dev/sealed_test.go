package dev

import (
	"context"
	"net/http"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"nightlight/generator/base/diag"
	"nightlight/generator/base/library"
	"nightlight/generator/output"
	"nightlight/generator/reading/content"
	"nightlight/generator/sitetest"
	"nightlight/generator/sitetest/testfiles"
)

const membersOnly = `---
title: The secret
description: What members read about the dough, which nobody else finds in the page's own file.
access: members
lead: A whispered lead.
baked: 2025-06-11
---
A whispered body.
`

var sealedAddress = regexp.MustCompile(`"body":"(/members/[^"]+\.sealed)"`)

// A member stays logged in while the site is edited: the key is unchanged, and opens the file that
// the page names after each change.
func TestServeSealsMembersPagesAnewUnderTheSameKey(t *testing.T) {
	key := library.NewKey()
	site := sitetest.New(t, "-- content/loaves/secret.md --\n"+membersOnly)
	opts := site.Options()
	opts.Development = true
	opts.Model.LibraryKey = func(*content.Tree) (*library.Key, diag.List) { return &key, nil }
	builder := sitetest.NewBuilder(t, opts)
	r := serve(t, site.Root, func(ctx context.Context) (*output.Set, diag.List) {
		planned, diags := builder.Plan(ctx)
		if planned == nil {
			return nil, diags
		}
		return planned.Set, diags
	})
	tab, _ := r.ready(t)

	before, words := r.sealedBody(t, key)
	if !strings.Contains(words, "A whispered body") {
		t.Errorf("the page holds %s", words)
	}
	testfiles.Write(t, filepath.Join(site.Root, "content/loaves/secret.md"), membersOnly+"\nA shouted body.\n")
	tab.receives(t, "content", func(n update) bool { return n.change == change{Content: true} })
	after, words := r.sealedBody(t, key)
	if after == before || !strings.Contains(words, "A shouted body") {
		t.Errorf("after the edit %s holds %s", after, words)
	}
	if status, _ := r.get(t, before); status != http.StatusNotFound {
		t.Errorf("the body before the edit is answered with %d", status)
	}
}

// sealedBody returns the address of the members' page's body, and the words in it.
func (r *running) sealedBody(t *testing.T, key library.Key) (address, words string) {
	t.Helper()
	_, page := r.get(t, "/secret")
	match := sealedAddress.FindStringSubmatch(page)
	if match == nil || strings.Contains(page, "whispered") {
		t.Fatalf("the page is not sealed: %s", page)
	}
	address = match[1]
	_, sealed := r.get(t, address)
	text, err := library.File{Address: address, Data: []byte(sealed)}.Read(&key)
	if err != nil {
		t.Fatal(err)
	}
	return address, string(text)
}
