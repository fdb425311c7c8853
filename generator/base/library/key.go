package library

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/pbkdf2"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"iter"
	"strings"
)

const (
	keyBytes   = 32
	nonceBytes = 12
	// Rounds is OWASP's recommendation for PBKDF2-HMAC-SHA256 (Password Storage Cheat Sheet).
	Rounds = 600_000
)

// Key is an AES-256 key. It must be random, or derived from a password by Derive.
type Key [keyBytes]byte

// NewKey returns a random key.
func NewKey() (key Key) {
	_, _ = rand.Read(key[:]) // never fails: it would end the program
	return key
}

// ParseKey parses the output of String.
func ParseKey(text string) (Key, error) {
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil || len(data) != keyBytes {
		return Key{}, fmt.Errorf("reading a key: it is not %d bytes in base64", keyBytes)
	}
	return Key(data), nil
}

// String returns the key in base64.
func (k Key) String() string { return base64.StdEncoding.EncodeToString(k[:]) }

// Derive derives a key by PBKDF2-HMAC-SHA256. It ignores the case of the username and spaces
// around it, since phones add them.
func Derive(username, password string, salt []byte, rounds int) (Key, error) {
	data, err := pbkdf2.Key(sha256.New, strings.ToLower(strings.TrimSpace(username))+"\x00"+password, salt, rounds, keyBytes)
	if err != nil {
		return Key{}, fmt.Errorf("deriving a key: %w", err)
	}
	return Key(data), nil
}

// Name identifies the key in public, without revealing anything about it.
func (k Key) Name() string {
	return base64.RawURLEncoding.EncodeToString(k.expand("name")[:6])
}

// Seal encrypts content with AES-256-GCM and binds it to a label: it can be opened only
// with the same label. The result is the nonce followed by the ciphertext.
//
// The nonce is derived from the key, label and content. So equal content gives equal
// bytes, and a nonce is never reused for different content.
func (k Key) Seal(label string, content []byte) []byte {
	mac := hmac.New(sha256.New, k.expand("nonce"))
	_ = binary.Write(mac, binary.BigEndian, uint64(len(label))) // a Hash returns no errors
	mac.Write([]byte(label))
	mac.Write(content)
	nonce := mac.Sum(nil)[:nonceBytes]
	return k.aead().Seal(nonce, nonce, content, []byte(label))
}

// Open decrypts the result of Seal. It fails if the key, the label or any byte differs.
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

// WrapLabel is the label under which a library key is sealed with the key of a login.
const WrapLabel = "library key"

// Wrap seals the library key with the key of a username and password.
func (k Key) Wrap(pair Key) []byte { return pair.Seal(WrapLabel, k[:]) }

func (k Key) aead() cipher.AEAD {
	block, _ := aes.NewCipher(k[:]) // keyBytes is a valid length
	aead, err := cipher.NewGCM(block)
	if err != nil {
		panic(err) // AES has the block size that GCM needs
	}
	return aead
}

// expand derives key material for a purpose, so that no two purposes share a key.
func (k Key) expand(purpose string) []byte {
	data, err := hkdf.Expand(sha256.New, k[:], "nightlight "+purpose, sha256.Size)
	if err != nil {
		panic(err) // the length is within HKDF's limit
	}
	return data
}

// Secrets are keys that must not be published or printed, in every likely encoding. A text is
// scanned once, however many keys there are.
type Secrets struct {
	starts  []bool              // by bucket of the first four bytes: rules out most positions
	byStart map[uint32][]string // encoded keys, by their first four bytes
}

// FindSecrets returns all keys that texts contain in the format of String.
func FindSecrets(texts ...[]byte) Secrets {
	s := Secrets{make([]bool, 1<<16), map[uint32][]string{}}
	for _, text := range texts {
		for key := range keysIn(text) {
			s.add(key)
		}
	}
	return s
}

// keysIn yields the keys that a text contains in the format of String.
func keysIn(text []byte) iter.Seq[Key] {
	return func(yield func(Key) bool) {
		for word := range bytes.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(" \t\r\n'\":,[]{}", r) }) {
			if len(word) != base64.StdEncoding.EncodedLen(keyBytes) {
				continue
			}
			if key, err := ParseKey(string(word)); err == nil && !yield(key) {
				return
			}
		}
	}
}

// MayBeIn reports whether a text contains one of the keys, or anything in the format of a key.
func (s Secrets) MayBeIn(text string) bool {
	data := []byte(text)
	for range keysIn(data) {
		return true
	}
	return s.In(data)
}

func (s *Secrets) add(key Key) {
	small := hex.EncodeToString(key[:])
	for _, spelling := range []string{
		string(key[:]), small, strings.ToUpper(small),
		base64.RawStdEncoding.EncodeToString(key[:]), base64.RawURLEncoding.EncodeToString(key[:]),
	} {
		start := binary.LittleEndian.Uint32([]byte(spelling))
		s.starts[bucket(start)] = true
		s.byStart[start] = append(s.byStart[start], spelling)
	}
}

func bucket(start uint32) uint32 { return start * 0x9E3779B1 >> 16 }

// In reports whether a text contains one of the keys.
func (s Secrets) In(text []byte) bool {
	if len(s.byStart) == 0 {
		return false
	}
	for i := 0; i+4 <= len(text); i++ {
		start := binary.LittleEndian.Uint32(text[i:])
		if !s.starts[bucket(start)] {
			continue
		}
		for _, spelling := range s.byStart[start] {
			if bytes.HasPrefix(text[i:], []byte(spelling)) {
				return true
			}
		}
	}
	return false
}
