import { lazy, Suspense } from 'react';
import { DiarySheet } from '../features/sleep-diary/diary-sheet';
import { Skeleton } from '../layout/member-gate';
import type { PageOf } from '../lib/schema.gen';
import { ToolPage } from './tool-page';

const DiaryDay = lazy(async () => ({
  default: (await import('../features/sleep-diary/diary-day')).DiaryDay,
}));

/** The sleep diary, for members: a day on the screen, an empty sheet on paper. */
export function SleepDiary({ page }: { page: PageOf<'sleep-diary'> }) {
  return (
    <article>
      <div className="no-print">
        <ToolPage page={page}>
          <Suspense fallback={<Skeleton words={page.site.words} />}>
            <DiaryDay content={page.content} />
          </Suspense>
        </ToolPage>
      </div>
      <DiarySheet words={page.content.sheet} />
    </article>
  );
}
