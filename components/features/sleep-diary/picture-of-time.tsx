import { totalsOf, type Diary, type Moment } from '../../lib/diary';
import type { DiaryPicture } from '../../lib/schema.gen';
import { formatLength, formatTime } from '../../lib/time-of-day';
import { pictureRows, type PictureRow } from './picture';
import styles from './picture-of-time.module.css';

/** How many days are shown. */
const ROWS = 14;

/** The hours that are named above the rows, in minutes after noon. */
const HOURS = [0, 360, 720, 1080];

const HEIGHT = 24;

interface PictureProps {
  diary: Diary;
  now: Moment;
  words: DiaryPicture;
  /** Whether the figures are unfolded, as on paper. */
  open?: boolean;
}

/** A row a day with the night in the middle; the same days as a table below. */
export function PictureOfTime({ diary, now, words, open }: PictureProps) {
  const rows = pictureRows(diary, now, ROWS);
  const first = rows.findIndex(({ bars, feeds }) => bars.length + feeds.length > 0);
  if (first < 0) return null;
  const shown = rows.slice(first).toReversed();
  return (
    <figure className={styles.picture}>
      <figcaption>{words.title}</figcaption>
      <div className={styles.rows} aria-hidden="true">
        <p className={styles.hours}>
          {HOURS.map((minutes) => (
            <span key={minutes}>{formatTime(minutes + 720)}</span>
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
      <details open={open}>
        <summary>{words.table}</summary>
        <DaysTable diary={diary} now={now} words={words} />
      </details>
    </figure>
  );
}

function Row({ row: { day, bars, wakings, feeds } }: { row: PictureRow }) {
  return (
    <>
      <span className={styles.day}>{nameOf(day)}</span>
      <svg viewBox={`0 0 1440 ${HEIGHT}`} preserveAspectRatio="none">
        <rect className={styles.night} x={360} width={720} height={HEIGHT} />
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

/** The days in figures. */
function DaysTable({ diary, now, words }: Pick<PictureProps, 'diary' | 'now' | 'words'>) {
  const { date, naps, night, all, wakings, feeds } = words;
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            {[date, naps, night, all, wakings, feeds].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...diary].slice(-ROWS).map(([day, content]) => {
            const totals = totalsOf(content, now);
            return (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td data-label={naps}>{formatLength(totals.naps)}</td>
                <td data-label={night}>{formatLength(totals.night)}</td>
                <td data-label={all}>{formatLength(totals.naps + totals.night)}</td>
                <td data-label={wakings}>{totals.wakings}</td>
                <td data-label={feeds}>{content.feeds.length}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A day as a family speaks of it: Sat 21 Nov. */
export function nameOf(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}
