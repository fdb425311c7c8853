import type { Html as HtmlId } from './schema.gen';

/** Places a piece of an author's HTML; the server fills it in, and the browser keeps it. */
export function Html({ of }: { of: HtmlId | undefined }) {
  if (!of) return null;
  return <div data-html={of} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
