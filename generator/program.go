package generator

import (
	"crypto/rand"
	"crypto/sha256"
	"io"
	"os"
	"sync"

	"nightlight/generator/memo"
)

// program identifies this nightlight by its own bytes: what another one has made
// may differ, so it is not remembered. A program that cannot read itself gets an
// identity that no other has.
var program = sync.OnceValue(func() memo.Key {
	hash := sha256.New()
	if name, err := os.Executable(); err == nil {
		if file, err := os.Open(name); err == nil {
			defer file.Close()
			if _, err := io.Copy(hash, file); err == nil {
				return memo.Key(hash.Sum(nil))
			}
		}
	}
	return memo.KeyOf([]byte(rand.Text()))
})
