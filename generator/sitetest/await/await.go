// Package await waits in tests for what happens elsewhere: in a goroutine, a process or a
// browser. Each wait ends with the event; Limit only guards against one that never comes.
package await

import (
	"testing"
	"time"
)

// Limit is how long a test waits before it reports that something hangs. It is much longer
// than a busy machine needs, and shorter than what go test allows a package.
const Limit = 8 * time.Minute

// Soon is a limit that a test wants reached, by something that never ends by itself: a slow
// machine changes nothing then.
const Soon = 100 * time.Millisecond

// Value returns the next value of a channel; nothing when the channel is closed. The test
// fails when none comes, and says what it was waiting for.
func Value[T any](t testing.TB, from <-chan T, what string) (value T) {
	t.Helper()
	select {
	case value = <-from:
	case <-time.After(Limit):
		t.Fatalf("waited %s for %s", Limit, what)
	}
	return value
}

// Until waits until a condition is met that nothing announces.
func Until(t testing.TB, what string, holds func() bool) {
	t.Helper()
	for start := time.Now(); !holds(); time.Sleep(time.Millisecond) {
		if time.Since(start) > Limit {
			t.Fatalf("waited %s until %s", Limit, what)
		}
	}
}
