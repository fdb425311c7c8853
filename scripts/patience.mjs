// @ts-check
// How long tests and trials wait for what should happen at once. A busy machine takes much
// longer than a quiet one, so these only guard against what never comes.

/** For an event, such as text that appears, in milliseconds. */
export const EVENT_MS = 180_000;

/** For a whole test, or the start of a server, in milliseconds. */
export const TEST_MS = 900_000;

/** For a long test: all the files that the editor can edit, say, in milliseconds. */
export const LONG_TEST_MS = 3_600_000;

/** For all tests of a Go package together, as Go writes it. A test that hangs ends before. */
export const GO_PACKAGE = '1h';

/** For a trial in Go, which may take hours: none. */
export const GO_TRIAL = '0';
