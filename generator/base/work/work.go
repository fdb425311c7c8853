// Package work counts the work of builds, so that a test can distinguish a build that does
// more from one that only takes longer. It counts for the whole process: concurrent builds
// are added up.
package work

import "sync/atomic"

// Kind is a kind of work.
type Kind int

// The kinds of work. Those that end in Bytes count bytes.
const (
	// Tokenised counts YAML texts that were split into tokens.
	Tokenised Kind = iota
	// Parsed counts documents that were parsed, and Rendered pages that were rendered.
	Parsed
	Rendered
	// Modules counts the scripts and style sheets that esbuild was given.
	Modules
	// Processes counts Node processes that were started.
	Processes
	// SentBytes were sent to Node processes, ReceivedBytes received from them.
	SentBytes
	ReceivedBytes
	// Pictures counts Open Graph images drawn, and files generated from photographs.
	Pictures
	// EncodedBytes were encoded as JSON.
	EncodedBytes
	// HashedBytes were hashed with SHA-256.
	HashedBytes
	// WrittenBytes were written to files of the finished site, KeptBytes to the cache folder.
	WrittenBytes
	KeptBytes

	kinds
)

var counts [kinds]atomic.Int64

// Add adds n to the count of a kind.
func Add(kind Kind, n int) { counts[kind].Add(int64(n)) }

// Counts are counts of work, by Kind.
type Counts [kinds]int64

// Done returns the work done since the process started.
func Done() (done Counts) {
	for kind := range counts {
		done[kind] = counts[kind].Load()
	}
	return done
}

// Since returns the work done after before.
func (c Counts) Since(before Counts) Counts {
	for kind := range c {
		c[kind] -= before[kind]
	}
	return c
}
