import { Html } from '../lib/html';
import { useIsRefused } from '../lib/kept-log';
import type { Lasting } from '../lib/schema.gen';

/** Warns, at the top of a tool, that the browser refuses to store entries, and says what helps. */
export function NotKept({ words }: { words: Lasting | undefined }) {
  const isRefused = useIsRefused();
  return (
    <div role="alert" className="no-print">
      {isRefused && words && <Html of={words.notKept} as="p" />}
    </div>
  );
}
