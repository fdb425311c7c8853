package library

import (
	"bytes"
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
	if got, err := file.Read(&key); string(got) != words || err != nil {
		t.Errorf("it holds %q, %v", got, err)
	}
	other := NewKey()
	if _, err := file.Read(&other); err == nil {
		t.Error("it opens with another key")
	}
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
