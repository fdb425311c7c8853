package library

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/pbkdf2"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
)

const (
	keyBytes   = 32
	nonceBytes = 12
	// Rounds follow OWASP's Password Storage Cheat Sheet for PBKDF2-HMAC-SHA256.
	Rounds = 600_000
)

// Key is a key of AES-256. It must be random, or derived from a password by Derive.
type Key [keyBytes]byte

// NewKey returns a random key.
func NewKey() (key Key) {
	_, _ = rand.Read(key[:]) // never fails: the program would have ended
	return key
}

// ParseKey reads what String wrote.
func ParseKey(text string) (Key, error) {
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return Key{}, fmt.Errorf("reading a key: %w", err)
	}
	if len(data) != keyBytes {
		return Key{}, fmt.Errorf("reading a key: it has %d bytes instead of %d", len(data), keyBytes)
	}
	return Key(data), nil
}

// String returns the key in base64.
func (k Key) String() string { return base64.StdEncoding.EncodeToString(k[:]) }

// Derive makes a key of a username and a password, with PBKDF2-HMAC-SHA256. Capitals in
// the username and spaces around it make no difference: phones add both.
func Derive(username, password string, salt []byte, rounds int) (Key, error) {
	data, err := pbkdf2.Key(sha256.New, strings.ToLower(strings.TrimSpace(username))+"\x00"+password, salt, rounds, keyBytes)
	if err != nil {
		return Key{}, fmt.Errorf("deriving a key: %w", err)
	}
	return Key(data), nil
}

// Name tells keys apart in public. Nothing of the key can be read from it.
func (k Key) Name() string {
	return base64.RawURLEncoding.EncodeToString(k.expand("name")[:6])
}

// Seal encrypts content with AES-256-GCM, and binds it to a label: it opens with the
// same label only. The result is the nonce followed by the ciphertext.
//
// The nonce is derived from key, label and content. So equal content makes equal
// bytes, and one nonce is never used for two contents.
func (k Key) Seal(label string, content []byte) []byte {
	mac := hmac.New(sha256.New, k.expand("nonce"))
	_ = binary.Write(mac, binary.BigEndian, uint64(len(label))) // a hash takes all that is written
	mac.Write([]byte(label))
	mac.Write(content)
	nonce := mac.Sum(nil)[:nonceBytes]
	return k.aead().Seal(nonce, nonce, content, []byte(label))
}

// Open returns what was sealed under a label. It fails when the key or the label is
// another one, or when a byte was changed.
func (k Key) Open(label string, sealed []byte) ([]byte, error) {
	if len(sealed) < nonceBytes {
		return nil, errors.New("opening a sealed file: it is too short")
	}
	content, err := k.aead().Open(nil, sealed[:nonceBytes], sealed[nonceBytes:], []byte(label))
	if err != nil {
		return nil, fmt.Errorf("opening what was sealed as %s: %w", label, err)
	}
	return content, nil
}

// WrapLabel is the label under which a library's key is sealed with a pair's.
const WrapLabel = "library key"

// Wrap seals the library's key with the key of a username and password.
func (k Key) Wrap(pair Key) []byte { return pair.Seal(WrapLabel, k[:]) }

// Cipher encrypts with a key that is derived for a purpose. It begins each result with a
// random nonce, so nobody passes one.
func (k Key) Cipher(purpose string) cipher.AEAD {
	aead, err := cipher.NewGCMWithRandomNonce(block(k.expand(purpose)))
	if err != nil {
		panic(err) // AES has the block size that GCM needs
	}
	return aead
}

func (k Key) aead() cipher.AEAD {
	aead, err := cipher.NewGCM(block(k[:]))
	if err != nil {
		panic(err) // AES has the block size that GCM needs
	}
	return aead
}

func block(key []byte) cipher.Block {
	block, err := aes.NewCipher(key)
	if err != nil {
		panic(err) // the length is fixed
	}
	return block
}

// expand derives key material for a purpose, so that no two purposes share a key.
func (k Key) expand(purpose string) []byte {
	data, err := hkdf.Expand(sha256.New, k[:], "nightlight "+purpose, sha256.Size)
	if err != nil {
		panic(err) // the length is one that HKDF can make
	}
	return data
}
