import type { Certificate } from './schema.gen';

/** Replaces the {placeholders} in a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);
}

/**
 * Prevents line breaks between a number and what follows it, as in 3 weeks, 2-4 and 15-minute, in
 * all texts of a page's data. Works in place, because the plan has thousands of texts. A text
 * without a space or a character outside ASCII is taken for an address or a name.
 */
export function joinNumbers<T extends object>(data: T): T {
  const values = data as Record<string, unknown>;
  for (const key of Object.keys(values)) {
    const value = values[key];
    if (typeof value === 'string') values[key] = joined(value);
    else if (value) joinNumbers(value);
  }
  return data;
}

function joined(text: string): string {
  if (!/\d[ –-]/.test(text) || !/[^!-~]/.test(text)) return text;
  return text.replace(/(\d) (?=\w)/g, '$1\u00a0').replace(/(\d[-–])(?=\w)/g, '$1\u2060');
}

/** Decodes a part of an address; `otherwise` if it is malformed, such as one cut off in a character. */
export function decodedPart(text: string, otherwise = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}

/** A text without no-break spaces and word joiners, for use by other programs. */
export function ordinaryText(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

/** The tel: address for a phone number as written: the (0) in +44 (0)7700 is not dialled from abroad. */
export function dial(phone: string): string {
  return `tel:${phone.replace(/^(\s*(?:\+|00)[\d\s-]+)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}

/** A certificate on one line: its name, who awarded it, the year, and its number. */
export function certificateLine({ name, awardedBy, year, number }: Certificate): string {
  return [name, awardedBy, year, number].filter(Boolean).join(', ');
}
