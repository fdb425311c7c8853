import { lazy, Suspense } from 'react';
import { Blocks } from '../blocks/blocks';
import { Skeleton } from '../layout/member-gate';
import type { PageOf } from '../lib/schema.gen';
import styles from './next-sleep.module.css';
import { TitleBand } from './title-band';

const NextSleepFinder = lazy(async () => ({
  default: (await import('../features/next-sleep/next-sleep-finder')).NextSleepFinder,
}));

/** From the last waking to the next sleep, for members. */
export function NextSleep({ page }: { page: PageOf<'next-sleep'> }) {
  const { body, content, emblem, title } = page;
  return (
    <article>
      <TitleBand title={title} lead={content.lead} emblem={emblem} />
      <div className={styles.body}>
        <Suspense fallback={<Skeleton words={page.site.words} />}>
          <NextSleepFinder content={content} />
        </Suspense>
        <Blocks of={body} />
      </div>
    </article>
  );
}
