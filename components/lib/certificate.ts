import type { Certificate } from './schema.gen';

/** A certificate in one line: its name, who awarded it, and the year. */
export function certificateLine({ name, awardedBy, year }: Certificate): string {
  return `${name}, ${awardedBy}, ${year}`;
}
