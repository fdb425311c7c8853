package output

import (
	"context"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
)

// sharing is a source that looks into the shared store first, and adds what it made.
type sharing struct {
	Keyed
	remote *cache.Remote
	kind   string
}

// Shared returns a source whose files another machine may have made, and put into a store; nil
// for none. kind is theirs, and says on what their bytes depend beside their key.
func Shared(src Keyed, remote *cache.Remote, kind string) Keyed {
	if remote == nil {
		return src
	}
	return &sharing{src, remote, kind}
}

// keeper is a source that keeps what it makes on this machine.
type keeper interface {
	IsKept(path string) bool
	Keep(path string, data []byte)
}

// Produce hands over the files at paths.
func (s *sharing) Produce(ctx context.Context, paths []string, yield func(string, []byte) error) (diag.List, error) {
	kept, asked := s.split(paths)
	keys := make([]cache.Key, len(asked))
	for i, path := range asked {
		keys[i] = s.key(path)
	}
	missing, err := s.remote.Fetch(ctx, keys, func(at int, data []byte) error {
		if k, ok := s.Keyed.(keeper); ok {
			k.Keep(asked[at], data)
		}
		return yield(asked[at], data)
	})
	if err != nil {
		return nil, err
	}
	isNew := make(map[string]bool, len(missing))
	for _, at := range missing {
		isNew[asked[at]] = true
		kept = append(kept, asked[at])
	}
	return s.Keyed.Produce(ctx, kept, func(path string, data []byte) error {
		if err := yield(path, data); err != nil {
			return err
		}
		// A page that prints something has no key, which shows when it is made.
		if isNew[path] && s.Key(path) != "" {
			s.remote.Put(ctx, s.key(path), data)
		}
		return nil
	})
}

// split parts the files that this machine keeps, or that have no key, from the others.
func (s *sharing) split(paths []string) (here, elsewhere []string) {
	k, keeps := s.Keyed.(keeper)
	for _, path := range paths {
		if keeps && k.IsKept(path) || s.Key(path) == "" {
			here = append(here, path)
		} else {
			elsewhere = append(elsewhere, path)
		}
	}
	return here, elsewhere
}

func (s *sharing) key(path string) cache.Key {
	return cache.KeyOf([]byte("nightlight"), []byte(s.kind), []byte(s.Key(path)))
}
