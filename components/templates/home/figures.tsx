import type { Claim } from '../../lib/schema.gen';
import { Star } from '../../ui/icons';
import styles from './hero.module.css';

/** The headline figures, and below them what they are based on. */
export function Figures({ figures }: { figures: Claim[] }) {
  if (figures.length === 0) return null;
  const based = figures.filter(({ basis }) => basis);
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {value.includes('star') && <Star className={styles.star} />}
            </dd>
          </div>
        ))}
      </dl>
      {based.length > 0 && (
        <ul className={styles.bases}>
          {based.map(({ asked, basis, period, value }) => (
            <li key={value}>
              <b>{value}:</b> {basis} {[asked, period].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
