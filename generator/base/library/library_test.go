package library

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"flag"
	"strings"
	"testing"

	"nightlight/generator/sitetest/testfiles"
)

var update = flag.Bool("update", false, "write testdata/from-go.json anew")

// fixedKey returns the same key for all tests.
func fixedKey() (key Key) {
	for i := range key {
		key[i] = byte(i)
	}
	return key
}

func TestNoNonceIsUsedForTwoContents(t *testing.T) {
	key, other := fixedKey(), NewKey()
	seals := map[string][]byte{
		"another content":      key.Seal("/naps", []byte("word")),
		"another label":        key.Seal("/nap", []byte("words")),
		"a label as long":      key.Seal("/maps", []byte("words")),
		"a letter moved over":  key.Seal("/nap", []byte("swords")),
		"another key":          other.Seal("/naps", []byte("words")),
		"nothing":              key.Seal("/naps", nil),
		"nothing under a name": key.Seal("/napswords", nil),
	}
	nonces := map[string]string{string(key.Seal("/naps", []byte("words"))[:nonceBytes]): "the original"}
	for name, sealed := range seals {
		nonce := string(sealed[:nonceBytes])
		if first, used := nonces[nonce]; used {
			t.Errorf("%s has the nonce of %s", name, first)
		}
		nonces[nonce] = name
	}
}

func TestOnlyTheRightKeyAndLabelOpen(t *testing.T) {
	key := fixedKey()
	sealed := key.Seal("/naps", []byte("words"))
	if content, err := key.Open("/naps", sealed); err != nil || string(content) != "words" {
		t.Fatalf("%q, %v", content, err)
	}
	if _, err := key.Open("/nights", sealed); err == nil {
		t.Error("it opens under another label")
	}
	if _, err := NewKey().Open("/naps", sealed); err == nil {
		t.Error("it opens with another key")
	}
	for i := range sealed {
		changed := bytes.Clone(sealed)
		changed[i] ^= 1
		if _, err := key.Open("/naps", changed); err == nil {
			t.Errorf("it opens although byte %d was changed", i)
		}
		if _, err := key.Open("/naps", sealed[:i]); err == nil {
			t.Errorf("it opens although it ends after %d bytes", i)
		}
	}
}

func TestAKeyIsReadAsItWasWritten(t *testing.T) {
	key := NewKey()
	if again, err := ParseKey(key.String()); err != nil || again != key {
		t.Errorf("%v, %v", again, err)
	}
	for _, text := range []string{"", "!", base64.StdEncoding.EncodeToString(make([]byte, 31))} {
		if _, err := ParseKey(text); err == nil {
			t.Errorf("%q is a key", text)
		}
	}
	if key.Name() == NewKey().Name() {
		t.Error("two keys have one name")
	}
}

// vector is a sealed file with everything needed to open it; bytes are in base64.
type vector struct {
	Username string `json:"username"`
	Password string `json:"password"`
	Salt     []byte `json:"salt"`
	Rounds   int    `json:"iterations"`
	Wrapped  []byte `json:"wrapped"`
	Label    string `json:"label"`
	Sealed   []byte `json:"sealed"`
	Content  string `json:"content"`
}

// The browser's tests open the same file. -update writes it.
func TestPublishedLibrariesStillOpen(t *testing.T) {
	const content = "On the back, feet to foot: “16–20 °C” 🌙"
	key := fixedKey()
	if *update {
		writeVector(t, key, content)
	}
	v := readVector(t, "from-go.json")
	v.Username = " " + v.Username + " " // as phones may send it
	unwrapped, err := v.pair(t).Open(WrapLabel, v.Wrapped)
	if err != nil || Key(unwrapped) != key {
		t.Fatalf("the key is %v, %v", unwrapped, err)
	}
	wrong := v
	wrong.Password += "s"
	if _, err := wrong.pair(t).Open(WrapLabel, v.Wrapped); err == nil || bytes.Contains(v.Wrapped, key[:]) {
		t.Error("the key can be had without the password")
	}
	if !bytes.Equal(key.Wrap(v.pair(t)), v.Wrapped) {
		t.Error("the same key is wrapped in another way")
	}
	packed, err := key.Open(v.Label, v.Sealed)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(key.Seal(v.Label, packed), v.Sealed) {
		t.Error("the same content is sealed in another way")
	}
	if got, err := decompress(packed); string(got) != content || err != nil {
		t.Errorf("it holds %q, %v", got, err)
	}
}

func TestGoOpensWhatABrowserHasSealed(t *testing.T) {
	v := readVector(t, "from-browser.json")
	key, err := v.pair(t).Open(WrapLabel, v.Wrapped)
	if err != nil {
		t.Fatal(err)
	}
	if content, err := Key(key).Open(v.Label, v.Sealed); err != nil || string(content) != v.Content {
		t.Errorf("%q, %v", content, err)
	}
}

// pair derives the key of the vector's username and password.
func (v vector) pair(t *testing.T) Key {
	t.Helper()
	pair, err := Derive(v.Username, v.Password, v.Salt, v.Rounds)
	if err != nil {
		t.Fatal(err)
	}
	return pair
}

func readVector(t *testing.T, name string) (v vector) {
	t.Helper()
	data := testfiles.Read(t, "testdata/"+name)
	if err := json.Unmarshal(data, &v); err != nil {
		t.Fatal(err)
	}
	return v
}

func writeVector(t *testing.T, key Key, content string) {
	t.Helper()
	v := vector{Username: "røse", Password: "mond & stérne", Salt: []byte("0123456789abcdef"), Rounds: 1000, Label: "/safe-sleep", Content: content}
	v.Wrapped, v.Sealed = key.Wrap(v.pair(t)), key.Seal(v.Label, compress([]byte(content), gzip.BestCompression))
	data, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	testfiles.Write(t, "testdata/from-go.json", append(data, '\n'))
}

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

func TestAKeyIsFoundInEachEncoding(t *testing.T) {
	for range 1000 {
		key, other := NewKey(), NewKey()
		secrets := FindSecrets([]byte("salt: W6ZJ3h7TkpSr7/m0yjLtGw==\nkey: " + key.String() + "\n"))
		for encoding, text := range map[string]string{
			"base64": key.String(), "base64url": base64.RawURLEncoding.EncodeToString(key[:]),
			"hex": hex.EncodeToString(key[:]), "bytes": string(key[:]),
		} {
			if !secrets.In([]byte("x"+text)) || !secrets.In([]byte(text+" and more")) || secrets.In([]byte(text[:len(text)-2])) {
				t.Errorf("%s is not found as %s: %q", key, encoding, text)
			}
		}
		if secrets.In([]byte("W6ZJ3h7TkpSr7/m0yjLtGw==\n"+other.String()+string(other[:]))) || secrets.In(nil) || (Secrets{}).In(key[:]) {
			t.Error("what is no key is found")
		}
		if upper := bytes.ToUpper([]byte(hex.EncodeToString(key[:]))); !secrets.In(upper) {
			t.Errorf("%s is not found", upper)
		}
	}
}
