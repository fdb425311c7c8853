import { SafeTonightFinder } from '../features/safe-tonight/safe-tonight-finder';
import type { PageOf } from '../lib/schema.gen';
import { RightNow } from './right-now';
import { ToolPage } from './tool-page';

/** Checks whether a baby sleeps safely tonight, for all visitors. */
export function SafeTonight({ page }: { page: PageOf<'safe-tonight'> }) {
  return (
    <article>
      <ToolPage page={page}>
        <RightNow lines={page.content.now} calls={page.content.calls} />
        <SafeTonightFinder content={page.content} />
      </ToolPage>
    </article>
  );
}
