import { Skeleton } from '../layout/member-gate';
import { optional } from '../layout/optional';
import type { PageOf } from '../lib/schema.gen';
import { ToolPage } from './tool-page';

const NextSleepFinder = optional(
  async () => (await import('../features/next-sleep/next-sleep-finder')).NextSleepFinder,
);

/** Predicts the next sleep from the last waking, for members. */
export function NextSleep({ page }: { page: PageOf<'next-sleep'> }) {
  return (
    <article>
      <ToolPage page={page}>
        <NextSleepFinder content={page.content} waiting={<Skeleton words={page.site.words} />} />
      </ToolPage>
    </article>
  );
}
