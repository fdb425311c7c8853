package library

import (
	"bytes"
	"compress/gzip"
	"io"
	"strings"
	"testing"
)

func TestFilesWithoutAKeyAreWrittenAsTheyAre(t *testing.T) {
	files := NewFiles(nil)
	address := files.Add("/naps", []byte(`{"a":1}`))
	if !strings.HasPrefix(address, "/members/naps-") || !strings.HasSuffix(address, ".json") {
		t.Errorf("the address is %s", address)
	}
	if got := string(files.ByPath()[address]); got != `{"a":1}` {
		t.Errorf("the file holds %q", got)
	}
}

func TestFilesWithAKeyAreSealedUnderTheirName(t *testing.T) {
	key := fixedKey()
	files := NewFiles(&key)
	words := strings.Repeat("a short nap is not a mistake. ", 100)
	address := files.Add("/naps", []byte(words))
	if !strings.HasPrefix(address, "/members/"+key.Name()+"/naps-") || !strings.HasSuffix(address, ".sealed") {
		t.Errorf("the address is %s", address)
	}
	sealed := files.ByPath()[address]
	if bytes.Contains(sealed, []byte("nap")) || len(sealed) > len(words)/10 {
		t.Errorf("the file of %d bytes is not compressed and sealed", len(sealed))
	}
	packed, err := key.Open("/naps", sealed)
	if err != nil {
		t.Fatal(err)
	}
	if got := unpack(t, packed); got != words {
		t.Errorf("it holds %q", got)
	}
}

func unpack(t *testing.T, packed []byte) string {
	t.Helper()
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	content, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

func TestAnAddressChangesWithTheBytesAlone(t *testing.T) {
	key := fixedKey()
	add := func(name, data string) string { return NewFiles(&key).Add(name, []byte(data)) }
	if first, again := add("/naps", "a"), add("/naps", "a"); first != again {
		t.Error("equal files have two addresses")
	}
	if add("/naps", "a") == add("/naps", "b") {
		t.Error("two files have one address")
	}
}
