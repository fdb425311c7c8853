import { diaryOf, momentOf } from '../../lib/diary';
import { useChildren, useLog } from '../../lib/kept-log';
import type { SleepDiary } from '../../lib/schema.gen';
import { useNow } from '../../lib/use-now';
import { nameOf, PictureOfTime, ROWS } from './picture-of-time';
import styles from './printed-days.module.css';
import { lastDays, linesOf } from './week-page';

/** The days of the diary with their totals and all entries; shown only in print. */
export function PrintedDays({ content }: { content: Pick<SleepDiary, 'picture' | 'sending'> }) {
  const { picture, sending } = content;
  const now = momentOf(useNow());
  const { name } = useChildren();
  const diary = diaryOf(useLog());
  const days = [...lastDays(diary, now, ROWS)].toReversed();
  return (
    <>
      {name && <h2>{name}</h2>}
      <PictureOfTime diary={diary} now={now} words={picture} open />
      <div className={styles.days}>
        {days.map(([day, content]) => (
          <section key={day}>
            <h3>{nameOf(day)}</h3>
            <p>{linesOf(content, { words: sending, sums: picture }).join('\n')}</p>
          </section>
        ))}
      </div>
    </>
  );
}
