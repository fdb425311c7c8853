import { Html } from '../lib/html';
import { useLasting } from '../lib/lasting';
import type { Lasting } from '../lib/schema.gen';

/** Explains, beside a button that stores something, how long this browser retains it and what helps. */
export function LastingNote({ words }: { words: Lasting | undefined }) {
  const lasting = useLasting();
  if (!words || !lasting) return null;
  return <Html of={words[lasting]} as="p" className="no-print" data-lasting={lasting} />;
}
