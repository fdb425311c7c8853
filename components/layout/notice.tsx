import { useSyncExternalStore } from 'react';
import { dayOf } from '../lib/days';
import { Html } from '../lib/html';
import type { Notice as NoticeWords } from '../lib/schema.gen';

/** What all pages say for some days, such as before a holiday; after the last one it hides itself. */
export function Notice({ of: { text, until }, className }: NoticeProps) {
  const isOver = useSyncExternalStore(
    () => () => {},
    () => dayOf(new Date()) > until.iso,
    () => false,
  );
  if (isOver) return null;
  return (
    <aside className={`${className} no-print`} aria-labelledby="notice">
      <Html of={text} as="p" id="notice" />
    </aside>
  );
}

interface NoticeProps {
  of: NoticeWords;
  className: string | undefined;
}
