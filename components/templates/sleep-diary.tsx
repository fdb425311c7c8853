import { lazy, Suspense } from 'react';
import { DiarySheet } from '../features/sleep-diary/diary-sheet';
import { Skeleton } from '../layout/member-gate';
import type { PageOf, SleepDiary as Content } from '../lib/schema.gen';
import { ToolPage } from './tool-page';

/** The diary, with the plan that is kept beside it. */
const Diary = lazy(async () => {
  const [{ SleepDiary: Days }, { KeptNight }] = await Promise.all([
    import('../features/sleep-diary/sleep-diary'),
    import('../features/sleep-plan/kept-night'),
  ]);
  const Diary = ({ content }: { content: Content }) => (
    <KeptNight>{(plan) => <Days content={content} plan={plan} />}</KeptNight>
  );
  return { default: Diary };
});

const PrintedDays = lazy(async () => ({
  default: (await import('../features/sleep-diary/printed-days')).PrintedDays,
}));

/** The sleep diary, for members: days on the screen; on paper these days and an empty sheet. */
export function SleepDiary({ page }: { page: PageOf<'sleep-diary'> }) {
  return (
    <article>
      <div className="no-print">
        <ToolPage page={page}>
          <Suspense fallback={<Skeleton words={page.site.words} />}>
            <Diary content={page.content} />
          </Suspense>
        </ToolPage>
      </div>
      <DiarySheet words={page.content.sheet}>
        <Suspense fallback={null}>
          <PrintedDays words={page.content.picture} />
        </Suspense>
      </DiarySheet>
    </article>
  );
}
