// @ts-check
// Timeouts of tests and trials. A busy machine takes much longer than an idle one, so these only
// end what would never finish.

/** For an event, such as text that appears, in milliseconds. */
export const EVENT_MS = 180_000;

/** For a whole test, or the start of a server, in milliseconds. */
export const TEST_MS = 900_000;

/** For a long test, such as one of all files in the editor, in milliseconds. */
export const LONG_TEST_MS = 3_600_000;

/** For all tests of a Go package together, in Go's notation. A single hanging test ends earlier. */
export const GO_PACKAGE = '1h';

/** No timeout, for a trial in Go that may take hours. */
export const GO_TRIAL = '0';
