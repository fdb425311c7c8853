import { dayText } from '../../lib/days';
import { totalsOf, type Diary, type Moment } from '../../lib/diary';
import { BEDTIME_HOUR, MORNING_HOUR } from '../../lib/hours';
import type { DiaryPicture } from '../../lib/schema.gen';
import { formatLength, formatTime } from '../../lib/time-of-day';
import { ColumnHeads } from '../../ui/column-heads';
import { Fold } from '../../ui/fold';
import { pictureRows, type PictureRow } from './picture';
import styles from './picture-of-time.module.css';

/** How many days are shown. */
export const ROWS = 14;

/** The hours labelled above the rows, in minutes after the start of the day. */
const HOURS = [0, 360, 720, 1080];

const NIGHT = (BEDTIME_HOUR - MORNING_HOUR) * 60;

const HEIGHT = 24;

interface PictureProps {
  diary: Diary;
  now: Moment;
  words: DiaryPicture;
  /** Whether the table is unfolded, as in print. */
  open?: boolean;
}

/** A row for each day, from one morning to the next, and the same days as a table below. */
export function PictureOfTime({ diary, now, words, open }: PictureProps) {
  const rows = pictureRows(diary, now, ROWS);
  const first = rows.findIndex(
    ({ bars, feeds, wakings }) => bars.length + feeds.length + wakings.length > 0,
  );
  if (first < 0) return null;
  const shown = rows.slice(first).toReversed();
  return (
    <figure className={styles.picture}>
      <figcaption>{words.title}</figcaption>
      <div className={styles.rows} aria-hidden="true">
        <p className={styles.hours}>
          {HOURS.map((minutes) => (
            <span key={minutes}>{formatTime((MORNING_HOUR * 60 + minutes) % 1440)}</span>
          ))}
        </p>
        {shown.map((row) => (
          <Row key={row.day} row={row} />
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span data-mark="sleep">{words.sleep}</span>
        <span data-mark="waking">{words.waking}</span>
        {shown.some(({ feeds }) => feeds.length > 0) && <span data-mark="feed">{words.feed}</span>}
      </p>
      <Fold label={words.table} look="more" open={open}>
        <DaysTable days={shown.map(({ day }) => day)} {...{ diary, now, words }} />
      </Fold>
    </figure>
  );
}

function Row({ row: { day, bars, wakings, feeds } }: { row: PictureRow }) {
  return (
    <>
      <span className={styles.day}>{nameOf(day)}</span>
      <svg viewBox={`0 0 1440 ${HEIGHT}`} preserveAspectRatio="none">
        <rect className={styles.night} x={NIGHT} width={1440 - NIGHT} height={HEIGHT} />
        {bars.map(({ from, to }) => (
          <rect key={from} className={styles.bar} x={from} width={to - from} y={4} height={16} />
        ))}
        {wakings.map((x) => (
          <rect key={x} className={styles.waking} x={x - 4} width={8} height={HEIGHT} />
        ))}
        {feeds.map((x) => (
          <rect key={x} className={styles.feed} x={x - 7} width={14} y={16} height={8} />
        ))}
      </svg>
    </>
  );
}

type TableProps = Pick<PictureProps, 'diary' | 'now' | 'words'> & { days: readonly string[] };

/** The days of the chart as a table, in the same order. */
function DaysTable({ days, diary, now, words }: TableProps) {
  const { date, naps, night, all, wakings, feeds } = words;
  return (
    <div className="table">
      <table>
        <ColumnHeads of={[date, naps, night, all, wakings, feeds]} />
        <tbody>
          {days.map((day) => {
            const content = diary.get(day);
            if (!content) return null;
            // Without entries there is no total, rather than one of 0 minutes or a night without wakings.
            const totals = totalsOf(content, now);
            const length = (minutes: number) => (minutes ? formatLength(minutes) : '–');
            return (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td data-label={naps}>{length(totals.naps)}</td>
                <td data-label={night}>{length(totals.night)}</td>
                <td data-label={all}>
                  {length(totals.naps && totals.night && totals.naps + totals.night)}
                </td>
                <td data-label={wakings}>{totals.wakings ?? '–'}</td>
                <td data-label={feeds}>{content.feeds.length || '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The name of a day as families say it: Sat 21 Nov. */
export function nameOf(day: string): string {
  return dayText(day, { weekday: 'short', day: 'numeric', month: 'short' });
}
