import { lazy, Suspense } from 'react';
import { Skeleton } from '../layout/member-gate';
import type { PageOf } from '../lib/schema.gen';
import { ToolPage } from './tool-page';

const NextSleepFinder = lazy(async () => ({
  default: (await import('../features/next-sleep/next-sleep-finder')).NextSleepFinder,
}));

/** From the last waking to the next sleep, for members. */
export function NextSleep({ page }: { page: PageOf<'next-sleep'> }) {
  return (
    <article>
      <ToolPage page={page}>
        <Suspense fallback={<Skeleton words={page.site.words} />}>
          <NextSleepFinder content={page.content} />
        </Suspense>
      </ToolPage>
    </article>
  );
}
