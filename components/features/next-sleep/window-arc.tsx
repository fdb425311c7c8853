import type { Minutes } from '../../lib/schema.gen';
import styles from './next-sleep-finder.module.css';

const WIDTH = 320;
const HEIGHT = 172;
const CENTRE = { x: WIDTH / 2, y: HEIGHT - 20 };

/** How much of the arc follows the last window, in minutes. */
const REST = 30;

/** The distances of the bands from the centre. */
const RADIUS = { row: 130, own: 108 };

interface ArcProps {
  /** The window for the age, and the child's own. */
  minutes: Minutes;
  own: Minutes | undefined;
  /** The minutes since the waking. */
  passed: number;
}

/** The time from the waking, on the left, to the window. The text below contains the same information. */
export function WindowArc({ minutes, own, passed }: ArcProps) {
  const end = Math.max(minutes.to, own?.to ?? 0) + REST;
  const at = (time: number, radius: number) => {
    const angle = Math.PI * (1 - Math.min(Math.max(time / end, 0), 1));
    const x = CENTRE.x + radius * Math.cos(angle);
    const y = CENTRE.y - radius * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const band = (from: number, to: number, radius: number) =>
    `M${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}`;
  const [x, y] = at(passed, RADIUS.row).split(' ');
  return (
    <svg className={`${styles.arc} picture`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.time} d={band(0, end, RADIUS.row)} />
      {/* A single figure is drawn as five minutes. */}
      <path
        className={styles.window}
        d={band(minutes.from, Math.max(minutes.to, minutes.from + 5), RADIUS.row)}
      />
      {own && <path className={styles.own} d={band(own.from, own.to, RADIUS.own)} />}
      {passed >= 0 && passed <= end && <circle className={styles.sun} cx={x} cy={y} r={9} />}
    </svg>
  );
}
