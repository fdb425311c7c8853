package library

import (
	"bytes"
	"compress/gzip"
	"io"
	"strings"
	"testing"
)

func TestFilesWithoutAKeyAreWrittenAsTheyAre(t *testing.T) {
	file := NewFile(nil, "/naps", []byte(`{"a":1}`))
	if !strings.HasPrefix(file.Address, "/members/naps-") || !strings.HasSuffix(file.Address, ".json") {
		t.Errorf("the address is %s", file.Address)
	}
	if got := string(file.Data); got != `{"a":1}` {
		t.Errorf("the file holds %q", got)
	}
}

func TestFilesWithAKeyAreSealedUnderTheirName(t *testing.T) {
	key := fixedKey()
	words := strings.Repeat("a short nap is not a mistake. ", 100)
	file := NewFile(&key, "/naps", []byte(words))
	if !strings.HasPrefix(file.Address, "/members/"+key.Name()+"/naps-") || !strings.HasSuffix(file.Address, ".sealed") {
		t.Errorf("the address is %s", file.Address)
	}
	sealed := file.Data
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
	address := func(name, data string) string { return NewFile(&key, name, []byte(data)).Address }
	if first, again := address("/naps", "a"), address("/naps", "a"); first != again {
		t.Error("equal files have two addresses")
	}
	if address("/naps", "a") == address("/naps", "b") {
		t.Error("two files have one address")
	}
}
