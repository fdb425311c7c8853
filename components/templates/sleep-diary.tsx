import { DiarySheet } from '../features/sleep-diary/diary-sheet';
import { Skeleton } from '../layout/member-gate';
import { optional } from '../layout/optional';
import type { PageOf, SleepDiary as Content } from '../lib/schema.gen';
import { ToolPage } from './tool-page';

/** The diary with the family's plan; if the plan's code fails to load, the diary alone. */
const Diary = optional(async () => {
  const [{ SleepDiary: Days }, night] = await Promise.all([
    import('../features/sleep-diary/sleep-diary'),
    import('../features/sleep-plan/kept-night').catch(() => undefined),
  ]);
  if (!night) return Days;
  return ({ content }: { content: Content }) => (
    <Days
      content={content}
      planName={night.useKeptName()}
      withPlan={(show) => <night.KeptNight stages={content.stages}>{show}</night.KeptNight>}
    />
  );
});

const PrintedDays = optional(
  async () => (await import('../features/sleep-diary/printed-days')).PrintedDays,
);

/** The sleep diary, for members: shown by day; printed with an additional empty sheet. */
export function SleepDiary({ page }: { page: PageOf<'sleep-diary'> }) {
  return (
    <article>
      <div className="no-print">
        <ToolPage page={page}>
          <Diary content={page.content} waiting={<Skeleton words={page.site.words} />} />
        </ToolPage>
      </div>
      <DiarySheet words={page.content.sheet}>
        <PrintedDays content={page.content} lost={null} />
      </DiarySheet>
    </article>
  );
}
