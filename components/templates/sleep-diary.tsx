import { lazy, Suspense } from 'react';
import { Blocks } from '../blocks/blocks';
import { DiarySheet } from '../features/sleep-diary/diary-sheet';
import { Skeleton } from '../layout/member-gate';
import type { PageOf } from '../lib/schema.gen';
import styles from './sleep-diary.module.css';
import { TitleBand } from './title-band';

const DiaryDay = lazy(async () => ({
  default: (await import('../features/sleep-diary/diary-day')).DiaryDay,
}));

/** The sleep diary, for members: a day on the screen, an empty sheet on paper. */
export function SleepDiary({ page }: { page: PageOf<'sleep-diary'> }) {
  const { body, content, emblem, title } = page;
  return (
    <article>
      <div className="no-print">
        <TitleBand title={title} lead={content.lead} emblem={emblem} />
        <div className={styles.body}>
          <Suspense fallback={<Skeleton words={page.site.words} />}>
            <DiaryDay content={content} />
          </Suspense>
          <Blocks of={body} />
        </div>
      </div>
      <DiarySheet words={content.sheet} />
    </article>
  );
}
