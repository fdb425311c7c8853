/**
 * A text of the page's data as other programs take it: the build writes quantities with
 * no-break spaces and word joiners, so that each stays on one line.
 */
export function ordinaryText(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}
