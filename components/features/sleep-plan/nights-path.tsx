import styles from './nights-path.module.css';
import type { PlannedStage } from './plan';

const WIDTH = 360;
const MARGIN = 22;
/** The largest distance between nights, so that a short plan doesn't fill the width. */
const STEP = 26;

/**
 * The nights of a plan as a winding path: a dot for each night, and for each stage a fuller moon
 * with the night on which it begins. It is hidden from screen readers, because the stages below
 * contain the same information.
 */
export function NightsPath({ planned, word }: { planned: readonly PlannedStage[]; word: string }) {
  const last = planned.at(-1)!.firstNight;
  const step = Math.min(STEP, (WIDTH - 2 * MARGIN) / Math.max(1, last - 1));
  const at = (night: number) => ({
    x: Math.round(MARGIN + (night - 1) * step),
    y: Math.round(36 + 16 * Math.sin(((night - 1) * Math.PI) / 4)),
  });
  const nights = Array.from({ length: last }, (_, i) => at(i + 1));
  return (
    <svg className={styles.path} viewBox={`0 0 ${WIDTH} 84`} aria-hidden="true">
      <polyline points={nights.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {nights.map(({ x, y }) => (
        <circle key={x} className={styles.night} cx={x} cy={y} r="2.5" />
      ))}
      {planned.map(({ firstNight, label }, i) => {
        const { x, y } = at(firstNight);
        return (
          <g key={label}>
            <circle className={styles.dark} cx={x} cy={y} r="12" />
            <circle
              className={styles.moon}
              cx={x}
              cy={y}
              r="10"
              fillOpacity={(i + 1) / planned.length}
            />
            {/* The word “night” comes before the first number only, at the edge of the drawing. */}
            <text x={i === 0 ? x - 12 : x} y={y + 26} textAnchor={i === 0 ? 'start' : 'middle'}>
              {i === 0 ? `${word} ${firstNight}` : firstNight}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
