// Package pattern compiles regular expressions when they are first used. A build that finds all
// of its results in the cache uses hardly any, and spent a tenth of its computing on compiling
// them.
package pattern

import (
	"regexp"
	"sync"
)

// Of returns what compiles an expression at its first call. One that is wrong panics then.
func Of(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}
