import { Html } from '../lib/html';
import { useIsRefused } from '../lib/kept-log';
import type { Lasting } from '../lib/schema.gen';

/** Says, in the first line of a tool, that the browser keeps nothing of what is written, and what helps. */
export function NotKept({ words }: { words: Lasting | undefined }) {
  const isRefused = useIsRefused();
  return (
    <div role="alert" className="no-print">
      {isRefused && words && <Html of={words.notKept} as="p" />}
    </div>
  );
}
