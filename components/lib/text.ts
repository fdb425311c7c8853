import type { Certificate } from './schema.gen';

/** A text with its {placeholders} replaced. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);
}

/**
 * A page's data for components: no line of a text breaks between a number and what follows it, as
 * in 3 weeks, 2-4 and 15-minute. Without a space, or a sign such as °, a text is an address or a name.
 */
export function joinNumbers<T>(data: T): T {
  if (typeof data === 'string') {
    if (!/[^!-~]/.test(data)) return data;
    return data.replace(/(\d) (?=\w)/g, '$1\u00a0').replace(/(\d[-–])(?=\w)/g, '$1\u2060') as T;
  }
  if (Array.isArray(data)) return data.map(joinNumbers) as T;
  if (!data || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, joinNumbers(value)]),
  ) as T;
}

/** A text of the page's data for other programs, without no-break spaces and word joiners. */
export function ordinaryText(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

/** The address that dials a number as people write it: the 0 in +44 (0)7700 is not dialled from abroad. */
export function dial(phone: string): string {
  return `tel:${phone.replace(/^(\s*(?:\+|00)[\d\s-]+)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}

/** A certificate in one line: its name, who awarded it, the year, and its number. */
export function certificateLine({ name, awardedBy, year, number }: Certificate): string {
  return [name, awardedBy, year, number].filter(Boolean).join(', ');
}
