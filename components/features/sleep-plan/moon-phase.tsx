import styles from './moon-phase.module.css';

/** A stage's position in its approach as a waxing moon; `part` is the lit part, above 0 and up to 1. */
export function MoonPhase({ part }: { part: number }) {
  // The edge of the lit part is half an ellipse, which changes sides after half moon.
  const bulge = Math.round(10 * Math.abs(1 - 2 * part) * 100) / 100;
  const sweep = part > 0.5 ? 1 : 0;
  return (
    <svg className={`${styles.moon} picture`} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.dark} cx="12" cy="12" r="11" />
      <path className={styles.lit} d={`M12 2a10 10 0 0 1 0 20a${bulge} 10 0 0 ${sweep} 0-20Z`} />
    </svg>
  );
}
