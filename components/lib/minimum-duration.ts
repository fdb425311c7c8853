/**
 * The outcome of some work, but not before `milliseconds` have passed: an answer
 * that flashes by is not seen. The time runs beside the work.
 */
export async function withMinimumDuration<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [outcome] = await Promise.allSettled([work, pause]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
