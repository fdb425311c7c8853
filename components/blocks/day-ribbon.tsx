import type { Day } from '../lib/schema.gen';
import { formatTime } from '../lib/time-of-day';
import styles from './day-ribbon.module.css';

const WIDTH = 720;
/** The margin at both ends, for the sun and the moon. */
const MARGIN = 56;
/** The height of the ribbon at noon, and the baseline of its ends. */
const RISE = 60;
const BASE = 110;

/** A day from waking to bedtime, with its naps. The table below it contains the same information. */
export function DayRibbon({ day }: { day: Day }) {
  const { asleep, naps, wake } = day;
  const at = (hour: number): [x: number, y: number] => {
    const part = (hour - wake) / (asleep - wake);
    return [MARGIN + part * (WIDTH - 2 * MARGIN), BASE - RISE * Math.sin(Math.PI * part)];
  };
  const along = (from: number, to: number) =>
    `M${quarters(from, to)
      .map((hour) => at(hour).map(Math.round).join(' '))
      .join('L')}`;
  return (
    <svg className={styles.ribbon} viewBox={`0 0 ${WIDTH} 176`} aria-hidden="true">
      <path className={styles.awake} d={along(wake, asleep)} />
      {naps.map(({ from, to }) => (
        <path key={from} className={styles.nap} d={along(from, to)} />
      ))}
      <g className={styles.sun} transform={`translate(${at(wake).join(' ')})`}>
        <circle r="18" />
        <path d="M0-34v8M24-24l-6 6M-24-24l6 6M-34 0h8M26 0h8" />
      </g>
      <path
        className={styles.moon}
        transform={`translate(${at(asleep).join(' ')})`}
        d="M8-22a22 22 0 1 0 14 30A18 18 0 0 1 8-22z"
      />
      {[wake, ...naps.map(({ from }) => from), asleep].map((hour) => (
        <text key={hour} x={at(hour)[0]} y={at(hour)[1] + 56}>
          {formatTime(Math.round(hour * 60))}
        </text>
      ))}
    </svg>
  );
}

/** The quarters of an hour between two hours, both included. */
function quarters(from: number, to: number): number[] {
  const count = Math.max(1, Math.round((to - from) * 4));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}
