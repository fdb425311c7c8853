import { useSyncExternalStore } from 'react';
import { isHandover } from '../../lib/handover';
import type { OnThisPhone } from '../../lib/schema.gen';
import { LastingNote } from '../../ui/lasting-note';
import { KeptList } from './kept-list';
import { TonightSoFar } from './tonight-so-far';

/** A night that was handed over, and what this browser keeps. */
export function KeptHere({ content }: { content: OnThisPhone }) {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return (
    <>
      {isHandover(hash) && <TonightSoFar key={hash} hash={hash} words={content.tonight} />}
      <KeptList words={content.kept}>
        <LastingNote words={content.lasting} />
      </KeptList>
    </>
  );
}

function subscribe(notify: () => void) {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
}
