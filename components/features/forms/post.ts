/** How long the form host may take to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 30_000;

/**
 * Sends a form to the form host as a browser without scripts would.
 *
 * @throws Error unless the host has accepted it in time.
 */
export async function post(fields: FormData): Promise<void> {
  const body = new URLSearchParams();
  for (const name of new Set(fields.keys())) {
    const values = fields.getAll(name).filter((value) => typeof value === 'string');
    body.append(name, values.join(', ')); // hosts keep one value of a name
  }
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const response = await fetch('/', { method: 'POST', body, signal });
  if (!response.ok) throw new Error(`The form host answered ${response.status}.`);
}
