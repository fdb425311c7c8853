import type { Certificate } from './schema.gen';

/** A certificate in one line: what, from whom, and when. */
export function certificateLine({ name, awardedBy, year }: Certificate): string {
  return `${name}, ${awardedBy}, ${year}`;
}
