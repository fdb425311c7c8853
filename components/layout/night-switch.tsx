import { useSite } from '../lib/page';
import { switchTheme, useNight } from '../lib/theme';
import { Moon, Sun } from '../ui/icons';
import styles from './bar.module.css';

/** A switch for the dark theme, which overrides the system's setting. */
export function NightSwitch() {
  const night = useNight();
  const { nightLight } = useSite().words;
  return (
    <button
      type="button"
      className={`${styles.round} needs-scripts`}
      aria-pressed={night}
      onClick={switchTheme}
    >
      {night ? <Sun /> : <Moon />}
      <span className="visually-hidden">{nightLight}</span>
    </button>
  );
}
