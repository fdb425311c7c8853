// Package await waits in tests for events in a goroutine, a process or a browser. Each wait ends
// with the event; Limit only guards against one that never comes.
package await

import (
	"testing"
	"time"
)

// Limit is how long a test waits before it reports that something hangs. It is much longer than a
// busy machine needs, and shorter than go test's limit for a package.
const Limit = 8 * time.Minute

// Soon is for limits that a test wants to be exceeded by something that never ends by itself, so a
// slow machine makes no difference.
const Soon = 100 * time.Millisecond

// Value returns the next value from a channel, or the zero value if the channel is closed. If none
// comes, the test fails and names what it was waiting for.
func Value[T any](t testing.TB, from <-chan T, what string) (value T) {
	t.Helper()
	select {
	case value = <-from:
	case <-time.After(Limit):
		t.Fatalf("waited %s for %s", Limit, what)
	}
	return value
}

// Until polls a condition that sends no event until it is met.
func Until(t testing.TB, what string, holds func() bool) {
	t.Helper()
	for start := time.Now(); !holds(); time.Sleep(time.Millisecond) {
		if time.Since(start) > Limit {
			t.Fatalf("waited %s until %s", Limit, what)
		}
	}
}
