// Package work counts what builds do, so that a test can tell a build that does more from
// one that only takes longer. What is counted is the work of the whole process: two builds
// at the same time count together.
package work

import "sync/atomic"

// Kind is a kind of work.
type Kind int

// The kinds that are counted; those that end in Bytes in bytes.
const (
	// Tokenised are YAML texts that were split into tokens.
	Tokenised Kind = iota
	// Parsed are the documents that were parsed, and Rendered the pages that were made.
	Parsed
	Rendered
	// Modules are the scripts and style sheets that esbuild was given for one build.
	Modules
	// Processes are the Node processes that were started.
	Processes
	// SentBytes went to Node processes, ReceivedBytes came from them.
	SentBytes
	ReceivedBytes
	// Pictures are those of shared links that were drawn, and the files made of photographs.
	Pictures
	// EncodedBytes were written as JSON.
	EncodedBytes
	// HashedBytes went through SHA-256.
	HashedBytes
	// WrittenBytes are those of the finished site's files that were written, KeptBytes those
	// of the results that were put into the cache.
	WrittenBytes
	KeptBytes

	kinds
)

var counts [kinds]atomic.Int64

// Add counts n of a kind.
func Add(kind Kind, n int) { counts[kind].Add(int64(n)) }

// Counts are how much of each kind was done, by Kind.
type Counts [kinds]int64

// Done returns what was done since the process began.
func Done() (done Counts) {
	for kind := range counts {
		done[kind] = counts[kind].Load()
	}
	return done
}

// Since returns what was done after before.
func (c Counts) Since(before Counts) Counts {
	for kind := range c {
		c[kind] -= before[kind]
	}
	return c
}
