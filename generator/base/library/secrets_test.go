package library

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"testing"
)

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
