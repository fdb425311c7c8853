import type { OnThisPhone } from '../../lib/schema.gen';
import { LastingNote } from '../../ui/lasting-note';
import { KeptList } from './kept-list';

/** What this browser keeps. */
export function KeptHere({ content }: { content: OnThisPhone }) {
  return (
    <KeptList words={content.kept}>
      <LastingNote words={content.lasting} />
    </KeptList>
  );
}
