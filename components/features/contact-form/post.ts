/**
 * Sends a form to the form host as a browser without scripts would.
 *
 * @throws Error unless the host has taken it.
 */
export async function post(fields: FormData): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string') body.append(name, value);
  }
  const response = await fetch('/', { method: 'POST', body });
  if (!response.ok) throw new Error(`The form host answered ${response.status}.`);
}
