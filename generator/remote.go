package generator

import (
	"context"
	"runtime"

	"nightlight/generator/base/cache"
	"nightlight/generator/base/diag"
	"nightlight/generator/output"
)

// Remote says which store of results several machines share.
type Remote = cache.RemoteOptions

// RemoteReport counts what the store was asked.
type RemoteReport = cache.RemoteReport

// RemoteReport waits until all that was made is in the shared store, and says what the
// store was asked.
func (b *Builder) RemoteReport() RemoteReport { return b.remote.Finish() }

// openRemote opens the shared store, where one is named. In development nothing is shared:
// an author does not wait for a network.
func (b *Builder) openRemote() (err error) {
	if b.opts.Development || b.opts.NoCache {
		return nil
	}
	b.remote, err = cache.OpenRemote(b.opts.Remote)
	return err
}

// shared returns a source whose files another machine may have made. kind is theirs, and
// says on what their bytes depend beside their key.
func (b *Builder) shared(kind string, src output.Keyed) output.Keyed {
	if b.remote == nil {
		return src
	}
	return &sharing{src, b.remote, kind}
}

// The kinds of files that machines share. Pictures are made by sharp, which may differ from
// one kind of machine to another; the key of a page names the program that rendered it.
const (
	sharedPages  = "page"
	sharedCards  = "card " + runtime.GOOS + "/" + runtime.GOARCH
	sharedPhotos = "photo " + runtime.GOOS + "/" + runtime.GOARCH
)

// sharing is a source that looks into the shared store for what this machine does not have,
// and adds what had to be made.
type sharing struct {
	output.Keyed
	remote *cache.Remote
	kind   string
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
